"""Minds that are kept, workers that come and go, and time that is shared among all who ask."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.following import Follower
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Estimate, Thought
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Record
from klubovna.kernel.strength import Strength
from klubovna.kernel.table import Table
from klubovna.server.bots.thinking import ROUND, Thinkers
from klubovna.server.workers import Stuck
from klubovna.service import minds
from klubovna.service.minds import FEW, LEAST, Errand, Minds, answer
from tests.bots.learned.nets import a_net
from tests.bots.learned.shipping import Ship, shipping
from tests.kernel.house import dealt, opened, play, second_thoughts
from tests.kernel.sealed import GAME


@pytest.fixture(autouse=True)
def nobody_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "_here", threading.local())


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ship:
    return shipping(tmp_path, monkeypatch)


def asked(table: Table, name: str = "t", bot: str = "novice", **more: Any) -> Errand:
    """What a worker is sent when it is somebody's turn; with time enough for all its iterations."""
    record = Record(table.record.header, list(table.record.entries)).to_bytes()
    more = {"until": time.monotonic() + 1000, **more}
    return Errand(table=name, game=table.game.id, record=record, seat=table.seat or "", bot=bot, **more)


def kept(table: Table, name: str = "t", learned: bool = False) -> Follower[Mind]:
    return minds.minds()._kept[name, table.seat or "", learned]


# A mind that is kept


def test_a_mind_goes_on_from_what_it_thought() -> None:
    """Through a whole game the same mind, told only what is new; and the part of its tree that still holds is used."""
    table = klubovna.new("vzdor", seed=3)
    used, first = 0, None
    while table.seat is not None:
        before = first.witness.root if first else None
        text = answer(asked(table)).best
        first = first or kept(table)
        assert kept(table) is first
        used += before is not None and first.witness.root is not before and first.witness.root.visits > 0
        assert text in {action.text for action in table.options}
        table.play(text)
    assert used, "a root that was visited was a choice in the tree before; one that begins anew was not"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_who_needs_no_mind_plays_only_what_is_new(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a whole game every choice is played once, whoever at the table is asked next."""
    played: list[str] = []
    honest = Table.play

    def play(table: Table, action: Any, seat: Seat | None = None) -> None:
        played.append(str(action))
        honest(table, action, seat)

    table = klubovna.new("blitzkrieg", seed=3)
    monkeypatch.setattr(Table, "play", play)
    while table.seat is not None:
        honest(table, answer(asked(table, bot=bot)).best)
    chosen = [entry.text for entry in table.record.entries if isinstance(entry, Chosen)]
    assert played == chosen[:-1], "the last one is nobody's question any more"


def test_a_mind_is_told_what_a_player_at_the_table_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    monkeypatch.setattr(Mind, "saw", lambda _, decision, action: told.append((decision, action)))
    table, expected, rng = klubovna.new("blitzkrieg", seed=1), [], random.Random(1)
    me = table.seat
    answer(asked(table))
    for _ in range(12):
        decision, action = table.decision, rng.choice(table.options)
        assert decision is not None
        expected.append((decision, action if decision.seat == me or not decision.secret else None))
        table.play(action)
    while table.seat != me:
        decision, action = table.decision, rng.choice(table.options)
        assert decision is not None
        expected.append((decision, action if not decision.secret else None))
        table.play(action)
    answer(asked(table))
    assert told == expected


def test_after_something_is_taken_back_it_starts_anew() -> None:
    table = klubovna.new("vzdor", seed=3)
    while not table.can_undo:
        table.play(table.options[0])
    answer(asked(table))
    first = kept(table)
    table.undo()
    assert answer(asked(table)).best in {action.text for action in table.options}
    second = kept(table)
    assert second is not first
    table.play(table.options[-1])
    assert answer(asked(table)).best in {action.text for action in table.options}
    assert kept(table) is second, "and from there it goes on"


def test_another_game_under_the_same_name_is_not_mistaken_for_it() -> None:
    answer(asked(klubovna.new("vzdor", seed=3)))
    other = klubovna.new("vzdor", seed=4)
    assert answer(asked(other)).best in {action.text for action in other.options}


def test_a_champion_goes_by_what_was_learned_and_shares_no_thoughts_with_a_master(
    shipped: Ship, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = klubovna.new("blitzkrieg", seed=3)
    monkeypatch.setitem(table.game.strengths, "master", Strength(iterations=20, seconds=1.5))
    shipped(a_net("blitzkrieg"))
    answer(asked(table, bot="champion"))
    answer(asked(table, bot="master"))
    assert kept(table, learned=True).witness.judge.priors is not None
    assert kept(table).witness.judge.priors is None


def test_a_champion_without_a_net_is_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    table = klubovna.new("vzdor", seed=3, maquis="draft")
    monkeypatch.setitem(table.game.strengths, "master", Strength(iterations=20, seconds=1.5))
    assert answer(asked(table, bot="champion")).iterations == 20
    assert kept(table, learned=True).witness.judge.priors is None


def test_a_worker_keeps_only_so_many_minds() -> None:
    tables = {str(n): klubovna.new("vzdor", seed=n) for n in range(6)}
    for name, table in tables.items():
        answer(asked(table, name, minds=4))
    assert [name for name, *_ in minds.minds()._kept] == ["2", "3", "4", "5"]
    tables["0"].play(answer(asked(tables["0"], "0")).best)
    assert answer(asked(tables["0"], "0")).best


def test_a_mind_that_was_interrupted_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = klubovna.new("vzdor", seed=3)
    answer(asked(table))
    with monkeypatch.context() as patch:
        patch.setattr(Mind, "think", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            answer(asked(table))
    assert not minds.minds()._kept
    assert answer(asked(table)).best


def test_a_late_question_is_still_thought_about_a_little() -> None:
    """`until` was long ago."""
    assert answer(asked(klubovna.new("vzdor", seed=3), bot="master", until=0.0)).iterations == FEW.iterations


def test_a_busy_machine_does_not_make_it_choose_blindly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time was over before the first iteration."""
    monkeypatch.setattr("klubovna.bots.search.time", SimpleNamespace(monotonic=iter(range(10**6)).__next__))
    soon = time.monotonic() + 0.5
    assert answer(asked(klubovna.new("vzdor", seed=3), bot="master", until=soon)).iterations == FEW.iterations


def test_a_record_with_second_thoughts_is_followed() -> None:
    """However far it is, the table in the worker is where the record is, without what was taken back."""
    table, found = second_thoughts(), Minds()
    whole, anew = table.record.entries, set()
    for end in range(2, len(whole) + 1):
        record = Record(table.record.header, whole[:end])
        asked = Errand(table="t", game="vzdor", record=record.to_bytes(), seat="maquis", bot="novice")
        seated = found.seated(asked)
        assert seated.table.record.entries == record.line()
        anew.add(id(seated))
    assert 1 < len(anew) < len(whole) - 1


def test_a_mind_that_is_kept_knows_what_its_seat_knows_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """North's hand is another one: with the same dice south thinks the same, visit for visit, decision for decision."""
    dice = SimpleNamespace(Random=random.Random, SystemRandom=lambda: random.Random(5))
    monkeypatch.setattr(minds, "random", dice)
    monkeypatch.setattr(klubovna, "game", lambda _: GAME)
    thoughts = []
    for n, north in enumerate(((1, 2, 3), (7, 8, 9))):
        table = play(dealt(north=north, south=(4, 5, 6)), "wait")
        first = answer(asked(table, str(n)))
        play(table, "lay 4", "peek 2")
        thoughts.append((first, answer(asked(table, str(n)))))
        assert len(minds.minds()._kept) == n + 1
    assert thoughts[0] == thoughts[1]


# Workers


class Desk:
    """Workers in threads that answer when they are told to, and a clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
        self.now = 1000.0
        self.got: list[Errand] = []
        self.threads: dict[str, list[int]] = {}
        self._gates: list[threading.Event] = []
        self._loop, self._more = asyncio.get_running_loop(), asyncio.Event()
        monkeypatch.setattr("klubovna.server.bots.thinking.time", SimpleNamespace(monotonic=lambda: self.now))
        self.thinkers = Thinkers(workers, 30.0, work=self._work, pool=lambda: ThreadPoolExecutor(1))

    def _work(self, question: Errand) -> Thought:
        gate = threading.Event()
        self._gates.append(gate)
        self.threads.setdefault(question.table, []).append(threading.get_ident())
        self.got.append(question)
        self._loop.call_soon_threadsafe(self._more.set)
        gate.wait()
        return Thought([Estimate(question.table, 1, 0.5)], 1, 0.5)

    def ask(self, table: str, bot: str = "master") -> asyncio.Task[str]:
        return asyncio.create_task(self.thinkers.choose(table, "blitzkrieg", b"", "allies", bot))

    async def has(self, questions: int) -> list[str]:
        """Which tables have come to a worker so far, once it is so many."""
        while len(self.got) < questions:
            await self._more.wait()
            self._more.clear()
        return [question.table for question in self.got]

    def answer(self, n: int) -> None:
        self._gates[n].set()

    def seconds(self, n: int) -> float:
        return self.got[n].until - self.now


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch, 1)


async def test_alone_it_has_all_its_time(desk: Desk) -> None:
    first = desk.ask("a")
    assert await desk.has(1) == ["a"]
    assert desk.seconds(0) == pytest.approx(0.9 * 1.5)
    desk.answer(0)
    assert await first == "a"


async def test_who_has_to_be_ready_first_is_served_first(desk: Desk) -> None:
    tasks = [desk.ask("a"), desk.ask("b"), desk.ask("c", "club")]
    assert await desk.has(1) == ["a"], "a worker has one question at a time"
    desk.answer(0)
    assert await desk.has(2) == ["a", "c"]
    desk.answer(1)
    assert await desk.has(3) == ["a", "c", "b"]
    desk.answer(2)
    assert await asyncio.gather(*tasks) == ["a", "b", "c"]


async def test_the_deadline_counts_from_the_asking(desk: Desk) -> None:
    """Waiting is part of it: whoever comes to a worker late thinks less, at last only a little."""
    tasks = [desk.ask("a"), desk.ask("b"), desk.ask("c")]
    await desk.has(1)
    deadline = desk.now + 1.5
    desk.now += 1.2
    desk.answer(0)
    await desk.has(2)
    assert desk.got[1].until == pytest.approx(deadline - 0.1 * 1.5)
    desk.now += 5
    desk.answer(1)
    await desk.has(3)
    assert desk.seconds(2) == pytest.approx(LEAST)
    desk.answer(2)
    await asyncio.gather(*tasks)


async def test_many_share_the_time_from_the_beginning(desk: Desk) -> None:
    """Five that ask again and again get a fifth each, so that all are ready in time."""
    tasks = [desk.ask(name) for name in "abcde"]
    for n in range(5):
        await desk.has(n + 1)
        desk.now += 0.01
        desk.answer(n)
    await asyncio.gather(*tasks)
    again = desk.ask("a")
    await desk.has(6)
    assert desk.seconds(5) == pytest.approx(0.9 * ROUND / 5)
    desk.answer(5)
    await again


async def test_who_asked_long_ago_does_not_count(desk: Desk) -> None:
    for n, name in enumerate("ab"):
        task = desk.ask(name)
        await desk.has(n + 1)
        desk.answer(n)
        await task
        desk.now += 60
    assert desk.got[1].until == pytest.approx(desk.now - 60 + 0.9 * 1.5)


async def test_a_table_has_a_worker_at_home_there(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, 2)
    for n, name in enumerate("abab"):
        task = desk.ask(name)
        await desk.has(n + 1)
        desk.answer(n)
        await task
    assert desk.threads["a"][0] == desk.threads["a"][1] != desk.threads["b"][0] == desk.threads["b"][1]
    busy = desk.ask("a")
    await desk.has(5)
    other = desk.ask("a")
    await desk.has(6)
    assert desk.threads["a"][3] == desk.threads["b"][0], "but it does not wait for it when another has nothing to do"
    desk.answer(4)
    desk.answer(5)
    await asyncio.gather(busy, other)


async def test_who_gives_up_waiting_leaves_the_worker_to_others(desk: Desk) -> None:
    tasks = [desk.ask("a"), desk.ask("b"), desk.ask("c")]
    await desk.has(1)
    tasks[1].cancel()
    desk.answer(0)
    assert await desk.has(2) == ["a", "c"]
    desk.answer(1)
    assert (await asyncio.gather(*tasks, return_exceptions=True))[2] == "c"
    assert not desk.thinkers._workers[0].busy


async def test_a_worker_that_is_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    """It loses nothing but thoughts: the question is asked again."""
    thinkers = Thinkers(1, 20.0)
    table = klubovna.new("blitzkrieg", seed=1)
    record, seat = table.record.sealed().to_bytes(), table.seat or ""
    try:
        await thinkers.choose("t", "blitzkrieg", record, seat, "novice")
        (worker,) = thinkers._workers
        (pid,) = worker._pool._processes  # type: ignore[union-attr]
        os.kill(pid, signal.SIGSTOP)  # so that it can't be ready before it is killed
        thinking = asyncio.create_task(thinkers.choose("t", "blitzkrieg", record, seat, "master"))
        while not worker.busy:
            await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        assert await thinking in {action.text for action in table.options}
        (other,) = worker._pool._processes  # type: ignore[union-attr]
        assert other != pid
    finally:
        thinkers.close()


async def test_a_bot_that_nobody_knows_is_refused_before_anybody_is_asked(desk: Desk) -> None:
    with pytest.raises(Unreadable):
        await desk.ask("a", "oracle")
    assert not desk.got


async def test_a_review_has_a_worker_of_its_own(desk: Desk) -> None:
    """It is done though all workers for bots are busy."""
    task = desk.ask("a")
    await desk.has(1)
    with pytest.raises(Stuck, match="empty"):
        await desk.thinkers.review("vzdor", b"", 0, Budget(iterations=1), 0.0)
    desk.answer(0)
    await task


def test_the_toy_is_thought_about_too() -> None:
    """A game with secrets, from the record alone."""
    table = opened()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(klubovna, "game", lambda _: GAME)
        assert answer(asked(table)).best in {action.text for action in table.options}
