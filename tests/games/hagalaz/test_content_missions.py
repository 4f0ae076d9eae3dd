"""The book of missions: maps as they are drawn and as rules see them; missions of one's own, every fault told."""

from __future__ import annotations

import gc
import re
from importlib.resources import files
from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main
from klubovna.games.hagalaz.box import load
from klubovna.games.hagalaz.field import Field
from klubovna.games.hagalaz.printed import checking, drawing
from klubovna.games.hagalaz.printed.goals import All, AnyCondition, Deliver, Steps, Use
from klubovna.games.hagalaz.printed.ground import DOOR, DOWN, OBSTACLE, OPEN, UP, WALL, Ground
from klubovna.games.hagalaz.printed.missions import LOYALTY, MAIN, MISSIONS
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.own import LARGEST
from klubovna.kernel.texts import LANGUAGES

BOX = load()
every_mission = pytest.mark.parametrize("id", MISSIONS)


def source(id: str) -> str:
    return (files("klubovna.games.hagalaz") / "content" / "missions" / f"{id}.toml").read_text("utf-8")


def side(ground: Ground, name: str, way: str) -> int:
    return ground.sides[ground.hexes.number[name]][DIRECTIONS.index(way)]


def named(ground: Ground, marks: str) -> list[str]:
    return [ground.hexes.names[cell] for cell in ground.marked(marks)]


# How a map is drawn

SKETCH = r"""
A   s   . | x   e^
   #     /     ~
B     l : .   A^  2
     +
C   .       .   . | .
"""


@pytest.fixture(scope="module")
def plan() -> drawing.Drawing:
    return drawing.Drawing(SKETCH)


def sign(plan: drawing.Drawing, here: str, there: str) -> str:
    """What is drawn between two hexes; it has to be the same from both of them."""
    a, b = plan.hexes.number[here], plan.hexes.number[there]
    found = {plan.signs.get((a, plan.hexes.side(a, b)), ""), plan.signs.get((b, plan.hexes.side(b, a)), "")}
    assert len(found) == 1
    return found.pop()


def test_a_hex_is_where_something_is_written(plan: drawing.Drawing) -> None:
    """Row C has a hole; the others keep their columns."""
    names = " ".join(plan.hexes.names)
    assert names == "A1 A2 A3 A4 B1 B2 B3 B4 C1 C3 C4 C5"


def test_marks(plan: drawing.Drawing) -> None:
    marks = dict(zip(plan.hexes.names, plan.marks, strict=True))
    assert {name: found for name, found in marks.items() if found} == {
        "A1": "s", "A3": "x", "A4": "e^", "B1": "l", "B3": "A^", "B4": "2",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("here", "there", "drawn"),
    [("A2", "A3", "|"), ("A2", "B2", "/"), ("A4", "B3", "~"), ("B1", "B2", ":"), ("C4", "C5", "|"), ("A1", "B1", ""),
     ("B1", "C1", "+"), ("A3", "A4", "")],
)  # fmt: skip
def test_signs_between_hexes(plan: drawing.Drawing, here: str, there: str, drawn: str) -> None:
    assert sign(plan, here, there) == drawn


def test_a_sign_beside_a_hole_is_told() -> None:
    """The locked door below A1 leads nowhere."""
    assert [fault.what for fault in drawing.faults(SKETCH)] == ["below A1, SW: '#' has to stand between two hexes"]


# Our missions


@every_mission
def test_our_own_files_pass_our_own_check(id: str) -> None:
    assert checking.faults(BOX, source(id), f"{id}.toml") == []


def test_seven_main_missions_and_four_for_loyalty() -> None:
    """ "Mapa kampaně": codes by act."""
    assert " ".join(BOX.missions[id].mission.code for id in MISSIONS) == "1A 1B 2A 2B 3A 3B 3C LG LL LT LW"
    assert all(BOX.missions[id].mission.act == int(BOX.missions[id].mission.code[0]) for id in MAIN)
    assert all(BOX.missions[id].mission.hero for id in LOYALTY)


@every_mission
def test_sides_are_the_same_from_both_hexes(id: str) -> None:
    ground, seen_from_there = BOX.fields[id], {UP: DOWN, DOWN: UP}
    for cell in ground.hexes.cells:
        for way, there in enumerate(ground.hexes.beside[cell]):
            what = ground.sides[cell][way]
            if there < 0:
                assert what == WALL
            else:
                assert ground.sides[there][(way + 3) % 6] == seen_from_there.get(what, what)
                assert ground.door.get((cell, way)) == ground.door.get((there, (way + 3) % 6))
                assert (what == DOOR) == ((cell, way) in ground.door)


def test_the_armoury_as_it_is_drawn() -> None:
    """Cerberus Weapons: walls, a way through them, doors, obstacles, turrets."""
    ground = BOX.fields["cerberus-weapons"]
    assert side(ground, "A4", "E") == WALL
    assert side(ground, "D4", "E") == OPEN
    assert side(ground, "D2", "E") == OBSTACLE
    assert side(ground, "B9", "E") == DOOR
    assert [(door.id, door.locked) for door in ground.doors] == [("B9-B10", True), ("G9-G10", False)]
    assert ground.door_numbers(("G10-G9",)) == (1,)
    assert ground.door_numbers(()) == (0, 1)
    turrets = [(ground.hexes.names[turret.cell], DIRECTIONS[turret.side]) for turret in ground.turrets]
    assert turrets == [("F9", "W"), ("A5", "SE"), ("I5", "NE")]


def test_areas_are_separated_by_walls_and_doors() -> None:
    """ "Zakryté oblasti": the armoury is one area with the hall, the booth and the dock are covered."""
    ground = BOX.fields["cerberus-weapons"]
    area = {name: ground.area[cell] for name, cell in ground.hexes.number.items()}
    assert area["A1"] == area["I9"]
    assert len({area["A1"], area["A12"], area["G12"]}) == 3
    assert area["A10"] == area["C12"]


def test_elevation_lines_and_ramps() -> None:
    """ "Linie převýšení": down from the gantry anywhere, up only by a ramp."""
    ground = BOX.fields["atlas-binary"]
    assert ground.raised[ground.hexes.number["B5"]]
    assert (side(ground, "B5", "SW"), side(ground, "C5", "NE")) == (DOWN, UP)
    assert (side(ground, "B2", "SW"), side(ground, "C2", "NE")) == (OPEN, OPEN)
    assert len(set(ground.area)) == 2, "an elevation line separates no areas"


def test_fast_travel_leads_to_the_core_and_nothing_else_does() -> None:
    """ "Umístění pěšáků": the reactor core is closed to enemies."""
    ground = BOX.fields["reactor"]
    ways = {ground.hexes.names[a]: [ground.hexes.names[b] for b in to] for a, to in ground.travel.items()}
    assert ways == {"A5": ["E5"], "E5": ["A5"], "E9": ["I8"], "I8": ["E9"]}
    core = {ground.area[ground.hexes.number[name]] for name in ("E5", "E9", "E7")}
    assert len(core) == 1
    assert core != {ground.area[ground.hexes.number["A5"]]}
    assert ground.doors == ()


@pytest.mark.parametrize("id", LOYALTY)
def test_in_a_loyalty_mission_its_hero_has_a_start(id: str) -> None:
    hero = BOX.missions[id].mission.hero
    assert hero is not None
    assert len(named(BOX.fields[id], BOX.heroes[hero].code)) == 1


# Missions of one's own

OWN = source("reactor")
SEALED = source("data-core")
PLATFORM = source("atlas-binary")


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def test_a_mission_of_ones_own() -> None:
    text = changed(OWN, "rounds = 8", 'rounds = 7\ntitle = "Hotter"').replace('source = "house"\n', "")
    found = BOX.ground(text)
    assert (found.id, found.mission.mission.title, found.mission.mission.rounds) == ("own", "Hotter", 7)
    assert found.mission.map.source == "pack"
    assert BOX.ground(text) is found
    assert BOX.part(found.hash) is found


def test_what_nobody_plays_is_forgotten() -> None:
    hash = BOX.ground(changed(OWN, "rounds = 8", "rounds = 6")).hash
    gc.collect()
    assert BOX.part(hash) is None


def test_a_faulty_mission_can_not_be_played() -> None:
    with pytest.raises(klubovna.Broken, match=r"line \d+, enemies\.each"):
        BOX.ground(changed(OWN, "each = 10", "each = 9"))


ROW_A, ROW_D, ROW_I = (next(line for line in OWN.splitlines() if line[:2] == f"{row} ") for row in "ADI")
RAMPS = next(line for line in PLATFORM.splitlines() if "~" in line)

MAP = "hexes = '''"
"""Faults of the whole map are told where it begins."""

FAULTS = [
    # which mission, what is changed, what is said, a part of the line that is meant
    (OWN, ROW_A + "\n", "", "row 1 should begin with its letter A, not 'B'", "B     ."),
    (OWN, ROW_A, ROW_A.replace("l", "?", 1), "A1: no mark is written '?'; there are: . s G", "A   ?"),
    (OWN, ROW_A, ROW_A.replace("l   .", "l ! .", 1), "right of A1: no side is written '!'", "A   l !"),
    (OWN, ROW_A, ROW_A.replace("l   .", "l / .", 1), "right of A1: a wall is written '|' here, not '/'", "A   l /"),
    (OWN, ROW_A, "A . l" + ROW_A[5:], "row A: '.' stands before the first hex", "A . l"),
    (OWN, ROW_D, ROW_D.replace(".       .", ". #     .", 1), "right of D3: '#' has to stand between two hexes", ". #"),
    (OWN, ROW_I, ROW_I + "\n\n   ??", "sides are drawn in the line below a row of hexes, and in no other", "??"),
    (PLATFORM, RAMPS, RAMPS.replace(" ~", "~ ", 1), "below row B: '~' in column 9 is on no side of a hex", "~"),
    (PLATFORM, RAMPS, RAMPS.replace("~", "/", 1), "below B2, SW: a wall is written '\\\\' here, not '/'", "       /"),
    (PLATFORM, "B     ^   ^", "B     ^ ~ ^", "the ramp between B1 and B2 joins two hexes of the same height", MAP),
    (PLATFORM, RAMPS, RAMPS.replace("~", ":", 1), "the obstacle between B2 and C2 stands on an elevation line", MAP),
    (PLATFORM, " + ", " | ", "no way leads from the heroes' starts to B12, C11, C12, D11, D12, E11", MAP),
    (OWN, ROW_A, ROW_A.replace(" A ", " . ", 1), "fast travel A is written on 1 hexes, there should be 2", MAP),
    (OWN, ROW_A, ROW_A.replace("   l", "  ll", 1), "A1: 'l' is written twice", MAP),
    (OWN, ROW_A, ROW_A.replace("   e", "  es", 1), "A4: two characters can't start on one hex", MAP),
    (OWN, ROW_A, ROW_A.replace("l", "y", 1), "'y' (terminal 1) is written on A1, H2", MAP),
    (OWN, ROW_A, ROW_A.replace("l", "G", 1), "A1 is the start of garrus, whose mission it is not", MAP),
    (OWN, ROW_A, ROW_A.replace("l", "3", 1), "A1 is the start of champion 3, and there is no such one", MAP),
    (OWN, ROW_A, ROW_A.replace(".", "l"), "13 loot tokens, there are only 12 in the box", MAP),
    (OWN, ROW_D, ROW_D.replace("s", ".", 1), "3 hexes for heroes to start on, at least 4 are needed", MAP),
    (OWN, ROW_D, ROW_D.replace("c", "s", 1), "heroes start in different areas: D1, D6, E1, E2, F1", MAP),
    (OWN, ROW_D, ROW_D.replace("c", "e", 1), "an enemy that starts on D6 can't get to the heroes", MAP),
    (OWN, 'A8 = "W"', 'A88 = "W"', "there is no hex 'A88'; did you mean 'A8'", "A88 = "),
    (OWN, 'A8 = "W"', 'A8 = "N"', "Invalid enum value 'N'", "[map.turrets]"),
    (OWN, 'faction = "cerberus"', 'faction = "reapers"', "only Cerberus has turrets", "[map.turrets]"),
    (OWN, "each = 10", "each = 8", "with extreme challenge there are 10 of trooper", "each = 8"),
    (OWN, 'mark = "2"\nkind = "dragoon"', 'mark = "2"\nkind = "dragon"',
     "no champion is called 'dragon'; did you mean 'dragoon'", '"dragon"'),
    (OWN, 'mark = "2"\nkind = "dragoon"', 'mark = "2"\nkind = "brute"', "brute does not fight for cerberus", '"brute"'),
    (OWN, 'mark = "2"\nkind = "dragoon"', 'mark = "2"\nkind = "centurion"\nresilience = [4]\n\n[[champions]]\n'
     'mark = "3"\nsource = "house"\nkind = "centurion" # again', "there are no more than 1 of centurion", "again"),
    (OWN, 'mark = "2"', 'mark = "3"', "3 is nowhere on the map", 'mark = "3"'),
    (OWN, 'mark = "1"', 'mark = "2"', "B7 is the start of champion 1, and there is no such one", MAP),
    (OWN, 'mark = "2"', 'mark = "4"', "Invalid enum value '4'", 'mark = "4"'),
    (OWN, 'kind = "side"', 'kind = "renegade"', "2 renegade objectives, there should be one", "[[objectives]]"),
    (OWN, 'kind = "side"', 'kind = "loyalty"', "a loyalty objective has no place in this mission", "[[objectives]]"),
    (OWN, 'kind = "paragon"', 'kind = "side"', "there is no paragon objective", "[[objectives]]"),
    (OWN, 'id = "side"', 'id = "renegade" # again', "two objectives are called 'renegade'", "again"),
    (OWN, 'kind = "paragon"\nafter = ["valves"]', 'kind = "paragon"\nafter = ["valve"]',
     "no preparation called 'valve' stands before this; did you mean 'valves'", 'after = ["valve"]'),
    (OWN, 'id = "valves"', 'id = "taps"', "no objective comes after the preparation 'taps'", 'id = "taps"'),
    (OWN, '["H2"] }', '["Z2"] }', "there is no hex 'Z2'", '["Z2"]'),
    (OWN, '["H2"] }', '["H3"] }', "H3 has no objective or terminal on the map (o or t or y or z)", '["H3"]'),
    (OWN, '["H2"] }', '["H2", "H2"] }', "a hex is named twice", '["H2", "H2"]'),
    (OWN, '["H2"] }', '["H2"], need = 2 }', "2 hexes have to be used, and 1 are named", '["H2"], need'),
    (OWN, '["H2"] }', '["H2"], by = "tali" }', "tali need not be in the team", 'by = "tali"'),
    (OWN, "times = 3", "times = 3, need = 2", "either `need` different hexes or `times` actions", "times = 3"),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "deliver", token = "refugee", to = ["D12"]',
     "1 refugees have to be brought, and there are 0", 'token = "refugee"'),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "deliver", token = "refugee", to = ["D12"], at = "H2"',
     "refugees wait where the map has them: `at` is for a drive", 'token = "refugee"'),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "deliver", token = "drive", to = ["D11"], at = "H2"',
     "D11 has no exit on the map (x)", 'token = "drive"'),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "silence", need = 4', "4 turrets have to be disabled, and there are 3",
     "silence"),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "data", need = 5', "5 data tokens are wanted, and there are 4", '"data"'),
    (OWN, 'do = "use", hexes = ["E7"], times = 3, damage = 1', 'do = "data", need = 1',
     "data is counted at the end of a mission: for a side objective only", '"data"'),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "defeat", champions = ["3"]', "there is no champion 3", "defeat"),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "capture", champions = ["1"], need = 2',
     "2 champions are wanted, and 1 are named", "capture"),
    (OWN, 'do = "use", hexes = ["H2"]', 'do = "sing"', "Invalid value 'sing'", "sing"),
    (OWN, "times = 3, damage = 1", "times = 3, damage = 1, hurt = 2", "unknown field `hurt`", "hurt"),
    (OWN, 'need = 3, must = ["shepard"]', 'need = 5, must = ["shepard"]', "5 heroes have to leave, and there are 4",
     '"steps"'),
    (OWN, 'need = 3, must = ["shepard"]', 'need = 1, must = ["shepard", "wrex"]', "1 heroes have to leave, and 2 are",
     '"steps"'),
    (OWN, 'need = 3, must = ["shepard"]', 'need = 3, must = ["wrex"]', "wrex need not be in the team", '"steps"'),
    (SEALED, 'then = { do = "unlock" }', 'then = { do = "unlock", doors = ["C5-D5"] }',
     "the door E9-E10 is sealed, and no objective unlocks it", "sealed = true"),
    (SEALED, 'then = { do = "unlock" }', 'then = { do = "unlock", doors = ["C5-D6"] }',
     "there is no door 'C5-D6'; there are: C5-D5, E9-E10, F5-G5", "then = "),
    (SEALED, 'token = "drive", at = "E12"', 'token = "drive"', "where the drive lies is missing: `at`", '"steps"'),
    (SEALED, 'token = "drive", at', 'token = "drive", need = 2, at', "there is one drive", '"steps"'),
    (OWN, "rounds = 8", "rounds = 0", "Expected `int` >= 1", "rounds = 0"),
    (OWN, "rounds = 8", "rounds = = 8", "line", "rounds = ="),
]  # fmt: skip


def line(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(("text", "old", "new", "says", "where"), FAULTS, ids=[fault[3] for fault in FAULTS])
def test_every_fault_is_told_with_its_line(text: str, old: str, new: str, says: str, where: str) -> None:
    text = changed(text, old, new)
    found = [fault for fault in checking.faults(BOX, text, "mine.toml") if says in str(fault)]
    assert [(fault.file, fault.line) for fault in found] == [("mine.toml", line(text, where))]


def test_all_faults_are_told_at_once() -> None:
    text = changed(changed(OWN, "each = 10", "each = 9"), '["H2"] }', '["Z2"] }')
    assert len(checking.faults(BOX, text)) == 2


def test_a_text_that_is_too_long() -> None:
    (fault,) = checking.faults(BOX, OWN + "#" * LARGEST, "mine.toml")
    assert str(fault) == f"mine.toml: longer than {LARGEST} letters"


def test_lines_of_sides_may_be_left_out() -> None:
    """Where nothing stands between two rows, an empty line or none is the same."""
    assert checking.faults(BOX, changed(OWN, ROW_A + "\n\n", ROW_A + "\n")) == []


def test_walls_may_be_drawn_along_the_edge() -> None:
    text = changed(OWN, ROW_A, ROW_A + " |")
    assert checking.faults(BOX, text) == []
    assert BOX.ground(text).sides == BOX.fields["reactor"].sides


# The command line

Capture = pytest.CaptureFixture[str]


def test_a_mission_is_printed_and_found_sound(tmp_path: Path, capsys: Capture) -> None:
    assert main(["scenario", "show", "the-nest"]) == 0
    mine = tmp_path / "mine.toml"
    mine.write_text(capsys.readouterr().out, "utf-8")
    assert main(["scenario", "check", str(mine)]) == 0
    assert capsys.readouterr().out == f"{mine}: a sound scenario of hagalaz\n"


def test_faults_are_told_by_the_game_whose_mission_it_is(tmp_path: Path, capsys: Capture) -> None:
    """Other games have files of another shape; nobody wants to hear what they miss in this one."""
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(OWN, "each = 10", "each = 9"), "utf-8")
    assert main(["scenario", "check", str(mine)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{mine}, line {line(OWN, 'each =')}, enemies.each: with extreme challenge there are 10 of trooper",
        f"{mine}: 1 to be mended",
    ]


@every_mission
def test_a_time_limit_that_nobody_has_seen_is_ours(id: str) -> None:
    """The rulebook names some missions and their codes, but no limit of rounds: such a block is no quotation."""
    limits = [block.source for block in BOX.blocks if (block.file, block.block) == (f"missions/{id}", "mission")]
    assert limits == ["house"]


# What the texts say of the numbers

COUNTED = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "cs": {"dva": 2, "dvě": 2, "tři": 3, "čtyři": 4, "pět": 5, "dvou": 2, "tří": 3, "čtyř": 4, "pěti": 5, "šesti": 6},
}
SOME_OF = re.compile(r"\b(\w+) (?:of the|ze?) (\w+)\b")


def counted(goal: AnyCondition, ground: Field) -> set[tuple[int, int]]:
    """How many of how many are wanted, in any part of it."""
    match goal:
        case All() | Steps():
            return set().union(*(counted(part, ground) for part in goal.of))
        case Deliver(token="refugee"):
            return {(goal.need, len(ground.refugees))}
        case Use():
            return {(goal.need, len(goal.hexes))}
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_so_many_of_so_many_are_those_of_the_mission(language: str) -> None:
    """Bring four of the five refugees: in the texts the numbers are words, and content is tuned now and then."""
    texts, numbers = klubovna.game("hagalaz").texts(language), COUNTED[language]
    checked = 0
    for id in MISSIONS:
        for objective in BOX.missions[id].objectives:
            some, of = (numbers.get(word.lower()) for word in some_of(texts.text(f"goal-{id}-{objective.id}")))
            if some and of:
                checked += 1
                assert (some, of) in counted(objective.goal, BOX.fields[id]), f"{id}, {objective.id}"
    assert checked > 6


def some_of(said: str) -> tuple[str, str]:
    found = SOME_OF.search(said)
    return (found[1], found[2]) if found else ("", "")
