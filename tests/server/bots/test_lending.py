"""At a table that goes along the browser thinks for the bots. Its word counts only from whom it was asked of, in time,
and if it is a choice; whatever comes instead, the house thinks itself."""

from __future__ import annotations

import asyncio
import random
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from klubovna.alone.thinking import answer
from klubovna.bots.thoughts import Thought
from klubovna.kernel.record import Chosen
from klubovna.server.bots import lending
from klubovna.service import minds
from klubovna.service.errands import Think, Thinking, encoded
from tests.server.clubhouse import House, Line, Visitor, in_threads
from tests.server.tables.test_along import record_of, same_luck, taken

__all__ = ["same_luck"]
SEED = 11


class Counted:
    """What is thought in the house."""

    def __init__(self) -> None:
        self.tables = set[str]()

    def __call__(self, errand: minds.Errand) -> Thought:
        self.tables.add(errand.table)
        return minds.answer(errand)


@pytest.fixture
def at_home() -> Counted:
    return Counted()


@pytest.fixture
def open_lending(open_house: Callable[..., Any], sqlite: str, at_home: Counted) -> Callable[..., Any]:
    async def opened(**settings: Any) -> House:
        house: House = await open_house(sqlite, in_threads(at_home), **settings)
        return house

    return opened


async def errand_at(visitor: Visitor, line: Line, table: str) -> tuple[str, Think]:
    """The bot is asked, and asks the browser."""
    await visitor.choose(table)
    return read(await line.next("errand"))


def read(news: Any) -> tuple[str, Think]:
    return news["id"], msgspec.msgpack.decode(b64decode(news["errand"]), type=Think)


def said(id: str, thought: bytes) -> dict[str, str]:
    return {"id": id, "thought": b64encode(thought).decode()}


async def bots_choice(visitor: Visitor, line: Line, table: str, seq: int) -> str:
    """The first thing that was chosen since."""
    await line.until(lambda now: now["seq"] > seq and now["options"])
    found = next(entry for entry in (await record_of(visitor, table)).entries[seq:] if isinstance(entry, Chosen))
    return found.text


def seq_of(errand: Think) -> int:
    return errand.record.count(b"\n") - 2


async def test_what_a_browser_thinks_is_what_the_house_would_have_thought(
    open_lending: Callable[..., Any], at_home: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same errand, seed and measure are the same choice."""
    monkeypatch.setattr("klubovna.service.minds.random.SystemRandom", lambda: random.Random(SEED))
    visitor = await (await open_lending()).visitor()
    table = await taken(visitor, seats={"axis": "me", "allies": "bot:novice"})
    async with visitor.live(table, lends=True) as line:
        for _ in range(3):
            id, errand = await errand_at(visitor, line, table)
            await visitor.post(f"tables/{table}/thought", said(id, answer(encoded(errand))))
            chosen = await bots_choice(visitor, line, table, seq_of(errand))
            assert chosen == thought_at_home(errand)
    assert not at_home.tables, "nothing was thought in the house"


def thought_at_home(errand: Think) -> str:
    put = minds.Errand(
        table="fresh", game=errand.game, record=errand.record, seat=errand.seat, bot=errand.bot, until=float("inf")
    )
    minds.minds().forget(put)
    return minds.chosen(minds.answer(put), errand.bot, errand.game)


def only(text: str) -> bytes:
    return msgspec.msgpack.encode(Thinking(text, Thought([], 1, 0.5), hurried=False))


@pytest.mark.parametrize("thought", [only("place nothing nowhere"), only(""), b"", b"nonsense", b"\x93" * 40_000])
async def test_a_wrong_answer_is_refused_and_the_house_thinks(
    open_lending: Callable[..., Any], at_home: Counted, thought: bytes
) -> None:
    visitor = await (await open_lending()).visitor()
    table = await taken(visitor)
    async with visitor.live(table, lends=True) as line:
        id, errand = await errand_at(visitor, line, table)
        assert await visitor.refused(f"tables/{table}/thought", said(id, thought)) == (422, "unreadable")
        assert await bots_choice(visitor, line, table, seq_of(errand))
        await visitor.choose(table)
        await line.until(lambda now: now["options"])
        assert "errand" not in await line.quiet(), "who has no answer is not asked again"
    assert at_home.tables == {table}


async def test_who_is_late_is_late(
    open_lending: Callable[..., Any], at_home: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = await (await open_lending(lent_seconds=0.001)).visitor()
    table = await taken(visitor)
    async with visitor.live(table, lends=True) as line:
        id, errand = await errand_at(visitor, line, table)
        chosen = await bots_choice(visitor, line, table, seq_of(errand))
        late = said(id, answer(encoded(errand)))
        assert await visitor.refused(f"tables/{table}/thought", late) == (409, "late")
        assert chosen
    assert at_home.tables == {table}


async def test_nobody_else_answers(open_lending: Callable[..., Any], at_home: Counted) -> None:
    """A stranger who knows everything of the errand, at this table or at one of their own."""
    house = await open_lending()
    visitor, stranger = await house.visitor(), await house.visitor()
    table, other = await taken(visitor), await taken(stranger)
    async with visitor.live(table, lends=True) as line:
        id, errand = await errand_at(visitor, line, table)
        thought = said(id, answer(encoded(errand)))
        assert await stranger.refused(f"tables/{table}/thought", thought) == (403, "not-yours")
        assert await stranger.refused(f"tables/{other}/thought", thought) == (409, "late")
        del stranger.http.headers["x-csrf-token"]
        assert (await stranger.refused(f"tables/{table}/thought", thought))[0] == 403
        await visitor.post(f"tables/{table}/thought", thought)
        assert await visitor.refused(f"tables/{table}/thought", thought) == (409, "late"), "once is enough"
        await line.until(lambda now: now["seq"] > seq_of(errand))
    assert not at_home.tables


async def test_at_a_table_that_counts_nobody_is_asked(open_lending: Callable[..., Any], at_home: Counted) -> None:
    """Not who plays there, and at a table that goes along nobody who only looks on."""
    house = await open_lending()
    visitor, watcher = await house.visitor(), await house.visitor()
    counts = await visitor.open("blitzkrieg", seats={"axis": "me", "allies": "bot:random"})
    along = await taken(visitor)
    for who, table in ((visitor, counts), (watcher, along)):
        async with who.live(table, lends=True) as line:
            await visitor.choose(table)
            await line.until(lambda now: now["deciding"] == "axis" and now["seq"] > 7)
            assert "errand" not in await line.quiet()
    assert at_home.tables == {counts, along}


async def test_whoever_keeps_the_house_may_have_it_think(open_lending: Callable[..., Any], at_home: Counted) -> None:
    visitor = await (await open_lending(lent_seconds=0.0)).visitor()
    table = await taken(visitor)
    async with visitor.live(table, lends=True) as line:
        await visitor.choose(table)
        await line.until(lambda now: now["options"] and now["seq"] > 7)
        assert "errand" not in await line.quiet()
    assert at_home.tables == {table}


async def test_a_hint_is_thought_there_too(
    open_lending: Callable[..., Any], at_home: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.bots.adviser.ADVISER", "novice")
    visitor = await (await open_lending()).visitor()
    table = await taken(visitor)
    async with visitor.live(table, lends=True) as line:
        now = await line.until(lambda now: now["options"])
        asked = asyncio.ensure_future(visitor.post(f"tables/{table}/hint", {"seq": now["seq"]}))
        id, errand = read(await line.next("errand"))
        assert errand.advise
        await visitor.post(f"tables/{table}/thought", said(id, answer(encoded(errand))))
        found = await asked
    assert {choice["text"] for choice in found["choices"]} <= {option["text"] for option in now["options"]}
    assert not at_home.tables


async def test_when_the_browser_has_gone_the_bot_rests_until_somebody_is_there(
    open_lending: Callable[..., Any], at_home: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be playing on without a line."""
    monkeypatch.setattr(lending, "LOOK", 0.001)
    visitor = await (await open_lending()).visitor()
    table = await taken(visitor)
    async with visitor.live(table, lends=True) as line:
        _, errand = await errand_at(visitor, line, table)
    async with visitor.live(table) as line:
        assert await bots_choice(visitor, line, table, seq_of(errand))
    assert at_home.tables == {table}
