"""Said so much, came so often: how far apart they are, on games that the chances were not made from.

Games are dealt into `FOLDS` heaps; what is told of a heap comes from a fit of all the others. How firmly groups are
held to what holds everywhere is whatever foretells best in this way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from math import log, pi, sqrt
from typing import NamedTuple

from klubovna.lab.calibrate.fitting import FIRM, Case, fitted

FOLDS = 5
BINS = 10
ENOUGH = 50
"""Bins with fewer cases are not counted."""
STAGES = ("early", "middle", "late")
HARDLY = 1e-9
"""Nothing that came was less likely than this."""


class Spoken(NamedTuple):
    """A case, and the chance that a fit without its game would have told."""

    case: Case
    chance: float


class Bin(NamedTuple):
    low: int
    """Per cent."""
    cases: int
    games: int
    said: float
    came: float

    @property
    def error(self) -> float:
        return abs(self.said - self.came)


class Slice(NamedTuple):
    """A part of all cases."""

    name: str
    cases: int
    games: int
    came: float
    before: float
    """The mean error over bins of what the search said…"""
    after: float
    """…of the chances…"""
    luck: float
    """…and how large it would be on average if chances were perfect: a game is won or lost, not half won."""


def crossed(some: Sequence[Case], firm: float) -> list[Spoken]:
    """Every game told of by a fit that has not seen it."""
    heaps = {game: random.Random(f"heap {game}").randrange(FOLDS) for game in {case.game for case in some}}
    found = []
    for heap in range(FOLDS):
        fit = fitted([case for case in some if heaps[case.game] != heap], firm)
        found += [Spoken(case, fit.chance(case)) for case in some if heaps[case.game] == heap]
    return found


def best_told(some: Sequence[Case]) -> tuple[float, list[Spoken]]:
    """How firmly groups are held so that games that were not seen are foretold best; and how they are."""
    tried = [(firm, crossed(some, firm)) for firm in FIRM]
    return min(tried, key=lambda one: surprise(one[1]))


def surprise(spoken: Iterable[Spoken]) -> float:
    """How unlikely everything was that came, by what was told: the sum of logarithms."""
    return -sum(
        one.case.weight
        * (one.case.came * log(max(HARDLY, one.chance)) + (1 - one.case.came) * log(max(HARDLY, 1 - one.chance)))
        for one in spoken
    )


def bins(spoken: Iterable[Spoken], told: Callable[[Spoken], float]) -> list[Bin]:
    heaps: dict[int, list[Spoken]] = {}
    for one in spoken:
        heaps.setdefault(min(BINS - 1, int(told(one) * BINS)), []).append(one)
    return [
        Bin(
            place * 100 // BINS,
            len(heap),
            len({one.case.game for one in heap}),
            sum(map(told, heap)) / len(heap),
            sum(one.case.came for one in heap) / len(heap),
        )
        for place, heap in sorted(heaps.items())
    ]


def error(found: Iterable[Bin]) -> float:
    """The mean over bins with cases enough; all of them together where none has."""
    counted = [one for one in found if one.cases >= ENOUGH]
    return sum(one.error for one in counted) / len(counted) if counted else float("nan")


def by_luck(found: Iterable[Bin]) -> float:
    counted = [one for one in found if one.cases >= ENOUGH]
    errors = [sqrt(2 / pi * one.said * (1 - one.said) / one.games) for one in counted]
    return sum(errors) / len(errors) if errors else float("nan")


def sliced(name: str, spoken: Sequence[Spoken]) -> Slice:
    after = bins(spoken, lambda one: one.chance)
    return Slice(
        name,
        len(spoken),
        len({one.case.game for one in spoken}),
        sum(one.case.came for one in spoken) / max(1, len(spoken)),
        error(bins(spoken, lambda one: one.case.value)),
        error(after),
        by_luck(after),
    )


def slices(spoken: Sequence[Spoken]) -> list[Slice]:
    """All, by side, by stage, by what was agreed, and as hints and reviews say it."""
    keys: tuple[Callable[[Spoken], str], ...] = (
        lambda one: one.case.groups[0],
        stage,
        lambda one: one.case.groups[-1],
        lambda one: _agreed(one.case.groups),
        lambda one: one.case.how,
    )
    found = [sliced("everything", spoken)]
    for key in keys:
        parts: dict[str, list[Spoken]] = {}
        for one in spoken:
            parts.setdefault(key(one), []).append(one)
        if len(parts) > 1:
            found += [sliced(name, parts[name]) for name in sorted(parts, key=_order)]
    return list({one.name: one for one in found}.values())


def stage(one: Spoken) -> str:
    return STAGES[min(len(STAGES) - 1, int(one.case.progress * len(STAGES)))]


def _agreed(groups: tuple[str, ...]) -> str:
    """Both sides of it."""
    return groups[-1].partition(" ")[2] or "everything"


def _order(name: str) -> tuple[int, str]:
    return (STAGES.index(name) if name in STAGES else 0), name
