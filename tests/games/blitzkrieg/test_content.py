"""What is printed: counts and sums that the sources give (components, 1.1 to 1.4), and packs that can't be right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.games.blitzkrieg.box import load

BOX: Any = klubovna.game("blitzkrieg").content()


def test_the_base_board() -> None:
    """13 campaigns, 41 spaces (16 land, 11 sea, 14 mixed), 45 points, 12 of propaganda."""
    board = BOX.boards[0]
    assert sum(len(theatre.rows) for theatre in board.theatres) == 13
    assert Counter(spot.terrain for spot in board.spots) == {1: 16, 2: 11, 4: 14}
    assert sum(sum(theatre.points) for theatre in board.theatres) == 45
    assert sum(spot.count for spot in board.spots if spot.effect == "propaganda") == 12


def test_the_effects_of_the_base_board() -> None:
    found = Counter(spot.effect for spot in BOX.boards[0].spots)
    assert found == {
        "production": 4, "advanced-production": 1, "research": 3, "advanced-research": 2, "applied-research": 1,
        "bombing": 5, "tactical": 4, "strategic": 5, "propaganda": 8, None: 8,
    }  # fmt: skip


def test_the_nippon_board() -> None:
    """15 theatres, 47 spaces, 51 points; Boston is worth 4 and leads to New York."""
    board = BOX.boards[1]
    assert (len(board.theatres), len(board.spots)) == (15, 47)
    assert sum(sum(theatre.points) for theatre in board.theatres) == 51
    boston = board.theatres[board.theatre_number["boston"]]
    assert (boston.points, board.theatre_number["new-york"] in boston.arrows) == ((4,), True)


@pytest.mark.parametrize("seat", ["axis", "allies", "germany", "japan"])
def test_every_side_has_22_units(seat: str) -> None:
    assert len(BOX.bags[seat]) == 22


def test_there_are_18_special_weapons_two_of_them_of_the_expansion() -> None:
    assert (len(BOX.bank(nippon=False)), len(BOX.bank(nippon=True))) == (16, 18)


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("nippon", '[boston]\narrows = ["atlantis"]\n', "atlantis"),
        ("nippon", "[new-york]\ntrack = 5\n", "head start"),
        ("base", "[africa]\nclosing = 12\n", "whole track"),
        ("solo", '[nippon_die]\ntheatres = ["denver", "", "", "", "", ""]\n', "not active"),
        ("tokens", "".join(f"[{u}]\ncopies = {{ allies = 0 }}\n" for u in BOX.units), "too few units"),
    ],
)
def test_packs_that_make_no_game(file: str, text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(klubovna.Broken, match=problem):
        load(tmp_path)


def test_a_pack_corrects_the_map(tmp_path: Path) -> None:
    (tmp_path / "nippon.toml").write_text("[new-york]\nheight = 7\ntrack = 9\n", "utf-8")
    table = klubovna.new("blitzkrieg", seed=1, map="nippon", pack=tmp_path)
    new_york = table.state.board.theatres[table.state.board.theatre_number["new-york"]]  # type: ignore[attr-defined]
    assert (new_york.closes, new_york.last) == (7, 9)
    game = table.game
    assert game.from_json(game.to_json(table.state)) == table.state
