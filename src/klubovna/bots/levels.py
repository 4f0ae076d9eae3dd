"""How strong a bot plays: `novice`, `club` and `master`, the same search with more or less of it; and `champion`, who
thinks as long as a master and goes by what was learned, where a net was trained for the table.

Levels are counted in iterations, so that a game can be played again; where people wait for an answer, there is a limit
in seconds too. The figures behind the numbers are in `docs/bots.md`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge
from klubovna.bots.learned.finding import learned
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
CHAMPION = "champion"
LEVELS = (*USUAL, CHAMPION)
OFTEN = 2
"""Whoever has learned which choices are likely asks for that in positions that come up this often."""


def strength(level: str, game: Game) -> Strength:
    """As the game says, or as usual. A champion has a master's."""
    if level == CHAMPION and level not in game.strengths:
        level = "master"
    return game.strengths.get(level) or USUAL[level]


def budget(strength: Strength, timed: bool) -> Budget:
    seconds = strength.seconds if timed else None
    decisive = not strength.looseness
    return Budget(iterations=strength.iterations, seconds=seconds, trust=strength.trust, decisive=decisive)


def with_insight(budget: Budget, judge: Judge) -> Budget:
    """What was learned is asked early: it costs little."""
    return msgspec.structs.replace(budget, looked=OFTEN) if judge.priors else budget


def reads(name: str, game: Game) -> bool:
    """Whether the bot of this name reads in others' choices."""
    return name in LEVELS and strength(name, game).trust > 0


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
        self._untaught = level == CHAMPION
        self._mind = Mind(game, seat, reading)

    def choose(self, question: Question, rng: random.Random) -> Action:
        own = random.Random(rng.getrandbits(64))
        if self._untaught:
            self._learn(question)
        if len(question.options) == 1 and not self._timed:
            return question.options[0]
        thought = self._mind.think(question, own, self._budget)
        text = pick(thought, self._strength.looseness, own)
        return next(action for action in question.options if action.text == text)

    def _learn(self, question: Question) -> None:
        """Only now it is known what was agreed at this table. No dice but our own are used up by looking."""
        self._untaught = False
        judge = learned(question.game, question.imagine(random.Random(0)))
        if judge:
            self._mind = Mind(question.game, question.seat, self._mind.reading, judge)
            self._budget = with_insight(self._budget, judge)

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
