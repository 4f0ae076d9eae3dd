"""Kacíř at a table in the terminal: whole games by keys, two people at one keyboard, small screens."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot

import klubovna
from klubovna.bots.questions import question
from klubovna.bots.yardsticks import choose_greedily
from klubovna.games.kacir.printed import SCENARIOS
from klubovna.kernel.actions import Action
from klubovna.kernel.record import Chosen
from klubovna.kernel.strength import Strength
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import ClubApp, start_app, table_app
from klubovna.terminal.curtain import Curtain
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.screens import Question
from klubovna.terminal.session import Session
from klubovna.terminal.start import Plan
from tests.terminal.agreeing import change, go_through
from tests.terminal.boards.kacir_board import GAME, content, texts_en, village
from tests.terminal.test_table import screen_of, seen, table_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["witch", "hunter"])
async def test_the_whole_village_is_on_a_small_screen(language: str, seat: str) -> None:
    """80×24: village, both sides and hand can be seen without scrolling at the start and well into the game."""
    table, rng = village(6), random.Random(6)
    for _ in range(60):
        table.play(rng.choice(table.options))
    while table.seat != seat:
        table.play(rng.choice(table.options))
    app = table_app(Session(table, players={s: PERSON if s == seat else "random" for s in table.seats}), language)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(8):
            await pilot.pause()
            assert app.screen.query_one("#top", VerticalScroll).max_scroll_y == 0
            shown = seen(app)
            for villager in table.view(seat).villagers:
                assert app.texts.text(f"kacir-brief-{villager.id}") in shown
            if not screen_of(app).offer.actions:
                break
            await pilot.press("enter")


async def take(app: ClubApp, pilot: Pilot[None], action: Action) -> None:
    """The keys with which somebody takes this action, pointing at one thing after another."""
    table, made = table_of(app), len(table_of(app).record.entries)
    while len(table.record.entries) == made:
        if isinstance(app.screen, Question):
            await pilot.press("1")
            continue
        offer = screen_of(app).offer
        way = offer.way(action)
        index = next(n for n, path in enumerate(offer.items) if way[: len(path)] == path)
        await pilot.press(*str(index + 1))
        if screen_of(app).current != index:
            await pilot.press("home", *["right"] * index)
        await pilot.press("enter")


def wise(table: klubovna.Table, rng: random.Random) -> Action:
    assert table.seat
    return choose_greedily(question(GAME, table.state, table.seat, table.options), rng)


@pytest.fixture
def brief(tmp_path: Path) -> Path:
    """Rules with two rounds only: a whole game in a few dozen choices."""
    (tmp_path / "rules.toml").write_text("[stop]\nrounds = 2\n", "utf-8")
    return tmp_path


@pytest.mark.usefixtures("painted")
async def test_two_people_play_a_whole_game_at_one_keyboard(brief: Path) -> None:
    """Only keys are pressed. While the keyboard changes hands nothing is seen; whoever sits there sees their own
    secrets and not the other's."""
    table, rng, handed = klubovna.new("kacir", pack=brief, seed=5), random.Random(5), 0
    app = table_app(Session(table, players=dict.fromkeys(table.seats, PERSON)), "cs")
    async with app.run_test(size=(80, 24)) as pilot:
        while table.outcome is None:
            if isinstance(app.screen, Curtain) or screen_of(app).session.heir:
                shown = seen(app)
                if isinstance(app.screen, Curtain):
                    handed += 1
                    assert not set("◆▲★▒") & set(shown)
                await pilot.press("enter")
                await pilot.pause()
                continue
            hers = screen_of(app).session.seat == "witch" and table.view("witch").identity is not None
            assert ("★" in seen(app)) == hers
            await take(app, pilot, wise(table, rng))
            await pilot.pause()
        assert handed >= 4
        assert app.texts.text("ui-end-new") in seen(app)


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("seat", ["witch", "hunter"])
async def test_a_whole_game_against_a_bot_by_keys(seat: str, brief: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)
    table, rng = klubovna.new("kacir", pack=brief, seed=5), random.Random(5)
    app = table_app(Session(table, players={s: PERSON if s == seat else "greedy" for s in table.seats}), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        while table.outcome is None:
            if table.seat == seat:
                await take(app, pilot, wise(table, rng))
            await pilot.pause()
        assert app.texts.text("ui-end-new") in seen(app)


async def test_a_bot_that_reads_plays_with_the_content_of_the_table(
    brief: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it follows to read her choices is this game, pack and all."""
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)
    monkeypatch.setitem(klubovna.game("kacir").strengths, "club", Strength(iterations=2, seconds=1, trust=1.0))
    table, rng = klubovna.new("kacir", pack=brief, seed=5), random.Random(5)
    app = table_app(Session(table, players={"witch": PERSON, "hunter": "club"}), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        while app.is_running and table.outcome is None:
            if table.seat == "witch":
                await take(app, pilot, wise(table, rng))
            await pilot.pause()
        assert {entry.seat for entry in table.record.entries if isinstance(entry, Chosen)} == {"witch", "hunter"}


async def test_details_open_on_what_the_cursor_is_on() -> None:
    table = village(3)
    app = table_app(Session(table, players={"witch": PERSON, "hunter": "random"}), "en")
    async with app.run_test(size=(100, 40)) as pilot:
        while not any(path[0] == "ashley" for path in screen_of(app).offer.items):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        first = screen_of(app).offer.items[0][0]
        assert text(content().told(first), texts_en()).split(".")[0][:30] in " ".join(seen(app).split())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_scenarios_and_groups_are_agreed_on_a_small_screen(language: str) -> None:
    texts, plan = all_texts(GAME, language), Plan(GAME)
    app = start_app(plan, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await go_through(app, pilot, texts, (*SCENARIOS[1:], SCENARIOS[0]))
        await change(app, pilot, texts, plan, plan.options[1:3])
