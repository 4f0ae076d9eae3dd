"""How much of everything one person, one address and the whole house may have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import klubovna
from klubovna.server.settings import Limits
from tests.server.clubhouse import House
from tests.server.tables.test_play import two

Open = Callable[..., Any]


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.server.limits.clock", lambda: 0.0)


def finished() -> bytes:
    table = klubovna.new("vzdor", seed=3)
    while table.options:
        table.play(table.options[0])
    return table.record.to_bytes()


async def test_records_that_were_brought_count_though_they_are_finished(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(brought=60_000))
    visitor, other = await house.visitor(), await house.visitor()
    record = finished()
    codes = [(await visitor.ask("POST", "records", content=record)).status_code for _ in range(20)]
    kept = codes.count(201)
    assert 1 <= kept < 20
    assert codes == [201] * kept + [429] * (20 - kept)
    codes = [(await other.ask("POST", "records", content=record)).status_code for _ in range(20)]
    assert codes[-1] == 429, "a new cookie does not help for ever"
    assert codes.count(201) <= 1


async def test_a_full_house_opens_no_tables(open_house: Open, database: str) -> None:
    house = await open_house(database, limits=Limits(space=1))
    visitor = await house.visitor()
    assert await visitor.refused("tables", {"game": "vzdor"}) == (507, "full")


async def test_nobody_talks_without_end(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(talk_lines=20))
    north, south, table = await two(house)
    said = [(await north.ask("POST", f"tables/{table}/chat", {"text": "hey"})).status_code for _ in range(20)]
    assert said == [200] * 15 + [429] * 5
    said = [(await south.ask("POST", f"tables/{table}/chat", {"text": "hey"})).status_code for _ in range(6)]
    assert said == [200] * 5 + [429], "nor does a table grow without end"


async def test_nobody_is_asked_to_play_again_without_end(open_house: Open, sqlite: str) -> None:
    north, _, table = await two(await open_house(sqlite, limits=Limits()))
    answers = []
    for _ in range(7):
        await north.post(f"tables/{table}/finish")
        answer = await north.ask("POST", f"tables/{table}/rematch", {})
        answers.append(answer.status_code)
        table = answer.json().get("id", table)
    assert answers == [200] * 5 + [429] * 2


async def test_bots_among_themselves_wait_until_somebody_looks(open_house: Open, database: str) -> None:
    """Tables of masters that nobody looked at kept the machine busy for hours."""
    house: House = await open_house(database)
    visitor = await house.visitor()
    now = house.club.now()
    house.club.now = lambda: now
    seats = {"north": "bot:random", "south": "bot:random"}
    table = await visitor.open("sealed", seats=seats)
    room = house.club.rooms[table]
    house.club.now = lambda: now + 61
    while house.club._bots.thinks_at(room):
        await asyncio.sleep(0)
    stands = room.seq
    assert not room.row.over, "it stands still"
    house.club.wake(room)
    assert not house.club._bots.thinks_at(room)
    async with visitor.live(table) as line:
        await line.until(lambda m: m["seq"] > stands)


async def test_reviews_take_turns_by_person(open_house: Open, sqlite: str) -> None:
    """Whoever asks for one review does not wait for all of somebody else's."""
    house: House = await open_house(sqlite, limits=Limits(reviews=3))
    greedy, modest = await house.visitor(), await house.visitor()
    turns: list[str] = []
    go = asyncio.Event()

    async def reviewed(game: str, record: bytes, place: int, budget: Any, floor: float) -> bytes:
        await go.wait()
        turns.append("")
        raise RuntimeError("never mind")

    house.club.thinkers.review = reviewed  # type: ignore[method-assign]
    tables = []
    for visitor in (greedy, greedy, greedy, modest):
        tables.append((await visitor.ask("POST", "records", content=finished())).json()["id"])
        await visitor.post(f"tables/{tables[-1]}/review")
    jobs = house.club.reviews._jobs
    assert [list(of) for of in jobs.values()] == [tables[:3], tables[3:]]
    fourth = (await greedy.ask("POST", "records", content=finished())).json()["id"]
    assert await greedy.refused(f"tables/{fourth}/review") == (429, "too-much")
    order = []
    original = house.club.reviews._goes_on

    async def noted(id: str, job: Any) -> bool:
        order.append(id)
        return await original(id, job)

    house.club.reviews._goes_on = noted  # type: ignore[method-assign]
    go.set()
    while jobs:
        await asyncio.sleep(0.01)
    assert order[0] == tables[3], "the first was under way already"
