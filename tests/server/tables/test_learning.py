"""Lessons in the house: courses and how far somebody is, a lesson as a whole, its words, the rule against a try, and
tables that are played on freely."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from klubovna.server.storage import schema
from tests.server.clubhouse import House
from tests.server.toys import install_toy

LAYING = """
minutes = 2
rule = "turn"
seat = "north"

[[tables]]
before = [{ luck = [1, 2, 9] }, { luck = [3, 4, 5] }]

[[tables.steps]]
name = "look"
points = ["north", "south"]

[[tables.steps]]
name = "lay"
takes = ["lay 9", "lay 2"]
wrong = { "lay 1" = "low", "draw" = "early", "lay 8" = "not-held" }
then = ["wait"]

[[tables.steps]]
name = "again"
takes = ["lay 2"]
"""
FREELY = """
minutes = 5
rule = "turn"
seat = "south"

[[tables]]
before = [{ luck = [1, 2, 9] }, { luck = [3, 4, 5] }, "lay 9"]

[[tables.steps]]
name = "high"
takes = ["lay 5"]
then = ["wait"]

[[tables.steps]]
name = "win"
plays = { rival = "novice", until = "log-won", hints = false }
"""
BROKEN = LAYING.replace("minutes = 2", "minutes = 'two'")
SAID = "lesson-laying = Laying\nlesson-laying-lay = Lay the nine.\n"
GOOD = {"name": "Ada", "password": "correct horse"}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with a course."""
    files = {
        "lessons/01-laying.toml": LAYING,
        "lessons/02-freely.toml": FREELY,
        "lessons/03-broken.toml": BROKEN,
        "lessons/en.ftl": SAID,
        "lessons/cs.ftl": SAID,
    }
    return install_toy(tmp_path, monkeypatch, files)


def course_of(courses: Any, game: str = "toy") -> dict[str, tuple[int, bool]]:
    """How far one is, by the names of the lessons."""
    [found] = [course for course in courses if course["game"] == game]
    return {lesson["name"]: (lesson["step"], lesson["done"]) for lesson in found["lessons"]}


async def reach(visitor: Any, lesson: str, step: int, done: bool = False) -> Any:
    answer = await visitor.ask("PUT", f"learn/toy/{lesson}", {"step": step, "done": done})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_courses_and_how_far_everybody_is(toy: str, house: House) -> None:
    """A lesson that can't be read spoils no other; whoever comes without a cookie has begun nothing."""
    ada, ben = await house.visitor(), await house.visitor()
    await reach(ada, "laying", 2)
    await reach(ben, "freely", 1)
    assert course_of(await ada.get("learn")) == {"laying": (2, False), "freely": (0, False)}
    assert course_of(await ben.get("learn")) == {"laying": (0, False), "freely": (1, False)}
    assert course_of(await house.stranger().get("learn")) == {"laying": (0, False), "freely": (0, False)}
    [course] = [course for course in await ada.get("learn") if course["game"] == "toy"]
    assert [(one["minutes"], one["rule"], one["steps"]) for one in course["lessons"]] == [
        (2, "turn", 3),
        (5, "turn", 2),
    ]


async def test_what_was_done_once_stays_done(toy: str, house: House) -> None:
    """Also when it is begun again; and nobody gets farther than a lesson goes."""
    ada = await house.visitor()
    assert (await reach(ada, "laying", 0, done=True))["done"]
    assert await reach(ada, "laying", 1) == {**await reach(ada, "laying", 1), "step": 1, "done": True}
    assert (await reach(ada, "laying", 99))["step"] == 3
    assert (await reach(ada, "laying", -1))["step"] == 0
    assert course_of(await ada.get("learn"))["laying"] == (0, True)


async def test_a_lesson_as_a_whole(toy: str, house: House) -> None:
    """What is seen, what is right, what comes of it: all at once."""
    ada = await house.visitor()
    taught = await ada.get("learn/toy/laying")
    [table] = taught["tables"]
    look, lay, again = table["steps"]
    assert (table["seat"], table["view"]["hands"]["south"]) == ("north", [None, None, None])
    assert (look["shown"], look["right"], look["points"]) == ("", {}, ["north", "south"])
    assert (lay["shown"], set(lay["right"])) == ("lay 9", {"lay 9", "lay 2"})
    own, *others = lay["right"]["lay 9"]
    assert lay["own"] == 1
    assert [line["said"]["id"] for line in own["said"]] == ["log-laid"]
    assert [line["said"]["id"] for scene in others for line in scene["said"]] == ["log-waited"]
    assert [wrong["rule"] and wrong["rule"]["id"] for wrong in lay["wrong"]] == [None, None, "refused-not-held"]
    assert (again["standing"]["seq"], again["standing"]["deciding"]) == (4, "north")


async def test_the_words_of_a_course(toy: str, house: House) -> None:
    ada = await house.visitor()
    answer = await ada.ask("GET", "learn/toy/words/cs")
    assert (answer.status_code, answer.text) == (200, SAID)
    assert (await ada.ask("GET", "learn/toy/words/de")).status_code == 404
    assert (await ada.ask("GET", "learn/sealed/words/cs")).status_code == 404


async def test_the_rule_against_a_try(toy: str, house: House) -> None:
    """At the step where it was made; where no rule is against it, nothing is said."""
    ada = await house.visitor()
    why = "learn/toy/laying/why"
    refused = await ada.post(why, {"table": 0, "step": 1, "texts": ["lay 5"]})
    assert refused["said"] == {"id": "refused-not-held", "args": {"card": 5}}
    assert (await ada.post(why, {"table": 0, "step": 1, "texts": ["lay 9"]}))["said"] is None
    late = await ada.post(why, {"table": 0, "step": 2, "texts": ["lay 9"]})
    assert late["said"]["id"] == "refused-not-held"


async def test_played_on_freely(toy: str, house: House) -> None:
    """A table of one's own with the bot of the lesson, as it lay there; what was hidden stays so."""
    ada, ben = await house.visitor(), await house.visitor()
    table = await ada.post("learn/toy/freely/play", {"table": 0, "step": 1})
    seats = {seat["seat"]: seat for seat in table["seats"]}
    assert (seats["south"]["you"], seats["north"]["bot"]) == (True, "novice")
    assert (table["game"], table["status"], table["hints"], table["public"]) == ("toy", "running", False, False)
    assert table["key_hash"]
    now = await ada.moment(table["id"])
    assert (now["seat"], now["deciding"]) == ("south", "south")
    assert now["view"]["laid"] == {"north": [9], "south": [5]}
    assert now["view"]["hands"]["north"] == [None, None]
    assert await ben.refused(f"tables/{table['id']}/choose", {"seq": now["seq"], "text": "draw"}) == (403, "watching")
    assert (await ada.choose(table["id"], "draw", now["seq"]))["seq"] > now["seq"]


async def test_what_there_is_not(toy: str, house: House) -> None:
    ada = await house.visitor()
    assert await ada.refused("learn/toy/broken", method="GET") == (422, "broken")
    for path in ("learn/toy/nothing", "learn/nothing/laying"):
        assert await ada.refused(path, method="GET") == (404, "missing"), path
        assert await ada.refused(path, {"step": 1}, method="PUT") == (404, "missing"), path
    for at in ({"table": 0, "step": 9}, {"table": 1, "step": 0}, {"table": 0, "step": -1}):
        assert await ada.refused("learn/toy/freely/play", at) == (404, "missing"), at
        assert await ada.refused("learn/toy/freely/why", {**at, "texts": ["draw"]}) == (404, "missing"), at
    assert await ada.refused("learn/toy/freely/play", {"table": 0, "step": 0}) == (404, "missing"), "nobody plays there"
    for body in ({}, {"step": "two"}, {"step": 1, "much": True}):
        assert (await ada.refused("learn/toy/laying", body, method="PUT"))[0] in (400, 422), body


async def test_an_account_takes_it_along_and_forgets_it(toy: str, house: House) -> None:
    """What a guest learned is the account's, in every browser; when it is deleted, nobody remembers."""
    ada, there = await house.visitor(), await house.visitor()
    await reach(ada, "laying", 2)
    await ada.post("account", GOOD)
    await there.post("login", GOOD)
    assert course_of(await there.get("learn"))["laying"] == (2, False)
    answer = await there.ask("DELETE", "account", {"password": GOOD["password"]})
    assert answer.status_code == 200
    assert await house.club.store.table(select(schema.learned)) == []
