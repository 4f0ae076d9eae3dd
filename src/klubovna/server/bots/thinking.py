"""Bots think in other processes, never in the event loop, and never longer than they may.

Each worker has one question at a time; who has to wait is served by deadline. The deadline counts from the asking, so
whoever waits thinks less, and when many ask at once each gets a fair share from the beginning: a choice is there in
time, however many bots there are. Reviews have a worker of their own, to which the machine gives what nobody else
wants. Whatever goes wrong is raised as `Stuck`.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

import msgspec

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.levels import LEVELS, strength
from klubovna.bots.players import bot as find_bot
from klubovna.bots.search import PUNCTUAL
from klubovna.bots.thoughts import Thought
from klubovna.kernel.messages import Seat
from klubovna.server.bots.lending import Lent
from klubovna.server.metrics import Metrics
from klubovna.server.tables.room import House
from klubovna.server.workers import STARTING, Stuck, Worker, process
from klubovna.service.minds import LEAST, Errand, answer, chosen, review_decision

LATELY = 2.0
"""Whoever asked within so many seconds is taken to ask again soon."""
ROUND = 1.5
"""Seconds within which everybody shall have had their turn: what a master takes."""
PART = 0.8
"""Of the time after which it would be interrupted, a bot never plans with more than this."""
PATIENCE = 8
"""So many times as long as one thought takes, a decision may be reviewed: it may be thought about twice, each time all
choices and then the one that was made, and be played on."""
BRIEF = 0.1
"""Seconds that bots take which do not search."""

Think: TypeAlias = Callable[[Errand], Thought]


class Thinkers:
    """All workers, and who waits for one."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        minds: int = 4,
        work: Think = answer,
        pool: Callable[[], Executor] | None = None,
    ) -> None:
        self._seconds, self._minds, self._work = seconds, minds, work
        starting = 0.0 if pool else STARTING
        self._workers = [Worker(pool or process, starting) for _ in range(processes)]
        self._reviewer = Worker(pool or _humble_process, starting)
        self._reviewing = asyncio.Lock()
        self._waiting: list[tuple[float, int, asyncio.Future[Worker]]] = []
        self._number = itertools.count()
        self._lately: dict[str, tuple[float, float]] = {}
        """Who asked, when, and for how many seconds."""

    async def choose(self, table: str, game: str, record: bytes, seat: Seat, name: str) -> str:
        """The text of what the bot chooses."""
        find_bot(name)
        return chosen(await self.think(table, game, record, seat, name), name, game)

    async def think(
        self, table: str, game: str, record: bytes, seat: Seat, name: str, *, advise: bool = False
    ) -> Thought:
        """What a bot thinks of a decision, and what it would tell somebody. Asked again when the worker died."""
        wanted = strength(name, klubovna.game(game)).seconds if name in LEVELS else BRIEF
        wanted = min(wanted, PART * self._seconds)
        asked = Errand(
            table=table, game=game, record=record, seat=seat, bot=name, limit=self._seconds, minds=self._minds,
            advise=advise,
        )  # fmt: skip
        now = time.monotonic()
        self._lately[table], deadline = (now, wanted), now + wanted
        for _ in range(2):
            async with self._worker(table, deadline) as worker:
                until = self._until(wanted, deadline)
                put = msgspec.structs.replace(asked, until=until)
                thought: Thought | None = await worker.ask(self._seconds, self._work, put)
            if thought is not None:
                return thought
        raise Stuck("the workers died")

    async def review(self, game: str, record: bytes, place: int, budget: Budget, floor: float) -> bytes:
        """One decision of a game that is over, looked at again; more closely where it cost more than `floor`."""
        patience = PATIENCE * (budget.seconds or self._seconds) + self._seconds
        async with self._reviewing:
            for _ in range(2):
                found: bytes | None = await self._reviewer.ask(
                    patience, review_decision, game, record, place, budget, floor
                )
                if found is not None:
                    return found
        raise Stuck("the worker died")

    def close(self) -> None:
        for worker in (*self._workers, self._reviewer):
            worker.stop()

    # Who is next

    @asynccontextmanager
    async def _worker(self, table: str, deadline: float) -> AsyncIterator[Worker]:
        worker = self._free(table) or await self._wait(deadline)
        worker.busy = True
        worker.knows[table] = None
        worker.knows.move_to_end(table)
        while len(worker.knows) > self._minds:
            worker.knows.popitem(last=False)
        try:
            yield worker
        finally:
            self._release(worker)

    def _free(self, table: str) -> Worker | None:
        """The one that knows the table, if it has nothing to do; else the one that knows least."""
        free = [worker for worker in self._workers if not worker.busy]
        return min(free, key=lambda worker: (table not in worker.knows, len(worker.knows)), default=None)

    async def _wait(self, deadline: float) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (deadline, next(self._number), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise

    def _release(self, worker: Worker) -> None:
        """To whoever has to be ready first; it stays busy if somebody waits."""
        worker.busy = False
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                worker.busy = True
                turn.set_result(worker)
                return

    def _until(self, wanted: float, deadline: float) -> float:
        """When it shall have thought, so that all who ask these days are ready in time. What is left until the deadline
        is for a machine that is busy with other things, also for those who had to wait."""
        now = time.monotonic()
        self._lately = {table: (at, n) for table, (at, n) in self._lately.items() if now - at < LATELY}
        all_want = sum(seconds for _, seconds in self._lately.values())
        share = min(1.0, len(self._workers) * ROUND / max(wanted, all_want))
        return max(now + LEAST, min(deadline - wanted * (1 - PUNCTUAL), now + wanted * PUNCTUAL * share))


def _humble_process() -> Executor:
    """Bots and people come first."""
    return process(19)


class ThinkingHouse(House, Protocol):
    """What bots need of the club."""

    thinkers: Thinkers
    lent: Lent
    metrics: Metrics
