"""How strong a bot plays: `novice`, `club` and `master`, the same search with more or less of it.

Levels are counted in iterations, so that a game can be played again; where people wait for an answer, there is a limit
in seconds too. The figures behind the numbers are in `docs/bots.md`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from klubovna.bots.budget import Budget
from klubovna.bots.questions import Question
from klubovna.bots.reading import Reading
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Thought
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.strength import Strength

USUAL = {
    "novice": Strength(iterations=40, seconds=0.3, looseness=1.0),
    "club": Strength(iterations=400, seconds=0.5),
    "master": Strength(iterations=4000, seconds=1.5),
}


def strength(level: str, game: Game) -> Strength:
    """As the game says, or as usual."""
    return game.strengths.get(level, USUAL[level])


def budget(strength: Strength, timed: bool) -> Budget:
    seconds = strength.seconds if timed else None
    decisive = not strength.looseness
    return Budget(iterations=strength.iterations, seconds=seconds, trust=strength.trust, decisive=decisive)


def reads(name: str, game: Game) -> bool:
    """Whether the bot of this name reads in others' choices."""
    return name in USUAL and strength(name, game).trust > 0


class Level:
    """A bot that thinks each question over from the beginning."""

    def __init__(self, name: str, timed: bool = False) -> None:
        self.name, self.timed = name, timed

    def __call__(self, question: Question, rng: random.Random) -> Action:
        return Thinker(self.name, question.game, question.seat, self.timed).choose(question, rng)


class Thinker:
    """A player of some level, who goes on from what it thought before."""

    def __init__(self, level: str, game: Game, seat: Seat, timed: bool = False, reading: Reading | None = None) -> None:
        self._strength = strength(level, game)
        self._budget = budget(self._strength, timed)
        self._timed = timed
        self._mind = Mind(game, seat, reading)

    def choose(self, question: Question, rng: random.Random) -> Action:
        own = random.Random(rng.getrandbits(64))
        if len(question.options) == 1 and not self._timed:
            return question.options[0]
        thought = self._mind.think(question, own, self._budget)
        text = pick(thought, self._strength.looseness, own)
        return next(action for action in question.options if action.text == text)

    def saw(self, decision: Decision, action: Action | None) -> None:
        self._mind.saw(decision, action)

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        self._mind.watched(decision, action, imagine)


def pick(thought: Thought, looseness: float, rng: random.Random) -> str:
    """The best choice; or, the looser the more freely, another one that was thought about."""
    if not looseness:
        return thought.best
    weights = [e.visits ** (1 / looseness) for e in thought.estimates]
    if not any(weights):
        return thought.best
    return rng.choices([e.action for e in thought.estimates], weights)[0]
