"""The pieces that a mission falls into for nets: heroes and what threatens them, what is to be done and how far off."""

from __future__ import annotations

from typing import TypeVar

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.aims import FAR, Aim, Next
from klubovna.games.hagalaz.parts import PARTS, Campaign, Clock, Die, Knows, Moment, Used
from klubovna.games.hagalaz.skirmish import Covered, Crowd, Enemy, Fallen, Hero, Spot, Way
from klubovna.games.hagalaz.state import DOWN
from klubovna.kernel.parts import Part, words
from tests.games.hagalaz.hagalaz_table import Skirmish

P = TypeVar("P", bound=Part)
CHAMPION = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "defeat", champions = ["1"] }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"] }
"""


def of(kind: type[P], parts: list[Part]) -> list[P]:
    return [part for part in parts if isinstance(part, kind)]


def every(t: Skirmish) -> list[Part]:
    return PARTS.every(t.s, "player-1")


def known(t: Skirmish) -> list[Part]:
    return PARTS.known(t.s, "player-1")


def hero(t: Skirmish, id: str) -> Hero:
    [found] = [part for part in of(Hero, every(t)) if part.hero == id]
    return found


def test_who_is_beside_a_hero_threatens_and_who_shoots_from_afar() -> None:
    t = Skirmish({"shepard": "D5"}, {"D6": "husk", "D8": "marauder shooter"}).act("shepard")
    attacks = {enemy.kind: t.s.content.kinds[enemy.kind].attack for enemy in of(Enemy, every(t)) if enemy.strikes}
    assert len(attacks) == 2
    assert hero(t, "shepard").danger == sum(attacks.values())
    assert Crowd(enemies=2, striking=2) in every(t)


def test_who_is_far_away_or_stunned_does_not() -> None:
    t = Skirmish({"shepard": "D5"}, {"A9": "husk"}).put("D6", "husk", stunned=True).act("shepard")
    assert hero(t, "shepard").danger == 0
    assert sorted((enemy.near, enemy.strikes) for enemy in of(Enemy, every(t))) == [(1, False), (5, False)]


def test_damage_on_an_enemy_leaves_less_to_be_done() -> None:
    t = Skirmish({"shepard": "D5"}).put("D6", "husk 1/2", damage=1).act("shepard")
    assert [enemy.hits for enemy in of(Enemy, every(t))] == [1]


def test_a_champion_has_levels() -> None:
    t = Skirmish({"shepard": "D5"}, champions={"1": ("brute", "D7", [3, 4])}, objectives=CHAMPION).act("shepard")
    t.hurt("D7", level=1, damage=1)
    [brute] = of(Enemy, every(t))
    assert (brute.hits, brute.levels) == (3, 1)
    assert "Enemy sort=brute" in words(brute, t.s.content)


def test_of_covered_areas_only_backs_are_known() -> None:
    t = Skirmish({"shepard": "D5"}, {"D7": "husk 1/2"}).act("shepard")
    t.s.covered = -1
    assert not of(Enemy, known(t))
    assert not [spot for spot in of(Spot, known(t)) if spot.who == "husk"]
    assert of(Covered, known(t)) == [Covered(sort="husk", shields=2, near=2)]
    assert [enemy.kind for enemy in of(Enemy, every(t))] == [t.kind("husk 1/2")]
    assert not of(Enemy, every(t))[0].strikes


def test_how_far_it_is_to_what_is_to_be_done() -> None:
    """The terminal is on G8."""
    t = Skirmish({"shepard": "G6", "wrex": "G3"}, rounds=9).act("shepard")
    aims = of(Aim, every(t))
    assert {(aim.kind, aim.do, aim.first, aim.second, aim.rounds) for aim in aims} == {
        ("paragon", "Use", 2, 5, 9),
        ("renegade", "Use", 2, 5, 9),
    }
    assert {aim.kind: aim.left for aim in aims} == {"paragon": 9, "renegade": 8}
    assert {way.hero: way.steps for way in of(Way, every(t))} == {"shepard": 2, "wrex": 5}


def test_a_champion_is_to_be_defeated_where_he_stands() -> None:
    """As long as he has not come, it is as far as can be."""
    t = Skirmish({"shepard": "D5"}, champions={"1": ("brute", "D7", [3])}, objectives=CHAMPION).act("shepard")
    [there] = [aim for aim in of(Aim, every(t)) if aim.kind == "paragon"]
    assert (there.do, there.left, there.first) == ("Defeat", 1, 2)
    t.s.foes.clear()
    [away] = [aim for aim in of(Aim, every(t)) if aim.kind == "paragon"]
    assert (away.left, away.first) == (1, FAR)


def test_whoever_walks_sees_where_the_way_leads() -> None:
    t = Skirmish({"shepard": "G6"}).act("shepard", "222").play("use move2 move")
    assert [step.hex for step in of(Next, known(t))] == ["G7"]
    assert not of(Next, every(t))
    [moment] = of(Moment, every(t))
    assert (moment.asked, moment.hero, moment.left) == ("Walk", "shepard", 2)


def test_a_hero_who_is_down_waits_for_help() -> None:
    t = Skirmish({"shepard": "D5", "liara": "D7"}).act("shepard")
    t.s.status[t.place("liara")] = DOWN
    fallen = {part.hero: (part.status, part.help) for part in of(Fallen, every(t))}
    assert fallen["liara"] == (DOWN, 2)


def test_dice_are_told_by_their_faces() -> None:
    t = Skirmish({"shepard": "D5"}).act("shepard", "sse", "m")
    assert {*of(Die, every(t))} == {Die(False, "s", 2), Die(False, "e", 1), Die(True, "m", 1)}


def test_a_die_on_the_mat_says_what_it_was_used_for() -> None:
    t = Skirmish({"shepard": "D5"}).act("shepard", "222").play("use move2 move", "step D6", "step D7")
    assert of(Used, every(t)) == [Used("shepard", "move")]


def test_time_runs_out() -> None:
    t = Skirmish({"shepard": "D5"}, rounds=4).act("shepard")
    t.s.round = 3
    [clock] = of(Clock, every(t))
    assert (clock.left, clock.turns) == (2, 0)


def test_between_missions_the_campaign_is_all_there_is() -> None:
    s = GAME.set_up(GAME.content(), GAME.settings({"scenario": "campaign", "players": 2}))
    parts = PARTS.every(s, "player-1")
    assert {type(part) for part in parts} == {Campaign, Knows, Moment}
    assert of(Campaign, parts)[0].players == 2
