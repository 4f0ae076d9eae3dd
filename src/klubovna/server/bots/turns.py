"""Bots at the tables: whoever plays where no person does. Whatever goes wrong with one, the table never hangs."""

from __future__ import annotations

import asyncio
import logging
import time

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.messages import Seat
from klubovna.server.bots.thinking import ThinkingHouse
from klubovna.server.tables.room import Room
from klubovna.server.workers import Stuck
from klubovna.service import wire
from klubovna.service.refusals import Refused
from klubovna.service.tables import playing
from klubovna.service.tables.rows import PERSON

log = logging.getLogger("klubovna.server")
RETRY = 1.0
LONELY = 60.0
"""Seconds after which a table of bots that nobody has asked for stands still."""


class Bots:
    def __init__(self, house: ThinkingHouse) -> None:
        self._house = house
        self._thinking: dict[Room, asyncio.Task[None]] = {}

    async def wake_all(self) -> None:
        """After a start: bots that were thinking when the house closed."""
        for id in await self._house.store.with_bots():
            try:
                await self._house.room(id)
            except Refused:
                continue
            except Exception:
                log.exception("a table could not be woken", extra={"table": id})

    def wake(self, room: Room) -> None:
        """If it is for a bot to choose, let it."""
        if room not in self._thinking and not self._house.closing and self._deciding(room) is not None:
            self._thinking[room] = self._house.start(self._play(room))

    def thinks_at(self, room: Room) -> bool:
        return room in self._thinking

    async def _play(self, room: Room) -> None:
        try:
            while True:
                async with room.lock:
                    asked = self._deciding(room)
                    if asked is None:
                        return
                    seq, record = room.seq, room.record()
                    room.tell_thinking(asked[0])
                try:
                    await self._move(room, seq, record, *asked)
                except Exception:
                    log.exception("a bot's move could not be made", extra={"table": room.id})
                    await asyncio.sleep(RETRY)
        finally:
            self._thinking.pop(room, None)
            self.wake(room)

    async def _move(self, room: Room, seq: int, record: bytes, seat: Seat, name: str) -> None:
        await asyncio.sleep(self._house.settings.bot_pace)
        try:
            begun = time.monotonic()
            text = await self._thought(room, seq, record, seat, name)
            if text is None:
                return
            self._house.metrics.decided(name, time.monotonic() - begun)
            await room.bot_plays(seat, seq, text)
        except (Stuck, KlubovnaError) as problem:
            log.warning("bot %s failed: %s", name, problem, extra={"table": room.id})
            self._house.metrics.bot_failures.inc()
            await self._luck_moves(room, seq, seat, name)

    async def _thought(self, room: Room, seq: int, record: bytes, seat: Seat, name: str) -> str | None:
        """What the bot chooses; None: whoever would have thought has gone, and so the bot rests."""
        lent = await self._house.lent.think(room, seq, seat, name, record)
        if lent is not None:
            return lent.text
        if self._deciding(room) is None:
            return None
        return await self._house.thinkers.choose(room.id, room.row.game, record, seat, name)

    async def _luck_moves(self, room: Room, seq: int, seat: Seat, name: str) -> None:
        async with room.lock:
            chosen = playing.left_to_luck(room, seq, seat)
        if chosen is not None and await room.bot_plays(seat, seq, chosen.text):
            await self._house.say(room, wire.Said("ui-bot-failed", {"seat": seat, "bot": name}), seat)

    def _deciding(self, room: Room) -> tuple[Seat, str] | None:
        return playing.bot_asked(room) if self._wanted(room) else None

    def _wanted(self, room: Room) -> bool:
        """Bots play with people, or where somebody looks on; among themselves they wait until somebody does. So they do
        where the table goes along: the one who plays there may have gone on without a line."""
        if room.row.along:
            return bool(room.listeners)
        if room.listeners or any(place.kind == PERSON for place in room.places):
            return True
        return self._house.now() - room.visited < LONELY
