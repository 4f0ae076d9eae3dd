"""Hints while somebody decides, and the review of a game that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from klubovna.bots.thoughts import Thought
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.settings import Limits
from klubovna.server.workers import Stuck
from klubovna.service.minds import Errand, answer
from tests.bots.measuring import lay_beside, measured
from tests.server.clubhouse import SOON, House, Visitor, in_threads
from tests.server.tables.test_play import two


async def hint(visitor: Visitor, table: str) -> Any:
    return await visitor.post(f"tables/{table}/hint", {"seq": (await visitor.moment(table))["seq"]})


async def said_in(visitor: Visitor, table: str) -> list[Any]:
    return [line["said"] for line in await visitor.get(f"tables/{table}/chat")]


# Hints


async def test_a_hint_names_the_best_choices_first(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "bot:random"})
    now = await visitor.moment(table)
    found = await hint(visitor, table)
    assert (found["seq"], found["seat"]) == (now["seq"], "north")
    assert found["iterations"] > 0
    assert found["measured"] == 0, "nobody has measured the toy game"
    offered = {option["text"]: option for option in now["options"]}
    assert 1 <= len(found["choices"]) <= 3
    for choice in found["choices"]:
        option = offered[choice["text"]]
        assert (choice["path"], choice["label"]) == (option["path"], option["label"])
        assert choice["chance"] is None
    worths = [choice["worth"] for choice in found["choices"]]
    assert worths == sorted(worths, key=["best", "close", "weaker", "poor"].index)
    assert worths.count("best") == 1
    assert all(choice["visits"] > 0 for choice in found["choices"])
    assert await said_in(visitor, table) == [], "there is no other person to be told"
    assert (await visitor.choose(table, found["choices"][0]["text"], now["seq"]))["seq"] > now["seq"]


async def test_chances_are_told_where_they_were_measured(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_beside(monkeypatch, measured())
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "bot:random"})
    found = await hint(visitor, table)
    assert found["measured"] == 250
    told = [choice["chance"] for choice in found["choices"]]
    assert told == sorted(told, reverse=True)
    assert all(0 <= chance <= 1 for chance in told)


async def test_where_others_sit_they_are_told(house: House) -> None:
    north, south, table = await two(house)
    watcher = await house.visitor()
    async with south.live(table) as near, watcher.live(table) as far:
        await hint(north, table)
        assert (await near.next("chat"))["said"] == {"id": "ui-hint-asked", "args": {"seat": "north"}}
        assert "chat" not in await far.quiet()


async def test_who_may_not_ask(house: House) -> None:
    """Not the other side, not a watcher, not about what was, not for a seat that a bot plays."""
    north, south, table = await two(house)
    watcher = await house.visitor()
    seq = (await north.moment(table))["seq"]
    for visitor in (south, watcher):
        assert await visitor.refused(f"tables/{table}/hint", {"seq": seq}) == (403, "not-yours")
    stale = await north.ask("POST", f"tables/{table}/hint", {"seq": seq - 1})
    assert (stale.status_code, stale.json()["error"]["kind"], stale.json()["seq"]) == (409, "stale", seq)
    await north.choose(table, "wait")
    seq = (await north.moment(table))["seq"]
    assert await north.refused(f"tables/{table}/hint", {"seq": seq}) == (403, "not-yours")
    await north.post(f"tables/{table}/bot", {"seat": "north", "bot": "random"})
    assert await north.refused(f"tables/{table}/hint", {"seq": seq}) == (403, "not-yours")
    await north.post(f"tables/{table}/finish")
    await south.post(f"tables/{table}/finish/answer", {"agree": True})
    assert [said["id"] for said in await said_in(south, table)] == ["ui-end-asked"], "no word of any hint"
    assert await south.refused(f"tables/{table}/hint", {"seq": seq}) == (409, "over")
    assert not any(b'"choices"' in data and b'"visits"' in data for v in (north, south, watcher) for data in v.heard)


async def test_a_table_that_still_waits(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "open"})
    seq = (await visitor.moment(table))["seq"]
    assert await visitor.refused(f"tables/{table}/hint", {"seq": seq}) == (409, "waiting")


async def test_a_table_without_hints(house: House) -> None:
    north, south, table = await two(house, hints=False)
    assert (await south.get(f"tables/{table}"))["hints"] is False
    seq = (await north.moment(table))["seq"]
    assert await north.refused(f"tables/{table}/hint", {"seq": seq}) == (403, "no-hints")
    await north.post(f"tables/{table}/finish")
    assert (await north.post(f"tables/{table}/rematch"))["hints"] is False, "as agreed"


class Counting:
    """Thinks, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[Errand] = []

    def __call__(self, asked: Errand) -> Thought:
        self.asked.append(asked)
        return answer(asked)


async def test_two_at_once_are_one_thought_and_one_word(open_house: Callable[..., Any], sqlite: str) -> None:
    thinks = Counting()
    house = await open_house(sqlite, in_threads(thinks))
    north, south, table = await two(house)
    first, second = await asyncio.gather(hint(north, table), hint(north, table))
    assert first == second == await hint(north, table), "and it is kept until the table moves on"
    assert len(thinks.asked) == 1
    assert len(await said_in(south, table)) == 1
    await north.choose(table, "wait")
    assert (await hint(south, table))["seat"] == "south"
    assert [asked.seat for asked in thinks.asked] == ["north", "south"]


async def test_hints_are_not_for_asking_all_the_time(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(hint_rate=0.05, request_rate=1e6))
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    await hint(visitor, table)
    now = await visitor.choose(table, "wait")
    assert await visitor.refused(f"tables/{table}/hint", {"seq": now["seq"]}) == (429, "too-much")


async def test_a_hint_that_fails_can_be_asked_for_again(open_house: Callable[..., Any], sqlite: str) -> None:
    broken = [True]

    def thinks(asked: Errand) -> Thought:
        if broken:
            broken.clear()
            raise ZeroDivisionError
        return answer(asked)

    house = await open_house(sqlite, in_threads(thinks))
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    seq = (await visitor.moment(table))["seq"]
    assert await visitor.refused(f"tables/{table}/hint", {"seq": seq}) == (503, "no-hint")
    assert (await hint(visitor, table))["choices"]


# Reviews


async def reviewed(visitor: Visitor, table: str) -> Any:
    """A review tells nobody how far it is; pages ask now and then."""
    async with asyncio.timeout(SOON):
        while (info := await visitor.get(f"tables/{table}/review"))["state"] == "working":
            await asyncio.sleep(0.02)
    return info


async def played(house: House) -> tuple[Visitor, str]:
    """A game that is over, with something taken back in it."""
    visitor = await house.visitor()
    table = await visitor.open("sealed", seats={"north": "me", "south": "me"})
    after = await visitor.choose(table, "wait")
    await visitor.post(f"tables/{table}/undo", {"seq": after["seq"]})
    now = await visitor.moment(table)
    while now["options"]:
        now = await visitor.choose(table, now["options"][0]["text"], now["seq"])
    return visitor, table


@pytest.fixture
async def reviewing(open_house: Callable[..., Any], database: str) -> House:
    opened: House = await open_house(database, review_iterations=20)
    return opened


async def test_a_review_of_every_decision_that_counted(reviewing: House) -> None:
    visitor, table = await played(reviewing)
    none = {"state": "none", "done": 0, "total": 0, "decisions": [], "reckonings": []}
    assert await visitor.get(f"tables/{table}/review") == none
    begun = await visitor.ask("POST", f"tables/{table}/review")
    assert begun.status_code == 202
    assert begun.json()["state"] == "working"
    info = await reviewed(visitor, table)
    decisions = info["decisions"]
    assert (info["state"], info["done"]) == ("ready", info["total"])
    assert len(decisions) == info["total"] > 2
    for decision in decisions:
        before = await visitor.get(f"tables/{table}/replay?at={decision['at']}")
        after = await visitor.get(f"tables/{table}/replay?at={decision['at'] + 1}")
        assert (after["by"], after["caption"]) == (decision["seat"], decision["chosen"])
        assert before["view"] != after["view"]
        assert decision["loss"] == pytest.approx(decision["before"] - decision["after"])
        assert decision["same"] == (decision["best"] == decision["chosen"])
    assert [d["at"] for d in decisions] == sorted({d["at"] for d in decisions})
    watcher = await reviewing.visitor()
    assert await watcher.get(f"tables/{table}/review") == info, "what was played is open to all by now"
    assert (await visitor.post(f"tables/{table}/review"))["state"] == "ready", "it is made once"


async def test_a_review_tells_each_seat_what_decided_and_poses_it_again(reviewing: House) -> None:
    visitor, table = await played(reviewing)
    await visitor.post(f"tables/{table}/review")
    info = await reviewed(visitor, table)
    assert [reckoning["seat"] for reckoning in info["reckonings"]] == ["north", "south"]
    points = [point for reckoning in info["reckonings"] for point in reckoning["turning"] if point["kind"] == "choice"]
    assert points, "whoever always takes the first choice does not play well"
    for point in points:
        decision = next(one for one in info["decisions"] if one["at"] == point["at"])
        assert (point["chosen"], point["best"]) == (decision["chosen"], decision["best"])
        posed = await visitor.get(f"tables/{table}/review/{point['at']}/puzzle")
        [find] = posed["finds"]
        labels = {option["text"]: option["label"] for option in find["standing"]["options"]}
        assert (posed["name"], posed["seat"]) == ("", decision["seat"])
        assert (labels[find["answer"]], labels[find["tempting"]]) == (point["best"], point["chosen"])
        assert find["scenes"]
    luck = min(one["at"] for one in info["decisions"]) - 1
    for at in (luck, 9999):
        assert (await visitor.ask("GET", f"tables/{table}/review/{at}/puzzle")).status_code == 404


async def test_a_game_that_runs_is_not_reviewed(reviewing: House) -> None:
    north, south, table = await two(reviewing)
    for visitor in (north, south, await reviewing.visitor()):
        assert await visitor.refused(f"tables/{table}/review") == (403, "running")
        assert (await visitor.get(f"tables/{table}/review"))["state"] == "none"
    await north.post(f"tables/{table}/finish")
    assert (await north.post(f"tables/{table}/review"))["state"] == "ready", "nothing was decided"


async def test_asked_for_twice_it_is_made_once(reviewing: House) -> None:
    visitor, table = await played(reviewing)
    asked = []
    review = reviewing.club.thinkers.review

    async def counted(game: str, record: bytes, place: int, budget: Any, floor: float) -> bytes:
        asked.append(place)
        return await review(game, record, place, budget, floor)

    reviewing.club.thinkers.review = counted  # type: ignore[method-assign]
    await asyncio.gather(*(visitor.post(f"tables/{table}/review") for _ in range(3)))
    info = await reviewed(visitor, table)
    assert asked == [decision["at"] for decision in info["decisions"]]


async def test_a_review_goes_on_after_the_house_opens_anew(reviewing: House) -> None:
    visitor, table = await played(reviewing)
    review = reviewing.club.thinkers.review
    places: list[int] = []

    async def two_only(game: str, record: bytes, place: int, budget: Any, floor: float) -> bytes:
        if len(places) == 2:
            await asyncio.Event().wait()
        places.append(place)
        return await review(game, record, place, budget, floor)

    reviewing.club.thinkers.review = two_only  # type: ignore[method-assign]
    await visitor.post(f"tables/{table}/review")
    async with asyncio.timeout(SOON):
        while (before := await visitor.get(f"tables/{table}/review"))["done"] < 2:
            await asyncio.sleep(0.02)
    assert before["state"] == "working"
    await reviewing.close()
    await reviewing.open()
    visitor = await reviewing.back(visitor)
    after = await reviewed(visitor, table)
    assert after["state"] == "ready"
    assert after["decisions"][:2] == before["decisions"]
    assert len(after["decisions"]) == after["total"] == before["total"]


async def test_a_review_that_fails_says_so_and_can_be_begun_again(reviewing: House) -> None:
    visitor, table = await played(reviewing)
    review = reviewing.club.thinkers.review

    async def fails(*_: Any) -> bytes:
        raise Stuck("the worker died")

    reviewing.club.thinkers.review = fails  # type: ignore[method-assign, assignment]
    await visitor.post(f"tables/{table}/review")
    assert (await reviewed(visitor, table))["state"] == "failed"
    reviewing.club.thinkers.review = review  # type: ignore[method-assign]
    assert (await visitor.post(f"tables/{table}/review"))["state"] == "working"
    assert (await reviewed(visitor, table))["state"] == "ready"


async def test_tables_take_turns(reviewing: House) -> None:
    """Whoever has a long game does not keep the others waiting."""
    (visitor, first), (_, second) = await played(reviewing), await played(reviewing)
    turns, review, both = [], reviewing.club.thinkers.review, asyncio.Event()

    async def noted(game: str, record: bytes, place: int, budget: Any, floor: float) -> bytes:
        await both.wait()
        turns.append(record)
        return await review(game, record, place, budget, floor)

    reviewing.club.thinkers.review = noted  # type: ignore[method-assign]
    for table in (first, second):
        await visitor.post(f"tables/{table}/review")
    both.set()
    for table in (first, second):
        assert (await reviewed(visitor, table))["state"] == "ready"
    assert turns[0] == turns[2] != turns[1] == turns[3]


async def test_two_houses_that_review_the_same_table_do_no_harm(
    open_house: Callable[..., Any], postgresql: Callable[[], str]
) -> None:
    database = postgresql()
    here, there = [await open_house(database, review_iterations=20) for _ in range(2)]
    visitor, table = await played(here)
    other = await there.back(visitor)
    await asyncio.gather(visitor.post(f"tables/{table}/review"), other.post(f"tables/{table}/review"))
    info = await reviewed(visitor, table)
    assert (info["state"], len(info["decisions"])) == ("ready", info["total"])
    assert await reviewed(other, table) == info


async def test_a_review_in_a_process_of_its_own(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, Thinkers(1, 20.0), review_iterations=5)
    visitor = await house.visitor()
    table = await visitor.open("vzdor", seats={"maquis": "me"})
    await visitor.to_the_end(table)
    await visitor.post(f"tables/{table}/review")
    assert (await reviewed(visitor, table))["state"] == "ready"
