"""The ladder: one number for each bot, from all games of all against all.

Elo's scale and the Bradley–Terry model: 400 more means ten times the odds, and the numbers are those under which the
results are most likely. Each pair is given one drawn game more than it played, so that a bot which never lost has a
number, too. Intervals come from the curvature of the likelihood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

from klubovna.lab.simulate.play import Played
from klubovna.service.counting import Z

SCALE = 400 / log(10)
ANCHOR = "random"
"""Has 0 if it plays; otherwise the weakest has."""
CLOSE = 1e-10
Scores: TypeAlias = dict[tuple[str, str], float]
"""How many games the first won against the second; a draw is half a game."""
Matrix: TypeAlias = list[list[float]]


class Rating(NamedTuple):
    bot: str
    elo: float
    margin: float
    """Half of the 95 % interval of the distance to whoever has 0."""
    score: float
    """Share of all points that could be won."""
    games: int


def scores(games: Sequence[Played]) -> Scores:
    """The points of all duels."""
    found: Scores = {}
    for played in games:
        for seat, one in played.bots.items():
            (other,) = [name for place, name in played.bots.items() if place != seat]
            won = (seat in played.winners) / len(played.winners) if played.winners else 0.5
            found[one, other] = found.get((one, other), 0.0) + won
    return found


def ratings(results: Scores) -> list[Rating]:
    """The ladder, the best first."""
    bots = sorted({name for pair in results for name in pair})
    won = [[_with_a_draw(results, one, other) for other in bots] for one in bots]
    thetas = _most_likely(won)
    anchor = bots.index(ANCHOR) if ANCHOR in bots else thetas.index(min(thetas))
    deviations = _deviations(won, thetas, anchor)
    table = [
        Rating(
            name,
            SCALE * (thetas[i] - thetas[anchor]),
            SCALE * Z * deviations[i],
            *_tally(results, name),
        )
        for i, name in enumerate(bots)
    ]
    return sorted(table, key=lambda rating: (-rating.elo, rating.bot))


def _with_a_draw(results: Mapping[tuple[str, str], float], one: str, other: str) -> float:
    return results[one, other] + 0.5 if (one, other) in results else 0.0


def _tally(results: Scores, name: str) -> tuple[float, int]:
    got = sum(points for (one, _), points in results.items() if one == name)
    lost = sum(points for (_, other), points in results.items() if other == name)
    return got / (got + lost), round(got + lost)


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))


def _most_likely(won: Matrix) -> list[float]:
    """Newton's steps, none of them longer than 1; the first bot stays where it is."""
    count = len(won)
    thetas, step = [0.0] * count, 1.0
    while step > CLOSE:
        pull = [
            sum(won[i][j] - (won[i][j] + won[j][i]) * _chance(thetas[i] - thetas[j]) for j in range(count))
            for i in range(1, count)
        ]
        covariance = inverse(_information(won, thetas, 0))
        moves = [sum(c * p for c, p in zip(row, pull, strict=True)) for row in covariance]
        step = max(map(abs, moves))
        for i, move in enumerate(moves, 1):
            thetas[i] += move / max(1.0, step)
    return thetas


def _deviations(won: Matrix, thetas: list[float], anchor: int) -> list[float]:
    """Standard errors of the distances to the anchor, which has none of its own."""
    covariance = inverse(_information(won, thetas, anchor))
    found = [sqrt(row[i]) for i, row in enumerate(covariance)]
    return [*found[:anchor], 0.0, *found[anchor:]]


def _information(won: Matrix, thetas: list[float], fixed: int) -> Matrix:
    """Fisher's, without the row and the column of whoever is fixed."""
    count = len(won)
    full = [[0.0] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            p = _chance(thetas[i] - thetas[j])
            weight = (won[i][j] + won[j][i]) * p * (1 - p) if i != j else 0.0
            full[i][i] += weight
            full[i][j] -= weight
    return [[x for j, x in enumerate(row) if j != fixed] for i, row in enumerate(full) if i != fixed]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; for a handful of bots."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        best = max(range(i, count), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(count):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[count:] for row in rows]
