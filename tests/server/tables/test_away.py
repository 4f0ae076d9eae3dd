"""Somebody is away: where the table was opened so, a bot plays for them until they return."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from klubovna.bots.thoughts import Thought
from klubovna.service.minds import Errand, answer
from tests.server.bots.test_advice import said_in
from tests.server.clubhouse import SOON, House, Line, Visitor, in_threads
from tests.server.tables.test_play import two

AWAY = 120.0


class Later:
    """The clock of the house, which is set forward by hand."""

    def __init__(self, *houses: House) -> None:
        self.houses, self.now = houses, time.time()
        for house in houses:
            house.club.now = lambda: self.now

    async def pass_by(self, seconds: float, table: str) -> None:
        """And the house looks around."""
        self.now += seconds
        for house in self.houses:
            await house.club.away._look(await house.club.room(table))


async def standing_in(visitor: Visitor, table: str) -> list[str | None]:
    """By seat. Only a watcher may ask: a player who asks is seen."""
    return [seat.get("standing_in") for seat in (await visitor.get(f"tables/{table}"))["seats"]]


async def souths_turn(house: House, **agreed: Any) -> tuple[Visitor, Visitor, str]:
    north, south, table = await two(house, **{"stand_in": "greedy", **agreed})
    await north.choose(table, "wait")
    return north, south, table


async def until(line: Line, true: Callable[[Any], bool]) -> Any:
    """The first news of the table of which this is true."""
    while not true(news := await line.next("table")):
        pass
    return news


async def test_after_a_while_a_bot_plays_and_everybody_is_told(house: House) -> None:
    north, _, table = await souths_turn(house)
    assert (await north.get(f"tables/{table}"))["stand_in"] == "greedy"
    later = Later(house)
    async with north.live(table) as line:
        await line.next("moment")
        await later.pass_by(AWAY - 10, table)
        assert await standing_in(north, table) == [None, None], "two minutes are not over yet"
        await later.pass_by(20, table)
        news = await until(line, lambda info: info["seats"][1].get("standing_in"))
        assert (news["seats"][1]["kind"], news["seats"][1]["standing_in"]) == ("person", "greedy")
        assert (await line.next("thinking"))["seat"] == "south"
        now = await line.until(lambda m: m["deciding"] == "north")
        assert {"id": "ui-stand-in", "args": {"seat": "south", "bot": "greedy"}} in await said_in(north, table)
        await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
        await line.until(lambda m: (m["deciding"] == "north" and m["seq"] > now["seq"] + 1) or m["outcome"])


async def over_the_socket(visitor: Visitor, table: str) -> None:
    async with visitor.live(table) as line:
        await line.next("moment")


async def by_asking(visitor: Visitor, table: str) -> None:
    await visitor.moment(table)


async def by_choosing(visitor: Visitor, table: str) -> None:
    answer = await visitor.ask("POST", f"tables/{table}/choose", {"seq": 0, "text": "wait"})
    assert answer.status_code == 409, "too late for this one, but here they are"


@pytest.mark.parametrize("comes_back", [over_the_socket, by_asking, by_choosing])
async def test_whoever_comes_back_plays_on(house: House, comes_back: Callable[[Visitor, str], Any]) -> None:
    north, south, table = await souths_turn(house)
    watcher = await house.visitor()
    later = Later(house)
    async with north.live(table) as line:
        await later.pass_by(AWAY + 10, table)
        now = await line.until(lambda m: m["deciding"] == "north")
        assert await standing_in(watcher, table) == [None, "greedy"]
        await comes_back(south, table)
        assert await standing_in(watcher, table) == [None, None]
        await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
        await line.until(lambda m: m["deciding"] == "south")
        assert "thinking" not in await line.quiet()
    assert [said["id"] for said in await said_in(north, table)] == ["ui-stand-in", "ui-stand-in-ended"]
    assert (await south.choose(table))["seq"] > now["seq"]


async def test_a_thought_that_comes_too_late_is_dropped(open_house: Callable[..., Any], sqlite: str) -> None:
    """The person returns while the bot still thinks: it is theirs to choose."""
    gate, asked = threading.Event(), threading.Event()

    def slow(question: Errand) -> Thought:
        asked.set()
        gate.wait(SOON)
        return answer(question)

    house = await open_house(sqlite, in_threads(slow, seconds=SOON))
    north, south, table = await souths_turn(house)
    async with north.live(table) as line:
        await Later(house).pass_by(AWAY + 10, table)
        assert (await line.next("thinking"))["seat"] == "south"
        await asyncio.to_thread(asked.wait, SOON)
        before = await south.moment(table)
        await line.until(lambda m: m["deciding"] == "south")
        gate.set()
        assert "thinking" not in await line.quiet(), "a moment has ended it"
    assert await south.moment(table) == before
    assert before["options"]


async def test_nobody_stands_in_where_nobody_waits(house: House) -> None:
    """A game is not played to its end behind everybody's back."""
    north, _, table = await souths_turn(house)
    await Later(house).pass_by(AWAY + 10, table)
    assert await standing_in(await house.visitor(), table) == [None, None]
    assert (await north.moment(table))["deciding"] == "south"


async def test_nobody_stands_in_where_it_was_not_agreed(house: House) -> None:
    north, _, table = await souths_turn(house, stand_in=None)
    assert "stand_in" not in await north.get(f"tables/{table}")
    async with north.live(table):
        await Later(house).pass_by(AWAY + 10, table)
        assert await standing_in(north, table) == [None, None]


async def test_nobody_stands_in_for_somebody_who_only_thinks_long(house: House) -> None:
    north, south, table = await souths_turn(house)
    later = Later(house)
    async with north.live(table), south.live(table):
        await later.pass_by(10 * AWAY, table)
        assert await standing_in(north, table) == [None, None]


async def test_the_time_counts_from_when_they_were_last_seen(house: House) -> None:
    north, south, table = await souths_turn(house)
    later = Later(house)
    async with north.live(table):
        await later.pass_by(AWAY - 10, table)
        await south.moment(table)
        await later.pass_by(AWAY - 10, table)
        assert await standing_in(north, table) == [None, None]
        await later.pass_by(20, table)
        assert await standing_in(north, table) == [None, "greedy"]


async def test_being_away_in_the_others_turn_does_not_count(house: House) -> None:
    north, _, table = await two(house, stand_in="greedy")
    later = Later(house)
    async with north.live(table):
        await later.pass_by(10 * AWAY, table)
        await north.choose(table, "wait")
        await later.pass_by(AWAY - 10, table)
        assert await standing_in(north, table) == [None, None]


async def test_a_bot_that_nobody_knows_stands_in_for_nobody(house: House) -> None:
    visitor = await house.visitor()
    assert await visitor.refused("tables", {"game": "sealed", "stand_in": "oracle"}) == (422, "unreadable")


async def test_a_stand_in_plays_on_after_the_house_opens_anew(open_house: Callable[..., Any], database: str) -> None:
    """It was thinking when the house closed."""
    gate = threading.Event()

    def slow(question: Errand) -> Thought:
        gate.wait(SOON)
        return answer(question)

    house = await open_house(database, in_threads(slow, seconds=SOON))
    north, _, table = await souths_turn(house)
    async with north.live(table) as line:
        await Later(house).pass_by(AWAY + 10, table)
        await line.next("thinking")
    await house.close()
    gate.set()
    house.thinkers = None
    await house.open()
    north = await house.back(north)
    async with north.live(table) as line:
        await line.until(lambda m: m["deciding"] == "north")
        assert await standing_in(north, table) == [None, "greedy"]


async def test_a_seat_that_is_given_to_another_is_played_by_them(house: House) -> None:
    north, south, table = await souths_turn(house)
    link = await south.link(table, "south")
    phone = await house.visitor()
    async with north.live(table) as line:
        await Later(house).pass_by(AWAY + 10, table)
        await line.until(lambda m: m["deciding"] == "north")
        await phone.post(f"tables/{table}/sit", link)
        assert await standing_in(north, table) == [None, None]


async def test_a_person_at_another_process_is_not_away(
    open_house: Callable[..., Any], postgresql: Callable[[], str]
) -> None:
    """What each process knows of the others is in the store."""
    database = postgresql()
    here, there = await open_house(database), await open_house(database)
    north, south, table = await souths_turn(here)
    far = await there.back(south)
    later = Later(there, here)
    async with north.live(table), far.live(table) as line:
        await line.next("moment")
        for _ in range(4):
            await later.pass_by(AWAY / 2, table)
            assert await standing_in(north, table) == [None, None]
    await later.pass_by(AWAY / 2, table)
    async with north.live(table):
        await later.pass_by(AWAY + 10, table)
        assert await standing_in(north, table) == [None, "greedy"]
