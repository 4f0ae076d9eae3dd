"""How likely what nature may choose is: told exactly, for those who reckon instead of drawing.

A chance that has its odds told is a list of what may happen, each thing once, with its probability. Dice that lie in
another order are the same roll, and stand there once; `Chance.plain` says which one stands for the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from math import comb, factorial, perm, prod
from typing import TypeAlias

Happening: TypeAlias = int | str | list[int | str]
"""What nature chose, as it stands in the record."""
Odds: TypeAlias = list[tuple[Happening, float]]


def certain(happening: Happening) -> Odds:
    """Nothing else can happen."""
    return [(happening, 1.0)]


def one_of(things: Iterable[int] | Iterable[str]) -> Odds:
    """One of these is drawn, each as likely as any other; what is there twice is twice as likely."""
    counted: Counter[int | str] = Counter(things)
    return [(thing, count / counted.total()) for thing, count in counted.items()]


def some_of(things: Sequence[str], count: int) -> Odds:
    """So many of these, all different, are drawn at once: in their order, every choice as likely as any other."""
    return [([*drawn], 1 / comb(len(things), count)) for drawn in combinations(things, count)]


def row_of(things: Sequence[str], count: int) -> Odds:
    """So many of these are drawn one after another; what is there twice is twice as likely."""
    return [*_rows(tuple(things), count)]


@lru_cache(maxsize=16)
def _rows(things: tuple[str, ...], count: int) -> tuple[tuple[Happening, float], ...]:
    """Found once: they are many, and what happened is changed by nobody."""
    every = perm(len(things), count)
    return tuple(([*row], times / every) for row, times in Counter(permutations(things, count)).items())


@lru_cache(maxsize=256)
def rolls(faces: str, dice: int) -> tuple[tuple[str, float], ...]:
    """So many dice with these faces, a letter each, are rolled; the letters are in order."""
    counted, every = Counter(faces), len(faces) ** dice
    found = []
    for letters in combinations_with_replacement(sorted(counted), dice):
        shown = Counter(letters)
        orders = factorial(dice) // prod(map(factorial, shown.values()))
        ways = prod(counted[letter] ** times for letter, times in shown.items())
        found.append(("".join(letters), orders * ways / every))
    return tuple(found)
