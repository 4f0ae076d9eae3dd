"""Where tables are kept: SQLite by default, PostgreSQL by URL. Reading is here, writing goes through `writer.py`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    Select,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    make_url,
    or_,
    select,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine

from klubovna.kernel.errors import Unreadable
from klubovna.kernel.record import Entry, Record
from klubovna.server.post import Post
from klubovna.server.storage import schema
from klubovna.server.storage.reading import Reading
from klubovna.server.storage.rows import Person, Review
from klubovna.server.storage.writer import Writer
from klubovna.service.tables.rows import BOT, OPEN, Line, Place, TableRow, moves, record

LISTED = 100
TALK = 300
BUSY_SECONDS = 20
WRITING = 2
"""Connections of the writer: one that it keeps for moves, and one for everything else."""
MINUTE = 60.0
PROBE = "probe"
PERSON_BY_ID = select(schema.person).where(schema.person.c.id == bindparam("id"))
HOSTED = (
    select(func.count())
    .select_from(schema.board)
    .where(schema.board.c.host == bindparam("host"), schema.board.c.over.is_(False))
)


def full_url(url: str) -> URL:
    """The drivers are ours to choose."""
    try:
        parsed = make_url(url)
    except Exception as problem:
        raise Unreadable(f"{url!r} is no address of a database") from problem
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = parsed.drivername.partition("+")[0]
    if kind not in drivers:
        raise Unreadable(f"tables are kept in sqlite or postgresql, not in {kind}")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Unreadable("a table that is only in memory would be lost; give sqlite a file")
    return parsed.set(drivername=drivers[kind])


class Store:
    """Open with `await Store.open(url)`."""

    def __init__(
        self, url: URL, reading: Reading, writing: Engine, observe: Callable[[int, float], None], post: Post | None
    ) -> None:
        self.url = url
        self._reading = reading
        self._writing = writing
        self._writer = Writer(writing, observe, post)
        self.write, self.take = self._writer.write, self._writer.take
        self._measured: tuple[float, int] | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.url.drivername.startswith("postgresql")

    @staticmethod
    async def open(
        url: str,
        observe: Callable[[int, float], None] = lambda jobs, seconds: None,
        post: Post | None = None,
    ) -> Store:
        parsed = full_url(url)
        if parsed.drivername.startswith("sqlite"):
            _for_the_owner_alone(Path(str(parsed.database)))
            reading, writing = _sqlite_engines(parsed)
        else:
            reading = Reading(create_async_engine(parsed, pool_size=8, max_overflow=8, pool_pre_ping=True))
            writing = create_engine(parsed, pool_size=WRITING, max_overflow=0, pool_pre_ping=True)
        await asyncio.to_thread(_migrated, writing)
        return Store(parsed, reading, writing, observe, post)

    async def close(self) -> None:
        await self._writer.close()
        await self._reading.close()
        self._writing.dispose()

    # Reading

    async def row(self, id: str) -> tuple[TableRow, list[Place]] | None:
        found = await self._few(select(schema.board).where(schema.board.c.id == id), TableRow)
        return (found[0], (await self.places([id]))[id]) if found else None

    async def places(self, ids: Sequence[str]) -> dict[str, list[Place]]:
        places: dict[str, list[Place]] = {id: [] for id in ids}
        asked = select(schema.seat).where(schema.seat.c.board.in_(ids)).order_by(schema.seat.c.place)
        for place in await self._few(asked, Place):
            places[place.board].append(place)
        return places

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The record's entries from this one on, in order."""
        table = schema.entry.c
        asked = select(table.line).where(table.board == id, table.seq >= since).order_by(table.seq)
        return moves(line for (line,) in await self._reading.few(asked))

    async def times(self, id: str, since: int = 0) -> list[float]:
        """When these entries were stored."""
        table = schema.entry.c
        asked = select(table.at).where(table.board == id, table.seq >= since).order_by(table.seq)
        return [at for (at,) in await self._reading.few(asked)]

    async def record(self, row: TableRow, places: list[Place]) -> Record:
        return record(row, places, await self.entries(row.id))

    async def keepsakes(self, id: str) -> dict[str | None, str]:
        """What was kept of a game that is over, by whose eyes saw it; None: those of whoever only watched."""
        table = schema.keepsake.c
        found = await self._reading.few(select(table.eyes, table.line).where(table.board == id))
        return {eyes or None: line for eyes, line in found}

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        table = schema.entry.c
        asked = select(table.board, func.max(table.seq)).where(table.board.in_(ids)).group_by(table.board)
        return {id: last + 1 for id, last in await self._reading.all(asked)}

    async def moved(self, ids: Sequence[str]) -> dict[str, float]:
        """When the last entry of each was stored."""
        table = schema.entry.c
        asked = select(table.board, func.max(table.at)).where(table.board.in_(ids)).group_by(table.board)
        return {id: float(at) for id, at in await self._reading.all(asked)}

    async def mine(self, person: str) -> list[TableRow]:
        sits = select(schema.seat.c.board).where(schema.seat.c.person == person)
        return await self._listed(or_(schema.board.c.host == person, schema.board.c.id.in_(sits)))

    async def lobby(self, *, open: bool) -> list[TableRow]:
        """Public tables that wait for people, or those that can be watched."""
        board, seat = schema.board.c, schema.seat.c
        waits = exists().where(seat.board == board.id, seat.kind == OPEN)
        return await self._listed(board.public, board.over.is_(False), waits if open else ~waits)

    async def unfinished(self) -> list[TableRow]:
        return await self._rows(select(schema.board).where(schema.board.c.over.is_(False)), TableRow)

    async def with_bots(self) -> list[str]:
        """Unfinished tables at which a bot plays: after a start somebody has to wake them."""
        board, seat = schema.board.c, schema.seat.c
        asked = select(board.id).join(schema.seat, seat.board == board.id).where(board.over.is_(False))
        plays = or_(seat.kind == BOT, seat.standing_in.is_not(None))
        return await self.column(asked.where(plays).distinct())

    async def review(self, id: str) -> Review | None:
        found = await self._few(select(schema.review).where(schema.review.c.board == id), Review)
        return found[0] if found else None

    async def reviewed(self, id: str) -> list[str]:
        """What has been found so far, in order."""
        table = schema.reviewed.c
        asked = select(table.line).where(table.board == id).order_by(table.n)
        return await self.column(asked)

    async def begun_reviews(self) -> list[str]:
        """Tables whose review was begun and is neither ready nor given up."""
        review, reviewed = schema.review.c, schema.reviewed.c
        done = select(func.count()).where(reviewed.board == review.board).scalar_subquery()
        asked = select(review.board).where(review.failed.is_(False), review.total > done)
        return await self.column(asked)

    async def all_rows(self) -> list[TableRow]:
        return await self._rows(select(schema.board).order_by(schema.board.c.created), TableRow)

    async def hosted(self, person: str) -> int:
        """How many unfinished tables this host has."""
        return await self._number(HOSTED, host=person)

    async def brought(self, person: str) -> int:
        """Bytes of the records that this host has brought, finished ones, too."""
        return await self._number(select(func.sum(schema.board.c.brought)).where(schema.board.c.host == person))

    async def lines(self, id: str) -> int:
        """How much was said at a table."""
        return await self._number(select(func.count()).select_from(schema.chat).where(schema.chat.c.board == id))

    async def size(self) -> int:
        """Bytes that all this takes, as of a minute ago."""
        if self._measured is None or time.monotonic() - self._measured[0] > MINUTE:
            shared = "SELECT pg_database_size(current_database())"
            alone = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            self._measured = time.monotonic(), await self._number(text(shared if self.shared else alone))
        return self._measured[1]

    async def column(self, asked: Executable) -> list[Any]:
        return [value for (value,) in await self.table(asked)]

    async def table(self, asked: Executable) -> list[Any]:
        return await self._reading.all(asked)

    async def few(self, asked: Executable, **about: str) -> list[Any]:
        """The same for what is found by a key; a question that is asked often is always the same one, about others."""
        return await self._reading.few(asked, about)

    async def _number(self, asked: Executable, **about: str) -> int:
        ((number,),) = await self._reading.few(asked, about)
        return int(number or 0)

    async def talk(self, id: str, since: int = 0) -> list[Line]:
        chat = schema.chat.c
        asked = select(schema.chat).where(chat.board == id, chat.n > since).order_by(chat.n.desc()).limit(TALK)
        return (await self._few(asked, Line))[::-1]

    async def person(self, id: str) -> Person | None:
        found = await self._few(PERSON_BY_ID, Person, id=id)
        return found[0] if found else None

    async def account(self, login: str) -> Person | None:
        found = await self._few(select(schema.person).where(schema.person.c.login == login), Person)
        return found[0] if found else None

    async def alive(self) -> None:
        """Raises when the database can't be asked; or, where the last attempt to write failed, when it fails again."""
        await asyncio.wait_for(self._reading.all(select(1)), 5)
        if self._writer.failed:
            this = schema.ended.c.session == PROBE
            attempt = (schema.ended.insert().values(session=PROBE, until=0.0), schema.ended.delete().where(this))
            await asyncio.wait_for(self.write(schema.ended.delete().where(this), *attempt), 5)

    async def _listed(self, *conditions: Any) -> list[TableRow]:
        asked = select(schema.board).where(*conditions).order_by(schema.board.c.created.desc()).limit(LISTED)
        return await self._rows(asked, TableRow)

    async def _rows(self, asked: Select[Any], shape: type[Any]) -> list[Any]:
        return [shape(**row._mapping) for row in await self._reading.all(asked)]

    async def _few(self, asked: Select[Any], shape: type[Any], **about: str) -> list[Any]:
        return [shape(**row._mapping) for row in await self._reading.few(asked, about)]


def _for_the_owner_alone(path: Path) -> None:
    """It holds the keys of running games; what SQLite lays beside it has the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def _migrated(engine: Engine) -> None:
    with engine.begin() as db:
        migrate(db)


def migrate(db: Connection) -> None:
    """Bring the database to the newest shape; several processes that start at once wait for each other."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("SELECT pg_advisory_xact_lock(8420)")
    config = Config()
    config.set_main_option("script_location", "klubovna.server.storage:migrations")
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def _sqlite_engines(url: URL) -> tuple[Reading, Engine]:
    """For reading and for writing."""
    waiting = {"timeout": BUSY_SECONDS}
    several = url.set(drivername="sqlite+aiosqlite")
    reading = create_async_engine(several, connect_args=waiting, pool_size=4, max_overflow=0)
    here = create_engine(url, connect_args={"timeout": 0}, pool_size=1, max_overflow=0)
    writing = create_engine(url, connect_args=waiting, pool_size=WRITING, max_overflow=0)
    _prepare(reading.sync_engine, "BEGIN")
    _prepare(here, "")
    _prepare(writing, "BEGIN IMMEDIATE")
    return Reading(reading, here), writing


def _prepare(engine: Engine, begin: str) -> None:
    """Write-ahead log, every commit on the disk before it is acknowledged, and transactions begun by us (if at all)."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)
