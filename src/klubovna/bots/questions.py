"""How a bot is asked: it is handed what its seat sees, and told what everybody saw happen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State


class Question(msgspec.Struct, frozen=True):
    """All that a bot is given: what its seat sees and may do, and states it can't tell from the real one."""

    game: Game
    seat: Seat
    view: Any
    options: list[Action]
    imagine: Callable[[random.Random], Any]


class Bot(Protocol):
    """Whoever can be asked. A plain function will do."""

    def __call__(self, question: Question, rng: random.Random) -> Action: ...


class Witness(Protocol):
    """Whoever is told what happens."""

    def saw(self, decision: Decision, action: Action | None) -> None:
        """Somebody chose; None where this seat does not see what. Whoever tells must leave nothing out."""

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        """Another seat is about to choose this openly, in a state of which these can be imagined. Only told where
        something could be read in it."""


class Player(Witness, Protocol):
    """A bot that sits at one seat for a whole game, and may remember what it thought."""

    def choose(self, question: Question, rng: random.Random) -> Action: ...


class Forgetful:
    """A plain bot as a player: each question is its first."""

    def __init__(self, bot: Bot) -> None:
        self.choose = bot

    def saw(self, decision: Decision, action: Action | None) -> None:
        pass

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        pass


def question(game: Game, s: State, seat: Seat, options: list[Action]) -> Question:
    """What is put before a seat. The state itself stays here, as it is now: the table may go on meanwhile."""
    now = s.clone()
    return Question(game, seat, game.view(now, seat), options, lambda luck: game.sample(now, seat, luck))


def ask(bot: Bot, game: Game, s: State, seat: Seat, options: list[Action], rng: random.Random) -> Action:
    """Let a bot choose for a seat."""
    return bot(question(game, s, seat, options), rng)


def watch(game: Game, s: State, witnesses: Mapping[Seat, Witness], decision: Decision, action: Action) -> None:
    """Before a choice is made: let the others read in it, if they see it and if it can tell who somebody is."""
    if game.motive is None or decision.secret:
        return
    for seat, witness in witnesses.items():
        if seat != decision.seat:
            witness.watched(decision, action, partial(game.sample, s, seat))


def tell(witnesses: Mapping[Seat, Witness], decision: Decision, action: Action) -> None:
    """Let all of them see a choice, as far as they may."""
    for seat, witness in witnesses.items():
        witness.saw(decision, action if seat == decision.seat or not decision.secret else None)
