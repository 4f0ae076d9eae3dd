"""The clubhouse: every table that is open in this process, and what happens between them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from typing import Any

from klubovna.bots.players import BOTS, choose_at_random
from klubovna.bots.players import ask as ask_bot
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.server import schema, wire
from klubovna.server.errors import Refused, missing
from klubovna.server.identity import Signer
from klubovna.server.metrics import Metrics
from klubovna.server.notices import listen
from klubovna.server.room import Room
from klubovna.server.settings import Settings
from klubovna.server.store import BOT, Store
from klubovna.server.thinking import Stuck, Thinkers

log = logging.getLogger("klubovna.server")
RETRY = 1.0


class Club:
    """Open with `await Club.open(settings)`, close with `await club.close()`."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.thinkers = thinkers
        self.signer = Signer(settings.secret)
        self.rooms: dict[str, Room] = {}
        self.now = time.time
        self.closing = False
        self._me = secrets.token_hex(4)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    async def open(settings: Settings, thinkers: Thinkers | None = None) -> Club:
        metrics = Metrics()
        store = await Store.open(settings.database, metrics.committed)
        thinkers = thinkers or Thinkers(settings.bot_processes, settings.bot_seconds)
        club = Club(settings, store, metrics, thinkers)
        metrics.watch(club)
        club.start(club._wake_all())
        if store.shared:
            club.start(listen(store.url, club._noticed))
        return club

    async def close(self) -> None:
        """Moves under way are finished; listeners are told to come back later."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.close()
        self.thinkers.close()
        await self.store.close()

    def start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Rooms

    async def room(self, id: str) -> Room:
        """The table by its id, read from the store when it is not in memory."""
        found = self.rooms.get(id)
        if found is not None:
            self.rooms[id] = self.rooms.pop(id)  # the last one asked for is the last one put away
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        room = await Room.load(self, id)
        if room is None:
            raise missing("there is no such table")
        return self.keep(room)

    def keep(self, room: Room) -> Room:
        room = self.rooms.setdefault(room.id, room)
        self._put_away(room)
        self.wake(room)
        return room

    def _put_away(self, wanted: Room) -> None:
        """Tables that nobody looks at are read again when somebody does; only so many of them stay in memory."""
        if len(self.rooms) > self.settings.limits.rooms:
            quiet = [room for room in self.rooms.values() if room.quiet and room is not wanted]
            for room in quiet[: max(0, len(quiet) - self.settings.limits.rooms + 1)]:
                del self.rooms[room.id]

    def moved(self) -> None:
        self.metrics.moves.inc()

    # Other processes

    def notice(self, id: str, what: int | str) -> str:
        return f"{id}:{what}:{self._me}"

    async def _noticed(self, notice: str | None) -> None:
        """Another process wrote; None: we may have missed something."""
        if notice is None:
            for room in list(self.rooms.values()):
                await room.refresh()
            return
        id, _, by = notice.split(":")
        if by != self._me and id in self.rooms:
            await self.rooms[id].refresh()

    # Bots

    async def _wake_all(self) -> None:
        """After a start: bots that were thinking when the house closed."""
        for id in await self.store.with_bots():
            with contextlib.suppress(Refused):
                await self.room(id)

    def wake(self, room: Room) -> None:
        """If it is for a bot to choose, let it."""
        if room.thinking is None and not self.closing and self._bot_at(room) is not None:
            room.thinking = self.start(self._let_bots_play(room))

    def _bot_at(self, room: Room) -> tuple[Seat, str] | None:
        if room.broken or not room.running or room.table.seat is None:
            return None
        place = room.place(room.table.seat)
        return (place.seat, place.bot or "random") if place.kind == BOT else None

    async def _let_bots_play(self, room: Room) -> None:
        try:
            while True:
                async with room.lock:
                    asked = self._bot_at(room)
                    if asked is None:
                        return
                    table, seq = room.table, room.seq
                    record = Record(table.record.header, list(table.record.entries)).to_bytes()
                    room.tell_thinking(asked[0])
                try:
                    await self._bot_moves(room, seq, record, *asked)
                except Exception:
                    log.exception("a bot's move could not be made", extra={"table": room.id})
                    await asyncio.sleep(RETRY)
        finally:
            room.thinking = None
            self.wake(room)

    async def _bot_moves(self, room: Room, seq: int, record: bytes, seat: Seat, name: str) -> None:
        await asyncio.sleep(self.settings.bot_pace)
        try:
            text = await self.thinkers.choose(room.board.game, record, seat, name)
            await room.bot_plays(seat, seq, text)
        except (Stuck, KlubovnaError) as problem:
            log.warning("bot %s failed: %s", name, problem, extra={"table": room.id})
            self.metrics.bot_failures.inc()
            await self._luck_plays(room, seq, seat, name)

    async def _luck_plays(self, room: Room, seq: int, seat: Seat, name: str) -> None:
        async with room.lock:
            if room.seq != seq or room.table.seat != seat:
                return
            table = room.table
            chosen = ask_bot(choose_at_random, table.game, table.state, seat, table.options, random.SystemRandom())
        if await room.bot_plays(seat, seq, chosen.text):
            await self.say(room, wire.Said("ui-bot-failed", {"seat": seat, "bot": name}), seat)

    async def say(self, room: Room, said: wire.Said, seat: Seat | None = None) -> None:
        """The house itself says something in the talk of a table."""
        row = {"board": room.id, "at": self.now(), "name": "", "seat": seat, "text": ""}
        line = schema.chat.insert().values(**row, said=wire.encode(said).decode())
        await self.store.write(line, notice=self.notice(room.id, "chat"))
        await room.tell_talk()

    @staticmethod
    def bots() -> list[str]:
        return list(BOTS)
