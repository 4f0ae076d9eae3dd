"""Group commit: whatever waits is written in one transaction, and only then is anybody told.

A job is all or nothing and independent of its neighbours: one that loses a race (a key that is taken, a row that is
no longer as it was) is rolled back alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Executable, Insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from klubovna.server.storage.schema import board, entry

ADD_ENTRIES: Insert = entry.insert()
NOTIFY = text("SELECT pg_notify('klubovna', :notice)")
OPEN_TABLES = select(board.c.id).where(board.c.over.is_(False)).with_for_update(key_share=True)
MOST_AT_ONCE = 500

Rows: TypeAlias = list[dict[str, Any]]


class Lost(Exception):
    """Somebody else was faster; look again at what is stored."""


class Must(msgspec.Struct, frozen=True):
    """A statement that has to change exactly one row, else the job is lost."""

    statement: Any


Change: TypeAlias = Executable | Must


class Job(msgspec.Struct, frozen=True, eq=False):
    entries: Rows
    changes: tuple[Any, ...]
    notice: str
    """`table:seq` for the other processes."""
    done: asyncio.Future[None]
    while_open: str = ""
    """The table that may not be over, else the job is lost."""


class Writer:
    """The only place that writes. One transaction at a time; what comes meanwhile waits and goes together.

    Transactions run in a thread of their own: a move costs the event loop one step there and one step back, however
    many statements it takes.
    """

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] = lambda jobs, seconds: None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: list[Job] = []
        self._running: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._closed = False
        self.failed = False
        """Whether the last attempt to write failed, for whatever reason but a lost race."""
        self._notifies = engine.dialect.name == "postgresql"

    async def write(
        self, *changes: Change, entries: Rows | None = None, notice: str = "", while_open: str = ""
    ) -> None:
        """Returns when it is safely stored; raises Lost when it can't be."""
        if self._closed:
            raise ConnectionError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(entries or [], changes, notice, done, while_open))
        if self._running is None:
            self._running = asyncio.create_task(self._work())
        await asyncio.shield(done)

    async def close(self) -> None:
        """Everything that waits is still written."""
        self._closed = True
        if self._running is not None:
            await self._running
        self._thread.shutdown()

    async def _work(self) -> None:
        """Until nothing waits."""
        while self._waiting:
            jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._commit(jobs)
        self._running = None

    async def _commit(self, jobs: list[Job]) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        problems: Sequence[Exception | None]
        try:
            problems = await loop.run_in_executor(self._thread, self._stored, jobs)
        except Exception as failure:
            problems = [failure] * len(jobs)
        self.failed = all(problem is not None and not isinstance(problem, Lost) for problem in problems)
        for job, problem in zip(jobs, problems, strict=True):
            _answer(job, problem)
        self._observe(len(jobs), loop.time() - begun)

    # In the thread

    def _stored(self, jobs: list[Job]) -> list[Exception | None]:
        """Usually all goes well at once; if not, once more with a way back for each job. Returns what went wrong."""
        try:
            with self._engine.begin() as db:
                self._together(db, jobs)
            return [None] * len(jobs)
        except (DBAPIError, Lost) as problem:
            if len(jobs) == 1:
                return [_lost(problem)]
        with self._engine.begin() as db:
            return [self._alone(db, job) for job in jobs]

    def _together(self, db: Connection, jobs: list[Job]) -> None:
        """A move is an insertion, and all insertions go in one statement."""
        _must_be_open(db, {job.while_open for job in jobs if job.while_open})
        for job in jobs:
            _change(db, job)
        rows = [row for job in jobs for row in job.entries]
        if rows:
            db.execute(ADD_ENTRIES, rows)
        if self._notifies:
            _notify(db, jobs)

    def _alone(self, db: Connection, job: Job) -> Exception | None:
        try:
            with db.begin_nested():
                self._together(db, [job])
        except (DBAPIError, Lost) as problem:
            return _lost(problem)
        return None


def _must_be_open(db: Connection, tables: set[str]) -> None:
    """Whoever closes one of them waits until we are ready, and we wait for whoever is closing one: once a table is
    over, and its key may be read, nothing is added to it. Taken in order, so that nobody waits for each other."""
    if tables:
        still = OPEN_TABLES.where(board.c.id.in_(tables)).order_by(board.c.id)
        if len(db.execute(still).all()) < len(tables):
            raise Lost


def _notify(db: Connection, jobs: list[Job]) -> None:
    """Sent by the database when, and only if, the transaction is committed."""
    notices = [{"notice": job.notice} for job in jobs if job.notice]
    if notices:
        db.execute(NOTIFY, notices)


def _change(db: Connection, job: Job) -> None:
    for change in job.changes:
        found = db.execute(change.statement if isinstance(change, Must) else change)
        if isinstance(change, Must) and found.rowcount != 1:
            raise Lost


def _lost(problem: Exception) -> Exception:
    """A key that is taken is a lost race; anything else is what it is."""
    return Lost() if isinstance(problem, IntegrityError) else problem


def _answer(job: Job, problem: Exception | None) -> None:
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)
        job.done.exception()  # marks it as seen, should the asker be gone
