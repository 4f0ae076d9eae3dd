"""Move actions, opportunity attacks, and what is met on the way ("Akce pohyb", "Mapové prvky")."""

from __future__ import annotations

from klubovna.games.hagalaz.printed.rules import ITEMS
from klubovna.kernel.messages import Arg
from klubovna.kernel.sums import Sum
from tests.games.hagalaz.hagalaz_table import Skirmish


def total(told: Arg) -> int:
    assert isinstance(told, Sum)
    return told.total


def test_a_die_gives_two_or_three_points_and_the_rest_is_lost() -> None:
    """Move: each point a hex; a mixed die gives 2."""
    game = Skirmish({"shepard": "D5"}).act("shepard", "3m2").play("use move3 move", "step D6", "step D7", "done")
    assert game.at("shepard") == "D7"
    game.play("use mixed move", "step D8", "step D9")
    assert (game.at("shepard"), game.asks) == ("D9", "rest"), "both slots for moves are used"


def test_heroes_pass_through_heroes_but_do_not_stop_there() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D6"}).act("shepard", "2ss").play("use move2 move")
    assert "step D6" in game.options
    game.play("step D6")
    assert "done" not in game.options
    game.play("step D7")
    assert game.at("shepard") == "D7"


def test_the_last_point_does_not_lead_to_another_hero() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D7"}).act("shepard", "2ss").play("use move2 move", "step D6")
    assert "step D7" not in game.options


def test_a_knocked_out_hero_is_passed_too() -> None:
    """Move: "may enter a hex with another hero, but not end there"; whoever lies there is still one."""
    game = Skirmish({"shepard": "D5", "garrus": "D6"})
    game.s.status[1] = 1
    game.act("shepard", "2ss").play("use move2 move", "step D6")
    assert "done" not in game.options
    game.play("step D7")
    assert game.at("shepard") == "D7"


def test_from_another_hero_s_hex_one_can_travel_on() -> None:
    walls = {f"D6-{there}": "wall" for there in ("D7", "C6", "C7", "E6", "E7")}
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, marks={"D6": "A", "B2": "A"}, sides=walls)
    game.act("shepard", "3ss").play("use move3 move", "step D6", "travel B2")
    assert game.at("shepard") == "B2"


def test_nobody_enters_a_hex_with_an_enemy() -> None:
    game = Skirmish({"shepard": "D5"}, {"D6": "husk"}).act("shepard", "2ss").play("use move2 move")
    assert "step D6" not in game.options


def test_walls_and_locked_doors_stop_everybody() -> None:
    game = Skirmish({"shepard": "D5"}, sides={"D5-D6": "wall", "D4-D5": "locked", "C5-D5": "obstacle"})
    game.act("shepard", "2ss").play("use move2 move")
    assert game.offered("step") == {"C5", "C6", "E5", "E6"}


def test_leaving_an_enemy_provokes_an_opportunity_attack() -> None:
    """Opportunity attacks: from an adjacent hex to one that is not adjacent to that enemy."""
    game = Skirmish({"shepard": "D5"}, {"D6": "cannibal 2/2 plain"}).act("shepard", "2ss").play("use move2 move")
    game.play("step C6")
    assert game.health("shepard") == (3, 7), "still adjacent"
    game.play("step B5")
    assert game.health("shepard") == (1, 7)


def test_several_attack_the_strongest_first() -> None:
    """Opportunity attacks in order, until the hero is knocked out."""
    game = Skirmish({"shepard": "A9", "garrus": "D5"}, {"D6": "husk 1/1 runner", "C6": "marauder 3/3 plain"})
    game.set("garrus", shields=0, health=3).act("garrus", "2ss").play("use move2 move", "step D4")
    assert game.log.count("opportunity") == 1, "nobody strikes at a hero who is down"
    assert [total(m.args["damage"]) for m in game.table.log if m.id == "log-wounded"] == [3]
    assert game.health("garrus") == (0, 0)


def test_stunned_enemies_do_not_strike() -> None:
    """Stunned enemies."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk"}).hurt("D6", stunned=True).act("shepard", "2ss")
    game.play("use move2 move", "step D4")
    assert game.health("shepard") == (3, 7)


def test_a_catcher_ends_the_move() -> None:
    """Catcher: after its opportunity attack, whatever points are left."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk catcher"}).act("shepard", "3ss").play("use move3 move", "step D4")
    assert (game.at("shepard"), game.asks, game.health("shepard")) == ("D4", "act", (2, 7))


def test_a_dragoon_s_whip_ends_the_move_too() -> None:
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions={"1": ("dragoon", "D6", [4, 5])})
    game.act("shepard", "3ss").play("use move3 move", "step D4")
    assert game.asks == "act"


def test_a_biotic_token_weakens_attacks_by_two() -> None:
    """Biotic tokens: not below 0."""
    game = Skirmish({"shepard": "D5"}, {"D6": "marauder 3/3 plain"}).hurt("D6", biotic=True).act("shepard", "2ss")
    game.play("use move2 move", "step D4")
    assert game.health("shepard") == (2, 7)
    game = Skirmish({"shepard": "D5"}, {"D6": "husk 1/2 catcher"}).hurt("D6", biotic=True).act("shepard", "2ss")
    game.play("use move2 move", "step D4")
    assert game.health("shepard") == (3, 7)


def test_elevation_lines_are_not_climbed() -> None:
    """Elevation lines: down, but not up."""
    marks, sides = {"D5": "^"}, {"D5-E6": "ramp"}
    up = Skirmish({"shepard": "D4"}, marks=marks, sides=sides).act("shepard", "2ss").play("use move2 move")
    assert "step D5" not in up.options
    down = Skirmish({"shepard": "D5"}, marks=marks, sides=sides).act("shepard", "2ss").play("use move2 move")
    assert "step D4" in down.options


def test_fast_travel_costs_a_point_and_provokes_nobody() -> None:
    """Fast travel: between two hexes with the same sign."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk"}, marks={"D5": "A", "B2": "A"}).act("shepard", "2ss")
    game.play("use move2 move", "travel B2")
    assert (game.at("shepard"), game.health("shepard")) == ("B2", (3, 7))
    game.play("step B3")
    assert game.at("shepard") == "B3"
    assert game.asks != "walk"


def test_fire_burns_whoever_enters_it_and_whoever_stays() -> None:
    """Fire: 1 damage to heroes and grunts, on entering and at the start of each round; not to champions."""
    game = Skirmish(
        {"shepard": "D5"},
        {"C2": "marauder 3/4"},
        marks={"D6": "f", "C2": "f", "B5": "f"},
        champions={"1": ("brute", "B5", [5])},
    )
    game.act("shepard", "2ss").play("use move2 move", "step D6", "done")
    assert game.health("shepard") == (2, 7)
    game.round()
    assert game.health("shepard") == (1, 7)
    assert (game.damage("C2"), game.damage("B5")) == (1, 0)


def test_damaged_cooling_hurts_heroes_only() -> None:
    """Coolant: 2 damage on entering."""
    game = Skirmish({"shepard": "D5"}, {"D9": "husk 1/1 runner"}, marks={"D6": "c", "D7": "c", "D8": "c"})
    game.act("shepard", "2ss").play("use move2 move", "step D6", "done")
    assert game.health("shepard") == (1, 7)
    game.round()
    assert game.health("shepard") == (1, 7)
    game.threat("shambling-rush").play("advance D7")
    assert game.foes() == {"D7": "husk"}


def test_loot_is_picked_up_by_entering_its_hex() -> None:
    """Loot: it is turned over and belongs to the team."""
    game = Skirmish({"shepard": "D5"}, marks={"D6": "l"}).act("shepard", "2ss").play("use move2 move", "step D6")
    assert game.waits == "found"
    game.luck("medigel")
    assert game.s.items == (1, 0, 0, 0)
    assert game.s.loot_at == ()


def test_bonus_loot_is_loot_unless_the_mission_says_otherwise() -> None:
    """Bonus loot."""
    game = Skirmish({"shepard": "D5"}, marks={"D6": "b"}).act("shepard", "2ss").play("use move2 move", "step D6")
    assert game.waits == "found"


def test_bonus_loot_that_the_mission_names_lies_there_face_up_and_is_that_item() -> None:
    """Bonus loot: nothing is drawn for it, and the bag has one of them less."""
    game = Skirmish({"shepard": "D5"})
    game.s.caches = (("grenade", game.cell("D6")),)
    bag = game.s.loot
    game.act("shepard", "2ss").play("use move2 move", "step D6")
    assert (game.s.items[ITEMS.index("grenade")], game.s.caches, game.s.loot) == (1, (), bag)


def test_damage_takes_shields_first() -> None:
    """Hurt heroes."""
    game = Skirmish({"shepard": "D5"}, marks={"D6": "c", "D7": "c"}).act("shepard", "2ss")
    game.play("use move2 move", "step D6", "step D7")
    assert game.health("shepard") == (0, 6)


def test_a_knocked_out_hero_locks_three_dice_and_has_no_card() -> None:
    """Knocked-out heroes: dice on the board stay there, missing ones come from the pool; carried tokens drop."""
    game = Skirmish({"shepard": "D9", "garrus": "D5"}, marks={"D6": "c"}).set("garrus", health=1, shields=0)
    game.s.held = ((), ("refugee",), (), ())
    game.s.cards[1] = -2
    game.act("garrus", "2sssss").play("use move2 move", "step D6")
    assert game.s.status[1] == 1
    assert (game.s.cards[1], game.s.lying) == (-1, (("refugee", game.cell("D6")),))
    assert (len(game.s.pool), game.s.aside) == (3, 9)
    assert game.asks == "rest", "the turn is over"


def test_paragon_dice_of_a_knocked_out_hero_come_back_in_the_next_round() -> None:
    """Paragon dice: they are laid aside, whether the hero is revived or not."""
    game = Skirmish({"shepard": "D9", "garrus": "D5"}, marks={"D6": "c"}).set("garrus", health=1, shields=0)
    game.act("garrus", "sss", gold="2s").play("use paragon-move2 move", "step D6")
    assert (game.s.gold, game.s.gold_aside) == ("s", 1)
    game.round()
    assert (game.s.status[1], len(game.s.gold), game.s.gold_aside) == (1, 2, 0)


def test_shepard_s_knock_out_ends_the_mission() -> None:
    game = Skirmish({"shepard": "D5"}, marks={"D6": "c"}).set("shepard", health=1, shields=0).act("shepard", "2ss")
    game.play("use move2 move", "step D6")
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "shepard"


def test_a_hero_beside_revives() -> None:
    """Revive: with 3 health and no shields."""
    game = Skirmish({"shepard": "D5", "garrus": "D6"})
    game.s.status[1], game.s.health[1] = 1, 0
    game.act("shepard").play("use standard revive")
    assert (game.s.status[1], game.health("garrus"), game.at("garrus")) == (0, (0, 3), "D6")


def test_standing_up_is_not_entering() -> None:
    """Coolant, fire: they hurt whoever enters; a revived hero was there before."""
    for mark in "cf":
        game = Skirmish({"shepard": "D5", "garrus": "D6"}, marks={"D6": mark})
        game.s.status[1], game.s.health[1] = 1, 0
        game.act("shepard").play("use standard revive")
        assert game.health("garrus") == (0, 3)


def test_where_somebody_stands_nobody_stands_up() -> None:
    """(House: the nearest free hex instead.)"""
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, {"D6": "husk"})
    game.s.status[1], game.s.health[1] = 1, 0
    game.act("shepard").play("use standard revive")
    assert game.s.ways.far[game.cell("D6")][game.s.at[1]] == 1


def test_nobody_far_away_revives() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D7"})
    game.s.status[1], game.s.health[1] = 1, 0
    assert "standard revive" not in game.act("shepard").offered("use")
