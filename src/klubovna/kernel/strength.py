"""How much a bot thinks, and how it errs. A game may know better than the house what its levels are worth."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from klubovna.kernel.actions import Action

FAR = 1_000_000
"""As far as it can be seen."""


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How much a level thinks about a decision, and how it errs."""

    iterations: int
    seconds: float
    """At most, where somebody waits."""
    learned: int = 0
    """Iterations where a net was trained for the table, which it then goes by. 0: it never goes by one."""
    trust: float = 0.0
    """How much it believes of what it reads in others' choices."""
    replies: int = FAR
    """So often it may be somebody else's turn in what it thinks of; further on it judges by the look of things."""
    heat: float = 0.0
    """0: always what was tried most. Else also what looks worse: e times as seldom for each of this much of a chance
    that it looks worse by…"""
    slack: float = 0.0
    """…but never what looks worse by more than this."""
    boldness: float = 0.0
    """By how much of a chance attacks look better to it than they are, and what it is loath to do looks worse."""


def _all_of_them(s: Any, options: list[Action]) -> list[Action]:
    return options


class Temper(msgspec.Struct, frozen=True):
    """Kinds of choices, for bots that err as people do."""

    bold: tuple[type[Action], ...] = ()
    """What beginners like too much: attacks."""
    loath: tuple[type[Action], ...] = ()
    """What nobody does by mistake: to leave it at that, to throw something away."""
    steps: tuple[type[Action], ...] = ()
    """Ways to somewhere, as `step E6` or `move D5 E6`: nobody goes back by mistake to where they have just been."""

    sensible: Callable[[Any, list[Action]], list[Action]] = _all_of_them
    """The options in a state without those at which one would laugh; none of them, if one would at all."""

    def is_bold(self, text: str) -> bool:
        return _is_one(text, self.bold)

    def is_loath(self, text: str, lately: Container[str] = ()) -> bool:
        """Whether nobody would do this by mistake, having done the other things just before."""
        return _is_one(text, self.loath) or self.goes_back(text, lately)

    def goes_back(self, text: str, lately: Container[str]) -> bool:
        return _is_one(text, self.steps) and _way_back(text) in lately

    def walk(self, lately: Sequence[str]) -> list[str]:
        """The steps that were the last things done."""
        return list(takewhile(lambda text: _is_one(text, self.steps), reversed(lately)))


def _is_one(text: str, kinds: tuple[type[Action], ...]) -> bool:
    """Whether an action with this text is of one of the kinds."""
    word = text.partition(" ")[0]
    return any(kind.__struct_config__.tag == word for kind in kinds)


def _way_back(text: str) -> str:
    """What was done before if this undoes it: `move E6 D5` for `move D5 E6`; for `step E6`, the same."""
    word, *places = text.split()
    return " ".join([word, *reversed(places)])
