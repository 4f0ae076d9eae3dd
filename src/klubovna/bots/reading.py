"""What others give away by what they choose: who they may be.

Where a seat has a motive, such as the villager that the Witch of Kacíř secretly is, each of its choices suits some
motives better than others. A reader looks at every choice with the eyes of each of them, one step ahead, and keeps how
likely it was. How far that is trusted is a matter of level: people play otherwise than the judgement thinks, and some
bluff.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Hashable
from math import exp, log
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

WORLDS = 2
"""Imagined states in which a choice is looked at, for what else is hidden decides, too."""
KEEN = 0.02
"""A choice that is better by this much is taken e times as often."""
WHIMS = 0.15
"""So many choices of all have no reason that could be read."""
HARDLY = 0.001
"""As likely as this is what only others could have chosen, as far as could be imagined."""


class Reading:
    """What a seat has read in the choices of the others. The same choices read the same, whenever they are read."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self._dice = random.Random(0)
        self._said: dict[Seat, defaultdict[Hashable, float]] = {}
        self._unread: list[tuple[Decision, Action, list[Any]]] = []
        """Choices that were watched, each in a few imagined states: most bots never ask what they meant."""

    def saw(self, decision: Decision, action: Action | None) -> None:
        """What is worth reading was watched."""

    def watched(self, decision: Decision, action: Action, imagine: Callable[[random.Random], Any]) -> None:
        """Another seat is about to choose this, in a state of which these can be imagined."""
        motive = self.game.motive
        if motive is None or self.game.judgement is None:
            return
        worlds = [imagine(self._dice)]
        if motive.of(worlds[0], decision.seat) is None:
            return
        worlds += [imagine(self._dice) for _ in range(WORLDS - 1)]
        self._unread.append((decision, action, worlds))

    def said(self) -> dict[Seat, defaultdict[Hashable, float]]:
        """By seat and motive: the logarithm of how likely all its choices were."""
        for decision, action, worlds in self._unread:
            self._read(decision, action, worlds)
        self._unread.clear()
        return self._said

    def _read(self, decision: Decision, action: Action, worlds: list[Any]) -> None:
        game = self.game
        assert game.motive is not None
        likely = {
            candidate: sum([_habits(game, world, decision, candidate).get(action, 0.0) for world in worlds])
            for candidate in game.motive.among(worlds[0], decision.seat, self.seat)
        }
        if not any(likely.values()):
            return
        said = self._said.setdefault(decision.seat, defaultdict(float))
        for candidate, chance in likely.items():
            said[candidate] += log(max(HARDLY, chance / WORLDS))

    def believe(self, world: Any, rng: random.Random, trust: float) -> None:
        """Let the others in an imagined state be who they seem to be, by the table and by what was read."""
        motive = self.game.motive
        if motive is None:
            return
        for seat, said in self.said().items():
            among = motive.among(world, seat, self.seat)
            most = max(said[candidate] for candidate in among)
            likely = [weight * exp(trust * (said[candidate] - most)) for candidate, weight in among.items()]
            motive.give(world, seat, rng.choices(list(among), likely)[0])


def _habits(game: Game, world: Any, decision: Decision, motive: Hashable) -> dict[Action, float]:
    """How likely somebody with this motive would make each choice there is in an imagined state."""
    judge, seat = game.judgement, decision.seat
    assert game.motive is not None
    assert judge is not None
    game.motive.give(world, seat, motive)
    values: dict[Action, float] = {}
    for action in decision.options(world):
        s = world.clone()
        choose(s, s.stack[-1], action)
        settle(s, random.Random(0))
        values[action] = judge(s, seat)
    highest = max(values.values(), default=0.0)
    eager = {action: exp((value - highest) / KEEN) for action, value in values.items()}
    total = sum(eager.values(), 0.0)
    return {action: (1 - WHIMS) * one / total + WHIMS / len(eager) for action, one in eager.items()}
