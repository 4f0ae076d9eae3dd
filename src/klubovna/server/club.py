"""The clubhouse: every table that is open in this process, and what happens between them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from itertools import chain
from typing import Any

from klubovna.kernel.game import PACK
from klubovna.kernel.messages import Seat
from klubovna.server.bots.hints import Hints
from klubovna.server.bots.lending import Lent
from klubovna.server.bots.reviews import Reviews
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.bots.turns import Bots
from klubovna.server.identity import Claim, Signer
from klubovna.server.metrics import Metrics
from klubovna.server.post import Post
from klubovna.server.settings import Settings
from klubovna.server.storage import schema, sessions
from klubovna.server.storage.moves import Rows
from klubovna.server.storage.notices import Notice, Notices
from klubovna.server.storage.store import Store
from klubovna.server.tables.away import Away
from klubovna.server.tables.listeners import Listener
from klubovna.server.tables.people import REMEMBERED
from klubovna.server.tables.porter import Porter
from klubovna.server.tables.replays import Replays
from klubovna.server.tables.room import Room
from klubovna.server.workshop import library
from klubovna.server.workshop.rehearsals import Rehearsals
from klubovna.service import wire
from klubovna.service.refusals import Refused, missing

log = logging.getLogger("klubovna.server")
STARTING = 5.0
"""Seconds for which a house that opens waits until it hears of the others."""


class Club:
    """Open with `await Club.open(settings)`, close with `await club.close()`."""

    def __init__(
        self, settings: Settings, store: Store, metrics: Metrics, thinkers: Thinkers, porter: Porter, post: Post
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.thinkers = thinkers
        self.porter = porter
        self.post = post
        self.signer = Signer(settings.secret)
        self.rooms: dict[str, Room] = {}
        self.now = time.time
        self.closing = False
        self.notices: Notices | None = None
        """Where other processes write to the same tables."""
        self._me = secrets.token_hex(4)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.lent = Lent(settings.lent_seconds)
        self._bots = Bots(self)
        self.away = Away(self, settings.away_minutes * 60)
        self.hints, self.reviews, self.replays = Hints(self), Reviews(self), Replays()
        self.rehearsals = Rehearsals(settings.limits)

    @staticmethod
    async def open(settings: Settings, thinkers: Thinkers | None = None, porter: Porter | None = None) -> Club:
        metrics = Metrics()
        post = Post()
        store = await Store.open(settings.database, metrics.committed, post)
        thinkers = thinkers or Thinkers(settings.bot_processes, settings.bot_seconds, settings.bot_minds)
        club = Club(settings, store, metrics, thinkers, porter or Porter(settings.limits), post)
        metrics.watch(club)
        for work in (club._bots.wake_all(), club.reviews.resume(), club.away.watch(), club._look_round()):
            club.start(work)
        if store.shared:
            club.notices = Notices(store.url, club._noticed)
            club.start(club.notices.listen())
            await club.notices.begun(STARTING)
        return club

    async def close(self) -> None:
        """Moves under way are finished; listeners are told to come back later."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in self.listeners():
            listener.close()
        self.thinkers.close()
        self.porter.close()
        await self.rehearsals.close()
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
            rooms = [room for room in self.rooms.values() if room.quiet and room is not wanted]
            quiet = [room for room in rooms if not self._bots.thinks_at(room)]
            for room in quiet[: max(0, len(quiet) - self.settings.limits.rooms + 1)]:
                del self.rooms[room.id]

    def listeners(self) -> Iterator[Listener]:
        return chain.from_iterable(room.listeners for room in self.rooms.values())

    def show_out(self, person: str, claim: Claim | None = None) -> None:
        """Close the sockets of a person, or those that were opened with one cookie; who may still come comes again."""
        for listener in self.listeners():
            if listener.person == person and claim in (None, listener.claim):
                listener.close()

    async def show_out_strangers(self) -> None:
        """Who stays is looked at now and then: another process may have been told that they are who they were no
        longer."""
        claims = {listener.claim for listener in self.listeners() if listener.claim is not None}
        if claims and (over := await sessions.over(self.store, claims)):
            for listener in self.listeners():
                if listener.claim in over:
                    listener.close()

    async def _look_round(self) -> None:
        """Never ends."""
        while True:
            await asyncio.sleep(REMEMBERED)
            try:
                await self.show_out_strangers()
            except Exception:
                log.exception("nobody could see who is here")

    def moved(self) -> None:
        self.metrics.moves.inc()

    def ended(self, room: Room) -> None:
        """What lies in the library is told how it went."""
        if PACK in room.row.agreed().options:
            self.start(library.count(self, room))

    # Other processes

    def notice(self, id: str, moves: Rows | None = None) -> str:
        """For the others; where there are no others, nothing."""
        if self.notices is None:
            return ""
        if not moves:
            return Notice(id, self._me).text()
        return Notice(id, self._me, moves[0]["seq"], tuple([move["line"] for move in moves]), moves[0]["at"]).text()

    async def _noticed(self, notice: Notice | None) -> None:
        """Another process wrote; None: we may have missed something."""
        if notice is None:
            for room in list(self.rooms.values()):
                await self._refresh(room)
        elif notice.by != self._me and notice.table in self.rooms:
            await self._refresh(self.rooms[notice.table], notice)

    async def _refresh(self, room: Room, notice: Notice | None = None) -> None:
        """A table that is gone is gone for those who look at it, too."""
        try:
            if notice is None or not await room.follow(notice):
                await room.refresh()
        except Refused:
            self.rooms.pop(room.id, None)
            for listener in room.listeners:
                listener.close()

    # Bots

    def wake(self, room: Room) -> None:
        """If it is for a bot to choose, let it."""
        self._bots.wake(room)

    async def say(self, room: Room, said: wire.Said, seat: Seat | None = None) -> None:
        """The house itself says something in the talk of a table."""
        row = {"board": room.id, "at": self.now(), "name": "", "seat": seat, "text": ""}
        line = schema.chat.insert().values(**row, said=wire.encode(said).decode())
        await self.store.write(line, notice=self.notice(room.id))
        await room.tell_talk()
