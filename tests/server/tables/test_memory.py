"""Tables that nobody looks at are put away and come back as they were; memory does not grow with their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klubovna.server.settings import Limits
from tests.server.tables.test_play import two


async def test_tables_that_nobody_looks_at_are_put_away(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(rooms=3, request_rate=1e6, opening_rate=1e6))
    visitor = await house.visitor()
    moments = {}
    for _ in range(8):
        table = await visitor.open()
        moments[table] = await visitor.choose(table)
        assert len(house.club.rooms) <= 3
    for table, moment in moments.items():
        assert await visitor.moment(table) == moment
        assert len(house.club.rooms) <= 3
    assert len(await visitor.get("tables?which=mine")) == 8


async def test_tables_that_are_looked_at_stay_and_hear_everything(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(rooms=1, request_rate=1e6, opening_rate=1e6))
    north, south, table = await two(house)
    async with north.live(table) as line:
        await line.next("moment")
        for _ in range(4):
            await south.open()
        assert table in house.club.rooms
        after = await north.choose(table, "wait")
        assert (await line.next("moment"))["seq"] == after["seq"]
    for _ in range(2):
        await south.open()
    assert table not in house.club.rooms, "and when nobody looks any more they are put away, too"
    assert (await south.moment(table))["deciding"] == "south"


async def test_a_listener_is_never_left_in_a_room_that_was_put_away(
    open_house: Callable[..., Any], sqlite: str, monkeypatch: Any
) -> None:
    """The room is put away between being found and being entered."""
    from klubovna.server.web import sockets

    house = await open_house(sqlite)
    visitor = await house.visitor()
    table = await visitor.open()
    join, joins = sockets._join, []

    async def late(room: Any, listener: Any) -> None:
        joins.append(room)
        if len(joins) == 1:
            del house.club.rooms[table]
        await join(room, listener)

    monkeypatch.setattr(sockets, "_join", late)
    async with visitor.live(table) as line:
        await line.next("moment")
        after = await visitor.choose(table)
        await line.until(lambda m: m["seq"] == after["seq"])
    assert len(joins) == 2
    assert joins[0] is not joins[1]
    assert not joins[0].listeners
