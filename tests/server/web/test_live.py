"""The live line: news as they happen, choices, breaks, and nonsense."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from klubovna.server.settings import Limits
from klubovna.server.tables.listeners import MOST_WAITING, Listener
from klubovna.server.web.lines import AHEAD
from tests.server.clubhouse import House
from tests.server.tables.test_play import two


def later_than(seq: int) -> Callable[[Any], bool]:
    return lambda moment: bool(moment["seq"] > seq)


async def test_a_whole_game_over_the_line_with_breaks(house: House) -> None:
    """Every few moves the line breaks, once with a choice on its way; nothing is lost and nothing done twice."""
    visitor, rng = await house.visitor(), random.Random(5)
    table = await visitor.open()
    seq, sent, now = -1, [], None
    while now is None or now["outcome"] is None:
        async with visitor.live(table, since=seq) as line:
            now = await line.next("moment")
            for _ in range(4):
                if not now["options"]:
                    break
                seq, text = now["seq"], rng.choice(now["options"])["text"]
                await line.say(**{"is": "choose", "seq": seq, "text": text})
                sent.append(text)
                now = await line.until(later_than(seq))
            if now["options"]:
                seq, text = now["seq"], now["options"][0]["text"]
                await line.say(**{"is": "choose", "seq": seq, "text": text})
                sent.append(text)
        if now["options"]:
            now = await visitor.choose(table, text, seq)  # sent again, as nobody knows whether it arrived
    record = (await visitor.ask("GET", f"tables/{table}/record")).text
    assert record.count('"is":"choice"') == len(sent)


async def test_everybody_hears_what_happens(house: House) -> None:
    north, south, table = await two(house)
    watcher = await house.visitor()
    async with north.live(table) as a, south.live(table) as b, watcher.live(table) as c:
        for line in (a, b, c):
            await line.next("moment")
        await north.choose(table, "wait")
        assert [(await line.next("moment"))["deciding"] for line in (a, b, c)] == ["south"] * 3
        await b.say(**{"is": "choose", "seq": (await south.moment(table))["seq"], "text": "wait"})
        assert [(await line.next("moment"))["deciding"] for line in (a, b, c)] == ["north"] * 3


async def test_who_is_there_is_seen(house: House) -> None:
    north, south, table = await two(house)
    async with north.live(table) as line:
        assert [s["present"] for s in (await line.next("table"))["seats"]] == [True, False]
        async with south.live(table):
            assert [s["present"] for s in (await line.next("table"))["seats"]] == [True, True]
        assert [s["present"] for s in (await line.next("table"))["seats"]] == [True, False]


async def test_a_refused_choice_is_told_to_the_one_who_made_it(house: House) -> None:
    north, south, table = await two(house)
    async with north.live(table) as a, south.live(table) as b:
        now = await a.next("moment")
        await b.next("moment")
        await a.say(**{"is": "choose", "seq": now["seq"], "text": "lay 99"})
        assert (await a.next("error"))["error"]["reason"]["id"] == "refused-not-held"
        await a.say(**{"is": "choose", "seq": now["seq"] - 1, "text": "wait"})
        assert (await a.next("error"))["error"]["kind"] == "stale"
        assert (await a.next("moment"))["seq"] == now["seq"]
        assert "moment" not in await b.quiet()
        assert "error" not in await b.quiet()


async def test_a_choice_that_is_sent_again_is_answered_with_the_present(house: House) -> None:
    north, south, table = await two(house)
    async with north.live(table) as a, south.live(table) as b:
        seq = (await a.next("moment"))["seq"]
        await b.next("moment")
        for _ in range(2):
            await a.say(**{"is": "choose", "seq": seq, "text": "wait"})
            assert (await a.next("moment"))["seq"] == seq + 1
        assert (await b.next("moment"))["seq"] == seq + 1
        assert await b.quiet() == [], "nothing has happened for the others"


NONSENSE = [
    "", "x", "{}", "[]", "null", '{"is":"choose"}', '{"is":"rule"}', '{"is":"choose","seq":"1","text":"wait"}',
    '{"is":"choose","seq":-1,"text":"wait"}', '{"is":"choose","seq":1e99,"text":"wait"}', "[" * 3000,
    '{"is":"choose","seq":6,"text":"' + "x" * 2500 + '"}', '{"is":"choose","seq":6,"text":"wait","more":1}', "\ud83c",
]  # fmt: skip


async def test_nonsense_is_answered_and_the_line_holds(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    async with visitor.live(table) as line:
        now = await line.next("moment")
        for text in NONSENSE:
            await line.connection.send(text.encode("utf-8", "replace").decode())
            assert (await line.next("error"))["error"]["kind"] == "unreadable", text[:40]
        rng = random.Random(1)
        for _ in range(200):
            await line.connection.send("".join(rng.choices('{}[]":,is choosetxq0189\\', k=rng.randrange(60))))
            assert (await line.next("error"))["error"]["kind"] == "unreadable"
        await line.say(**{"is": "ping"})
    assert await visitor.moment(table) == {k: v for k, v in now.items() if k not in ("is", "now")}


async def test_who_shouts_is_shown_out(open_house, sqlite: str) -> None:  # type: ignore[no-untyped-def]
    house = await open_house(sqlite, limits=Limits(socket_rate=5.0))
    visitor = await house.visitor()
    table = await visitor.open()
    async with visitor.live(table) as line:
        await line.connection.send("x" * 4500)
        with pytest.raises(websockets.ConnectionClosed):
            await line.next("nothing")
    async with visitor.live(table) as line:
        for _ in range(30):
            await line.say(**{"is": "ping"})
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.next("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008


async def test_a_foreign_page_gets_no_line(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    for origin in ("http://evil.example", "null", f"http://{house.address}.evil.example"):
        async with visitor.live(table, origin=origin) as line:
            assert (await line.next("error"))["error"]["kind"] == "origin"
            with pytest.raises(websockets.ConnectionClosed):
                await line.next("moment")
    async with visitor.live("nowhere") as line:
        assert (await line.next("error"))["error"]["kind"] == "missing"


async def test_a_slow_listener_gets_the_newest_instead_of_everything() -> None:
    listener = Listener("somebody")
    for n in range(MOST_WAITING + 1):
        listener.tell(str(n).encode())
    assert listener.behind
    assert await listener.next() == []
    listener.close()
    await listener.next()


async def test_who_keeps_up_is_told_at_once_and_nothing_is_overtaken() -> None:
    told: list[bytes] = []
    takes = True

    def at_once(news: bytes) -> bool:
        if takes:
            told.append(news)
        return takes

    listener = Listener("somebody", at_once=at_once)
    listener.tell(b"0")
    assert told == [], "nobody asked for it yet"
    assert await listener.next() == [b"0"]
    asking = asyncio.ensure_future(listener.next())
    await asyncio.sleep(0)
    listener.tell(b"1")
    assert told == [b"1"]
    takes = False
    listener.tell(b"2")
    takes = True
    listener.tell(b"3")
    assert told == [b"1"], "what waits goes first"
    assert await asking == [b"2", b"3"]
    listener.tell(b"4")
    assert told == [b"1"], "and is still being sent"
    assert await listener.next() == [b"4"]
    asking = asyncio.ensure_future(listener.next())
    await asyncio.sleep(0)
    listener.tell(b"5")
    assert told == [b"1", b"5"]
    asking.cancel()


@pytest.mark.parametrize("words", [AHEAD, 4 * AHEAD])
async def test_many_words_at_once_are_all_heard_in_order(house: House, words: int) -> None:
    """Also those that wait until the first are answered."""
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    async with visitor.live(table) as line:
        now = await line.next("moment")
        for _ in range(words):
            await line.say(**{"is": "foresee", "seq": now["seq"], "texts": []})
        assert await line.quiet() == ["foreseen"] * words
