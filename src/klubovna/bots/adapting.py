"""A level that keeps the chances even: the better it stands in its own eyes, the more it plays like a novice, the
worse, the more like a master.

Nothing is remembered for it: how it stands is thought anew at every decision, so the same table and the same dice give
the same choice, whatever was taken back and whoever is asked. At its easiest it is a novice and no worse: it never
throws a game away.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp, log

from msgspec.structs import replace

from klubovna.bots.budget import Budget
from klubovna.bots.erring import pick, sensible
from klubovna.bots.levels import ADAPTIVE, strength
from klubovna.bots.questions import Question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Thought
from klubovna.kernel.game import Game
from klubovna.kernel.strength import Strength

BEHIND, AHEAD = 0.4, 0.6
"""With a chance like this it does its best, or takes it easy; in between, something in between."""


def think(name: str, mind: Mind, question: Question, rng: random.Random, much: Callable[[Strength], Budget]) -> Thought:
    """What the bot of this level thinks of a question; `much` says how long a strength thinks here."""
    if name != ADAPTIVE:
        return _think(strength(name, question.game), mind, question, rng, much)
    easiest = strength("novice", question.game)
    first = _think(easiest, mind, question, rng, much)
    wanted = eased(question.game, first.value)
    return first if wanted == easiest else _think(wanted, mind, question, rng, much)


def _think(
    strength: Strength, mind: Mind, question: Question, rng: random.Random, much: Callable[[Strength], Budget]
) -> Thought:
    thought = mind.think(sensible(question, strength), rng, much(strength))
    return replace(thought, lately=list(mind.lately))


def chosen(name: str, thought: Thought, game: Game, rng: random.Random) -> str:
    """Which of the choices the bot of this level takes after this thought, in its text form."""
    manner = eased(game, thought.value) if name == ADAPTIVE else strength(name, game)
    return pick(thought, manner, game.temper, rng)


def eased(game: Game, value: float) -> Strength:
    """Between a master's strength and a novice's, for whoever thinks to stand like this."""
    hard, easy = strength(ADAPTIVE, game), strength("novice", game)
    ease = min(1.0, max(0.0, (value - BEHIND) / (AHEAD - BEHIND)))
    if ease == 1.0:
        return easy
    return Strength(
        iterations=_between(hard.iterations, easy.iterations, ease),
        seconds=hard.seconds,
        trust=hard.trust + ease * (easy.trust - hard.trust),
        heat=ease * easy.heat,
        slack=ease * easy.slack,
        boldness=ease * easy.boldness,
    )


def _between(most: int, least: int, ease: float) -> int:
    """A tenth of the way is the same share of what is left, wherever one is."""
    return round(most * exp(ease * log(least / most)))
