"""Levels as bots and as players: who thinks, and goes by what was learned where something was."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from klubovna.bots.adapting import chosen, think
from klubovna.bots.learned.finding import learned
from klubovna.bots.levels import budget, goes_by_nets
from klubovna.bots.questions import Question
from klubovna.bots.reading import Reading
from klubovna.bots.search import Mind
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat


class Level:
    """A bot that thinks each question over from the beginning."""

    def __init__(self, name: str, timed: bool = False) -> None:
        self.name, self.timed = name, timed

    def __call__(self, question: Question, rng: random.Random) -> Action:
        return Thinker(self.name, question.game, question.seat, self.timed).choose(question, rng)


class Thinker:
    """A player of some level, who goes on from what it thought before."""

    def __init__(self, level: str, game: Game, seat: Seat, timed: bool = False, reading: Reading | None = None) -> None:
        self._level, self._timed = level, timed
        self._untaught = goes_by_nets(level, game)
        self._mind = Mind(game, seat, reading)

    def choose(self, question: Question, rng: random.Random) -> Action:
        own = random.Random(rng.getrandbits(64))
        if self._untaught:
            self._learn(question)
        if len(question.options) == 1 and not self._timed:
            return question.options[0]
        mind = self._mind
        thought = think(self._level, mind, question, own, lambda much: budget(much, mind.judge, self._timed))
        text = chosen(self._level, thought, question.game, own)
        return next(action for action in question.options if action.text == text)

    def _learn(self, question: Question) -> None:
        """Only now it is known what was agreed at this table. No dice but our own are used up by looking."""
        self._untaught = False
        judge = learned(question.game, question.imagine(random.Random(0)))
        if judge:
            self._mind = Mind(question.game, question.seat, self._mind.reading, judge)

    def saw(self, decision: Decision, action: Action | None) -> None:
        self._mind.saw(decision, action)

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        self._mind.watched(decision, action, imagine)
