"""A game looked at again, at the table where it was played."""

from __future__ import annotations

import asyncio

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.server.tables.room import Room
from klubovna.service import moments, wire
from klubovna.service.replaying import Reader


async def step(room: Room, seat: Seat | None, at: int) -> wire.Replay:
    """The step, or the last one there is. The room keeps the reader, as the next step is usually the next."""
    steps = len(room.table.record.entries)
    at = min(at, steps)
    return await asyncio.to_thread(_step, room, seat, at, steps)


def _step(room: Room, seat: Seat | None, at: int, steps: int) -> wire.Replay:
    reader = room.reader
    if not isinstance(reader, Reader) or reader.at > at:
        record = room.table.record
        reader = room.reader = Reader(Record(record.header, record.entries))
    reader.go(at)
    return moments.replay_step(reader.table, reader.entry, reader.label, steps, at, seat, room.row.over)
