"""The interface of all bots, and the two yardsticks: `random` and `greedy`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import State
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat


class Question(msgspec.Struct, frozen=True):
    """All that a bot is given: what its seat sees and may do, and states it can't tell from the real one."""

    game: Game
    seat: Seat
    view: Any
    options: list[Action]
    imagine: Callable[[random.Random], Any]


class Bot(Protocol):
    def __call__(self, question: Question, rng: random.Random) -> Action: ...


def ask(bot: Bot, game: Game, s: State, seat: Seat, options: list[Action], rng: random.Random) -> Action:
    """Let a bot choose for a seat. The state itself stays here."""
    return bot(Question(game, seat, game.view(s, seat), options, lambda luck: game.sample(s, seat, luck)), rng)


def choose_at_random(question: Question, rng: random.Random) -> Action:
    return question.options[int(rng.random() * len(question.options))]


LOOKS = 6
"""How many imagined continuations a greedy player looks at for each option."""


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


BOTS: dict[str, Bot] = {"random": choose_at_random, "greedy": choose_greedily}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise Unreadable(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
