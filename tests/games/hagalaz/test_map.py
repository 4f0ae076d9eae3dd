"""Using the map ("Používání mapy mise"): neighbours, distances, lines of fire, covered areas, elevation."""

from __future__ import annotations

from klubovna.games.hagalaz.state import revealed
from tests.games.hagalaz.hagalaz_table import Skirmish


def names(skirmish: Skirmish, cells: object) -> set[str]:
    return {skirmish.s.name(cell) for cell in cells}  # type: ignore[attr-defined]


def test_hexes_with_a_common_side_are_adjacent_unless_a_wall_or_a_locked_door_is_between() -> None:
    """Diagram 1: four hexes around Garrus are adjacent, one of them behind an obstacle; two are not."""
    game = Skirmish(sides={"D5-D6": "obstacle", "D5-C6": "wall", "D5-E5": "locked"})
    assert names(game, game.s.ways.near[game.cell("D5")]) == {"D4", "D6", "C5", "E6"}


def test_an_unlocked_door_separates_nobody() -> None:
    game = Skirmish(sides={"D5-D6": "door"})
    assert "D6" in names(game, game.s.ways.near[game.cell("D5")])


def test_distance_is_counted_around_walls() -> None:
    """Diagram 2: the Husk is 4 hexes away; without the wall it would be 3."""
    walled, open = Skirmish(sides={"D6-D7": "wall"}), Skirmish()
    here, there = open.cell("D5"), open.cell("D8")
    assert (walled.s.ways.far[here][there], open.s.ways.far[here][there]) == (4, 3)
    assert walled.s.field.hexes.distance[here][there] == 3, "as rules count it that ignore walls"


def test_six_lines_of_fire_leave_a_hex_and_have_no_end() -> None:
    """Diagram 3."""
    game = Skirmish()
    assert names(game, game.s.ways.sees[game.cell("D5")]) == {
        *("D4", "D3", "D2", "D1", "D6", "D7", "D8", "D9"),
        *("C5", "B4", "A4", "C6", "B6", "A7"),
        *("E5", "F4", "G4", "E6", "F6", "G7"),
    }


def test_garrus_and_the_seven_husks() -> None:
    """Diagram 4: 1, 5, 6 and 7 are in his line of fire, over others and over the obstacle on his own hex. 2 stands
    behind an obstacle that is not his, 3 on no line, 4 behind a wall."""
    husks = {"C6": 1, "D8": 2, "B5": 3, "F6": 4, "D3": 5, "D1": 6, "C5": 7}
    game = Skirmish(
        {"garrus": "D5", "wrex": "D4"},
        dict.fromkeys(husks, "husk"),
        sides={"D5-C5": "obstacle", "D6-D7": "obstacle", "D5-E6": "wall"},
    )
    game.act("garrus").play("use standard concussive-shot")
    assert {husks[hex] for hex in game.offered("target")} == {1, 5, 6, 7}


def test_cover_protects_one_side_only() -> None:
    """Obstacles: whoever stands at the obstacle has the other in line of fire and is protected from them."""
    game = Skirmish(sides={"D4-D5": "obstacle"})
    sees, here, there = game.s.ways.sees, game.cell("D5"), game.cell("D3")
    assert there in sees[here]
    assert here not in sees[there]
    assert here in sees[game.cell("D4")], "on both sides of the same obstacle"


def test_an_unlocked_door_is_cover_and_a_locked_one_a_wall() -> None:
    """Line of fire: doors that are on the shooter's own hex are ignored (house: locked ones never)."""
    for what, own in (("door", True), ("locked", False)):
        game = Skirmish(sides={"D4-D5": what})
        assert (game.cell("D3") in game.s.ways.sees[game.cell("D5")]) is own
        assert game.cell("D5") not in game.s.ways.sees[game.cell("D3")]


def test_elevation_lines_are_crossed_downwards_and_seen_over_by_neighbours_only() -> None:
    """Diagram 9, elevation lines: adjacent all the same."""
    game = Skirmish(marks={"D5": "^", "D6": "^", "D7": "^"}, sides={"D7-D8": "ramp"})
    high, low, far = game.cell("D5"), game.cell("D4"), game.cell("D3")
    ways = game.s.ways
    assert low in ways.near[high]
    assert high in ways.near[low]
    assert low in ways.steps[high]
    assert high not in ways.steps[low]
    assert low in ways.sees[high]
    assert high in ways.sees[low]
    assert far not in ways.sees[high]
    assert high not in ways.sees[far]
    assert game.cell("D7") in ways.sees[high], "the same height"


def test_a_ramp_is_climbed() -> None:
    game = Skirmish(marks={"D5": "^"}, sides={"D4-D5": "ramp"})
    assert game.cell("D5") in game.s.ways.steps[game.cell("D4")]


ROOM = {f"{row}7-{row}8": "wall" for row in "ACEG"} | {f"{row}7-{row}8": "wall" for row in "BF"}
ROOM |= {f"{a}7-{b}8": "wall" for a, b in ("BA", "BC", "DC", "DE", "FE", "FG")}


def closed_room(door: str) -> Skirmish:
    """Columns 8 and 9 are a room of their own with a door between D7 and D8; a trooper waits inside."""
    game = Skirmish({"shepard": "D5"}, {"D9": "trooper"}, sides={**ROOM, "D7-D8": door}, faction="cerberus")
    game.s.covered = 1 << game.s.field.area[game.cell("D9")]
    return game


def test_enemies_in_covered_areas_are_left_alone() -> None:
    """Covered areas: they are not activated and can't be targeted; for placement they are not there."""
    game = closed_room("door").threat("advance-by-fire")
    assert "no-room" in game.log, "nobody of that type in the open, and the only start hex is covered"
    assert game.foes() == {"D9": "trooper"}


def test_enemies_in_covered_areas_can_not_be_targeted() -> None:
    """Covered areas: not even by what only counts distance."""
    room = {**ROOM, "D7-D8": "door"}
    game = Skirmish({"shepard": "D6"}, {"D9": "trooper"}, sides=room, faction="cerberus", abilities=["napalm"])
    assert "empowered napalm" in game.act("shepard", "eee").offered("use")
    game.s.covered = 1 << game.s.field.area[game.cell("D9")]
    assert "empowered napalm" not in game.act("shepard", "eee").offered("use")


def test_a_covered_area_is_uncovered_by_whoever_comes_to_its_unlocked_door() -> None:
    game = closed_room("door").act("shepard", "2ss").play("use move2 move", "step D6")
    assert not revealed(game.s, game.cell("D9"))
    game.play("step D7")
    assert revealed(game.s, game.cell("D9"))


def test_a_locked_door_uncovers_nothing_until_it_is_unlocked() -> None:
    """(House: unlocking it from beside is enough.)"""
    game = closed_room("locked").act("shepard", "2sss").play("use move2 move", "step D6", "step D7")
    assert not revealed(game.s, game.cell("D9"))
    game.play("use standard objective")
    assert revealed(game.s, game.cell("D9"))
