"""Chances as columns of block characters."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

TOPS = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Where the scale may end."""
WIDEST = 4
_EIGHTHS = " ▁▂▃▄▅▆▇█"


class Chart(msgspec.Struct, frozen=True):
    """A drawing of numbers between 0 and `top`."""

    lines: list[str]
    """From above."""
    top: float
    cell: int
    """How many characters a number takes; 1 where several share a column, too."""
    per: int
    """How many numbers share a column: the last of them is drawn."""

    def column(self, number: int) -> int:
        """Where a number stands."""
        return number // self.per * self.cell


def chart(values: Sequence[float], width: int, height: int) -> Chart:
    top = next(top for top in TOPS if max(values, default=0.0) <= top or top == TOPS[-1])
    per = max(1, -(-len(values) // width))
    shown = [values[min(start + per, len(values)) - 1] for start in range(0, len(values), per)]
    cell = max(1, min(WIDEST, width // max(1, len(shown))))
    eighths = [round(min(1.0, value / top) * height * 8) for value in shown]
    lines = ["".join(_part(n - 8 * row) * cell for n in eighths) for row in reversed(range(height))]
    return Chart(lines, top, cell, per)


def _part(eighths: int) -> str:
    return _EIGHTHS[max(0, min(8, eighths))]
