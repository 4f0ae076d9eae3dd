"""A server in a process of its own, which says where it is as soon as it is open."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
READY, GONE = 120.0, 30.0
"""Seconds in which a server must be up, or must have stopped: far more than a busy machine needs."""
OPEN = b"the clubhouse is open at "


class Started:
    def __init__(self, command: Sequence[str], log: Path, modules: Sequence[Path] = ()) -> None:
        """`modules`: folders in which it finds modules besides those that everybody finds."""
        found = os.pathsep.join([*map(str, modules), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            env=os.environ | ({"PYTHONPATH": found} if found else {}),
        )  # fmt: skip
        self.log, self._address = log, ""
        self._known = threading.Event()
        self._reader = threading.Thread(target=self._follow)
        self._reader.start()

    def _follow(self) -> None:
        """Until it is gone, what it says is written down."""
        assert self.process.stderr
        with self.log.open("ab") as log, self.process.stderr as lines:
            for line in lines:
                log.write(line)
                if OPEN in line:
                    self._address = line.decode().strip().rpartition("//")[2]
                    self._known.set()
        self._known.set()

    def opened(self) -> str:
        """Host and port, once it listens there."""
        if not (self._known.wait(READY) and self._address):
            self.stop()
            raise AssertionError(f"the server did not open:\n{self.said[-2000:]}")
        return self._address

    @property
    def said(self) -> str:
        return self.log.read_text("utf-8")

    def kill(self) -> None:
        """As if the power went: no goodbye, nothing is finished."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """As it should be; the status that it leaves with."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        try:
            return self.process.wait(GONE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            self._reader.join()
