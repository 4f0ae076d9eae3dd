"""The campaign ("Mapa kampaně"): forks, loyalty missions, rewards, legacies, endings; and setting up a mission."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.printed.missions import LOYALTY, MAIN, MISSIONS
from klubovna.games.hagalaz.roster import GARRUS, WREX
from klubovna.games.hagalaz.rules.campaign.route import Route, gained
from klubovna.games.hagalaz.rules.ending import finish
from klubovna.games.hagalaz.rules.heroes.experience import unlock
from klubovna.games.hagalaz.rules.heroes.wounds import most_shields
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.state import Deed
from klubovna.kernel.table import Table
from tests.kernel.set_table import SetTable


class Chronicle(SetTable):
    """A campaign in which missions end as the test wants."""

    def __init__(self, players: int = 1, scenario: str = "campaign", **options: Any) -> None:
        settings = GAME.settings({"scenario": scenario, "players": players, **options})
        self.table = Table(GAME, GAME.content(), settings, bytes(32))

    def go(self, mission: str, result: str, *, side: bool = False, data: int = 0) -> Chronicle:
        """To this mission, and straight to its end."""
        self.table.play(f"embark {mission}")
        s = self.s
        if side:
            s.achieved = ("side",)
        s.items = (*s.items[:3], data)
        finish(s, result)
        self.table.proceed()
        while self.table.decision is not None and not isinstance(self.table.decision, Route):
            self.table.play(self.table.options[0])
        return self


def test_a_campaign_begins_with_a_choice_of_two() -> None:
    game = Chronicle()
    assert set(game.options) == {"embark cerberus-weapons", "embark breakthrough"}
    assert "story-76" in [message.id for message in game.table.log]


def test_after_cerberus_weapons_the_way_leads_to_atlas_binary_or_to_a_loyalty_mission() -> None:
    """Marking the way: the example of the rulebook."""
    game = Chronicle().go("cerberus-weapons", "paragon")
    assert {"embark atlas-binary", "embark test-subjects"} <= set(game.options)
    assert {f"embark {mission}" for mission in LOYALTY} <= set(game.options)
    game.go("the-nest", "loyalty")
    assert set(game.options) == {"embark atlas-binary", "embark test-subjects"}, "one between two main missions"


def test_after_atlas_binary_the_reactor_or_the_data_core() -> None:
    game = Chronicle().go("cerberus-weapons", "paragon").go("atlas-binary", "renegade")
    assert {text for text in game.options if text.split()[1] in MAIN} == {"embark reactor", "embark data-core"}


def test_at_most_two_loyalty_missions_and_each_once() -> None:
    game = Chronicle().go("cerberus-weapons", "paragon").go("the-nest", "time").go("atlas-binary", "paragon")
    assert "embark the-nest" not in game.options
    game.go("sharpshooters", "loyalty")
    assert set(game.options) == {"embark reactor", "embark data-core"}


def test_a_loyalty_mission_unlocks_the_hero_s_ability() -> None:
    game = Chronicle().go("cerberus-weapons", "paragon").go("the-nest", "loyalty")
    wrex = game.s.content.kits[4]
    assert game.s.abilities[4] & wrex.bits["forty-six"]
    assert Chronicle().go("cerberus-weapons", "paragon").go("the-nest", "time").s.abilities[4] == wrex.start


def test_two_failures_end_the_campaign_early() -> None:
    """Victory and defeat: if both of the first missions fail."""
    game = Chronicle().go("cerberus-weapons", "time").go("atlas-binary", "shepard")
    assert game.table.outcome is not None
    assert (game.table.outcome.reason, game.table.outcome.winners) == ("early-end", ())


def test_one_failure_does_not() -> None:
    game = Chronicle().go("cerberus-weapons", "time").go("atlas-binary", "paragon").go("reactor", "time")
    assert game.table.outcome is not None
    assert game.table.outcome.reason != "early-end"


def test_war_readiness_and_the_perfect_end() -> None:
    """Paragon three times with all side objectives, two loyalty missions, and the crossroads: 16 points."""
    game = Chronicle().go("cerberus-weapons", "paragon", side=True).go("the-nest", "loyalty")
    assert game.s.readiness == 5
    game.go("atlas-binary", "paragon", side=True).go("sharpshooters", "loyalty").go("reactor", "paragon", side=True)
    assert game.table.outcome is not None
    assert (game.table.outcome.reason, game.table.outcome.scores) == ("perfect", {"player-1": 16})
    assert game.table.outcome.winners == ("player-1",)


@pytest.mark.parametrize(("result", "readiness"), [("paragon", 7), ("renegade", 3)])
def test_the_crossroads_know_how_both_missions_were_won(result: str, readiness: int) -> None:
    game = Chronicle().go("cerberus-weapons", result).go("atlas-binary", result)
    assert game.s.readiness == readiness


def test_every_third_box_of_data_unlocks_an_ability() -> None:
    """Data tokens: boxes are counted through the whole campaign."""

    def unlocked(game: Chronicle) -> int:
        return sum(message.id == "log-unlocked" for message in game.table.log)

    game = Chronicle().go("cerberus-weapons", "paragon", data=2)
    assert (game.s.data, unlocked(game)) == (2, 0)
    game.go("atlas-binary", "paragon", data=2)
    assert (game.s.data, unlocked(game)) == (4, 1)


def test_items_do_not_last_beyond_a_mission() -> None:
    """Medigel, grenades: what is left goes back into the box."""
    game = Chronicle().play("embark cerberus-weapons")
    game.s.items = (2, 1, 1, 0)
    finish(game.s, "time")
    game.table.proceed()
    game.play(game.options[0])
    s = begun(game, "atlas-binary")
    assert (s.items, len(s.loot)) == ((0, 0, 0, 0), 12)


def begun(game: Chronicle, mission: str) -> Any:
    """The mission up to the first turn, with whatever choices."""
    game.table.play(f"embark {mission}")
    return begin(game)


def begin(game: Chronicle) -> Any:
    rng = random.Random(1)
    while game.s.round == 0 and game.table.decision is not None:
        game.table.play(rng.choice(game.table.options))
    return game.s


def test_paragon_victories_bring_dice_and_renegade_ones_tokens() -> None:
    s = begun(Chronicle().go("cerberus-weapons", "paragon").go("atlas-binary", "renegade"), "reactor")
    assert len(s.gold) == 1
    assert s.renegade == [1, 1, 1, 1]


def legacy(mission: str, result: str, later: str, *, side: bool = False, before: Iterable[tuple[str, str]] = ()) -> Any:
    game = Chronicle()
    for name, how in before:
        game.go(name, how)
    return begun(game.go(mission, result, side=side), later)


def test_the_manifest_silences_a_turret() -> None:
    s = legacy("cerberus-weapons", "renegade", "atlas-binary", side=True)
    assert {s.name(turret.cell) for n, turret in enumerate(s.field.turrets) if s.silent >> n & 1} == {"D10"}


def test_disarmed_crates_leave_two_start_hexes_empty() -> None:
    """Only in the next mission against Cerberus."""
    s = legacy("cerberus-weapons", "paragon", "atlas-binary")
    grunts = sum(foe.post < 0 for foe in s.foes.values())
    assert grunts == len(s.field.spawns) - 2
    s = legacy("atlas-binary", "paragon", "reactor", before=[("cerberus-weapons", "paragon")])
    assert sum(foe.post < 0 for foe in s.foes.values()) == len(s.field.spawns)


@pytest.mark.parametrize(
    ("mission", "result", "item"), [("cerberus-weapons", "renegade", 1), ("breakthrough", "paragon", 0)]
)
def test_spoils_and_gifts(mission: str, result: str, item: int) -> None:
    s = legacy(mission, result, "test-subjects")
    assert s.items[item] == 1
    assert len(s.loot) + len(s.caches) == 11


def test_a_head_start_spares_the_first_leader_a_card() -> None:
    s = legacy("breakthrough", "renegade", "atlas-binary")
    assert [card == -1 for card in s.cards] == [True, False, False, False]


def test_word_of_mouth_brings_a_refugee_to_safety() -> None:
    s = legacy("test-subjects", "paragon", "barrier-generator", before=[("cerberus-weapons", "paragon")])
    assert len(s.lying) == len(s.field.refugees) - 1
    assert sum(s.counts) == 1


def test_lab_codes_break_a_node() -> None:
    s = legacy("test-subjects", "renegade", "data-core", before=[("cerberus-weapons", "paragon")])
    assert [s.name(cell) for cell in s.handled] == ["A6"]


def test_the_captured_atlas_fires_once() -> None:
    """At the start of any turn: 4 damage to an enemy in the open."""
    game = Chronicle().go("cerberus-weapons", "renegade").go("atlas-binary", "paragon")
    begun(game, "reactor")
    while type(game.table.decision).__name__ != "Ally":
        game.table.play(game.table.options[0])
    target = next(action for action in game.table.options if action.text != "done")
    before = len(game.s.foes)
    game.table.play(target)
    assert "strike" not in game.s.boons
    assert len(game.s.foes) < before or any(foe.damage or foe.level for foe in game.s.foes.values())


def test_the_broken_chain_waives_the_first_card() -> None:
    game = Chronicle().go("cerberus-weapons", "paragon").go("atlas-binary", "renegade")
    begun(game, "reactor")
    while "waived" in game.s.boons:
        game.table.play(game.table.options[-1])
    assert "log-scrapped" in [message.id for message in game.table.log]


# Setting up


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_set_up_as_its_page_says(mission: str) -> None:
    """Setting up: champions and a grunt on every start hex, everything the map shows, heroes on start hexes."""
    s = begin(Chronicle(scenario=mission))
    field = s.field
    assert {cell for cell in field.spawns if cell in s.foes} == set(field.spawns)
    there = [cell for cell, posted in zip(field.posts, field.mission.champions, strict=True) if not posted.arrives]
    assert all(cell in s.foes for cell in there)
    assert set(s.at) <= set(field.starts)
    assert len(set(s.at)) == 4
    assert {*s.loot_at, *(cell for _, cell in s.caches)} == {*field.loot, *field.bonus}
    assert len(s.deck) == 32
    assert s.hero(s.leader) == s.hero(s.active) == "shepard"
    covered = {area for area in set(field.area) if s.covered >> area & 1}
    assert field.area[s.at[0]] not in covered


def test_the_hero_of_a_loyalty_mission_comes_along_and_starts_on_the_own_hex() -> None:
    game = Chronicle(scenario="the-nest", veterans="no")
    assert "recruit wrex" not in game.options
    game.play("recruit garrus", "recruit liara")
    s = begin(game)
    assert s.name(s.at[s.team.index(4)]) == s.name(s.field.homes["W"])


def test_the_loyalty_objective_is_a_victory() -> None:
    """Loyalty objectives: in place of paragon and renegade ones."""
    game = Chronicle(scenario="the-nest")
    s = begin(game)
    s.achieved, s.beaten = tuple(o.id for o in s.field.mission.objectives if o.kind == "preparation"), (0, 1)
    s.then(Review())
    game.table.proceed()
    assert game.table.outcome is not None
    assert (game.table.outcome.reason, game.table.outcome.winners) == ("loyalty", ("player-1",))


def test_mines_are_there_again_in_every_mission() -> None:
    """Proximity Mines: refilled at the start of each mission."""
    game = Chronicle().play("embark cerberus-weapons")
    unlock(game.s, GARRUS, "proximity-mines")
    game.play("recruit garrus", "recruit liara", "recruit wrex")
    assert game.s.mines == 3


def test_three_companions_are_chosen() -> None:
    game = Chronicle(scenario="cerberus-weapons")
    assert set(game.options) == {"recruit garrus", "recruit liara", "recruit tali", "recruit wrex"}
    game.play("recruit tali", "recruit wrex", "recruit garrus")
    assert game.s.team == (0, 3, 4, 1)


@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_heroes_are_shared(players: int, shares: list[int]) -> None:
    """Sharing control."""
    s = begin(Chronicle(players, "cerberus-weapons"))
    assert [s.owners.count(seat) for seat in range(players)] == shares


def test_seats_can_change_between_missions() -> None:
    game = Chronicle(2).play("embark cerberus-weapons", "recruit garrus", "recruit liara", "recruit wrex")
    game.play("take garrus", "take shepard", "take liara")
    assert game.s.owners == (1, 0, 0, 1)


def test_veterans_know_something() -> None:
    """(House: a single mission of a later act.)"""
    s = begin(Chronicle(scenario="reactor"))
    assert len(s.gold) == 1
    assert all(s.abilities[hero].bit_count() == s.content.kits[hero].start.bit_count() + 2 for hero in s.team)
    s = begin(Chronicle(scenario="reactor", veterans="no"))
    assert (s.gold, s.abilities) == ("", tuple(kit.start for kit in s.content.kits))


def test_what_veterans_have_learned_counts_from_the_beginning() -> None:
    """Krogan Hide: Wrex begins with the shield more that he can bear. (House: veterans.)"""
    game = Chronicle(scenario="reactor")
    while game.s.round == 0:
        wanted = [text for text in ("recruit wrex", "unlock wrex krogan-hide") if text in game.options]
        game.table.play(wanted[0] if wanted else game.table.options[0])
    wrex = game.s.crew.index("wrex")
    assert game.s.shields[wrex] == most_shields(game.s, wrex) == game.s.content.kits[WREX].hero.shields + 1


def test_what_a_mission_is_worth() -> None:
    page = GAME.content().ground("reactor").mission  # type: ignore[attr-defined]
    assert [gained(page, result, False) for result in ("paragon", "renegade", "failure")] == [4, 3, 0]
    assert gained(page, "failure", True) == 1


def test_deeds_are_remembered() -> None:
    game = Chronicle().go("breakthrough", "time", side=True)
    assert (game.s.deeds, game.s.flags) == ((Deed("breakthrough", "failure"),), ("breakthrough",))


def told(game: Chronicle) -> list[int]:
    return [int(message.id.removeprefix("story-")) for message in game.table.log if message.id.startswith("story-")]


def test_every_section_of_the_story_book_is_read_somewhere() -> None:
    """76 opens a campaign, so there are at least so many ("Vítejte na Hagalazu")."""
    box: Any = GAME.content()
    campaign = box.campaign
    pages = [page.story for page in box.missions.values()]
    read = {campaign.start.story, campaign.early_end.story}
    read |= {part.story for parts in (campaign.crossroads, campaign.interludes, campaign.endings) for part in parts}
    for story in pages:
        read |= {getattr(story, name) for name in story.__struct_fields__ if isinstance(getattr(story, name), int)}
    assert read == {*range(1, 77)}
    assert all(GAME.texts(language).has(f"story-{section}") for language in ("cs", "en") for section in read)


def test_a_section_may_unlock_an_ability() -> None:
    """ "K odemknutí schopnosti vás vyzve příběhový oddíl"."""
    game = Chronicle().play("embark cerberus-weapons")
    finish(game.s, "time")
    game.table.proceed()
    assert 38 in told(game)
    assert game.asks == "learn-any"


def test_what_earlier_missions_mean_is_announced() -> None:
    """A legacy is told when the mission begins."""
    game = Chronicle().go("cerberus-weapons", "renegade", side=True).play("embark atlas-binary")
    said = {message.id: message.args for message in game.table.log}
    assert said["legacy-manifest-bay"] == {"hex": "D10"}
    assert "legacy-spoils" in said


def test_friends_and_favours_are_remembered_at_the_end() -> None:
    game = Chronicle().go("cerberus-weapons", "paragon").go("sharpshooters", "loyalty").go("atlas-binary", "paragon")
    assert {39, 44} <= set(told(game))
    game.go("the-nest", "loyalty").go("reactor", "renegade")
    assert {55, 60} <= set(told(game))


def test_shepard_may_be_a_woman() -> None:
    """Two figures, the same rules ("Velitel Shepard"); in Czech she is called otherwise."""
    game = Chronicle(scenario="reactor", shepard="shepard-f")
    s = begin(game)
    assert s.hero(0) == "shepard-f"
    assert game.table.view(None).mission.heroes[0].id == "shepard-f"
    lines = [GAME.texts("cs").say(message) for message in game.table.log]
    assert any("Shepardová" in line for line in lines)
    assert not any("Shepard " in line for line in lines)
