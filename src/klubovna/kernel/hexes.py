"""Boards of hexes that stand on a corner, row upon row: who neighbours whom, how far, and what lies on a straight line.

A cell is a number; everything that is asked in play is a table. Inside, a cell has a row and an `x` counted in half
widths, so that a step sideways is 2 and a step to the next row is 1: all geometry is exact in whole numbers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import TypeAlias

import msgspec

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
"""The six sides of a hex; row 0 is in the north. The opposite of side d is (d + 3) % 6."""
NOWHERE = -1
"""Where there is no cell: beyond the edge of the board."""

_STEPS = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
_CORNERS = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
"""Side d runs from corner d to the next one. (A hex drawn 2 wide and 4 tall, rows 3 apart: lines stay lines.)"""

Gap: TypeAlias = tuple[int, ...]
"""What a line meets at one place: the hex it crosses, or the two hexes between which it runs along their common side.
It is closed if all of them are. A gap without hexes lies outside the board and is always closed."""
Line: TypeAlias = tuple[Gap, ...]
"""The gaps between two hexes in order, without the two themselves."""


class Row(msgspec.Struct, frozen=True):
    """Hexes side by side: where the first one stands (in half widths) and how many there are."""

    start: int
    width: int


class Hexes:
    """A board. Cells are numbered row by row and named like `A1`: the row's letter, the column from 1. Where the board
    has holes, their names are left out and the others keep theirs."""

    def __init__(self, rows: Sequence[Row], holes: Iterable[tuple[int, int]] = ()) -> None:
        """Holes are given by their row and column, both from 0."""
        if any((row.start + i - rows[0].start) % 2 for i, row in enumerate(rows)):
            raise ValueError("every second row has to be half a hex aside")
        self.rows, missing = tuple(rows), set(holes)
        places = [(r, c) for r, row in enumerate(rows) for c in range(row.width) if (r, c) not in missing]
        spots = [(r, rows[r].start + 2 * c) for r, c in places]
        self.row = tuple(r for r, _ in spots)
        self.x = tuple(x for _, x in spots)
        self.names = tuple(f"{chr(ord('A') + r)}{(x - rows[r].start) // 2 + 1}" for r, x in spots)
        self.number = {name: cell for cell, name in enumerate(self.names)}
        self.cells = range(len(spots))
        self._at = {spot: cell for cell, spot in enumerate(spots)}
        self.beside = tuple(tuple(self.at(r + dr, x + dx) for dx, dr in _STEPS) for r, x in spots)
        """By cell and side: the cell there, or NOWHERE."""
        self.neighbours = tuple(tuple(cell for cell in around if cell != NOWHERE) for around in self.beside)
        self.distance = tuple(tuple(self._apart(a, b) for b in self.cells) for a in self.cells)

    @staticmethod
    def offset(widths: Iterable[int], holes: Iterable[tuple[int, int]] = ()) -> Hexes:
        """The usual board: every second row, beginning with the second, stands half a hex to the right."""
        return Hexes([Row(number % 2, width) for number, width in enumerate(widths)], holes)

    def __len__(self) -> int:
        return len(self.names)

    def at(self, row: int, x: int) -> int:
        """The cell that stands there, or NOWHERE."""
        return self._at.get((row, x), NOWHERE)

    def _apart(self, a: int, b: int) -> int:
        rows, aside = abs(self.row[a] - self.row[b]), abs(self.x[a] - self.x[b])
        return rows + max(0, aside - rows) // 2

    def side(self, a: int, b: int) -> int:
        """On which side of `a` its neighbour `b` is."""
        return self.beside[a].index(b)

    @cached_property
    def rings(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By cell and distance: the cells exactly so far away."""
        farthest = [max(distances) for distances in self.distance]
        return tuple(
            tuple(tuple(b for b in self.cells if self.distance[a][b] == d) for d in range(farthest[a] + 1))
            for a in self.cells
        )

    def within(self, a: int, distance: int) -> tuple[int, ...]:
        """All cells no farther than this, nearest first, the cell itself among them."""
        return tuple(cell for ring in self.rings[a][: distance + 1] for cell in ring)

    @cached_property
    def rays(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By cell and side: the cells in a straight row that way, nearest first, as far as the board goes."""
        return tuple(tuple(self._ray(cell, side) for side in range(6)) for cell in self.cells)

    def _ray(self, cell: int, side: int) -> tuple[int, ...]:
        met = []
        while (cell := self.beside[cell][side]) != NOWHERE:
            met.append(cell)
        return tuple(met)

    @cached_property
    def lines(self) -> tuple[tuple[Line, ...], ...]:
        """By two cells: what the line between their centres meets on its way from the first to the second."""
        return tuple(tuple(self._line(a, b) for b in self.cells) for a in self.cells)

    def _line(self, a: int, b: int) -> Line:
        r, x = self.row[a], self.x[a]
        course = _course(self.row[b] - r, self.x[b] - x)
        return tuple(
            tuple(self._at[place] for dr, dx in gap if (place := (r + dr, x + dx)) in self._at) for gap in course
        )

    def facing(self, a: int, b: int) -> tuple[int, ...]:
        """Through which side of `b` the line from the centre of `a` comes in; two if it comes over a corner."""
        return _entered(self.row[a] - self.row[b], self.x[a] - self.x[b])


def walk(ways: Sequence[Iterable[int]], start: int) -> tuple[int, ...]:
    """By cell: how many steps it is from the start, where `ways` tells for each cell which ones can be entered from it;
    NOWHERE if there is no way."""
    steps = [NOWHERE] * len(ways)
    steps[start] = 0
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for there in ways[cell]:
            if steps[there] == NOWHERE:
                steps[there] = steps[cell] + 1
                waiting.append(there)
    return tuple(steps)


@cache
def _course(rows: int, aside: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The gaps on the way to a hex that is so many rows and half widths away, as steps from where one begins.

    A hex is met where the line has corners of it on both sides, or where one of its sides lies on the line; touching
    a single corner is not meeting. Gaps stand in the order in which their centres lie along the line.
    """
    whole = aside * aside + 3 * rows * rows
    met: dict[int, list[tuple[int, int]]] = {}
    for dr in range(min(0, rows) - 1, max(0, rows) + 2):
        for dx in range(min(0, aside) - 2, max(0, aside) + 3):
            along = dx * aside + 3 * dr * rows
            if (dr + dx) % 2 == 0 and 0 < along < whole and _meets(rows, aside, dr, dx):
                met.setdefault(along, []).append((dr, dx))
    return tuple(tuple(met[along]) for along in sorted(met))


def _meets(rows: int, aside: int, dr: int, dx: int) -> bool:
    """On which side of the line each corner of a hex lies tells whether the line meets it."""
    offs = [aside * (3 * dr + y) - 3 * rows * (dx + x) for x, y in _CORNERS]
    return min(offs) < 0 < max(offs) or offs.count(0) == 2


@cache
def _entered(rows: int, aside: int) -> tuple[int, ...]:
    """The sides of a hex that the line to its centre crosses, coming from so many rows and half widths away."""
    if not rows and not aside:
        return ()
    return tuple(side for side in range(6) if _between(_CORNERS[side], _CORNERS[(side + 1) % 6], (aside, 3 * rows)))


def _between(first: tuple[int, int], last: tuple[int, int], way: tuple[int, int]) -> bool:
    return _cross(first, way) <= 0 <= _cross(last, way)


def _cross(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] * b[1] - a[1] * b[0]
