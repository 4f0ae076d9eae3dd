"""What a master would choose. A hint is thought once and kept until the table moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import msgspec

from klubovna.alone.errands import Minds
from klubovna.alone.room import ME, Room
from klubovna.alone.turns import Stuck, thought
from klubovna.bots.adviser import ADVISER
from klubovna.service import wire
from klubovna.service.errands import Think, Thinking
from klubovna.service.refusals import Refused
from klubovna.service.tables import hinting


class HintsHouse(Protocol):
    """What hints need of the house."""

    minds: Minds

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...


class Hints:
    def __init__(self, house: HintsHouse) -> None:
        self._house = house
        self._given: WeakKeyDictionary[Room, tuple[int, asyncio.Task[wire.HintInfo]]] = WeakKeyDictionary()
        """The last hint at each table, and for which decision."""

    async def hint(self, room: Room, seq: int) -> wire.HintInfo:
        async with room.lock:
            seat = hinting.asks(room, ME, seq)
            given, thinking = self._given.get(room, (-1, None))
            if given != seq or thinking is None or (thinking.done() and thinking.exception() is not None):
                errand = Think(room.id, room.row.game, room.record(), seat, ADVISER, advise=True)
                thinking = self._house.start(self._think(errand, seq, hinting.offered(room)))
                self._given[room] = seq, thinking
        return await asyncio.shield(thinking)

    async def _think(self, errand: Think, seq: int, offered: hinting.Offered) -> wire.HintInfo:
        try:
            found = msgspec.msgpack.decode(await thought(self._house.minds, errand), type=Thinking)
        except Stuck:
            raise Refused(503, "no-hint", "nothing came to the adviser's mind; ask again") from None
        return hinting.hint(seq, errand.seat, offered, found.thought)
