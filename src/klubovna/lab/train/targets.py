"""What a position should have been thought worth: what search thought of it, and ever more what came later."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from klubovna.kernel.game import Game
from klubovna.lab.train.fitting import straightened
from klubovna.lab.train.rows import Floats, Rows

SURE = 0.002
"""No thought is taken to be surer than this."""
SHORTEST, SHARE = 5.0, 6.0
"""A position is told by the decisions that follow it: five of them, or a sixth of the game where that is more."""


def targets(game: Game, rows: Rows) -> Floats:
    """For every position. Search is as sure of itself as the judgement it thinks by, and a long game would be told by
    nothing else; so its thoughts are set right first, for each generation by the games that are learned from."""
    thought = _set_right(rows)
    ends = np.flatnonzero(np.diff(rows.game) | np.diff(rows.generation)) + 1
    found = [
        aimed(game, *(some[start:end].tolist() for some in (rows.decider, thought, rows.stray, rows.result)))
        for start, end in zip([0, *ends], [*ends, len(thought)], strict=True)
    ]
    return np.array([one for some in found for one in some], np.float32)


def _set_right(rows: Rows) -> Floats:
    sure = np.clip(rows.thought, SURE, 1 - SURE).astype(np.float64)
    logit, found = np.log(sure / (1 - sure)), np.empty_like(sure)
    for generation in np.unique(rows.generation):
        there = rows.generation == generation
        learned = there & rows.learned
        scale, shift = straightened(logit[learned], rows.result[learned])
        found[there] = 1 / (1 + np.exp(-(scale * logit[there] + shift)))
    return found.astype(np.float32)


def aimed(
    game: Game, seats: Sequence[int], thoughts: Sequence[float], strays: Sequence[bool], results: Sequence[float]
) -> list[float]:
    """What each position of a game should have been thought worth to whoever decided (TD(λ)). What came of a stray
    choice says nothing of what was before it."""
    shared, duel = game.together or game.company[1] == 1, game.company[1] == 2
    keep = 1 - 1 / max(SHORTEST, len(seats) / SHARE)
    later, found = dict(zip(seats, results, strict=True)), list[float]()
    for seat, thought, stray in zip(reversed(seats), reversed(thoughts), reversed(strays), strict=True):
        if shared:
            now = dict.fromkeys(later, thought)
        elif duel:
            now = {one: thought if one == seat else 1 - thought for one in later}
        else:
            now = later | {seat: thought}
        later = now if stray else {one: (1 - keep) * now[one] + keep * later[one] for one in later}
        found.append(later[seat])
    return found[::-1]
