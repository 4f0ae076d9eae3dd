"""Processes that work for the server."""

from __future__ import annotations

import subprocess
import sys

KILLED = """
import os, signal
from klubovna.server.workers import process

if __name__ == "__main__":
    worker = process().submit(os.getpid).result()
    print(worker, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_leave_when_the_server_is_killed() -> None:
    """What it says is only at its end when nobody is left who could say something."""
    server = subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, check=False)
    assert server.returncode < 0
    assert int(server.stdout) > 0
