"""A net's sums with numpy: whole numbers in floats of 32 bits, small enough that none is ever rounded."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from klubovna.bots.learned.numbers import FIRST_UNIT, LARGEST, MOST_PARTS, UNIT

Activations: TypeAlias = NDArray[np.float32]
_floor, _most, _least = np.floor, np.minimum, np.maximum
_HALVED, _UNIT_TH = np.float32(UNIT / FIRST_UNIT), np.float32(1 / UNIT)
_NONE, _TOP = np.float32(0), np.float32(LARGEST)
_ONES = [np.ones(n, np.float32) for n in range(MOST_PARTS + 2)]
"""To add up so many rows: BLAS is several times quicker at it than `add.reduce`, for all that is below its `@`."""


class Sums:
    """See `plain.Sums`."""

    def __init__(self, width: int, widest: int, rows: int) -> None:
        self._widest = np.float32(widest)
        self._rows = np.zeros((rows, width), np.float32)

    def put(self, row: int, numbers: Sequence[int] | Activations) -> None:
        kept = self._rows[row]
        _most(numbers, self._widest, out=kept)
        _least(kept, -self._widest, out=kept)

    def activations(self, index: Sequence[int]) -> Activations:
        first: Activations = _ONES[len(index)].dot(self._rows.take(index, 0))
        first *= _HALVED
        return _cut(first)


class Meanings(Sums):
    """See `plain.Meanings`."""

    def products(self, index: Sequence[int], with_: Activations) -> list[int]:
        found: list[int] = self._rows.take(index, 0).dot(with_).astype(np.int64).tolist()
        return found


class Table:
    def __init__(self, numbers: array[int], width: int) -> None:
        self._rows = np.array(numbers, np.float32).reshape(-1, width)

    def total(self, index: Sequence[int]) -> Activations:
        total: Activations = np.ones(len(index), np.float32).dot(self._rows.take(np.array(index, np.int64), 0))
        return total


class Second:
    def __init__(self, numbers: array[int], bias: Sequence[int]) -> None:
        self._weights = np.array(numbers, np.float32).reshape(len(bias), -1)
        self._bias = np.array(bias, np.float32)

    def activations(self, first: Activations) -> Activations:
        second: Activations = self._weights.dot(first)
        second += self._bias
        second *= _UNIT_TH
        return _cut(second)


class Third:
    def __init__(self, numbers: array[int]) -> None:
        self._numbers = np.array(numbers, np.float32)

    def product(self, second: Activations) -> int:
        return int(self._numbers.dot(second))


def _cut(numbers: Activations) -> Activations:
    """Whole numbers between nothing and the most, in place."""
    _floor(numbers, out=numbers)
    _least(numbers, _NONE, out=numbers)
    _most(numbers, _TOP, out=numbers)
    return numbers
