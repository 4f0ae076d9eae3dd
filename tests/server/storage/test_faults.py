"""What goes wrong around the tables: a database that goes away, a server that hears nothing, rows that are spoiled."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from klubovna.kernel.record import Chosen
from klubovna.server.storage import schema
from klubovna.server.storage.notices import LONGEST, Notice, Notices
from klubovna.server.storage.store import Store, full_url
from klubovna.server.tables import ending
from tests.server.clubhouse import SOON, House
from tests.server.storage.test_admin import in_thread
from tests.server.tables.test_play import two

Postgres = Callable[[], str]
Open = Callable[..., Any]


async def test_whatever_goes_wrong_the_others_are_heard_again(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second restart of the database hit the servers while they were looking at everything anew: deaf for good."""
    monkeypatch.setattr("klubovna.server.storage.notices.AGAIN", 0.0)
    troubles = iter([OperationalError("", {}, Exception()), RuntimeError("spoiled"), psycopg.OperationalError(), None])
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()

    async def hear(notice: Notice | None) -> None:
        trouble = next(troubles, None)
        if trouble is not None:
            raise trouble
        heard.put_nowait(notice)

    notices = Notices(full_url(postgresql()), hear)
    listening = asyncio.create_task(notices.listen())
    try:
        assert await asyncio.wait_for(heard.get(), SOON) is None, "everything is looked at"
        await notices.begun(SOON)
        assert notices.well
    finally:
        listening.cancel()


async def test_a_database_that_somebody_else_locks_is_busy_and_nothing_went_wrong(
    open_house: Open, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opened a table at an overloaded house was told 500."""
    monkeypatch.setattr("klubovna.server.storage.store.BUSY_SECONDS", 0)
    house: House = await open_house(sqlite)
    visitor = await house.visitor()
    with contextlib.closing(sqlite3.connect(full_url(sqlite).database or "", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = await visitor.ask("POST", "tables", {"game": "sealed"})
        assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "busy")
        assert int(answer.headers["retry-after"]) > 0
        assert (await visitor.get("tables")) == [], "nothing was done"
        other.execute("ROLLBACK")
    await visitor.open("sealed")


@pytest.mark.parametrize("problem", [NoConnection(), InterfaceError("", {}, Exception()), ConnectionError("closed")])
async def test_whoever_finds_no_connection_may_ask_again(
    house: House, problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All connections are in use for longer than anybody waits, or the house closes."""
    visitor = await house.visitor()

    async def hosted(person: str) -> int:
        raise problem

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(house.club.store, "hosted", hosted)
        answer = await visitor.ask("POST", "tables", {"game": "sealed"})
    assert (answer.status_code, "retry-after" in answer.headers) == (503, True)
    await visitor.open("sealed")


async def cut_off(database: str) -> None:
    """As a restart of PostgreSQL does it: every connection breaks."""
    address = full_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = %s"
        await connection.execute(others, ("club",))


async def test_after_a_break_both_servers_know_everything(open_house: Open, postgresql: Postgres) -> None:
    database = postgresql()
    one, other = await open_house(database), await open_house(database)
    north, south, table = await two(one)
    south = await other.back(south)
    async with south.live(table) as line:
        await line.next("moment")
        for _ in range(2):
            await cut_off(database)
            with contextlib.suppress(AssertionError):  # a broken connection may cost one request
                await north.moment(table)
        while not (one.club.notices.well and other.club.notices.well):
            await asyncio.sleep(0.05)
        await north.choose(table, "wait")
        await line.until(lambda m: m["deciding"] == "south")
    assert (await north.ask("GET", "../healthz")).status_code == 200


async def test_moves_are_followed_without_asking_the_database(
    open_house: Open, postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgresql()
    one, other = await open_house(database), await open_house(database)
    north, south, table = await two(one)
    async with (await other.back(south)).live(table) as line:
        await line.next("moment")

        async def asked(*_: object) -> None:
            raise AssertionError("the notice tells it all")

        for name in ("row", "entries", "times", "talk"):
            monkeypatch.setattr(other.club.store, name, asked)
        now = await north.choose(table, "wait")
        there = await line.until(lambda m: m["deciding"] == "south")
    assert (there["seq"], there["clock"]["since"]) == (now["seq"], now["clock"]["since"])


def test_a_notice_is_never_longer_than_postgresql_takes() -> None:
    short, long = (Notice("table", "me", 3, ("x" * n,), 1.0) for n in (100, LONGEST))
    assert "xxx" in short.text()
    assert long.text() == Notice("table", "me").text()


async def test_who_hears_nothing_is_not_well(open_house: Open, postgresql: Postgres) -> None:
    house: House = await open_house(postgresql())
    visitor = await house.visitor()
    assert (await visitor.ask("GET", "../healthz")).status_code == 200
    assert house.club.notices is not None
    house.club.notices._hears.clear()
    answer = await visitor.ask("GET", "../healthz")
    assert (answer.status_code, answer.text) == (503, "other servers are not heard\n")


async def test_once_the_key_is_out_nobody_moves(open_house: Open, postgresql: Postgres) -> None:
    """Not even at a server that has not heard of the end: whoever has the key knows all the luck to come."""
    database = postgresql()
    one, deaf = await open_house(database), await open_house(database)

    async def hear_nothing(_: Notice | None) -> None:
        return

    deaf.club.notices._heard = hear_nothing
    north, south, table = await two(one)
    north_there, south_there = await deaf.back(north), await deaf.back(south)
    before = await north_there.choose(table, "wait")
    while (await north.moment(table))["seq"] != before["seq"]:
        await asyncio.sleep(0.02)
    async with one.club.rooms[table].lock:
        await ending.close(one.club, one.club.rooms[table])
    assert (await north.get(f"tables/{table}"))["key"]
    assert not deaf.club.rooms[table].row.over
    assert (await north_there.refused(f"tables/{table}/undo", {"seq": before["seq"]}))[0] == 409
    assert (await deaf.visitor()).name
    entries = await one.club.store.entries(table)
    assert isinstance(entries[-1], Chosen)
    assert len(entries) == before["seq"]
    assert deaf.club.rooms[table].row.over, "now it knows"
    assert (await south_there.refused(f"tables/{table}/choose", {"seq": before["seq"], "text": "wait"})) == (
        409,
        "over",
    )


async def test_a_choice_and_a_bots_choice_hold_only_while_the_table_is_open(open_house: Open, database: str) -> None:
    house: House = await open_house(database)
    north, _, table = await two(house)
    now = await north.moment(table)
    await house.club.store.write(schema.board.update().where(schema.board.c.id == table).values(over=True))
    room = house.club.rooms[table]
    assert not room.row.over, "it has not heard of it"
    assert await north.refused(f"tables/{table}/choose", {"seq": now["seq"], "text": "wait"}) == (409, "over")
    assert len(await house.club.store.entries(table)) == now["seq"]
    room.row.over = False
    room.place("north").kind, room.place("north").bot = "bot", "random"
    assert not await room.bot_plays("north", now["seq"], "wait")
    assert len(await house.club.store.entries(table)) == now["seq"]


async def spoil(database: str, table: str, what: str) -> None:
    store = await Store.open(database)
    entry, board = schema.entry, schema.board
    if what == "entry":
        await store.write(entry.update().where(entry.c.board == table, entry.c.seq == 0).values(line="{nonsense"))
    else:
        await store.write(board.update().where(board.c.id == table).values(**{what: "{nonsense"}))
    await store.close()


@pytest.mark.parametrize("what", ["entry", "header", "outcome", "game", "key"])
async def test_one_spoiled_row_harms_one_table(open_house: Open, database: str, what: str, capsys: Any) -> None:
    house: House = await open_house(database)
    visitor = await house.visitor()
    seats = {"north": "me", "south": "bot:random"}
    tables = [await visitor.open("sealed", seats=seats, public=True) for _ in range(3)]
    await house.close()
    await spoil(database, tables[1], what)
    house = await open_house(database)
    visitor = await house.back(visitor)
    healthy = {tables[0], tables[2]}
    for which in ("mine", "watch"):
        assert healthy <= {info["id"] for info in await visitor.get(f"tables?which={which}")}
    for table in healthy:
        assert (await visitor.moment(table))["options"]
        assert table in house.club.rooms, "its bot is awake"
    answer = await visitor.ask("GET", f"tables/{tables[1]}/moment")
    assert answer.status_code in (409, 422, 200)
    with contextlib.suppress(Exception):
        async with visitor.live(tables[1]) as line:
            await line.next("error")
    await house.close()
    assert await in_thread("recheck", "--all", "--database", database) == 1
    said = capsys.readouterr().out
    assert tables[1] in said
    assert "3 tables checked" in said
