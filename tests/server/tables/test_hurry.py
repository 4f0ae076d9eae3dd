"""A table where somebody plays as fast as the answers come: what they are told is made ready while the disk works."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.kernel.record import Chosen
from klubovna.server.storage.waiting import Waiter
from klubovna.service.tables.shown import Shown
from tests.server.clubhouse import House, Line, Visitor
from tests.server.tables.test_play import two
from tests.service.applying import Page

Open = Callable[..., Any]
MOVES = ("draw", "draw", "peek 1", "wait")


class Table:
    """Both look on through lines and see what there is to be seen."""

    def __init__(self, id: str, players: list[tuple[Visitor, Line, Page]]) -> None:
        self.id = id
        self.players = players

    async def choose(self, text: str) -> None:
        """Whoever decides, over the line."""
        for visitor, line, page in self.players:
            if (await visitor.moment(self.id))["options"]:
                await line.say(**{"is": "choose", "seq": page.seq, "text": text})
                return

    async def hear(self) -> None:
        for visitor, line, page in self.players:
            page.hear(await line.next("progress"))
            whole = await visitor.moment(self.id)
            assert (page.seq, page.view, page.log) == (whole["seq"], whole["view"], whole["log"])


@asynccontextmanager
async def table_of(
    open_house: Open, database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, Table]]:
    """However busy the machine is, its disk is quick and its clock stands still."""
    monkeypatch.setattr("klubovna.server.storage.writer.QUICK", math.inf)
    house: House = await open_house(database)
    house.club.now = lambda: 100.0
    north, south, id = await two(house)
    async with north.live(id, seat="north") as a, south.live(id, seat="south") as b:
        yield house, Table(id, [(who, line, Page(await line.next("moment"))) for who, line in ((north, a), (south, b))])


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """When news are made and when the disk is waited for, from now on."""
    seen, news, both = list[str](), Shown._news, Waiter.both

    def made(self: Shown[Any], *about: Any) -> bytes:
        seen.append("made")
        return news(self, *about)

    def waited(self: Waiter, wait: Callable[[], object], work: Callable[[], None]) -> None:
        seen.append("begun")
        both(self, wait, work)
        seen.append("stored")

    monkeypatch.setattr(Shown, "_news", made)
    monkeypatch.setattr(Waiter, "both", waited)
    return seen


async def test_news_are_made_once_and_before_the_disk_is_done(
    open_house: Open, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of(open_house, sqlite, monkeypatch) as (_, table):
        seen = noted(monkeypatch)
        for number, text in enumerate(MOVES):
            await table.choose(text)
            await table.hear()
            assert seen == (["begun", "made", "made", "stored"] if number else ["made", "made"]), (
                "nobody was waiting yet"
            )
            seen.clear()


async def test_who_takes_their_time_is_told_without_a_thread(
    open_house: Open, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table_of(open_house, sqlite, monkeypatch) as (house, table):
        seen = noted(monkeypatch)
        for number, text in enumerate(MOVES):
            house.club.now = lambda number=number: 100.0 + number  # type: ignore[misc]
            await table.choose(text)
            await table.hear()
        assert set(seen) == {"made"}


async def test_what_the_disk_refused_is_told_when_it_is_stored_after_all(
    open_house: Open, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Waiter, wait: Callable[[], object], work: Callable[[], None]) -> None:
        work()
        raise sqlite3.OperationalError("disk I/O error")

    async with table_of(open_house, sqlite, monkeypatch) as (house, table):
        monkeypatch.setattr(Waiter, "both", refused)
        for text in MOVES:
            await table.choose(text)
            await table.hear()
        assert await house.club.store.lengths([table.id]) == {table.id: house.club.rooms[table.id].seq}


async def test_what_was_made_ready_of_a_choice_that_came_too_late_is_told_to_nobody(
    open_house: Open, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else writes to the same file, and was faster."""
    async with table_of(open_house, sqlite, monkeypatch) as (house, table):
        await table.choose("draw")
        await table.hear()
        seq = table.players[0][2].seq

        def late(self: Waiter, wait: Callable[[], object], work: Callable[[], None]) -> None:
            work()
            house.club.store._writer._moves._break_off()
            other = sqlite3.connect(tmp_path / "club.sqlite3")
            line = msgspec.json.encode(Chosen("south", "wait")).decode()
            other.execute("INSERT INTO entry (board, seq, line, at) VALUES (?, ?, ?, 0)", (table.id, seq, line))
            other.commit()
            other.close()
            raise sqlite3.OperationalError("database is locked")

        monkeypatch.setattr(Waiter, "both", late)
        await table.choose("draw")
        for visitor, line, _ in table.players:
            told = await line.next("moment")
            whole = await visitor.moment(table.id)
            assert (told["view"], told["log"]) == (whole["view"], whole["log"])
        entries = house.club.rooms[table.id].snapshot().entries
        assert [entry.text for entry in entries if isinstance(entry, Chosen)] == ["draw", "wait"]
