"""The two bots that others are measured by: `random`, and `greedy`, which looks one step ahead."""

from __future__ import annotations

import random

from klubovna.bots.questions import Question
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose, settle

LOOKS = 6
"""How many imagined continuations a greedy player looks at for each option."""


def choose_at_random(question: Question, rng: random.Random) -> Action:
    return question.options[int(rng.random() * len(question.options))]


def choose_greedily(question: Question, rng: random.Random) -> Action:
    """The option after which the game looks best, one step ahead, averaged over luck and what is hidden."""
    judge = question.game.judgement
    if judge is None:
        return choose_at_random(question, rng)
    worlds = [question.imagine(rng) for _ in range(LOOKS)]

    def promise(action: Action) -> float:
        total = rng.random() * 1e-6
        for world in worlds:
            s = world.clone()
            choose(s, s.stack[-1], action)
            settle(s, rng)
            total += judge(s, question.seat)
        return total

    return max(question.options, key=promise)
