"""Ending a game before its end: whether it has begun, and who has to agree."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from klubovna.service import moments
from klubovna.service.refusals import forbidden
from klubovna.service.tables import infos
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)
DAY = 86400.0


def begun(room: Shown[E]) -> bool:
    """Whether somebody has chosen something. (Of a table that can't be played nobody knows.)"""
    return not room.broken and moments.begun(room.table)


def asked(room: Shown[E], person: str) -> set[str]:
    """Who has to agree with this person, who wants to end it. Where a game has not begun, or has stood still for a day,
    nobody has to."""
    if room.row.host != person and not (room.seats_of(person) and begun(room)):
        raise forbidden("not-host", "only the host may close the table")
    still = room.now() - (room.clock.since or room.row.created) >= DAY
    if not room.running or still or not begun(room):
        return set()
    return infos.asked_to_end(msgspec.structs.replace(room.row, end_by=person), room.places)
