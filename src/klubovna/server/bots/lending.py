"""Where a table goes along, the browser of whoever plays there may think for the bots, and of the hints: it knows all
of the table, so nothing is told that it does not know.

What comes back is a stranger's word: it counts only from the person who was asked, in time, and if it is among the
choices. Otherwise, and where nobody answers, the house thinks itself, and does not ask there again.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from typing import NamedTuple

from klubovna.kernel.messages import Seat
from klubovna.server.identity import new_id
from klubovna.server.tables.listeners import Listener
from klubovna.server.tables.room import Room
from klubovna.service import wire
from klubovna.service.errands import Think, Thinking, encoded, thinking
from klubovna.service.refusals import conflict, forbidden, unreadable

LOOK = 1.0
"""Every so many seconds it is looked whether somebody is still there."""


class Asked(NamedTuple):
    room: Room
    seq: int
    person: str
    advise: bool
    answer: asyncio.Future[Thinking | None]
    """None: what came is no answer."""


class Lent:
    def __init__(self, seconds: float) -> None:
        """How long somebody may think; 0: nobody is asked."""
        self._seconds = seconds
        self._asked: dict[str, Asked] = {}

    async def think(
        self, room: Room, seq: int, seat: Seat, bot: str, record: bytes, *, advise: bool = False
    ) -> Thinking | None:
        """None: the house has to think itself."""
        lender = self._lender(room)
        if lender is None:
            return None
        id, answer = new_id(), asyncio.get_running_loop().create_future()
        self._asked[id] = Asked(room, seq, lender.person, advise, answer)
        errand = encoded(Think(room.id, room.row.game, record, seat, bot, advise))
        lender.tell(wire.encode(wire.ErrandNews(id, b64encode(errand).decode())))
        try:
            found = await self._waited(room, lender, answer)
        finally:
            del self._asked[id]
        if found is None:
            lender.lends = False
        return found

    def _lender(self, room: Room) -> Listener | None:
        if not self._seconds or not room.row.along:
            return None
        hers = [one for one in room.listeners if one.lends and not one.closed and one.person == room.row.host]
        return hers[0] if hers else None

    async def _waited(self, room: Room, lender: Listener, answer: asyncio.Future[Thinking | None]) -> Thinking | None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._seconds
        while (left := until - loop.time()) > 0 and lender in room.listeners:
            await asyncio.wait({answer}, timeout=min(LOOK, left))
            if answer.done():
                return answer.result()
        return None

    def answer(self, room: Room, person: str, id: str, thought: str) -> None:
        """Raises where it does not count."""
        asked = self._asked.get(id)
        if asked is None or asked.room is not room or asked.answer.done():
            raise conflict("late", "nobody waits for this thought")
        if asked.person != person:
            raise forbidden("not-yours", "somebody else was asked")
        try:
            found = thinking(b64decode(thought, validate=True))
        except (ValueError, RecursionError) as problem:  # msgspec's own among them
            asked.answer.set_result(None)
            raise unreadable(f"this is no thought: {problem}") from None
        if room.seq != asked.seq or not _among_the_choices(room, found, advise=asked.advise):
            asked.answer.set_result(None)
            raise unreadable("this is not among the choices")
        asked.answer.set_result(found)


def _among_the_choices(room: Room, found: Thinking, *, advise: bool) -> bool:
    offered = {action.text for action in room.table.options}
    named = {hint.action for hint in found.thought.hints} if advise else {found.text}
    return bool(named) and named <= offered and len(found.thought.hints) <= len(offered)
