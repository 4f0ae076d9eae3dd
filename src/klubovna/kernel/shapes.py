"""Shapes that a view may hold, for boards that know nothing of the game: what has one of these can be drawn by anybody.

A view may hold whatever it likes; what is one of these is drawn as such, wherever it stands. Ids are those of things:
they are shown by their names, and where one is a word of an action's path, the thing can be pointed at.

What else such boards understand: a part of a view with a `seat` is that seat's; `last`, a list of ids, is what the last
turn touched; `Preview.numbers` are shown at the track, pile, hand or field they are named after. Of the game's texts
`field-<name>` is what a field of a view is called, `face-<id>` what is seen on a card, or on all pieces of a seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from klubovna.kernel.messages import Seat


class Piece(msgspec.Struct, frozen=True):
    """Something that stands somewhere; those of one seat look alike."""

    id: str
    owner: Seat | None = None


class Point(msgspec.Struct, frozen=True):
    """A place for one piece; `x` counts to the right, `y` down."""

    id: str
    x: int
    y: int
    piece: Piece | None


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """Places at coordinates, with lines between some of them."""

    shape: Literal["points"] = "points"
    id: str
    points: list[Point]
    lines: tuple[tuple[str, str], ...]
    """From place to place, by their ids."""


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """Squares side by side; not all of them have to be there."""

    shape: Literal["grid"] = "grid"
    id: str
    cells: list[Point]


class Hexes(msgspec.Struct, frozen=True, kw_only=True):
    """Hexes that stand on a corner, row upon row; `x` counts half widths, as in `kernel/hexes.py`: a step sideways is
    2, one to the next row 1."""

    shape: Literal["hexes"] = "hexes"
    id: str
    cells: list[Point]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that lie on each other."""

    shape: Literal["pile"] = "pile"
    id: str
    count: int
    top: str | None
    """What is seen of it; None where it lies face down, or where nothing lies."""


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat holds."""

    shape: Literal["hand"] = "hand"
    id: str
    owner: Seat
    cards: list[str | None]
    """None for one of which only the back is seen."""


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is counted, and how far."""

    shape: Literal["track"] = "track"
    id: str
    at: int
    first: int
    last: int
