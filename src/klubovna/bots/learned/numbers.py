"""What the whole numbers of a net stand for, and the few curves it needs, as tables.

All sums are of whole numbers below 2^24, so that a machine may add them up in any order, as floats of 32 bits or as
Python's numbers, and has the same thought. Nothing that is rounded depends on a machine's last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log

HIDDEN, SECOND, MEANING = 64, 32, 48
"""Numbers of the first layer, of the second of a value, and of the second of a policy."""

FIRST_UNIT, UNIT, PRODUCT_UNIT = 256, 128, 128 * 128
"""How many make 1: in the first layer before it is cut off; in weights and activations; in their products."""
TOP = 8
"""Activations lie between 0 and this."""
LARGEST = TOP * UNIT - 1
WIDEST_WORD, WIDEST_PART, MOST_PARTS = 2047, 32767, 200
"""A word's weights, a part's, and the number of parts: 201 of them stay below 2^24."""
WIDEST_SECOND, WIDEST_SECOND_BIAS, WIDEST_THIRD, WIDEST_MEANING = 255, 65535, 511, 255
"""So do 64 products with the second layer's weights, 32 with the third's, 48 with what an action means."""
ONE = 4 * UNIT
"""The last number of a policy's second layer, always: what it meets is how common an action is."""

HAND_UNIT, FURTHEST = 256, 6
"""The hand-written judgement enters as a logit, no further from 0 than this."""
HAND_STEPS = 16
"""Of which the first layer knows so many steps to 1."""
FINEST_CHANCE = 1 << 14
CHANCE_UNIT = 1 << 16
FARTHEST_LOGIT, LOWEST = 8, 16
"""Beyond these, a chance is as good as certain, and a choice as seldom as can be."""
LOGIT_SHIFT, LOGIT_UNIT = 6, 256
"""A logit is looked up in steps of this: PRODUCT_UNIT without so many bits."""
WEIGHT_UNIT = 1 << 20
HEAT = 1.5
"""Above 1 a policy's choices are made flatter: it is asked for what to look at, not for what to do."""


def _logit(chance: float) -> int:
    if chance in (0.0, 1.0):
        return FURTHEST * HAND_UNIT * (1 if chance else -1)
    return max(-FURTHEST * HAND_UNIT, min(FURTHEST * HAND_UNIT, round(HAND_UNIT * log(chance / (1 - chance)))))


@cache
def logits() -> tuple[int, ...]:
    """The logits of all chances, in units of HAND_UNIT. (Made when they are first asked for, like the other curves.)"""
    return tuple(_logit(i / FINEST_CHANCE) for i in range(FINEST_CHANCE + 1))


@cache
def chances() -> tuple[float, ...]:
    """The chances of all logits, the lowest first."""
    end = FARTHEST_LOGIT * LOGIT_UNIT
    return tuple(round(CHANCE_UNIT / (1 + exp(-i / LOGIT_UNIT))) / CHANCE_UNIT for i in range(-end, end + 1))


@cache
def weights() -> tuple[int, ...]:
    """How much seldomer something is chosen whose logit is lower by so much."""
    return tuple(max(1, round(WEIGHT_UNIT * exp(-i / LOGIT_UNIT / HEAT))) for i in range(LOWEST * LOGIT_UNIT + 1))


def logit_of(chance: float) -> int:
    """A chance as the net takes it in, in units of HAND_UNIT."""
    return logits()[int(chance * FINEST_CHANCE + 0.5)]


def chance_of(logit: int) -> float:
    """The chance that belongs to a logit in units of products."""
    end = FARTHEST_LOGIT * LOGIT_UNIT
    return chances()[end + max(-end, min(end, logit >> LOGIT_SHIFT))]


def shares_of(logits: Sequence[int]) -> list[float]:
    """How often each is chosen, by their logits in units of products."""
    highest, curve = max(logits), weights()
    last = len(curve) - 1
    found = [curve[min(last, (highest - logit) >> LOGIT_SHIFT)] for logit in logits]
    total = sum(found)
    return [weight / total for weight in found]
