"""How those who are no masters choose: by what each choice looks worth to them, with mistakes as people make them.

A mistake is small or plausible: only what was thought about in earnest is taken, and nothing that looks much worse than
the best. Attacks are overrated. To leave it at that, to throw something away or to go back to where one has just been
is nobody's mistake: it is only done where it was thought best, and not even then where something else looks nearly as
good. (That answers are overlooked is part of how it is thought: `Budget.replies`.)
"""

from __future__ import annotations

import random
from math import exp

import msgspec

from klubovna.bots.questions import Question
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.kernel.strength import Strength, Temper

EARNEST = 4
"""What was tried less than a quarter as often as the favourite was not thought about in earnest: nobody knows what it
is worth."""


def sensible(question: Question, strength: Strength) -> Question:
    """The question as somebody of this strength hears it: who errs does not even think of what one would laugh at."""
    if not strength.heat:
        return question
    imagined = question.imagine(random.Random(0))
    kept = question.game.temper.sensible(imagined, question.options) or question.options
    return msgspec.structs.replace(question, options=kept)


def pick(thought: Thought, strength: Strength, temper: Temper, rng: random.Random) -> str:
    """The favourite; or, the hotter the head the more freely, another choice that looks nearly as good."""
    if not strength.heat or not thought.estimates[0].visits:
        return thought.best
    looks = {
        e.action: e.value + strength.boldness * (temper.is_bold(e.action) - temper.is_loath(e.action, thought.lately))
        for e in _serious(thought, temper)
    }
    best = max(looks.values())
    within = {action: look for action, look in looks.items() if look >= best - strength.slack}
    weights = [exp((look - best) / strength.heat) for look in within.values()]
    return rng.choices(list(within), weights)[0]


def _serious(thought: Thought, temper: Temper) -> list[Estimate]:
    """The favourite and what was tried enough beside it; beside one that it is loath to take, whatever was tried.
    Nobody goes to and fro in one walk."""
    walk = temper.walk(thought.lately)
    first, *others = [e for e in thought.estimates if e.visits and not temper.goes_back(e.action, walk)] or [
        thought.estimates[0]
    ]
    enough = 1 if temper.is_loath(first.action, thought.lately) else first.visits / EARNEST
    return [first, *(e for e in others if e.visits >= enough and not temper.is_loath(e.action, thought.lately))]
