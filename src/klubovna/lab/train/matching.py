"""What a match says: games with the same luck are one observation."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from klubovna.lab.train.playing import Meeting, Met
from klubovna.service.counting import Z, mean

EVEN = 0.5


class Measured(NamedTuple):
    """A mean with its 95 % interval."""

    middle: float
    low: float
    high: float


class Result(NamedTuple):
    """Of the first style against the second. Alone, `won` and `points` are differences of the two."""

    match: str
    pairs: int
    alone: bool
    won: Measured
    points: Measured
    each: tuple[tuple[float, float], tuple[float, float]]
    """Alone: wins and points of both styles."""
    iterations: tuple[float, float]
    """A decision, of both styles…"""
    seconds: tuple[float, float]
    """…and how long they took."""

    @property
    def better(self) -> bool:
        """Surely, as far as the interval goes."""
        return self.won.low > (0.0 if self.alone else EVEN) or (self.alone and self.points.low > 0)

    @property
    def told(self) -> str:
        won, points = (f"{m.middle:.{d}{f}} ({m.low:.{d}{f}} – {m.high:.{d}{f}})" for m, d, f in self._shown)
        what = "differences of wins and points" if self.alone else "wins and lead"
        alone = f"; wins {self.each[0][0]:.1%} : {self.each[1][0]:.1%}" if self.alone else ""
        alone += f", points {self.each[0][1]:.2f} : {self.each[1][1]:.2f}" if self.alone else ""
        games, its = 2 * self.pairs, self.iterations
        return f"{self.match}: {games} games, {what} {won}, {points}{alone}; iterations {its[0]:.0f} : {its[1]:.0f}"

    @property
    def _shown(self) -> tuple[tuple[Measured, int, str], tuple[Measured, int, str]]:
        return (self.won, 1, "%"), (self.points, 2, "f")


def meetings(games: int) -> list[Meeting]:
    """Pairs of games with the same luck."""
    return [Meeting(number, turned) for number in range((games + 1) // 2) for turned in (False, True)]


def result(match: str, games: Sequence[Met], alone: bool) -> Result | None:
    """None as long as no pair has been played to its end."""
    halves = [{met.number: met for met in games if met.turned == turned} for turned in (False, True)]
    pairs = [(halves[0][number], halves[1][number]) for number in sorted(halves[0].keys() & halves[1].keys())]
    if not pairs:
        return None
    if alone:
        won = [a.won - b.won for a, b in pairs]
        points = [a.points - b.points for a, b in pairs]
    else:
        won = [(a.won + b.won) / 2 for a, b in pairs]
        points = [(a.points + b.points) / 2 for a, b in pairs]
    each = tuple((mean([p[i].won for p in pairs]), mean([p[i].points for p in pairs])) for i in (0, 1))
    spent = [[met.spent[i] for pair in pairs for met in pair] for i in (0, 1)]
    decisions = [max(1, sum(one.decisions for one in some)) for some in spent]
    iterations = tuple(sum(one.iterations for one in some) / n for some, n in zip(spent, decisions, strict=True))
    seconds = tuple(sum(one.seconds for one in some) / n for some, n in zip(spent, decisions, strict=True))
    share = measured(won) if alone else Measured(*(min(1.0, max(0.0, x)) for x in measured(won)))
    return Result(
        match, len(pairs), alone, share, measured(points), (each[0], each[1]),
        (iterations[0], iterations[1]), (seconds[0], seconds[1]),
    )  # fmt: skip


def measured(numbers: Sequence[float]) -> Measured:
    n, middle = len(numbers), mean(numbers)
    error = Z * sqrt(sum((x - middle) ** 2 for x in numbers) / max(1, n - 1) / n)
    return Measured(middle, middle - error, middle + error)
