"""Every ability of every hero ("Desky hrdinů", "Upřesnění hrdinů"), and the items of the team."""

from __future__ import annotations

import pytest

from tests.games.hagalaz.hagalaz_table import Skirmish

TOUGH = "marauder 3/4"


def shepard(foes: dict[str, str] | None = None, pool: str = "sss", *known: str, **more: object) -> Skirmish:
    return Skirmish({"shepard": "D5"}, foes, abilities=known, **more).act("shepard", pool)  # type: ignore[arg-type]


def hero(name: str, foes: dict[str, str] | None = None, pool: str = "sss", *known: str, **more: object) -> Skirmish:
    """A companion on D5, Shepard far away; Tali comes instead of Liara."""
    team = ("shepard", "garrus", "tali", "wrex") if name == "tali" else ("shepard", "garrus", "liara", "wrex")
    game = Skirmish({"shepard": "A9", name: "D5"}, foes, abilities=known, team=team, **more)  # type: ignore[arg-type]
    return game.act(name, pool)


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


# Liara


def test_pistol_shot_reaches_three_hexes() -> None:
    assert "standard pistol-shot" not in hero("liara", {"D9": TOUGH}).offered("use")
    assert hero("liara", {"D8": TOUGH}, "ess").play("use empowered pistol-shot").damage("D8") == 2


def test_lift_lays_a_biotic_token_and_with_an_empowered_die_moves_a_grunt() -> None:
    game = hero("liara", {"D8": TOUGH}).play("use standard lift")
    assert game.foe("D8").biotic  # type: ignore[union-attr]
    game = hero("liara", {"D8": TOUGH}, "ess").play("use empowered lift", "advance D9")
    assert game.damage("D9") == 1


@pytest.mark.parametrize(("counts", "xp"), [(True, 1), (False, 0)])
def test_whether_an_enemy_thrown_into_fire_brings_experience_is_a_switch(counts: bool, xp: int) -> None:
    """House rule `shoved`: what fire does to whoever Lift drops into it is the action's work, or it is not."""
    game = hero("liara", {"D8": TOUGH}, "ess", marks={"D9": "f"}).hurt("D8", damage=2)
    game.s.shoving_counts = counts
    game.play("use empowered lift", "advance D9")
    assert (game.foes(), game.s.xp[game.place("liara")]) == ({}, xp)


def test_a_lifted_avenger_comes_nearer_and_is_moved_from_there() -> None:
    """Avenger: it moves at once when it is hurt; Lift goes on with it where it is then."""
    game = hero("liara", {"D8": "cannibal 2/4 avenger"}, "ess").play("use empowered lift")
    assert game.foes() == {"D7": "cannibal"}
    assert game.offered("advance") == {"D6", "D8", "C7", "C8", "E7", "E8"}
    assert game.play("advance C8").damage("C8") == 1


def test_stasis_stuns_a_grunt() -> None:
    """Within 3 hexes, with an empowered die at any distance; not champions."""
    champions = {"1": ("brute", "D2", [5])}
    game = hero("liara", {"D9": TOUGH}, "sse", "stasis", champions=champions)
    assert "standard stasis" not in game.offered("use")
    game.play("use empowered stasis")
    assert game.foe("D9").stunned  # type: ignore[union-attr]


def test_singularity_catches_two_grunts() -> None:
    game = hero("liara", {"D7": TOUGH, "C8": TOUGH, "E8": TOUGH}, "ess", "singularity")
    game.play("use empowered singularity", "target D7", "target C8")
    assert game.offered("target") == {"D7", "E8"}
    game.play("target E8")
    caught = {hex for hex in ("D7", "C8", "E8") if game.foe(hex).stunned and game.foe(hex).biotic}  # type: ignore[union-attr]
    assert caught == {"C8", "E8"}


def test_warp_ammo_lays_a_token_or_hits_harder() -> None:
    game = hero("liara", {"D8": TOUGH}, "sss", "warp-ammo").play("use standard pistol-shot")
    assert (game.damage("D8"), game.foe("D8").biotic) == (1, True)  # type: ignore[union-attr]
    game.play("use standard pistol-shot")
    assert game.damage("D8") == 3


def test_biotic_explosion_uses_up_a_token() -> None:
    """3 damage, and 1 with a token to those beside."""
    game = Skirmish({"shepard": "A9", "liara": "D5"}, {"D8": TOUGH, "D9": TOUGH}, abilities=["biotic-explosion"])
    game.hurt("D8", biotic=True).act("liara", "ess").play("use empowered biotic-explosion")
    assert (game.damage("D8"), game.foe("D8").biotic) == (3, False)  # type: ignore[union-attr]
    assert (game.damage("D9"), game.foe("D9").biotic) == (1, True)  # type: ignore[union-attr]


def test_pure_biotic_counts_hexes_instead_of_lines() -> None:
    """Not through walls and locked doors."""
    foes = {"C7": TOUGH}
    assert "standard lift" not in hero("liara", foes).offered("use")
    assert "standard lift" in hero("liara", foes, "sss", "pure-biotic").offered("use")
    closed = {f"C7-{there}": "locked" for there in ("C6", "C8", "B6", "B7", "D6", "D7")}
    assert "standard lift" not in hero("liara", foes, "sss", "pure-biotic", sides=closed).offered("use")


def test_asari_controller_takes_specialisations_away() -> None:
    """An enemy with a biotic token: a Shooter attacks only beside."""
    for known, health in ((["asari-controller"], 3), ([], 3)):
        game = Skirmish({"shepard": "D5", "liara": "A1"}, {"D9": "marauder 3/4 shooter"}, abilities=known)
        game.hurt("D9", biotic=True).threat("marauder-drill")
        assert game.health("shepard")[0] == (health if known else 2)


def test_the_broker_s_intuition_helps_any_target() -> None:
    """For 1 Analysis, once in a round: the attack is 2 lower, or the target moves first."""

    def attacked() -> Skirmish:
        game = Skirmish({"shepard": "D5", "liara": "A1"}, {"D6": "marauder 3/3 plain"}, abilities=["brokers-intuition"])
        return game.set("liara", points=2).threat("marauder-drill")

    game = attacked()
    assert game.asks == "intuition"
    game.play("deflect")
    assert (game.health("shepard"), game.s.points[2]) == ((2, 7), 1)
    game = attacked().play("dodge", "step D4")
    assert game.health("shepard") == (3, 7)
    assert attacked().play("done").health("shepard") == (0, 7)


def test_analysis_turns_cards_over_and_gets_rid_of_them() -> None:
    """1 to look, 1 more to put it under the deck, or 2 more to discard it; only cards beside boards."""
    game = Skirmish({"shepard": "A9", "liara": "D5"}).set("liara", points=4)
    game.s.cards[0] = -2
    game.turn("liara", "?" * 6).luck("222222").play("look shepard").luck("spawning")
    assert (game.s.points[2], game.offered("bury"), game.offered("scrap")) == (3, {"shepard"}, {"shepard"})
    game.play("bury shepard")
    assert (game.s.cards[0], [game.s.content.cards[n] for n in game.s.bottom]) == (-2, ["spawning"])
    game.play("look shepard").luck("encircled")
    assert game.offered("scrap") == set(), "one point is not enough"


def test_a_scrapped_card_is_not_resolved() -> None:
    game = Skirmish({"shepard": "A9", "liara": "D5"}).set("liara", points=3)
    game.s.cards[0] = -2
    game.turn("liara", "?" * 6).luck("222222").play("look shepard").luck("spawning").play("scrap shepard")
    assert game.s.cards[0] == -1


# Tali


def test_pistol_burst_can_be_split() -> None:
    game = hero("tali", {"D8": TOUGH, "D2": TOUGH}, "ess").play("use empowered pistol-burst", "target D8", "target D2")
    assert (game.damage("D8"), game.damage("D2")) == (1, 1)
    game = hero("tali", {"D8": TOUGH, "D2": TOUGH}, "ess").play("use empowered pistol-burst", "target D8", "done")
    assert game.damage("D8") == 2


def test_energy_drain_hurts_and_restores_even_with_full_shields() -> None:
    game = hero("tali", {"D7": TOUGH}).play("use standard energy-drain")
    assert (game.damage("D7"), game.health("tali")) == (1, (3, 5))
    game = hero("tali", {"D7": TOUGH}).set("tali", shields=0).act("tali", "ess").play("use empowered energy-drain")
    assert game.health("tali") == (2, 5)


def test_a_disabled_turret_fires_at_its_own() -> None:
    """Sabotage Turret: it has a line of fire for this."""
    game = hero(
        "tali",
        {"D3": "guardian 2/4 catcher", "D1": "guardian 2/4 catcher"},
        "ess",
        "sabotage-turret",
        turrets={"D8": "W"},
    )
    assert "empowered sabotage-turret" not in game.offered("use")
    game.s.silent = 1
    game.act("tali", "ess").play("use empowered sabotage-turret")
    assert (game.damage("D3"), game.damage("D1")) == (3, 3)


def test_a_sabotaged_shooter_hits_its_comrades() -> None:
    """Sabotage Enemy: with its printed attack, even with a biotic token."""
    foes = {"D7": "marauder 3/4 shooter", "D9": TOUGH}
    game = hero("tali", foes, "sss", "sabotage-enemy").hurt("D7", biotic=True).play("use standard sabotage-enemy")
    assert game.damage("D9") == 3


def test_a_stunned_shooter_is_none() -> None:
    """Stunned enemies: that side of the token has neither attack nor specialisation."""
    game = hero("tali", {"D7": "marauder 3/4 shooter", "D9": "husk"}, "sss", "sabotage-enemy")
    assert "standard sabotage-enemy" in game.offered("use")
    assert "standard sabotage-enemy" not in game.hurt("D7", stunned=True).act("tali").offered("use")


def drone(foes: dict[str, str] | None = None, *known: str, **more: object) -> Skirmish:
    """A core symbol was rolled."""
    team = ("shepard", "garrus", "tali", "wrex")
    game = Skirmish({"shepard": "A9", "tali": "D5"}, foes, team=team, abilities=known, **more)  # type: ignore[arg-type]
    return game.turn("tali", "?" * 6).luck("c22222")


def test_chatika_flies_three_hexes_over_everybody_and_hits() -> None:
    """Combat drone: 1 damage on her hex or beside it."""
    game = drone({"D6": TOUGH, "D9": TOUGH})
    assert "D8" in game.offered("fly")
    assert "D9" not in game.offered("fly")
    game.play("fly D8", "zap D9")
    assert game.damage("D9") == 1


def test_chatika_lies_still_when_tali_does() -> None:
    """Two core symbols; what the first one brings about knocks Tali out."""
    team, champions = ("shepard", "garrus", "tali", "wrex"), {"1": ("ravager", "D6", [1, 9])}
    game = Skirmish({"shepard": "A9", "tali": "D5"}, team=team, champions=champions).set("tali", shields=0, health=1)
    game.turn("tali", "?" * 6).luck("cc2222").play("fly D5", "zap D6")
    assert game.s.status[2] == 1
    assert game.asks != "drone"


def test_chatika_is_in_nobody_s_way_and_carries_nothing() -> None:
    """Combat drone: a token, not a character."""
    game = drone(marks={"D7": "e"}).play("fly D7").threat("spawning", "tali").draw("husk")
    assert "D7" in game.foes()
    game = Skirmish(
        {"shepard": "A9", "tali": "D5"},
        marks={"D7": "rt", "D1": "x"},
        team=("shepard", "garrus", "tali", "wrex"),
        abilities=["remote-access"],
        objectives=BRING,
    )
    assert "standard objective" in game.set("tali", at=game.cell("D7")).act("tali").offered("use")
    game.set("tali", at=game.cell("D5"))
    game.fly("D7")
    assert "standard objective" not in game.act("tali").offered("use")


def test_chatika_does_not_fly_through_walls() -> None:
    walls = {f"D5-{there}": "wall" for there in ("D4", "C5", "C6", "E5", "E6")}
    game = drone(sides={**walls, "D5-D6": "door"})
    assert game.offered("fly") >= {"D6"}
    assert "D4" not in game.offered("fly")


def test_chatika_disables_turrets_and_unlocks_doors() -> None:
    game = drone(turrets={"D8": "W"}).play("fly D7", "hack D8")
    assert game.s.silent == 1
    game = drone(sides={"D7-D8": "locked"}).play("fly D7", "open D7 D8")
    assert game.s.locked == 0
    game = drone(sides={"D7-D8": "locked"}, sealed=True, objectives=SEALED).play("fly D7")
    assert game.offered("open") == set()


BRING = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "deliver", token = "refugee", to = ["D1"] }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"], times = 3 }
"""
SEALED = """
[[objectives]]
id = "power"
kind = "preparation"
goal = { do = "use", hexes = ["G8"] }
then = { do = "unlock" }
[[objectives]]
id = "paragon"
kind = "paragon"
after = ["power"]
goal = { do = "use", hexes = ["G8"], times = 2 }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"], times = 3 }
"""


def test_the_drone_gets_stronger() -> None:
    """Drone Capacitor: 2 damage; Swarm Protocol: 5 hexes, and grunts are stunned."""
    game = drone({"D9": TOUGH}, "drone-capacitor", "swarm-protocol").play("fly D8", "zap D9")
    assert (game.damage("D9"), game.foe("D9").stunned) == (2, True)  # type: ignore[union-attr]
    assert "D1" in drone({}, "swarm-protocol").offered("fly")


def test_remote_access_works_where_chatika_is() -> None:
    team = ("shepard", "garrus", "tali", "wrex")
    game = Skirmish({"shepard": "A9", "tali": "D5"}, team=team, abilities=["remote-access"])
    game.fly("G8").act("tali")
    assert "standard objective" in game.offered("use")
    game.fly("D5").act("tali")
    assert "standard objective" not in game.offered("use")


def test_turret_override_fires_in_the_closing_phase() -> None:
    game = hero("tali", {"D3": "engineer 1/1"}, "sss", "turret-override", turrets={"D8": "W"})
    game.s.silent = 1
    game.closing()
    assert game.foes() == {}


def test_vas_normandy_starts_the_turn_with_the_drone() -> None:
    team = ("shepard", "garrus", "tali", "wrex")
    game = Skirmish({"shepard": "A9", "tali": "D5"}, team=team, abilities=["vas-normandy"]).turn("tali")
    assert game.asks == "drone"


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
