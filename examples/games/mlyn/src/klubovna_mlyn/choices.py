"""Everything a player can say: `place A7`, `move A7 D7`, `remove D7`."""

from __future__ import annotations

from klubovna.kernel.actions import Action
from klubovna_mlyn.board import POINTS


class Place(Action, frozen=True):
    """A man from the hand."""

    point: str


class Move(Action, frozen=True):
    """A man on the board."""

    start: str
    to: str


class Remove(Action, frozen=True):
    """One of the other's men, for a mill."""

    point: str


PLACES = tuple(Place(point) for point in POINTS)
MOVES = tuple(tuple(Move(start, to) for to in POINTS) for start in POINTS)
REMOVALS = tuple(Remove(point) for point in POINTS)
"""All of them by the numbers of their points: the same words are said again and again."""
