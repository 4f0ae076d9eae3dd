"""A finished game stays to be looked at when its rules have moved on: what each saw last, and what was said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel.house import install
from tests.kernel.sealed import GAME
from tests.server.clubhouse import House, Visitor
from tests.server.tables.test_play import two


async def played_out(house: House) -> tuple[Visitor, Visitor, str]:
    north, south, table = await two(house)
    while (await north.to_the_end(table))["outcome"] is None:
        await south.to_the_end(table)
    return north, south, table


async def with_newer_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.close()
    install(monkeypatch, replace(GAME, version="2"))
    await house.open()


async def test_it_is_shown_as_it_was_seen_last(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    north, south, table = await played_out(house)
    before = [await visitor.moment(table) for visitor in (north, south)]
    watched = await (await house.visitor()).moment(table)
    record = (await north.ask("GET", f"tables/{table}/record")).content
    await with_newer_rules(house, monkeypatch)
    north, south = [await house.back(visitor) for visitor in (north, south)]
    watcher = await house.visitor()
    for visitor, seen in zip((north, south, watcher), (*before, watched), strict=True):
        now = await visitor.moment(table)
        assert {key: value for key, value in now.items() if key != "clock"} == {
            key: value for key, value in {**seen, "may_undo": False}.items() if key != "clock"
        }
    info = await north.get(f"tables/{table}")
    assert (info["status"], info["seq"], info["outcome"]) == ("over", before[0]["seq"], before[0]["outcome"])
    assert (await north.ask("GET", f"tables/{table}/record")).content == record
    async with south.live(table, seat="south") as line:
        assert (await line.next("moment"))["view"] == before[1]["view"]


async def test_a_replay_has_its_last_step_through_any_eyes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, south, table = await played_out(house)
    seen = await south.moment(table)
    await with_newer_rules(house, monkeypatch)
    watcher = await house.visitor()
    for at in (0, 3, 99):
        step = await watcher.get(f"tables/{table}/replay?seat=south&at={at}")
        assert (step["steps"], step["at"], step["caption"]["id"]) == (0, 0, "replay-kept")
        assert (step["view"], step["log"], step["scenes"]) == (seen["view"], seen["log"], [])
    story = await watcher.get(f"tables/{table}/story?since=0&seat=south")
    assert (story["since"], story["seq"], story["view"], story["scenes"]) == (
        seen["seq"],
        seen["seq"],
        seen["view"],
        [],
    )
    assert await watcher.refused(f"tables/{table}/replay?seat=west", method="GET") == (422, "unreadable")


def looks(closed: str, brought: str) -> list[tuple[str, str]]:
    return [(closed, "moment?seat=south"), (brought, "moment")]


async def test_also_what_the_host_closed_and_what_was_brought_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = await house.visitor()
    closed = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    await visitor.choose(closed, "wait")
    await visitor.post(f"tables/{closed}/finish")
    whole = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    await visitor.to_the_end(whole)
    record = (await visitor.ask("GET", f"tables/{whole}/record")).content
    brought = (await visitor.ask("POST", "records", content=record)).json()["id"]
    views = {table: (await visitor.get(f"tables/{table}/{eyes}"))["view"] for table, eyes in looks(closed, brought)}
    await with_newer_rules(house, monkeypatch)
    visitor = await house.back(visitor)
    for table, eyes in looks(closed, brought):
        assert (await visitor.get(f"tables/{table}/{eyes}"))["view"] == views[table]


async def test_a_game_that_was_not_over_can_not_be_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    north, _, table = await two(house)
    await with_newer_rules(house, monkeypatch)
    north = await house.back(north)
    assert await north.refused(f"tables/{table}/moment", method="GET") == (409, "broken")


async def test_nothing_is_kept_while_the_game_runs(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite)
    north, south, table = await two(house)
    await north.choose(table, "wait")
    assert await house.club.store.keepsakes(table) == {}
    while (await north.to_the_end(table))["outcome"] is None:
        await south.to_the_end(table)
    assert set(await house.club.store.keepsakes(table)) == {"north", "south", None}
