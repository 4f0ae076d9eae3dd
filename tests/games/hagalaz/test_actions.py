"""One action of a hero, from its start to its end ("Krok B: Akce"): what belongs to it and what does not."""

from __future__ import annotations

from tests.games.hagalaz.hagalaz_table import Skirmish

TOUGH = "marauder 3/4"
CATCHER = "husk 1/2 catcher"


def test_medigel_and_grenades_need_an_action() -> None:
    """At the start or at the end of any action ("Žetony kořisti"): with dice that are merely put down there is none."""
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, {"F8": TOUGH}).set("garrus", health=2)
    game.s.items = (1, 1, 0, 0)
    game.act("shepard", "sse")
    assert game.refused("medigel garrus") == "no-action"
    game.put("D3", TOUGH).act("shepard", "sse")
    assert game.offered("medigel") == {"garrus"}
    assert game.offered("grenade") != set()


def test_whoever_uses_something_at_the_start_of_an_action_takes_it() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, {"D3": TOUGH}).set("garrus", health=2)
    game.s.items = (1, 0, 0, 0)
    game.act("shepard", "sse").play("medigel garrus")
    assert game.refused("spare standard") == "begun"
    assert game.options == ["use empowered shot", "use standard shot"]


def test_at_the_end_of_an_action_nothing_else_has_to_follow() -> None:
    game = Skirmish({"shepard": "D5", "garrus": "D6"}, {"D3": TOUGH}).set("garrus", health=2)
    game.s.items = (1, 0, 0, 0)
    game.act("shepard", "sse").play("use standard shot", "medigel garrus", "spare standard")
    assert game.health("garrus") == (3, 4)


def test_krogan_warlord_needs_an_action() -> None:
    """ "Na začátku libovolné akce": not where every die is merely put down, and then the action is taken."""
    game = Skirmish({"wrex": "D5"}, abilities=["krogan-warlord"]).set("wrex", points=2).act("wrex", "sse")
    assert game.refused("charge D6") == "no-action"
    game.put("D8", TOUGH).act("wrex", "sse")
    assert game.refused("charge D6") == "no-action", "nobody within reach of a blast"
    game.act("wrex", "2ss").play("charge D6")
    assert (game.at("wrex"), game.refused("spare standard")) == ("D6", "begun")


def test_a_born_leader_spends_one_token_in_the_own_turn() -> None:
    """Born Leader: one token, not one with each action."""
    game = Skirmish({"shepard": "D5"}, {"D3": TOUGH}, abilities=["born-leader"])
    game.set("shepard", points=3).act("shepard", "sss").play("command strike", "use standard shot")
    assert (game.damage("D3"), game.refused("command strike")) == (2, "once-a-turn")


def test_command_makes_one_hit_harder_and_not_all() -> None:
    """Command: the first hit of the action, whatever the action is."""
    heroes = {"shepard": "A9", "wrex": "D5"}
    game = Skirmish(heroes, {"D7": TOUGH, "D8": TOUGH}, abilities=["lift-grenade"]).set("shepard", points=1)
    game.act("wrex", "sss").play("command strike", "use standard lift-grenade", "target D7")
    assert sorted([game.damage("D7"), game.damage("D8")]) == [1, 2]
    team = ("shepard", "garrus", "tali", "wrex")
    turret = Skirmish(
        {"shepard": "A9", "tali": "G1"},
        {"D7": "trooper 3/3", "D8": "trooper 3/3"},
        team=team,
        turrets={"D5": "E"},
        abilities=["sabotage-turret"],
    )
    turret.s.silent = 1
    turret.set("shepard", points=1).act("tali", "sss").play("command strike", "use standard sabotage-turret")
    assert turret.foe("D7") is None, "2 and 1 more for the nearest"
    assert turret.damage("D8") == 2


def test_a_move_action_of_no_steps_is_a_move_action() -> None:
    """Steady Hand: only in a turn without a Move action, however short."""
    game = Skirmish({"garrus": "D5"}, abilities=["steady-hand"]).act("garrus", "2ss")
    game.play("use move2 move", "done")
    assert game.s.points[1] == 0
    game = Skirmish({"garrus": "D5"}, abilities=["steady-hand"]).act("garrus", "sss")
    assert game.s.points[1] == 1


def test_a_refugee_taken_up_where_it_is_wanted_is_delivered() -> None:
    """Delivery: whoever carries one and is there has brought it."""
    objectives = """
[[objectives]]
id = "paragon"
kind = "paragon"
goal = { do = "deliver", token = "refugee", to = ["D5"] }
[[objectives]]
id = "renegade"
kind = "renegade"
goal = { do = "use", hexes = ["G8"], times = 8 }
"""
    game = Skirmish({"shepard": "D5"}, marks={"D5": "rx"}, objectives=objectives).act("shepard", "sss")
    game.play("use standard objective")
    assert "delivered" in game.log
    assert game.s.deeds[-1].result == "paragon"


def test_biotic_charge_does_not_lead_upwards() -> None:
    """Nobody gets over an elevation line from below ("Linie převýšení")."""
    marks = {"D7": "^", "C8": "^", "C7": "^", "D8": "^"}
    foes, ramp = {"D6": TOUGH, "D3": TOUGH}, {"D8-D9": "ramp"}
    game = Skirmish({"shepard": "D5"}, foes, marks=marks, sides=ramp, abilities=["biotic-charge"])
    game.act("shepard", "ess").play("use empowered biotic-charge", "target D6")
    assert "D7" not in game.offered("target")
    assert game.offered("target") <= {"C6", "E6", "E7", "D5"}


def test_a_catcher_ends_move_actions_and_nothing_else() -> None:
    """ "Hrdinova akce pohyb končí": Adrenaline is none, unless the table reads it so."""
    game = Skirmish({"shepard": "D5"}, {"D6": CATCHER}, abilities=["adrenaline"]).act("shepard", "sss")
    game.play("use standard adrenaline", "step D4")
    assert game.asks == "walk"
    game = Skirmish({"shepard": "D5"}, {"D6": CATCHER}, abilities=["adrenaline"]).act("shepard", "sss")
    game.s.catchers_hold = True
    game.play("use standard adrenaline", "step D4")
    assert game.asks == "act"


def test_shepards_player_decides_on_command_tokens() -> None:
    """The tokens are Shepard's: where somebody else plays the hero in turn, Shepard's player is asked."""
    game = Skirmish({"shepard": "A9", "garrus": "D5"}, {"D8": TOUGH}, players=2).set("shepard", points=2)
    game.s.owners = (0, 1, 0, 1)
    game.act("garrus", "sss").play("command strike")
    assert (game.asks, game.seat) == ("consent", "player-1")
    game.play("approve", "use standard concussive-shot")
    assert (game.damage("D8"), game.s.points[0], game.seat) == (2, 1, "player-2")
    game.play("command strike", "done")
    assert (game.s.points[0], game.refused("command strike")) == (1, "once-an-action")
