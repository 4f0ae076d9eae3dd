"""The table played by keyboard. Only what can be read on the screen is looked at, never how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

import klubovna
from klubovna.terminal import saves
from klubovna.terminal.app import ClubApp, table_app
from klubovna.terminal.details import Details
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.rulebook import Rules
from klubovna.terminal.screens import Question, Reading
from klubovna.terminal.session import Session
from klubovna.terminal.table import TableScreen
from tests.kernel.house import to_the_end

SMALL, LARGE = (80, 24), (120, 40)
Sit = Callable[..., ClubApp]


def seen(app: ClubApp) -> str:
    """The screen as plain text."""
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in app.screen._compositor.render_strips())


def table_of(app: ClubApp) -> klubovna.Table:
    return screen_of(app).session.table


def screen_of(app: ClubApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize(
    ("language", "asked", "end"), [("en", "Planning:", "New game"), ("cs", "Plánování:", "Nová hra")]
)
async def test_a_whole_game_by_keyboard(sit_down: Sit, language: str, asked: str, end: str) -> None:
    app = sit_down(language, seed=23)
    async with app.run_test(size=SMALL) as pilot:
        assert asked in seen(app)
        for _ in range(klubovna.game("vzdor").longest):
            if table_of(app).outcome:
                break
            await pilot.press("enter")
            if isinstance(app.screen, Question):
                await pilot.press("1")
        await pilot.pause()
        outcome = table_of(app).outcome
        assert outcome is not None
        ending = app.texts.text(f"ending-{outcome.reason}", points=outcome.scores["maquis"])
        text = seen(app)
        assert ending.split()[0] in text
        assert end in text


async def test_a_finished_game_is_watched_again_from_its_first_step(sit_down: Sit) -> None:
    """Also between two pieces of luck, where nobody is asked anything."""
    app = table_app(Session(to_the_end(klubovna.new("vzdor", seed=11))), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("v", "home")
        assert isinstance(app.screen, ReplayScreen)
        for _ in app.screen.played:
            await pilot.press("right")
        assert app.screen.at == len(app.screen.played) - 1


async def test_the_news_are_told_in_the_language_of_the_moment(sit_down: Sit) -> None:
    app = sit_down("en", seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert "played covert" in seen(app)
        await pilot.press("c")
        await pilot.pause()
        assert "played covert" not in seen(app)


async def test_everything_on_the_table_can_be_read_at_80_by_24(sit_down: Sit) -> None:
    app = sit_down("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        text, view = seen(app), table_of(app).view("maquis")
        for card in view.hand:
            assert app.texts.name(card) in text
        for word in (
            "Civilians dead",
            "Failed",
            "Completed",
            "Recruits",
            "Enemies",
            "Covert 0",
            "Revealed 0",
            "Attack",
        ):
            assert word in text
        for mission in view.missions:
            assert app.texts.name(mission.id).split()[0] in text
        assert "…" not in text
        assert text.count("hidden") == 4


async def test_the_end_offers_another_game_and_a_replay(finished: Path) -> None:
    app = table_app(Session(klubovna.load(finished), path=finished), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "enter", "end")
        await pilot.pause()
        assert "Replay" in seen(app)
        await pilot.press("home", "right")
        assert "1 of" in seen(app)
        await pilot.press("q", "1", "enter")
        await pilot.pause()
        assert table_of(app).outcome is None
        assert "Planning:" in seen(app)


async def test_digits_make_a_number_and_arrows_move(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        screen = screen_of(app)
        await pilot.press("3")
        assert screen.current == 2
        await pilot.press("right", "right", "left")
        assert screen.current == 3
        await pilot.press("end")
        assert screen.current == len(table_of(app).options) - 1
        await pilot.press("up")
        assert screen.current < len(table_of(app).options) - 1
        screen._typed_at = 0
        await pilot.press("1", "0")
        assert screen.current in {0, 9}


async def test_undo_redo_and_the_reason_why_not(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        table = table_of(app)
        await pilot.press("u")
        await pilot.pause()
        assert any("taken back" in note.message for note in app._notifications)
        hand = table.view("maquis").hand
        await pilot.press("2", "enter")
        assert table.view("maquis").hand != hand
        assert table.can_undo
        await pilot.press("u")
        assert table.view("maquis").hand == hand
        assert "Taken back." in seen(app)
        await pilot.press("y")
        assert table.view("maquis").hand != hand


async def test_details_show_both_sides_full_text_and_source(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        card = table_of(app).view("maquis").hand[0]
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, Details)
        text = seen(app)
        assert app.texts.name(card) in text
        assert "Covert, strength" in text
        assert "Revealed, strength" in text
        await pilot.press("down", "right", "left", "up", "escape")
        assert isinstance(app.screen, TableScreen)


async def test_everything_has_details_with_its_source(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=LARGE):
        screen = screen_of(app)
        content = screen.session.table.content
        for block in content.blocks:
            if block.file != "rules":
                thing = f"{block.block}-2" if block.file == "enemies" else block.block
                printed: Any = screen.board.details(thing, app.texts, app.ink)
                text = "\n".join(str(line) for line in printed.renderables)
                assert app.texts.text(f"source-{block.source}") in text, thing


async def test_details_lead_to_the_rule_and_back(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert "Rules: The cards (r)" in seen(app)
        await pilot.press("r")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        assert app.screen.rule == "cards"
        await pilot.press("escape")
        assert isinstance(app.screen, Details)


async def test_rules_open_where_the_decision_is(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("r")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Rules)
        first_lines = "\n".join(seen(app).splitlines()[:4])
        assert "Planning" in first_lines
        await pilot.press("home", "pagedown", "escape", "h")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert "--continue" in seen(app)


async def test_language_and_light_change_on_the_spot(sit_down: Sit) -> None:
    app = sit_down("en")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("enter")
        assert "Planning" in seen(app)
        await pilot.press("c")
        await pilot.pause()
        assert "Plánování" in seen(app)
        assert "Planning" not in seen(app)
        before = app.theme
        await pilot.press("f2", "t")
        assert "Planning" in seen(app)
        assert app.theme != before


async def test_the_log_has_a_column_where_there_is_room(sit_down: Sit) -> None:
    app = sit_down("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "enter")
        assert not app.screen.query_one("#log").display
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert app.screen.query_one("#log").display
        assert "── Round 1" in seen(app)
        await pilot.resize_terminal(60, 16)
        await pilot.pause()
        await pilot.press("pagedown", "g")
        await pilot.pause()
        assert "── Round 1" in seen(app)


async def test_ending_the_game_asks_first() -> None:
    """The cursor stands on no."""
    table = table_of_stop()
    app = table_app(Session(table), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "End the resistance?" in seen(app)
        await pilot.press("enter")
        assert table.outcome is None
        await pilot.press("enter", "left", "enter")
        await pilot.pause()
        assert table.outcome is not None


def table_of_stop() -> klubovna.Table:
    """A table where the player may stop."""
    for seed in range(100):
        table = klubovna.new("vzdor", seed=seed)
        while table.seat:
            if "end-resistance" in [action.text for action in table.options]:
                return table
            table.play(table.options[0])
    raise AssertionError("no such game")


async def test_save_load_quit_and_continue(sit_down: Sit, data_folder: Path, tmp_path: Path) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        assert not data_folder.exists()
        await pilot.press("1", "enter")
        kept = saves.unfinished("vzdor")
        assert kept is not None
        await pilot.press("s")
        app.screen.query_one("#path", Input).value = str(tmp_path / "deep" / "copy.jsonl")
        await pilot.press("enter")
        await pilot.pause()
        assert (tmp_path / "deep" / "copy.jsonl").exists()
        await pilot.press("2", "enter")
        played = list(table_of(app).record.entries)
        await pilot.press("q")
    record = klubovna.Record.load(kept)
    assert record.entries == played

    again = table_app(Session(klubovna.load(kept), path=kept), "en")
    async with again.run_test(size=SMALL) as pilot:
        await pilot.press("l")
        await pilot.pause()
        assert "unfinished" in seen(again)
        await pilot.press("enter")
        await pilot.pause()
        assert table_of(again).record.entries == record.entries
        await pilot.press("q")
    assert again.return_code in {None, 0}


async def test_a_folder_that_cannot_be_written_is_told(sit_down: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = sit_down(path=tmp_path / "file" / "game.jsonl")
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("1", "enter")
        assert any("Could not be saved" in note.message for note in app._notifications)
        assert table_of(app).record.entries


async def test_the_draft_has_no_missions_yet(sit_down: Sit) -> None:
    app = sit_down("en", maquis="draft")
    async with app.run_test(size=SMALL) as pilot:
        assert "You look at" in seen(app) or "♠" in seen(app)
        for _ in range(12):
            await pilot.press("enter")
        assert table_of(app).view("maquis").hand
        assert "Planning:" in seen(app)


async def test_ctrl_c_leaves_with_130(sit_down: Sit) -> None:
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("ctrl+c")
    assert app.return_code == 130
