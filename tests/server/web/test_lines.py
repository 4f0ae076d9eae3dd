"""The live line as bytes: frames however they come, and choices that are made in the turn in which they are heard."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
import websockets
from websockets.frames import Frame, Opcode

from klubovna.server.post import Post
from klubovna.server.storage import schema
from klubovna.server.storage.writer import Job, Writer
from klubovna.server.web.lines import NOT_ALL, TOO_LONG, frame_end, frame_head
from klubovna.server.web.sockets import Conversation
from tests.server.clubhouse import House, Line
from tests.server.tables.test_play import two

SIZES = [0, 1, 125, 126, 127, 65_535, 65_536]


def frame(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


def ask(seq: int) -> str:
    """A question that is answered without anything being done."""
    return msgspec.json.encode({"is": "foresee", "seq": seq, "texts": []}).decode()


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_those_of_the_library(size: int) -> None:
    news = b"x" * size
    assert frame_head(size) + news == Frame(Opcode.TEXT, news).serialize(mask=False)
    heard = frame("x" * size)
    assert frame_end(b"before" + heard + b"after", 6, 10**6) == 6 + len(heard)
    for there in (*range(min(len(heard), 20)), len(heard) - 1):
        assert frame_end(heard[:there], 0, 10**6) == NOT_ALL
    if size:
        assert frame_end(heard[:14], 0, size - 1) == TOO_LONG, "nobody waits for the rest"


async def test_words_are_heard_however_they_are_cut(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    async with visitor.live(table) as line:
        seq = (await line.next("moment"))["seq"]
        send = line.connection.transport.write
        whole = frame(ask(seq))
        send(whole * 3)
        for i in range(len(whole)):
            send(whole[i : i + 1])
            await asyncio.sleep(0)
        parts = [frame(ask(seq)[:9], fin=False), frame("", Opcode.PING), frame(ask(seq)[9:], Opcode.CONT)]
        for cut in (1, len(parts[0]) + 3, -1):
            send(b"".join(parts)[:cut])
            await asyncio.sleep(0.01)
            send(b"".join(parts)[cut:] + whole)
        assert await line.quiet() == ["foreseen"] * (3 + 1 + 6)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (frame("{}", mask=False), 1002),
        (b"\xf1" + frame("{}")[1:], 1002),
        (frame("{", fin=False) + frame("}"), 1002),
        (frame("}", Opcode.CONT), 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask and a bit", 1009),
    ],
    ids=["no-text", "without-a-mask", "reserved-bits", "between-parts", "a-part-of-nothing", "too-long"],
)
async def test_who_does_not_keep_to_the_protocol_is_shown_out(house: House, said: bytes, code: int) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    async with visitor.live(table) as line:
        await line.next("moment")
        line.connection.transport.write(said)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.next("nothing")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == code


async def test_a_choice_over_the_line_needs_no_task(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    north, _, table = await two(house)
    monkeypatch.setattr(Conversation, "_begin", lambda *_: pytest.fail("a task was begun"))
    async with north.live(table) as line:
        seq = (await line.next("moment"))["seq"]
        await choose(line, seq, "wait")
        assert (await line.next("moment"))["seq"] == seq + 1


async def choose(line: Line, seq: int, text: str) -> None:
    await line.say(**{"is": "choose", "seq": seq, "text": text})


async def test_nothing_is_told_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither over the line nor to whoever asks, and nobody comes between."""
    north, south, table = await two(house)
    held: list[Job] = []
    async with north.live(table) as a, south.live(table) as b:
        now = await a.next("moment")
        seq, other = now["seq"], now["options"][0]["text"]
        await b.next("moment")
        take = house.club.store.take
        with monkeypatch.context() as patched:
            patched.setattr(house.club.store, "take", held.append)
            await choose(a, seq, "wait")
            while not held:
                await asyncio.sleep(0)
            asking = asyncio.create_task(south.moment(table))
            await choose(a, seq, other)
            assert await b.quiet() == []
            assert not asking.done()
        take(held[0])
        assert (await asking)["seq"] == seq + 1
        assert (await b.next("moment"))["seq"] == seq + 1
        assert (await a.next("moment"))["seq"] == seq + 1
        assert (await a.next("error"))["error"]["kind"] == "stale", "what was said meanwhile is answered after it"


@pytest.mark.parametrize("same", [True, False])
async def test_somebody_was_faster(house: House, same: bool) -> None:
    """Another server has stored a choice for the same moment, and its notice is still on its way."""
    north, _, table = await two(house)
    async with north.live(table) as line:
        now = await line.next("moment")
        seq, other = now["seq"], now["options"][0]["text"]
        faster = {"board": table, "seq": seq, "line": '{"is":"choice","seat":"north","text":"wait"}', "at": 0.0}
        await house.club.store.write(schema.entry.insert().values(**faster))
        await choose(line, seq, "wait" if same else other)
        assert (await line.next("moment"))["seq"] == seq + 1
        if not same:
            assert (await line.next("error"))["error"]["kind"] == "stale"
        assert (await line.next("moment"))["seq"] == seq + 1
    assert (await north.moment(table))["seq"] == seq + 1


async def test_what_can_not_be_stored_was_not_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    north, _, table = await two(house)
    async with north.live(table) as line:
        before = await line.next("moment")

        def spoiled(*args: Any) -> Any:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(Writer, "_stored", spoiled)
            patched.setattr(Writer, "_only_usual", spoiled)
            await choose(line, before["seq"], "wait")
            with pytest.raises(websockets.ConnectionClosed):
                await line.next("nothing")
    now = await north.moment(table)
    assert (now["seq"], now["view"], now["log"]) == (before["seq"], before["view"], before["log"])
    assert (await north.choose(table, "wait"))["seq"] == before["seq"] + 1


async def test_the_post_goes_at_the_end_of_a_turn() -> None:
    post, told = Post(), list[str]()
    post.take(partial(told.append, "north"))
    post.take(partial(told.append, "south"))
    assert told == []
    await asyncio.sleep(0)
    assert told == ["north", "south"]


async def test_whoever_holds_the_post_needs_no_other_turn() -> None:
    post, told = Post(), list[str]()
    post.hold()
    post.take(partial(told.append, "north"))
    await asyncio.sleep(0)
    assert told == [], "more may come"
    post.take(partial(told.append, "south"))
    post.deliver()
    assert told == ["north", "south"]
    post.take(partial(told.append, "later"))
    await asyncio.sleep(0)
    assert told == ["north", "south", "later"]


async def test_who_cannot_be_told_keeps_nothing_from_others() -> None:
    post, told = Post(), list[str]()
    post.take(lambda: told.remove("nobody"))
    post.take(partial(told.append, "south"))
    await asyncio.sleep(0)
    assert told == ["south"]
