"""Group commit: whatever waits is written in one transaction, and only then is anybody told.

A job is all or nothing and independent of its neighbours: one that loses a race (a key that is taken, a row that is
no longer as it was) is rolled back alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Executable, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from klubovna.server.post import Post
from klubovna.server.storage.moves import ADD_ENTRIES, Always, Moves, Rows
from klubovna.server.storage.schema import board

log = logging.getLogger("klubovna.server")
NOTIFY = text("SELECT pg_notify('klubovna', :notice)")
OPEN_TABLES = select(board.c.id).where(board.c.over.is_(False)).with_for_update(key_share=True)
MOST_AT_ONCE = 500
QUICK, EACH, FEW = 0.002, 0.000_05, 8
"""Seconds that a transaction may take to be worth waiting for, and so many more for each move in it, on the average of
about so many transactions. One that takes much longer counts like one that takes twice as long: a disk that stumbles
now and then is not slow."""
AHEAD = 4
"""Of so many jobs something is made ready while the disk works: more could not be done in that time, and to come back
to a table costs more than to stay at it."""
TIDY, PAGES = 1_000, 2
"""After about so many pages SQLite's log is put into its place; a transaction has so many, and one for each job."""
SELDOM = 64
"""After so many transactions in the thread it is tried whether one would be quick on the spot again."""


class Lost(Exception):
    """Somebody else was faster; look again at what is stored."""


class Must(msgspec.Struct, frozen=True):
    """A statement that has to change exactly one row, else the job is lost."""

    statement: Any


Change: TypeAlias = Executable | Must | Always
Done: TypeAlias = Callable[[Exception | None], None]
"""Is called in the event loop when a job is safely stored, or with what was wrong with it."""


class Job(msgspec.Struct, frozen=True, eq=False):
    entries: Rows
    changes: Sequence[Any]
    notice: str
    """For the other processes, see `notices.py`."""
    done: Done
    while_open: str = ""
    """The table that may not be over, else the job is lost."""
    meanwhile: Callable[[], None] | None = None
    """What may be made ready while the disk works. Perhaps it is not asked for; and perhaps in vain."""


NOTHING = Job([], (), "", lambda problem: None)
"""Is asked for where the thread has only to tidy up."""


class Writer:
    """The only place that writes. One transaction at a time; what comes meanwhile waits and goes together.

    Transactions run in a thread of their own: a move costs the event loop one step there and one step back, however
    many statements it takes. But where the disk is quick and nobody else writes to it, the moves of one turn of the
    event loop, and the tables that are opened or end in it, are stored on the spot: while there is much to do, the
    thread would have to wait for its turn of Python before and after each statement, which takes longer than the disk
    does.
    """

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] = lambda jobs, seconds: None,
        post: Post | None = None,
    ) -> None:
        self._engine = engine
        self._post = post or Post()
        self._observe = observe
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._pages = 0
        """Written on the spot since the log was last put into its place."""
        self._away = 0
        """Jobs that the thread has."""
        self._gathered: list[Job] = []
        """Moves of this turn of the event loop, or since the thread began to write."""
        self._pace = 0.0
        """How long a transaction takes on the spot, in seconds, without its moves."""
        self._elsewhere = 0
        """Transactions in the thread since it was found that the disk is slow."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._closed = False
        self.failed = False
        """Whether the last attempt to write failed, for whatever reason but a lost race."""
        self._moves = Moves(engine)
        self._notifies = engine.dialect.name == "postgresql"
        self._thread.start()

    async def write(
        self, *changes: Change, entries: Rows | None = None, notice: str = "", while_open: str = ""
    ) -> None:
        """Returns when it is safely stored; raises Lost when it can't be. Who stops waiting does not stop it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(Job(entries or [], changes, notice, partial(answer, done), while_open))
        await done

    def take(self, job: Job) -> None:
        """The same without waiting: the job says what is to be done when it is done."""
        if self._closed:
            raise ConnectionError("the store is closed")
        self._loop = self._loop or asyncio.get_running_loop()
        if self._notifies or not self._quick or not _is_usual(job):
            self._send_away([job])
        else:
            if not self._gathered and not self._away:
                self._loop.call_soon(self._on_the_spot)
            self._gathered.append(job)

    @property
    def _quick(self) -> bool:
        """Whether it is worth waiting for the disk."""
        return self._pace <= QUICK or self._elsewhere >= SELDOM

    def _on_the_spot(self) -> None:
        """What does not succeed at once goes to the thread. While that writes, the others wait for it."""
        if self._away or not self._gathered:  # or the house closes and has sent them away
            return
        jobs, self._gathered = self._gathered, []
        stored, begun = False, time.monotonic()
        with suppress(Exception):  # in the thread it is found out what is wrong
            stored = self._only_usual(jobs, _meanwhile(jobs))
        if stored:
            seconds = time.monotonic() - begun
            self._took(seconds - EACH * len(jobs))
            self._told(jobs, [None] * len(jobs), seconds)
            self._tidy(PAGES + len(jobs))
        else:
            self._send_away(jobs)

    def _tidy(self, pages: int) -> None:
        """In the thread: whoever commits would have to wait for it now and then."""
        self._pages += pages
        if self._pages >= TIDY:
            self._pages = 0
            self._waiting.put(NOTHING)

    def _took(self, seconds: float) -> None:
        """On the spot; after a while elsewhere only the last time counts."""
        seconds = min(seconds, 2 * QUICK)
        self._pace = seconds if self._elsewhere else self._pace + (seconds - self._pace) / FEW
        self._elsewhere = 0

    def _send_away(self, jobs: list[Job]) -> None:
        self._away += len(jobs)
        for job in jobs:
            self._waiting.put(job)

    async def close(self) -> None:
        """Everything that waits is still written."""
        if not self._closed:
            self._closed = True
            self._send_away(self._gathered)
            self._gathered = []
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _told(self, jobs: list[Job], problems: Sequence[Exception | None], seconds: float) -> None:
        """What they are told of it goes out at once, and only then is anything counted."""
        self._post.hold()
        for job, problem in zip(jobs, problems, strict=True):
            try:
                job.done(problem)
            except Exception:  # whatever it is, it is not their neighbours' trouble
                log.exception("something was stored, but what comes of it was not done")
        self._post.deliver()
        self.failed = all(problem is not None and not isinstance(problem, Lost) for problem in problems)
        self._observe(len(jobs), seconds)

    def _back(self, jobs: list[Job], problems: Sequence[Exception | None], seconds: float) -> None:
        self._away -= len(jobs)
        self._elsewhere += self._pace > QUICK
        self._told(jobs, problems, seconds)
        if self._away:  # nobody waits for the thread more than once
            self._send_away(self._gathered)
            self._gathered = []
        else:
            self._on_the_spot()

    # In the thread

    def _work(self) -> None:
        """Until the house closes."""
        while jobs := self._next():
            begun = time.monotonic()
            problems: Sequence[Exception | None]
            try:
                problems = self._stored(jobs)
            except Exception as failure:
                problems = [failure] * len(jobs)
            assert self._loop is not None
            with suppress(RuntimeError):  # nobody is left to be told
                self._loop.call_soon_threadsafe(self._back, jobs, problems, time.monotonic() - begun)
        self._moves.close()

    def _next(self) -> list[Job]:
        """All that waits, at least one; nothing when the house closes."""
        jobs: list[Job] = []
        while not jobs or (len(jobs) < MOST_AT_ONCE and not self._waiting.empty()):
            job = self._waiting.get()
            if job is NOTHING:
                self._moves.tidy()
                continue
            if job is None:
                self._waiting.put(None)
                break
            jobs.append(job)
        return jobs

    def _stored(self, jobs: list[Job]) -> list[Exception | None]:
        """Usually all goes well at once; if not, once more with a way back for each job. Returns what went wrong."""
        if self._only_usual(jobs):
            return [None] * len(jobs)
        try:
            with self._engine.begin() as db:
                self._together(db, jobs)
            return [None] * len(jobs)
        except (DBAPIError, Lost) as problem:
            if len(jobs) == 1:
                return [_lost(problem)]
        with self._engine.begin() as db:
            return [self._alone(db, job) for job in jobs]

    def _only_usual(self, jobs: list[Job], meanwhile: Callable[[], None] | None = None) -> bool:
        """Whether there was nothing else to write, and it is written."""
        if not all(map(_is_usual, jobs)):
            return False
        tables = sorted({job.while_open for job in jobs if job.while_open})
        changes: list[Always] = [change for job in jobs for change in job.changes if change.rows]
        rows = [row for job in jobs for row in job.entries]
        if rows:
            changes.append(Always(ADD_ENTRIES, rows))
        return self._moves.written(tables, changes, [job.notice for job in jobs if job.notice], meanwhile)

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


def _is_usual(job: Job) -> bool:
    """New entries of a table that is open, or what is always written in the same way."""
    if not job.changes:
        return bool(job.entries and job.while_open)
    return all(isinstance(change, Always) for change in job.changes)


def _meanwhile(jobs: list[Job]) -> Callable[[], None] | None:
    """What some of them make ready, if anything."""
    deeds = [job.meanwhile for job in jobs[:AHEAD] if job.meanwhile is not None]
    return partial(_made_ready, deeds) if deeds else None


def _made_ready(deeds: list[Callable[[], None]]) -> None:
    for deed in deeds:
        try:
            deed()
        except Exception:  # whatever it is, what is stored is stored
            log.exception("something could not be made ready")


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
        if isinstance(change, Always):
            if change.rows:
                db.execute(change.statement, change.rows)
            continue
        found = db.execute(change.statement if isinstance(change, Must) else change)
        if isinstance(change, Must) and found.rowcount != 1:
            raise Lost


def _lost(problem: Exception) -> Exception:
    """A key that is taken is a lost race; anything else is what it is."""
    return Lost() if isinstance(problem, IntegrityError) else problem


def answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    """To whoever waits for it."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
        done.exception()  # marks it as seen, should the asker be gone
