"""What somebody wants of every table: whether it is told under a question what to look at (where there is room for it,
until they say otherwise), and how quickly it is told what just happened. No Textual here.

What was said stands in a small file beside the saved games; one that can't be read or written is left out of account.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from klubovna.terminal.saves import data_folder

FILE = "settings.json"
Pace: TypeAlias = Literal["calm", "usual", "brisk"]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wants of every table; None: nothing was said."""

    matters: bool | None = None
    pace: Pace = "usual"


def kept(path: Path | None = None) -> Settings:
    try:
        return msgspec.json.decode((path or data_folder() / FILE).read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError):
        return Settings()


def keep(settings: Settings, path: Path | None = None) -> None:
    path = path or data_folder() / FILE
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(settings) + b"\n")
