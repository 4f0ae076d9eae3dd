"""The puzzle of the day: one for everybody, the same wherever the same puzzles are.

Games take turns by the day, and within a game every puzzle comes once before any comes again.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from hashlib import blake2s

from klubovna.kernel.game import Game
from klubovna.service.puzzles import Puzzle, offered


def day_of(seconds: float) -> date:
    """The same all over the world."""
    return datetime.fromtimestamp(seconds, UTC).date()


def puzzle_of(day: date, games: Iterable[Game]) -> tuple[Game, Puzzle] | None:
    """Which it is, of these games; None where none of them has a puzzle."""
    having = {game.id: (game, found) for game in games if (found := offered(game))}
    if not having:
        return None
    turn, number = divmod(day.toordinal(), len(having))
    game, found = having[sorted(having)[number]]
    return game, _mixed(game, found)[turn % len(found)]


def _mixed(game: Game, found: Iterable[Puzzle]) -> list[Puzzle]:
    """In an order that has nothing to do with how hard they are."""
    return sorted(found, key=lambda one: blake2s(f"{game.id} {one.name}".encode()).digest())
