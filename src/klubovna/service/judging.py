"""A review in words: only the table of that moment knows what a choice is called."""

from __future__ import annotations

import msgspec

from klubovna.bots.advice import Reviewed
from klubovna.bots.thoughts import Reason
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.table import Table


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision in words. Chances are 0 to 1, and not to be told as numbers where they were not measured."""

    at: int
    """The step of the replay that shows the table as it was when the choice was asked."""
    seat: Seat
    chosen: Message
    best: Message
    before: float
    after: float
    measured: bool
    why: list[Reason]

    @property
    def loss(self) -> float:
        return self.before - self.after


def judged(table: Table, found: Reviewed) -> Judged:
    """At the table as it was then."""
    chosen, best = (table.label(table.game.parse(text)) for text in (found.chosen, found.best))
    return Judged(
        at=found.entry, seat=found.seat, chosen=chosen, best=best, before=found.before, after=found.after,
        measured=found.measured, why=found.why,
    )  # fmt: skip
