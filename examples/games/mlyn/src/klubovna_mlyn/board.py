"""The board: 24 points on three squares, one inside another, joined at the middles of their sides.

Columns are letters from the left, rows are numbers from below. Sets of points are numbers, a bit for each point in
reading order: what stands on a line is found out at once.
"""

from __future__ import annotations

POINTS = (
    "A7", "D7", "G7",
    "B6", "D6", "F6",
    "C5", "D5", "E5",
    "A4", "B4", "C4", "E4", "F4", "G4",
    "C3", "D3", "E3",
    "B2", "D2", "F2",
    "A1", "D1", "G1",
)  # fmt: skip
NUMBER = {point: number for number, point in enumerate(POINTS)}
ALL = (1 << len(POINTS)) - 1

ROWS = (
    ("A7", "D7", "G7"), ("B6", "D6", "F6"), ("C5", "D5", "E5"), ("A4", "B4", "C4"),
    ("E4", "F4", "G4"), ("C3", "D3", "E3"), ("B2", "D2", "F2"), ("A1", "D1", "G1"),
    ("A7", "A4", "A1"), ("B6", "B4", "B2"), ("C5", "C4", "C3"), ("D7", "D6", "D5"),
    ("D3", "D2", "D1"), ("E5", "E4", "E3"), ("F6", "F4", "F2"), ("G7", "G4", "G1"),
)  # fmt: skip
"""Every three points that make a mill; neighbours stand beside each other."""
LINES = tuple(pair for a, b, c in ROWS for pair in ((a, b), (b, c)))


def place(point: str) -> tuple[int, int]:
    """To the right and down, as it is drawn."""
    return "ABCDEFG".index(point[0]), 7 - int(point[1])


def _mask(points: tuple[str, ...]) -> int:
    return sum(1 << NUMBER[point] for point in points)


MILLS = tuple(_mask(row) for row in ROWS)
THROUGH = tuple(tuple(mill for mill in MILLS if mill >> number & 1) for number in range(len(POINTS)))
"""The mills that a point can be part of: two of them."""
BESIDE = tuple(tuple(sorted(NUMBER[b if a == point else a] for a, b in LINES if point in (a, b))) for point in POINTS)
"""The points to which a line leads."""
AROUND = tuple(sum(1 << number for number in beside) for beside in BESIDE)
"""The same as a set."""


def members(points: int) -> list[int]:
    """The points of a set, in reading order."""
    found = []
    while points:
        lowest = points & -points
        found.append(lowest.bit_length() - 1)
        points ^= lowest
    return found
