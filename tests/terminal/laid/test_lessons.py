"""Lessons learned by keyboard: the steps, what is right and what is answered, free play."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from klubovna.kernel import lessons
from klubovna.terminal.app import ClubApp
from klubovna.terminal.laid.course import FILE
from klubovna.terminal.laid.learn import CourseScreen
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.screens import Reading
from tests.pebbles import GAME
from tests.pebbles.spoiled import Shelf, changed
from tests.terminal.laid.learning import at, heap, learning
from tests.terminal.laid.reading import LARGE, SIZES, SMALL, kept, words
from tests.terminal.test_table import seen
from tests.terminal.waiting import until

# A lesson


@pytest.mark.usefixtures("painted")
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
    assert kept(data_folder / FILE) == {"pebbles": {"taking": {"done": True}}}


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
