"""A net's sums in plain Python: slower, and the same."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

from klubovna.bots.learned.numbers import FIRST_UNIT, LARGEST, UNIT

Activations: TypeAlias = list[int]


class Sums:
    """Rows of numbers that are added up, some of them kept for good."""

    def __init__(self, width: int, widest: int, rows: int) -> None:
        self._width, self._widest = width, widest
        self._rows: list[Sequence[int]] = [()] * rows

    def put(self, row: int, numbers: Sequence[int]) -> None:
        widest = self._widest
        self._rows[row] = [max(-widest, min(widest, number)) for number in numbers]

    def activations(self, index: Sequence[int]) -> Activations:
        rows, step = self._rows, FIRST_UNIT // UNIT
        return [max(0, min(LARGEST, sum(column) // step)) for column in zip(*[rows[i] for i in index], strict=True)]

    def products(self, index: Sequence[int], with_: Activations) -> list[int]:
        """Of each of these rows with what the second layer says."""
        rows, said = self._rows, [(i, a) for i, a in enumerate(with_) if a]
        return [sum([row[j] * a for j, a in said]) for row in map(rows.__getitem__, index)]


class Table:
    """Words' rows."""

    def __init__(self, numbers: array[int], width: int) -> None:
        self._rows = [numbers[i : i + width] for i in range(0, len(numbers), width)]
        self._none = [0] * width

    def total(self, index: Sequence[int]) -> list[int]:
        return [sum(column) for column in zip(*[self._rows[i] for i in index], strict=True)] if index else self._none


class Second:
    """The second layer."""

    def __init__(self, numbers: array[int], bias: Sequence[int]) -> None:
        width = len(numbers) // len(bias)
        self._units = [(numbers[i * width : (i + 1) * width], bias[i]) for i in range(len(bias))]

    def activations(self, first: Activations) -> Activations:
        said = [(i, a) for i, a in enumerate(first) if a]
        return [max(0, min(LARGEST, (sum([w[i] * a for i, a in said]) + b) // UNIT)) for w, b in self._units]


class Third:
    def __init__(self, numbers: array[int]) -> None:
        self._numbers = numbers

    def product(self, second: Activations) -> int:
        return sum([w * a for w, a in zip(self._numbers, second, strict=True)])
