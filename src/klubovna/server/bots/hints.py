"""What the adviser would do, for whoever decides. A hint is thought once and kept until the table moves on, however
many ask for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakKeyDictionary

from klubovna.bots import adviser
from klubovna.kernel.messages import Seat
from klubovna.server.bots.thinking import ThinkingHouse
from klubovna.server.limits import Bucket
from klubovna.server.tables.room import Room
from klubovna.server.workers import Stuck
from klubovna.service import wire
from klubovna.service.refusals import Refused, too_much
from klubovna.service.tables import hinting

log = logging.getLogger("klubovna.server")


class Hints:
    def __init__(self, house: ThinkingHouse) -> None:
        self._house = house
        rate = house.settings.limits.hint_rate
        self._given: WeakKeyDictionary[Room, tuple[int, asyncio.Task[wire.HintInfo]]] = WeakKeyDictionary()
        """The last hint at each table, and for which decision."""
        self._asked = Bucket(rate, rate * 20)

    async def hint(self, room: Room, person: str, seq: int) -> wire.HintInfo:
        """For the decision that this person is asked for now, by what their seat knows."""
        async with room.lock:
            seat = hinting.asks(room, person, seq)
            given, thinking = self._given.get(room, (-1, None))
            if given != seq or thinking is None or _in_vain(thinking):
                if not self._asked.take(person):
                    raise too_much("you ask for hints too often; wait a little")
                thinking = self._house.start(self._think(room, seat, seq, hinting.offered(room), room.record()))
                thinking.add_done_callback(_in_vain)  # marks what went wrong as seen
                self._given[room] = seq, thinking
                announced = room.others(person)
            else:
                announced = False
        if announced:
            await self._house.say(room, wire.Said("ui-hint-asked", {"seat": seat}), seat)
        return await asyncio.shield(thinking)

    async def _think(self, room: Room, seat: Seat, seq: int, offered: hinting.Offered, record: bytes) -> wire.HintInfo:
        lent = await self._house.lent.think(room, seq, seat, adviser.ADVISER, record, advise=True)
        if lent is not None:
            return hinting.hint(seq, seat, offered, lent.thought)
        try:
            thought = await self._house.thinkers.think(
                room.id, room.row.game, record, seat, adviser.ADVISER, advise=True
            )
        except Stuck as problem:
            log.warning("no hint: %s", problem, extra={"table": room.id})
            raise Refused(503, "no-hint", "nothing came to the adviser's mind; ask again") from None
        return hinting.hint(seq, seat, offered, thought)


def _in_vain(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
