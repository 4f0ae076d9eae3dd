"""People who are away. Where a table was opened with a stand-in, a bot plays for somebody who is asked to decide and
has not been there for some minutes; the seat stays theirs, and the bot stops as soon as they are seen again.

Somebody has to be waiting for it, though: a game is not played to its end behind everybody's back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from weakref import WeakKeyDictionary

from klubovna.kernel.messages import Seat
from klubovna.server.storage import schema
from klubovna.server.tables.room import House, Room
from klubovna.server.tables.seats import change
from klubovna.service import wire
from klubovna.service.refusals import Refused
from klubovna.service.tables.rows import PERSON, Place

log = logging.getLogger("klubovna.server")


class Away:
    def __init__(self, house: House, seconds: float) -> None:
        self._house, self._seconds = house, seconds
        self._seen: WeakKeyDictionary[Room, dict[str, float]] = WeakKeyDictionary()
        """When people were last at a table who have no socket open."""

    async def watch(self) -> None:
        """Never ends."""
        while True:
            await asyncio.sleep(min(5.0, self._seconds / 8))
            for room in list(self._house.rooms.values()):
                if room.row.stand_in is not None and room.running and not room.broken:
                    await self._look(room)

    async def _look(self, room: Room) -> None:
        try:
            if self._house.store.shared:
                await self._write_down(room)
            place = self._missing(room)
            if place is None or (self._house.store.shared and not await self._nowhere(place)):
                return
            async with room.lock:
                if self._missing(room) is not place:
                    return
                await change(room, place, standing_in=room.row.stand_in)
            said = wire.Said("ui-stand-in", {"seat": place.seat, "bot": room.row.stand_in or ""})
            await self._house.say(room, said, place.seat)
        except Refused:
            return  # another process was faster
        except Exception:
            log.exception("nobody could stand in", extra={"table": room.id})

    def _missing(self, room: Room) -> Place | None:
        """The seat that is asked to decide and where nobody has been for so long, though somebody else is here."""
        if not room.running or room.table.seat is None:
            return None
        place = room.place(room.table.seat)
        if place.kind != PERSON or place.person is None or place.standing_in is not None:
            return None
        others = {other.person for other in room.places if other.kind == PERSON} - {place.person}
        if not any(listener.person in others for listener in room.listeners):
            return None
        since = max(self.last_seen(room, place.person), room.clock.since or 0.0)
        return place if self._house.now() - since >= self._seconds else None

    # Several processes

    async def _write_down(self, room: Room) -> None:
        """Tell the other processes, now and then, who is here."""
        for place in room.places:
            if place.kind == PERSON and place.person is not None:
                seen = self.last_seen(room, place.person)
                if seen - (place.seen or 0.0) >= self._seconds / 4:
                    columns = schema.seat.c
                    here = (columns.board == room.id, columns.seat == place.seat)
                    await self._house.store.write(schema.seat.update().where(*here).values(seen=seen))
                    place.seen = seen

    async def _nowhere(self, place: Place) -> bool:
        """Whether no other process has seen the person either."""
        stored = (await self._house.store.places([place.board]))[place.board]
        seen = next((other.seen for other in stored if other.seat == place.seat), None)
        return self._house.now() - (seen or 0.0) >= self._seconds

    # Being there

    def last_seen(self, room: Room, person: str) -> float:
        """When a person was last known to be at the table; now, if a socket of theirs is open."""
        if any(listener.person == person for listener in room.listeners):
            return self._house.now()
        stored = [place.seen or 0.0 for place in room.seats_of(person)]
        return max(room.opened, self._seen.get(room, {}).get(person, 0.0), *stored)

    def note(self, room: Room, person: str) -> None:
        """Just now they are (or still were) there."""
        self._seen.setdefault(room, {})[person] = self._house.now()

    async def seen(self, room: Room, person: str) -> None:
        """A person is at the table, by a socket or by a request."""
        if not any(place.standing_in for place in room.seats_of(person)):
            if room.row.stand_in is not None and room.seats_of(person):
                self.note(room, person)
            return
        self.note(room, person)
        for place in room.seats_of(person):
            with contextlib.suppress(Refused):  # another process was faster
                await self._give_back(room, place.seat, person)

    async def _give_back(self, room: Room, seat: Seat, person: str) -> None:
        async with room.lock:
            place = room.place(seat)
            if place.person != person or place.standing_in is None:
                return
            await change(room, place)
        await self._house.say(room, wire.Said("ui-stand-in-ended", {"seat": seat}), seat)
