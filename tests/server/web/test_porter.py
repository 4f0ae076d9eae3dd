"""What strangers bring is looked through by the porter, in a process of his own; nobody else waits for it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.server.settings import Limits
from klubovna.server.tables.porter import Porter
from klubovna.service import examining
from klubovna.service.refusals import Refused
from klubovna.service.tables.asks import Own
from tests.server.clubhouse import House
from tests.server.web.test_own import SOUND, wish

WHO = ("somebody", "an address")


def restless(undone: int) -> bytes:
    """A game in which the first choice is taken back again and again."""
    table = klubovna.new("vzdor", seed=7)
    for _ in range(undone):
        table.play(table.options[0])
        table.undo()
    while table.options:
        table.play(table.options[0])
    return table.record.to_bytes()


async def test_the_porter_works_in_a_process_of_his_own() -> None:
    porter = Porter(Limits())
    try:
        assert await porter.look_through(WHO, "napoleonics", Own(SOUND)) == []
        assert (
            len(await porter.look_through(WHO, "napoleonics", Own(SOUND.replace('army = "allied"', 'army = "x"')))) > 0
        )
        await porter.try_game(WHO, "napoleonics", {"scenario": SOUND})
        assert (await porter.check_record(WHO, restless(20))).outcome
        for body in (b"", b"{}\n", restless(0).replace(b'"is":"choice"', b'"is":"chance"')):
            with pytest.raises(Refused) as refused:
                await porter.check_record(WHO, body)
            assert refused.value.error.kind == "broken"
    finally:
        porter.close()


async def test_a_text_that_takes_too_long_is_given_up_and_the_next_is_served() -> None:
    porter = Porter(Limits(text_seconds=0.001))
    try:
        with pytest.raises(Refused) as refused:
            await porter.try_game(WHO, "napoleonics", {"scenario": SOUND})
        assert (refused.value.status, refused.value.error.kind) == (422, "too-hard")
        assert (await porter.check_record(WHO, restless(0))).outcome
    finally:
        porter.close()


def test_what_does_not_come_back_ends_with_its_process() -> None:
    """Signals are heard between two lines of Python; the machine's own limit needs no listener."""
    work = "from klubovna.service.examining import at_most\nwith at_most(0.1): sum(range(10**13))"
    ended = subprocess.run([sys.executable, "-c", work], check=False, timeout=60, capture_output=True)
    assert ended.returncode == -signal.SIGXCPU


async def test_time_is_counted_for_everybody_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second each, whatever clock the machine has: some see nothing of what takes less than four milliseconds."""
    look = examining.look_through
    monkeypatch.setattr(examining, "look_through", lambda *what: replace(look(*what), spent=1.0))
    porter = Porter(Limits(porter_burst=0.5, porter_rate=1e-9), lambda: ThreadPoolExecutor(1))
    try:
        await porter.look_through(WHO, "napoleonics", Own(SOUND))
        for late in (WHO, ("somebody", "elsewhere"), ("another", "an address")):
            with pytest.raises(Refused) as refused:
                await porter.look_through(late, "napoleonics", Own(SOUND))
            assert refused.value.status == 429
        assert await porter.look_through(("another", "elsewhere"), "napoleonics", Own(SOUND)) == []
    finally:
        porter.close()


@pytest.fixture
def busy() -> Any:
    """A porter who is held up until the test lets go."""
    go = threading.Event()

    def held_up() -> ThreadPoolExecutor:
        pool = ThreadPoolExecutor(1)
        pool.submit(go.wait)
        return pool

    yield Porter(Limits(porter_places=2), held_up), go
    go.set()


async def test_while_he_is_busy_everybody_else_plays(open_house: Callable[..., Any], sqlite: str, busy: Any) -> None:
    """Eight records at once once kept everybody from opening tables."""
    porter, go = busy
    house: House = await open_house(sqlite, porter=porter)
    visitor, bystander = await house.visitor(), await house.visitor()
    record = restless(3)
    first = [asyncio.create_task(visitor.ask("POST", "records", content=record)) for _ in range(2)]
    while porter.line.taken[visitor.http.cookies["klubovna"].split(".")[0]] < 2:
        await asyncio.sleep(0)
    assert (await visitor.ask("POST", "records", content=record)).status_code == 429
    assert await visitor.refused("own/napoleonics", {"text": SOUND}) == (429, "too-much")
    assert await visitor.refused("tables", wish(SOUND)) == (429, "too-much")
    table = await bystander.open()
    await bystander.choose(table)
    assert (await bystander.ask("GET", "../healthz")).status_code == 200
    go.set()
    assert [(await answer).status_code for answer in first] == [201, 201]


async def test_a_record_with_more_undos_than_sense_is_refused(open_house: Callable[..., Any], sqlite: str) -> None:
    visitor = await (await open_house(sqlite)).visitor()
    answer = await visitor.ask("POST", "records", content=restless(400))
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "unreadable")
    assert "taken back" in answer.json()["error"]["text"]
    assert (await visitor.ask("POST", "records", content=restless(30))).status_code == 201


async def test_a_running_record_does_not_grow_without_end(
    open_house: Callable[..., Any], sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klubovna.kernel.record.FREELY_UNDONE", 3)
    visitor = await (await open_house(sqlite)).visitor()
    table = await visitor.open()
    standing = (await visitor.moment(table))["seq"]
    for _ in range(3 + standing + 1):
        now = await visitor.choose(table)
        now = await visitor.post(f"tables/{table}/undo", {"seq": now["seq"]})
    now = await visitor.choose(table)
    answer = await visitor.ask("POST", f"tables/{table}/undo", {"seq": now["seq"]})
    assert answer.json()["error"]["reason"]["id"] == "error-undone-enough"
