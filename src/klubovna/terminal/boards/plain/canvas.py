"""Letters at places of their own, for boards that are no lines of text."""

from __future__ import annotations

from rich.text import Text

from klubovna.terminal.boards.drawing import Lines

ACROSS, DOWN, BOTH = "─", "│", "┼"


class Canvas:
    """As wide and tall as what is put on it; what comes later lies on top."""

    def __init__(self) -> None:
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self._letters[x + offset, y] = letter, style

    def rule(self, a: tuple[int, int], b: tuple[int, int], style: str) -> None:
        """A straight line between two places, without the places themselves."""
        (left, top), (right, bottom) = sorted((a, b), key=lambda place: (place[1], place[0]))
        if top == bottom:
            for x in range(left + 1, right):
                self._cross(x, top, ACROSS, style)
            return
        slope = (right - left) / (bottom - top)
        letter = DOWN if left == right else "╲" if slope > 0 else "╱"
        for y in range(top + 1, bottom):
            self._cross(round(left + slope * (y - top)), y, letter, style)

    def _cross(self, x: int, y: int, letter: str, style: str) -> None:
        there = self._letters.get((x, y), ("", ""))[0]
        crossed = {there, letter} == {ACROSS, DOWN} or there == BOTH
        self._letters[x, y] = (BOTH if crossed else letter), style

    def lines(self) -> Lines:
        width = max((x for x, _ in self._letters), default=-1) + 1
        height = max((y for _, y in self._letters), default=-1) + 1
        blank = (" ", "")
        return [
            Text.assemble(*(self._letters.get((x, y), blank) for x in range(width)), no_wrap=True)
            for y in range(height)
        ]
