"""Every ability of Shepard, Garrus and Wrex ("Desky hrdinů", "Upřesnění hrdinů"), and the items of the team."""

from __future__ import annotations

import pytest

from tests.games.hagalaz.hagalaz_heroes import TOUGH, hero, shepard
from tests.games.hagalaz.hagalaz_table import Skirmish

# Shepard


def test_rally_restores_shields_nearby() -> None:
    """1 shield point to a hero within 3 hexes, 2 with an empowered die."""
    game = Skirmish({"shepard": "D5", "garrus": "D8", "liara": "D9"})
    game.set("garrus", shields=0).set("liara", shields=0).set("shepard", shields=0).act("shepard", "ess")
    game.play("use empowered rally")
    assert game.offered("target") == {"D5", "D8"}
    game.play("target D8")
    assert game.health("garrus") == (2, 5)


def test_warp_lays_a_biotic_token_and_does_nothing_to_those_who_have_one() -> None:
    game = Skirmish({"shepard": "D5"}, {"D8": TOUGH, "D2": TOUGH}, abilities=["warp"]).hurt("D2", biotic=True)
    game.act("shepard", "ess").play("use empowered warp")
    assert game.damage("D8") == 2
    assert game.foe("D8").biotic  # type: ignore[union-attr]
    assert game.damage("D2") == 0


def test_barrier_restores_a_shield_after_a_move_action_only() -> None:
    """Barrier: a completed Move action; Adrenaline is none."""
    for die, slot, shields in (("2", "move2 move", 1), ("s", "standard adrenaline", 0)):
        game = Skirmish({"shepard": "D5"}, abilities=["barrier", "adrenaline"]).set("shepard", shields=0)
        game.act("shepard", die * 3).play(f"use {slot}", "step D6", "done")
        assert game.health("shepard")[0] == shields


def test_adrenaline_moves_shepard_and_hits_an_adjacent_enemy() -> None:
    game = shepard({"D8": TOUGH}, "ess", "adrenaline").play("use empowered adrenaline", "step D6", "step D7", "done")
    game.play("target D8")
    assert (game.at("shepard"), game.damage("D8")) == ("D7", 2)


def test_napalm_burns_a_target_by_distance_and_those_beside_it() -> None:
    """Within 3 hexes by the way, no line of fire needed."""
    game = shepard({"C7": TOUGH, "C8": TOUGH, "B9": TOUGH}, "ess", "napalm")
    game.play("use empowered napalm", "target C7")
    assert (game.damage("C7"), game.damage("C8"), game.damage("B9")) == (2, 1, 0)


def test_biotic_charge_takes_shepard_beside_an_enemy() -> None:
    """No opportunity attacks; 2 damage, a biotic token, a shield."""
    game = Skirmish({"shepard": "D5"}, {"D9": TOUGH, "D4": "husk"}, abilities=["biotic-charge"])
    game.set("shepard", shields=0).act("shepard", "ess").play("use empowered biotic-charge", "target D9")
    assert game.offered("target") == {"C9", "D8", "E9"}
    game.play("target D8")
    assert (game.at("shepard"), game.damage("D9"), game.health("shepard")) == ("D8", 2, (1, 7))
    assert game.foe("D9").biotic  # type: ignore[union-attr]


def test_incendiary_ammo_makes_shot_stronger() -> None:
    assert shepard({"D8": TOUGH}, "sss", "incendiary-ammo").play("use standard shot").damage("D8") == 2


def command(pool: str = "sss", foes: dict[str, str] | None = None, tokens: int = 2) -> Skirmish:
    game = Skirmish({"shepard": "A9", "garrus": "D5"}, foes or {"D8": TOUGH})
    return game.set("shepard", points=tokens).act("garrus", pool)


def test_command_lets_another_hero_step_without_opportunity_attacks() -> None:
    game = command(foes={"D6": TOUGH}).play("command advance", "step D4")
    assert (game.at("garrus"), game.health("garrus"), game.s.points[0]) == ("D4", (3, 5), 1)


def test_command_makes_the_next_hit_stronger() -> None:
    game = command().play("command strike", "use standard concussive-shot", "use standard concussive-shot")
    assert game.damage("D8") == 3


def test_command_is_given_once_with_each_action() -> None:
    game = command().play("command strike")
    assert game.offered("command") == set()
    game.play("use standard concussive-shot")
    assert game.offered("command") == {"advance", "strike"}


def test_command_rolls_up_to_two_dice_again_before_the_first_action() -> None:
    """New core symbols set off the core ability."""
    game = command("222s").play("command reroll", "reroll move2", "reroll move2").luck("ec", "3")
    assert game.s.pool == "23es"
    assert game.s.points[1] == 1


def test_born_leader_starts_with_ready_tokens_and_commands_a_strike_in_the_own_turn() -> None:
    game = Skirmish({"shepard": "D5"}, {"D8": TOUGH}, abilities=["born-leader"]).set("shepard", points=3).act("shepard")
    assert game.offered("command") == {"strike"}
    assert Skirmish({"shepard": "D5"}).set("shepard", points=3).act("shepard").offered("command") == set()


# Garrus


def test_the_stronger_concussive_shot_needs_three_hexes() -> None:
    """Diagram 10: at 2 hexes an empowered die does 1 damage, at 3 hexes 3."""
    game = hero("garrus", {"D3": TOUGH, "D8": TOUGH}, "ees").play("use empowered concussive-shot", "target D3")
    game.play("use empowered concussive-shot", "target D8")
    assert (game.damage("D3"), game.damage("D8")) == (1, 3)


def test_overload_stuns_grunts_by_distance() -> None:
    """Within 2 hexes; with an empowered die within 4, and 1 damage."""
    game = hero("garrus", {"C6": TOUGH, "B7": TOUGH}, "ess").play("use empowered overload")
    assert game.offered("target") == {"C6", "B7"}
    game.play("target B7")
    assert game.damage("B7") == 1
    game = hero("garrus", {"C6": TOUGH, "B7": TOUGH}).play("use standard overload")
    assert game.foe("C6").stunned  # type: ignore[union-attr]


def test_turian_rebel_uses_the_points_of_the_die_and_provokes_nobody() -> None:
    game = hero("garrus", {"D6": TOUGH}, "3ss", "turian-rebel")
    game.play("use move3 turian-rebel", "step D4", "step D3", "step D2")
    assert (game.at("garrus"), game.health("garrus"), game.s.points[1]) == ("D2", (3, 5), 1)


def test_a_mine_hurts_the_first_enemy_that_enters_it() -> None:
    """Three of them from the moment they are unlocked; 2 damage."""
    game = hero("garrus", {"D9": "cannibal 2/4 avenger"}, "sss", "proximity-mines")
    game.s.at[1] = game.cell("D6")
    game.act("garrus").play("use standard proximity-mines", "target D7")
    assert (game.s.mines, game.s.mined) == (2, (game.cell("D7"),))
    game.threat("gorging-line", "garrus")
    assert (game.damage("D7"), game.s.mined) == (2, ())


def before_a_mine(hex: str) -> Skirmish:
    """A cannibal on D9 comes for Garrus on C7; Shepard is not near."""
    game = hero("garrus", {"D9": "cannibal 2/4 avenger"}, "sss", "proximity-mines")
    game.s.at[:2], game.s.mined = [game.cell("A1"), game.cell("C7")], (game.cell(hex),)
    return game.threat("gorging-line", "garrus").play("advance C8")


@pytest.mark.parametrize(("way", "damage"), [("C9", 0), ("D8", 2)])
def test_the_player_decides_whether_an_enemy_goes_over_a_mine(way: str, damage: int) -> None:
    """Advance: the player chooses among equals, and two ways of the same length differ if one of them is mined."""
    game = before_a_mine("D8")
    assert (game.asks, game.options) == ("way", ["advance C9", "advance D8"])
    assert game.play(f"advance {way}").damage("C8") == damage


def test_nobody_is_asked_about_ways_that_are_the_same() -> None:
    assert before_a_mine("C6").damage("C8") == 0
    assert before_a_mine("C8").damage("C8") == 2


def test_what_a_mine_kills_brings_no_experience() -> None:
    """Experience: for what a hero's own action has defeated."""
    game = hero("garrus", {"D8": "cannibal 2/2 plain"}, "sss", "proximity-mines")
    game.s.mined = (game.cell("D7"),)
    game.threat("gorging-line", "garrus")
    assert (game.foes(), game.s.xp[1]) == ({}, 0)


def test_mines_come_when_the_ability_is_unlocked() -> None:
    game = hero("garrus", {"D8": "husk 1/1 runner"}).set("garrus", xp=2).play("use standard concussive-shot")
    game.play("unlock garrus proximity-mines")
    assert game.s.mines == 3


def test_assassination_needs_four_hexes() -> None:
    game = hero("garrus", {"D8": TOUGH}, "ess", "assassination")
    assert "empowered assassination" not in game.offered("use")
    game = hero("garrus", {"D9": TOUGH}, "ess", "assassination").play("use empowered assassination")
    assert game.foe("D9") is None


def test_steady_hand_aims_after_a_turn_without_a_move() -> None:
    game = hero("garrus", {}, "sss", "steady-hand")
    assert (game.asks, game.s.points[1]) == ("rest", 1), "there was nothing to do with those dice"
    game = hero("garrus", {}, "2ss", "steady-hand").play("use move2 move", "step D6", "done")
    assert game.s.points[1] == 0


def test_an_aimed_shot_does_as_much_damage_as_was_aimed() -> None:
    """Aim: 2 or more, once in a turn, then it is 0."""
    game = hero("garrus", {"D8": TOUGH}).set("garrus", points=1)
    assert game.act("garrus").offered("aim") == set()
    game.set("garrus", points=3).act("garrus").play("aim D8")
    assert (game.damage("D8"), game.s.points[1]) == (3, 0)


def test_armor_piercing_ammo_hits_the_next_enemy_behind() -> None:
    game = hero("garrus", {"D6": TOUGH, "D8": TOUGH}, "sss", "armor-piercing-ammo", "calibration")
    game.set("garrus", points=2).act("garrus").play("use standard concussive-shot", "target D6", "calibrate")
    assert (game.damage("D6"), game.damage("D8")) == (2, 1), "not raised by Calibration"


def test_calibration_strengthens_one_shot_in_a_turn() -> None:
    """+1 at Aim 2 and 3, +2 at Aim 4; Aim is kept."""
    for aim, damage in ((1, 1), (2, 2), (3, 2), (4, 3)):
        game = hero("garrus", {"D8": TOUGH}, "sss", "calibration").set("garrus", points=aim).act("garrus")
        game.play("use standard concussive-shot", *(["calibrate"] if aim > 1 else []))
        assert (game.damage("D8"), game.s.points[1]) == (damage, aim)
    game = hero("garrus", {"D8": TOUGH}, "sss", "calibration").set("garrus", points=2).act("garrus")
    game.play("use standard concussive-shot", "calibrate", "use standard concussive-shot")
    assert game.damage("D8") == 3


def test_calibration_may_wait_for_a_better_shot() -> None:
    """ "Kalibrace": those abilities *can* deal more, once in a turn."""
    game = hero("garrus", {"D7": "husk", "D8": TOUGH}, "sss", "calibration").set("garrus", points=4).act("garrus")
    game.play("use standard concussive-shot", "target D7", "done")
    game.play("use standard concussive-shot", "calibrate")
    assert game.damage("D8") == 3


def test_archangel_hits_an_enemy_that_advances_into_the_line_of_fire() -> None:
    """Once in a round."""
    game = Skirmish({"garrus": "D5"}, {"D9": "cannibal 2/4 avenger"}, abilities=["archangel"])
    game.threat("gorging-line", "garrus")
    assert game.asks == "archangel"
    game.play("target D7")
    assert game.damage("D7") == 1
    game.put("D1", "cannibal 2/2 plain").threat("bone-armour", "garrus")
    while game.asks in ("order", "relocate"):
        game.play(game.options[0])
    assert game.asks == "rest"


# Wrex


def test_shotgun_blast_at_two_hexes() -> None:
    game = hero("wrex", {"D7": TOUGH}).play("use standard shotgun-blast")
    assert game.damage("D7") == 2
    assert hero("wrex", {"D7": TOUGH}, "ess").play("use empowered shotgun-blast").foe("D7") is None
    assert "standard shotgun-blast" not in hero("wrex", {"D8": TOUGH}).offered("use")


def test_headbutt_pushes_and_stuns() -> None:
    game = hero("wrex", {"D6": TOUGH}, "ess").play("use empowered headbutt")
    assert game.offered("advance") == {"C7", "D7", "E7"}
    game.play("advance D7")
    assert (game.damage("D7"), game.foe("D7").stunned) == (1, True)  # type: ignore[union-attr]


def test_an_avenger_is_pushed_from_where_it_went() -> None:
    game = hero("wrex", {"D6": "cannibal 2/4 avenger"}).play("use standard headbutt")
    assert (game.asks, game.offered("advance")) == ("relocate", {"C6", "D6", "E6"})
    game.play("advance C6")
    assert (game.asks, game.offered("advance")) == ("push", {"B5", "B6", "C7"})


def test_kai_leng_withdraws_before_he_is_pushed() -> None:
    champions = {"1": ("kai-leng", "D6", [1, 9])}
    game = hero("wrex", {}, "sss", faction="cerberus", champions=champions).play("use standard headbutt", "advance D9")
    assert (game.asks, game.foes()) == ("rest", {"D9": "kai-leng"})


def test_what_krogan_do_best() -> None:
    """At the start of his turn: an enemy beside no hero comes up to 2 hexes nearer."""
    game = Skirmish({"shepard": "A9", "wrex": "D5"}, {"D9": TOUGH, "D6": TOUGH}, abilities=["krogan-best"]).turn("wrex")
    assert game.asks == "provoke"
    assert game.offered("target") == {"D9"}
    game.play("target D9")
    assert "D7" in game.foes()


def test_lift_grenade_hits_an_area() -> None:
    """Also a target that has a biotic token."""
    game = hero("wrex", {"D8": TOUGH, "D9": TOUGH}, "ess", "lift-grenade").hurt("D8", biotic=True)
    game.play("use empowered lift-grenade", "target D8")
    assert (game.damage("D8"), game.damage("D9")) == (2, 2)


def test_krogan_hide_is_one_shield_more() -> None:
    game = hero("wrex", {}, "sss", "krogan-hide").set("wrex", shields=0).closing()
    assert game.health("wrex") == (4, 8)


def test_regeneration_in_the_closing_phase() -> None:
    """1 health, at 4 or less."""
    for before, after in ((4, 5), (5, 5)):
        assert hero("wrex", {}, "sss", "regeneration").set("wrex", health=before).closing().health("wrex") == (3, after)


def test_krogan_warlord_steps_for_a_rage_token() -> None:
    """Once with each action, not without one. Nothing forces him to: an enemy that he leaves strikes ("Příležitostné
    útoky")."""
    game = hero("wrex", {"D6": TOUGH}, "sss", "krogan-warlord").set("wrex", points=2).act("wrex").play("charge D4")
    assert (game.at("wrex"), game.health("wrex"), game.s.points[3]) == ("D4", (0, 8), 1)
    assert game.offered("charge") == set()
    game = hero("wrex", {}, "sss", "krogan-warlord")
    assert game.offered("charge") == set(), "all tokens are calm"


def test_rage_hurts_everybody_beside_wrex() -> None:
    """1 or 2 tokens once in a turn, with Blood Rage up to 4."""
    game = hero("wrex", {"D6": TOUGH, "C5": TOUGH, "D8": TOUGH}).set("wrex", points=5).act("wrex")
    assert game.offered("rage") == {"1", "2"}
    game.play("rage 2")
    assert (game.damage("D6"), game.damage("C5"), game.damage("D8"), game.s.points[3]) == (2, 2, 0, 3)
    assert game.offered("rage") == set()
    game = hero("wrex", {"D6": TOUGH}, "sss", "blood-rage").set("wrex", points=5).act("wrex")
    assert game.offered("rage") == {"1", "2", "3", "4"}


def test_shoot_it_forty_six_more_times() -> None:
    """The same blast again, for two Rage tokens, with the same damage."""
    champions = {"1": ("brute", "D6", [9, 9])}
    game = hero("wrex", {}, "ess", "forty-six", champions=champions).set("wrex", points=2).act("wrex", "ess")
    game.play("use empowered shotgun-blast", "again D6")
    assert (game.damage("D6"), game.s.points[3]) == (8, 0)


# Items


def with_items(*items: int, foes: dict[str, str] | None = None) -> Skirmish:
    game = Skirmish({"shepard": "D5", "garrus": "D7", "liara": "D8"}, foes)
    game.s.items = items
    return game


def test_medigel_heals_within_two_hexes() -> None:
    """2 health, at the start or the end of an action."""
    game = with_items(1, 0, 0, 0).set("garrus", health=2).set("liara", health=1).act("shepard", "2ss")
    assert game.offered("medigel") == {"garrus"}
    game.play("medigel garrus")
    assert (game.health("garrus"), game.s.items[0]) == ((3, 4), 0)


def test_a_grenade_hits_an_area_in_line_of_fire() -> None:
    """A hex within 3, 2 damage there and beside; a case 3."""
    foes = {"D2": TOUGH, "C3": TOUGH, "D1": TOUGH}
    game = with_items(0, 1, 0, 0, foes=foes).act("shepard").play("grenade D2")
    assert (game.damage("D2"), game.damage("C3"), game.damage("D1")) == (2, 2, 2)
    game = with_items(0, 0, 1, 0, foes=foes).act("shepard").play("grenade-case D2")
    assert game.damage("D2") == 3
    assert game.s.items == (0, 0, 0, 0)
