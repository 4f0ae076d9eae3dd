"""How somebody here did, by game and name: which lessons are learned, which puzzles were found. No Textual here.

It stands in a small file beside the saved games; one that can't be read is told, and left out of account.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from klubovna.kernel.errors import Broken

K = TypeVar("K", bound=msgspec.Struct)


class Ledger(Generic[K]):
    """A file of one kind of thing."""

    def __init__(self, kind: type[K], path: Path) -> None:
        self.path = path
        self.fault: Broken | None = None
        """What is wrong with the file."""
        self._kept: dict[str, dict[str, K]] = self._read(dict[str, dict[str, kind]])  # type: ignore[valid-type]

    def of(self, game: str, name: str) -> K | None:
        return self._kept.get(game, {}).get(name)

    def keep(self, game: str, name: str, what: K) -> None:
        """Written at once; raises OSError."""
        self._kept.setdefault(game, {})[name] = what
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self._kept), indent=2) + b"\n")
        beside.replace(self.path)

    def _read(self, kind: Any) -> Any:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=kind)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError) as problem:
            self.fault = Broken(str(problem), file=self.path)
            return {}
