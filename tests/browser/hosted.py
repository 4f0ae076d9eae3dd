"""A site as `klubovna site` writes it, on a host that knows nothing but files, somewhere below its root."""

from __future__ import annotations

from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import sleep
from unittest import mock

from klubovna.service import puzzles
from klubovna.site.serving import server
from klubovna.site.writing import write

PATH = "some/where"
offered = puzzles.offered
FEW = 3
"""Puzzles of each game: to write all of them down takes most of the time, and none of them is another case here."""


class Hosted:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    def write(self) -> Hosted:
        """By the first of the processes that test; the others wait until it is there."""
        written = self.folder / "written"
        try:
            self.folder.mkdir()
        except FileExistsError:
            while not written.exists():
                sleep(0.1)
            return self
        with mock.patch.object(puzzles, "offered", lambda game: offered(game)[:FEW]):
            write(self.folder / PATH)
        written.touch()
        return self

    def open(self) -> Hosted:
        """Always at the same address: what a browser keeps, it keeps for that."""
        if self._server is None:
            self._server = server(self.folder, self._port)
            self._port = self._server.server_port
            Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def close(self) -> None:
        """The host is gone, and every connection to it."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{PATH}"
