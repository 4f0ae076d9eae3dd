"""Where games are kept. A save is a record; every game has a file of its own, so none is lost."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from klubovna import Broken, Record
from klubovna.kernel.record import Chosen

MOST_LISTED = 50


class Saved(msgspec.Struct, frozen=True):
    """A line of the list of saved games."""

    path: Path
    when: datetime
    choices: int
    finished: bool


def data_folder(environ: Mapping[str, str] | None = None) -> Path:
    environ = os.environ if environ is None else environ
    data = environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "klubovna"


def new_path(game: str) -> Path:
    """A name that nothing has yet: the game and the time it began."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path, again = data_folder() / f"{stem}.jsonl", 1
    while path.exists():
        again += 1
        path = data_folder() / f"{stem}-{again}.jsonl"
    return path


def listing(game: str) -> list[Saved]:
    """The saved games, newest first; what can't be read is not offered."""
    paths = sorted(data_folder().glob(f"{game}-*.jsonl"), key=lambda p: p.stat().st_mtime_ns, reverse=True)
    return [saved for path in paths[:MOST_LISTED] if (saved := _saved(path))]


def unfinished(game: str) -> Path | None:
    """The game that `--continue` goes on with."""
    return next((saved.path for saved in listing(game) if not saved.finished), None)


def keep(record: Record, path: Path) -> None:
    """Write the record, making the folder when it is the first one; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    record.save(path)


def _saved(path: Path) -> Saved | None:
    try:
        record = Record.load(path)
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (Broken, OSError):
        return None
    choices = sum(isinstance(entry, Chosen) for entry in record.line())
    return Saved(path, when, choices, record.outcome is not None)
