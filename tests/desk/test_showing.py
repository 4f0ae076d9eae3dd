"""`print(table)`, and a table in a notebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import klubovna
from klubovna.desk import showing
from klubovna.kernel.table import Table
from tests.kernel.sealed import GAME


def sealed() -> Table:
    return Table(GAME, GAME.content(), GAME.settings({}), b"a key of thirty-two bytes, no less")


@pytest.mark.parametrize("id", klubovna.games())
def test_a_table_is_printed_as_whoever_decides_sees_it(id: str) -> None:
    table = klubovna.new(id, seed=3)
    shown = str(table)
    assert table.game.texts("en").text("game-name") in shown
    assert table.options[0].text in shown
    assert "\x1b" not in shown, "no colours: it may go into a file"
    assert all(line == line.rstrip() for line in shown.splitlines())


@pytest.mark.parametrize("id", klubovna.games())
def test_a_notebook_shows_a_picture_that_fetches_nothing(id: str) -> None:
    picture = klubovna.new(id, seed=3)._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert not re.search(r"url\(.?http|href=.http|@import|@font-face", picture)


def test_a_table_speaks_czech_too_and_shows_others_what_they_may_see() -> None:
    table = klubovna.new("kacir", seed=1)
    assert klubovna.text(table, "hunter", language="cs") != klubovna.text(table, "hunter")
    watched = klubovna.text(table)
    assert table.options[0].text not in watched
    assert "<svg" in klubovna.svg(table, "witch", language="cs")


def test_the_end_is_told() -> None:
    match = klubovna.play("random", "blitzkrieg", seed=1)
    assert f"= {match.outcome.reason}: " in str(match.table)


def test_a_game_that_nobody_has_drawn_is_told_by_what_is_seen() -> None:
    table = sealed()
    shown = str(table)
    assert "Bag 4" in shown
    assert table.options[0].text in shown
    picture = table._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")


@pytest.mark.parametrize("id", klubovna.games())
def test_without_rich_it_is_told_plainly(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "find_spec", lambda name: None)
    table = klubovna.new(id, seed=3)
    assert table.options[0].text in str(table)


def test_boards_are_drawn_without_textual(tmp_path: Path) -> None:
    """`rich` is enough."""
    import subprocess
    import sys

    code = "import sys, klubovna; sys.modules['textual'] = None; print(klubovna.new('vzdor', seed=1))"
    done: Any = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "╭─ Hand" in done.stdout
