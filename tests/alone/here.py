"""A browser for tests: a store in memory that can fail, bots that think at once; and tabs, each with its own house."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from klubovna.alone.asked import Answer
from klubovna.alone.house import House
from klubovna.alone.keeping import Deed, Full, Lost
from klubovna.alone.thinking import answer

SOON = 60.0
"""Seconds after which something that must come has not come."""


class Shelves:
    """What a browser keeps. Tabs that share it tell each other what they have kept."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, bytes]] = {"tables": {}, "entries": {}, "notes": {}}
        self.keeps = 0
        self.full = False
        self.before: Callable[[Sequence[Deed]], None] = lambda deeds: None
        """Called with what is going to be kept; it may raise."""
        self.tabs: list[Tab] = []
        self.turns: dict[str, asyncio.Lock] = {}
        """Of tables at which bots think; a tab that is gone holds none."""

    async def read(self, shelf: str, prefix: str = "") -> list[tuple[str, bytes]]:
        await asyncio.sleep(0)
        return sorted((key, value) for key, value in self.kept[shelf].items() if key.startswith(prefix))

    async def keep(self, deeds: Sequence[Deed]) -> None:
        await asyncio.sleep(0)
        self.before(deeds)
        if self.full and any(deed.what != "drop" for deed in deeds):
            raise Full
        for deed in deeds:
            if deed.what == "add" and deed.key in self.kept[deed.shelf]:
                raise Lost
        for deed in deeds:
            if deed.what == "drop":
                self.kept[deed.shelf].pop(deed.key, None)
            else:
                self.kept[deed.shelf][deed.key] = deed.value
        self.keeps += 1

    def copy(self) -> Shelves:
        """What a browser finds that was closed just now."""
        other = Shelves()
        other.kept = {shelf: dict(things) for shelf, things in self.kept.items()}
        return other


class AtOnce:
    """A worker that thinks without being one."""

    def __init__(self, turns: dict[str, asyncio.Lock]) -> None:
        self._turns = turns
        self.asked = 0
        self.fails = 0
        """So often it still dies."""
        self.silent = False
        """Whether it thinks for ever."""

    async def think(self, errand: bytes) -> bytes:
        await asyncio.sleep(0)
        self.asked += 1
        if self.silent:
            await asyncio.Future()
        if self.fails:
            self.fails -= 1
            raise RuntimeError("the worker died")
        return answer(errand)

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[bool]:
        lock = self._turns.setdefault(table, asyncio.Lock())
        waited = lock.locked()
        async with lock:
            yield waited


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def read(self) -> float:
        self.now += 0.5
        return self.now


class Tab:
    """A page with its house."""

    def __init__(self, house: House, minds: AtOnce) -> None:
        self.house, self.minds = house, minds

    async def ask(self, method: str, path: str, query: str = "", **body: Any) -> Answer:
        return await self.house.ask(method, path, query, json.dumps(body).encode())

    async def get(self, path: str, query: str = "") -> Any:
        found = await self.ask("GET", path, query)
        assert found.status == 200, found.body
        return json.loads(found.body)

    async def post(self, path: str, **body: Any) -> Any:
        found = await self.ask("POST", path, **body)
        assert found.status < 300, found.body
        return json.loads(found.body)

    async def refused(self, method: str, path: str, query: str = "", **body: Any) -> tuple[int, dict[str, Any]]:
        found = await self.ask(method, path, query, **body)
        assert found.status >= 400, found.body
        error: dict[str, Any] = json.loads(found.body)["error"]
        return found.status, error

    async def open(self, game: str, seats: dict[str, str] | None = None, **agreed: Any) -> str:
        id: str = (await self.post("tables", game=game, **({"seats": seats} if seats else {}), **agreed))["id"]
        return id

    async def moment(self, id: str) -> Any:
        return await self.get(f"tables/{id}/moment")

    async def choose(self, id: str, text: str = "") -> Any:
        """Without a text, the first that is offered."""
        now = await self.moment(id)
        return await self.post(f"tables/{id}/choose", seq=now["seq"], text=text or now["options"][0]["text"])

    async def asked_again(self, id: str) -> Any:
        """When bots have chosen and it is for oneself again, or the game is over."""
        async with asyncio.timeout(SOON):
            while True:
                now = await self.moment(id)
                if now["options"] or now["outcome"]:
                    return now
                await asyncio.sleep(0)

    def line(self, id: str, since: int = -1, seat: str | None = None) -> Heard:
        heard = Heard()
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        heard.line = self.house.line(f"tables/{id}/live", query, heard.hear, heard.shut)
        return heard

    async def close(self) -> None:
        await self.house.close()


class Heard:
    """What was said on a line."""

    def __init__(self) -> None:
        self.news: list[dict[str, Any]] = []
        self.is_shut = False
        self._more = asyncio.Event()
        self.line: Any = None

    def hear(self, text: str) -> None:
        self.news.append(json.loads(text))
        self._more.set()

    def shut(self) -> None:
        self.is_shut = True
        self._more.set()

    def say(self, **word: Any) -> None:
        self.line.said(json.dumps(word))

    async def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first news of which this is true."""
        async with asyncio.timeout(SOON):
            while True:
                for news in self.news:
                    if true(news):
                        return news
                self._more.clear()
                await self._more.wait()

    async def next(self, what: str) -> dict[str, Any]:
        return await self.until(lambda news: news["is"] == what)


async def tab(shelves: Shelves, clock: Clock | None = None) -> Tab:
    minds = AtOnce(shelves.turns)
    opened = Tab(await House.open(shelves, minds, (clock or Clock()).read, pace=0.0), minds)
    shelves.tabs.append(opened)
    return opened
