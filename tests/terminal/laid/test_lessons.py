"""Lessons learned by keyboard: the course, the steps, what is right and what is answered, free play, how far one is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from klubovna import shelf
from klubovna.cli import main
from klubovna.cli.asked import NO_TERMINAL
from klubovna.kernel import lessons
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import ClubApp, learn_app
from klubovna.terminal.laid.course import FILE, Course, Reached
from klubovna.terminal.laid.learn import CourseScreen
from klubovna.terminal.laid.lesson import LessonScreen
from klubovna.terminal.screens import Reading, Rules
from tests.kernel.sealed import GAME as SEALED
from tests.pebbles import GAME, Pebbles
from tests.pebbles.spoiled import Shelf, changed, written
from tests.terminal.test_table import seen
from tests.terminal.waiting import until

SMALL, LARGE = (80, 24), (120, 40)
SIZES = ((60, 18), SMALL, LARGE)


@pytest.fixture(autouse=True)
def bots_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)


@pytest.fixture
def on_the_shelf() -> Iterator[None]:
    shelf.join(GAME)
    yield
    shelf.leave(GAME.id)


def learning(lesson: str | None = None, language: str = "en") -> ClubApp:
    return learn_app(Course(GAME), language, lesson=lesson)


def at(app: ClubApp) -> LessonScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, LessonScreen))


def heap(app: ClubApp) -> int:
    return cast("Pebbles", at(app).session.table.state).heap


def words(app: ClubApp) -> str:
    """The screen in one line, as it is read."""
    return " ".join(seen(app).split())


def told(app: ClubApp) -> str:
    """What is said at the edge of the screen for a while."""
    return " ".join(notification.message for notification in app._notifications)


def kept(folder: Path) -> Any:
    return json.loads((folder / FILE).read_text())


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


# A lesson


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_lesson_by_having_it_shown(size: tuple[int, int], language: str, data_folder: Path) -> None:
    app = learning("taking", language)
    async with app.run_test(size=size) as pilot:
        for _ in range(lessons.lesson(GAME, "taking").minutes * 10):
            if at(app).learner.done:
                break
            await pilot.press("s" if at(app).learner.asked else "enter")
        assert app.texts.text("learn-done") in words(app)
        assert "learn-" not in seen(app)
        assert "ui-" not in seen(app)
    assert kept(data_folder) == {"pebbles": {"taking": {"done": True}}}


async def test_a_step_says_what_is_meant_and_marks_it() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        assert "Lesson 1: Taking – step 1 of 4" in seen(app)
        assert "Here lie nine pebbles." in seen(app)
        assert seen(app).count("☛") == 2, "on the board and by its name"
        await pilot.press("enter")
        assert "step 2 of 4" in seen(app)
        assert "☛" not in seen(app)


async def test_the_right_choice_is_played_and_the_story_goes_on() -> None:
    app = learning("taking")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter", "2", "enter")
        assert heap(app) == 6
        assert "White took 2." in seen(app)
        assert "Black took 1." in seen(app)
        assert "step 3 of 4" in seen(app)


async def test_a_choice_that_is_not_meant_changes_nothing() -> None:
    app = learning("taking")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter", "1", "enter")
        assert heap(app) == 9
        assert "something else is meant here" in words(app)
        await pilot.press("down")
        assert "something else is meant here" not in words(app)
        await pilot.press("2", "enter", "1", "enter")
        assert "the wind does not get up" in words(app)
        assert heap(app) == 6


async def test_what_a_rule_is_against_is_answered_with_its_words() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "4")
        assert "1►" not in seen(app).partition("Lesson 1")[0], "no number on the board is the one under the cursor"
        await pilot.press("enter")
        assert "✗ Four are too many for one hand. The rule: Nobody may take 4 now." in words(app)
        assert heap(app) == 9


async def test_after_another_right_choice_the_lesson_goes_on_with_its_own() -> None:
    app = learning("taking")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter", "3", "enter")
        assert heap(app) == 6
        assert "White took 3." in words(app)
        assert "Yes, that is right, too: Take 3. But the lesson goes on with: Take 2." in words(app)
        await pilot.press("enter")
        assert at(app).learner.at == 2
        assert [entry.text for entry in at(app).session.table.record.entries if hasattr(entry, "text")] == [
            "take 2",
            "take 1",
        ]


async def test_the_cursor_goes_to_the_right_choice_without_making_it() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "i")
        assert at(app).current == 1
        assert heap(app) == 9


async def test_back_by_a_step_and_from_the_start() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "s", "b")
        assert (at(app).learner.at, heap(app)) == (1, 9)
        await pilot.press("s", "u")
        assert (at(app).learner.at, heap(app)) == (1, 9)
        await pilot.press("s", "a")
        assert at(app).learner.at == 0
        await pilot.press("b")
        assert at(app).learner.at == 0


async def test_the_rules_are_opened_at_the_step() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "s", "r")
        assert isinstance(app.screen, Rules)
        assert app.screen.rule == "wind"
        await pilot.press("escape", "h")
        assert isinstance(app.screen, Reading)
        assert "the right choice is made for you" in seen(app)


async def test_the_language_is_changed_on_the_spot_also_of_an_answer() -> None:
    app = learning("taking")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter", "4", "enter", "c")
        await pilot.pause()
        assert "Čtyři se do jedné ruky nevejdou. Pravidlo: Tolik (4) teď vzít nelze." in words(app)
        assert "Lekce 1: Braní – krok 2 z 4" in seen(app)


async def test_what_came_of_the_last_choice_is_seen_before_another_table_is_laid() -> None:
    app = learning("seats")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("2", "enter")
        assert heap(app) == 3
        assert "The next one is laid." in words(app)
        await pilot.press("enter")
        assert (at(app).session.seat, heap(app)) == ("black", 3)
        assert "Now you are Black." in words(app)
        await pilot.press("3", "enter")
        assert "This is the end of the lesson." in words(app)
        assert heap(app) == 0


async def test_the_end_of_a_lesson_leads_to_the_next_to_itself_and_to_the_course() -> None:
    app = learning("seats")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "enter", "s")
        assert "Next lesson: On your own" in seen(app)
        await pilot.press("2", "enter")
        assert at(app).learner.at == 0
        await pilot.press("s", "enter", "s", "1", "enter")
        await pilot.pause()
        assert at(app).learner.lesson.name == "alone"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, CourseScreen)
        assert "1 of 3 done" in seen(app)


# Free play


async def free_play(pilot: Pilot[None], app: ClubApp) -> None:
    """One pebble after another, until it is over."""
    while not at(app).session.has_ended:  # type: ignore[attr-defined]
        if at(app).offer.actions:
            await pilot.press("1", "enter")
        await pilot.pause(0.005)
    await pilot.pause()


async def test_free_play_is_over_when_what_was_to_be_reached_is_said() -> None:
    app = learning("alone")
    async with app.run_test(size=SMALL) as pilot:
        assert "Play until few are left." in words(app)
        await free_play(pilot, app)
        await until(pilot, lambda: "That is it" in words(app))
        assert 0 < heap(app) <= 3
        await pilot.press("enter")
        assert at(app).learner.done
        assert "All lessons" in seen(app)


async def test_free_play_without_anything_to_reach_goes_on_to_the_end_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Shelf(tmp_path, monkeypatch).package(**changed(2, ', until = "log-few"', ""))
    read = lessons.sound
    monkeypatch.setattr(lessons, "sound", lambda package: read(endless))
    app = learning("alone")
    async with app.run_test(size=LARGE) as pilot:
        await free_play(pilot, app)
        await until(pilot, lambda: "The game is over." in words(app))
        assert "The last pebble is taken." in words(app)
        await pilot.press("enter")
        assert at(app).learner.done


async def test_in_free_play_choices_are_taken_back_but_not_beyond_its_beginning() -> None:
    app = learning("alone")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("u")
        assert heap(app) == 9
        assert at(app).learner.at == 0


async def test_luck_in_free_play_is_fresh_and_nothing_is_saved(data_folder: Path) -> None:
    app = learning("alone")
    async with app.run_test(size=SMALL) as pilot:
        keys = {at(app).session.table.key}
        await pilot.press("a")
        keys.add(at(app).session.table.key)
        assert None not in keys
        assert len(keys) == 2
        await free_play(pilot, app)
    assert not list(data_folder.glob("pebbles-*"))


async def test_what_one_does_at_a_table_of_ones_own_is_not_done_in_a_lesson() -> None:
    app = learning("taking")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("l", "n", "v", "y")
        assert app.screen is at(app)


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
    assert kept(data_folder) == {"pebbles": {"taking": {"step": 1}}}


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
