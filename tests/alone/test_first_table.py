"""What a first table needs comes first, and the rest of what a page brings along while somebody looks at it: whoever
asks for more waits. (That nothing of the rest is needed is told in `tests/site`.)"""

from __future__ import annotations

import asyncio
import json

from klubovna.alone.house import House
from tests.alone.here import AtOnce, Clock, Shelves, Tab

TWO = {"north": "me", "south": "me"}


async def test_whoever_asks_for_more_waits_for_the_rest(shelves: Shelves) -> None:
    come = asyncio.Event()

    async def rest() -> None:
        await come.wait()

    minds = AtOnce(shelves.turns)
    house = await House.open(shelves, minds, Clock().read, pace=0.0, rest=rest)
    anna = Tab(house, minds)
    shelves.tabs.append(anna)
    table = await anna.open("sealed", TWO)
    now = await anna.moment(table)
    text = now["options"][0]["text"]
    asked = [
        asyncio.ensure_future(anna.ask("GET", "learn")),
        asyncio.ensure_future(anna.ask("POST", f"tables/{table}/choose", seq=now["seq"], text=text)),
    ]
    line = anna.line(table)
    await line.next("moment")
    line.say(do="foresee", seq=now["seq"], texts=[text])
    await anna.moment(table)
    assert not any(question.done() for question in asked)
    come.set()
    assert [json.loads((await question).body) is not None for question in asked] == [True, True]
    assert (await anna.moment(table))["seq"] > now["seq"]


async def test_a_rest_that_did_not_come_is_asked_for_again(shelves: Shelves) -> None:
    calls = 0

    async def rest() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ConnectionError("the line is gone")

    house = await House.open(shelves, AtOnce(shelves.turns), Clock().read, pace=0.0, rest=rest)
    assert (await house.ask("GET", "games")).status == 500
    assert (await house.ask("GET", "games")).status == 200
    assert (await house.ask("GET", "games")).status == 200
    assert calls == 2, "once it has come nobody asks again"
    await house.close()
