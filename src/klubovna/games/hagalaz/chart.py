"""The part of a view that hardly ever changes: the map, its turrets, and what is seen from where. Drawn once."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from klubovna.games.hagalaz.field import Field
from klubovna.games.hagalaz.printed.drawing import MARKS, RAISED
from klubovna.kernel.hexes import DIRECTIONS

SIDES = ("open", "obstacle", "wall", "door", "up", "down")


class HexView(msgspec.Struct, frozen=True):
    """A hex of the map, which never changes."""

    id: str
    area: int
    raised: bool
    marks: tuple[str, ...]
    """What is drawn on it, in words: "hero start", "grunt start", "fire", "exit" …"""
    sides: dict[str, str]
    """By direction: obstacle, wall, door, up or down; open ones are left out."""


class DoorView(msgspec.Struct, frozen=True):
    id: str
    here: str
    there: str
    side: str
    """On which side of `here`."""
    locked: bool


class TurretView(msgspec.Struct, frozen=True):
    hex: str
    facing: str
    active: bool
    arc: tuple[str, ...]


@lru_cache(maxsize=64)
def drawn_map(field: Field) -> tuple[HexView, ...]:
    """Drawn once for each mission."""
    return tuple(
        HexView(
            id=name,
            area=field.area[cell],
            raised=field.raised[cell],
            marks=tuple(MARKS[mark] for mark in field.marks[cell] if mark != RAISED),
            sides={DIRECTIONS[d]: SIDES[what] for d, what in enumerate(field.sides[cell]) if what},
        )
        for cell, name in enumerate(field.names)
    )


@lru_cache(maxsize=512)
def drawn_turrets(field: Field, locked: int, silent: int) -> list[TurretView]:
    arcs = field.ways[locked].arcs
    return [
        TurretView(
            field.names[turret.cell],
            DIRECTIONS[turret.side],
            not silent >> number & 1,
            tuple(field.names[cell] for cell in arcs[number]),
        )
        for number, turret in enumerate(field.turrets)
    ]


@lru_cache(maxsize=4096)
def lines_of_fire(field: Field, locked: int, cell: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(field.names.__getitem__, ray)) for ray in field.ways[locked].rays[cell] if ray)
