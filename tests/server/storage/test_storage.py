"""What was acknowledged is stored, on SQLite and on PostgreSQL alike; and two processes may serve one table."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.kernel.record import Chosen
from klubovna.server.storage import schema
from klubovna.server.storage.store import Store, full_url
from klubovna.server.storage.writer import Lost, Must
from tests.server.clubhouse import Visitor
from tests.server.started import Started
from tests.server.tables.test_play import two


async def test_a_game_on_either_database(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    visitor = await house.visitor()
    table = await visitor.open()
    assert (await visitor.to_the_end(table))["outcome"]
    await visitor.post("account", {"name": "Karel", "password": "long enough"})
    await visitor.post(f"tables/{table}/chat", {"text": "good game"})
    assert [t["id"] for t in await visitor.get("tables?which=mine")] == [table]
    assert (await visitor.post(f"tables/{table}/rematch"))["seats"][0]["name"] == "Karel"


async def test_the_house_opened_anew_goes_on_where_it_was_closed(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    visitor = await house.visitor()
    table = await visitor.open()
    before = await visitor.choose(table)
    before = await visitor.choose(table)
    before = await visitor.post(f"tables/{table}/undo", {"seq": before["seq"]}) if before["may_undo"] else before
    await house.close()
    house = await open_house(database)
    visitor = await house.back(visitor)
    assert await visitor.moment(table) == before
    assert (await visitor.to_the_end(table))["outcome"]


async def test_a_bot_goes_on_after_the_house_opens_anew(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database, bot_pace=30.0)
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "bot:random", "south": "bot:random"})
    await house.close()
    house = await open_house(database)
    visitor = await house.back(visitor)
    async with visitor.live(table) as line:
        await line.until(lambda moment: moment["outcome"])


async def test_who_comes_second_loses_and_is_told_the_truth(open_house: Callable[..., Any], database: str) -> None:
    """Another process has moved, and this one has not heard of it yet."""
    house = await open_house(database)
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    elsewhere = await Store.open(database)
    found = await elsewhere.row(table)
    assert found is not None
    from klubovna.kernel.replay import resume
    from klubovna.server.storage.rows import entry_rows

    other = resume(klubovna.game("vzdor"), await elsewhere.record(*found))
    other.play(now["options"][0]["text"])
    entries = other.record.entries[now["seq"] :]
    await elsewhere.write(entries=entry_rows(table, now["seq"], entries, 0.0))
    body = {"seq": now["seq"], "text": now["options"][1]["text"]}
    answer = await visitor.ask("POST", f"tables/{table}/choose", body)
    assert answer.status_code == 409
    assert answer.json()["seq"] == len(other.record.entries)
    same = await visitor.choose(table, now["options"][0]["text"], now["seq"])
    assert same["seq"] == len(other.record.entries), "the same choice counts as made"
    await elsewhere.close()


async def test_a_lost_job_does_not_spoil_its_neighbours(database: str) -> None:
    store = await Store.open(database)
    board = {"game": "vzdor", "header": "{}", "public": False, "host": "h", "created": 0.0, "over": False}
    await store.write(schema.board.insert().values(id="t", **board))

    async def add(seq: int) -> str:
        try:
            await store.write(entries=[{"board": "t", "seq": seq, "line": '{"is":"undo"}', "at": 0.0}])
            return "stored"
        except Lost:
            return "lost"

    await add(0)
    assert await asyncio.gather(*map(add, (1, 0, 2, 2, 3))) == ["stored", "lost", "stored", "lost", "stored"]
    assert await store.lengths(["t"]) == {"t": 4}
    nobody = schema.board.update().where(schema.board.c.id == "nobody").values(over=True)
    gone = schema.board.update().where(schema.board.c.id == "t").values(over=True)
    with pytest.raises(Lost):
        await store.write(gone, Must(nobody))
    found = await store.row("t")
    assert found is not None
    assert not found[0].over, "all or nothing"
    await store.close()
    with pytest.raises(ConnectionError):
        await store.write(gone)


async def test_two_houses_start_at_once_on_an_empty_database(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(3)))
    for store in stores:
        await store.alive()
        await store.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_where_tables_can_not_be_kept(url: str) -> None:
    with pytest.raises(klubovna.Unreadable):
        full_url(url)


async def test_two_houses_serve_one_table(open_house: Callable[..., Any], postgresql: Callable[[], str]) -> None:
    """Each with its own memory; what one writes the other hears over NOTIFY. Both write."""
    database = postgresql()
    one, other = await open_house(database), await open_house(database)
    north, south, table = await two(one)
    south = await other.back(south)
    assert (await south.moment(table))["deciding"] == "north"
    async with north.live(table) as a, south.live(table) as b:
        await a.next("moment")
        await b.next("moment")
        await north.choose(table, "wait")
        now = await b.until(lambda m: m["deciding"] == "south")
        await b.say(**{"is": "choose", "seq": now["seq"], "text": "wait"})
        await a.until(lambda m: m["deciding"] == "north")
        await south.post(f"tables/{table}/chat", {"text": "hello over there"})
        assert (await a.next("chat"))["text"] == "hello over there"
        after = await north.choose(table, next(iter((await north.moment(table))["options"]))["text"])
        await b.until(lambda m: m["seq"] == after["seq"])
        await south.post(f"tables/{table}/leave")
        while (await a.next("table"))["status"] != "waiting":
            pass


# Servers in processes of their own


SERVE = """
import argparse, sys
from klubovna.server import run

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    run.add_arguments(parser)
    sys.exit(run.run(parser.parse_args()))
"""


def started(database: str, folder: Path, name: str = "server") -> Started:
    arguments = ["--port", "0", "--database", database, "--secret-file", str(folder / "secret"), "--no-limits"]
    return Started([sys.executable, "-c", SERVE, *arguments], folder / f"{name}.log")


async def test_a_server_that_is_asked_to_stop_stops(sqlite: str, tmp_path: Path) -> None:
    server = started(sqlite, tmp_path)
    try:
        visitor = await Visitor(await asyncio.to_thread(server.opened)).come()
        table = await visitor.open("vzdor", seats={"maquis": "bot:greedy"})
        async with visitor.live(table) as line:
            await line.next("moment")
            server.process.terminate()
            with pytest.raises(Exception, match=r"1001|1012|close"):
                await line.next("nothing")
        await visitor.http.aclose()
    finally:
        status = server.stop()
    assert status in (0, -signal.SIGTERM)
    assert "Traceback" not in server.said


async def test_two_processes_both_writing_as_fast_as_they_can(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """One person with two windows, one at each server, clicking at random until both
    have written: every acknowledged choice is there once."""
    database = postgresql()
    servers = [started(database, tmp_path, name) for name in ("one", "other")]
    first, second = [Visitor(await asyncio.to_thread(server.opened)) for server in servers]
    try:
        await first.come()
        second.http.cookies = first.http.cookies
        await second.come()
        games: dict[str, dict[int, str]] = {}
        counts = [0, 0]
        while not all(counts):  # whichever server the machine lets run first, the other one has its turn in the end
            opened: dict[str, dict[int, str]] = {await first.open(): {} for _ in range(5)}
            for table in opened:
                assert await first.moment(table) == await second.moment(table)
            clicks = [(v, table, opened[table], i) for table in opened for i, v in enumerate((first, second))]
            accepted = await asyncio.gather(*(_click(*click) for click in clicks))
            counts = [counts[0] + sum(accepted[::2]), counts[1] + sum(accepted[1::2])]
            games |= opened
        for table in games:
            last = await first.moment(table)
            async with second.live(table) as line:  # the last notices may still be on their way
                seen = await line.until(partial(reached, last["seq"]))
            assert (seen["seq"], seen["outcome"]) == (last["seq"], last["outcome"])
    finally:
        for visitor in (first, second):
            await visitor.http.aclose()
        for server in servers:
            server.stop()
    store = await Store.open(database)
    for table, acknowledged in games.items():
        entries = await store.entries(table)
        assert acknowledged == {i: entry.text for i, entry in enumerate(entries) if isinstance(entry, Chosen)}
    await store.close()


def reached(seq: int, moment: Any) -> bool:
    return int(moment["seq"]) >= seq


async def _click(visitor: Visitor, table: str, acknowledged: dict[int, str], seed: int) -> int:
    """Until the game is over; returns how many choices were accepted."""
    rng, accepted = random.Random(seed), 0
    now = await visitor.moment(table)
    while now["options"]:
        text = rng.choice(now["options"])["text"]
        answer = await visitor.ask("POST", f"tables/{table}/choose", {"seq": now["seq"], "text": text})
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            assert acknowledged.setdefault(now["seq"], text) == text
            accepted += 1
            await visitor.get(f"tables/{table}")  # so that the other one may be quicker now
        now = answer.json()
    return accepted


async def test_the_migrations_lead_to_the_tables_that_the_code_means(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = await Store.open(database)
    with store._writing.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), schema.metadata) == []
    await store.close()


async def test_tables_of_an_older_house_are_brought_over(database: str) -> None:
    """What was agreed before hints and stand-ins were thought of: hints are allowed, nobody stands in."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, text

    engine = create_engine(full_url(database))
    with engine.begin() as db:
        config = Config()
        config.set_main_option("script_location", "klubovna.server.storage:migrations")
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
        board = "INSERT INTO board (id, game, header, public, host, created, over)"
        db.execute(text(f"{board} VALUES ('b', 'vzdor', '{{}}', :no, 'h', 0, :no)"), {"no": False})
        seat = "INSERT INTO seat (board, seat, place, kind, name, lock)"
        db.execute(text(f"{seat} VALUES ('b', 'maquis', 0, 'open', '', 0)"))
    engine.dispose()
    store = await Store.open(database)
    found = await store.row("b")
    assert found is not None
    kept, (place,) = found
    assert (kept.hints, kept.stand_in, place.standing_in, place.outside) == (True, None, None, False)
    await store.close()
