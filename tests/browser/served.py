"""A server in a process of its own: it can be killed and started again on the same files and the same port."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
READY, GONE = 60.0, 10.0
"""Seconds in which a server must be up, or must have stopped."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Served:
        database, secret = f"sqlite:///{self.folder / 'club.sqlite3'}", str(self.folder / "secret")
        where = ("--port", str(self.port), "--database", database, "--secret-file", secret)
        how = ("--no-limits", "--bot-pace", "0", "--bot-processes", "1", "--review-iterations", "20")
        command = (sys.executable, "-m", "tests.browser.serve", *where, *how)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        self._await_readiness(self._process)
        return self

    def _await_readiness(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + READY
        while not self._answers():
            if process.poll() is not None or time.monotonic() > deadline:
                self.close()
                raise AssertionError(f"the server did not open:\n{self.log.read_text('utf-8')[-2000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the power went: no goodbye, nothing is finished."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(GONE)

    def close(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(GONE)
        except subprocess.TimeoutExpired:
            self.kill()
