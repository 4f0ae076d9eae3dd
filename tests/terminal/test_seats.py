"""Several seats at one keyboard: bots that move by themselves, people who take turns, games that go on as they were."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

import klubovna
from klubovna.cli import main
from klubovna.kernel.game import Option
from klubovna.kernel.record import Chosen
from klubovna.terminal import table as table_room
from klubovna.terminal.app import ClubApp, start_app, table_app
from klubovna.terminal.boards import Offer
from klubovna.terminal.curtain import Curtain
from klubovna.terminal.players import PERSON, kept, told, usual
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.screens import Question
from klubovna.terminal.session import Session
from klubovna.terminal.start import Plan, StartScreen
from klubovna.terminal.steps import as_text, steps
from klubovna.terminal.table import TableScreen
from tests.kernel.house import install
from tests.terminal.test_table import screen_of, seen, table_of
from tests.terminal.waiting import until

SMALL, MIDDLE, LARGE = (80, 24), (100, 32), (160, 45)
Sit = Callable[..., ClubApp]
DUEL = {"axis": PERSON, "allies": PERSON}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_room, "PAUSE", 0)


def sit(
    language: str = "en", *, seed: int = 4, players: dict[str, str] | None = None, left: int = 0, **options: Any
) -> ClubApp:
    """At a new table, or at one where only so many choices are left if always the first one is taken."""
    table = klubovna.new("blitzkrieg", seed=seed, **options)
    while left and table.seat:
        table.play(table.options[0])
    played = [entry.text for entry in table.record.entries if isinstance(entry, Chosen)]
    if left:
        table = klubovna.new("blitzkrieg", seed=seed, **options)
    for text in played[: len(played) - left]:
        table.play(text)
    return table_app(Session(table, players=players or usual(table.game, table.seats)), language)


async def bots_moved(app: ClubApp, pilot: Pilot[None]) -> None:
    """Wait until nobody but people is asked."""
    await until(pilot, lambda: screen_of(app).session.bot is None)


async def play_on(app: ClubApp, pilot: Pilot[None], keys: tuple[str, ...] = ("enter",)) -> None:
    """Always the first thing pointed at, until the game is over."""
    while table_of(app).outcome is None:
        await pilot.press(*keys)
        if isinstance(app.screen, Question):
            await pilot.press("1")
        await bots_moved(app, pilot)


# Bots


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize(
    ("language", "map", "left", "end"), [("en", "base", 0, "New game"), ("cs", "nippon", 10, "Nová hra")]
)
async def test_a_whole_game_by_keyboard_against_a_bot(language: str, map: str, left: int, end: str) -> None:
    """In one language from the first token, in the other to the end."""
    app = sit(language, map=map, left=left)
    async with app.run_test(size=SMALL) as pilot:
        await bots_moved(app, pilot)
        await play_on(app, pilot)
        outcome, text = table_of(app).outcome, seen(app)
        assert outcome is not None
        assert end in text
        assert app.texts.text("ui-winners", winners=outcome.winners) in text
        chosen = [entry.seat for entry in table_of(app).record.entries if isinstance(entry, Chosen)]
        assert set(chosen) == set(table_of(app).seats)


async def test_the_solo_mode_by_keyboard() -> None:
    app = sit("en", mode="solo", level="hard", left=6)
    async with app.run_test(size=MIDDLE) as pilot:
        assert "Opponent: Hard" in seen(app).replace("\N{NO-BREAK SPACE}", " ")
        await play_on(app, pilot)
        text = seen(app)
        assert ("Victory: Allies" in text) or ("Defeat" in text)


async def test_the_screen_lives_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are answered, but nothing can be chosen for the bot."""
    monkeypatch.setattr(table_room, "PAUSE", 60)
    app = sit(players={"axis": "greedy", "allies": PERSON})
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Axis: the bot is thinking" in seen(app)
        assert screen_of(app).offer == Offer()
        await pilot.press("enter", "1", "enter", "c")
        await pilot.pause()
        assert "bot přemýšlí" in seen(app)
        assert not screen_of(app).session.begun()
        assert "▒▒▒ 3" in seen(app)


async def test_a_bot_that_is_late_chooses_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_room, "DEADLINE", 0)
    app = sit(players={"axis": "greedy", "allies": PERSON})
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await bots_moved(app, pilot)
        assert any("chooses at random" in note.message for note in app._notifications)
        assert table_of(app).seat == "allies"


async def test_bots_may_play_among_themselves() -> None:
    """Whoever watches sees neither reserve until it is over."""
    app = sit(players={"axis": "random", "allies": "random"}, left=8)
    async with app.run_test(size=SMALL) as pilot:
        assert screen_of(app).session.seat is None
        await bots_moved(app, pilot)
        assert table_of(app).outcome is not None


async def test_the_same_seed_gives_the_same_bot() -> None:
    choices = []
    for _ in range(2):
        session = Session(klubovna.new("blitzkrieg", seed=9), players={"axis": "greedy", "allies": PERSON})
        choices.append(session.thought().text)
    assert choices[0] == choices[1]


async def test_nobody_takes_back_what_another_chose() -> None:
    app = sit()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("enter", "enter")
        await bots_moved(app, pilot)
        entries = list(table_of(app).record.entries)
        await pilot.press("u")
        await pilot.pause()
        assert table_of(app).record.entries == entries
        assert any("taken back" in note.message for note in app._notifications)


# Pointing at one thing after another


async def test_first_the_token_then_its_space_then_back() -> None:
    app = sit()
    async with app.run_test(size=SMALL) as pilot:
        screen, tokens = screen_of(app), len({action.path[0] for action in table_of(app).options})
        assert len(screen.menu) == tokens
        await pilot.press("2", "enter")
        token = screen.picked[0]
        spaces = [action.path[1] for action in table_of(app).options if action.path[0] == token]
        assert [path[1] for path in screen.offer.items] == spaces
        assert screen.offer.preview is not None
        await pilot.press("escape")
        assert screen.picked == ()
        assert screen.current == 1
        await pilot.press("enter", "3", "enter")
        chosen = next(entry for entry in table_of(app).record.entries if isinstance(entry, Chosen))
        assert chosen.text == f"place {token} {spaces[2]}"


# Two people


async def test_the_keyboard_is_handed_over_and_nothing_is_seen_meanwhile() -> None:
    app = sit(players=DUEL)
    async with app.run_test(size=MIDDLE) as pilot:
        assert isinstance(app.screen, Curtain)
        assert "Pass the keyboard to: Axis" in seen(app)
        assert "★" not in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        await _see_only(app, "axis")
        await pilot.press("enter", "enter")
        while table_of(app).seat == "axis":
            await pilot.press("enter")
        await pilot.pause()
        await _see_only(app, "axis")
        assert "Hand the keyboard to: Allies" in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "★" not in seen(app)
        for key in ("c", "f2", "t", "1", "escape", "g", "d"):
            await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "★" not in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        await _see_only(app, "allies")
        assert "Allies: place a token" in seen(app)


async def _see_only(app: ClubApp, seat: str) -> None:
    """One's own reserve, the other's as backs; and of the log only what this seat may hear."""
    text, table = seen(app), table_of(app)
    assert screen_of(app).session.seat == seat
    for side in table.view(seat).sides:
        brackets = "[]" if side.seat == "axis" else "()"
        line = next(
            line for line in text.splitlines() if f"{brackets[0]}{app.texts.name(side.seat)}{brackets[1]}" in line
        )
        assert ("▒" in line) == (side.seat != seat)
    heard = table.heard(seat)
    assert all(message in heard for message in screen_of(app).news)


@pytest.mark.usefixtures("painted")
async def test_two_people_play_to_the_end() -> None:
    app = sit(players=DUEL, seed=11, left=8)
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot)
        assert isinstance(app.screen, TableScreen)
        assert "Victory" in seen(app)


# The start


async def test_the_start_of_any_game_tells_what_is_printed_on_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    app = start_app(Plan(klubovna.game("sealed")), "cs")
    async with app.run_test(size=(116, 30)) as pilot:
        await pilot.pause()
        for fact in ("Zapečetěno", "Kdo položí víc", "Hráči: 2", "5–10 minut"):
            assert fact in seen(app)


async def test_the_start_asks_only_what_matters() -> None:
    app = start_app(Plan(klubovna.game("blitzkrieg")), "en")
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, StartScreen)
        assert "Level" not in seen(app)
        assert "Partisans" in seen(app)
        await pilot.press("right")
        await pilot.pause()
        assert "Partisans" not in seen(app)
        assert "Japan" in seen(app)
        assert "Axis" not in seen(app)
        await pilot.press("down", "right")
        await pilot.pause()
        assert "Level" in seen(app)
        assert "Japan" not in seen(app)
        await pilot.press("c")
        await pilot.pause()
        assert "Kdo hraje" in seen(app)
        await pilot.press("down", "right", "right", "enter")
        await pilot.pause()
        options = table_of(app).record.header.options
        assert (options["map"], options["mode"], options["level"]) == ("nippon", "solo", "hard")


async def test_the_start_seats_people_and_bots() -> None:
    app = start_app(Plan(klubovna.game("blitzkrieg")), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("up", "left", "left", "enter")
        await pilot.pause()
        assert screen_of(app).session.players == DUEL
        assert isinstance(app.screen, Curtain)


# Records


async def test_a_game_goes_on_with_the_same_players(data_folder: Path) -> None:
    app = sit()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "enter")
        await bots_moved(app, pilot)
        path, players = screen_of(app).session.path, screen_of(app).session.players
        await pilot.press("q")
    again = table_app(Session(klubovna.load(path), path=path), "en")
    async with again.run_test(size=SMALL) as pilot:
        session = screen_of(again).session
        assert session.players == players
        assert session.seat == "axis"
        await pilot.press("enter", "enter")
        await bots_moved(again, pilot)
        assert klubovna.Record.load(path).header.seats == {"axis": "", "allies": "bot:club"}


async def test_a_finished_game_is_watched_through_any_eyes() -> None:
    app = sit(players={"axis": "random", "allies": PERSON}, seed=2, left=8)
    async with app.run_test(size=SMALL) as pilot:
        await bots_moved(app, pilot)
        await play_on(app, pilot)
        await pilot.press("v", "home", "right", "right", "right", "right", "right", "right")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert "(seen by: Allies)" in seen(app)
        own = [side.reserve for side in app.screen.played[6].view.sides]
        assert own[0] is None
        assert own[1] is not None
        await pilot.press("e")
        assert all(side.reserve is None for side in app.screen.played[6].view.sides)
        await pilot.press("e")
        assert app.screen.played[6].view.sides[0].reserve is not None


def test_an_unfinished_record_tells_no_luck_by_its_name() -> None:
    """Drawn tokens are secrets of whoever drew them; when the game is over, they are not."""
    table = klubovna.new("blitzkrieg", seed=1)
    texts = table.game.texts("en")
    assert all(not step.open for step in steps(table.game, table.record))
    printed = "\n".join(as_text(steps(table.game, table.record), texts))
    reserve = table.view("axis").sides[0].reserve
    assert reserve
    assert not any(texts.name(token) in printed for token in reserve)
    while table.seat:
        table.play(table.options[0])
    assert all(step.open for step in steps(table.game, table.record))


# The command line


def test_players_are_named_on_the_command_line() -> None:
    game = klubovna.game("blitzkrieg")
    assert usual(game, game.seats) == {"axis": PERSON, "allies": "club"}
    assert told(usual(game, game.seats), ["axis=random", "allies=person"]) == {"axis": "random", "allies": PERSON}
    assert kept({"axis": "bot:greedy", "allies": "Jana"}) == {"axis": "greedy", "allies": PERSON}
    assert kept({"axis": "bot:of-old"}) == {"axis": PERSON}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seat", "axis"], "SEAT=PLAYER"),
        (["--seat", "japan=greedy"], "no seat 'japan'; there are: axis, allies"),
        (["--set", "map=nippon", "--seat", "axis=greedy"], "there are: japan, germany"),
        (["--seat", "axis=deep-blue"], "no player is called 'deep-blue'"),
    ],
)
def test_who_cannot_sit_there(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "blitzkrieg", *arguments]) == 1
    err = capsys.readouterr().err
    assert says in err
    assert err.count("\n") == 1


def test_house_rules_come_last_under_a_heading_of_their_own() -> None:
    blitzkrieg = klubovna.game("blitzkrieg")
    ruled = (Option("retreat", ("short", "long"), ruling="ruling-retreat"), *blitzkrieg.options)
    plan = Plan(replace(blitzkrieg, options=ruled))
    house_rules = [bool(option.ruling) for option in plan.options]
    assert house_rules == sorted(house_rules)
    assert "retreat" in [option.name for option in plan.options[plan.agreed :]]
    assert not any(option.ruling for option in plan.options[: plan.agreed])
