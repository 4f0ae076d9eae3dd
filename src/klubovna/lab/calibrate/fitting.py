"""The line that fits best: logistic regression, by Newton's steps.

First the line that holds everywhere; then what each side adds to it, and on top of that each side with what was agreed.
What is added is held back the more the fewer games speak for it. Answers of one game are not independent of each
other, so they share their weight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from klubovna.bots.chances import KNOTS, USUAL, Group, Line, added, applied, chance, logit, names, spoken, weights
from klubovna.kernel.game import Game
from klubovna.lab.calibrate.asking import Told
from klubovna.lab.simulate.ladder import inverse

SIZE = 2 * len(KNOTS)
LOOSE = (1.0,) * SIZE
"""How strongly the line that holds everywhere is held to what is usual: hardly."""
HELD = (25.0,) * len(KNOTS) + (2.0,) * len(KNOTS)
"""How strongly a group is held to what holds everywhere, as precisions: slopes by a fifth, shifts by 0.7…"""
FIRM = (1.0, 4.0, 16.0, 64.0)
"""…or more firmly: sides and scenarios differ much in one game and hardly at all in another."""
STEPS, CLOSE = 30, 1e-7


class Case(NamedTuple):
    """A value that was said, what came, and where."""

    game: str
    value: float
    progress: float
    came: float
    weight: float
    how: str
    groups: tuple[str, ...]
    """The wider one first."""


class Fit(NamedTuple):
    everywhere: Line
    groups: dict[str, Group]

    def line(self, case: Case) -> Line:
        line = self.everywhere
        for name in case.groups:
            if name in self.groups:
                line = added(line, self.groups[name].line)
        return line

    def chance(self, case: Case) -> float:
        return applied(self.line(case), case.value, case.progress)


def cases(game: Game, games: Iterable[Told], by: list[str]) -> list[Case]:
    found = []
    for told in games:
        settings = spoken(game, told.options)
        for asked in told.asked:
            groups = tuple(names(game, asked.seat, settings, by))
            weight = 1 / sqrt(len(told.asked))
            found.append(Case(told.key, asked.value, asked.progress, asked.came, weight, asked.how, groups))
    return found


def fitted(some: Sequence[Case], firm: float = FIRM[0]) -> Fit:
    usual = (USUAL,) * len(KNOTS) + (0.0,) * len(KNOTS)
    everywhere = _line(some, lambda case: usual, LOOSE)
    fit = Fit(added(usual, everywhere), {})
    for depth in range(max((len(case.groups) for case in some), default=0)):
        found = {name: _group(members, fit, firm) for name, members in _grouped(some, depth).items()}
        fit = Fit(fit.everywhere, {**fit.groups, **found})
    return fit


def _group(members: Sequence[Case], fit: Fit, firm: float) -> Group:
    line = _line(members, fit.line, [firm * held for held in HELD])
    return Group(games=len({case.game for case in members}), line=line)


def _grouped(some: Iterable[Case], depth: int) -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}
    for case in some:
        for name in case.groups[depth : depth + 1]:
            found.setdefault(name, []).append(case)
    return found


def _line(some: Sequence[Case], base: Callable[[Case], Line], held: Sequence[float]) -> Line:
    """What is to be added to the base, so that all of this is most likely."""
    rows = []
    for case in some:
        at, x = weights(case.progress), logit(case.value)
        features = [(i, weight * x) for i, weight in enumerate(at) if weight]
        features += [(len(KNOTS) + i, weight) for i, weight in enumerate(at) if weight]
        line = base(case)
        rows.append((features, sum(line[i] * feature for i, feature in features), case.came, case.weight))
    found = [0.0] * SIZE
    for _ in range(STEPS):
        pull = [-held[i] * found[i] for i in range(SIZE)]
        bent = [[held[i] if i == j else 0.0 for j in range(SIZE)] for i in range(SIZE)]
        for features, offset, came, weight in rows:
            said = chance(offset + sum(found[i] * feature for i, feature in features))
            error, curve = weight * (came - said), weight * said * (1 - said)
            for i, feature in features:
                pull[i] += error * feature
                for j, other in features:
                    bent[i][j] += curve * feature * other
        moves = [sum(c * p for c, p in zip(row, pull, strict=True)) for row in inverse(bent)]
        longest = max(map(abs, moves))
        found = [one + move / max(1.0, longest) for one, move in zip(found, moves, strict=True)]
        if longest < CLOSE:
            break
    return tuple(round(one, 4) for one in found)
