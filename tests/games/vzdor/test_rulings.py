"""Disputed readings and their switches: rulebook page, chapter "Rulings"."""

from __future__ import annotations

from tests.games.vzdor.vzdor_table import at_attack, at_planning

STRONG = ["roberto", "nicolas"]
SCOUTED = {"border": ["hidden", "hidden", "hidden"]}


def test_the_attack_may_end_early() -> None:
    """Usual reading: any combination of targets, so also none."""
    table = at_attack(mission="border", revealed_play=STRONG)
    assert table.options == ["defeat border", "end-attack"]


def test_the_attack_may_not_end_early() -> None:
    """The switch: as long as something can be defeated, the attack goes on."""
    table = at_attack(
        mission="commanders-villa",
        enemies=["spy-master-2", "spy-master-3"],
        revealed_play=STRONG,
        ending_attack="forced",
    )
    assert table.options == ["defeat commanders-villa", "defeat spy-master-2", "defeat spy-master-3"]
    assert table.refused("end-attack") == "power-left"
    table.play("defeat spy-master-3", "defeat spy-master-2")
    assert table.seen.failed == ["commanders-villa"], "3 left, and the mission costs 5"


def test_one_or_two_are_settled_before_any_is_seen() -> None:
    """Domingo and Pilar, the usual reading."""
    table = at_planning(hand=["pilar"], garrisons=SCOUTED).play("play pilar covert", "turn-enemy border hidden")
    assert table.options == ["turn-enemy border hidden", "enough"]
    assert table.at("border") == ["hidden"] * 3
    table.play("turn-enemy border hidden").luck("guard-1", "grunt-1")
    assert table.options == ["discard guard-1", "discard grunt-1"]


def test_one_after_the_other() -> None:
    """Domingo and Pilar, the switch: the first one is seen before the second is chosen."""
    table = at_planning(hand=["pilar"], garrisons=SCOUTED, scouting="one-by-one")
    table.play("play pilar covert", "turn-enemy border hidden").luck("guard-1")
    assert table.at("border") == ["guard-1", "hidden", "hidden"]
    assert table.options == ["turn-enemy border hidden", "enough"]
    enough = table.copy().play("enough")
    assert enough.at("border") == ["hidden", "hidden"], "the only one to discard"
    table.play("turn-enemy border hidden").luck("grunt-1")
    assert table.play("discard grunt-1").at("border") == ["guard-1", "hidden"]
