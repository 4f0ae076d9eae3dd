"""Runs in the Python of the page, where nothing else is done: which modules a house needs, and which of them a first
table needs, by needing them."""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import klubovna
from klubovna import shelf
from klubovna.alone.house import House

STEPS = 20
TURNS = 50
"""Of the event loop, in which everything that was asked is answered."""


class Forgetful:
    """What a browser keeps when somebody comes for the first time."""

    async def read(self, shelf: str, prefix: str = "") -> list[tuple[str, bytes]]:
        return []

    async def keep(self, deeds: object) -> None:
        """Nobody reads it here."""


class Slow:
    """Workers that have not woken up."""

    async def think(self, errand: bytes) -> bytes:
        await asyncio.Future[None]()
        return b""

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[bool]:
        yield False


async def first_tables() -> None:
    """As a page does it: a table is opened, looked at and listened to, by somebody alone and against bots."""
    house = await House.open(Forgetful(), Slow(), time.time, pace=0.0)
    for path in ("me", "tables"):
        await house.ask("GET", path)
    for game in shelf.sound()[0]:
        for rival in ("me", "bot:novice"):
            seats = {seat: rival if i else "me" for i, seat in enumerate(game.seated(game.settings({})))}
            opened = await house.ask("POST", "tables", "", json.dumps({"game": game.id, "seats": seats}).encode())
            id = json.loads(opened.body)["id"]
            await house.ask("GET", f"tables/{id}/moment")
            await house.ask("GET", f"tables/{id}/chat")
            house.line(f"tables/{id}/live", "since=-1&seat=", lambda text: None)
            for _ in range(TURNS):
                await asyncio.sleep(0)
    await house.close()


async def at_first() -> str:
    """Where everything lies that is there when a first table is."""
    await first_tables()
    return there()


def there() -> str:
    return json.dumps(sorted({getattr(module, "__file__", None) or "" for module in sys.modules.values()}))


def walked(named: str) -> str:
    """Where everything lies that is there when all that is named is, and every game has been played a little."""
    for name in json.loads(named):
        try:
            importlib.import_module(name)
        except ImportError:
            continue  # there is none in this Python, so nobody here needs it
    for game in shelf.sound()[0]:
        table = klubovna.new(game.id, seed=1)
        for _ in range(STEPS):
            if table.options:
                table.play(random.choice(table.options))
        str(table)
    return there()
