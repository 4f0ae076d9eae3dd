"""Moves, which are most of what is written, are written the short way; and whatever stands in it, they are written."""

from __future__ import annotations

import asyncio
import math
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from klubovna.server.storage import schema
from klubovna.server.storage.moves import Always
from klubovna.server.storage.store import Store
from klubovna.server.storage.writer import AHEAD, FEW, QUICK, SELDOM, Job, Lost, Writer
from tests.server.clubhouse import House

Open = Callable[..., Any]
OPEN = {"game": "vzdor", "header": "{}", "public": False, "host": "h", "created": 0.0, "over": False}


async def with_tables(database: str, *ids: str) -> Store:
    store = await Store.open(database)
    for id in ids:
        await store.write(schema.board.insert().values(id=id, **OPEN))
    store._writer._pace = 0.0  # however busy the machine is
    return store


async def move(store: Store, table: str = "t", seq: int = 0) -> None:
    row = {"board": table, "seq": seq, "line": '{"is":"undo"}', "at": 0.0}
    await store.write(entries=[row], while_open=table)


def thread_work(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs the writer's thread stores at a time, from now on."""
    stored, seen = store._writer._stored, list[int]()

    def note(jobs: Any) -> Any:
        seen.append(len(jobs))
        return stored(jobs)

    monkeypatch.setattr(store._writer, "_stored", note)
    return seen


async def test_moves_go_to_the_driver_as_they_are(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await with_tables(database, "t", "u")

    def usual(self: Writer, db: Any, jobs: Any) -> None:
        raise AssertionError("the long way")

    monkeypatch.setattr(Writer, "_together", usual)
    await asyncio.gather(move(store), move(store, "u"))
    await move(store, seq=1)
    assert await store.lengths(["t", "u"]) == {"t": 2, "u": 1}
    await store.close()


async def test_moves_of_one_turn_are_one_transaction_on_the_spot(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [f"t{n}" for n in range(20)]
    store = await with_tables(sqlite, *tables)
    seen, together = thread_work(store, monkeypatch), list[int]()
    monkeypatch.setattr(store._writer, "_observe", lambda jobs, seconds: together.append(jobs))
    await asyncio.gather(*(move(store, table) for table in tables))
    assert (seen, together) == ([], [len(tables)])
    assert await store.lengths(tables) == dict.fromkeys(tables, 1)
    await store.close()


async def made_ready(store: Store, table: str, what: list[str], deed: Callable[[], None] = lambda: None) -> None:
    """A move, and what is done on its way."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def meanwhile() -> None:
        what.append(f"{table} ready")
        deed()

    def told(problem: Exception | None) -> None:
        what.append(f"{table} {'told' if problem is None else 'lost'}")
        done.set_result(None)

    row = {"board": table, "seq": 0, "line": '{"is":"undo"}', "at": 0.0}
    store.take(Job([row], (), "", told, table, meanwhile))
    await done


async def test_what_will_be_told_is_made_ready_while_the_disk_works(sqlite: str) -> None:
    """By then the commit has begun, and it is not over before there was time for it."""
    store = await with_tables(sqlite, "t")
    waiter, what = store._writer._moves._waiter, list[str]()
    both = waiter.both

    def note(wait: Callable[[], object], work: Callable[[], None]) -> None:
        ready = threading.Event()

        def slow() -> None:
            what.append("disk" if ready.wait(60) else "nobody made anything ready")
            wait()

        def done() -> None:
            work()
            ready.set()

        both(slow, done)

    waiter.both = note  # type: ignore[method-assign]
    await made_ready(store, "t", what)
    assert what == ["t ready", "disk", "t told"]
    assert await store.lengths(["t"]) == {"t": 1}
    await store.close()


async def test_no_more_is_made_ready_than_there_is_time_for(sqlite: str) -> None:
    tables = [f"t{n}" for n in range(AHEAD + 3)]
    store, what = await with_tables(sqlite, *tables), list[str]()
    await asyncio.gather(*(made_ready(store, table, what) for table in tables))
    assert what == [*(f"{table} ready" for table in tables[:AHEAD]), *(f"{table} told" for table in tables)]
    assert await store.lengths(tables) == dict.fromkeys(tables, 1)
    await store.close()


async def test_what_cannot_be_made_ready_is_stored_and_told_nevertheless(sqlite: str) -> None:
    store, what = await with_tables(sqlite, "t", "u"), list[str]()

    def spoiled() -> None:
        raise RuntimeError("spoiled")

    await asyncio.gather(made_ready(store, "t", what, spoiled), made_ready(store, "u", what))
    assert what == ["t ready", "u ready", "t told", "u told"]
    assert await store.lengths(["t", "u"]) == {"t": 1, "u": 1}
    await store.close()


async def test_nothing_is_made_ready_of_what_comes_too_late(sqlite: str) -> None:
    store, what = await with_tables(sqlite, "t"), list[str]()
    await store.write(schema.board.update().values(over=True))
    await made_ready(store, "t", what)
    assert what == ["t lost"]
    assert await store.lengths(["t"]) == {}
    await store.close()


async def test_nobody_waits_for_a_slow_disk(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await with_tables(sqlite, "t")
    seen = thread_work(store, monkeypatch)
    store._writer._pace = 2 * QUICK
    await move(store)
    assert seen == [1]
    for seq in range(1, SELDOM):
        await move(store, seq=seq)
    assert sum(seen) == SELDOM
    await move(store, seq=SELDOM)
    assert sum(seen) == SELDOM, "now and then it is tried whether it has become quick again"
    assert await store.lengths(["t"]) == {"t": SELDOM + 1}
    await store.close()


async def test_a_disk_that_stumbles_once_is_not_slow(sqlite: str) -> None:
    store = await with_tables(sqlite, "t")
    store._writer._took(60.0)
    assert store._writer._quick
    for _ in range(FEW):
        store._writer._took(60.0)
    assert not store._writer._quick
    await store.close()


async def test_what_comes_while_the_thread_writes_is_stored_on_the_spot_after_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else, as long as there is much to do, nothing would ever be stored on the spot again."""
    monkeypatch.setattr("klubovna.server.storage.writer.QUICK", math.inf)
    store = await with_tables(sqlite, "t", "u")
    seen = thread_work(store, monkeypatch)
    seat = {"board": "t", "seat": "s", "place": 0, "kind": "open"}
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(store.write(schema.seat.insert().values(**seat)))
        tasks.create_task(move(store, "u"))
    assert seen == [1]
    assert await store.lengths(["u"]) == {"u": 1}
    await store.close()


async def test_the_log_of_sqlite_is_put_into_its_place_by_the_thread(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever commits need not wait for it."""
    monkeypatch.setattr("klubovna.server.storage.writer.QUICK", math.inf)
    monkeypatch.setattr("klubovna.server.storage.writer.TIDY", 10)
    store = await with_tables(sqlite, "t")
    tidy, done = store._writer._moves.tidy, asyncio.Event()
    loop, names = asyncio.get_running_loop(), list[str]()

    def note() -> None:
        tidy()
        names.append(threading.current_thread().name)
        loop.call_soon_threadsafe(done.set)

    monkeypatch.setattr(store._writer._moves, "tidy", note)
    for seq in range(4):
        await move(store, seq=seq)
    await done.wait()
    shutil.copy(tmp_path / "club.sqlite3", tmp_path / "without-its-log.sqlite3")
    there = sqlite3.connect(tmp_path / "without-its-log.sqlite3")
    assert there.execute("SELECT count(*) FROM entry").fetchone() == (4,)
    assert names == ["writer"]
    there.close()
    await store.close()


async def test_while_another_program_writes_the_house_goes_on(sqlite: str, tmp_path: Path) -> None:
    """`klubovna admin` may take its time."""
    store = await with_tables(sqlite, "t")
    other = sqlite3.connect(tmp_path / "club.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(move(store))
    while not store._writer._away:
        await asyncio.sleep(0)
    assert not waiting.done()
    other.execute("COMMIT")
    await waiting
    assert await store.lengths(["t"]) == {"t": 1}
    other.close()
    await store.close()


async def test_tables_are_opened_and_end_on_the_spot(
    open_house: Open, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.server.storage.writer.QUICK", math.inf)
    house: House = await open_house(sqlite)
    visitor, store = await house.visitor(), house.club.store
    seen = thread_work(store, monkeypatch)
    table = await visitor.open("vzdor", seats={"maquis": "me"})
    await visitor.to_the_end(table)
    found = await store.row(table)
    assert found is not None
    assert (found[0].over, found[0].result() is not None, set(await store.keepsakes(table))) == (
        True,
        True,
        {None, "maquis"},
    )
    assert seen == []


async def test_what_is_always_the_same_is_all_or_nothing(database: str) -> None:
    """Somebody was faster at one of two tables: the other one is opened nevertheless, and nothing by halves."""
    store = await with_tables(database, "t")
    add = schema.board.insert()
    tries = [store.write(Always(add, [{"id": id, **OPEN, "hints": True, "brought": 0}])) for id in ("t", "u")]
    first, second = await asyncio.gather(*tries, return_exceptions=True)
    assert isinstance(first, Lost)
    assert second is None
    assert [row.id for row in await store.unfinished()] == ["t", "u"]
    await store.close()


async def test_a_question_by_a_key_waits_for_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is answered on the spot; and where somebody is in the way, the usual way, while the house goes on."""
    store = await with_tables(sqlite, "t")
    usual = store._reading.all
    asked: list[Any] = []

    async def note(*question: Any) -> list[Any]:
        asked.append(question)
        return await usual(*question)

    monkeypatch.setattr(store._reading, "all", note)
    assert await store.row("t")
    assert asked == []
    assert store._reading._connection is not None
    (waits,) = store._reading._connection.exec_driver_sql("PRAGMA busy_timeout").one()
    assert waits == 0

    def locked(*_: Any) -> Any:
        raise OperationalError("", {}, sqlite3.OperationalError("database is locked"))

    monkeypatch.setattr(store._reading._connection, "execute", locked)
    assert await store.row("t")
    assert len(asked) == 1
    await store.close()


@pytest.mark.parametrize("problem", [OSError("the disk is full"), RuntimeError("spoiled")])
async def test_whatever_goes_wrong_on_the_spot_the_move_is_stored_or_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    store = await with_tables(sqlite, "t")

    def spoiled(*args: Any) -> bool:
        raise problem

    monkeypatch.setattr(store._writer._moves, "written", spoiled)
    with pytest.raises(type(problem)):
        await move(store)
    monkeypatch.undo()
    await move(store)
    with pytest.raises(Lost):
        await move(store)
    await store.write(schema.board.update().values(over=True))
    with pytest.raises(Lost):
        await move(store, seq=1)
    await store.close()


async def test_what_was_gathered_when_the_house_closes_is_stored(sqlite: str) -> None:
    store = await with_tables(sqlite, "t")
    last = asyncio.create_task(move(store))
    while not store._writer._gathered:
        await asyncio.sleep(0)
    await store.close()
    await last
    store = await Store.open(sqlite)
    assert await store.lengths(["t"]) == {"t": 1}
    await store.close()
