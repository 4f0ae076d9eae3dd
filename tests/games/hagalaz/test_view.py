"""What is shown besides what lies there: intentions, lines of fire, who takes part, where something has to be done."""

from __future__ import annotations

import random

import pytest

import klubovna
from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.view import FoeView, HeroView, IntentView, MissionView, ObjectiveView, view
from klubovna.kernel.table import Table
from tests.games.hagalaz.hagalaz_table import Skirmish


def mission(game: Skirmish | Table) -> MissionView:
    shown = view(game.s if isinstance(game, Skirmish) else game.state, None).mission  # type: ignore[arg-type]
    assert shown is not None
    return shown


def foe(game: Skirmish, hex: str) -> FoeView:
    return next(foe for foe in mission(game).foes if foe.hex == hex)


def hero(game: Skirmish, id: str) -> HeroView:
    return next(hero for hero in mission(game).heroes if hero.id == id)


def objective(game: Skirmish, id: str) -> ObjectiveView:
    return next(objective for objective in mission(game).objectives if objective.id == id)


# What an enemy would do


def test_an_enemy_would_attack_whoever_has_the_least_health() -> None:
    """Attack: among equals all of them are told."""
    game = Skirmish({"shepard": "D5", "garrus": "D7"}, {"D6": "husk"})
    assert foe(game, "D6").would == IntentView(("garrus",), ())
    assert foe(game.set("garrus", health=7), "D6").would == IntentView(("shepard", "garrus"), ())


def test_an_enemy_that_can_attack_nobody_would_advance() -> None:
    """Advance: towards the active hero, to any of equally good hexes; it does what was told."""
    game = Skirmish({"shepard": "D1", "garrus": "G1"}, {"D5": "cannibal 2/2 plain"})
    assert foe(game, "D5").would == IntentView((), ("D3",))
    shooter = Skirmish({"shepard": "D1"}, {"C9": "cannibal 1/2 shooter"})
    would = foe(shooter, "C9").would
    assert would is not None
    assert set(would.to) == {"D7", "D8", "D9"} == shooter.threat("gorging-line").offered("advance")


def test_who_would_do_nothing() -> None:
    """Stunned enemies, and those in covered areas; and nobody does anything before the first round."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk"})
    assert foe(game, "D6").would is not None
    game.s.round = 0
    assert foe(game, "D6").would is None
    game.s.round, game.s.covered = 1, 1 << game.s.field.area[game.cell("D6")]
    assert (foe(game, "D6").would, foe(game, "D6").covered) == (None, True)
    game.s.covered = 0
    assert foe(game.hurt("D6", stunned=True), "D6").would is None


# Heroes


def test_a_hero_s_line_of_fire_is_told_line_by_line() -> None:
    """Line of fire: outward, up to what stops it; where nothing is seen there is no line."""
    sides = {"D5-D6": "wall", "D3-D4": "obstacle", "D5-C5": "obstacle"}
    sight = hero(Skirmish({"shepard": "D5"}, sides=sides), "shepard").sight
    assert set(sight) == {("D4",), ("C5", "B4", "A4"), ("C6", "B6", "A7"), ("E5", "F4", "G4"), ("E6", "F6", "G7")}


def test_a_door_that_is_unlocked_opens_a_line() -> None:
    game = Skirmish({"shepard": "D5"}, sides={"D5-D6": "locked"})
    assert ("D6", "D7", "D8", "D9") not in hero(game, "shepard").sight
    game.s.locked = 0
    assert ("D6", "D7", "D8", "D9") in hero(game, "shepard").sight


def test_whoever_is_not_on_the_map_sees_nothing() -> None:
    game = Skirmish({"shepard": "D5"})
    assert (hero(game, "garrus").hex, hero(game, "garrus").sight) == (None, ())


def shared(*texts: str) -> Table:
    settings = GAME.settings({"scenario": "cerberus-weapons", "players": 2})
    table = Table(GAME, GAME.content(), settings, bytes(32))
    for text in texts:
        table.play(text)
    return table


def test_the_team_is_shown_while_it_is_chosen() -> None:
    table = shared()
    assert mission(table).team == ["shepard"]
    table.play("recruit tali")
    assert (mission(table).team, mission(table).heroes) == (["shepard", "tali"], [])
    table.play("recruit wrex")
    table.play("recruit liara")
    assert [hero.id for hero in mission(table).heroes] == mission(table).team == ["shepard", "tali", "wrex", "liara"]


def test_heroes_are_taken_one_by_one() -> None:
    """Sharing: until somebody has taken a hero, nobody plays it."""
    table = shared("recruit tali", "recruit wrex", "recruit liara")
    assert not any(hero.taken for hero in mission(table).heroes)
    table.play("take wrex")
    table.play("take shepard")
    taken = {hero.id: hero.seat for hero in mission(table).heroes if hero.taken}
    assert taken == {"wrex": "player-1", "shepard": "player-2"}
    table.play("take tali")
    assert all(hero.taken for hero in mission(table).heroes), "the last one is left to the other"
    assert [hero.seat for hero in mission(table).heroes] == ["player-2", "player-1", "player-1", "player-2"]


# Where something is to do

GOALS = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "steps", of = [{ do = "use", hexes = ["D5", "D6"], need = 2 }, { do = "leave", by = ["D8"], need = 1 }] }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "defeat", champions = ["1"] }
[[objectives]]
id = "side"
kind = "side"
goal = { do = "deliver", token = "refugee", to = ["D8"], need = 1 }
"""


def test_an_objective_tells_all_its_hexes() -> None:
    """Also those of steps that are still to come; one that is about champions has none."""
    marks = {"D5": "o", "D6": "o", "D8": "x", "B2": "r"}
    game = Skirmish(marks=marks, objectives=GOALS, champions={"1": ("brute", "B5", [5])})
    assert objective(game, "paragon").hexes == ("D5", "D6", "D8")
    assert objective(game, "renegade").hexes == ()
    assert objective(game, "side").hexes == ("D8",)


def test_pairs_of_fast_travel_have_numbers() -> None:
    """Fast travel: two hexes with the same sign belong together."""
    game = Skirmish(marks={"D5": "A", "B2": "Af", "F6": "B", "F8": "B"})
    marks = {hex.id: hex.marks for hex in mission(game).map}
    assert marks["D5"] == ("fast travel 1",)
    assert marks["B2"] == ("fast travel 1", "fire")
    assert marks["F6"] == marks["F8"] == ("fast travel 2",)


# The end


@pytest.mark.parametrize("scenario", ["cerberus-weapons", "the-nest"])
def test_a_single_mission_stays_on_the_table_when_it_is_over(scenario: str) -> None:
    """With its goals, as far as they have come; and nobody would do anything any more."""
    table, whim = klubovna.new("hagalaz", seed=5, scenario=scenario), random.Random(5)
    while table.seat is not None:
        before = mission(table)
        table.play(whim.choice(table.options))
    after = mission(table)
    assert (after.id, after.map, after.round) == (scenario, before.map, before.round)
    assert [goal.id for goal in after.objectives] == [goal.id for goal in before.objectives]
    assert all(foe.would is None for foe in after.foes)
