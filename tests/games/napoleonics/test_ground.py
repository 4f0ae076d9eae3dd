"""Ground that a scenario changes ("Hexy terénu… zůstávají na místě po celou dobu bitvy, pokud scénář neupravuje
změnu")."""

from __future__ import annotations

import random

from tests.games.napoleonics.napoleonics_table import GAME, Battlefield

CHANGE = """
[[changes]]
id = "Bridge blown up"
hexes = ["E7"]
terrain = "r"
turn = 2
"""


def turned(t: Battlefield) -> Battlefield:
    """The turn ends without anything having been done in it."""
    mover, luck = t.s.mover, random.Random(1)
    while t.s.mover == mover:
        if t.table.chance is not None:
            t.roll(t.table.chance.sample(t.s, luck))
        else:
            t.play("done" if "done" in t.options else t.options[0])
    return t


def ground(t: Battlefield) -> str:
    terrain: str = next(hex.terrain for hex in t.table.view(None).map if hex.id == "E7")
    return terrain


def test_it_changes_at_the_start_of_its_turn() -> None:
    t = Battlefield(french={"C7": "french-line"}, terrain={"E7": "B"}, more=CHANGE)
    assert ground(turned(t)) == "bridge", "still the first turn, of the other side"
    assert ground(turned(t)) == "river"
    said = [message for message in t.table.log if message.id == "log-ground-changed"]
    assert [message.args["hexes"] for message in said] == [("E7",)]


def test_from_then_on_it_is_as_if_it_had_always_been_so() -> None:
    """Ways, sight and dice go by the new ground."""
    hand = ["attack-center", "probe-center"]
    t = Battlefield(french={"D7": "french-light"}, terrain={"E7": "B"}, more=CHANGE, hand=hand).play(
        "play attack-center"
    )
    assert "E7" in t.to_move("order D7").offered("move D7")
    turned(turned(t)).play("play probe-center").to_move("order D7")
    assert t.offered("move D7")
    assert "E7" not in t.offered("move D7")


def test_it_waits_until_nobody_is_in_the_way() -> None:
    """(house) Nobody drowns on a bridge."""
    hand = ["attack-center", "probe-center"]
    t = Battlefield(french={"E7": "french-line"}, terrain={"E7": "B"}, more=CHANGE, hand=hand).play(
        "play attack-center"
    )
    turned(turned(t))
    assert ground(t) == "bridge"
    t.play("play probe-center").to_move("order E7").play("move E7 E6")
    assert ground(turned(t)) == "river"


def test_a_state_in_the_midst_of_it_can_be_stored() -> None:
    """The changed battlefield is found again by its hash, also by somebody who has not seen it change."""
    t = Battlefield(french={"C7": "french-line"}, terrain={"E7": "B"}, more=CHANGE)
    turned(turned(t))
    stored = GAME.to_json(t.s)
    assert GAME.from_json(stored) == t.s
    t.s.field.at_stage(0)._later.clear()
    again = GAME.from_json(stored)
    assert again.field.ground_ids == t.s.field.ground_ids


def test_the_battle_says_so_beforehand() -> None:
    t = Battlefield(terrain={"E7": "B"}, more=CHANGE)
    told = [message for message in t.table.view(None).special if message.id == "special-change"]
    assert GAME.texts("en").say(told[0]).startswith("Bridge blown up: E7 will be river from turn 2 on")


def test_what_can_not_change() -> None:
    """Whoever writes such a scenario is told what is wrong with it."""
    text = Battlefield(terrain={"E7": "B"}, more=CHANGE).table.record.header.options["scenario"]
    wrong = str(text).replace('terrain = "r"', 'terrain = "K"').replace('hexes = ["E7"]', 'hexes = ["Z7"]')
    fields = [fault.field for fault in GAME.look_through(wrong, "")]
    assert fields == ["changes[0].terrain", "changes[0].hexes"]
