"""A PostgreSQL server for the tests, where its programs are installed: on a socket, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

ELSEWHERE = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of `initdb`: on the path, or where Debian hides it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(ELSEWHERE.glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


class _Somebody(TypedDict, total=False):
    user: int
    group: int
    extra_groups: list[str | int]


def _as_somebody() -> _Somebody:
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
    folder = Path(tempfile.mkdtemp(prefix="club-pg-", dir="/tmp"))
    if somebody := _as_somebody():
        os.chown(folder, somebody["user"], somebody["group"])
    try:
        data = folder / "data"
        _run(folder, bin / "initdb", "-D", data, "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = {"listen_addresses": "", "unix_socket_directories": folder, "fsync": "off", "max_connections": 200}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        _run(folder, bin / "pg_ctl", "start", "--wait", "-D", data, "-l", folder / "log", "-o", options)
        try:
            yield f"postgresql://club@/postgres?host={folder}"
        finally:  # at once: nothing of it is needed any more
            _run(folder, bin / "pg_ctl", "stop", "--wait", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(folder: Path, *command: str | Path) -> None:
    """Each of these ends when it has done what it was asked for."""
    with (folder / "said").open("w+b") as said:
        done = subprocess.run(command, stdout=said, stderr=said, cwd=folder, check=False, **_as_somebody())
        said.seek(0)
        assert done.returncode == 0, said.read().decode()
