"""Puzzles in the house: what there is, one as a whole, attempts and what comes of them, today's, and tables that are
played on from a puzzle."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from klubovna.kernel.lessons import Luck
from klubovna.server.settings import Limits
from klubovna.server.storage import schema
from klubovna.service.puzzles import Checked, Find, Puzzle, written
from tests.server.clubhouse import House
from tests.server.toys import install_toy

DEALT: list[Any] = [Luck([1, 2, 9]), Luck([3, 4, 5])]
HIGH = Puzzle(
    name="high",
    theme="lay",
    seat="north",
    before=DEALT,
    finds=[
        Find(
            answer="lay 9",
            tempting="draw",
            then=["wait"],
            fails=[Luck(7), "wait"],
            worth={"lay 9": 0.8, "draw": 0.5},
        )
    ],
    level=1200,
    measured=True,
    rules="1",
    checked=[Checked(1, 100, 0.3), Checked(1, 400, 0.25)],
)
TWICE = msgspec.structs.replace(
    HIGH,
    name="twice",
    level=1600,
    before=[*DEALT, "lay 1", "lay 3", "wait", "lay 4"],
    finds=[Find(answer="peek 1", tempting="draw"), Find(answer="lay 9", tempting="lay 2")],
)
OLD = msgspec.structs.replace(HIGH, name="old", rules="0")
ASTRAY = msgspec.structs.replace(HIGH, name="astray", level=1700, finds=[Find(answer="lay 7")])
SAID = "puzzle-lay = What to lay?\npuzzle-lay-about = One card is better than the others.\n"
GOOD = {"name": "Ada", "password": "correct horse"}
RIGHT: dict[str, Any] = {"tries": ["lay 9"], "found": True}
WRONG: dict[str, Any] = {"tries": ["draw", "lay 2", "wait"], "found": False}
DAY = 86400.0


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with puzzles: some that are sound, one of other rules, one that can't be laid, one that can't be read."""
    lines = written([HIGH, TWICE, OLD, ASTRAY]).decode() + '{"name": 7}\n'
    files = {"puzzles/puzzles.jsonl": lines, "puzzles/en.ftl": SAID, "puzzles/cs.ftl": SAID}
    monkeypatch.setattr("klubovna.shelf.games", lambda: ("toy",))
    return install_toy(tmp_path, monkeypatch, files)


async def attempt(visitor: Any, name: str = "high", **tried: Any) -> Any:
    answer = await visitor.ask("PUT", f"puzzles/toy/{name}", tried)
    assert answer.status_code == 200, answer.text
    return answer.json()


def set_clock(house: House, seconds: float) -> None:
    house.club.now = lambda: seconds


async def listed(visitor: Any) -> dict[str, tuple[bool, bool]]:
    """Which were tried and found, by their names."""
    [found] = (await visitor.get("puzzles"))["games"]
    return {puzzle["name"]: (puzzle["tried"], puzzle["found"]) for puzzle in found["puzzles"]}


async def test_what_there_is_and_what_everybody_has_tried(toy: str, house: House) -> None:
    """A puzzle of other rules is not there, and one that can't be read spoils no other."""
    ada, ben = await house.visitor(), await house.visitor()
    await attempt(ada, **RIGHT)
    await attempt(ben, **WRONG)
    untouched = (False, False)
    assert await listed(ada) == {"high": (True, True), "twice": untouched, "astray": untouched}
    assert await listed(ben) == {"high": (True, False), "twice": untouched, "astray": untouched}
    assert await listed(house.stranger()) == {"high": untouched, "twice": untouched, "astray": untouched}
    [found] = (await ada.get("puzzles"))["games"]
    assert (found["game"], found["themes"]) == ("toy", ["lay"])
    assert [puzzle["level"] for puzzle in found["puzzles"]] == [1200, 1600, 1700]


async def test_a_puzzle_as_a_whole(toy: str, house: House) -> None:
    """What is seen, what may be tried, what comes of the answer and of what tempts: all at once, through the eyes of
    its seat."""
    posed = await (await house.visitor()).get("puzzles/toy/high")
    assert (posed["seat"], posed["level"], posed["iterations"], posed["gap"]) == ("north", 1200, 400, 0.25)
    assert posed["view"]["hands"]["south"] == [None, None, None]
    [find] = posed["finds"]
    assert "lay 9" in [choice["text"] for choice in find["standing"]["options"]]
    assert [line["said"]["id"] for scene in find["scenes"] for line in scene["said"]] == ["log-laid", "log-waited"]
    assert (find["answer"], find["own"], find["tempting"]) == ("lay 9", 1, "draw")
    assert [(one["text"], one["worth"], one["word"]) for one in find["worths"]] == [
        ("lay 9", 0.8, "best"),
        ("draw", 0.5, "poor"),
    ]


async def test_the_words_of_puzzles(toy: str, house: House) -> None:
    ada = await house.visitor()
    answer = await ada.ask("GET", "puzzles/toy/words/cs")
    assert (answer.status_code, answer.text) == (200, SAID)
    assert (await ada.ask("GET", "puzzles/toy/words/de")).status_code == 404


async def test_only_the_first_attempt_counts(toy: str, house: House) -> None:
    """Who finds it later has found it, and the others are not told."""
    ada, ben = await house.visitor(), await house.visitor()
    await attempt(ada, **WRONG)
    first = await attempt(ben, **RIGHT)
    assert first["others"] == {"solved": 1, "first": 1, "choices": {"draw": 1, "lay 9": 1}}
    again = await attempt(ada, **RIGHT, rated=True)
    assert (again["rating"], again["change"], again["others"]) == (None, 0, first["others"])
    assert (await listed(ada))["high"] == (True, True)
    assert await attempt(ada, **WRONG) == again
    assert (await listed(ada))["high"] == (True, True), "what was found once stays so"


async def test_who_gives_up_at_once_has_chosen_nothing(toy: str, house: House) -> None:
    ada = await house.visitor()
    solved = await attempt(ada, tries=[], found=False)
    assert solved["others"] == {"solved": 0, "first": 0, "choices": {}}
    assert (await listed(ada))["high"] == (True, False)


async def test_a_rating_is_kept_of_whoever_wants_one(toy: str, house: House) -> None:
    """Found at the first try and without help is a win against the level of the puzzle, anything else a loss."""
    ada, ben, cyd, dan = [await house.visitor() for _ in range(4)]
    won = await attempt(ada, **RIGHT, rated=True)
    assert (won["rating"], won["change"]) == ({"rating": 1220, "count": 1}, 20)
    lost = await attempt(ada, "twice", tries=["draw", "peek 1"], found=True, rated=True)
    assert (lost["rating"], lost["change"]) == ({"rating": 1216, "count": 2}, -4)
    assert (await ada.get("puzzles"))["rating"] == {"rating": 1216, "count": 2}
    helped = await attempt(ben, **RIGHT, helped=True, rated=True)
    assert (helped["change"], helped["others"]["solved"], helped["others"]["first"]) == (-20, 2, 1)
    assert (await attempt(cyd, **RIGHT))["rating"] is None
    assert (await cyd.get("puzzles"))["rating"] is None
    slipped = await attempt(dan, "twice", tries=["peek 1"], found=True, slips=1, rated=True)
    assert (slipped["change"], slipped["others"]["first"]) == (-4, 0)


@pytest.mark.parametrize(
    ("name", "tried"),
    [
        ("high", {"tries": ["lay 7"], "found": False}),
        ("high", {"tries": ["<b>nonsense</b>"], "found": False}),
        ("high", {"tries": ["draw"], "found": True}),
        ("high", {"tries": [], "found": True}),
        ("high", {"tries": ["lay 9", "draw"], "found": False}),
        ("high", {"tries": ["lay 9"], "found": False}),
        ("high", {"tries": ["draw"] * 21, "found": False}),
        ("high", {"tries": ["draw"], "found": False, "slips": -1}),
        ("high", {"tries": ["draw"]}),
        ("high", {"tries": ["draw"], "found": False, "much": True}),
    ],
)
async def test_what_nobody_can_have_tried_is_refused(
    toy: str, open_house: Any, sqlite: str, name: str, tried: dict[str, Any]
) -> None:
    """Others are told of it."""
    ada = await (await open_house(sqlite)).visitor()
    assert (await ada.refused(f"puzzles/toy/{name}", tried, method="PUT"))[0] in (400, 422)
    assert (await listed(ada))[name] == (False, False)


async def test_the_first_of_several_may_be_found_and_the_rest_not(toy: str, house: House) -> None:
    ada = await house.visitor()
    solved = await attempt(ada, "twice", tries=["peek 1"], found=False, slips=3)
    assert solved["others"] == {"solved": 0, "first": 0, "choices": {"peek 1": 1}}


async def test_the_puzzle_of_the_day_is_everybodys(toy: str, house: House) -> None:
    """It changes at midnight, in Greenwich, and tells how many have found it."""
    ada, ben = await house.visitor(), await house.visitor()
    now = (house.club.now() // DAY) * DAY
    names = set[str]()
    for day in range(3):
        set_clock(house, now + (day + 1) * DAY - 1)
        today = (await ada.get("puzzles"))["today"]
        names.add(today["name"])
        set_clock(house, now + day * DAY)
        assert (await ben.get("puzzles"))["today"] == today
    assert names == {"high", "twice", "astray"}, "every one comes once before any comes again"
    while (await ada.get("puzzles"))["today"]["name"] != "high":
        now += DAY
        set_clock(house, now)
    await attempt(ada, **RIGHT)
    await attempt(ben, **WRONG)
    seen = [(await visitor.get("puzzles"))["today"] for visitor in (ada, ben, house.stranger())]
    assert [(today["mine"], today["solved"], today["first"]) for today in seen] == [
        ("found", 1, 1),
        ("missed", 1, 1),
        ("none", 1, 1),
    ]


async def test_the_rule_against_a_try(toy: str, house: House) -> None:
    """Where it was tried; where no rule is against it, nothing is said."""
    ada = await house.visitor()
    refused = await ada.post("puzzles/toy/twice/why", {"find": 0, "texts": ["lay 5"]})
    assert refused["said"] == {"id": "refused-not-held", "args": {"card": 5}}
    assert (await ada.post("puzzles/toy/twice/why", {"find": 0, "texts": ["peek 1"]}))["said"] is None
    late = await ada.post("puzzles/toy/twice/why", {"find": 1, "texts": ["peek 1"]})
    assert late["said"]["id"] == "refused-peeked"


async def test_played_on_from_the_position(toy: str, house: House) -> None:
    """A table of one's own, with the house's dice; what was hidden stays so."""
    ada, ben = await house.visitor(), await house.visitor()
    table = await ada.post("puzzles/toy/high/play")
    seats = {seat["seat"]: seat for seat in table["seats"]}
    assert (seats["north"]["you"], seats["south"]["bot"]) == (True, "club")
    assert (table["game"], table["status"], table["public"]) == ("toy", "running", False)
    assert table["key_hash"]
    now = await ada.moment(table["id"])
    assert (now["seat"], now["deciding"], now["seq"]) == ("north", "north", 2)
    assert now["view"]["hands"] == {"north": [1, 2, 9], "south": [None, None, None]}
    assert await ben.refused(f"tables/{table['id']}/choose", {"seq": now["seq"], "text": "draw"}) == (403, "watching")
    assert (await ada.choose(table["id"], "draw", now["seq"]))["seq"] > now["seq"]


async def test_what_there_is_not(toy: str, house: House) -> None:
    ada = await house.visitor()
    for path in ("puzzles/toy/nothing", "puzzles/nothing/high", "puzzles/toy/old"):
        assert await ada.refused(path, method="GET") == (404, "missing"), path
        assert await ada.refused(path, RIGHT, method="PUT") == (404, "missing"), path
        assert await ada.refused(f"{path}/play") == (404, "missing"), path
    for number in (1, -1):
        assert await ada.refused("puzzles/toy/high/why", {"find": number, "texts": ["draw"]}) == (404, "missing")


async def test_a_puzzle_that_can_not_be_laid_harms_no_other(
    toy: str, open_house: Any, sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says what is wrong with it, and where it stands."""
    ada = await (await open_house(sqlite)).visitor()
    with caplog.at_level(logging.ERROR, "klubovna.server"):
        assert await ada.refused("puzzles/toy/astray", method="GET") == (422, "broken")
        await ada.get("puzzles")
        await ada.get("puzzles/toy/high")
    laid, read = (record.getMessage() for record in caplog.records)
    assert "puzzles/puzzles.jsonl, line 4, astray.finds[0].answer: number 1, 'lay 7'" in laid
    assert "puzzles/puzzles.jsonl, line 5, name: Expected `str`, got `int`" in read


async def test_attempts_are_not_reported_without_end(toy: str, open_house: Any, sqlite: str) -> None:
    ada = await (await open_house(sqlite, limits=Limits(attempt_rate=0.02))).visitor()
    codes = [(await ada.ask("PUT", "puzzles/toy/high", RIGHT)).status_code for _ in range(5)]
    assert codes == [200] * 4 + [429]


async def test_an_account_takes_it_along_and_forgets_it(toy: str, house: House) -> None:
    """What a guest has found is the account's, in every browser; when it is deleted, nobody remembers."""
    ada, there = await house.visitor(), await house.visitor()
    await attempt(ada, **RIGHT, rated=True)
    await ada.post("account", GOOD)
    await there.post("login", GOOD)
    assert (await listed(there))["high"] == (True, True)
    assert (await there.get("puzzles"))["rating"] == {"rating": 1220, "count": 1}
    answer = await there.ask("DELETE", "account", {"password": GOOD["password"]})
    assert answer.status_code == 200
    assert await house.club.store.table(select(schema.puzzled)) == []
