"""What a net is fitted to, and what comes of it: arrays go in, arrays come out."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from klubovna.lab.train.rows import Floats, Ints, Ragged

Line: TypeAlias = tuple[float, float]
"""Scale and shift."""


class Pupil(NamedTuple):
    """All that a net is fitted to."""

    every: Ragged
    known: Ragged
    hand: Floats
    target: Floats
    result: Floats
    options: Ragged
    visits: Floats
    spelled: Ragged
    """The words of every action."""
    sizes: tuple[int, int, int]
    """How many words there are in `every`, `known` and `spelled`."""
    taught: Ints
    checked: Ints
    """Positions that are learned from, and those by which it is seen when to stop."""
    line: Line
    seed: int
    epochs: int


class TrunkFit(NamedTuple):
    table: Floats
    bias: Floats
    hand: Floats
    second: Floats
    second_bias: Floats


class Fit(NamedTuple):
    """A net in floats."""

    value: TrunkFit
    third: Floats
    third_bias: float
    skip: float
    policy: TrunkFit
    meaning: Floats
    curves: dict[str, list[float]]
    """The loss after each epoch, of what was checked."""
