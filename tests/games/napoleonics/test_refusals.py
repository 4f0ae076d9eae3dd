"""Who tries what the rules don't allow is told why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield

FRENCH = {
    "E7": "french-line", "E5": "french-light", "C9": "french-light-cavalry", "C2": "french-line", "G7": "french-line",
}  # fmt: skip
ALLIED = {"E9": "british-line", "G8": "british-line", "H5": "british-line"}


def table(**more: Any) -> Battlefield:
    return Battlefield(french=FRENCH, allied=ALLIED, **more)


def test_orders() -> None:
    t = table(hand=["attack-center"]).play("order E7")
    reasons = {
        "order E7": "ordered-already",
        "order C2": "other-section",
        "order E9": "nobody-of-yours",
        "order Z9": "nobody-of-yours",
        "detach E7": "nobody-to-leave",
        "dissolve E5": "no-square",
        "melee E7 E9": "not-offered",
    }
    assert {text: t.refused(text) for text in reasons} == reasons
    assert table(hand=["cavalry-charge"]).refused("order E7") == "not-this-kind"


def test_moves() -> None:
    t = table(leaders={"ney": "C7"}).play("order E7", "order C7", "order E5").play("move E7 E6")
    reasons = {
        "move E6 E7": "moved-already", "move C9 C8": "no-order", "move E5 E9": "taken-hex", "ride C7 I13": "too-far",
        "move D7 D8": "nobody-of-yours", "move Z9 E5": "nobody-of-yours", "move E5 Z9": "no-hex", "exit E5": "no-exit",
        "ride E5 E4": "no-leader-there", "fire E5 E9": "not-offered",
    }  # fmt: skip
    assert {text: t.refused(text) for text in reasons} == reasons


def test_squares_and_leaders() -> None:
    """What keeps a square from being dissolved, and a leader from leaving it."""
    units = {"E7": "french-line", "C7": "french-line"}
    t = Battlefield(french=units, allied={"E8": "british-light-cavalry"}, leaders={"ney": "E7"}, squares=["E7"])
    assert (t.refused("dissolve E7"), t.refused("detach E7")) == ("cavalry-beside", "square-keeps-leader")
    assert t.refused("dissolve C7") == "no-square"


def test_a_horse_battery_of_one_block() -> None:
    """ "Jednotka jízdního dělostřelectva, která má jen jeden blok se nemůže přesunovat a bojovat ve stejném kole."""
    units = {"E6": "french-horse-artillery 1", "C7": "french-line"}
    t = Battlefield(french=units, allied={"E9": "british-line", "C9": "british-line"})
    t.to_battle("order E6", "order C7", "move E6 E7")
    assert t.refused("fire E7 E9") == "one-block"


def test_answers_to_an_attack() -> None:
    t = Battlefield(
        french={"E7": "french-light-cavalry"},
        allied={"E8": "british-line"},
        other=["forward", "bombard"],
        striking=True,
    )
    t.to_battle("order E7").play("melee E7 E8")
    assert {text: t.refused(text) for text in ("first-strike", "retire", "form-square")} == {
        "first-strike": "card-not-held",
        "retire": "only-cavalry-retires",
        "form-square": "few-cards",
    }


def test_squares_and_units_that_a_leader_has_joined() -> None:
    t = table(squares=["E7"]).play("order E7", "order E5")
    assert t.play("done").refused("move E7 E6") == "square-stays"
    t = table(leaders={"ney": "C7"}).play("order C7", "order E5", "order G7").play("ride C7 E5")
    assert t.refused("move E5 E6") == "leader-came"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fire E5 E9", "out-of-range"), ("fire G7 H5", "enemy-beside"), ("melee E5 E9", "not-beside"),
        ("fire C9 E9", "no-order"), ("melee E5 F5", "no-enemy"), ("fire F5 E9", "nobody-of-yours"),
        ("fire E7 E8", "no-enemy-unit"),
        ("melee E7 Z9", "no-hex"),
    ],
)  # fmt: skip
def test_combats(text: str, reason: str) -> None:
    t = table().play("order E7", "order E5", "order G7").moved()
    assert t.refused(text) == reason


def test_sight_and_strength() -> None:
    t = Battlefield(
        french={"E7": "french-line"}, allied={"E9": "british-line", "C7": "british-line"}, terrain={"E8": "F"}
    )
    t.to_battle("order E7")
    assert t.refused("fire E7 E9") == "no-sight"
    units = {"E7": "french-light-cavalry 1", "C7": "french-line"}
    t = Battlefield(french=units, allied={"E8": "british-line", "C9": "british-line"}, terrain={"E8": "F"})
    assert t.to_battle("order E7", "order C7").refused("melee E7 E8") == "no-dice"


def test_who_has_battled_or_moved_too_far() -> None:
    t = table().play("order E7", "order E5", "order G7").moved("move E5 C5").play("melee G7 G8").roll("AAAAA", "AAAA")
    assert t.refused("melee G7 G8") == "fought-already"
    assert t.refused("fire C5 E9") == "moved-too-far"
