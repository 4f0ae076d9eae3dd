"""The clock above the table: how long each seat has thought. No test waits; the time is what the test says it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.clubhouse import House
from tests.server.tables.test_play import two


def at(house: House, seconds: float) -> None:
    house.club.now = lambda: seconds


async def test_time_is_counted_for_the_seat_that_decides(house: House) -> None:
    at(house, 100.0)
    north, south, table = await two(house)
    at(house, 160.0)
    assert (await north.moment(table))["clock"] == {"used": {"north": 0, "south": 0}, "since": None}
    first = await north.choose(table, "wait")
    assert first["clock"] == {"used": {"north": 0, "south": 0}, "since": 160_000}, "it starts with the first choice"
    at(house, 172.5)
    second = await south.choose(table, "wait")
    assert second["clock"] == {"used": {"north": 0, "south": 12_500}, "since": 172_500}
    at(house, 173.0)
    third = await north.choose(table)
    assert third["clock"] == {"used": {"north": 500, "south": 12_500}, "since": 173_000}
    assert (await south.moment(table))["clock"] == third["clock"], "the same for everybody"


async def test_second_thoughts_count_for_the_one_who_had_them(house: House) -> None:
    at(house, 10.0)
    visitor = await house.visitor()
    table = await visitor.open()
    text = next(o["text"] for o in (await visitor.moment(table))["options"] if o["text"].startswith("play"))
    after = await visitor.choose(table, text)
    at(house, 14.0)
    undone = await visitor.post(f"tables/{table}/undo", {"seq": after["seq"]})
    assert undone["clock"] == {"used": {"maquis": 4000}, "since": 14_000}
    at(house, 15.0)
    assert (await visitor.choose(table, text))["clock"]["used"] == {"maquis": 5000}


async def test_a_clock_that_is_set_back_gives_nobody_time(house: House) -> None:
    at(house, 100.0)
    north, south, table = await two(house)
    await north.choose(table, "wait")
    at(house, 40.0)
    assert (await south.choose(table, "wait"))["clock"] == {"used": {"north": 0, "south": 0}, "since": 40_000}


async def test_the_clock_is_the_same_after_the_house_opened_anew(open_house: Callable[..., Any], database: str) -> None:
    house = await open_house(database)
    at(house, 100.0)
    north, south, table = await two(house)
    await north.choose(table, "wait")
    at(house, 107.0)
    before = (await south.choose(table, "wait"))["clock"]
    await house.close()
    house = await open_house(database)
    assert (await (await house.back(north)).moment(table))["clock"] == before
    assert before["used"] == {"north": 0, "south": 7000}


async def test_another_process_shows_the_same_clock(
    open_house: Callable[..., Any], postgresql: Callable[[], str]
) -> None:
    database = postgresql()
    one, other = await open_house(database), await open_house(database)
    at(one, 100.0)
    at(other, 100.0)
    north, south, table = await two(one)
    south = await other.back(south)
    async with south.live(table) as line:
        await north.choose(table, "wait")
        await line.until(lambda m: m["deciding"] == "south")
        at(other, 103.0)
        assert (await south.choose(table, "wait"))["clock"]["used"] == {"north": 0, "south": 3000}


async def test_the_clock_stands_still_when_the_game_is_over(house: House) -> None:
    at(house, 100.0)
    visitor = await house.visitor()
    table = await visitor.open()
    end = await visitor.to_the_end(table)
    assert end["clock"]["since"] is None
    assert (await visitor.get(f"tables/{table}"))["status"] == "over"


async def test_news_say_what_the_clock_of_the_house_shows(house: House) -> None:
    at(house, 100.0)
    north, _, table = await two(house)
    await north.choose(table, "wait")
    at(house, 130.0)
    async with north.live(table) as line:
        news = await line.next("moment")
    assert (news["clock"]["since"], news["now"]) == (100_000, 130_000)
