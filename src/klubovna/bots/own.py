"""Bots of one's own: a function, an object or a class with one method, at a seat beside those of the house.

    def first(question, rng):
        return question.options[0]

A class is made anew for every seat of every game, so that it may remember; what else it may hear is in `Witness`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from klubovna.bots.players import player
from klubovna.bots.questions import Bot, Player, Question
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat


class Chooser(Protocol):
    """An object with one method; `saw` and `watched` of a `Witness` may be there, too."""

    def choose(self, question: Question, rng: random.Random) -> Action | str: ...


Anybody: TypeAlias = str | Bot | Chooser | type[Chooser]
"""Whoever can sit at a seat: a bot of the house by its name, or one of your own."""


def called(bot: Anybody) -> str:
    """The name it goes by in records and reports."""
    if isinstance(bot, str):
        return bot
    name: str = getattr(bot, "__name__", type(bot).__name__)
    return name


def seated(bot: Anybody, game: Game, seat: Seat) -> Player:
    """Whoever plays this seat for a whole game; raises Unreadable where nobody could be meant."""
    return player(bot, game, seat) if isinstance(bot, str) else Own(bot)


class Own:
    """A bot of one's own as a player. What it answers is checked: in a simulation nobody else would."""

    def __init__(self, bot: Bot | Chooser | type[Chooser]) -> None:
        self._name = called(bot)
        self._bot: Any = bot() if isinstance(bot, type) else bot
        answer: Any = getattr(self._bot, "choose", self._bot)
        if not callable(answer):
            raise Unreadable(f"{self._name} is no bot: it is neither a function nor has it a method `choose`")
        self._answer = answer

    def choose(self, question: Question, rng: random.Random) -> Action:
        answer = self._answer(question, rng)
        for option in question.options:
            if answer in (option, option.text):
                return option
        offered = ", ".join(option.text for option in question.options)
        raise Unreadable(f"{self._name} answered {str(answer)!r}, which is not among the options: {offered}")

    def saw(self, decision: Decision, action: Action | None) -> None:
        if hasattr(self._bot, "saw"):
            self._bot.saw(decision, action)

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        if hasattr(self._bot, "watched"):
            self._bot.watched(decision, action, imagine)
