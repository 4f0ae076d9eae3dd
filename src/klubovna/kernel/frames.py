"""What is still to be done in a game: frames, on the stack of its State.

Frames are frozen and hold nothing that changes, so a clone shares them. There are three kinds and no other:
a `Step` happens by itself, a `Decision` is a seat's, a `Chance` is nature's.
"""

from __future__ import annotations

import random
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Protocol, final

import msgspec

from klubovna.kernel.actions import Action, kebab
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.odds import Happening, Odds

STEP, DECISION, CHANCE = 0, 1, 2


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, one or several), the scores, and the reason as a word of the game."""

    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    reason: str


class Frame(msgspec.Struct, frozen=True, tag=kebab, gc=False):
    """Something still to be done."""

    kind: ClassVar[int]
    quiet: ClassVar[bool] = False
    """Whether it may change what a seat sees without a word to it; then its docstring says why."""


class Step(Frame, frozen=True):
    """Happens by itself."""

    kind: ClassVar[int] = STEP

    def run(self, s: Any) -> None:
        raise NotImplementedError


NOT_OFFERED = Message("error-not-offered")
"""What is said of an action that has nothing to do with the question."""
MATTERS = "matters-"
"""How messages begin that say what to look at in a kind of decision; what follows is the word of the frame."""
UNKNOWN = "error-unknown"
"""How reasons begin that speak of a word which is no word of the game; nothing that can be pointed at is refused so."""


class Decision(Frame, frozen=True):
    """A seat chooses one of the options. With a single option there is nothing to choose and nobody is asked, unless
    that itself would tell the others something."""

    kind: ClassVar[int] = DECISION
    rule: ClassVar[str] = ""
    """The heading of the game's rulebook that the prompt links to."""
    secret: ClassVar[bool] = False
    """Whether the other seats don't see what is chosen."""
    always_asked: ClassVar[bool] = False
    """Whether it is asked with a single option, too: where others can't see how many there are, to be passed over in
    silence would tell them."""

    @property
    def seat(self) -> Seat:
        raise NotImplementedError

    def options(self, s: Any) -> list[Any]:
        raise NotImplementedError

    def choose(self, s: Any, action: Any) -> None:
        """Its annotation names the kinds of actions that answer this question."""
        raise NotImplementedError

    def why_not(self, s: Any, action: Any) -> Message | None:
        """The rule against an action that would answer this question; None: it may be taken. `options` and this ask the
        same predicates. Where there is only one reason, that the thing is not among those to choose from, it is
        message `not-<frame>` with the action's fields."""
        if action in self.options(s):
            return None
        return Message(f"not-{self.__struct_config__.tag}", {f: getattr(action, f) for f in action.__struct_fields__})

    def why_none(self, s: Any, kind: type[Action]) -> Message | None:
        """The rule by which nothing of this kind may be chosen now, for boards that have a place for the kind itself;
        None where no rule speaks of it."""
        return None

    def prompt(self, s: Any) -> Message:
        """What is asked: message `ask-<frame>` with the frame's fields as arguments, unless a game says more."""
        return Message(f"ask-{self.__struct_config__.tag}", {f: getattr(self, f) for f in self.__struct_fields__})

    @final
    @classmethod
    def matters(cls) -> Message:
        """What to look at in decisions of this kind, for those who are new: not the best choice, but what there is to
        weigh. A game may say it or not."""
        return Message(f"{MATTERS}{cls.__struct_config__.tag}")

    def label(self, s: Any, action: Action) -> Message:
        """The choice on a button, where a game wants to say more than the action itself knows."""
        return action.label()

    @classmethod
    def answers(cls) -> tuple[type[Action], ...]:
        """The kinds of actions that could be meant when this is asked."""
        return _answers(cls.choose)

    @final
    def refusal(self, s: Any, action: Action) -> Message:
        """What is said to whoever tries something that is not among the options."""
        reason = self.why_not(s, action) if isinstance(action, self.answers()) else None
        return reason or NOT_OFFERED


ANSWERS: dict[Callable[..., None], Any] = {}
"""What would be the annotation, of functions that have none because they are compiled."""


@cache
def _answers(choose: Callable[..., None]) -> tuple[type[Action], ...]:
    """From the annotation of `choose`'s second argument."""
    kinds = ANSWERS.get(choose) or _annotated(choose)
    return (Action,) if kinds is Any else typing.get_args(kinds) or (kinds,)


def _annotated(choose: Callable[..., None]) -> Any:
    annotated = choose.__annotations__[choose.__code__.co_varnames[2]]
    return eval(annotated, choose.__globals__) if isinstance(annotated, str) else annotated


class Sided(Decision, frozen=True):
    """A decision of a side, by its number; a game's own base of decisions says which seats the sides are."""

    seats: ClassVar[tuple[Seat, ...]]
    side: int

    @property
    def seat(self) -> Seat:
        return self.seats[self.side]

    def prompt(self, s: Any) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"seat": self.seat, **self.told(s)})

    def told(self, s: Any) -> dict[str, Arg]:
        """What the question says besides whom it is put to."""
        return {}


class Chance(Frame, frozen=True):
    """Nature chooses. What happened is recorded, so that a replay needs no generator."""

    kind: ClassVar[int] = CHANCE

    def sample(self, s: Any, rng: random.Random) -> Any:
        """What may happen, by its odds."""
        raise NotImplementedError

    def possible(self, s: Any, happening: Any) -> bool:
        """Whether this may happen at all: the check on records and on dice typed in by people."""
        raise NotImplementedError

    def happen(self, s: Any, happening: Any) -> None:
        """What it does."""
        raise NotImplementedError

    def odds(self, s: Any) -> Odds | None:
        """All that may happen, each thing once, and how likely it is; None where that can't be told."""
        return None

    def plain(self, happening: Any) -> Happening:
        """Which of those that have their odds told this is: dice in another order are the same roll."""
        found: Happening = happening
        return found


class Stacked(Protocol):
    """Whatever has frames on a stack: what is still to be done, the next thing last."""

    stack: list[Frame]
