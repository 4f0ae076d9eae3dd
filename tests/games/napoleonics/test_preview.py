"""What is foreseen: dice with the sum explained, how far a move is and whether one can battle afterwards."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import Battlefield


def test_fire_after_moving_into_a_forest() -> None:
    """A sum, part by part."""
    t = Battlefield(french={"E6": "french-line"}, allied={"E9": "british-line"}, terrain={"E9": "F"})
    t.to_battle("order E6", "move E6 E7")
    assert t.explained("fire E7 E9") == ["Dice: 1 (blocks 4 − moved 2 − forest 1)"]


def test_melee_with_a_card_uphill_and_the_answer() -> None:
    t = Battlefield(
        french={"E7": "french-guard-heavy-cavalry"},
        allied={"E8": "british-line"},
        terrain={"E8": "H"},
        hand=["cavalry-charge"],
    )
    t.to_battle("order E7")
    assert t.explained("melee E7 E8") == [
        "Dice: 6 (blocks 4 + French guard heavy cavalry 1 + Cavalry Charge 2 − hill 1)",
        "May battle back with 4",
    ]


def test_a_battery_and_its_terrain() -> None:
    t = Battlefield(french={"E7": "french-foot-artillery"}, allied={"E9": "british-line"}, terrain={"E7": "F"})
    t.to_battle("order E7")
    assert t.explained("fire E7 E9") == ["Dice: 2 (battery 3 − from the forest 1)"]


def test_against_a_square_and_from_one() -> None:
    units: dict[str, Any] = {"french": {"E7": "french-cuirassier"}, "allied": {"E8": "british-line"}}
    t = Battlefield(**units, squares=["E8"]).to_battle("order E7")
    assert t.explained("melee E7 E8") == ["Dice: 1 (against a square 1)", "Before that the square rolls 1"]
    t = Battlefield("allied", **units, squares=["E8"]).to_battle("order E8")
    assert t.explained("melee E8 E7") == ["Dice: 1 (square 1)", "May battle back with 1"]


def test_batteries_that_could_join() -> None:
    t = Battlefield(french={"E7": "french-light", "C8": "french-foot-artillery"}, allied={"E8": "british-line"})
    t.to_battle("order E7", "order C8").play("melee E7 E8")
    assert t.explained("support C8") == ["Dice: 3 (battery 3)"]


def test_moves_say_whether_one_can_battle_afterwards() -> None:
    t = Battlefield(french={"E7": "french-light"}, terrain={"E6": "T"}).to_move("order E7")
    assert t.explained("move E7 E8") == ["Hexes: 1"]
    assert t.explained("move E7 E9") == ["Hexes: 2", "Cannot battle this turn"]
    assert t.explained("move E7 E6") == ["Hexes: 1", "Cannot battle this turn"]


def test_what_is_foreseen_is_what_is_rolled() -> None:
    """The same sum is used for both."""
    t = Battlefield(french={"E7": "french-old-guard"}, allied={"E8": "british-line"}, terrain={"E8": "F"})
    t.to_battle("order E7")
    foreseen = t.table.preview(t.table.options[0])
    assert foreseen is not None
    assert t.play("melee E7 E8").dice == foreseen.numbers["dice"]
