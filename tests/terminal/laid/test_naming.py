"""What is certain, asked at the terminal's table: marked, answered in vain, hinted at, found, and why."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import klubovna
from klubovna.service.puzzles import Puzzle, offered
from klubovna.terminal.app import ClubApp, puzzles_app
from klubovna.terminal.laid.collection import FILE, Collection
from klubovna.terminal.laid.namer import MOST, Namer
from klubovna.terminal.laid.naming import NamingScreen
from klubovna.terminal.laid.puzzles import PuzzlesScreen
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.screens import Question, Reading
from klubovna.terminal.table import TableScreen
from tests.terminal.laid.reading import LARGE, SIZES, SMALL, WIDE, kept, words
from tests.terminal.test_table import seen
from tests.terminal.waiting import until

GAME = klubovna.game("kacir")
PUZZLE = next(one for one in offered(GAME) if one.certain is not None)


def naming(language: str = "en", puzzle: Puzzle = PUZZLE) -> ClubApp:
    return puzzles_app(Collection(GAME, games=[GAME]), language, puzzle=puzzle.name)


def at(app: ClubApp) -> Namer:
    return next(screen for screen in app.screen_stack if isinstance(screen, NamingScreen)).namer


async def to(pilot: Pilot[None], number: int) -> None:
    """The cursor, to this place in the menu, and there Enter."""
    screen = pilot.app.screen
    assert isinstance(screen, NamingScreen)
    screen.action_go(number)
    await pilot.press("enter")
    await pilot.pause()


async def answer(pilot: Pilot[None], app: ClubApp, things: list[str]) -> None:
    """These are marked, and no others; then they are said to be all."""
    namer = at(app)
    every = [one.thing for one in namer.candidates]
    for thing in {*things} ^ {*namer.marked}:
        await to(pilot, every.index(thing))
    await to(pilot, len(every))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_one_in_every_window(size: tuple[int, int], language: str, data_folder: Path) -> None:
    app = naming(language)
    async with app.run_test(size=size) as pilot:
        await answer(pilot, app, at(app).asked.answer)
        assert app.texts.text("ui-puzzle-verdict-found-first") in words(app)
        assert "certain-" not in seen(app)
        assert "ui-" not in seen(app)
        await pilot.press("i")
        assert isinstance(app.screen, Reading)
        assert "certain-" not in seen(app)
    assert kept(data_folder / FILE) == {"kacir": {PUZZLE.name: {"found": True, "first": True}}}


async def test_marks_stand_in_the_menu_and_can_be_taken_away() -> None:
    app = naming()
    async with app.run_test(size=LARGE) as pilot:
        await to(pilot, 0)
        assert words(app).count("[x]") == 1
        assert "That is all: 1" in words(app)
        await to(pilot, 0)
        assert "[x]" not in words(app)
        assert "Nobody" in words(app)


async def test_a_wrong_answer_says_by_how_much_it_fails_and_after_the_last_all_is_told(data_folder: Path) -> None:
    app = naming()
    async with app.run_test(size=SMALL) as pilot:
        right = at(app).asked.answer
        await answer(pilot, app, right[1:])
        assert "Not quite: nobody too many, 1 missing." in words(app)
        assert f"try 2 of {MOST}" in words(app)
        for _ in range(MOST - 1):
            await answer(pilot, app, right[1:])
        assert "Not this time." in words(app)
        await pilot.press("i")
        assert "is innocent. The Witch had a pawn" in words(app)
    assert kept(data_folder / FILE) == {"kacir": {PUZZLE.name: {}}}


async def test_a_hint_says_whom_to_look_after() -> None:
    app = naming()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("i")
        assert at(app).clue.follows == "passed"
        assert "Look up in the log what happened around this one" in words(app)
        await answer(pilot, app, at(app).asked.answer)
        assert "Found." in words(app)


async def test_who_gives_up_is_asked_once_and_may_begin_again() -> None:
    app = naming()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s")
        assert isinstance(app.screen, Question)
        await pilot.press("1")
        await pilot.pause()
        assert at(app).missed
        await pilot.press("a")
        assert not at(app).over


async def test_rules_lead_to_suspect_cards_and_one_plays_on_from_here() -> None:
    app = naming()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, Rules) and "Suspect cards" in words(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, NamingScreen))
        await answer(pilot, app, at(app).asked.answer)
        menu = app.screen.menu  # type: ignore[attr-defined]
        await to(pilot, menu.index(app.texts.text("ui-puzzle-play-on")))
        assert isinstance(app.screen, TableScreen)
        assert not isinstance(app.screen, NamingScreen)


async def test_in_the_end_a_world_is_shown_in_which_it_is_one_who_is_possible() -> None:
    app = naming()
    async with app.run_test(size=WIDE) as pilot:
        await answer(pilot, app, at(app).asked.answer)
        screen = app.screen
        assert isinstance(screen, NamingScreen)
        thing, you = at(app).asked.answer[0], app.texts.text("kacir-you")
        before = words(app).count(you)
        way = screen.menu.index(app.texts.text("ui-certain-world", thing=thing))
        await to(pilot, way)
        assert (screen.world, screen.points) == (thing, (thing,))
        assert words(app).count(you) == before + 1
        await to(pilot, way)
        assert screen.world == ""
        assert words(app).count(you) == before


async def test_from_one_to_the_next_and_back_to_the_list() -> None:
    app = naming()
    async with app.run_test(size=SMALL) as pilot:
        await answer(pilot, app, at(app).asked.answer)
        await to(pilot, 0)
        assert app.screen is not None
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, PuzzlesScreen)
