"""What lies on the table, and the game played on it without a table: for search and research.

A state knows no luck of its own and keeps no record: whoever plays on it brings a generator. `Table` checks, keeps and
undoes; this does what it is told, as fast as the rules are.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Self

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.cloning import cloner
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import advance, choose, happen
from klubovna.kernel.frames import Chance, Decision, Frame, Outcome
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.odds import Happening, Odds


def _first_clone(self: Any) -> Any:
    """Writes the class's own `clone`, which takes this one's place."""
    copy = cloner(type(self))
    type.__setattr__(type(self), "clone", copy)
    return copy(self)


class State(msgspec.Struct, kw_only=True):
    """What lies on the table. Static data (cards, maps) is in the game's Content, which all clones share."""

    together: ClassVar[bool] = False
    """Whether all seats win or lose as one."""
    stack: list[Frame] = []
    outcome: Outcome | None = None
    log: list[Message] | None = None
    """Messages are kept only while a table listens; search plays in silence."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "clone" not in cls.__dict__:
            type.__setattr__(cls, "clone", _first_clone)

    def clone(self) -> Self:
        """A copy that shares nothing that changes. Written from the field types when first called."""
        return cloner(type(self))(self)

    def then(self, *frames: Frame) -> None:
        """These come next, the first one first."""
        self.stack.extend(frames[::-1])

    def say(self, id: str, /, **args: Arg | Callable[[], Arg]) -> None:
        """Tell everybody. What takes time to find out is given as a function, and asked only if somebody listens."""
        if self.log is not None:
            self.log.append(Message(id, _found_out(args)))

    def whisper(self, seat: Seat | None, id: str, /, **args: Arg | Callable[[], Arg]) -> None:
        """Tell one seat; None is whoever only watches."""
        if self.log is not None:
            self.log.append(Message(id, _found_out(args), (seat,)))

    def end(self, outcome: Outcome) -> None:
        """The game is over; nothing is left to be done."""
        self.outcome = outcome
        self.stack.clear()

    # Played without a table

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the game is over, or when it is for nature to choose."""
        top = self.stack[-1] if self.stack else None
        return top.seat if isinstance(top, Decision) else None

    @property
    def chance(self) -> Chance | None:
        """What nature has to choose now; None when it is for a seat."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, Chance) else None

    def legal(self) -> list[Any]:
        """What may be chosen now, whoever decides; nothing when it is for nature to choose, or the game is over. What
        happens by itself before that happens now."""
        options: list[Any] = advance(self)[1]
        return options

    def step(self, action: Action | str, rng: random.Random | None = None) -> list[Any]:
        """Take one of the options, without being checked, and go on to the next choice of a seat – or, without a
        generator, of nature. Returns what may be chosen then: the same as `legal()`, which need not be asked again.

        Examples:
            >>> import klubovna
            >>> s, rng = klubovna.new("blitzkrieg", seed=1).state.clone(), random.Random(1)
            >>> options = s.legal()
            >>> while options:
            ...     options = s.step(options[0], rng)
            >>> sorted(s.returns())
            ['allies', 'axis']
        """
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, Decision):
            raise Unreadable("nobody is asked anything now")
        if isinstance(action, str):
            action = next((one for one in top.options(self) if one.text == action), action)
        if isinstance(action, str):
            raise Unreadable(f"{action!r} is not among the options: {', '.join(one.text for one in top.options(self))}")
        choose(self, top, action)
        options: list[Any] = advance(self, rng)[1]
        return options

    def happen(self, what: Happening, rng: random.Random | None = None) -> list[Any]:
        """Let nature have chosen this, and go on as after a choice."""
        if self.chance is None:
            raise Unreadable("it is not for nature to choose now")
        happen(self, self.chance, what)
        options: list[Any] = advance(self, rng)[1]
        return options

    def odds(self) -> Odds | None:
        """All that nature may choose now, each thing once, and how likely it is; None where that can't be told."""
        if self.chance is None:
            raise Unreadable("it is not for nature to choose now")
        return self.chance.odds(self)

    def returns(self) -> dict[Seat, float]:
        """What the end is worth to each seat: 1 to whoever won, -1 to whoever lost, 0 where rivals have all won or
        all lost. Empty while the game goes on."""
        if self.outcome is None:
            return {}
        seats, winners = tuple(self.outcome.scores), self.outcome.winners
        if len(seats) > 1 and len(winners) in (0, len(seats)) and not self.together:
            return dict.fromkeys(seats, 0.0)
        return {seat: 1.0 if seat in winners else -1.0 for seat in seats}


def _found_out(args: Any) -> dict[str, Arg]:
    for name, value in args.items():
        if callable(value):
            args[name] = value()
    found: dict[str, Arg] = args
    return found
