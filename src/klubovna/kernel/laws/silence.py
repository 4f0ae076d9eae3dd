"""Law 9: a frame that changes what a seat sees tells it something, unless it says of itself that it is quiet."""

from __future__ import annotations

from klubovna.kernel.laws.case import Case, follow
from klubovna.kernel.laws.trial import LawBroken, as_sent, difference


def check_silence(case: Case) -> None:
    """One of the choices and all that follows from it, frame by frame, through the eyes of somebody."""
    s, seat = case.state.clone(), case.rng.choice(case.everybody)
    s.log = []
    seen, heard = as_sent(case.game.view(s, seat)), 0
    for frame in follow(s, case.rng.choice(case.options), case.rng):
        now = as_sent(case.game.view(s, seat))
        told = any(message.heard_by(seat) for message in s.log[heard:])
        if now != seen and not told and not frame.quiet:
            change = difference(seen, now)
            raise LawBroken(9, f"{type(frame).__name__} changes what {seat} sees without a word: {change}")
        seen, heard = now, len(s.log)
