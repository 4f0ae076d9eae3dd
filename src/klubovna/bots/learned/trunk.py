"""From the parts of a position to the second layer of a net.

The first layer is a sum of one row a part. A part's row is the sum of its words' weights and is kept, so words may be
many: they are asked for only when a part is met for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from klubovna.bots.learned import weights
from klubovna.bots.learned.numbers import FURTHEST, HAND_STEPS, HAND_UNIT, HIDDEN, MOST_PARTS, WIDEST_PART
from klubovna.kernel.parts import Part, words

KEPT = 40_000
"""Parts whose rows are kept; then all are forgotten, and met again."""
HAND_SHIFT = (HAND_UNIT // HAND_STEPS).bit_length() - 1
HALF_STEP = HAND_UNIT // HAND_STEPS // 2
MIDDLE = FURTHEST * HAND_STEPS
"""The row of a hand-written judgement that sees no favourite; those on either side of it lead to the surest."""
FIRST = 2 * MIDDLE + 1
"""Rows before this are the hand-written judgement's."""


class Trunk:
    """`reckoning` is the module that adds up: `plain`, or `fast` with numpy."""

    def __init__(self, learned: weights.Trunk, reckoning: ModuleType, content: Any) -> None:
        self._content = content
        self._word = {word: i for i, word in enumerate(learned.words.split("\n"))}
        self._table = reckoning.Table(weights.unpacked(learned.table), HIDDEN)
        self._sums = reckoning.Sums(HIDDEN, WIDEST_PART, KEPT)
        self._second = reckoning.Second(weights.unpacked(learned.second), learned.second_bias)
        self._rows: dict[Part, int] = {}
        self._by_hand(weights.unpacked(learned.hand), weights.unpacked(learned.bias))

    def _by_hand(self, hand: Sequence[int], bias: Sequence[int]) -> None:
        for step in range(-MIDDLE, MIDDLE + 1):
            row = [b + (h * step) // HAND_STEPS for h, b in zip(hand, bias, strict=True)]
            self._sums.put(MIDDLE + step, row)

    def __call__(self, parts: Sequence[Part], hand: int = 0) -> Any:
        """The activations of the second layer, given the hand-written judgement's logit."""
        rows = self._rows
        if len(parts) > MOST_PARTS:
            parts = parts[:MOST_PARTS]
        try:
            index = [rows[part] for part in parts]
        except KeyError:
            index = self._met(parts)
        index.append(MIDDLE + ((hand + HALF_STEP) >> HAND_SHIFT))
        return self._second.activations(self._sums.activations(index))

    def _met(self, parts: Sequence[Part]) -> list[int]:
        """Some of these for the first time."""
        rows = self._rows
        if FIRST + len(rows) + len(parts) > KEPT:
            rows.clear()
        for part in parts:
            if part not in rows:
                row = rows[part] = FIRST + len(rows)
                self._sums.put(row, self._table.total(self._known(part)))
        return [rows[part] for part in parts]

    def _known(self, part: Part) -> list[int]:
        number = self._word
        return [number[word] for word in words(part, self._content) if word in number]
