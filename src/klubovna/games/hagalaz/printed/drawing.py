r"""Maps of missions ("Mapy mise") as they are drawn in their files.

    A   s   .   . | e^  .       a row begins with its letter; each hex has three columns for its marks
                 /   ~          between two rows, a sign stands on the side of a hex above and a hex below
    B     .   . : .   . + x     every second row stands half a hex to the right

Every side of a hex has one place: right of it in its own row, or below it to the left and to the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from klubovna.kernel.hexes import DIRECTIONS, Hexes

NOTHING, RAISED = ".", "^"
MARKS = {
    "s": "hero start", "G": "start of Garrus", "L": "start of Liara", "T": "start of Tali", "W": "start of Wrex",
    "e": "grunt start", "1": "champion start", "2": "champion start", "3": "champion start", "o": "objective",
    "l": "loot", "b": "bonus loot", "r": "refugee", "t": "terminal", "y": "terminal 1", "z": "terminal 2",
    "A": "fast travel 1", "B": "fast travel 2", "f": "fire", "c": "coolant", "x": "exit", RAISED: "raised",
}  # fmt: skip
"""What may be written on a hex; a dot is a hex with nothing on it, and where nothing is written there is no hex."""
FREE, WALLS, COVER, LOCKED, UNLOCKED, RAMP = " ", "|/\\", ":", "#", "+", "~"
"""What may be written on a side. Between a raised hex and a lower one a free side is an elevation line, unless there
is a ramp."""
SIDES = {
    "|": "wall",
    "/": "wall",
    "\\": "wall",
    COVER: "obstacle",
    LOCKED: "locked door",
    UNLOCKED: "door",
    RAMP: "ramp",
}
EAST, SOUTH_WEST, SOUTH_EAST = (DIRECTIONS.index(side) for side in ("E", "SW", "SE"))
_WALL_ON = {EAST: "|", SOUTH_WEST: "\\", SOUTH_EAST: "/"}
WIDEST, TALLEST = 20, 15


class Row(NamedTuple):
    """A row of hexes, what is drawn below it, and how many lines below the drawing's beginning it stands."""

    letter: str
    hexes: str
    sides: str
    line: int


class Fault(NamedTuple):
    what: str
    line: int


class Drawing:
    """A map that could be read: its hexes, and the marks and signs on them."""

    def __init__(self, text: str) -> None:
        rows = rows_of(text)
        cells = {(r, c): marks for r, row in enumerate(rows) for c, marks in _cells(row, r)}
        widths = [max((c + 1 for (at, c) in cells if at == r), default=0) for r in range(len(rows))]
        every = ((r, c) for r, width in enumerate(widths) for c in range(width))
        self.hexes = Hexes.offset(widths, (place for place in every if place not in cells))
        self.marks = tuple(marks for _, marks in sorted(cells.items()))
        """By hex: the marks on it, without the dot."""
        self.signs: dict[tuple[int, int], str] = {}
        """By hex and side: the sign there, for sides that are not free; told of both hexes."""
        for cell, (r, c) in enumerate(sorted(cells)):
            for side, column, line in _places(r, c, rows[r]):
                if (sign := line[column : column + 1].strip()) and (there := self.hexes.beside[cell][side]) >= 0:
                    self.signs[cell, side] = self.signs[there, (side + 3) % 6] = sign


@lru_cache(maxsize=32)
def drawn(text: str) -> Drawing:
    """A drawing, read once: it is asked for several times while a mission is looked through."""
    return Drawing(text)


def rows_of(text: str) -> list[Row]:
    """The lines of hexes, each with the line of sides below it."""
    rows: list[Row] = []
    for number, line in enumerate(text.splitlines()):
        if line[:1].strip():
            rows.append(Row(line[0], line, "", number))
        elif rows and number == rows[-1].line + 1:
            rows[-1] = rows[-1]._replace(sides=line)
    return rows


def faults(text: str) -> Iterator[Fault]:
    """What keeps a drawing from being read."""
    rows = rows_of(text)
    if not 2 <= len(rows) <= TALLEST:
        yield Fault(f"{len(rows)} rows; a map has 2 to {TALLEST}", 0)
        return
    for number, row in enumerate(rows):
        if row.letter != (letter := chr(ord("A") + number)):
            yield Fault(f"row {number + 1} should begin with its letter {letter}, not {row.letter!r}", row.line)
            return
        yield from _row_faults(row, number, rows[number + 1] if number + 1 < len(rows) else None)
    yield from _stray_lines(text, rows)


def _centre(r: int, c: int) -> int:
    return 4 + 4 * c + 2 * (r % 2)


def _cells(row: Row, r: int) -> Iterator[tuple[int, str]]:
    """The hexes of a row by their columns: what is written there."""
    for c in range((len(row.hexes) - 2 * (r % 2)) // 4 + 1):
        middle = _centre(r, c)
        if written := row.hexes[middle - 1 : middle + 2].strip():
            yield c, written.replace(NOTHING, "").replace(" ", "")


def _places(r: int, c: int, row: Row) -> Iterator[tuple[int, int, str]]:
    """The sides that are drawn with a hex: which side, in which column of which line."""
    middle = _centre(r, c)
    yield EAST, middle + 2, row.hexes
    yield SOUTH_WEST, middle - 1, row.sides
    yield SOUTH_EAST, middle + 1, row.sides


def _row_faults(row: Row, r: int, below: Row | None) -> Iterator[Fault]:
    here = dict(_cells(row, r))
    there = dict(_cells(below, r + 1)) if below else {}
    if not here:
        yield Fault(f"row {row.letter} has no hexes", row.line)
    if here and max(here) >= WIDEST:
        yield Fault(f"row {row.letter} is longer than {WIDEST} hexes", row.line)
    for c, marks in here.items():
        for mark in marks:
            if mark not in MARKS:
                known = " ".join(MARKS)
                yield Fault(f"{row.letter}{c + 1}: no mark is written {mark!r}; there are: {NOTHING} {known}", row.line)
    for column, sign in enumerate(row.hexes[1:], 1):
        c, beside = divmod(column - _centre(r, 0), 4)
        if sign != FREE and column < _centre(r, 0) - 1:
            yield Fault(f"row {row.letter}: {sign!r} stands before the first hex", row.line)
        elif sign != FREE and beside == 2:
            yield from _sign_faults(sign, EAST, c in here and c + 1 in here, f"right of {row.letter}{c + 1}", row.line)
    for column, sign in enumerate(row.sides):
        if sign != FREE:
            yield from _slanting(sign, column, row, r, here, there)


def _slanting(sign: str, column: int, row: Row, r: int, here: dict[int, str], there: dict[int, str]) -> Iterator[Fault]:
    """A sign between two rows: beside a middle of the row above, on its right or on its left."""
    if column % 2 == 0 or column < 3:
        yield Fault(f"below row {row.letter}: {sign!r} in column {column + 1} is on no side of a hex", row.line + 1)
        return
    c, left = divmod(column - _centre(r, 0) + 1, 4)
    side = SOUTH_EAST if left == 2 else SOUTH_WEST
    lower = c + (r % 2) - (0 if side == SOUTH_EAST else 1)
    where = f"below {row.letter}{c + 1}, {DIRECTIONS[side]}"
    yield from _sign_faults(sign, side, c in here and lower in there, where, row.line + 1)


def _sign_faults(sign: str, side: int, between: bool, where: str, line: int) -> Iterator[Fault]:
    if sign not in SIDES:
        yield Fault(f"{where}: no side is written {sign!r}; there are: {' '.join(SIDES)}", line)
    elif sign in WALLS and sign != _WALL_ON[side]:
        yield Fault(f"{where}: a wall is written {_WALL_ON[side]!r} here, not {sign!r}", line)
    elif sign not in WALLS and not between:
        yield Fault(f"{where}: {sign!r} has to stand between two hexes", line)


def _stray_lines(text: str, rows: list[Row]) -> Iterator[Fault]:
    """Lines of sides that belong to no row."""
    lines = text.splitlines()
    own = {row.line for row in rows} | {row.line + 1 for row in rows}
    for number, line in enumerate(lines):
        if line.strip() and number not in own:
            yield Fault("sides are drawn in the line below a row of hexes, and in no other", number)
