"""Law 9: a frame that changes what a seat sees tells it something, unless it says of itself that it is quiet."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.flow import carry_out
from klubovna.kernel.frames import CHANCE, STEP, Frame, State
from klubovna.kernel.laws.case import Case
from klubovna.kernel.laws.trial import LawBroken, as_sent, difference


def check_silence(case: Case) -> None:
    """One of the choices and all that follows from it, frame by frame, through the eyes of somebody."""
    s, seat = case.state.clone(), case.rng.choice(case.everybody)
    s.log = []
    frame, what = s.stack[-1], case.rng.choice(case.options)
    seen = as_sent(case.game.view(s, seat))
    while frame is not None:
        heard = len(s.log)
        carry_out(s, frame, what)
        now = as_sent(case.game.view(s, seat))
        told = any(message.heard_by(seat) for message in s.log[heard:])
        if now != seen and not told and not frame.quiet:
            change = difference(seen, now)
            raise LawBroken(9, f"{type(frame).__name__} changes what {seat} sees without a word: {change}")
        seen, (frame, what) = now, _next(case, s)


def _next(case: Case, s: State) -> tuple[Frame | None, Any]:
    """What is carried out next without anybody being asked; None where somebody is."""
    top: Any = s.stack[-1] if s.stack else None
    if top is None or top.kind == STEP:
        return top, None
    if top.kind == CHANCE:
        return top, top.sample(s, case.rng)
    options = top.options(s)
    return (None, None) if len(options) != 1 or top.always_asked else (top, options[0])
