"""The course of a game: what there is to learn, how far one is, and the command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna import shelf
from klubovna.cli import main
from klubovna.cli.asked import NO_TERMINAL
from klubovna.kernel import lessons
from klubovna.terminal.laid.course import FILE, Course, Reached
from klubovna.terminal.laid.learn import CourseScreen
from tests.kernel.sealed import GAME as SEALED
from tests.pebbles import GAME
from tests.pebbles.spoiled import Shelf, changed, written
from tests.terminal.laid.learning import at, learning
from tests.terminal.laid.reading import LARGE, SMALL, kept, told, words
from tests.terminal.test_table import seen
from tests.terminal.waiting import until


@pytest.fixture
def on_the_shelf() -> Iterator[None]:
    shelf.join(GAME)
    yield
    shelf.leave(GAME.id)


# The course


@pytest.mark.parametrize(("language", "title"), [("en", "On your own"), ("cs", "Na vlastní pěst")])
async def test_the_course_tells_what_there_is_to_learn(language: str, title: str) -> None:
    app = learning(language=language)
    async with app.run_test(size=SMALL) as pilot:
        assert title in seen(app)
        assert "4 min" in seen(app)
        await pilot.press("3", "enter")
        assert at(app).learner.lesson.name == "alone"


async def test_one_goes_on_where_one_stopped() -> None:
    app = learning()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "enter", "q")
        await pilot.pause()
        assert isinstance(app.screen, CourseScreen)
        assert "step 2 of 4" in seen(app)
        await pilot.press("enter")
        assert "Take two of them." in words(app)


async def test_a_lesson_by_its_name_is_begun_at_once_and_the_course_is_behind_it() -> None:
    app = learning("seats")
    async with app.run_test(size=SMALL) as pilot:
        assert "Leave few of them." in words(app)
        await pilot.press("q")
        await pilot.pause()
        assert "You sit at both seats." in seen(app)


# What can't be learned


async def test_a_lesson_that_can_not_be_read_is_told_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = Shelf(tmp_path, monkeypatch).package(**changed(0, "minutes = 2", "minutes = 'two'"), **dict([written(2)]))
    read = lessons.sound
    monkeypatch.setattr(lessons, "sound", lambda package: read(spoiled))
    app = learning()
    async with app.run_test(size=LARGE) as pilot:
        assert "This lesson can't be read:" in words(app)
        assert f"{spoiled}/lessons/01-taking.toml, line 1, minutes: Expected `int`" in words(app)
        await pilot.press("enter")
        assert at(app).learner.lesson.name == "alone"


async def test_a_lesson_that_can_not_be_played_is_told_and_one_stays_at_the_course(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = Shelf(tmp_path, monkeypatch).package(**changed(0, "take 4", "take 3"), **dict([written(1)]))
    read = lessons.sound
    monkeypatch.setattr(lessons, "sound", lambda package: read(spoiled))
    app = learning()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter")
        assert "line 14, take.wrong: 'take 3' is right" in told(app)
        assert isinstance(app.screen, CourseScreen)
        await pilot.press("2", "enter")
        assert at(app).learner.lesson.name == "seats"


# How far one is


def test_how_far_one_is_is_kept_for_each_lesson(data_folder: Path) -> None:
    course = Course(GAME)
    taking, seats, alone = course.lessons
    assert course.next() == 0
    course.keep(taking, 4, done=True)
    assert course.next() == 1
    course.keep(alone, 0, done=False)
    course.keep(seats, 1, done=False)
    again = Course(GAME)
    assert [again.reached(lesson) for lesson in again.lessons] == [Reached(0, True), Reached(1), Reached()]
    assert again.next() == 1
    again.keep(taking, 2, done=False)
    assert Course(GAME).reached(taking) == Reached(2, done=True), "what was done stays done"


@pytest.mark.parametrize("text", ["", "nonsense", '{"pebbles": 3}', '{"pebbles": {"taking": {"step": "two"}}}'])
async def test_a_broken_file_is_told_and_left_out_of_account(data_folder: Path, text: str) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / FILE).write_text(text)
    app = learning()
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: "begin anew" in told(app))
        await pilot.press("enter", "enter")
    assert kept(data_folder / FILE) == {"pebbles": {"taking": {"step": 1}}}


def test_a_step_that_there_is_no_more_is_the_first(data_folder: Path) -> None:
    course = Course(GAME)
    course.keep(course.lessons[0], 99, done=False)
    assert course.reached(course.lessons[0]) == Reached()


async def test_where_nothing_can_be_kept_one_learns_on(data_folder: Path) -> None:
    data_folder.parent.mkdir(parents=True, exist_ok=True)
    data_folder.write_text("a file where the folder should be")
    app = learning("taking")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: "could not be kept" in told(app))
        assert at(app).learner.at == 1


# The command


def test_the_command_lists_the_lessons_and_how_far_one_is(on_the_shelf: None, capsys: Any) -> None:
    course = Course(GAME)
    course.keep(course.lessons[0], 4, done=True)
    course.keep(course.lessons[1], 1, done=False)
    assert main(["learn", "pebbles", "--list", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "1  Taking (taking · 2 min · ✓ done)" in out
    assert "2  From both sides (seats · 3 min · begun: step 2 of 2)" in out
    assert "You play until few are left." in out


def test_the_command_tells_what_lessons_there_are(on_the_shelf: None, capsys: Any) -> None:
    assert main(["learn", "pebbles", "tking"]) == 1
    assert "there are: taking, seats, alone" in capsys.readouterr().err


def test_the_command_wants_a_game_with_lessons_and_a_terminal(on_the_shelf: None, capsys: Any) -> None:
    shelf.join(SEALED)
    try:
        assert main(["learn", "sealed"]) == 1
    finally:
        shelf.leave(SEALED.id)
    assert "sealed has no lessons" in capsys.readouterr().err
    assert main(["learn", "pebbles"]) == NO_TERMINAL


def test_the_command_checks_the_lessons(on_the_shelf: None, capsys: Any) -> None:
    assert main(["learn", "pebbles", "taking", "--check"]) == 0
    assert main(["learn", "pebbles", "--check"]) == 0
    assert "not asked in them: nothing" in capsys.readouterr().out
