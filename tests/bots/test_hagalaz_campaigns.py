"""How bots of Hagalaz look at a whole campaign: side objectives, data, which mission comes next, who learns."""

from __future__ import annotations

import random
from typing import Any

from klubovna.bots.budget import Budget
from klubovna.bots.questions import ask, question
from klubovna.bots.search import Mind
from klubovna.bots.yardsticks import choose_greedily
from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.choices import LEAVE
from klubovna.games.hagalaz.planning import NEVER
from klubovna.games.hagalaz.printed.goals import Leave
from klubovna.games.hagalaz.printed.missions import LOYALTY
from klubovna.games.hagalaz.roster import LIARA, SHEPARD, WREX
from klubovna.games.hagalaz.rules.campaign.route import Debriefing
from klubovna.games.hagalaz.rules.heroes.experience import ANY_HERO, Learn, unlock
from klubovna.games.hagalaz.rules.heroes.moving import Walk
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.state import DATA
from tests.games.hagalaz.hagalaz_table import Skirmish
from tests.games.hagalaz.test_campaign import Chronicle, begun
from tests.games.hagalaz.test_judgement import when
from tests.kernel.set_table import SetTable

GOALS = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "leave", by = ["D9"], need = 1, must = ["shepard"] }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"], times = 9 }
[[objectives]]
id = "side"
kind = "side"
goal = SIDE
"""
MANIFEST = '{ do = "use", hexes = ["G5"] }'


def mission(side: str = MANIFEST, *, campaign: bool = True, garrus: str = "G5", **more: Any) -> Skirmish:
    """Shepard is nearly at the exit on D9, Garrus at the side objective or somewhere else."""
    marks = {"D9": "x", "G5": "t", "B1": "o", "G7": "l"}
    goals = GOALS.replace("SIDE", side)
    heroes = {"shepard": "D8", "garrus": garrus, "liara": "A7", "wrex": "A8"}
    game = Skirmish(heroes, marks=marks, objectives=goals, **more)
    game.s.campaign = campaign
    return game


def judge(game: SetTable) -> float:
    assert GAME.judgement is not None
    return GAME.judgement(game.s, "player-1")


def greedy(game: SetTable) -> set[str]:
    """What looks best one step ahead; several, where several look the same."""
    s, seat = game.table.state, game.table.seat
    assert seat is not None
    return {ask(choose_greedily, GAME, s, seat, game.table.options, random.Random(seed)).text for seed in range(12)}


def where_to(game: Chronicle) -> set[str]:
    return {text.removeprefix("embark ") for text in greedy(game)}


def test_a_side_objective_that_costs_nothing_is_taken_along() -> None:
    """Garrus stands where it is to be had, and Shepard needs nobody to leave."""
    assert greedy(mission().act("garrus", "sss")) == {"use standard objective"}


def test_whoever_is_free_goes_for_it() -> None:
    """Although both victories lie the other way."""
    back = MANIFEST.replace("G5", "B1")
    assert judge(mission(back, garrus="B2")) > judge(mission(back, garrus="B4"))


def test_it_is_worth_nothing_where_no_campaign_comes_after() -> None:
    """A single mission is won or lost."""
    done, open = mission(campaign=False), mission(campaign=False)
    done.s.achieved = ("side",)
    assert judge(done) == judge(open)


def test_a_victory_waits_for_a_side_objective_that_is_near_and_for_no_other() -> None:
    won = judge(Chronicle().go("cerberus-weapons", "paragon"))
    near, done, hopeless = mission(), mission(), mission(garrus="A1")
    done.s.achieved = ("side",)
    hopeless.s.round = hopeless.s.field.mission.mission.rounds
    assert judge(hopeless) < won < judge(near) < judge(done)


def test_the_last_mission_counts_like_any_other() -> None:
    """Who is ready enough for a good end still wants to win, and the better victory."""

    def ending(result: str) -> float:
        game = Chronicle().go("cerberus-weapons", "paragon", side=True).go("atlas-binary", "paragon", side=True)
        assert game.go("reactor", result).outcome.winners
        return judge(game)

    assert ending("time") < ending("renegade") < ending("paragon")


def test_nobody_looks_beyond_the_mission_that_is_played() -> None:
    """Shepard, the last of three, can leave. How the next mission would begin says nothing about that."""
    game = Chronicle()
    s = begun(game, "cerberus-weapons")
    s.handled = tuple(s.field.number[hex] for hex in ("B6", "B8", "H6", "H8"))
    s.counts = tuple(2 * isinstance(leaf, Leave) for leaf in s.field.leaves)
    s.at[0] = s.field.number["F12"]
    Review().run(s)
    s.stack[:] = [Debriefing(), Walk(0, 0, 1)]
    game.table.proceed()
    mind = Mind(GAME, "player-1")
    thought = mind.think(
        question(GAME, s, "player-1", game.table.options), random.Random(1), Budget(iterations=80, curiosity=8.0)
    )
    left = mind.root.branch(s.stack[-1]).nodes[LEAVE]
    assert thought.best == LEAVE.text
    assert left.visits > 8
    assert not left.branches


# Between missions


def test_a_loyalty_mission_adds_readiness_and_all_ways_stay_open() -> None:
    game = Chronicle().go("breakthrough", "paragon")
    assert where_to(game) <= {*LOYALTY}


def test_a_lost_loyalty_mission_is_not_tried_again_and_another_comes_later() -> None:
    game = Chronicle().go("breakthrough", "paragon").go("the-nest", "time")
    assert where_to(game) <= {"atlas-binary", "test-subjects"}
    assert where_to(game.go("atlas-binary", "renegade")) <= {*LOYALTY} - {"the-nest"}


def test_those_who_know_most_go_on_the_mission() -> None:
    game = Chronicle()
    for hero, ability in ((WREX, "krogan-hide"), (LIARA, "stasis"), (LIARA, "warp-ammo")):
        unlock(game.s, hero, ability)
    game.play("embark breakthrough")
    assert greedy(game) == {"recruit liara"}
    game.play("recruit liara")
    assert greedy(game) == {"recruit wrex"}


def test_whoever_hardly_ever_comes_along_is_not_taught() -> None:
    """Shepard is always there, and three of the others."""
    game = Chronicle().go("breakthrough", "paragon")
    for hero, ability in ((1, "steady-hand"), (LIARA, "stasis"), (WREX, "krogan-hide")):
        unlock(game.s, hero, ability)
    game.s.then(Learn(SHEPARD, ANY_HERO))
    game.table.proceed()
    assert not [text for text in greedy(game) if text.startswith("unlock tali")]


# Data


def test_data_beside_the_way_is_picked_up_in_a_campaign() -> None:
    """D6 and C6 are both a step towards the exit of those who come from C5; on one of them lies data."""
    for hex in ("D5", "C6"):
        game = mission(garrus="G1")
        game.s.at[0] = game.cell("C5")
        game.s.caches = (("data", game.cell(hex)),)
        game.act("shepard", "2sss").play("use move2 move")
        assert greedy(game) == {f"step {hex}"}


def test_the_third_box_is_worth_more_than_the_first() -> None:
    """It unlocks an ability."""

    def boxes(count: int) -> float:
        game = mission()
        game.s.at[0] = game.cell("D1")
        game.s.items = (*game.s.items[:DATA], count)
        return judge(game)

    assert boxes(3) - boxes(2) > boxes(1) - boxes(0) > 0


def test_a_side_objective_that_asks_for_data_needs_loot_that_is_left() -> None:
    game = mission('{ do = "data", need = 1 }', garrus="G1")
    there = when(game, "side")
    game.s.caches = (("data", game.cell("G6")),)
    assert when(game, "side") < there
    game.s.caches = game.s.loot_at = ()
    assert when(game, "side") == NEVER
    game.s.items = (0, 0, 0, 1)
    assert when(game, "side") == 0


def test_turrets_are_silenced_by_chatika() -> None:
    """Nobody else can, and a turret after another takes time."""
    turrets = {"D3": "W", "D7": "W"}
    two = '{ do = "silence", need = 2 }'
    assert when(mission(two, turrets=turrets), "side") == NEVER
    game = mission(two, turrets=turrets, team=("shepard", "garrus", "wrex", "tali"))
    game.s.at[3] = game.s.drone = game.cell("D1")
    both = when(game, "side")
    game.s.silent = 1
    assert 0 < when(game, "side") < both
    game.s.silent = 3
    assert when(game, "side") == 0
