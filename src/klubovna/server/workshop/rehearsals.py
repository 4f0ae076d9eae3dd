"""Rehearsals in the house: bots play with a pack in a process of their own, a few seconds for each of those who wait in
turn. Whoever asks for one has one at a time, and only so much of the processor."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial

from klubovna.server.identity import new_id
from klubovna.server.limits import Bucket
from klubovna.server.settings import Limits
from klubovna.server.tables.people import Guest
from klubovna.server.workers import STARTING, Stuck, Worker, process
from klubovna.service.refusals import conflict, too_much
from klubovna.service.workshop import rehearsing
from klubovna.service.workshop.rehearsing import Going, Rehearsal, Rehearse, Some

log = logging.getLogger("klubovna.server")
NICENESS = 5
AT_A_TIME = 2.0
"""Seconds of the processor before it is somebody else's turn."""
LONGEST = 30.0
"""Seconds that a single game may take."""
PATIENCE = 5
REMEMBERED = 100


class Rehearsals:
    def __init__(self, limits: Limits, pool: Callable[[], Executor] | None = None) -> None:
        self._limits = limits
        self._worker = Worker(pool or partial(process, NICENESS), 0.0 if pool else STARTING)
        self._turn = asyncio.Lock()
        self._known: OrderedDict[str, Going] = OrderedDict()
        self._time = Bucket(limits.rehearsal_rate, limits.rehearsal_burst)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, guest: Guest, address: str, asked: Rehearse) -> Rehearsal:
        """Of a text that was looked through. Raises Refused where too many are under way already."""
        running = [one for one in self._known.values() if one.running]
        if any(one.whose == guest.id for one in running):
            raise conflict("rehearsing", "one rehearsal of yours is under way; stop it first")
        if len(running) >= self._limits.rehearsals:
            raise too_much("so many rehearsals are under way; wait a little")
        if not self._has_time(guest.id, address):
            raise too_much("your time for rehearsals is used up; wait a while")
        going = Going(new_id(), guest.id, asked)
        self._known[going.id] = going
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        task = asyncio.create_task(self._go(going, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return going.info()

    def told(self, guest: Guest, id: str) -> Rehearsal:
        return self._of(guest, id).info()

    def stop(self, guest: Guest, id: str) -> Rehearsal:
        """What was played is told; what is being played is not waited for."""
        going = self._of(guest, id)
        going.over("stopped")
        return going.info()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._worker.stop()

    def _of(self, guest: Guest, id: str) -> Going:
        going = self._known.get(id)
        if going is None or not guest.id or going.whose != guest.id:
            raise rehearsing.no_rehearsal()
        return going

    def _has_time(self, *whose: str) -> bool:
        return all(self._time.has(one) for one in whose)

    async def _go(self, going: Going, address: str) -> None:
        while going.running:
            async with self._turn:
                some = await self._some(going)
            for one in (going.whose, address):
                self._time.spend(one, some.spent)
            if going.running:
                going.heard(some)
            if not self._has_time(going.whose, address):
                going.over("time")

    async def _some(self, going: Going) -> Some:
        question = (going.asked, going.next, AT_A_TIME, LONGEST)
        try:
            found: Some | None = await self._worker.ask(LONGEST * PATIENCE, rehearsing.play_some, *question)
        except Stuck as problem:
            log.warning("a rehearsal came to nothing: %s", problem)
            found = None
        return found or Some([], LONGEST, problem="a game takes too long")
