"""What everybody sees: the map, who stands where and has done what, dice, attacks, the square track."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS
from tests.games.napoleonics.napoleonics_table import Battlefield


def seen(t: Battlefield, seat: str | None = None) -> Any:
    return t.table.view(seat)


def test_the_map() -> None:
    t = Battlefield(terrain={"E7": "F", "D6": "E"}, works={"D6": "NE E SE"})
    hexes = {hex.id: hex for hex in seen(t).map}
    assert len(hexes) == 113
    assert hexes["E7"].terrain == "forest"
    assert (hexes["D6"].terrain, set(hexes["D6"].works)) == ("clear", {"NE", "E", "SE"})
    assert hexes["D4"].sections == ("left", "center")
    assert hexes["A1"].sections == ("left",)


def test_what_a_battle_has_of_its_own() -> None:
    """Objectives, exits and rules of the ground in words; each language has them all."""
    more = """
[[objectives]]
id = "redoubts"
side = "top"
hexes = ["E7", "E8"]
hold = "all"
lasting = true
[[objectives]]
id = "Novák's mill"
side = "either"
hexes = ["D2"]
[[exits]]
id = "bridge-road"
side = "bottom"
hexes = ["A5"]
"""
    t = Battlefield(terrain={"E2": "f", "F1": "r", "F2": "B", "D6": "E"}, works={"D6": "NE E SE"}, more=more)
    told = seen(t).special
    assert [message.id.removeprefix("special-") for message in told] == [
        "objective-all-lasting", "objective-each-lent", "exit", "fords-stop", "river", "works",
    ]  # fmt: skip
    czech = [t.table.game.texts("cs").say(message) for message in told]
    assert czech[0].startswith("Cíl: reduty. Francouzi: zástavy za obsazení všech hexů E7 a E8 na začátku")
    assert czech[1].startswith("Cíl: Novák's mill. Francouzi a Spojenci: zástavy za hex D2 obsazený")
    assert seen(Battlefield(terrain={"E2": "f"}, fords="fords_stop = false")).special[0].id == "special-fords-pass"


def test_a_battle_of_ones_own_has_its_own_title() -> None:
    t = Battlefield()
    assert (seen(t).scenario, seen(t).title) == ("own", "")
    text = str(t.table.record.header.options["scenario"]).replace(
        "[battle]", '[battle]\ntitle = "Bitva u Novákova mlýna"', 1
    )
    again = klubovna.new("napoleonics", scenario=text)
    assert again.view(None).title == "Bitva u Novákova mlýna"


def test_units_and_what_they_have_done() -> None:
    t = Battlefield(french={"E6": "french-light 3"}, allied={"E9": "british-line"}).play("order E6")
    units = {unit.hex: unit for unit in seen(t).units}
    assert (units["E6"].blocks, units["E6"].full, units["E6"].ordered, units["E6"].moved) == (3, 4, True, False)
    assert (units["E9"].nation, units["E9"].type, units["E9"].arm) == ("british", "line", "infantry")
    t.moved("move E6 E7")
    moved = {unit.hex: unit for unit in seen(t).units}["E7"]
    assert (moved.moved, moved.tired, moved.fought) == (True, False, False)


def test_a_unit_keeps_its_number_wherever_it_goes() -> None:
    """So that whoever draws it need not guess who is who."""
    t = Battlefield(french={"E6": "french-line", "E8": "french-line"}, allied={"E11": "british-line"})
    before = {unit.hex: unit.number for unit in seen(t).units}
    t.to_move("order E6", "order E8").moved("move E8 E9", "move E6 E7")
    after = {unit.hex: unit.number for unit in seen(t).units}
    assert (after["E7"], after["E9"]) == (before["E6"], before["E8"])
    assert len(set(after.values())) == len(after)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_battle_of_the_book_says_what_of_it_is_ours(language: str) -> None:
    """Nobody shall take our maps for the book's; of Vimeiro nearly everything is ours."""
    texts = klubovna.game("napoleonics").texts(language)
    for scenario in SCENARIOS:
        ids = [message.id for message in klubovna.new("napoleonics", scenario=scenario).view(None).special]
        assert ids[-1] in ("special-known", "special-all-ours", "special-unofficial"), scenario
        assert texts.has(ids[-1])
    vimeiro = klubovna.new("napoleonics", scenario="vimiero").view(None).special[-1]
    assert vimeiro.id == "special-all-ours"
    rolica = klubovna.new("napoleonics", scenario="rolica-first").view(None).special[-1]
    assert rolica.args["ours"] == ("ours-map", "ours-deployment")


def test_leaders() -> None:
    t = Battlefield(french={"E6": "french-line"}, leaders={"ney": "E6", "picton": "G6"})
    leaders = {leader.id: leader for leader in seen(t).leaders}
    assert (leaders["ney"].hex, leaders["ney"].attached, leaders["ney"].seat) == ("E6", True, "french")
    assert (leaders["picton"].attached, leaders["picton"].seat) == (False, "allied")


def test_an_attack_in_the_making_and_the_dice_of_it() -> None:
    units = {"E7": "french-light", "C8": "french-foot-artillery"}
    t = Battlefield(french=units, allied={"E8": "british-light-cavalry"}).to_battle("order E7", "order C8")
    t.play("melee E7 E8")
    assert (seen(t).attack.origin, seen(t).attack.target) == ("E7", "E8")
    t.play("support C8")
    assert seen(t).attack.guns == ["C8"]
    t.play("stand").roll("CIAFSII")
    assert seen(t).roll.dice == ["cavalry", "infantry", "artillery", "flag", "sabers", "infantry", "infantry"]
    assert (seen(t).roll.seat, seen(t).roll.hex, seen(t).roll.purpose) == ("french", "E8", "melee")
    assert (seen(t).attack.origin, seen(t).attack.fire) == ("E7", False)


def test_the_card_on_the_table_and_the_discards() -> None:
    t = Battlefield(french={"E7": "french-line"}, hand=["bayonet-charge", "forward"]).play("play bayonet-charge")
    assert (seen(t).card, seen(t).tactics) == ("bayonet-charge", "bayonet-charge")
    assert seen(t).mover == "french"
    t.to_move().roll("bombard")
    assert (seen(t).card, seen(t).discard) == (None, ["first-strike", "first-strike", "bayonet-charge"])
    assert seen(t).sides[0].last == "bayonet-charge"


def test_when_the_game_is_over_the_cards_are_laid_open() -> None:
    t = Battlefield(french={"E7": "french-light"}, leaders={"picton": "E8"}, goal=1).to_battle("order E7")
    t.play("melee E7 E8").roll("SAAA")
    assert seen(t, None).sides[1].hand == ["scout-left", "scout-right"]
