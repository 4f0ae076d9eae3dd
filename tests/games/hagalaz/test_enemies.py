"""Enemies hurt ("Zranění nepřátel"), champions, specialisations, choosing enemies for the bag."""

from __future__ import annotations

from collections import Counter

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.roster import bagged
from tests.games.hagalaz.hagalaz_table import Skirmish

BOX = GAME.content()
RAVAGER = {"1": ("ravager", "D8", [4, 6, 5])}


def test_the_bag_of_a_mission_of_medium_challenge() -> None:
    """The example of choosing enemies: of ten Troopers five are of low and three of medium challenge; so are the
    others."""
    enemies = BOX.ground("atlas-binary").mission.enemies  # type: ignore[attr-defined]
    kinds = BOX.kinds  # type: ignore[attr-defined]
    counts = Counter((kinds[number].sort, kinds[number].challenge) for number in bagged(kinds, enemies))
    assert counts == {(sort, c): n for sort in ("trooper", "guardian", "engineer") for c, n in ((0, 5), (1, 3))}


@pytest.mark.parametrize(("mission", "each"), [("cerberus-weapons", 5), ("reactor", 10)])
def test_the_bags_of_other_missions(mission: str, each: int) -> None:
    enemies = BOX.ground(mission).mission.enemies  # type: ignore[attr-defined]
    assert len(bagged(BOX.kinds, enemies)) == 3 * each  # type: ignore[attr-defined]


def test_a_grunt_is_defeated_when_damage_equals_its_shields() -> None:
    """Hurting enemies: it goes back into the bag and is worth 1 XP."""
    game = Skirmish({"shepard": "D5"}, {"D8": "husk 1/2 catcher"})
    bag = len(game.s.bag)
    game.act("shepard", "ssss").play("use standard shot")
    assert game.damage("D8") == 1
    game.play("use standard shot")
    assert game.foes() == {}
    assert (len(game.s.bag), game.s.xp[0]) == (bag + 1, 1)


def test_the_third_point_of_experience_unlocks_an_ability() -> None:
    """Diagram 7: three boxes for each mission; further enemies bring nothing."""
    game = Skirmish({"shepard": "D5"}, {"D8": "husk 1/1 runner", "D2": "husk 1/1 runner"}).set("shepard", xp=2)
    game.act("shepard", "ssss").play("use standard shot", "target D2")
    assert game.asks == "learn"
    game.play("unlock shepard warp", "use standard shot")
    assert game.s.xp[0] == 3
    assert game.asks != "learn"


def test_advanced_abilities_need_others_before() -> None:
    """Diagram 8: Krogan Warlord after What Krogan Do Best; Shepard's need two."""
    game = Skirmish({"shepard": "A9", "wrex": "D5"}, {"D6": "husk 1/1 runner"}).set("wrex", xp=2).act("wrex")
    game.play("use standard headbutt")
    assert "wrex krogan-warlord" not in game.offered("unlock")
    game = Skirmish({"shepard": "A9", "wrex": "D5"}, {"D6": "husk 1/1 runner"}, abilities=["krogan-best"])
    game.set("wrex", xp=2).act("wrex").play("use standard headbutt")
    assert "wrex krogan-warlord" in game.offered("unlock")
    assert "wrex forty-six" not in game.offered("unlock"), "a loyalty ability"
    for known, offered in ((["warp"], False), (["warp", "barrier"], True)):
        game = Skirmish({"shepard": "D5"}, {"D8": "husk 1/1 runner"}, abilities=known).set("shepard", xp=2)
        game.act("shepard").play("use standard shot")
        assert ("shepard biotic-charge" in game.offered("unlock")) is offered


def test_the_resilience_scale_of_the_ravager() -> None:
    """The example: 4 damage in the first round, 6 in the second; 5 more are needed."""
    game = Skirmish({"shepard": "D5"}, champions=RAVAGER).act("shepard", "ees")
    game.play("use empowered shot", "use empowered shot")
    ravager = game.foe("D8")
    assert ravager is not None
    assert (ravager.level, ravager.damage) == (1, 0)
    game.hurt("D8", damage=4).act("shepard", "ess").s.mats = ((),) * 4
    game.act("shepard", "ess").play("use empowered shot")
    assert game.foe("D8") is not None
    assert game.foe("D8").level == 2  # type: ignore[union-attr]
    game.hurt("D8", damage=4).s.mats = ((),) * 4
    game.act("shepard", "sss").play("use standard shot")
    assert game.foe("D8") is None
    assert (game.s.beaten, game.s.xp[0]) == ((0,), 1)


def test_excess_damage_is_lost() -> None:
    """Champions: what is more than the shield is ignored."""
    game = Skirmish({"shepard": "D5"}, champions=RAVAGER).hurt("D8", damage=3).act("shepard", "ess")
    game.play("use empowered shot")
    assert game.damage("D8") == 0


def test_an_avenger_comes_nearer() -> None:
    """Avenger: hurt and not defeated, it moves a hex towards whoever hurt it; the player chooses among equals."""
    game = Skirmish({"shepard": "D5"}, {"D8": "cannibal 2/4 avenger"}).act("shepard").play("use standard shot")
    assert game.foes() == {"D7": "cannibal"}
    game = Skirmish({"shepard": "A9", "wrex": "D5"}, {"D6": "cannibal 2/4 avenger"}).act("wrex")
    game.play("use standard shotgun-blast")
    assert game.foes() == {"D6": "cannibal"}, "nearer than beside it can't come"


def test_an_avenger_chooses_among_equally_near_hexes() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D7"}, {"D8": "cannibal 2/4 avenger"}).act("shepard")
    game.play("use standard shot")
    assert game.asks == "relocate"
    assert game.offered("advance") == {"C8", "D8", "E8"}, "nowhere it would be nearer"


def test_an_avenger_moves_as_if_it_advanced() -> None:
    """Avenger, fire: of equally near hexes it takes one that does not burn."""
    foes, heroes = {"D8": "cannibal 2/4 avenger"}, {"shepard": "D5", "garrus": "D7"}
    game = Skirmish(heroes, foes, marks={"C8": "f"}).act("shepard").play("use standard shot")
    assert game.offered("advance") == {"D8", "E8"}
    game = Skirmish({"shepard": "D5"}, foes, marks={"D7": "f"}).act("shepard").play("use standard shot")
    assert game.damage("D7") == 2, "nearer it gets no other way"


def test_a_stunned_avenger_stays() -> None:
    """Stunned enemies: no specialisation on that side."""
    game = Skirmish({"shepard": "D5"}, {"D8": "cannibal 2/4 avenger"}).hurt("D8", stunned=True).act("shepard")
    assert game.play("use standard shot").foes() == {"D8": "cannibal"}


def test_smoke_hides_the_centurion_from_afar() -> None:
    """Smoke: while he carries no damage token, nobody 4 or more hexes away can target him."""
    champions = {"1": ("centurion", "D9", [4, 5, 4])}
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=champions).act("shepard")
    assert "standard shot" not in game.offered("use")
    game = Skirmish({"shepard": "D6"}, faction="cerberus", champions=champions).act("shepard")
    assert "standard shot" in game.offered("use")
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=champions).hurt("D9", damage=1).act("shepard")
    assert "standard shot" in game.offered("use")


def test_a_cloak_hides_the_phantom_from_afar() -> None:
    """Cloak: damaged or not."""
    champions = {"1": ("phantom", "D9", [4, 4])}
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=champions).hurt("D9", damage=1).act("shepard")
    assert "standard shot" not in game.offered("use")


def test_swarmers_hurt_those_beside_a_collapsing_ravager() -> None:
    game = Skirmish({"shepard": "D7", "garrus": "D9", "liara": "B5"}, champions=RAVAGER).hurt("D8", damage=3)
    game.act("shepard").play("use standard shot")
    assert [game.health(hero)[0] for hero in ("shepard", "garrus", "liara")] == [2, 2, 3]


def test_kai_leng_withdraws_when_a_level_collapses() -> None:
    """Withdraw: up to 3 hexes away from the nearest hero."""
    champions = {"1": ("kai-leng", "D5", [5, 5])}
    game = Skirmish({"shepard": "D3"}, faction="cerberus", champions=champions).hurt("D5", damage=4).act("shepard")
    game.play("use standard shot")
    assert game.asks == "relocate"
    game.play("advance D8")
    assert game.foes() == {"D8": "kai-leng"}


def test_of_two_heroes_equally_near_the_player_says_from_which_kai_leng_withdraws() -> None:
    """Withdraw, house: a tie is the active hero's player's to break."""
    champions = {"1": ("kai-leng", "D5", [5, 5])}
    game = Skirmish({"shepard": "D3", "garrus": "D7"}, faction="cerberus", champions=champions)
    game.hurt("D5", damage=4).act("shepard").play("use standard shot")
    assert (game.asks, game.offered("strike")) == ("shun", {"shepard", "garrus"})
    assert "C3" in game.play("strike garrus").offered("advance"), "away from Garrus, round Shepard"


def test_plating_lowers_the_first_damage_of_a_round() -> None:
    champions = {"1": ("rampart-mech", "D8", [4, 4])}
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=champions).act("shepard", "ees")
    game.play("use empowered shot")
    assert game.damage("D8") == 1
    game.play("use empowered shot")
    assert game.damage("D8") == 3


def test_champions_can_not_be_stunned() -> None:
    game = Skirmish({"shepard": "A9", "garrus": "D5"}, {"C5": "husk"}, champions={"1": ("brute", "D6", [5])})
    game.act("garrus").play("use standard overload")
    assert game.foe("C5").stunned  # type: ignore[union-attr]
    assert not game.foe("D6").stunned  # type: ignore[union-attr]
