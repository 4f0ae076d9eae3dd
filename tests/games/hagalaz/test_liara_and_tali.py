"""Every ability of Liara and of Tali, who comes instead of her ("Desky hrdinů", "Upřesnění hrdinů")."""

from __future__ import annotations

import pytest

from tests.games.hagalaz.hagalaz_heroes import TOUGH, hero
from tests.games.hagalaz.hagalaz_table import Skirmish

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
