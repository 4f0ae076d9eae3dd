"""The puzzles of a game on the terminal's list, how it went with each, and the command."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna import Record
from klubovna.cli import main
from klubovna.cli.asked import NO_TERMINAL
from klubovna.kernel.game import Game
from klubovna.terminal.app import ClubApp, puzzles_app, start_app
from klubovna.terminal.laid.collection import FILE, Collection, Tried
from klubovna.terminal.laid.puzzler import Puzzler
from klubovna.terminal.laid.puzzles import PuzzlesScreen
from klubovna.terminal.start import Plan, StartScreen
from tests.terminal.laid.reading import LARGE, SMALL, kept, told, words
from tests.terminal.laid.riddles import ASTRAY, HIGH, TWICE, at, choose, laid
from tests.terminal.waiting import until

Open = Callable[..., ClubApp]


# The list


@pytest.mark.parametrize(("language", "title"), [("en", "What to lay? level 1200"), ("cs", "Co vyložit? úroveň 1200")])
async def test_the_list_tells_what_there_is_to_find(puzzling: Open, language: str, title: str) -> None:
    app = puzzling(language=language)
    async with app.run_test(size=SMALL):
        assert title in words(app)
        assert "1600" in words(app)
        assert "old" not in words(app)
        assert app.texts.text("ui-puzzle-count", found=0, of=2) in words(app)
        assert words(app).count(app.texts.text("ui-puzzle-today")) == 1


async def test_one_of_a_theme_is_opened_and_left(puzzling: Open) -> None:
    app = puzzling()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right")
        assert "What to look at? level 1600" in words(app)
        assert "What to lay?" not in words(app)
        await pilot.press("enter")
        assert at(app).puzzle == TWICE
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, PuzzlesScreen)
        await pilot.press("left", "left")
        assert "What to lay?" in words(app)


async def test_the_cursor_goes_to_what_was_not_tried(puzzling: Open, toy: Game) -> None:
    collection = Collection(toy, games=[])
    puzzler = Puzzler(toy, HIGH)
    puzzler.choose("lay 9")
    collection.keep(puzzler)
    app = puzzling()
    async with app.run_test(size=SMALL) as pilot:
        assert "1 ✓ What to lay? level 1200 · found at once" in words(app)
        await pilot.press("home", "n", "enter")
        assert at(app).puzzle == TWICE


async def test_where_today_s_is_elsewhere_it_is_said_where(toy: Game) -> None:
    other = replace(toy, id="other")
    collection = Collection(toy, games=[])
    collection.today = other, HIGH
    app = puzzles_app(collection, "en")
    async with app.run_test(size=SMALL):
        assert "The puzzle of the day is elsewhere today (Sealed)" in words(app)


def test_the_puzzle_of_the_day_is_one_of_them(toy: Game) -> None:
    assert Collection(toy, games=[toy]).today in [(toy, HIGH), (toy, TWICE)]
    assert Collection(toy, games=[]).today is None


async def test_what_can_not_be_read_or_laid_is_told_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = laid(tmp_path, monkeypatch, HIGH, ASTRAY, more='{"name": 7}\n')
    app = puzzles_app(Collection(game, games=[]), "en")
    async with app.run_test(size=LARGE) as pilot:
        assert "This puzzle can't be read:" in words(app)
        assert "puzzles.jsonl, line 3, name: Expected `str`" in words(app)
        await pilot.press("2", "enter")
        assert "lay 7" in told(app)
        assert isinstance(app.screen, PuzzlesScreen)
        await pilot.press("1", "enter")
        assert at(app).puzzle == HIGH


async def test_the_start_of_a_game_leads_to_its_puzzles_and_back(toy: Game) -> None:
    app = start_app(Plan(toy), "en")
    async with app.run_test(size=SMALL) as pilot:
        assert "p puzzles" in words(app)
        assert "l lessons" not in words(app), "it has none"
        await pilot.press("l", "p")
        await pilot.pause()
        assert "What to lay?" in words(app)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


# How it went


@pytest.mark.parametrize("text", ["", "nonsense", '{"toy": 3}', '{"toy": {"high": {"found": "yes"}}}'])
async def test_a_broken_file_is_told_and_left_out_of_account(puzzling: Open, data_folder: Path, text: str) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / FILE).write_text(text)
    app = puzzling()
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: "begin anew" in told(app))
        await pilot.press("1", "enter")
        await choose(pilot, app, "lay 9")
    assert kept(data_folder / FILE) == {"toy": {"high": {"found": True, "first": True}}}


async def test_where_nothing_can_be_kept_one_puzzles_on(puzzling: Open, data_folder: Path) -> None:
    data_folder.parent.mkdir(parents=True, exist_ok=True)
    data_folder.write_text("a file where the folder should be")
    app = puzzling("high")
    async with app.run_test(size=LARGE) as pilot:
        await choose(pilot, app, "lay 9")
        await until(pilot, lambda: "could not be kept" in told(app))
        assert at(app).found


def test_to_look_at_a_puzzle_is_no_attempt(toy: Game, data_folder: Path) -> None:
    collection = Collection(toy, games=[])
    collection.keep(Puzzler(toy, HIGH))
    assert collection.tried(HIGH) is None
    assert not data_folder.exists()
    puzzler = Puzzler(toy, HIGH)
    puzzler.hint()
    collection.keep(puzzler)
    assert collection.tried(HIGH) == Tried()
    assert collection.after() == TWICE
    assert collection.after(TWICE) is None


# The command


def test_the_command_lists_the_puzzles_and_how_it_went(toy: Game, capsys: Any) -> None:
    collection, puzzler = Collection(toy, games=[]), Puzzler(toy, HIGH)
    puzzler.choose("lay 9")
    collection.keep(puzzler)
    assert main(["puzzles", "toy", "--list", "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("✓ high  What to lay?  (level 1200 · found at once")
    assert second.startswith("  twice  What to look at?  (level 1600")
    assert main(["puzzles", "--lang", "cs"]) == 0
    assert "toy  Zapečetěno  (nalezeno 1 z 2)" in capsys.readouterr().out


def test_the_command_knows_the_puzzle_of_the_day(toy: Game, capsys: Any) -> None:
    assert main(["puzzles", "--lang", "en"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("puzzle of the day: ")
    assert main(["puzzles", "--today"]) == NO_TERMINAL
    assert main(["puzzles", "toy", "--today"]) == 1
    assert "--today says itself" in capsys.readouterr().err


def test_the_command_saves_a_position_that_can_be_played_on(toy: Game, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "position.jsonl"
    assert main(["puzzles", "toy", "twice", "--save", str(file)]) == 0
    assert f"klubovna play toy --load {file}" in capsys.readouterr().out
    record = Record.load(file)
    assert record.header.seats == {"north": "", "south": "bot:club"}
    assert record.key is not None, "luck is at hand"
    assert main(["replay", str(file), "--text", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].strip() == "South laid 4."
    assert main(["puzzles", "toy", "--save", str(file)]) == 1
    assert main(["puzzles", "toy", "high", "--save", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err


def test_the_command_wants_a_puzzle_that_there_is_and_a_terminal(toy: Game, capsys: Any) -> None:
    assert main(["puzzles", "toy", "hihg"]) == 1
    assert "did you mean 'high'?" in capsys.readouterr().err
    assert main(["puzzles", "toy", "old"]) == 1, "it was made by other rules"
    assert main(["puzzles", "toy", "high"]) == NO_TERMINAL


def test_where_there_are_no_puzzles_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    laid(tmp_path, monkeypatch)
    assert main(["puzzles", "toy"]) == 1
    assert "toy has no puzzles" in capsys.readouterr().err


def test_the_command_checks_the_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    laid(tmp_path, monkeypatch, HIGH, ASTRAY)
    assert main(["puzzles", "toy", "high", "--check"]) == 0
    assert capsys.readouterr().out == "toy: high, as written\n"
    assert main(["puzzles", "toy", "--check"]) == 1
    assert "puzzles.jsonl, line 2, astray" in capsys.readouterr().err
    laid(tmp_path, monkeypatch, HIGH)
    assert main(["puzzles", "toy", "--check"]) == 0
    assert "toy: 1 of 1 kinds" in capsys.readouterr().out


def test_to_puzzle_needs_no_laboratory() -> None:
    code = (
        "import sys\nfrom klubovna.cli import main\nmain(['puzzles'])\n"
        "print([name for name in sys.modules if name.startswith('klubovna.lab')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_mining_wants_to_know_how_much_and_where_to(toy: Game, tmp_path: Path, capsys: Any) -> None:
    assert main(["puzzles", "toy", "--out", str(tmp_path)]) == 1
    assert "from how many games" in capsys.readouterr().err
    assert main(["puzzles", "toy", "--from", "1"]) == 1
    assert "where to?" in capsys.readouterr().err
    assert main(["puzzles", "--from", "1"]) == 1
    assert "wants a game" in capsys.readouterr().err
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    (one / "mined.jsonl").touch()
    assert main(["puzzles", "toy", "--out", str(other), "--add", str(one), "--jobs", "1"]) == 0
    assert "0 puzzles" in capsys.readouterr().out
