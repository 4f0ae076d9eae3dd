"""A server in a process of its own: it can be killed and started again on the same files and the same port."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.started import ROOT, Started


class Served:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.database = f"sqlite:///{folder / 'club.sqlite3'}"
        self._server: Started | None = None

    def open(self) -> Served:
        secret = str(self.folder / "secret")
        port = self.address.rpartition(":")[2] or "0"
        where = ("--port", port, "--database", self.database, "--secret-file", secret)
        how = ("--no-limits", "--bot-pace", "0", "--bot-processes", "1", "--review-iterations", "20")
        command = (sys.executable, "-m", "tests.browser.serve", *where, *how)
        self._server = Started(command, self.folder / "server.log", modules=[ROOT / "benchmarks"])
        self.address = f"http://{self._server.opened()}"
        return self

    @property
    def is_open(self) -> bool:
        return self._server is not None

    def kill(self) -> None:
        """As if the power went: no goodbye, nothing is finished."""
        assert self._server
        self._server.kill()
        self._server = None

    def close(self) -> None:
        if self._server:
            self._server.stop()
            self._server = None
