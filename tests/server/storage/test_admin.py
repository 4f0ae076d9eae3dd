"""What the keeper of the house can do, and how the server says what it does."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.kernel.replay import verify
from klubovna.server import admin, logs
from klubovna.server.storage import schema
from klubovna.server.storage.store import Store


def asked(*words: str) -> int:
    parser = argparse.ArgumentParser()
    admin.add_arguments(parser)
    args = parser.parse_args(words)
    return admin.run(args)


async def in_thread(*words: str) -> int:
    return await asyncio.to_thread(asked, *words)


@pytest.fixture
async def tables(open_house: Callable[..., Any], database: str) -> list[str]:
    """One finished, one running."""
    house = await open_house(database)
    visitor = await house.visitor()
    done, running = await visitor.open(), await visitor.open()
    await visitor.to_the_end(done)
    await visitor.choose(running)
    return [done, running]


async def test_list(tables: list[str], database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert await in_thread("list", "--database", database) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[:-1]] == tables[1:]
    await in_thread("list", "--all", "--database", database)
    assert capsys.readouterr().out.count("maquis: guest-") == 2


async def test_export(
    tables: list[str], database: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    done, running = tables
    assert await in_thread("export", done, str(tmp_path / "done.jsonl"), "--database", database) == 0
    assert verify(klubovna.game("vzdor"), klubovna.Record.load(tmp_path / "done.jsonl")) > 0
    await in_thread("export", running, "--database", database)
    assert b'"is":"key"' not in capfdbinary.readouterr().out
    await in_thread("export", running, "--with-key", "--database", database)
    assert b'"is":"key"' in capfdbinary.readouterr().out
    with pytest.raises(klubovna.Unreadable, match="no table"):
        await in_thread("export", "nothing", "--database", database)


async def test_recheck_finds_what_the_installed_rules_do_not_understand(
    tables: list[str], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await in_thread("recheck", "--all", "--database", database) == 0
    assert "2 tables checked, 0 broken" in capsys.readouterr().out
    store = await Store.open(database)
    entry = schema.entry
    last = (await store.lengths(tables))[tables[1]] - 1
    where = (entry.c.board == tables[1], entry.c.seq == last)
    await store.write(entry.update().where(*where).values(line='{"is":"luck","what":"nobody"}'))
    await store.close()
    assert await in_thread("recheck", "--database", database) == 1
    out = capsys.readouterr().out
    assert tables[1] in out
    assert "1 broken" in out


async def test_a_broken_table_is_shown_but_not_played(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    visitor = await house.visitor()
    table = await visitor.open()
    await house.close()
    store = await Store.open(database)
    played = f'"rules":"{klubovna.game("vzdor").version}"'
    header = (await store.row(table))[0].header.replace(played, '"rules":"0"')  # type: ignore[index]
    await store.write(schema.board.update().values(header=header))
    await store.close()
    house = await open_house(database)
    visitor = await house.back(visitor)
    assert (await visitor.get(f"tables/{table}"))["status"] == "running"
    assert [t["id"] for t in await visitor.get("tables?which=mine")] == [table]
    assert await visitor.refused(f"tables/{table}/moment", method="GET") == (409, "broken")
    async with visitor.live(table) as line:
        assert (await line.next("error"))["error"]["kind"] == "broken"


async def test_backup_while_the_house_is_open(tables: list[str], database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert await in_thread("backup", str(copy), "--database", database) == 0
    assert copy.stat().st_size > 1000
    with pytest.raises(klubovna.Unreadable, match="exists already"):
        await in_thread("backup", str(copy), "--database", database)
    if database.startswith("sqlite"):
        store = await Store.open(f"sqlite:///{copy}")
        assert {row.id for row in await store.all_rows()} == set(tables)
        await store.close()


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    for what in (["list"], ["recheck"], ["backup", str(tmp_path / "copy")]):
        with pytest.raises(klubovna.Unreadable, match="no database"):
            asked(*what, "--database", f"sqlite:///{tmp_path / 'nothing.sqlite3'}")
    assert list(tmp_path.iterdir()) == []


def test_the_log_can_be_read_by_machines() -> None:
    record = logging.makeLogRecord(
        {"name": "klubovna.server", "levelname": "INFO", "msg": "%s sat down", "args": ("A",)}
    )
    record.table = "abc"
    line = json.loads(logs.Lines().format(record))
    assert (line["text"], line["level"], line["table"]) == ("A sat down", "info", "abc")
    try:
        raise ValueError("slip")
    except ValueError as problem:
        record.exc_info = (ValueError, problem, problem.__traceback__)
    assert "slip" in json.loads(logs.Lines().format(record))["trace"]


def test_the_same_is_not_said_without_end() -> None:
    """When all files were open, 116 MB of log were written in 40 seconds."""
    calm = logs.Calm()

    def said(at: float, text: str = "out of files %s") -> str | None:
        record = logging.makeLogRecord({"name": "asyncio", "msg": text, "args": ("now",), "created": at})
        return record.getMessage() if calm.filter(record) else None

    heard = [said(i / 1000) for i in range(5000)]
    assert heard == ["out of files now"] * logs.OFTEN + [None] * (5000 - logs.OFTEN)
    assert said(5.0, "something else %s") == "something else now"
    assert said(5.0 + logs.WHILE) == f"out of files now (and {5000 - logs.OFTEN} more like it)"


async def test_close_delete_and_space(open_house: Callable[..., Any], database: str, capsys: Any) -> None:
    house = await open_house(database)
    visitor = await house.visitor()
    table, other = await visitor.open(), await visitor.open()
    now = await visitor.choose(table)
    await visitor.post(f"tables/{table}/chat", {"text": "rude words"})
    await in_thread("space", "--database", database)
    assert "vzdor        open        2 tables" in capsys.readouterr().out
    assert await in_thread("close", table, "--database", database) == 0
    choice = {"seq": now["seq"], "text": now["options"][0]["text"]}
    assert (await visitor.ask("POST", f"tables/{table}/choose", choice)).status_code == 409, "the server finds out"
    with pytest.raises(klubovna.Unreadable, match="no open table"):
        await in_thread("close", table, "--database", database)
    assert await in_thread("delete", table, "--database", database) == 0
    assert await house.club.store.row(table) is None
    assert await house.club.store.talk(table) == []
    with pytest.raises(klubovna.Unreadable, match="no table"):
        await in_thread("delete", table, "--database", database)
    house.club.rooms.clear()
    assert (await visitor.ask("GET", f"tables/{table}/moment")).status_code == 404
    assert [info["id"] for info in await visitor.get("tables?which=mine")] == [other]


async def test_a_table_that_is_cleared_away_while_somebody_plays(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    visitor = await house.visitor()
    table = await visitor.open()
    now = await visitor.moment(table)
    await in_thread("delete", table, "--database", database)
    choice = {"seq": now["seq"], "text": now["options"][0]["text"]}
    answer = await visitor.ask("POST", f"tables/{table}/choose", choice)
    assert answer.status_code in (404, 409), answer.text


async def test_prune(tables: list[str], database: str, capsys: pytest.CaptureFixture[str]) -> None:
    done, running = tables
    for args, said in (
        (["--days", "1"], "0 tables cleared"),
        (["--days", "0", "--brought"], "0 tables cleared"),
        (["--days", "0", "--dry-run"], "1 tables would"),
        (["--days", "0"], "1 tables cleared"),
    ):
        await in_thread("prune", *args, "--database", database)
        assert said in capsys.readouterr().out
    store = await Store.open(database)
    assert [row.id for row in await store.all_rows()] == [running]
    assert await store.entries(done) == []
    await store.close()


async def test_ban_and_unban(open_house: Callable[..., Any], database: str, capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("klubovna.server.tables.people.REMEMBERED", -1.0)
    house = await open_house(database)
    guest, account = await house.visitor(), await house.visitor()
    await guest.open()
    await account.post("account", {"name": "Karel", "password": "long enough"})
    await in_thread("list", "--people", "--database", database)
    person = capsys.readouterr().out.partition("(")[2].partition(")")[0]
    for who, banned, free in ((person, guest, account), ("karel ", account, guest)):
        await in_thread("ban", who, "--why", "rude", "--database", database)
        assert await banned.refused("me", method="GET") == (403, "banned")
        assert (await free.ask("GET", "me")).status_code == 200
        await in_thread("unban", who, "--database", database)
        assert (await banned.ask("GET", "me")).status_code == 200
    with pytest.raises(klubovna.Unreadable, match="nobody here"):
        await in_thread("ban", "somebody else", "--database", database)
