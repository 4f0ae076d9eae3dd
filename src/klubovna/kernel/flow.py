"""How a game goes on: run steps, ask seats, let nature choose. The inner loop of play and of search."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken
from klubovna.kernel.frames import CHANCE, DECISION, STEP, Frame, Stacked
from klubovna.kernel.odds import Happening

Turn: TypeAlias = tuple[Any, list[Any]]
"""Whose frame is on top, with the options if it is a decision; (None, []) when the game is over."""
Draw: TypeAlias = Callable[[Any, Any], Happening]
"""What nature chooses of a chance in a state."""


ENDLESS = 100_000
"""So many frames without anybody being asked are no game but a card that goes round and round."""


def advance(s: Stacked, rng: random.Random | None = None, drawn: Draw | None = None) -> Turn:
    """Run until somebody has a choice – or nature has one, unless a generator is given to choose for it, or somebody
    who draws and takes note of it."""
    stack = s.stack
    for _ in range(ENDLESS):
        if not stack:
            return None, []
        top: Any = stack[-1]
        kind: int = top.kind
        if kind == DECISION:
            options = top.options(s)
            if len(options) != 1 or top.always_asked:
                return top, options
            stack.pop()
            top.choose(s, options[0])
        elif kind == STEP:
            stack.pop()
            top.run(s)
        else:
            if rng is not None:
                happening = top.sample(s, rng)
            elif drawn is not None:
                happening = drawn(top, s)
            else:
                return top, []
            stack.pop()
            top.happen(s, happening)
    raise _endless()


def advance_shown(s: Stacked, show: Callable[[], None], drawn: Draw | None = None) -> Turn:
    """The same, for those who look closely: they are shown each frame after it was carried out."""
    for _ in range(ENDLESS):
        if not s.stack:
            return None, []
        top: Any = s.stack[-1]
        what: Any = None
        if top.kind == DECISION:
            options = top.options(s)
            if len(options) != 1 or top.always_asked:
                return top, options
            what = options[0]
        elif top.kind == CHANCE:
            if drawn is None:
                return top, []
            what = drawn(top, s)
        carry_out(s, top, what)
        show()
    raise _endless()


def _endless() -> Broken:
    return Broken(f"{ENDLESS} things happened and nobody was asked: this would never end")


def settle(s: Stacked, rng: random.Random) -> Turn:
    """The next decision and its options, whatever luck brings on the way."""
    return advance(s, rng)


def choose(s: Stacked, decision: Frame, action: Action) -> None:
    """Take an option without asking whether it is one: for search. Tables check, see `Table.play`."""
    s.stack.pop()
    decision.choose(s, action)  # type: ignore[attr-defined]


def carry_out(s: Stacked, frame: Frame, what: Any) -> None:
    """The frame on top: a step, an option taken, or something that nature chose."""
    if frame.kind == STEP:
        s.stack.pop()
        frame.run(s)  # type: ignore[attr-defined]
    elif frame.kind == DECISION:
        choose(s, frame, what)
    else:
        happen(s, frame, what)


def happen(s: Stacked, chance: Frame, happening: Any) -> None:
    """Nature chose this."""
    s.stack.pop()
    chance.happen(s, happening)  # type: ignore[attr-defined]


def follow(s: Stacked, what: Any, drawn: Draw | None = None) -> Iterator[Frame]:
    """What was chosen or happened and all that comes of it until somebody is asked again: each frame, after it was
    carried out. For those who look closely; `advance` does the same in one go."""
    frame: Frame | None = s.stack[-1]
    for _ in range(ENDLESS):
        if frame is None:
            return
        carry_out(s, frame, what)
        yield frame
        frame, what = _next(s, drawn)
    raise _endless()


def _next(s: Stacked, drawn: Draw | None) -> tuple[Frame | None, Any]:
    """What is carried out next without anybody being asked; None where somebody is."""
    top: Any = s.stack[-1] if s.stack else None
    if top is None or top.kind == STEP:
        return top, None
    if top.kind == CHANCE:
        return (top, drawn(top, s)) if drawn is not None else (None, None)
    options = top.options(s)
    return (None, None) if len(options) != 1 or top.always_asked else (top, options[0])
