"""A net's sums in plain Python: the same.

A row of numbers is one large number, a lane of 32 bits for each: Python adds two rows, or multiplies one, in one go. No
sum reaches 2^24, so none spills over into the next lane; that of a negative number borrows from it, which `lifted` pays
back.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from operator import mul
from struct import Struct
from typing import TypeAlias

from klubovna.bots.learned.numbers import FIRST_UNIT, LARGEST, UNIT

Activations: TypeAlias = list[int]
LANE = 32
HALF = 1 << (LANE - 1)


class Row:
    """How so many numbers are one, and the way back."""

    def __init__(self, width: int) -> None:
        self._halves = sum([HALF << (LANE * i) for i in range(width)])
        self._lanes, self._bytes = Struct(f"<{width}I"), width * LANE // 8

    def packed(self, numbers: Sequence[int]) -> int:
        return int.from_bytes(self._lanes.pack(*[number + HALF for number in numbers]), "little") - self._halves

    def lifted(self, row: int) -> tuple[int, ...]:
        """The numbers, each of them HALF more than it is."""
        return self._lanes.unpack((row + self._halves).to_bytes(self._bytes, "little"))

    def numbers(self, row: int) -> list[int]:
        return [number - HALF for number in self.lifted(row)]


class Sums:
    """Rows of numbers that are added up, some of them kept for good."""

    def __init__(self, width: int, widest: int, rows: int) -> None:
        self._row, self._widest = Row(width), widest
        self._rows = [0] * rows

    def put(self, row: int, numbers: Sequence[int]) -> None:
        self._rows[row] = self._row.packed(_within(numbers, self._widest))

    def activations(self, index: Sequence[int]) -> Activations:
        return _cut(self._row.lifted(sum(map(self._rows.__getitem__, index))), FIRST_UNIT // UNIT)


class Meanings:
    """Rows of numbers that are multiplied, one by one, with what the second layer says."""

    def __init__(self, width: int, widest: int, rows: int) -> None:
        self._widest = widest
        self._rows: list[Sequence[int]] = [()] * rows

    def put(self, row: int, numbers: Sequence[int]) -> None:
        self._rows[row] = _within(numbers, self._widest)

    def products(self, index: Sequence[int], with_: Activations) -> list[int]:
        return [sum(map(mul, row, with_)) for row in map(self._rows.__getitem__, index)]


class Table:
    """Words' rows."""

    def __init__(self, numbers: array[int], width: int) -> None:
        self._rows = [numbers[i : i + width] for i in range(0, len(numbers), width)]
        self._none = [0] * width

    def total(self, index: Sequence[int]) -> list[int]:
        return [sum(column) for column in zip(*[self._rows[i] for i in index], strict=True)] if index else self._none


class Second:
    """The second layer: a row for each number of the first, which it is multiplied with."""

    def __init__(self, numbers: array[int], bias: Sequence[int]) -> None:
        self._row, width = Row(len(bias)), len(numbers) // len(bias)
        self._rows = [self._row.packed(numbers[i::width]) for i in range(width)]
        self._bias = self._row.packed(bias)

    def activations(self, first: Activations) -> Activations:
        return _cut(self._row.lifted(sum(map(mul, self._rows, first), self._bias)), UNIT)


class Third:
    def __init__(self, numbers: array[int]) -> None:
        self._numbers = numbers

    def product(self, second: Activations) -> int:
        return sum(map(mul, self._numbers, second))


def _within(numbers: Sequence[int], widest: int) -> list[int]:
    return [max(-widest, min(widest, number)) for number in numbers]


def _cut(lifted: Sequence[int], step: int) -> Activations:
    """In steps, between nothing and the most."""
    top = HALF + LARGEST * step
    return [0 if n <= HALF else LARGEST if n >= top else (n - HALF) // step for n in lifted]
