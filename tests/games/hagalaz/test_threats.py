"""Threat cards: what they order, impossible activations, placing grunts, turrets."""

from __future__ import annotations

import random

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.kernel.flow import choose, settle
from tests.games.hagalaz.hagalaz_table import Skirmish

THREATS = GAME.content().threats  # type: ignore[attr-defined]
HEROES = {"shepard": "D5", "garrus": "C3", "liara": "E3", "wrex": "F6"}


def test_a_card_is_turned_over_resolved_and_discarded() -> None:
    game = Skirmish({"shepard": "D5"}, {"D6": "husk 1/2 catcher"})
    game.s.cards[0] = -2
    game.menace("shepard").luck("shambling-rush")
    assert game.health("shepard") == (2, 7)
    assert [game.s.content.cards[card] for card in game.s.discard] == ["shambling-rush"]


def test_for_a_type_that_is_not_there_a_grunt_comes_to_the_nearest_start_hex() -> None:
    """Impossible activation: once for each missing type; whichever grunt is drawn."""
    game = Skirmish({"shepard": "D5"}, marks={"D9": "e"}).threat("tide-of-flesh")
    assert game.waits == "drawn"
    game.draw("marauder").draw("husk")
    assert game.foes() == {"D9": "marauder", "G9": "husk"}


def test_those_who_are_there_act_and_for_the_others_somebody_comes() -> None:
    game = Skirmish({"shepard": "D5"}, {"D6": "husk 1/2 catcher"}).threat("tide-of-flesh")
    assert game.health("shepard") == (2, 7)
    assert game.waits == "drawn"


def test_the_furthest_start_hex() -> None:
    """Placement: nearest and furthest from the active hero."""
    marks = {"D8": "e", "D9": "e"}
    game = Skirmish({"shepard": "D5"}, marks=marks).threat("from-both-ends").draw("husk").draw("husk")
    assert game.foes() == {"D8": "husk", "G9": "husk"}


def test_occupied_hexes_and_hexes_with_loot_are_ignored() -> None:
    """Placement: a character or a loot token; if all are taken, nobody comes."""
    game = Skirmish({"shepard": "D9"}, {"G9": "husk"}, marks={"D9": "e", "C9": "le"}).threat("spawning")
    assert game.log.count("no-room") == 2


def test_an_empty_bag_brings_nobody() -> None:
    game = Skirmish({"shepard": "D5"})
    game.s.bag = ()
    game.threat("spawning")
    assert game.log.count("no-room") == 2


def test_equally_near_start_hexes_are_chosen_from() -> None:
    game = Skirmish({"shepard": "D5"}, marks={"D9": "e", "D1": "e"}).threat("spawning")
    assert game.asks == "come-in"
    assert game.offered("place") == {"D1", "D9"}


def test_the_nearest_enemies_of_any_kind() -> None:
    """Activation of the nearest: champions, too; stunned ones are not counted."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk", "D4": "husk 1/2 catcher", "D9": "marauder 1/2 shooter"})
    game.hurt("D6", stunned=True)
    game.put("C5", "husk 2/2 catcher").put("E6", "husk 2/3 catcher").threat("encircled")
    while game.asks == "order":
        game.play(game.options[0])
    assert game.health("shepard") == (0, 5)


def test_the_furthest_enemies() -> None:
    game = Skirmish({"shepard": "D1"}, {"D2": "husk 1/2 catcher", "D9": "husk runner", "D8": "husk runner"})
    game.put("D7", "husk runner").threat("distant-eyes")
    while game.asks in ("order", "relocate"):
        game.play(game.options[0])
    assert game.health("shepard") == (3, 7), "the one beside is not among the three furthest"


def test_without_a_champion_a_grunt_comes() -> None:
    """(House: like other impossible activations.)"""
    game = Skirmish({"shepard": "D5"}).threat("call-of-the-reaper")
    assert game.waits == "drawn"


TURRETS = {"D9": "W", "D1": "E"}


def test_turrets_hit_everybody_in_their_line_of_fire() -> None:
    """Turrets: the own hex included, one way only, several of them one after another."""
    heroes = {"shepard": "D5", "garrus": "D1", "liara": "C4"}
    game = Skirmish(heroes, turrets=TURRETS).threat("automated-defence")
    game.draw("trooper")
    assert [game.health(hero)[0] + game.health(hero)[1] - 3 for hero in heroes] == [7 - 4, 5 - 4, 5]


def test_a_disabled_turret_is_silent() -> None:
    game = Skirmish({"shepard": "D5"}, turrets=TURRETS)
    game.s.silent = 0b11
    game.threat("automated-defence").draw("trooper")
    assert game.health("shepard") == (3, 7)


def test_obstacles_protect_from_turrets_too() -> None:
    game = Skirmish({"shepard": "D5"}, turrets={"D9": "W"}, sides={"D6-D7": "obstacle"}).threat("automated-defence")
    assert game.health("shepard") == (3, 7)


def test_an_engineer_repairs_the_nearest_turret() -> None:
    game = Skirmish({"shepard": "B5"}, {"D7": "engineer 1/2 plain"}, turrets=TURRETS)
    game.s.silent = 0b11
    game.threat("repair-cycle")
    silent = {game.s.name(turret.cell) for n, turret in enumerate(game.s.field.turrets) if game.s.silent >> n & 1}
    assert silent == {"D1"}


def test_guardians_lose_their_damage() -> None:
    game = Skirmish({"shepard": "D1"}, {"D9": "guardian 1/3"}, faction="cerberus").hurt("D9", damage=2)
    game.threat("dig-in")
    while game.asks == "relocate":
        game.play(game.options[0])
    assert all(foe.damage == 0 for foe in game.s.foes.values())


def test_a_horde_comes_for_heroes_without_shields() -> None:
    """At most two."""
    game = Skirmish(HEROES, marks={"D9": "e", "D8": "e"})
    for hero in HEROES:
        game.set(hero, shields=0)
    game.threat("endless-horde").draw("cannibal").draw("cannibal")
    assert game.waits == "drawn", "and one more for the Husks that are not there"


@pytest.mark.parametrize("card", sorted(THREATS))
def test_every_card_can_be_resolved(card: str) -> None:
    """With somebody of every kind on the map, a champion and a turret: its orders come to an end."""
    faction = THREATS[card].deck
    sorts = ("trooper", "guardian", "engineer") if faction == "cerberus" else ("husk", "cannibal", "marauder")
    boss = ("centurion", "B8", [4, 5]) if faction == "cerberus" else ("ravager", "B8", [4, 6, 5])
    game = Skirmish(
        HEROES,
        dict(zip(("D7", "E8", "C8"), sorts, strict=True)),
        faction=faction,
        champions={"1": boss},
        turrets={"D9": "W"} if faction == "cerberus" else None,
    )
    game.threat(card)
    rng, s = random.Random(card), game.s.clone()
    decision, options = settle(s, rng)
    while type(decision).__name__ != "Rest" and decision is not None:
        choose(s, decision, rng.choice(options))
        decision, options = settle(s, rng)
    assert s.outcome is None
    assert [s.content.cards[number] for number in s.discard] == [card]
