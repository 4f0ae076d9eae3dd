"""Enemies in action ("Krok C: Karta hrozeb"): order, attacks, advancing by its three criteria."""

from __future__ import annotations

from tests.games.hagalaz.hagalaz_table import OBJECTIVES, Skirmish

HUSKS, CANNIBALS, MARAUDERS, CHAMPIONS = "shambling-rush", "gorging-line", "marauder-drill", "monstrous-step"


def moved(game: Skirmish) -> list[tuple[str, str]]:
    told = [m.args for m in game.table.log if m.id == "log-advanced"]
    return [(str(args["hex"]), str(args["to"])) for args in told]


def test_the_nearest_enemy_comes_first() -> None:
    """Several enemies: from the nearest to the active hero outwards."""
    game = Skirmish({"shepard": "D1"}, {"D9": "husk runner", "D6": "husk runner", "D8": "husk runner"}).threat(HUSKS)
    while game.asks == "relocate":
        game.play(game.options[0])
    assert [origin for origin, _ in moved(game)] == ["D6", "D8", "D9"]


def test_the_player_chooses_among_equally_near_ones() -> None:
    game = Skirmish({"shepard": "D5"}, {"D3": "husk", "D7": "husk", "D9": "husk"}).threat(HUSKS)
    assert game.asks == "order"
    assert game.offered("activate") == {"D3", "D7"}


def test_an_adjacent_hero_is_attacked() -> None:
    game = Skirmish({"shepard": "D5"}, {"D6": "husk 1/2 catcher"}).threat(HUSKS)
    assert game.health("shepard") == (2, 7)


def test_the_target_with_the_lowest_health_is_attacked() -> None:
    """Attack: shields don't count; among equals the active hero's player chooses."""
    game = Skirmish({"shepard": "D5", "wrex": "D7"}, {"D6": "husk 1/2 catcher"}).set("wrex", health=2).threat(HUSKS)
    assert (game.health("shepard"), game.health("wrex")) == ((3, 7), (2, 2))
    game = Skirmish({"shepard": "D5", "wrex": "D7"}, {"D6": "husk 1/2 catcher"}).set("wrex", health=7).threat(HUSKS)
    assert game.asks == "victim"
    game.play("strike wrex")
    assert game.health("wrex") == (2, 7)


def test_only_shooters_attack_from_afar() -> None:
    """Shooter: any hero in its line of fire."""
    game = Skirmish({"shepard": "D5"}, {"D9": "marauder 1/2 shooter"}).threat(MARAUDERS)
    assert game.health("shepard") == (2, 7)
    game = Skirmish({"shepard": "D5"}, {"D9": "marauder 2/3 plain"}).threat(MARAUDERS)
    assert game.health("shepard") == (3, 7)
    assert moved(game) == [("D9", "D7")]


def test_stunned_enemies_stay_out_and_count_as_present() -> None:
    """Stunned enemies are not activated; nobody is placed instead."""
    game = Skirmish({"shepard": "D5"}, {"D6": "husk"}).hurt("D6", stunned=True).threat(HUSKS)
    assert game.health("shepard") == (3, 7)
    assert game.foes() == {"D6": "husk"}


def test_criterion_one_a_position_to_attack_the_active_hero() -> None:
    """Advance: even if another hero is nearer."""
    heroes = {"shepard": "D2", "garrus": "F7"}
    game = Skirmish(heroes, {"D5": "cannibal 2/2 plain"}).threat(CANNIBALS)
    assert moved(game) == [("D5", "D3")]


def test_criterion_two_a_position_to_attack_the_nearest_hero() -> None:
    heroes = {"shepard": "D1", "garrus": "D8"}
    game = Skirmish(heroes, {"D5": "cannibal 2/2 plain"}).threat(CANNIBALS)
    assert moved(game) == [("D5", "D7")]


def test_criterion_three_as_near_as_possible() -> None:
    game = Skirmish({"shepard": "D1"}, {"D9": "cannibal 2/2 plain"}).threat(CANNIBALS)
    assert moved(game) == [("D9", "D7")]


def test_a_shooter_looks_for_a_line_of_fire() -> None:
    """Advance: for a Shooter a position to attack is one with the hero in its line of fire; the player chooses."""
    game = Skirmish({"shepard": "D1"}, {"C9": "cannibal 1/2 shooter"}).threat(CANNIBALS)
    assert game.asks == "relocate"
    assert game.offered("advance") == {"D7", "D8", "D9"}


def test_a_runner_has_four_points() -> None:
    """Runner."""
    game = Skirmish({"shepard": "D1"}, {"D9": "husk 1/1 runner"}).threat(HUSKS)
    assert moved(game) == [("D9", "D5")]


def test_enemies_walk_around_everybody_but_pass_over_the_fallen() -> None:
    """Advance: a hex with a knocked-out hero is entered, but not stopped on."""
    walls = {f"{a}-{b}": "wall" for a, b in (("D4", "C4"), ("D4", "C5"), ("D4", "E4"), ("D4", "E5"))}
    game = Skirmish({"shepard": "D2", "garrus": "D4"}, {"D5": "cannibal 2/2 plain"}, sides=walls)
    game.s.status[1] = 1
    game.threat(CANNIBALS)
    assert moved(game) == [("D5", "D3")]


def test_enemies_do_not_stop_on_the_fallen_and_enter_nobody_s_hex() -> None:
    """Advance."""
    game = Skirmish({"shepard": "D2", "garrus": "D3"}, {"D5": "cannibal 2/2 plain"})
    game.s.status[1] = 1
    assert game.threat(CANNIBALS).offered("advance") == {"C4", "D4", "E4"}
    game = Skirmish({"shepard": "D1"}, {"D5": "cannibal 2/2 plain", "D4": "husk"}).threat(CANNIBALS)
    assert game.offered("advance") == {"C4", "E4"}


def test_of_two_nearest_heroes_the_player_chooses() -> None:
    """Advance, second criterion: among equals."""
    heroes = {"shepard": "A9", "garrus": "D2", "liara": "D8"}
    game = Skirmish(heroes, {"D5": "cannibal 2/2 plain"}).threat(CANNIBALS)
    assert game.offered("advance") == {"D3", "D7"}


def test_enemies_do_not_use_fast_travel() -> None:
    """Fast travel: for heroes only."""
    game = Skirmish({"shepard": "D1"}, {"D9": "cannibal 2/2 plain"}, marks={"D9": "A", "D2": "A"}).threat(CANNIBALS)
    assert moved(game) == [("D9", "D7")]


def test_a_grunt_enters_fire_only_if_nothing_else_will_do() -> None:
    """Fire: around it if the criterion can be met otherwise, through it if not."""
    game = Skirmish({"shepard": "D2"}, {"D5": "cannibal 2/2 plain"}, marks={"D4": "f"}).threat(CANNIBALS)
    assert all("D4" not in pair for pair in moved(game))
    game = Skirmish({"shepard": "D2"}, {"D5": "cannibal 2/4"}, marks={"D4": "f", "C4": "f", "E4": "f", "D3": "f"})
    game.threat(CANNIBALS)
    while game.asks == "relocate":
        game.play(game.options[0])
    assert len(moved(game)) == 1


def test_an_enemy_comes_up_the_ramp() -> None:
    """(House: near is what can be walked to.)"""
    high = dict.fromkeys(("D4", "D5", "D6", "C5", "C6", "E5", "E6"), "^")
    game = Skirmish({"shepard": "D5"}, {"D9": "cannibal 2/2 plain"}, marks=high, sides={"D6-D7": "ramp"})
    game.threat(CANNIBALS)
    assert moved(game) == [("D9", "D7")]


def test_a_hero_out_of_reach_is_looked_for_where_they_travelled() -> None:
    """Placement: the reactor core, which no enemy can enter."""
    core = {f"{a}-{b}": "wall" for a, b in (("D2", "D3"), ("D2", "D1"), ("D2", "C2"), ("D2", "C3"), ("D2", "E2"))}
    core["D2-E3"] = "wall"
    game = Skirmish({"shepard": "F6"}, {"D9": "cannibal 2/2 plain"}, marks={"D2": "A", "F6": "A"}, sides=core)
    game.act("shepard", "2ss").play("use move2 move", "travel D2", "done")
    game.threat(CANNIBALS)
    while game.asks == "relocate":
        game.play(game.options[0])
    ((_, to),) = moved(game)
    assert game.s.ways.far[game.cell(to)][game.cell("F6")] == 2


def test_bull_rush_goes_further_to_reach_a_hero() -> None:
    game = Skirmish({"shepard": "D4"}, champions={"1": ("brute", "D8", [5, 6])}).threat(CHAMPIONS)
    assert moved(game)[0] == ("D8", "D5")


def test_bull_rush_is_no_faster_otherwise() -> None:
    game = Skirmish({"shepard": "D1"}, champions={"1": ("brute", "D8", [5, 6])}).threat("call-of-the-reaper")
    assert moved(game)[0] == ("D8", "D6")


def test_a_banshee_wails_after_advancing() -> None:
    """Wail: if she could not attack, each hero within 2 hexes takes 1 damage."""
    game = Skirmish({"shepard": "D4", "garrus": "B1"}, champions={"1": ("banshee", "D8", [4, 5])})
    game.threat("call-of-the-reaper")
    assert moved(game)[0] == ("D8", "D6")
    assert (game.health("shepard"), game.health("garrus")) == ((2, 7), (3, 5))


def test_only_one_linked_atlas_attacks() -> None:
    """Binary link: the one nearer to the active hero; the other only advances."""
    champions = {"1": ("atlas", "D6", [5, 6]), "2": ("atlas", "D9", [5, 6])}
    game = Skirmish({"shepard": "D4"}, faction="cerberus", champions=champions).threat("elite-arrival")
    assert game.health("shepard") == (1, 7)


def test_a_sniper_never_leaves_its_nest() -> None:
    """Nest: it moves along its gantry to gain a target, and otherwise stays."""
    gantry = {f"B{c}": "^" for c in range(1, 10)}
    champions = {"1": ("nemesis", "B8", [4, 5])}
    sides = {"A1-B1": "ramp", "B1-C1": "ramp"}
    game = Skirmish({"shepard": "F1"}, faction="cerberus", marks=gantry, sides=sides, champions=champions)
    game.threat("elite-arrival")
    assert moved(game) == []
    game = Skirmish({"shepard": "B3"}, faction="cerberus", marks=gantry, sides=sides, champions=champions)
    game.threat("elite-arrival")
    assert game.health("shepard") == (1, 7)


def test_whoever_dodges_off_the_map_is_equally_far_from_everybody() -> None:
    """(House: the active hero has left in the middle of the card.)"""
    leave = OBJECTIVES.replace('{ do = "use", hexes = ["G8"], times = 9 }', '{ do = "leave", by = ["D4"], need = 2 }')
    game = Skirmish(
        {"shepard": "D5", "liara": "A1"},
        {"D6": "husk 1/2 catcher", "D8": "husk catcher", "G9": "husk catcher"},
        marks={"D4": "x"},
        objectives=leave,
        abilities=["brokers-intuition"],
    )
    game.set("liara", points=1).threat(HUSKS).play("dodge", "step D4", "leave-map")
    assert game.asks == "order"
    assert game.offered("activate") == {"D8", "G9"}
