"""Objectives ("Cíle mise"): what can be done where, preparations, deliveries, exits, captures, and the end."""

from __future__ import annotations

from tests.games.hagalaz.hagalaz_table import Skirmish

SIDE = """
[[objectives]]
id = "side"
kind = "side"
"""


def goals(paragon: str, renegade: str = '{ do = "use", hexes = ["G8"], times = 9 }', more: str = "") -> str:
    return f"""
[[objectives]]
id = "paragon"
kind = "paragon"
{more}
goal = {paragon}
[[objectives]]
id = "renegade"
kind = "renegade"
goal = {renegade}
"""


def reason(game: Skirmish) -> str | None:
    return None if game.table.outcome is None else game.table.outcome.reason


CRATES = {"D5": "o", "D6": "o", "D7": "o"}


def test_an_objective_action_needs_something_to_do() -> None:
    """Objective action: only where the mission says so, and each hex once."""
    game = Skirmish({"shepard": "D5"}, marks=CRATES, objectives=goals('{ do = "use", hexes = ["D5", "D6"], need = 2 }'))
    game.act("shepard", "sss2").play("use standard objective")
    assert game.s.handled == (game.cell("D5"),)
    game.act("shepard", "ssss")
    game.s.mats = ((),) * 4
    assert "standard objective" not in game.act("shepard", "2sss").offered("use")


def test_the_paragon_objective_ends_the_mission() -> None:
    """A victory is found out at once."""
    game = Skirmish({"shepard": "D5"}, marks=CRATES, objectives=goals('{ do = "use", hexes = ["D5"] }'))
    game.act("shepard").play("use standard objective")
    assert reason(game) == "paragon"
    assert game.table.outcome.winners == ("player-1",)  # type: ignore[union-attr]


def test_steps_are_done_in_order() -> None:
    """Leaving before the crates are dealt with does not count, and is not offered."""
    steps = '{ do = "steps", of = [{ do = "use", hexes = ["D5"] }, { do = "leave", by = ["D7"], need = 1 }] }'
    marks = {"D5": "o", "D7": "x"}
    game = Skirmish({"shepard": "D6"}, marks=marks, objectives=goals(steps)).act("shepard", "2s3")
    game.play("use move2 move", "step D7")
    assert "leave-map" not in game.options
    game.play("step D6", "use move3 move", "step D5", "done", "use standard objective")
    game.s.mats = ((),) * 4
    game.act("shepard", "2ss").play("use move2 move", "step D6", "step D7", "leave-map")
    assert reason(game) == "paragon"


def test_whoever_must_leave_is_waited_for() -> None:
    leave = '{ do = "leave", by = ["D7"], need = 1, must = ["shepard"] }'
    game = Skirmish({"shepard": "B5", "garrus": "D6"}, marks={"D7": "x"}, objectives=goals(leave)).act("garrus", "2ss")
    game.play("use move2 move", "step D7", "leave-map")
    assert reason(game) is None
    assert game.s.status[1] == 2


def test_preparations_come_first() -> None:
    """Preparatory objectives: what comes after them is ignored until they are done."""
    prepared = '[[objectives]]\nid = "codes"\nkind = "preparation"\ngoal = { do = "use", hexes = ["D6"] }\n' + goals(
        '{ do = "use", hexes = ["D5"] }', more='after = ["codes"]'
    )
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, marks=CRATES, objectives=prepared).act("shepard", "ssse")
    assert "standard objective" not in game.offered("use")
    game.act("garrus").play("use standard objective")
    assert "standard objective" in game.act("shepard").offered("use")


def test_a_preparation_unlocks_doors() -> None:
    prepared = (
        '[[objectives]]\nid = "codes"\nkind = "preparation"\ngoal = { do = "use", hexes = ["D6"] }\n'
        'then = { do = "unlock" }\n' + goals('{ do = "use", hexes = ["D5"] }', more='after = ["codes"]')
    )
    game = Skirmish({"shepard": "D6"}, marks=CRATES, sides={"B5-B6": "locked"}, objectives=prepared, sealed=True)
    game.act("shepard").play("use standard objective")
    assert game.s.locked == 0


def test_sealed_doors_are_not_opened_by_hand() -> None:
    """Doors: others can be unlocked by an Objective action beside them."""
    game = Skirmish({"shepard": "B5"}, sides={"B5-B6": "locked"}).act("shepard").play("use standard objective")
    assert game.s.locked == 0


def test_counted_actions_are_counted_for_each_objective() -> None:
    """The terminal of a core: paragon and renegade are separate; the action may cost health."""
    both = goals('{ do = "use", hexes = ["D5"], times = 2 }', '{ do = "use", hexes = ["D5"], times = 2, damage = 1 }')
    game = Skirmish({"shepard": "D5"}, marks={"D5": "t"}, objectives=both).act("shepard").play("use standard objective")
    assert game.offered("work") == {"paragon", "renegade"}
    game.play("work renegade")
    assert game.health("shepard") == (2, 7)
    game.s.mats = ((),) * 4
    game.act("shepard").play("use standard objective", "work paragon")
    assert reason(game) is None
    game.s.mats = ((),) * 4
    game.act("shepard").play("use standard objective", "work renegade")
    assert reason(game) == "renegade"


DELIVERY = goals('{ do = "deliver", token = "refugee", to = ["D8"], need = 2 }')


def test_refugees_are_picked_up_and_delivered_by_coming() -> None:
    """Carrying: a hero can carry several."""
    marks = {"D6": "r", "D7": "r", "D8": "x"}
    game = Skirmish({"shepard": "D6"}, marks=marks, objectives=DELIVERY).act("shepard", "2ss")
    game.play("use standard objective")
    assert game.s.held[0] == ("refugee",)
    game.play("use move2 move", "step D7", "done")
    game.s.mats = ((),) * 4
    game.act("shepard", "2ss").play("use standard objective", "use move2 move", "step D8")
    assert reason(game) == "paragon"


def test_a_knocked_out_carrier_drops_refugees() -> None:
    game = Skirmish(
        {"shepard": "A9", "garrus": "D5"}, {"D6": "marauder 3/3 plain"}, marks={"B2": "rx"}, objectives=DELIVERY_ONE
    )
    game.s.lying, game.s.held = (), ((), ("refugee",), (), ())
    game.set("garrus", health=1, shields=0).threat("marauder-drill", "garrus")
    assert game.s.lying == (("refugee", game.cell("D5")),)


DELIVERY_ONE = goals('{ do = "deliver", token = "refugee", to = ["B2"], need = 1 }')


def test_the_drive_lies_there_only_when_it_is_wanted() -> None:
    """Steps: read the core, then carry the drive away."""
    steps = """{ do = "steps", of = [
      { do = "use", hexes = ["D5"] }, { do = "deliver", token = "drive", at = "D5", to = ["D7"] }] }"""
    game = Skirmish({"shepard": "D5"}, marks={"D5": "t", "D7": "x"}, objectives=goals(steps)).act("shepard", "ss2")
    assert game.s.lying == ()
    game.play("use standard objective")
    assert game.s.lying == (("drive", game.cell("D5")),)
    game.s.mats = ((),) * 4
    game.act("shepard", "s2s").play("use standard objective", "use move2 move", "step D6", "step D7")
    assert reason(game) == "paragon"


ATLASES = {"1": ("atlas", "D6", [5, 6]), "2": ("atlas", "B2", [5, 6])}
CAPTURE = goals(
    '{ do = "capture", champions = ["1", "2"], need = 2 }',
    '{ do = "defeat", champions = ["1", "2"], need = 2, captured = true }',
)


def test_a_champion_that_has_lost_a_level_can_be_captured() -> None:
    """Capturing: from beside, and it counts as captured, not as defeated."""
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=ATLASES, objectives=CAPTURE).act("shepard")
    assert "standard objective" not in game.offered("use")
    game.hurt("D6", level=1).act("shepard").play("use standard objective")
    assert (game.s.captured, game.s.beaten, game.foe("D6")) == ((0,), (), None)


def test_one_captured_and_one_defeated_is_a_renegade_victory() -> None:
    game = Skirmish({"shepard": "D5"}, faction="cerberus", champions=ATLASES, objectives=CAPTURE)
    game.s.captured = (1,)
    del game.s.foes[game.cell("B2")]
    game.hurt("D6", level=1, damage=5).act("shepard").play("use standard shot")
    assert reason(game) == "renegade"


def test_disabled_turrets_are_counted_at_the_same_time() -> None:
    side = goals('{ do = "use", hexes = ["G8"], times = 9 }') + SIDE + 'goal = { do = "silence", need = 2 }\n'
    team = ("shepard", "garrus", "tali", "wrex")
    game = Skirmish({"shepard": "A9", "tali": "D5"}, team=team, turrets={"D6": "W", "D2": "E"}, objectives=side)
    game.s.silent = 0b10
    game.turn("tali", "?" * 3).luck("c22").play("fly D5", "hack D6")
    assert game.s.achieved == ("side",)


def test_data_is_counted_at_the_end() -> None:
    side = goals('{ do = "use", hexes = ["D5"] }') + SIDE + 'goal = { do = "data", need = 2 }\n'
    game = Skirmish({"shepard": "D5"}, marks={"D5": "o"}, objectives=side)
    game.s.items = (0, 0, 0, 2)
    game.act("shepard").play("use standard objective")
    assert reason(game) == "paragon"
    assert game.s.flags == ("own",)
