"""The house for one: asked as the server is, it keeps its tables where the page is and has bots think elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from klubovna.alone import routes
from klubovna.alone.asked import Answer, Asked, found, parts_of, query_of, told
from klubovna.alone.errands import Minds
from klubovna.alone.hints import Hints
from klubovna.alone.keeping import Full, Lost, Store, Summary, Watched, turns
from klubovna.alone.lines import Line
from klubovna.alone.listeners import Listener
from klubovna.alone.rehearsals import Rehearsals
from klubovna.alone.reviews import Reviews
from klubovna.alone.room import ME, Room, full
from klubovna.alone.turns import Turns
from klubovna.kernel.errors import Broken, IllegalMove, KlubovnaError, Unreadable
from klubovna.service import moments, wire
from klubovna.service.refusals import Refused, conflict
from klubovna.service.replaying import Reader

log = logging.getLogger("klubovna.alone")
ROOMS = 6
"""Tables kept in memory although nobody looks at them."""
PACE = 0.2
"""A moment of rest before a bot's choice, so that people can follow."""


async def all_there() -> None:
    """Nothing is still to come."""


class House:
    """Open with `await House.open(store, minds, now)`. Everything is done in one thread, by its event loop."""

    def __init__(
        self, store: Store, minds: Minds, now: Callable[[], float], pace: float, rest: Callable[[], Awaitable[None]]
    ) -> None:
        self.store: Store = Watched(store, self._changed)
        self.minds, self.now, self.pace = minds, now, pace
        self._rest = rest
        self._summaries: dict[str, Summary] = {}
        """Of tables that were listed and have not changed since."""
        self._changes = 0
        self.rooms: dict[str, Room] = {}
        self.readers: dict[str, Reader] = {}
        """Where somebody is in the record of a table."""
        self.hints, self.reviews, self.rehearsals = Hints(self), Reviews(self), Rehearsals(self)
        self._turns = Turns(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(
        cls,
        store: Store,
        minds: Minds,
        now: Callable[[], float],
        pace: float = PACE,
        rest: Callable[[], Awaitable[None]] = all_there,
    ) -> House:
        """`now`: the seconds since 1970; `rest` comes when all is there that a first table does without. What is kept
        is read when it is asked for."""
        return cls(store, minds, now, pace, rest)

    async def close(self) -> None:
        """What was begun is left; whatever was shown is kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Comes when words, lessons, puzzles and rulebooks are there."""
        await self._rest()
        self._rest = all_there

    async def ask(self, method: str, path: str, query: str = "", body: bytes = b"") -> Answer:
        """The same questions and answers as those of a server below `/api`, refusals included."""
        try:
            route, parts = found(routes.ROUTES, method, path)
            if not route.at_once:
                await self.rest()
            return await route.handler(Asked(self, parts, query_of(query), body))
        except Refused as problem:
            return told(problem.body or wire.Problem(problem.error), problem.status)
        except Full:
            return told(wire.Problem(full().error), 507)
        except Lost:
            return told(wire.Problem(conflict("taken", "another tab was faster").error), 409)
        except KlubovnaError as problem:
            return told(wire.Problem(_misunderstood(problem)), 422)
        except Exception:
            log.exception("%s %s was not answered", method, path)
            return told(wire.Problem(wire.ErrorInfo("failed", "something went wrong in the house")), 500)

    def line(self, path: str, query: str, send: Callable[[str], None], shut: Callable[[], None] = lambda: None) -> Line:
        """To `tables/<id>/live`, as a web socket of the server; `shut` is called when nothing more will be said."""
        asked, parts = query_of(query), parts_of(path)
        since, seat = int(asked.get("since", "-1")), asked.get("seat")
        has = (seat or None, since) if since >= 0 else None
        listener = Listener(ME, send, wants_story=seat is not None, has=has)
        return Line(self, parts[1] if len(parts) == 3 else "", listener, shut)

    async def changed(self, table_id: str) -> None:
        """Another tab has kept something of this table: it is read again, and who looks at it is told."""
        self._changed(table_id)
        room = self.rooms.get(table_id)
        if room is None:
            return
        try:
            await room.refresh()
        except Refused as problem:
            self.gone(table_id, problem)

    def _changed(self, table_id: str) -> None:
        self._changes += 1
        self._summaries.pop(table_id, None)

    # Tables

    async def summary(self, id: str) -> Summary:
        """What a list says of a table; raises Aside."""
        known = self._summaries.get(id)
        if known is None:
            before = self._changes
            known = (await turns(self.store, id)).summary
            if before == self._changes:
                self._summaries[id] = known
        return known

    async def room(self, id: str) -> Room:
        """The table by its id, read from the store when it is not in memory."""
        known = self.rooms.get(id)
        if known is None:
            if id not in self._loading:
                self._loading[id] = asyncio.ensure_future(self._loaded(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
            known = await self._loading[id]
        known.visited = self.now()
        return known

    async def _loaded(self, id: str) -> Room:
        """An owner's pack may belong to it, and that has words."""
        await self.rest()
        return self.keep(await Room.load(self, id))

    def keep(self, room: Room) -> Room:
        """In memory; of those that nobody looks at only the last few."""
        room.visited = self.now()
        self.rooms[room.id] = room
        quiet = [one for one in self.rooms.values() if one.quiet and one is not room and not self._turns.at(one)]
        for one in quiet[: max(0, len(quiet) - ROOMS)]:
            del self.rooms[one.id]
            self.readers.pop(one.id, None)
        return room

    def put_away(self, id: str) -> None:
        """It is read again when somebody asks for it."""
        self.rooms.pop(id, None)
        self.readers.pop(id, None)

    def gone(self, id: str, problem: Refused) -> None:
        """A table that is gone is gone for those who look at it, too."""
        room = self.rooms.pop(id, None)
        self.readers.pop(id, None)
        for listener in room.listeners if room is not None else ():
            listener.tell(wire.encode(wire.ErrorNews(problem.error)))

    def wake(self, room: Room) -> None:
        """If it is for a bot to choose, let it."""
        self._turns.wake(room)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _misunderstood(problem: KlubovnaError) -> wire.ErrorInfo:
    if isinstance(problem, IllegalMove | Unreadable):
        return moments.refusal(problem)
    assert isinstance(problem, Broken)
    return wire.ErrorInfo("broken", str(problem))
