"""Group commit: whatever waits is written in one transaction, and only then is anybody told.

A job is all or nothing and independent of its neighbours: one that loses a race (a key that is taken, a row that is
no longer as it was) is rolled back alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Executable, Insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klubovna.server.schema import entry

ADD_ENTRIES: Insert = entry.insert()
NOTIFY = text("SELECT pg_notify('klubovna', :notice)")
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


class Writer:
    """The only place that writes. One transaction at a time; what comes meanwhile waits and goes together."""

    def __init__(self, engine: AsyncEngine, observe: Callable[[int, float], None] = lambda jobs, seconds: None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._notifies = engine.dialect.name == "postgresql"

    async def write(self, *changes: Change, entries: Rows | None = None, notice: str = "") -> None:
        """Returns when it is safely stored; raises Lost when it can't be."""
        if self._closed:
            raise ConnectionError("the store is closed")
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(entries or [], changes, notice, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        """Everything that waits is still written."""
        self._closed = True
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task

    async def _work(self) -> None:
        job = await self._waiting.get()
        while job is not None:
            jobs = [job]
            job = None
            while len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
                job = self._waiting.get_nowait()
                if job is None:
                    self._waiting.put_nowait(None)
                    break
                jobs.append(job)
            await self._commit(jobs)
            job = await self._waiting.get()

    async def _commit(self, jobs: list[Job]) -> None:
        begun = asyncio.get_running_loop().time()
        try:
            problems = await self._stored(jobs)
        except Exception as failure:
            problems = [failure] * len(jobs)
        for job, problem in zip(jobs, problems, strict=True):
            _answer(job, problem)
        self._observe(len(jobs), asyncio.get_running_loop().time() - begun)

    async def _stored(self, jobs: list[Job]) -> list[Exception | None]:
        """Usually all goes well at once; if not, once more with a way back for each job. Returns what went wrong."""
        try:
            async with self._engine.begin() as db:
                await self._together(db, jobs)
                return [None] * len(jobs)
        except (DBAPIError, Lost) as problem:
            if len(jobs) == 1:
                return [_lost(problem)]
        async with self._engine.begin() as db:
            return [await self._alone(db, job) for job in jobs]

    async def _together(self, db: AsyncConnection, jobs: list[Job]) -> None:
        """A move is an insertion, and all insertions go in one statement."""
        for job in jobs:
            await _change(db, job)
        rows = [row for job in jobs for row in job.entries]
        if rows:
            await db.execute(ADD_ENTRIES, rows)
        await self._notify(db, jobs)

    async def _alone(self, db: AsyncConnection, job: Job) -> Exception | None:
        try:
            async with db.begin_nested():
                await self._together(db, [job])
        except (DBAPIError, Lost) as problem:
            return _lost(problem)
        return None

    async def _notify(self, db: AsyncConnection, jobs: list[Job]) -> None:
        """Sent by the database when, and only if, the transaction is committed."""
        if self._notifies:
            for job in jobs:
                if job.notice:
                    await db.execute(NOTIFY, {"notice": job.notice})


async def _change(db: AsyncConnection, job: Job) -> None:
    for change in job.changes:
        found = await db.execute(change.statement if isinstance(change, Must) else change)
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
