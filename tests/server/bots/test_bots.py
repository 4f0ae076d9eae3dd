"""Bots at the table: they finish games, and whatever goes wrong with one, the table never hangs."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import klubovna
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.storage import schema
from klubovna.server.workers import Stuck
from klubovna.service.minds import Errand, answer
from tests.server.clubhouse import House, Visitor, in_threads


async def over(visitor: Visitor, table: str) -> Any:
    """The last moment, once it has come."""
    async with visitor.live(table) as line:
        return await line.until(lambda moment: moment["outcome"])


async def test_a_bot_in_a_process_of_its_own_finishes_a_game(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, Thinkers(1, 20.0))
    visitor = await house.visitor()
    table = await visitor.open("vzdor", seats={"maquis": "bot:greedy"})
    async with visitor.live(table) as line:
        assert (await line.next("thinking"))["seat"] == "maquis"
    assert (await over(visitor, table))["outcome"]
    assert await visitor.get(f"tables/{table}/chat") == [], "nothing went wrong"


async def test_two_bots_play_each_other(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "bot:greedy", "south": "bot:random"})
    assert (await over(visitor, table))["outcome"]["winners"]


async def test_a_person_against_a_bot(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "bot:greedy"})
    async with visitor.live(table) as line:
        while not (now := await line.until(lambda m: m["options"] or m["outcome"]))["outcome"]:
            await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})


def only(text: str) -> Thought:
    return Thought([Estimate(text, 1, 0.5)], 1, 0.5)


def raises(_: Errand) -> Thought:
    raise ZeroDivisionError("a slip of the pen")


def cheats(_: Errand) -> Thought:
    return only("lay 99")


def babbles(_: Errand) -> Thought:
    return only("check mate")


ENOUGH = threading.Event()


def sleeps(_: Errand) -> Thought:
    """Until the test is over."""
    ENOUGH.wait()
    return only("wait")


@pytest.mark.parametrize("work", [raises, cheats, babbles, sleeps])
async def test_a_bot_that_fails_leaves_it_to_luck_and_says_so(
    open_house: Callable[..., Any], sqlite: str, work: Callable[[Errand], Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.server.workers.GRACE", 0.0)
    ENOUGH.clear()
    house = await open_house(sqlite, in_threads(work, seconds=0.05))
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "bot:greedy", "south": "bot:greedy"})
    assert (await over(visitor, table))["outcome"]
    lines = await visitor.get(f"tables/{table}/chat")
    ENOUGH.set()
    assert lines[0]["said"] == {"id": "ui-bot-failed", "args": {"seat": "north", "bot": "greedy"}}


async def test_a_bot_that_is_no_longer_installed(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "bot:greedy"})
    place = (await house.club.room(table)).place("south")
    await house.club.store.write(schema.seat.update().where(schema.seat.c.board == table).values(bot="oracle"))
    place.bot = "oracle"
    async with visitor.live(table) as line:
        now = await visitor.choose(table, "wait")
        await line.until(lambda m: m["deciding"] == "north" and m["seq"] > now["seq"])
        assert (await line.next("chat"))["said"]["args"]["bot"] == "oracle"


@pytest.mark.parametrize(("how", "what"), [(os._exit, 1), (time.sleep, 60)], ids=["dies", "hangs"])
async def test_a_worker_that_dies_or_hangs_is_replaced(
    how: Callable[..., Any], what: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.server.workers.GRACE", 0.2)
    monkeypatch.setattr("klubovna.server.bots.thinking.STARTING", 1.0)
    record = klubovna.new("vzdor", seed=1).record.sealed().to_bytes()
    thinkers = Thinkers(1, 0.2)
    (worker,) = thinkers._workers
    worker._submit = lambda pool, *_: pool.submit(how, what)  # type: ignore[method-assign]
    with pytest.raises(Stuck):
        await thinkers.choose("t", "vzdor", record, "maquis", "greedy")
    del worker._submit
    worker._starting = 30.0
    thinkers._seconds = 10.0
    assert await thinkers.choose("t", "vzdor", record, "maquis", "greedy")
    thinkers.close()


async def test_a_bot_that_thinks_too_long_is_interrupted() -> None:
    """In a worker the deadline interrupts the bot itself; nothing has to be killed."""
    record = klubovna.new("vzdor", seed=1).record.sealed().to_bytes()
    thinkers = Thinkers(1, 1e-6)
    with pytest.raises(Stuck, match="too long"):
        await thinkers.choose("t", "vzdor", record, "maquis", "greedy")
    thinkers.close()


def test_the_worker_never_sees_the_key() -> None:
    table = klubovna.new("vzdor", seed=1)
    assert table.key is not None
    assert table.key.hex().encode() not in table.record.sealed().to_bytes()
    asked = Errand(table="t", game="vzdor", record=table.record.sealed().to_bytes(), seat="maquis", bot="greedy")
    assert answer(asked).best in {action.text for action in table.options}
