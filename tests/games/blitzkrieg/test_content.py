"""What is printed: counts and sums that the sources give (components, 1.1 to 1.4), and packs that can't be right."""

from __future__ import annotations

import typing
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.games.blitzkrieg.box import load
from klubovna.games.blitzkrieg.printed.abilities import ABILITIES, Ability
from klubovna.games.blitzkrieg.rules.solo.lines import SPACE_LINES, THEATRE_LINES, UNIT_LINES
from klubovna.kernel.packs import load_pack

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
        ("rules", "[bar]\nend = 24\n", "ends before victory"),
        ("solo", '[nippon_die]\ntheatres = ["denver", "", "", "", "", ""]\n', "not active"),
        ("solo", '[[stratagems]]\nid = "secure"\n[[stratagems]]\nid = "big-guns"\n', "set aside"),
        ("solo", '[changes]\norder = ["anything"]\n', "one place in the order"),
        ("blanks", '[blank-3]\ninto = "bank"\n', "no 'blank-3'"),
        ("blanks", '[blank-1]\ninto = "france"\n', "Invalid enum value"),
        ("tokens", "".join(f"[{u}]\ncopies = {{ allies = 0 }}\n" for u in BOX.units), "too few units"),
    ],
)
def test_packs_that_make_no_game(file: str, text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(klubovna.Broken, match=problem):
        load(load_pack(tmp_path))


def test_a_pack_corrects_the_map(tmp_path: Path) -> None:
    (tmp_path / "nippon.toml").write_text("[new-york]\nheight = 7\ntrack = 9\n", "utf-8")
    table = klubovna.new("blitzkrieg", seed=1, map="nippon", pack=tmp_path)
    new_york = table.state.board.theatres[table.state.board.theatre_number["new-york"]]  # type: ignore[attr-defined]
    assert (new_york.closes, new_york.last) == (7, 9)
    game = table.game
    assert game.from_json(game.to_json(table.state)) == table.state


def test_every_ability_is_explained() -> None:
    """One table says what the signs on tokens mean."""
    assert set(ABILITIES) == set(typing.get_args(Ability))


def test_the_tables_of_the_solo_opponent_speak_words_that_are_known() -> None:
    sheet = BOX.solo
    for words, of in ((THEATRE_LINES, "theatre"), (SPACE_LINES, "space"), (UNIT_LINES, "unit")):
        lines = {*getattr(sheet.tables, of)} | {line for token in sheet.stratagems for line in getattr(token, of)}
        assert lines - {"stratagem"} == set(words)


def with_blanks(folder: Path, text: str) -> Path:
    (folder / "blanks.toml").write_text(text, "utf-8")
    return folder


def test_blank_tokens_stay_in_the_box_until_a_pack_says_what_they_are(tmp_path: Path) -> None:
    """Herní materiál: "2 prázdné žetony – náhradní či pro vaše vlastní nápady"."""
    assert BOX.blanks == {}
    pack = with_blanks(tmp_path, '[blank-1]\ntype = "fleet"\nvalue = 6\nability = "rapid"\ninto = "bank"\n')
    table = klubovna.new("blitzkrieg", seed=1, pack=pack)
    assert table.view("axis").bank == 17
    own = table.content.kinds[table.content.number["blank-1"]]  # type: ignore[attr-defined]
    assert (own.type, own.value, own.ability, own.special) == ("fleet", 6, "rapid", True)
    assert table.game.texts("cs").name("blank-1") == "vlastní žeton 1"


def test_a_blank_token_may_be_a_regular_unit(tmp_path: Path) -> None:
    """It lies in the bag of its side, may be drawn and placed, and counts for a general."""
    pack = with_blanks(tmp_path, '[blank-2]\ntype = "army"\nvalue = 2\ninto = "allies"\n')
    table = klubovna.new("blitzkrieg", dice=False, pack=pack)
    for token in ("army-1", "army-2", "army-3", "blank-2", "general", "army-1"):
        table.happen(token)
    assert [side.bag_count for side in table.view(None).sides] == [19, 20]
    table.play("place army-1 africa-1-4")
    table.happen("army-1")
    table.play("place blank-2 western-europe-1-3")
    table.happen("army-1")
    table.play("place army-1 africa-1-3")
    table.happen("elite-air")
    table.happen("army-2")
    table.play("place general western-europe-1-2")
    table.happen("elite-army")
    assert table.view(None).theatres[0].marker == -2 - 2


def test_a_pack_may_change_how_the_solo_opponent_chooses(tmp_path: Path) -> None:
    (tmp_path / "solo.toml").write_text('[tables]\ntheatre = ["topmost"]\n', "utf-8")
    table = klubovna.new("blitzkrieg", seed=1, mode="solo", six="reroll", pack=tmp_path)
    told = next(message for message in table.log if message.id == "log-auto-theatre")
    assert told.args == {"seat": "axis", "theatre": "eastern-europe", "reason": "why-topmost"}
