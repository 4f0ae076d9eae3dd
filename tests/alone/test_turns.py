"""Two tabs at one table: a single one has its bots think, and whoever is left goes on."""

from __future__ import annotations

import asyncio

from klubovna.kernel.record import Chosen, Record
from tests.alone.here import Heard, Shelves, Tab, tab

BOTS = {"north": "bot:greedy", "south": "bot:random"}


async def looking_on(here: Tab, id: str) -> Heard:
    line = here.line(id)
    await line.next("moment")
    return line


async def over(here: Tab, id: str, line: Heard) -> Record:
    """What was played, when whoever looks on has been told the end."""
    await line.until(lambda news: news.get("outcome") is not None)
    return Record.from_bytes((await here.ask("GET", f"tables/{id}/record")).body)


async def test_every_choice_is_thought_about_once(here: Tab, shelves: Shelves) -> None:
    other = await tab(shelves)
    id = await here.open("sealed", BOTS)
    lines = await looking_on(here, id), await looking_on(other, id)
    record = await over(here, id, lines[0])
    await other.house.changed(id)
    assert await over(other, id, lines[1]) == record
    chosen = [entry for entry in record.entries if isinstance(entry, Chosen)]
    assert here.minds.asked + other.minds.asked == len(chosen) > 0


async def test_who_is_left_goes_on(here: Tab, shelves: Shelves) -> None:
    """The tab that thinks never comes to an end, and is closed."""
    other = await tab(shelves)
    here.minds.silent = True
    id = await here.open("sealed", BOTS)
    await looking_on(here, id)
    line = await looking_on(other, id)
    while not here.minds.asked:
        await asyncio.sleep(0)
    assert other.minds.asked == 0
    await here.close()
    record = await over(other, id, line)
    assert other.minds.asked == len([entry for entry in record.entries if isinstance(entry, Chosen)])
