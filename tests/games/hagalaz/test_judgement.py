"""What bots go by: what brings a victory nearer looks better than what does not."""

from __future__ import annotations

from typing import Any

from klubovna.games.hagalaz import GAME
from klubovna.games.hagalaz.judgement import MOST
from klubovna.games.hagalaz.planning import NEVER, Mate, rounds_to
from klubovna.games.hagalaz.state import Deed
from klubovna.kernel.frames import Outcome
from tests.games.hagalaz.hagalaz_table import Skirmish

LEAVING = """
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "deliver", token = "refugee", to = ["D1"] }
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "leave", by = ["D9"], need = 1, must = ["shepard"] }
"""


def judge(game: Skirmish) -> float:
    assert GAME.judgement is not None
    return GAME.judgement(game.s, "player-1")


def when(game: Skirmish, id: str) -> float:
    """In how many rounds an objective could be achieved."""
    s: Any = game.s
    crew = [Mate(s.hero(place), at, 0.0, 0) for place, at in enumerate(s.at) if at >= 0]
    return rounds_to(s, next(o for o in s.field.mission.objectives if o.id == id), crew)


def leaving(at: str, foes: dict[str, str] | None = None, **more: Any) -> Skirmish:
    marks = {"D9": "x", "D1": "x", "G5": "r"}
    return Skirmish({"shepard": at}, foes, marks=marks, objectives=LEAVING, **more).act("shepard", "2sss")


def test_nearer_to_the_exit_is_better() -> None:
    assert when(leaving("D3"), "paragon") > when(leaving("D5"), "paragon") > when(leaving("D8"), "paragon")
    assert judge(leaving("D3")) < judge(leaving("D5")) < judge(leaving("D8"))


def test_a_way_around_is_longer_and_a_locked_door_is_one() -> None:
    walls = {"D7-D8": "wall", "C8-D8": "wall", "D8-E8": "wall"}
    assert when(leaving("D7", sides=walls), "paragon") > when(leaving("D7"), "paragon")
    door = {**walls, "D7-D8": "locked"}
    assert when(leaving("D7", sides=door), "paragon") > when(leaving("D7"), "paragon")


def test_enemies_in_the_way_take_time() -> None:
    ring = {"D6": "husk", "C6": "husk", "E6": "husk"}
    assert when(leaving("D5", ring), "paragon") > when(leaving("D5"), "paragon")


def test_what_is_carried_is_brought_and_what_lies_is_fetched() -> None:
    game = leaving("G5")
    fetching = when(game, "renegade")
    game.s.held = (("refugee",), (), (), ())
    game.s.lying = ()
    assert when(game, "renegade") < fetching < NEVER


TWO = LEAVING.replace('to = ["D1"]', 'to = ["D1"], need = 2')


def test_while_one_carries_the_others_go_on() -> None:
    """Two are to be brought, each by another hero: once the first has taken one up, both come home sooner."""
    marks = {"D9": "x", "D1": "x", "G5": "r", "A5": "r"}
    game = Skirmish({"shepard": "G5", "garrus": "A5"}, marks=marks, objectives=TWO).act("shepard", "2sss")
    fetching = when(game, "renegade")
    game.s.held = (("refugee",), (), (), ())
    game.s.lying = (("refugee", game.cell("A5")),)
    assert when(game, "renegade") <= fetching


def test_the_harder_victory_is_worth_more() -> None:
    """Paragon victories bring more ("Vítězství a porážka")."""
    game = leaving("D9")
    values = []
    for result in ("paragon", "renegade", "time"):
        game.s.outcome = Outcome(("player-1",) if result != "time" else (), {}, result)
        values.append(judge(game))
    assert values[0] > values[1] > MOST > values[2]


def test_nobody_wins_without_those_who_must_be_there() -> None:
    game = leaving("D8")
    game.s.at[0], game.s.status[0] = -1, 1
    assert when(game, "paragon") == NEVER


def test_danger_and_wounds_look_bad() -> None:
    assert judge(leaving("D3").set("shepard", health=1)) < judge(leaving("D3"))
    assert judge(leaving("D3", {"D2": "husk"})) < judge(leaving("D3", {"G1": "husk"}))


def test_no_mission_looks_better_than_one_that_is_won() -> None:
    """In a campaign the mission is over then, and nothing of it lies on the table any more."""
    game = leaving("D9")
    game.s.on, game.s.deeds = False, (Deed("reactor", "renegade"),)
    won = judge(game)
    game.s.deeds = (Deed("reactor", "failure"),)
    assert judge(game) < judge(leaving("D3")) < judge(leaving("D9")) <= MOST <= won <= 1
