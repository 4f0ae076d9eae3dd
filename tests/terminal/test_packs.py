"""`klubovna pack`, and a pack at a table in a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import pytest

import klubovna
from klubovna.cli import main
from klubovna.kernel.packs import read_pack
from klubovna.terminal.app import table_app
from klubovna.terminal.session import Session
from tests.games.kacir.test_packs import CARDS

Capture: TypeAlias = pytest.CaptureFixture[str]


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    path = tmp_path / "mill.toml"
    path.write_text(CARDS.replace("[pack]", '[pack]\ngame = "kacir"'), "utf-8")
    return path


def told(capture: Capture, *words: str) -> str:
    assert main(["pack", *words]) == 0
    return capture.readouterr().out


def test_a_pack_is_begun_and_filled(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "my-vzdor"
    assert "maquis.toml" in told(capsys, "new", "vzdor", str(folder))
    (folder / "maquis.toml").write_text("[abel.revealed]\nstrength = 3\n", "utf-8")
    assert "a sound pack of vzdor, 1 things differ" in told(capsys, "check", str(folder))
    assert main(["pack", "new", "vzdor", str(folder)]) == 1


def test_what_differs_is_told_old_and_new(mill: Path, capsys: Capture) -> None:
    lines = told(capsys, "diff", str(mill), "--lang", "en").splitlines()
    assert lines[lines.index("hunter.ranger (Ranger)") + 1] == "  cost: 2 -> 4"
    assert "hunter.miller (Miller), new" in lines
    assert lines[lines.index("hunter.fisherman (Fisherman)") + 1] == "  copies: 2 -> 0"
    assert "  + Gain 2 influence." in lines


def test_things_are_shown_with_their_names(mill: Path, capsys: Capture) -> None:
    out = told(capsys, "show", str(mill), "--lang", "cs")
    assert out.startswith("Mlýn, Jana\n")
    assert "hunter.miller (Mlynář), new\n  Získejte 2 vlivy.\n" in out


def test_the_text_is_the_same_pack(mill: Path, capsys: Capture) -> None:
    text = told(capsys, "text", str(mill))
    assert read_pack(text).tables == read_pack(CARDS).tables


def test_what_is_wrong_is_told_with_file_and_line(mill: Path, capsys: Capture) -> None:
    mill.write_text(mill.read_text("utf-8").replace("cost = 4", "cots = 4"), "utf-8")
    assert main(["pack", "check", str(mill)]) == 1
    assert f"{mill}, line 15, hunter.ranger: " in capsys.readouterr().err


def test_of_which_game_it_is_has_to_be_said(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "maquis.toml").write_text("[abel.revealed]\nstrength = 3\n", "utf-8")
    assert main(["pack", "check", str(tmp_path)]) == 1
    assert "does not say of which game" in capsys.readouterr().err
    assert "sound" in told(capsys, "check", str(tmp_path), "--game", "vzdor")


async def test_at_a_table_its_things_have_their_names_and_everybody_is_told(mill: Path) -> None:
    app = table_app(Session(klubovna.new("kacir", seed=3, pack=mill)), "cs")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.texts.name("miller", "acc") == "Mlynáře"
        said = [notice.message for notice in app._notifications]
        assert said == ["U tohoto stolu se hraje s balíčkem „Mlýn“: 3 věci jsou jinak."]
