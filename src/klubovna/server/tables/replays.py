"""Games looked at again, at the tables where they were played. All of it is worked out off the event loop, and from the
record as it was when somebody asked: nobody at the table waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.server.tables.room import Room
from klubovna.service import wire
from klubovna.service.keepsakes import last_step, no_story
from klubovna.service.replaying import Reader
from klubovna.service.story import tell

READERS = 50


class Replays:
    """Where somebody is in a record is kept, as the next step is usually the next."""

    def __init__(self) -> None:
        self._readers: OrderedDict[str, Reader] = OrderedDict()

    async def step(self, room: Room, person: str, seat: Seat | None, at: int) -> wire.Replay:
        """The step, or the last one there is."""
        async with room.lock:
            seat, over = _eyes(room, person, seat), room.row.over
            memory = room.memory(seat)
            if memory is not None:
                return last_step(memory)
            record = room.snapshot()
        kept = self._readers.pop(room.id, None)  # whoever comes meanwhile has to begin anew
        reader, found = await asyncio.to_thread(_step, kept, record, seat, min(at, len(record.entries)), over)
        self._readers[room.id] = reader
        while len(self._readers) > READERS:
            self._readers.popitem(last=False)
        return found

    async def story(self, room: Room, person: str, seat: Seat | None, since: int | None, until: int) -> wire.Story:
        async with room.lock:
            seat = _eyes(room, person, seat)
            memory = room.memory(seat)
            if memory is not None:
                return no_story(memory)
            record = room.snapshot()
        return await asyncio.to_thread(tell, record, seat, since, until)


def _eyes(room: Room, person: str, seat: Seat | None) -> Seat | None:
    """One's own while the game runs, after it anybody's."""
    if not room.row.over:
        return room.eyes(person, seat)
    if seat is not None:
        room.place(seat)
    return seat


def _step(reader: Reader | None, record: Record, seat: Seat | None, at: int, over: bool) -> tuple[Reader, wire.Replay]:
    if reader is None or not reader.goes_on(record):
        reader = Reader(record)
    elif not reader.reaches(at, seat):
        reader = reader.anew()
    return reader, reader.step(at, seat, open_to_all=over)
