"""Hints while one plays, and the review of a game: by keys, and as text."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.widgets import Static

import klubovna
from klubovna.bots import adviser
from klubovna.bots.chances import Calibration, Group
from klubovna.bots.thoughts import Hinted
from klubovna.cli import main
from klubovna.kernel.record import Chosen
from klubovna.terminal import game_review
from klubovna.terminal import table as table_room
from klubovna.terminal.app import ClubApp, review_app, table_app
from klubovna.terminal.chart import chart
from klubovna.terminal.game_review import GameReview, percent, worst
from klubovna.terminal.hint import Hint
from klubovna.terminal.laid.puzzle import PuzzleScreen
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.replay import ReplayScreen
from klubovna.terminal.review import ReviewScreen
from klubovna.terminal.screens import Question
from klubovna.terminal.session import Session
from klubovna.terminal.table import TableScreen
from tests.bots.measuring import NOTHING, lay_beside, measured
from tests.terminal.test_table import screen_of, seen, table_of
from tests.terminal.waiting import until

SMALL, LARGE = (80, 24), (120, 40)
Sit = Callable[..., ClubApp]
Capture = pytest.CaptureFixture[str]
LITTLE = 8


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, no pauses."""
    monkeypatch.setattr(table_room, "PAUSE", 0)
    monkeypatch.setattr(game_review, "THOUGHT", LITTLE)
    monkeypatch.setattr(adviser, "ADVISER", "novice")


def played(game: str, seed: int = 5) -> klubovna.Table:
    table, whim = klubovna.new(game, seed=seed), random.Random(seed)
    while table.seat:
        table.play(whim.choice(table.options))
    return table


def at_war() -> ClubApp:
    table = klubovna.new("blitzkrieg", seed=4)
    return table_app(Session(table, players={"axis": PERSON, "allies": PERSON}), "en")


def vzdor_measured() -> Calibration:
    """As if chances of Vzdor! had been measured, with the usual options, by whose judgement advice is given there."""
    game, judge = klubovna.game("vzdor"), adviser.judge_at(klubovna.new("vzdor", seed=1))
    found = measured(game, judge=judge.name, groups={"maquis": Group(games=250, line=NOTHING)})
    return replace(found, by=[], options={option.name: list(option.choices) for option in game.options})


async def hinted(app: ClubApp, pilot: Pilot[None]) -> Hint:
    await pilot.press("i")
    assert isinstance(app.screen, Hint)
    sheet = app.screen
    await until(pilot, lambda: sheet.hints)
    return sheet


# Hints


async def test_a_hint_shows_the_best_choices_with_their_chances(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_beside(monkeypatch, vzdor_measured())
    app = sit_down("en")
    async with app.run_test(size=SMALL) as pilot:
        sheet = await hinted(app, pilot)
        text, table = seen(app).replace("\N{NO-BREAK SPACE}", " "), table_of(app)
        assert 1 <= len(sheet.hints) <= 3
        for hint in sheet.hints:
            assert app.texts.say(table.label(table.game.parse(hint.action))) in text
            assert percent(hint.chance or 0.0, app.texts) in text
        assert "Chance of a victory, be it a minor one" in text
        assert "measured on 250 games" in text
        assert not screen_of(app).session.begun(), "looking is not choosing"


@pytest.mark.parametrize(
    ("language", "says", "best"),
    [("cs", "šance nikdo neměřil", "nejlepší volba"), ("en", "Nobody has measured", "the best choice")],
)
async def test_where_nothing_was_measured_a_hint_is_an_order_and_no_number(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch, language: str, says: str, best: str
) -> None:
    lay_beside(monkeypatch)
    app = sit_down(language)
    async with app.run_test(size=LARGE) as pilot:
        sheet = await hinted(app, pilot)
        drawn = str(sheet.query_one("#hinted", Static).render())
        assert says in drawn.replace("\N{NO-BREAK SPACE}", " ")
        assert best in drawn
        assert "%" not in drawn
        assert "█" not in drawn


async def test_the_cursor_on_the_table_goes_along_and_a_hint_is_taken(sit_down: Sit) -> None:
    app = sit_down("en")
    async with app.run_test(size=SMALL) as pilot:
        sheet = await hinted(app, pilot)
        screen = screen_of(app)
        await pilot.press("down")
        wanted = sheet.hints[min(1, len(sheet.hints) - 1)].action
        assert screen.offer.at(screen.current) == table_of(app).game.parse(wanted)
        await pilot.press("enter")
        if isinstance(app.screen, Question):
            await pilot.press("1")
        await pilot.pause()
        chosen = next(entry for entry in table_of(app).record.entries if isinstance(entry, Chosen))
        assert chosen.text == wanted


async def test_where_things_are_pointed_at_one_by_one_a_hint_points_at_all_of_them() -> None:
    app = at_war()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        sheet = await hinted(app, pilot)
        screen, best = screen_of(app), sheet.hints[0].action
        assert screen.picked == table_of(app).game.parse(best).path[:-1]
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("enter")
        chosen = next(entry for entry in table_of(app).record.entries if isinstance(entry, Chosen))
        assert chosen.text == best


async def test_whoever_does_not_wait_for_the_hint_plays_on(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: Session) -> list[Hinted]:
        return []

    monkeypatch.setattr(Session, "hints", nothing)
    app = sit_down("cs")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("i")
        assert "Mistr přemýšlí" in seen(app)
        await pilot.press("enter", "down", "escape", "enter")
        assert screen_of(app).session.begun()


async def test_nobody_gets_a_hint_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while a bot thinks, nor before the keyboard was handed over."""
    monkeypatch.setattr(table_room, "PAUSE", 60)
    table = klubovna.new("blitzkrieg", seed=4)
    app = table_app(Session(table, players={"axis": "random", "allies": PERSON}), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("i")
        assert isinstance(app.screen, TableScreen)


# The review


async def reviewed(app: ClubApp, pilot: Pilot[None]) -> ReviewScreen:
    assert isinstance(app.screen, ReviewScreen)
    screen = app.screen
    await until(pilot, lambda: screen.game_review.over)
    await screen.workers.wait_for_complete()
    await pilot.pause()
    return screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_finished_game_is_reviewed_and_its_worst_move_opened_in_the_replay(
    finished: Path, size: tuple[int, int]
) -> None:
    app = table_app(Session(klubovna.load(finished)), "en")
    async with app.run_test(size=size) as pilot:
        assert "Review the game" in seen(app)
        await pilot.press("3", "enter")
        screen = await reviewed(app, pilot)
        text = seen(app).replace("\N{NO-BREAK SPACE}", " ")
        choices = [entry for entry in table_of(app).record.line() if isinstance(entry, Chosen)]
        assert len(screen.judged) == len(choices)
        assert "What cost most" in text
        assert "▲" in text
        assert any(block in text for block in "▁▂▃▄▅▆▇█")
        costliest = screen.judged[worst(screen.judged)[0]]
        assert costliest.loss == max(one.loss for one in screen.judged)
        await pilot.press("enter")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.at == costliest.at
        await pilot.press("right")
        assert app.texts.say(costliest.chosen) in seen(app).replace("\N{NO-BREAK SPACE}", " ")
        await pilot.press("q", "q")
        assert isinstance(app.screen, TableScreen)


async def test_a_choice_that_cost_much_is_tried_again(finished: Path) -> None:
    app = review_app(GameReview(klubovna.game("vzdor"), klubovna.Record.load(finished), thought=LITTLE), None, "en")
    async with app.run_test(size=LARGE) as pilot:
        screen = await reviewed(app, pilot)
        assert "What decided it" in seen(app)
        costly = next(n for n, one in enumerate(screen.judged) if one.closer is not None)
        best, cheap = screen.judged[costly].best, next(n for n, one in enumerate(screen.judged) if one.closer is None)
        screen.chosen = cheap
        await pilot.press("p")
        assert app.screen is screen, "there is nothing to try"
        screen.chosen = costly
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, PuzzleScreen)
        puzzler = app.screen.puzzler
        assert puzzler.asked
        assert puzzler.label(puzzler.find.answer) == best
        assert puzzler.choose(puzzler.find.answer)
        await pilot.press("q")
        assert app.screen is screen


async def test_the_review_of_a_duel_by_seat(tmp_path: Path) -> None:
    record = played("blitzkrieg").record
    app = review_app(GameReview(klubovna.game("blitzkrieg"), record, thought=LITTLE), "allies", "cs")
    async with app.run_test(size=SMALL) as pilot:
        screen = await reviewed(app, pilot)
        assert "Rozbor · Spojenci" in seen(app)
        assert all(one.seat == "allies" for one in screen.judged)
        await pilot.press("home", "right")
        assert "2. volba z" in seen(app).replace("\N{NO-BREAK SPACE}", " ")
        await pilot.press("e")
        await pilot.pause()
        assert "Rozbor · Osa" in seen(app)
        await pilot.press("down", "down", "up", "enter")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.eyes == "axis"


def test_a_review_is_thought_once(finished: Path) -> None:
    """Whoever comes back to it finds what was thought."""
    session = Session(klubovna.load(finished))
    first = session.game_review()
    first.think_on()
    assert session.game_review() is first
    assert len(session.game_review().found) == 1


def test_review_as_text(finished: Path, capsys: Capture) -> None:
    asked = ["review", str(finished), "--text", "--iterations", str(LITTLE)]
    assert main([*asked, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    choices = [entry for entry in klubovna.Record.load(finished).line() if isinstance(entry, Chosen)]
    numbers = [int(line.split()[0]) for line in out.split("\n\n")[1].splitlines() if line.split()[0].isdigit()]
    assert numbers == list(range(1, len(choices) + 1))
    assert "What cost most" in out
    assert "What decided it" in out
    main([*asked, "--lang", "cs"])
    assert "Co stálo nejvíc" in capsys.readouterr().out


def test_what_cannot_be_reviewed(tmp_path: Path, finished: Path, capsys: Capture) -> None:
    klubovna.new("blitzkrieg", seed=1).record.save(tmp_path / "running.jsonl")
    for asked, says in (
        ([str(tmp_path / "running.jsonl")], "the game is not over"),
        ([str(finished), "--seat", "axis"], "no seat 'axis'; there are: maquis"),
        (["nowhere.jsonl"], "No such file"),
    ):
        assert main(["review", *asked]) == 1
        err = capsys.readouterr().err
        assert says in err
        assert err.count("\n") == 1


# Drawing and words


def test_the_chart_has_a_column_for_every_number() -> None:
    drawn = chart([0.0, 0.5, 1.0], 30, 4)
    assert (drawn.top, drawn.cell) == (1.0, 4)
    assert drawn.lines == ["        ████", "        ████", "    ████████", "    ████████"]
    assert [drawn.column(number) for number in range(3)] == [0, 4, 8]


def test_small_chances_get_a_scale_of_their_own() -> None:
    assert chart([0.02, 0.04], 10, 2).top == 0.05
    assert chart([], 10, 2).lines == ["", ""]


def test_where_there_are_more_numbers_than_columns_they_share_them() -> None:
    drawn = chart([n / 100 for n in range(100)], 30, 4)
    assert all(len(line) == 25 for line in drawn.lines)
    assert drawn.column(99) == 24


@pytest.mark.parametrize(
    ("chance", "czech", "english"),
    [(0.541, "54 %", "54%"), (0.0223, "2,2 %", "2.2%"), (0.0, "0 %", "0%"), (1.0, "100 %", "100%")],
)
def test_percents_are_written_as_people_write_them(chance: float, czech: str, english: str) -> None:
    game = klubovna.game("vzdor")
    assert percent(chance, all_texts(game, "cs")) == czech.replace(" ", "\N{NO-BREAK SPACE}")
    assert percent(chance, all_texts(game, "en")) == english
