"""What the page's worker calls, without a browser around it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from klubovna.alone import page, still
from klubovna.alone.keeping import Deed
from tests.alone.here import AtOnce, Shelves

PLAYED = """
import asyncio, json, sys

for missing in ("litestar", "sqlalchemy", "uvicorn", "rich", "textual", "numpy"):
    sys.modules[missing] = None  # whoever wants it finds that it is not there
from klubovna.alone import page

kept = {"tables": {}, "entries": {}, "notes": {}}

async def read(shelf, prefix):
    return [[key, kept[shelf][key]] for key in sorted(kept[shelf]) if key.startswith(prefix)]

async def keep(deeds, tables):
    for what, shelf, key, value in deeds:
        kept[shelf].pop(key, None) if what == "drop" else kept[shelf].update({key: value})

async def think(errand):
    return page.thought(errand)

async def turn(table):
    return (lambda: None), False

async def rest():
    pass

async def game():
    house = await page.opened({"read": read, "keep": keep, "think": think, "turn": turn, "rest": rest})
    async def ask(method, path, **body):
        return json.loads((await page.asked(house, method, path, "", json.dumps(body).encode()))[2])
    id = (await ask("POST", "tables", game="vzdor"))["id"]
    now = await ask("GET", f"tables/{id}/moment")
    await ask("POST", f"tables/{id}/hint", seq=now["seq"])
    while now["options"]:
        now = await ask("POST", f"tables/{id}/choose", seq=now["seq"], text=now["options"][0]["text"])
    await house.close()

asyncio.run(game())
rooms = {name.split(".")[1] for name in sys.modules if name.startswith("klubovna.")}
print(json.dumps(sorted(rooms & {"server", "terminal", "lab", "desk", "cli", "rl"})))
"""


@pytest.mark.slow
def test_nothing_is_loaded_that_a_browser_does_not_have() -> None:
    """A whole game with a hint, in a Python that has no server, no screen and no numpy."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, check=True, text=True)
    assert json.loads(done.stdout) == []


class Calls:
    """Storage and workers as JavaScript gives them: an object with functions."""

    def __init__(self) -> None:
        self.shelves, self.told = Shelves(), list[list[str]]()
        self.fails = ""

    async def read(self, shelf: str, prefix: str) -> list[list[Any]]:
        return [[key, value] for key, value in await self.shelves.read(shelf, prefix)]

    async def keep(self, deeds: list[list[Any]], tables: list[str]) -> None:
        if self.fails:
            raise type(self.fails, (Exception,), {})
        self.told.append(tables)
        await self.shelves.keep([Deed(*deed) for deed in deeds])

    async def think(self, errand: bytes) -> bytes:
        return await AtOnce({}).think(errand)

    async def turn(self, table: str) -> tuple[Any, bool]:
        return (lambda: None), False

    async def rest(self) -> None:
        """All is there."""


@pytest.mark.parametrize(("fails", "status"), [("QuotaExceededError", 507), ("Full", 507), ("Lost", 409)])
async def test_what_storage_says_is_understood(fails: str, status: int) -> None:
    calls = Calls()
    house = await page.opened(calls)
    opened = await page.asked(house, "POST", "tables", "", b'{"game":"vzdor"}')
    id = json.loads(opened[2])["id"]
    assert calls.told == [[id]], "other tabs are told which table it is about"
    calls.fails = fails
    assert (await page.asked(house, "POST", "tables", "", b'{"game":"vzdor"}'))[0] == status
    await house.close()


@pytest.mark.slow
async def test_what_is_written_down_is_what_the_house_says() -> None:
    house, written = await page.opened(Calls()), still.answers()
    for path, body in written.items():
        assert (await house.ask("GET", path)).body == body
    assert {"games", "learn", "content/kacir", "rules/hagalaz/cs.md", "texts/vzdor/en.ftl"} <= written.keys()
    await house.close()
