"""The line that fits best: logistic regression, by Newton's steps.

A line that holds everywhere; what each side adds to it, and on top of that each side with what was agreed. What is
added is held back the more the fewer games speak for it. They are found in turns, each beside what the others have
found by then: a side that wins more often and knows it would otherwise make values everywhere look surer than they are.
Answers of one game are not independent of each other, so they share their weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
ROUNDS, NEAR = 25, 0.005
"""So often everything is found anew, or until nothing moves any more."""
NEUTRAL: Line = (USUAL,) * len(KNOTS) + (0.0,) * len(KNOTS)
EVERYWHERE, NOTHING = "*", ""
"""What may be left out of a line, where it is no group."""


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
        return self.beside(case, NOTHING)

    def beside(self, case: Case, left_out: str) -> Line:
        """The line of a case without what this group adds, or without what holds everywhere."""
        line = NEUTRAL if left_out == EVERYWHERE else self.everywhere
        for name in case.groups:
            if name in self.groups and name != left_out:
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


class Row(NamedTuple):
    """A case as it is reckoned with: what of the line counts here, and how much."""

    case: Case
    features: tuple[tuple[int, float], ...]


def _row(case: Case) -> Row:
    at, x = weights(case.progress), logit(case.value)
    slopes = [(i, weight * x) for i, weight in enumerate(at) if weight]
    return Row(case, (*slopes, *((len(KNOTS) + i, weight) for i, weight in enumerate(at) if weight)))


def fitted(some: Sequence[Case], firm: float = FIRM[0]) -> Fit:
    rows, fit = [_row(case) for case in some], Fit(NEUTRAL, {})
    for _ in range(ROUNDS):
        before, fit = fit, _nearer(rows, fit, firm)
        if _moved(before, fit) < NEAR:
            break
    return fit


def _nearer(rows: Sequence[Row], fit: Fit, firm: float) -> Fit:
    """Everything once more, one after the other."""
    so_far = tuple(now - usual for now, usual in zip(fit.everywhere, NEUTRAL, strict=True))
    fit = Fit(added(NEUTRAL, _line(rows, fit, EVERYWHERE, LOOSE, so_far)), fit.groups)
    for depth in range(max((len(row.case.groups) for row in rows), default=0)):
        found = {name: _group(name, members, fit, firm) for name, members in _grouped(rows, depth).items()}
        fit = Fit(fit.everywhere, {**fit.groups, **found})
    return fit


def _moved(before: Fit, after: Fit) -> float:
    if before.groups.keys() != after.groups.keys():
        return 1.0
    pairs = [(before.everywhere, after.everywhere)]
    pairs += [(before.groups[name].line, group.line) for name, group in after.groups.items()]
    return max(abs(a - b) for was, now in pairs for a, b in zip(was, now, strict=True))


def _group(name: str, members: Sequence[Row], fit: Fit, firm: float) -> Group:
    so_far = fit.groups[name].line if name in fit.groups else (0.0,) * SIZE
    line = _line(members, fit, name, [firm * held for held in HELD], so_far)
    return Group(games=len({row.case.game for row in members}), line=line)


def _grouped(rows: Iterable[Row], depth: int) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        for name in row.case.groups[depth : depth + 1]:
            found.setdefault(name, []).append(row)
    return found


def _line(rows: Sequence[Row], fit: Fit, left_out: str, held: Sequence[float], so_far: Line) -> Line:
    """What is to be added to the others, so that all of this is most likely; looked for from where it was last time."""
    beside: dict[tuple[str, ...], Line] = {}
    reckoned = []
    for case, features in rows:
        base = beside.get(case.groups)
        if base is None:
            base = beside[case.groups] = fit.beside(case, left_out)
        reckoned.append((features, sum([base[i] * much for i, much in features]), case.came, case.weight))
    found = list(so_far)
    for _ in range(STEPS):
        pull = [-held[i] * found[i] for i in range(SIZE)]
        bent = [[held[i] if i == j else 0.0 for j in range(SIZE)] for i in range(SIZE)]
        for features, offset, came, weight in reckoned:
            said = chance(offset + sum([found[i] * much for i, much in features]))
            error, curve = weight * (came - said), weight * said * (1 - said)
            for i, much in features:
                pull[i] += error * much
                row, steep = bent[i], curve * much
                for j, other in features:
                    row[j] += steep * other
        moves = [sum(c * p for c, p in zip(row, pull, strict=True)) for row in inverse(bent)]
        longest = max(map(abs, moves))
        found = [one + move / max(1.0, longest) for one, move in zip(found, moves, strict=True)]
        if longest < CLOSE:
            break
    return tuple(round(one, 4) for one in found)
