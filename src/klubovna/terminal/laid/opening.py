"""Puzzles of both kinds are opened by the application: neither screen knows the other."""

from __future__ import annotations

from typing import Protocol

from klubovna.service.puzzles import Puzzle
from klubovna.terminal.laid.collection import Keeping


class Opener(Protocol):
    """What the application does for those who puzzle."""

    def open_puzzle(self, collection: Keeping, puzzle: Puzzle, *, instead: bool) -> None:
        """`instead`: of the one that is shown now."""
