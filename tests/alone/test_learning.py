"""Lessons and puzzles in the house for one: what there is, and how one did, is kept in the browser."""

from __future__ import annotations

import pytest

from tests.alone.here import Shelves, Tab, tab


@pytest.mark.slow
async def test_how_far_one_is_in_a_lesson_is_kept(here: Tab, shelves: Shelves) -> None:
    course = next(course for course in await here.get("learn") if course["game"] == "vzdor")
    name = course["lessons"][0]["name"]
    lesson = await here.get(f"learn/vzdor/{name}")
    assert lesson["tables"][0]["steps"]
    assert (await here.ask("GET", "learn/vzdor/words/cs")).body
    assert (await here.ask("PUT", f"learn/vzdor/{name}", step=2)).status == 200
    assert (await here.ask("PUT", f"learn/vzdor/{name}", step=1, done=True)).status == 200
    assert (await here.ask("PUT", f"learn/vzdor/{name}", step=0)).status == 200
    again = await tab(shelves.copy())
    course = next(course for course in await again.get("learn") if course["game"] == "vzdor")
    assert (course["lessons"][0]["step"], course["lessons"][0]["done"]) == (0, True)


async def test_a_lesson_is_played_on_freely_against_bots(here: Tab) -> None:
    for course in await here.get("learn"):
        for info in course["lessons"]:
            lesson = await here.get(f"learn/{course['game']}/{info['name']}")
            free = [
                (t, s)
                for t, table in enumerate(lesson["tables"])
                for s, step in enumerate(table["steps"])
                if step["plays"]
            ]
            if free:
                table, step = free[0]
                opened = await here.post(f"learn/{course['game']}/{info['name']}/play", table=table, step=step)
                assert (await here.asked_again(opened["id"]))["options"]
                return
    raise AssertionError("no lesson is played freely")


async def test_only_the_first_attempt_at_a_puzzle_counts(here: Tab, shelves: Shelves) -> None:
    every = await here.get("puzzles")
    game = every["games"][0]["game"]
    name = every["games"][0]["puzzles"][0]["name"]
    assert every["today"]
    posed = await here.get(f"puzzles/{game}/{name}")
    answer = posed["finds"][0]["answer"]
    wrong = next(o["text"] for o in posed["finds"][0]["standing"]["options"] if o["text"] != answer)
    path = f"puzzles/{game}/{name}"
    first = await here.ask("PUT", path, tries=[wrong], found=False, rated=True)
    assert first.status == 200, first.body
    second = await here.ask("PUT", path, tries=[answer], found=True, rated=True)
    assert second.status == 200, second.body
    again = await (await tab(shelves.copy())).get("puzzles")
    assert again["rating"]["count"] == 1
    assert again["rating"]["rating"] < 1200
    (tried,) = [one for one in again["games"][0]["puzzles"] if one["tried"]]
    assert (tried["name"], tried["found"]) == (name, True)
    assert (await here.refused("PUT", path, tries=["fly away"], found=False))[0] == 422
    opened = await here.post(f"{path}/play")
    assert (await here.moment(opened["id"]))["options"]


async def test_what_is_spoiled_of_ones_progress_harms_nothing_else(here: Tab, shelves: Shelves) -> None:
    shelves.kept["notes"]["learned/vzdor/lost"] = b"\xff"
    shelves.kept["notes"]["puzzled/vzdor/lost"] = b'{"v":7}'
    assert await here.get("learn")
    assert await here.get("puzzles")
    assert shelves.kept["notes"]["learned/vzdor/lost"] == b"\xff"
