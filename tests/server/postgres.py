"""A PostgreSQL server for the tests, where its programs are installed: on a socket, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ELSEWHERE = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of `initdb`: on the path, or where Debian hides it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(ELSEWHERE.glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def _as_somebody() -> dict[str, object]:
    """PostgreSQL refuses to be root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            who = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    return {}


@contextmanager
def running(bin: Path) -> Iterator[str]:
    """Its address. Everything is gone afterwards."""
    somebody = _as_somebody()
    folder = Path(tempfile.mkdtemp(prefix="club-pg-", dir="/tmp"))
    if somebody:
        os.chown(folder, int(str(somebody["user"])), int(str(somebody["group"])))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **somebody}
    data = folder / "data"
    subprocess.run([bin / "initdb", "-D", data, "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync"],
                   check=True, timeout=120, **quiet)  # type: ignore[call-overload]  # fmt: skip
    server = subprocess.Popen(
        [bin / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off",
         "-c", "shared_buffers=16MB", "-c", "max_connections=60"],
        **quiet,
    )  # type: ignore[call-overload]  # fmt: skip
    try:
        wait = [bin / "pg_isready", "-h", folder, "-U", "club", "-d", "postgres"]
        for _ in range(300):
            if subprocess.run(wait, check=False, timeout=10, **quiet).returncode == 0:  # type: ignore[call-overload]
                break
            assert server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.05)
        yield f"postgresql://club@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
