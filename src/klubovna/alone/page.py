"""What the page's worker calls. The worker says where things are kept and who thinks, in the words of JavaScript.

    house = await opened({"read": …, "keep": …, "think": …, "turn": …, "rest": …})
    status, kind, body, headers = await asked(house, "GET", "tables", "which=mine", b"")
    line = house.line("tables/…/live", "since=-1&seat=", send, shut);  line.said(text);  line.close()
    await house.changed(table)

`read(shelf, prefix)` answers with pairs of a key and bytes, in the order of the keys. `keep(deeds, tables)` is given
`[what, shelf, key, bytes]` for each deed, and the tables they are about, for the other tabs; it fails by an error that
is called `Lost` or `QuotaExceededError` (or `Full`). `think(errand)` answers with bytes: with what `thought` gives in
another worker. `turn(table)` comes when no other tab has the bots of this table think: with a function that says that
this one is done, and with whether it had to wait. `rest()` comes when all is laid out that a first table does without.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import invalidate_caches
from typing import Any

from klubovna.alone.errands import game_of
from klubovna.alone.house import House
from klubovna.alone.keeping import Deed, Full, Lost

FULL = ("Full", "QuotaExceededError")
CALLS = ("read", "keep", "think", "turn", "rest")


def python(thing: Any) -> Any:
    """What comes from JavaScript, as Python has it."""
    return thing.to_py() if hasattr(thing, "to_py") else thing


def script(thing: Any) -> Any:
    """What goes to JavaScript."""
    try:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # noqa: PLC0415 (there only)
    except ImportError:
        return thing
    return to_js(thing)


class Kept:
    """The browser's storage."""

    def __init__(self, calls: Any) -> None:
        self._read, self._keep = calls["read"], calls["keep"]

    async def read(self, shelf: str, prefix: str = "") -> Sequence[tuple[str, bytes]]:
        return [(key, bytes(value)) for key, value in python(await self._read(shelf, prefix))]

    async def keep(self, deeds: Sequence[Deed]) -> None:
        tables = sorted({deed.table for deed in deeds if deed.table})
        told = [[deed.what, deed.shelf, deed.key, deed.value] for deed in deeds]
        try:
            await self._keep(script(told), script(tables))
        except Exception as problem:
            name = getattr(problem, "name", type(problem).__name__)
            if name == "Lost":
                raise Lost from None
            if name in FULL:
                raise Full from None
            raise


class Thinkers:
    """The workers that think."""

    def __init__(self, calls: Any) -> None:
        self._think, self._turn = calls["think"], calls["turn"]

    async def think(self, errand: bytes) -> bytes:
        return bytes(python(await self._think(script(errand))))

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[bool]:
        done, waited = await self._turn(table)
        try:
            yield waited
        finally:
            done()


async def opened(calls: Any) -> House:
    calls = calls if isinstance(calls, dict) else {name: getattr(calls, name) for name in CALLS}

    async def rest() -> None:
        await calls["rest"]()
        invalidate_caches()

    return await House.open(Kept(calls), Thinkers(calls), time.time, rest=rest)


async def asked(house: House, method: str, path: str, query: str, body: Any) -> Any:
    found = await house.ask(method, path, query, bytes(python(body)))
    return script([found.status, found.kind, found.body, [[*pair] for pair in found.headers.items()]])


def thought(errand: Any) -> Any:
    """In a worker that thinks."""
    from klubovna.alone.thinking import answer  # noqa: PLC0415 (the house does not wait for it)

    return script(answer(bytes(python(errand))))


def patience(errand: Any) -> float:
    """How many seconds may pass without a word."""
    from klubovna.alone import thinking  # noqa: PLC0415 (the house does not wait for it)

    return thinking.patience(bytes(python(errand)))


def about(errand: Any) -> str:
    """The game that it is to think about: what has been learned of it is fetched only then."""
    return game_of(bytes(python(errand)))
