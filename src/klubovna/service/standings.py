"""A `wire.Standing` in the two parts in which it is written; together they have its fields, each once."""

from __future__ import annotations

import msgspec

from klubovna.kernel.frames import Outcome
from klubovna.service.wire import Choice, ClockInfo, Said


class CommonStanding(msgspec.Struct, frozen=True):
    """What of a standing is the same for all eyes, and written once for them all;"""

    seq: int
    deciding: str | None
    outcome: Outcome | None
    begun: bool
    undo_asked_by: str | None
    clock: ClockInfo


class OwnStanding(msgspec.Struct, frozen=True):
    """and what is each one's own."""

    seat: str | None
    prompt: Said | None
    matters: Said | None
    rule: str
    options: list[Choice]
    may_undo: bool
