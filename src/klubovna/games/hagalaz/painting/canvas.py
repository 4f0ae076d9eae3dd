"""A mission while it is painted: the marks of each hex, what stands on each side, turrets, champions and objectives."""

from __future__ import annotations

import msgspec

from klubovna.games.hagalaz.painting.palette import BOARD
from klubovna.games.hagalaz.printed import drawing
from klubovna.games.hagalaz.printed.drawing import EAST, NOTHING, SOUTH_EAST, SOUTH_WEST, TALLEST, WALLS, WIDEST
from klubovna.games.hagalaz.printed.missions import Mission, Objective, Place, Posted
from klubovna.kernel.errors import Broken
from klubovna.kernel.hexes import NOWHERE, Hexes

MOST_MARKS = 3
"""For which there is room on a hex."""
WALL_ON = {EAST: "|", SOUTH_WEST: "\\", SOUTH_EAST: "/"}


class Canvas:
    def __init__(self, mission: Mission) -> None:
        """Raises Broken where the map itself can't be read."""
        for fault in drawing.faults(mission.map.hexes):
            raise Broken(fault.what)
        drawn = drawing.drawn(mission.map.hexes)
        cell = {name: BOARD.number[name] for name in drawn.hexes.names}
        self.rest = mission
        """What is not painted stands there, what is painted stands there as it was."""
        self.marks = dict(zip(cell.values(), drawn.marks, strict=True))
        """By hex of the board, the letters drawn on it; where there is no hex, nothing."""
        self.signs = {
            edge(cell[drawn.hexes.names[here]], side): "|" if sign in WALLS else sign
            for (here, side), sign in drawn.signs.items()
        }
        """By side, told of the hex to its west: what stands there."""
        self._was = (dict(self.marks), dict(self.signs))
        self.turrets: dict[str, Place] = dict(mission.map.turrets)
        self.champions: list[Posted] = list(mission.champions)
        self.objectives: list[Objective] = list(mission.objectives)

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(sorted(self.marks))

    def board(self) -> Hexes:
        """The map with a row and a column more, as long as there is room."""
        rows = min(TALLEST, max((BOARD.row[cell] for cell in self.marks), default=0) + 2)
        width = min(WIDEST, max((_column(cell) for cell in self.marks), default=0) + 2)
        return Hexes.offset([width] * rows)

    def mission(self) -> Mission:
        """As it is written down now."""
        hexes = self.rest.map.hexes if (self.marks, self.signs) == self._was else self.drawing()
        replace = msgspec.structs.replace
        return replace(
            self.rest,
            map=replace(self.rest.map, hexes=hexes, turrets=self.turrets),
            champions=tuple(self.champions),
            objectives=tuple(self.objectives),
        )

    def drawing(self) -> str:
        lines = []
        for row in range(max((BOARD.row[cell] for cell in self.marks), default=0) + 1):
            hexes, below = self._row(row)
            lines += [hexes, below]
        return "\n".join(lines[:-1]) + "\n"

    def _row(self, row: int) -> tuple[str, str]:
        """A line of hexes, and the line of sides below it."""
        signs = dict[int, str]({0: chr(ord("A") + row)})
        below = dict[int, str]()
        for cell in (cell for cell in self.marks if BOARD.row[cell] == row):
            middle = 4 + 4 * _column(cell) + 2 * (row % 2)
            written = self.marks[cell] if self.marks[cell].strip(drawing.RAISED) else NOTHING + self.marks[cell]
            start = middle - (len(written) == MOST_MARKS)
            signs |= {start + n: mark for n, mark in enumerate(written)}
            for side, line, column in ((EAST, signs, 2), (SOUTH_WEST, below, -1), (SOUTH_EAST, below, 1)):
                if sign := self.signs.get((cell, side)):
                    line[middle + column] = WALL_ON[side] if sign == "|" else sign
        return _line(signs), _line(below)


def _line(signs: dict[int, str]) -> str:
    return "".join(signs.get(column, " ") for column in range(max(signs, default=-1) + 1))


def _column(cell: int) -> int:
    return int(BOARD.names[cell][1:]) - 1


def edge(cell: int, side: int) -> tuple[int, int]:
    """A side as it is drawn: with the hex to its west or north."""
    if side in (EAST, SOUTH_WEST, SOUTH_EAST):
        return cell, side
    there = BOARD.beside[cell][side]
    return (there, (side + 3) % 6) if there != NOWHERE else (cell, side)
