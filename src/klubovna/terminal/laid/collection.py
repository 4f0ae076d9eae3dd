"""The puzzles of a game as somebody here finds them: which were found, and how. No Textual here."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import msgspec

from klubovna import shelf
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.service.daily import day_of, puzzle_of
from klubovna.service.puzzles import Puzzle, offered, sound
from klubovna.terminal.laid.ledger import Ledger
from klubovna.terminal.saves import data_folder

FILE = "puzzles.json"


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it went with a puzzle."""

    found: bool = False
    first: bool = False
    """Whether it was found at once and without help, the first time that it was tried."""


class Solver(Protocol):
    """Somebody at a puzzle of whichever kind."""

    puzzle: Puzzle
    found: bool

    @property
    def begun(self) -> bool: ...

    @property
    def clean(self) -> bool: ...


class Keeping(Protocol):
    """Where it is kept how somebody does at puzzles, and which comes next."""

    @property
    def game(self) -> Game: ...

    def keep(self, solver: Solver) -> None:
        """Raises OSError."""

    def after(self, puzzle: Puzzle | None = None) -> Puzzle | None: ...


class Nowhere:
    """A position of somebody's game stands for itself."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def keep(self, solver: Solver) -> None:
        pass

    def after(self, puzzle: Puzzle | None = None) -> Puzzle | None:
        return None


class Collection:
    """The puzzles of one game; raises Unreadable where there are none."""

    def __init__(self, game: Game, path: Path | None = None, games: Iterable[Game] | None = None) -> None:
        self.game = game
        self.puzzles, self.faults = offered(game), sound(game.package)[1]
        if not self.puzzles and not self.faults:
            raise Unreadable(f"{game.id} has no puzzles")
        self._tried = Ledger(Tried, path or data_folder() / FILE)
        self.fault = self._tried.fault
        """What is wrong with the file in which it stands which were found."""
        self.today = todays(games)

    def tried(self, puzzle: Puzzle) -> Tried | None:
        return self._tried.of(self.game.id, puzzle.name)

    @property
    def found(self) -> int:
        return sum((self.tried(puzzle) or Tried()).found for puzzle in self.puzzles)

    def keep(self, solver: Solver) -> None:
        """How it goes, written at once; raises OSError. What was found once stays found, and only the first attempt can
        be the first."""
        before, puzzle = self.tried(solver.puzzle), solver.puzzle
        if before is None and not solver.begun:
            return
        now = Tried(solver.found, solver.found and solver.clean)
        if before is not None:
            now = Tried(before.found or now.found, before.first)
        if now != before:
            self._tried.keep(self.game.id, puzzle.name, now)

    def after(self, puzzle: Puzzle | None = None) -> Puzzle | None:
        """The next that was not tried yet, from the easiest to the hardest; before it, if there is none after it."""
        at = self.puzzles.index(puzzle) + 1 if puzzle in self.puzzles else 0
        ordered = [*self.puzzles[at:], *self.puzzles[:at]]
        return next((one for one in ordered if one != puzzle and self.tried(one) is None), None)


def todays(games: Iterable[Game] | None = None) -> tuple[Game, Puzzle] | None:
    """The puzzle of the day, among all that is on the shelf."""
    return puzzle_of(day_of(time.time()), shelf.sound()[0] if games is None else games)
