"""Games looked at again, at the tables where they were played. All of it is worked out off the event loop, and from the
record as it was when somebody asked: nobody at the table waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from klubovna.kernel.messages import Seat
from klubovna.server.tables.room import Room
from klubovna.service import wire
from klubovna.service.keepsakes import last_step, no_story
from klubovna.service.replaying import Reader
from klubovna.service.story import tell
from klubovna.service.tables import looking_back

READERS = 50


class Replays:
    """Where somebody is in a record is kept, as the next step is usually the next."""

    def __init__(self) -> None:
        self._readers: OrderedDict[str, Reader] = OrderedDict()

    async def step(self, room: Room, person: str, seat: Seat | None, at: int) -> wire.Replay:
        """The step, or the last one there is."""
        async with room.lock:
            seat, over = looking_back.eyes(room, person, seat), room.row.over
            memory = room.memory(seat)
            if memory is not None:
                return last_step(memory)
            record = room.snapshot()
        kept = self._readers.pop(room.id, None)  # whoever comes meanwhile has to begin anew
        reader, found = await asyncio.to_thread(looking_back.step, kept, record, seat, at, over)
        self._readers[room.id] = reader
        while len(self._readers) > READERS:
            self._readers.popitem(last=False)
        return found

    async def story(self, room: Room, person: str, seat: Seat | None, since: int | None, until: int) -> wire.Story:
        async with room.lock:
            seat = looking_back.eyes(room, person, seat)
            memory = room.memory(seat)
            if memory is not None:
                return no_story(memory)
            record = room.snapshot()
        return await asyncio.to_thread(tell, record, seat, since, until)
