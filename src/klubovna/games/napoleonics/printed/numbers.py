"""The battlefield ("Bitevní pole") and the numbers of the rules, as `content/rules.toml` has them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from klubovna.games.napoleonics.printed.armies import Count
from klubovna.games.napoleonics.printed.deck import CENTER, LEFT, RIGHT
from klubovna.kernel.content import Block
from klubovna.kernel.hexes import Hexes

Column: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=13)]


class Battlefield(Block, frozen=True):
    rows: Annotated[tuple[Column, ...], msgspec.Meta(min_length=2, max_length=26)]


class Sections(Block, frozen=True):
    """Columns by the width of the row, seen by whoever sits at the bottom."""

    left: dict[str, Column]
    """The left wing reaches to this one…"""
    centre: dict[str, tuple[Column, Column]]
    right: dict[str, Column]
    """…the right wing begins with this one."""


class Leaders(Block, frozen=True):
    move: Count
    retreat: Count
    check: Count
    last_check: Count


class Squares(Block, frozen=True):
    slots: Count
    hand: Count
    dice: Count


class Morale(Block, frozen=True):
    support: Count
    leader: Count
    supported: Count


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    battlefield: Battlefield
    wide_centre: Sections
    narrow_centre: Sections
    leaders: Leaders
    squares: Squares
    morale: Morale


def sections(field: Hexes, lines: Sections) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sections of each hex as bits, for the player at the top and for the one at the bottom."""
    below = tuple(_section(field, cell, lines) for cell in field.cells)
    return tuple(_turned(bits) for bits in below), below


def _section(field: Hexes, cell: int, lines: Sections) -> int:
    row = field.rows[field.row[cell]]
    column, width = (field.x[cell] - row.start) // 2 + 1, str(row.width)
    first, last = lines.centre[width]
    left, right = column <= lines.left[width], column >= lines.right[width]
    return LEFT * left | CENTER * (first <= column <= last) | RIGHT * right


def _turned(bits: int) -> int:
    """The other player's left is one's right."""
    return bits & CENTER | (LEFT if bits & RIGHT else 0) | (RIGHT if bits & LEFT else 0)
