"""Line of fire ("Palebné pole") on all maps, against somebody who works it out in another way."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.field import Field
from klubovna.games.hagalaz.printed.ground import DOOR, OBSTACLE, WALL
from klubovna.games.hagalaz.printed.missions import MISSIONS


def cube(field: Field, cell: int) -> tuple[int, int, int]:
    """Coordinates in which a line is a line: one of the three stays the same."""
    q = (field.hexes.x[cell] - field.hexes.row[cell]) // 2
    return q, field.hexes.row[cell], -q - field.hexes.row[cell]


@cache
def by_place(field: Field) -> dict[tuple[int, int, int], int]:
    return {cube(field, cell): cell for cell in field.hexes.cells}


def between(field: Field, a: int, b: int) -> list[int] | None:
    """The hexes from one to the other, if they are on a line; None where one is missing or there is no line."""
    start, end = cube(field, a), cube(field, b)
    away = [y - x for x, y in zip(start, end, strict=True)]
    length = max(map(abs, away))
    if 0 not in away or not length:
        return None
    (x, y, z), (dx, dy, dz), places = start, away, by_place(field)
    path = [(x + dx * i // length, y + dy * i // length, z + dz * i // length) for i in range(length + 1)]
    return [places[place] for place in path] if all(place in places for place in path) else None


def seen(field: Field, a: int, b: int, locked: int) -> bool:
    path = between(field, a, b)
    if path is None or (field.raised[a] != field.raised[b] and len(path) > 2):
        return False
    for number, (here, there) in enumerate(pairwise(path)):
        side = field.hexes.side(here, there)
        what = field.sides[here][side]
        door = field.door.get((here, side))
        if what == WALL or (number and what in (OBSTACLE, DOOR)) or (door is not None and locked >> door & 1):
            return False
    return True


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_pair_of_hexes(mission: str) -> None:
    """With the doors as they are at first, and with all of them unlocked."""
    field = GAME.content().ground(mission)  # type: ignore[attr-defined]
    for locked in {field.locked, 0}:
        sees = field.ways[locked].sees
        for a in field.hexes.cells:
            assert sees[a] == {b for b in field.hexes.cells if seen(field, a, b, locked)}, field.names[a]
