"""A learned judgement: how good a position is, and what a good player would choose in it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Literal, TypeAlias

from klubovna.bots.judging import Judge
from klubovna.bots.learned import plain, weights
from klubovna.bots.learned.numbers import MEANING, ONE, WIDEST_MEANING, chance_of, logit_of, shares_of
from klubovna.bots.learned.trunk import Trunk
from klubovna.bots.values import result
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Parts

ACTIONS = 10_000
"""So many actions' meanings are kept."""
Use: TypeAlias = Literal["both", "value", "policy", "rescaled", "guided"]
"""What of a net is used: all of it, or, to measure what it is worth, a part; or only the line by which it sets the
hand-written judgement right, without its priors or with them."""


class Net:
    """A net at work. It keeps what it has met, and is not for two threads at once."""

    def __init__(self, game: Game, learned: weights.Weights, content: Any, reckoning: ModuleType | None = None) -> None:
        if game.parts is None:
            raise ValueError(f"{game.id} has no parts that a net could know")
        reckoning = reckoning or reckoned()
        self.card, self.name = learned.card, learned.name()
        self.value = Value(game, game.parts, learned, Trunk(learned.value, reckoning, content), reckoning)
        self.policy = Policy(game.parts, learned.policy, Trunk(learned.policy, reckoning, content), reckoning)

    def judge(self, use: Use = "both") -> Judge:
        value: Any = self.value
        if use == "policy":
            value = value.by_hand
        elif use in ("rescaled", "guided"):
            value = value.rescaled
        name = self.name if use == "both" else f"{self.name}, {use}"
        return Judge(value, self.policy if use in ("both", "policy", "guided") else None, name)


def reckoned() -> ModuleType:
    """With numpy where there is one."""
    return plain if find_spec("numpy") is None else import_module("klubovna.bots.learned.fast")


class Value:
    """A judgement: `value(s, seat)` is a chance. It is asked from the view of whoever decides; what that is to others
    follows, where all win together or two fight."""

    def __init__(self, game: Game, parts: Parts, learned: weights.Weights, trunk: Trunk, reckoning: ModuleType) -> None:
        self.by_hand = game.judgement or result
        self._parts, self._trunk = parts.every, trunk
        self._third = reckoning.Third(weights.unpacked(learned.value.third))
        self._bias, self._skip = learned.value.third_bias, learned.value.skip
        self._line = learned.line
        self._shared = game.together or game.company[1] == 1
        self._duel = game.company[1] == 2

    def __call__(self, s: Any, seat: Seat) -> float:
        if s.outcome is not None:
            return self.by_hand(s, seat)
        mover = self._view(s, seat)
        hand = logit_of(self.by_hand(s, mover))
        second = self._trunk(self._parts(s, mover), hand)
        chance = chance_of(self._third.product(second) + self._bias + self._skip * hand)
        return chance if self._shared or seat == mover else 1 - chance

    def rescaled(self, s: Any, seat: Seat) -> float:
        """The hand-written judgement, set right where it is too sure of itself."""
        if s.outcome is not None:
            return self.by_hand(s, seat)
        mover = self._view(s, seat)
        times, plus = self._line
        chance = chance_of(times * logit_of(self.by_hand(s, mover)) + plus)
        return chance if self._shared or seat == mover else 1 - chance

    def _view(self, s: Any, seat: Seat) -> Seat:
        """Whose view is asked: where more than two fight, nothing follows from that of whoever decides."""
        if self._shared or self._duel:
            mover: Seat = s.stack[-1].seat
            return mover
        return seat


class Policy:
    """How likely whoever decides takes each option, by what that seat may know. What an action means is the sum of what
    the words of its text mean: one evaluation for all options."""

    def __init__(self, parts: Parts, learned: weights.Policy, trunk: Trunk, reckoning: ModuleType) -> None:
        self._parts, self._trunk = parts.known, trunk
        self._word = {word: i for i, word in enumerate(learned.vocabulary.split("\n"))}
        self._table = reckoning.Table(weights.unpacked(learned.meaning), MEANING)
        self._meanings = reckoning.Meanings(MEANING, WIDEST_MEANING, ACTIONS)
        self._rows: dict[Action, int] = {}

    def __call__(self, s: Any, options: Sequence[Action]) -> list[float]:
        second = self._trunk(self._parts(s, s.stack[-1].seat))
        second[-1] = ONE
        rows = self._rows
        try:
            index = [rows[action] for action in options]
        except KeyError:
            index = self._met(options)
        return shares_of(self._meanings.products(index, second))

    def _met(self, options: Sequence[Action]) -> list[int]:
        rows, number = self._rows, self._word
        if len(rows) + len(options) > ACTIONS:
            rows.clear()
        for action in options:
            if action not in rows:
                row = rows[action] = len(rows)
                known = [number[word] for word in spelled(action.text) if word in number]
                self._meanings.put(row, self._table.total(known))
        return [rows[action] for action in options]


def spelled(text: str) -> list[str]:
    """What an action is made of: its words, and all of it."""
    return [*text.split(), text]
