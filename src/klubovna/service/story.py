"""What happened between two moments of a record, told again to a pair of eyes."""

from __future__ import annotations

from itertools import chain, islice

import msgspec

import klubovna
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record, Undone
from klubovna.kernel.replay import replay
from klubovna.service.eyes import Audience
from klubovna.service.wire import Story

MOST = 400
"""Of so many entries the story is told."""


def tell(record: Record, seat: Seat | None, since: int, until: int) -> Story:
    """From one entry to another. What was done and taken back on the way is passed over."""
    until = min(until, len(record.entries))
    since = max(min(since, until), until - MOST)
    steps = replay(klubovna.game(record.header.game), Record(record.header, record.entries[:until]), known=True)
    for _, last in islice(steps, since + 1):
        table = last
    audience = Audience(table)
    eyes = audience.eyes(seat)
    first, earlier = eyes.view, list[bytes]()
    told: list[list[bytes]] = []
    """The scenes of each entry that counts."""
    for entry, _ in steps:
        before = eyes.seq
        eyes = audience.eyes(seat)
        if not isinstance(entry, Undone):
            told.append(eyes.since(before) or [])
        elif told:
            told.pop()
        else:  # what was taken back had been done before the story begins
            earlier.append(eyes.afresh())
    scenes = [msgspec.Raw(scene) for scene in chain(earlier, *told)]
    return Story(since, until, seat, msgspec.Raw(first), scenes)  # type: ignore[arg-type]  # already written
