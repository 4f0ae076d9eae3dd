"""The battles: what is known of them is so in ours. And scenarios of one's own: every fault has its message."""

from __future__ import annotations

import gc
from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import klubovna
from klubovna.games.napoleonics.box import load
from klubovna.games.napoleonics.printed import checking
from klubovna.games.napoleonics.printed.scenarios import BOOK, EXTRAS, SCENARIOS
from klubovna.kernel.own import LARGEST

BOX = load()
FRENCH, ALLIED = 0, 1
every_battle = pytest.mark.parametrize("id", SCENARIOS)


def battle(id: str) -> Any:
    return BOX.battles[id]


def source(id: str) -> str:
    return (files("klubovna.games.napoleonics") / "content" / "scenarios" / f"{id}.toml").read_text("utf-8")


def tiles(id: str) -> dict[str, int]:
    return dict(Counter(BOX.terrain_ids[terrain] for terrain in battle(id).terrain))


def forces(id: str, army: int) -> dict[str, int]:
    return dict(Counter(BOX.kinds[unit.kind].id for unit in battle(id).units if unit.army == army))


def leaders(id: str, army: int) -> int:
    return sum(1 for leader in battle(id).leaders if leader.army == army)


# What is known


def test_fifteen_battles_of_the_book_and_three_more() -> None:
    assert (len(BOOK), len(EXTRAS)) == (15, 3)
    assert [BOX.scenarios[id].battle.number for id in SCENARIOS] == [*range(1, 16), 0, 0, 0]
    ours = {id for id in SCENARIOS if not BOX.scenarios[id].battle.official}
    assert ours == {"garcia-hernandez", "nivelle", *EXTRAS}


@pytest.mark.parametrize(
    ("id", "hands", "first", "banners"),
    [
        ("rolica-first", (5, 6), ALLIED, 5),
        ("rolica-second", (5, 6), ALLIED, 5),
        ("corunna", (5, 5), FRENCH, 6),
        ("salamanca-left", (5, 6), FRENCH, 6),
        ("salamanca-right", (5, 6), ALLIED, 6),
        ("fuentes", (5, 6), FRENCH, 6),
    ],
)
def test_known_agreements(id: str, hands: tuple[int, int], first: int, banners: int) -> None:
    found = battle(id)
    assert (found.hands, found.first, found.banners) == (hands, first, banners)


@pytest.mark.parametrize(
    ("id", "banners"), [("coa", 6), ("bussaco-reynier", 6), ("bussaco-ney", 6), ("quatre-bras", 9), ("waterloo", 8)]
)
def test_known_numbers_of_banners(id: str, banners: int) -> None:
    assert battle(id).banners == banners


def test_known_hands() -> None:
    assert battle("waterloo").hands == (6, 6)
    assert battle("talavera").hands[ALLIED] == 6


@pytest.mark.parametrize(
    ("id", "known"),
    [
        ("rolica-first", {"forest": 7, "hill": 17, "ford": 12, "town": 2}),
        ("rolica-second", {"forest": 10, "hill": 12, "rugged-hill": 13}),
        ("corunna", {"forest": 5, "hill": 18, "ford": 17, "town": 4}),
        ("bussaco-reynier", {"forest": 5, "hill": 28, "ford": 5}),
        ("salamanca-left", {"forest": 3, "hill": 18, "river": 8, "bridge": 1, "town": 1}),
        ("salamanca-right", {"forest": 2, "hill": 16, "ford": 12, "bridge": 1, "town": 4}),
    ],
)
def test_known_numbers_of_terrain_hexes(id: str, known: dict[str, int]) -> None:
    assert {terrain: tiles(id).get(terrain, 0) for terrain in known} == known
    assert BOX.scenarios[id].map.counts == "public"


ROLICA = {
    FRENCH: {"french-line": 4, "french-light": 2, "french-light-cavalry": 2, "french-foot-artillery": 1},
    ALLIED: {
        "british-line": 5, "british-light": 1, "british-heavy-cavalry": 1, "british-foot-artillery": 2,
        "british-horse-artillery": 1, "portuguese-line": 2, "portuguese-light": 1, "portuguese-light-cavalry": 1,
    },
}  # fmt: skip
KNOWN_FORCES = {
    "rolica-first": (ROLICA, (2, 3)),
    "rolica-second": (ROLICA, (2, 4)),
    "corunna": (
        {
            FRENCH: {"french-line": 8, "french-light": 3, "french-heavy-cavalry": 2, "french-foot-artillery": 2},
            ALLIED: {
                "british-line": 6, "british-light": 2, "british-rifle": 1, "british-guard-grenadier": 1,
                "british-light-cavalry": 1, "british-foot-artillery": 1,
            },
        },
        (3, 3),
    ),
    "salamanca-right": (
        {
            FRENCH: {"french-line": 8, "french-light": 3, "french-light-cavalry": 1, "french-foot-artillery": 2},
            ALLIED: {
                "british-line": 7, "british-light": 1, "british-rifle": 1, "british-guard-grenadier": 2,
                "british-light-cavalry": 2, "british-heavy-cavalry": 2, "british-foot-artillery": 1,
                "british-horse-artillery": 1,
            },
        },
        (2, 3),
    ),
}  # fmt: skip


@pytest.mark.parametrize("id", KNOWN_FORCES)
def test_known_armies(id: str) -> None:
    armies, generals = KNOWN_FORCES[id]
    assert {army: forces(id, army) for army in (FRENCH, ALLIED)} == armies
    assert (leaders(id, FRENCH), leaders(id, ALLIED)) == generals
    assert BOX.scenarios[id].deployment.counts == "public"


def test_only_known_numbers_are_called_known() -> None:
    assert {id for id in SCENARIOS if BOX.scenarios[id].deployment.counts} == set(KNOWN_FORCES)
    assert {b.source for b in BOX.blocks if b.block in ("map", "deployment")} == {"house"}, "no place is known"


def test_goals_by_their_hexes() -> None:
    """Each hill of Roliça counts by itself; the village of Fuentes only as a whole; the hill of Albuera for either."""
    found = [(goal.army, [BOX.hexes.names[c] for c in goal.cells], goal.worth) for goal in battle("rolica-first").goals]
    assert found == [(ALLIED, ["A5"], 1), (ALLIED, ["A9"], 1)]
    village = next(goal for goal in battle("fuentes").goals if goal.id == "fuentes-village")
    assert [BOX.hexes.names[c] for c in village.cells] == ["F6", "G6"]
    assert [goal.army for goal in battle("albuera").goals] == [-1]
    assert [goal.worth for goal in battle("quatre-bras").goals] == [2]
    assert {goal.id for goal in battle("waterloo").goals} == {"hougoumont", "la-haye-sainte", "papelotte"}


def test_special_rules() -> None:
    """The bridge over the Côa leads out of the battle; nobody has to stop in the stream at Salamanca."""
    (door,) = battle("coa").doors
    assert (door.army, [BOX.hexes.names[c] for c in door.cells], door.worth) == (ALLIED, ["I7", "I8"], 1)
    assert {id for id in SCENARIOS if not battle(id).fords_stop} == {"salamanca-right"}
    redoubt = battle("nivelle").works[BOX.hexes.number["D6"]]
    assert redoubt == 1 << 4 | 1 << 5 | 1 << 0, "south-west, south-east, east"


@every_battle
def test_armies_stand_apart(id: str) -> None:
    """Nobody begins beside an enemy."""
    by_army = [[unit.cell for unit in battle(id).units if unit.army == army] for army in (FRENCH, ALLIED)]
    assert min(BOX.hexes.distance[a][b] for a, b in product(*by_army)) >= 2


@every_battle
def test_leaders_begin_with_a_unit_of_their_own(id: str) -> None:
    units = {unit.cell: unit.army for unit in battle(id).units}
    assert all(units[leader.cell] == leader.army for leader in battle(id).leaders)


@every_battle
def test_streams_run_on(id: str) -> None:
    """Every river hex and bridge has water beside it, or the edge."""
    water = {c for c, t in enumerate(battle(id).terrain) if BOX.terrain_ids[t] in ("river", "ford", "bridge")}
    assert all(-1 in BOX.hexes.beside[c] or water & set(BOX.hexes.neighbours[c]) for c in water)


@every_battle
def test_our_own_files_pass_our_own_check(id: str) -> None:
    assert checking.faults(BOX, source(id), f"{id}.toml") == []


# Scenarios of one's own

OWN = source("nivelle")


def own(old: str, new: str) -> str:
    assert OWN.count(old) == 1
    return OWN.replace(old, new)


def test_a_scenario_of_ones_own() -> None:
    text = own("banners = 7", "banners = 6").replace('source = "house"\n', "")
    found = BOX.battle(text)
    assert (found.id, found.banners, len(found.units)) == ("own", 6, len(battle("nivelle").units))
    assert found.scenario.map.source == "pack"
    assert BOX.battle(text) is found
    assert BOX.part(found.hash) is found


def test_what_nobody_plays_is_forgotten() -> None:
    hash = BOX.battle(own("banners = 7", "banners = 5")).hash
    gc.collect()
    assert BOX.part(hash) is None


def test_a_faulty_scenario_can_not_be_played() -> None:
    with pytest.raises(klubovna.Broken, match=r"line \d+, victory\.banners"):
        BOX.battle(own("banners = 7", "banners = 20"))


def line(text: str, part: str) -> int:
    return max(number for number, line in enumerate(text.splitlines(), 1) if part in line)


ROW_A, ROW_D = "A . . . . . . . . . . . . .", "D  . . K H . E . K H . . ."
ROW_H, ROW_I = "H  . . . . . . f . . . . .", "I . . . . . . . f . . . . ."


def door(*hexes: str) -> str:
    return f'[[exits]]\nid = "door"\nside = "top"\nhexes = {list(hexes)}\n\n[[objectives]]'


FAULTS = [
    # what is changed, what is said, a part of the line that is meant
    (ROW_A + "\n", "", "8 rows, there should be 9", "hexes = '''"),
    (ROW_A, "X . . . . . . . . . . . . .", "row 1 should begin with its letter A, not 'X'", "X . ."),
    (ROW_A, ROW_A + " .", "row A has 14 hexes, there should be 13", "A . ."),
    (ROW_D, "D  . . K H . E . K H . . ?", "D12: no terrain is written '?'; there are: . F H", "D  . ."),
    ("D6 = [", "D66 = [", "there is no hex 'D66'; did you mean 'D6'", "D66 = "),
    ("D6 = [", "D7 = [", "D7 is written '.' on the map; field works are E or K", "D7 = "),
    ("D6 = [", "D7 = [", "D6 has field works on the map; on which sides?", "[map.works]"),
    ('D6 = ["SW", "SE", "E"]', 'D6 = ["SW", "SE"]', "on 3 sides next to each other, not on SW SE", "D6 = "),
    ('D6 = ["SW", "SE", "E"]', 'D6 = ["SW", "SE", "NE"]', "on 3 sides next to each other, not on", "D6 = "),
    ('D6 = ["SW", "SE", "E"]', 'D6 = ["SW", "SE", "SE"]', "on 3 sides next to each other, not on", "D6 = "),
    ('army = "allied"', 'army = "french"', "both armies are french", 'army = "french"'),
    ("french-militia = ", "french-milita = ", "no unit is called 'french-milita'; did you mean 'french-militia'",
     "french-milita"),
    ("french-militia = ", "british-grenadier = ", "british-grenadier does not fight in the french army",
     'british-grenadier = ["A9"]'),
    ('french-militia = ["A9"]', 'french-militia = ["K9"]', "there is no hex 'K9'", "french-militia"),
    ('french-militia = ["A9"]', 'french-militia = ["A5"]', "two units stand on A5: french-line and french-militia",
     "french-militia"),
    (ROW_A, "A . . . . . . . . r . . . .", "french-militia can't stand on A9, which is river", "french-militia"),
    (ROW_H, "H  . . . Q . . f . . . . .", "british-foot-artillery can't stand on H4, which is quarry",
     "british-foot-artillery"),
    (ROW_I, "I . . . . . R . f . . . . .", "wellington can't stand on I6, which is rugged-hill", "wellington = "),
    ('french-militia = ["A9"]', 'french-militia = ["H1"]\nfrench-cuirassier = ["H1"]', "two units stand on H1",
     "french-cuirassier"),
    ('clausel = "C5"', 'clausel = "C55"', "there is no hex 'C55'", "clausel = "),
    ('clausel = "C5"', 'wellington = "C5"', "there are two leaders called wellington", "wellington = "),
    ('clausel = "C5"', 'clausel = "C8"', "two leaders stand on C8: clausel and conroux", "conroux = "),
    ('clausel = "C5"', 'clausel = "I6"', "clausel stands among enemies on I6", "clausel = "),
    ('["D3", "D6", "D8"]', '["D3", "D6", "D88"]', "there is no hex 'D88'; did you mean 'D8'", '"D88"'),
    ('["D3", "D6", "D8"]', '["D3", "D6", "D6"]', "a hex is named twice", '"D6", "D6"'),
    (ROW_D, "D  . . K H . r . K H . . .", "D6 is river: no unit can get there", '["D3", "D6", "D8"]'),
    ("[[objectives]]", door("A1", "J1"), "there is no hex 'J1'", "'J1'"),
    ("[[objectives]]", door("A1", "A1"), "a hex is named twice", "'A1'"),
    ("[[objectives]]", door("E5"), "E5 is not on the edge of the battlefield: nobody can leave there", "'E5'"),
    ('side = "bottom"', 'side = "either"\nlasting = true', "an objective of either side can't be lasting",
     "lasting = "),
    ('id = "redoubts"', 'id = "<b>"', "Expected `str` matching regex", 'id = "<b>"'),
    ('clausel = "C5"', f'"{"x" * 41}" = "C5"', "Expected `str` of length <= 40", "[deployment.top.leaders]"),
    ("banners = 7", "banners = 19", "the allied army can't win: 19 banners are needed and it can gain 18 at most",
     "banners = "),
    ("banners = 7", "banners = 21", "Expected `int` <= 20", "banners = "),
    ("hand = 6", "hand = 1", "Expected `int` >= 2", "hand = 1"),
    ('first = "bottom"', 'first = "left"', "Invalid enum value 'left'", "first = "),
    ('first = "bottom"', "", "missing required field `first`", "[start]"),
    ('first = "bottom"', 'first = "bottom"\nlast = "top"', "unknown field `last`", "last = "),
    ('D6 = ["SW", "SE", "E"]', 'D6 = ["SW", "SE", "S"]', "Invalid enum value 'S'", "[map.works]"),
    ("banners = 7", "banners = = 7", "line", "banners = ="),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "says", "where"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_every_fault_is_told_with_its_line(old: str, new: str, says: str, where: str) -> None:
    text = own(old, new)
    faults = checking.faults(BOX, text, "mine.toml")
    found = [fault for fault in faults if says in str(fault)]
    assert [(fault.file, fault.line) for fault in found] == [("mine.toml", line(text, where))]


def test_an_army_without_units() -> None:
    begin, end = OWN.index("[deployment.top.units]"), OWN.index("[deployment.top.leaders]")
    text = OWN[:begin] + "[deployment.top.units]\n\n" + OWN[end:]
    assert "an army without units" in [fault.problem for fault in checking.faults(BOX, text)]


def test_infantry_may_stand_in_a_quarry_and_on_the_edge_one_may_leave() -> None:
    assert checking.faults(BOX, own(ROW_D, "D  . . K Q . E . K H . . .")) == []
    assert checking.faults(BOX, own("[[objectives]]", door("A1", "B12", "E1", "I13"))) == []


def test_banners_for_leaving_make_up_for_enemies() -> None:
    """13 French units may leave, one banner each: then 20 banners are enough for them, though not for the Allies."""
    text = own("[[objectives]]", door("A1")).replace("banners = 7", "banners = 20")
    assert [fault.problem.split(" army")[0] for fault in checking.faults(BOX, text)] == ["the allied"]


def test_empty_lines_in_a_map_do_not_matter() -> None:
    assert checking.faults(BOX, own(ROW_A, ROW_A + "\n")) == []


def test_a_text_that_is_too_long() -> None:
    (fault,) = checking.faults(BOX, OWN + "#" * LARGEST, "mine.toml")
    assert str(fault) == f"mine.toml: longer than {LARGEST} letters"


def test_all_faults_are_told_at_once() -> None:
    text = own('clausel = "C5"', 'clausel = "Z9"').replace("banners = 7", "banners = 20")
    assert len(checking.faults(BOX, text)) == 3, "a leader nowhere, and neither army can win"
