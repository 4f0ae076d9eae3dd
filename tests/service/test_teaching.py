"""Lessons as they are taught: what is right, what is answered, and what comes of a choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel import lessons
from klubovna.kernel.errors import Broken
from klubovna.kernel.record import Chosen
from klubovna.lab.laws.lessons import unasked, untaught
from klubovna.service.teaching import Taught, TaughtStep, answered, laid, laid_at, reached, taught
from tests.pebbles import GAME
from tests.pebbles.spoiled import Shelf, changed


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(tmp_path, monkeypatch)


def lesson(name: str) -> Taught:
    return taught(GAME, lessons.lesson(GAME, name))


def step(name: str, of: str = "taking") -> TaughtStep:
    return next(one for table in lesson(of).tables for one in table.steps if one.name == name)


def told(scenes: Any) -> list[str]:
    """What is said in scenes."""
    return [line["said"]["id"] for scene in msgspec.json.decode(msgspec.json.encode(scenes)) for line in scene["said"]]


def fault_of(shelf: Shelf, number: int, before: str, after: str) -> Broken:
    """What is found wrong with a lesson in which something was changed, when it is taught."""
    [changed_lesson] = lessons.sound(shelf.package(**changed(number, before, after)))[0]
    with pytest.raises(Broken) as found:
        taught(GAME, changed_lesson)
    return found.value


def test_where_nothing_is_to_be_done_nothing_is_right() -> None:
    heap = step("heap")
    assert (heap.shown, heap.right, heap.points) == ("", {}, ["heap"])


def test_the_first_choice_is_shown_and_what_follows_is_told_with_it() -> None:
    take = step("take")
    assert take.shown == "take 2"
    assert told(take.right["take 2"]) == ["log-taken", "log-taken"]


def test_another_right_choice_is_told_as_far_as_it_goes_by_itself() -> None:
    """After it the wind is awaited; the lesson goes on from the one that is shown."""
    take = step("take")
    assert set(take.right) == {"take 2", "take 3"}
    assert told(take.right["take 3"]) == ["log-taken"]


def test_luck_comes_as_the_lesson_says() -> None:
    wind = step("wind")
    assert told(wind.right["take 3"]) == ["log-taken", "log-few", "log-blown", "log-taken", "log-few"]
    assert wind.rule == "wind"


def test_what_is_not_meant_has_an_answer_and_what_is_refused_its_rule() -> None:
    four = answered(step("take"), "take 4")
    assert four is not None
    assert four.says.id == "lesson-taking-four"
    assert four.rule is not None
    assert four.rule.id == "refused-so-many"
    calm = answered(step("wind"), "take 1")
    assert calm is not None
    assert (calm.says.id, calm.rule) == ("lesson-taking-calm", None)


def test_what_the_lesson_has_no_answer_to_is_left_to_the_house() -> None:
    assert answered(step("take"), "take 1") is None


def test_what_reaches_the_message_at_once_is_right() -> None:
    assert set(step("few", of="seats").right) == {"take 2", "take 3"}


def test_two_tables_have_two_seats_and_one_a_text_of_its_own() -> None:
    white, black = lesson("seats").tables
    assert (white.seat, white.options) == ("white", {"heap": 5})
    assert (black.seat, black.options) == ("black", {"heap": "own"})
    assert black.steps[0].right.keys() == {"take 3"}


def test_what_would_follow_from_each_choice_is_sent_where_one_is_asked_for() -> None:
    game = klubovna.game("vzdor")
    steps = {one.name: one for one in taught(game, lessons.lesson(game, "first")).tables[0].steps}
    assert steps["enemies"].foreseen == {}
    ending = steps["mission"].foreseen["end-attack"]
    assert [said.id for said in ending.says][:1] == ["preview-mission-fails"]


def test_free_play_begins_from_the_record_of_its_step() -> None:
    told_of = step("try", of="alone").plays
    assert told_of is not None
    assert (told_of.rival, told_of.until, told_of.hints) == ("random", "log-few", True)
    first = lessons.lesson(GAME, "taking")
    record = reached(GAME, first, first.tables[0], 2)
    assert [entry.text for entry in record.entries if isinstance(entry, Chosen)] == ["take 2", "take 1"]


def test_a_table_lies_as_it_is_laid_and_as_it_lies_at_a_step() -> None:
    first = lessons.lesson(GAME, "taking")
    at_steps = [laid_at(GAME, first, first.tables[0], number) for number in range(5)]
    assert [table.state.heap for table in at_steps] == [9, 9, 6, 3, 0]  # type: ignore[attr-defined]
    assert laid(GAME, first, first.tables[0]).state.heap == 9  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "after", "line", "field", "problem"),
    [
        ('takes = ["take 2", "take 3"]', 'takes = ["take 7"]', 13, "take.takes", "Nobody may take 7 now"),
        ('takes = ["take 2", "take 3"]', 'takes = ["take 2", "lay *"]', 13, "take.takes", "none of the choices"),
        ('"take 4" = "four"', '"take 2" = "four"', 14, "take.wrong", "is right"),
        ('"take 4" = "four"', '"take [23]" = "four"', 14, "take.wrong", "no rule speaks of it"),
        ('"take 4" = "four"', '"lay *" = "four"', 14, "take.wrong", "no rule speaks of it"),
        ('then = ["take 1"]', 'then = ["take 9"]', 11, "take", "number 2, 'take 9'"),
        ('then = ["take 1"]', "then = []", 17, "wind", "black is asked here, not white"),
        ('then = [{ luck = 1 }, "take 1"]', "then = []", 24, "last", "luck is awaited"),
        ('then = [{ luck = 1 }, "take 1"]', "then = [{ luck = 5 }]", 17, "wind", "That cannot have happened"),
        ('seat = "white"', 'seat = "green"', 5, "seat", "no seat 'green'"),
    ],
)
def test_what_can_not_be_played_as_it_is_written_is_told_with_its_line(
    shelf: Shelf, before: str, after: str, line: int, field: str, problem: str
) -> None:
    fault = fault_of(shelf, 0, before, after)
    assert problem in fault.problem
    assert (fault.line, fault.field) == (line, field)


def test_a_table_with_options_that_there_are_not_is_told(shelf: Shelf) -> None:
    fault = fault_of(shelf, 1, "heap = 5", "heap = 6")
    assert (fault.line, fault.field) == (6, "options")
    assert "heap can't be 6" in fault.problem


def test_a_choice_that_does_not_reach_what_it_should_is_told(shelf: Shelf) -> None:
    fault = fault_of(shelf, 1, 'takes = ["take 2"]', 'takes = ["take 1"]')
    assert fault.field == "few.reaches"


@pytest.mark.parametrize(("before", "after"), [('"random"', '"nobody"'), ('"log-few"', '"log-many"')])
def test_free_play_is_against_a_bot_and_for_something_that_is_said(shelf: Shelf, before: str, after: str) -> None:
    fault = fault_of(shelf, 2, before, after)
    assert fault.field == "try.plays"
    assert (fault.line, after.strip('"') in fault.problem) == (9, True)


def test_the_law_finds_nothing_wrong() -> None:
    assert untaught(GAME) == []
    assert unasked(GAME, list(lessons.course(GAME.package))) == []
