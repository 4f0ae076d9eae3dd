"""A mission as rules use it: everything by the numbers of hexes and sides (see `kernel.hexes`)."""

from __future__ import annotations

from functools import cached_property

import msgspec

from klubovna.games.hagalaz.printed.drawing import COVER, LOCKED, RAISED, RAMP, UNLOCKED, WALLS, Drawing, drawn
from klubovna.games.hagalaz.printed.missions import Mission
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.hexes import DIRECTIONS, NOWHERE, walk

OPEN, OBSTACLE, WALL, DOOR, UP, DOWN = range(6)
"""What a side of a hex is. UP and DOWN are an elevation line, seen from its lower and from its raised hex; WALL is also
the edge of the map."""
NO_DOOR = -1


class Door(msgspec.Struct, frozen=True):
    """A door before the first move, between two hexes; `side` is the one of `here` where `there` is."""

    id: str
    here: int
    there: int
    side: int
    locked: bool


class Turret(msgspec.Struct, frozen=True):
    cell: int
    side: int
    """Which way it shoots."""


class Ground(Content):
    def __init__(self, id: str, hash: str, mission: Mission) -> None:
        super().__init__(Pages({}, hash, []))
        self.id, self.mission = id, mission
        drawing = drawn(mission.map.hexes)
        self.hexes = hexes = drawing.hexes
        self.marks = drawing.marks
        """By hex: the letters drawn on it (see `drawing.MARKS`)."""
        self.raised = tuple(RAISED in marks for marks in self.marks)
        self.doors = tuple(_doors(drawing))
        self.door = {(door.here, door.side): number for number, door in enumerate(self.doors)}
        self.door |= {(door.there, (door.side + 3) % 6): number for number, door in enumerate(self.doors)}
        """By hex and side: the number of the door there."""
        self.sides = tuple(tuple(self._side(drawing, c, side) for side in range(6)) for c in hexes.cells)
        """By hex and side: OPEN, OBSTACLE, WALL, DOOR, UP or DOWN."""
        self.turrets = tuple(
            Turret(hexes.number[name], DIRECTIONS.index(way)) for name, way in mission.map.turrets.items()
        )
        self.sealed = mission.map.sealed
        self.area = self._areas()
        """By hex: the number of its area. Walls and doors separate areas, a fast travel does not join them."""

    def marked(self, letters: str) -> tuple[int, ...]:
        """The hexes with any of these marks."""
        return tuple(cell for cell, marks in enumerate(self.marks) if set(marks) & set(letters))

    def cells(self, names: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.hexes.number[name] for name in names)

    def door_numbers(self, ids: tuple[str, ...]) -> tuple[int, ...]:
        """Doors by their ids, either hex first; none named means all."""
        return tuple(
            number for number, door in enumerate(self.doors) if not ids or {door.id, _turned(door.id)} & set(ids)
        )

    def _side(self, drawing: Drawing, cell: int, side: int) -> int:
        there, sign = drawing.hexes.beside[cell][side], drawing.signs.get((cell, side), "")
        if there == NOWHERE or (sign and sign in WALLS):
            return WALL
        if sign in (LOCKED, UNLOCKED):
            return DOOR
        if sign == COVER:
            return OBSTACLE
        if self.raised[cell] == self.raised[there] or sign == RAMP:
            return OPEN
        return DOWN if self.raised[cell] else UP

    def _areas(self) -> tuple[int, ...]:
        joined = [
            [there for there, what in zip(around, sides, strict=True) if what not in (WALL, DOOR)]
            for around, sides in zip(self.hexes.beside, self.sides, strict=True)
        ]
        area = [NOWHERE] * len(joined)
        for cell in self.hexes.cells:
            if area[cell] == NOWHERE:
                number = max(area, default=NOWHERE) + 1
                for there, steps in enumerate(walk(joined, cell)):
                    if steps != NOWHERE:
                        area[there] = number
        return tuple(area)

    @cached_property
    def travel(self) -> dict[int, tuple[int, ...]]:
        """Fast travel: where one comes to from a hex."""
        ends = {mark: self.marked(mark) for mark in "AB"}
        return {cell: tuple(there for there in cells if there != cell) for cells in ends.values() for cell in cells}


def _doors(drawing: Drawing) -> list[Door]:
    names = drawing.hexes.names
    found = []
    for (cell, side), sign in sorted(drawing.signs.items()):
        there = drawing.hexes.beside[cell][side]
        if sign in (LOCKED, UNLOCKED) and cell < there:
            found.append(Door(f"{names[cell]}-{names[there]}", cell, there, side, sign == LOCKED))
    return found


def _turned(door: str) -> str:
    here, _, there = door.partition("-")
    return f"{there}-{here}"
