"""Mass Effect: Priority Hagalaz at a table in the terminal: whole missions, several people, small screens."""

from __future__ import annotations

import random

import pytest
from textual.containers import VerticalScroll

from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.app import start_app, table_app
from klubovna.terminal.curtain import Curtain
from klubovna.terminal.details import Details
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session
from klubovna.terminal.start import Plan
from tests.terminal.agreeing import go_through
from tests.terminal.boards.drawing import offer
from tests.terminal.boards.hagalaz_board import GAME, NBSP, as_prose, begun, content, mission_of, table_for, texts_en
from tests.terminal.test_table import screen_of, seen


@pytest.mark.usefixtures("painted")
async def test_a_mission_by_keyboard_to_its_end() -> None:
    """80×24: whatever is asked, the whole map is on the screen; at the end, the story of how it went."""
    table, texts = table_for("brokers-archive", seed=2), all_texts(GAME, "cs")
    app = table_app(Session(table, players={"player-1": PERSON}), "cs")
    async with app.run_test(size=(80, 24)) as pilot:
        while table.outcome is None:
            if mission_of(table.view(None)).round:
                assert app.screen.query_one("#top", VerticalScroll).max_scroll_y == 0
                assert set("ABCDEFGHI") <= {line[:1] for line in seen(app).splitlines()}
            await pilot.press("enter")
        await pilot.pause()
        shown, story = as_prose(seen(app)), content().missions["brokers-archive"].story
        assert texts.text(f"ending-{table.outcome.reason}") in shown
        assert "Nová hra" in shown
        assert story is not None
        assert as_prose(texts.text(f"story-{story.failure}")) in shown


async def test_the_widest_map_is_on_a_small_screen() -> None:
    """Thirteen columns and five objectives at 80×24."""
    table = begun("test-subjects")
    app = table_app(Session(table, players={"player-1": PERSON}), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(12):
            await pilot.pause()
            assert app.screen.query_one("#top", VerticalScroll).max_scroll_y == 0
            shown = seen(app).splitlines()
            assert set("ABCDEFGHI") <= {line[:1] for line in shown}
            assert max(map(len, shown)) <= 80
            await pilot.press("enter")


async def test_the_campaign_goes_on_after_a_mission() -> None:
    """From the map of the campaign into a mission, and back to it with a mark."""
    table, rng = table_for("campaign", seed=3), random.Random(3)
    app = table_app(Session(table, players={"player-1": PERSON}), "en")
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "1B Breakthrough · Round 0/9" in seen(app)
        while table.prompt is not None and table.prompt.id != "ask-route":
            table.play(rng.choice(table.options))
        screen_of(app).redraw()
        await pilot.pause()
        shown = seen(app)
        assert "1B Breakthrough [×]" in shown
        assert "Where to next?" in shown


async def test_several_people_share_the_heroes() -> None:
    """Nothing is hidden, so there is no curtain; whose a hero is can be read."""
    table = table_for("breakthrough", seed=4, players=2)
    app = table_app(Session(table, players=dict.fromkeys(table.seats, PERSON)), "en")
    async with app.run_test(size=(110, 50)) as pilot:
        while not mission_of(table.view(None)).round:
            await pilot.press("enter")
            assert not isinstance(app.screen, Curtain)
        await pilot.pause()
        shown = seen(app).replace(NBSP, " ")
        assert "(Player 1)" in shown
        assert "(Player 2)" in shown


async def test_details_open_at_what_the_cursor_is_on() -> None:
    table = begun()
    app = table_app(Session(table, players={"player-1": PERSON}), "en")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Details)
        assert texts_en().name(offer(table).items[0][0]) in seen(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_missions_and_players_are_agreed_on_a_small_screen(language: str) -> None:
    texts, plan = all_texts(GAME, language), Plan(GAME)
    app = start_app(plan, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await go_through(app, pilot, texts, (*MISSIONS, "campaign"))
        await pilot.press("down", "right")
        await pilot.pause()
        assert len(plan.seats) == 2
        assert f"[{texts.text('option-players-2')}]" in seen(app)
