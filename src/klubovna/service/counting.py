"""The figures of a report: shares and means with 95 % intervals, and how numbers are spread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.96
"""Standard deviations to either side of a 95 % interval."""


class Share(NamedTuple):
    """So many of so many."""

    hits: int
    n: int

    @property
    def value(self) -> float:
        return self.hits / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, which stays within 0 and 1 and is honest about small numbers."""
        if self.n == 0:
            return 0.0, 1.0
        square = Z * Z / self.n
        middle = self.value + square / 2
        spread = Z * sqrt(self.value * (1 - self.value) / self.n + square / (4 * self.n))
        return (middle - spread) / (1 + square), (middle + spread) / (1 + square)

    @property
    def text(self) -> str:
        return f"{self.value:.1%}"

    @property
    def interval_text(self) -> str:
        low, high = self.interval
        return f"{low:.1%} – {high:.1%}"


def share(truths: Iterable[bool]) -> Share:
    each = list(truths)
    return Share(sum(each), len(each))


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def mean_text(numbers: Sequence[float]) -> str:
    """With half of its 95 % interval."""
    n, middle = len(numbers), mean(numbers)
    sign = "−" if middle < 0 else ""
    return f"{sign}{abs(middle):.2f} ± {Z * sqrt(sum((x - middle) ** 2 for x in numbers) / n / n):.2f}"


class Spread(NamedTuple):
    """How numbers are spread: a tenth of them is below `low`, a quarter below `quarter`, and so on."""

    least: float
    low: float
    quarter: float
    half: float
    three_quarters: float
    high: float
    most: float
    mean: float

    @property
    def text(self) -> str:
        return f"{self.mean:.1f} ({self.low:g} – {self.high:g})"


def spread(numbers: Iterable[float]) -> Spread:
    ordered = sorted(numbers)
    n = len(ordered)
    tenth, quarter = n // 10, n // 4
    return Spread(
        least=ordered[0],
        low=ordered[tenth],
        quarter=ordered[quarter],
        half=ordered[n // 2],
        three_quarters=ordered[-1 - quarter],
        high=ordered[-1 - tenth],
        most=ordered[-1],
        mean=mean(ordered),
    )
