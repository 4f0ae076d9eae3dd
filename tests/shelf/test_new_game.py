"""`klubovna new-game NAME` writes a package that is sound in everything, and refuses what it can't."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import table_app
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session
from tests.kernel.house import install
from tests.shelf.packages import installed, run
from tests.terminal.test_table import seen

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "nim"]) == 0
    return tmp_path / "nim"


@pytest.mark.slow
def test_what_is_written_passes_its_own_tests_the_laws_and_the_house_s_style(nim: Path, tmp_path: Path) -> None:
    there = installed(nim / "src", "nim", "klubovna_nim", tmp_path / "beside")
    tests = run(nim, there, "pytest", "-q", "-p", "no:cacheprovider")
    assert tests.returncode == 0, tests.stdout
    assert "skipped" not in tests.stdout
    laws = run(nim, there, "klubovna.cli", "laws", "nim", "-n", "20", "--jobs", "1")
    assert laws.returncode == 0, laws.stdout + laws.stderr
    assert "no law broken" in laws.stdout
    for style in (("check", "."), ("format", "--check", ".")):
        done = run(nim, [], "ruff", *style, "--no-cache")
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_it_stands_on_the_shelf_and_bots_play_it(nim: Path, tmp_path: Path) -> None:
    there = installed(nim / "src", "nim", "klubovna_nim", tmp_path / "beside")
    games = run(nim, there, "klubovna.cli", "games", "--lang", "cs")
    assert "nim  Nim" in games.stdout
    assert "Berte po jednom, dvou nebo třech" in games.stdout
    many = run(nim, there, "klubovna.cli", "simulate", "nim", "--bots", "random,greedy", "-n", "4", "--jobs", "1")
    assert many.returncode == 0, many.stderr
    shown = run(nim, there, "klubovna.cli", "openapi")
    assert "nim.HeapView" in json.loads(shown.stdout)["components"]["schemas"]


@pytest.mark.slow
async def test_it_is_played_in_a_terminal_at_once(nim: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By keys alone, against a bot, to the end: nobody has drawn a line for it."""
    monkeypatch.syspath_prepend(nim / "src")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)
    install(monkeypatch, import_module("klubovna_nim").GAME)
    table = klubovna.new("nim", seed=3)
    app = table_app(Session(table, players={"first": PERSON, "second": "novice"}), "cs")
    async with app.run_test(size=(80, 24)) as pilot:
        while table.outcome is None:
            if table.seat == "first":
                await pilot.press("enter")
            await pilot.pause()
        await pilot.pause()
        assert "Poslední kámen je pryč" in seen(app)


@pytest.mark.parametrize("name", ["Nim", "nine men", "a", "7up", "kámen", "../nim", "nim-2"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name]) == 1
    assert "can't be called" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_written_over(nim: Path, capsys: Capture) -> None:
    (nim / "README.md").write_text("mine", "utf-8")
    assert main(["new-game", "nim"]) == 1
    assert "nim is already there" in capsys.readouterr().err
    assert (nim / "README.md").read_text("utf-8") == "mine"
    assert main(["new-game", "vzdor"]) == 1
    assert "already a game called 'vzdor'" in capsys.readouterr().err
