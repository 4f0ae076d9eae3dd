"""The rules over the table: something is looked up, and from what is in sight a lesson is opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from klubovna.terminal.app import ClubApp
from klubovna.terminal.laid.lesson import LessonScreen
from klubovna.terminal.rulebook import LessonsThere, Lookup, Rules
from klubovna.terminal.table import TableScreen
from tests.terminal.test_table import SMALL, seen

Sit = Callable[..., ClubApp]


async def opened(pilot: Pilot[None]) -> None:
    await pilot.press("r")
    await pilot.pause()
    await pilot.pause()


def top(app: ClubApp) -> str:
    """What stands under the frame."""
    return "\n".join(seen(app).splitlines()[1:4])


@pytest.mark.parametrize("language", ["cs", "en"])
async def test_something_is_looked_up(sit_down: Sit, language: str) -> None:
    """Without accents; arrows go to what is found, Enter opens the book there."""
    wanted, heading = {"cs": ("spehy", "Samí špehové"), "en": ("spies", "A hand of spies")}[language]
    app = sit_down(language)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot)
        await pilot.press("/", *wanted)
        await pilot.pause()
        assert isinstance(app.screen, Lookup)
        titles = [passage.title for passage in app.screen.found]
        assert titles[0] == heading
        assert heading in seen(app)
        await pilot.press("down", "down")
        assert app.screen.index == 2
        await pilot.press("up", "up", "enter")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        assert heading in top(app)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


async def test_what_cannot_be_found_is_said(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot)
        await pilot.press("f", *"zeppelin", "enter")
        await pilot.pause()
        assert "Nothing found" in seen(app)
        assert app.screen.query_one(Input).value == "zeppelin"
        await pilot.press("escape")
        assert isinstance(app.screen, Rules)


async def test_from_the_rules_to_a_lesson_and_back(sit_down: Sit) -> None:
    """The lessons of what is in sight are named under its heading; the game at the table waits."""
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot)
        assert "Lesson 1: A first mission" in seen(app)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LessonsThere)
        assert app.screen.listed[0] == ("Lesson 5, step 1: Scouting", "Phase 1: Planning")
        assert app.screen.listed[1] == ("Lesson 1, step 3: A first mission", "Phase 1: Planning")
        await pilot.press("down", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        assert (screen.learner.lesson.name, screen.learner.at) == ("first", 2)
        assert "Lesson 1: A first mission" in seen(app)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Rules)
