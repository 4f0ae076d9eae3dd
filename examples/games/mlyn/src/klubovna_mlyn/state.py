"""What lies on the table. Side 0 is white and begins."""

from __future__ import annotations

import msgspec

from klubovna.kernel.content import Content
from klubovna.kernel.frames import Sided
from klubovna.kernel.state import State
from klubovna_mlyn.board import ALL

SEATS = ("white", "black")
MEN = 9
"""Of each side."""
FEWEST = 3
"""With less no mill can be made."""


class Readings(msgspec.Struct, frozen=True):
    """How this table plays where customs differ: the options of these names."""

    flying: str
    double: str
    repetition: str
    quiet: int


class Mlyn(State):
    content: Content
    readings: Readings
    men: list[int]
    """Where the men of each side stand."""
    hand: list[int]
    """How many each side has still to place."""
    quiet: int = 0
    """Moves since a man was placed or removed…"""
    past: list[int] = []
    """…and the positions at the beginning of each of these turns."""
    last: tuple[int, ...] = ()
    """The points that the last turn touched."""

    @property
    def free(self) -> int:
        return ALL & ~(self.men[0] | self.men[1])

    def count(self, side: int) -> int:
        """All the men that a side still has."""
        return self.hand[side] + self.men[side].bit_count()


class Asked(Sided, frozen=True):
    """A question to a side."""

    seats = SEATS
