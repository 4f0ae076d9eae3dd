"""Battles that are painted: text and map are the same both ways, a stroke changes what it meets, remarks say where."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import msgspec
import pytest

import klubovna
from klubovna.games.napoleonics.box import load
from klubovna.games.napoleonics.painting import PAINTER
from klubovna.games.napoleonics.painting.canvas import Canvas
from klubovna.games.napoleonics.printed import checking
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS, Scenario
from klubovna.kernel.errors import Broken
from klubovna.kernel.painting import Cell, Dropped, Entered, Remark, Settled, Sheet, Shown, Stroke, Tool, Touch
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.written import written

BOX = load()
GAME = klubovna.game("napoleonics")


class Map(NamedTuple):
    """A battle, and what whoever paints it sees."""

    file: Scenario
    shown: Shown

    @property
    def cells(self) -> tuple[Cell, ...]:
        return self.shown.cells

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return self.shown.sheets

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return self.shown.remarks


def begun(name: str = "coa", seed: int = 0) -> Scenario:
    file: Scenario = PAINTER.start(BOX, name, seed)
    return file


def painted(*touches: Touch, on: Scenario | None = None) -> Map:
    """After these, written and read again."""
    file = on or begun()
    for touch in touches:
        file = PAINTER.touch(BOX, file, touch)
    file = checking.read(written(file))
    return Map(file, PAINTER.show(BOX, file))


def stroke(what: str, *hexes: str, tool: Tool = "brush", **more: Any) -> Stroke:
    return Stroke(tool=tool, hexes=hexes, what=what, **more)


def at(map: Map, hex: str) -> Cell:
    return next(cell for cell in map.cells if cell.id == hex)


def told(map: Map) -> list[str]:
    return [f"{one.said.id if one.said else one.problem} {' '.join(one.hexes)}".strip() for one in map.remarks]


# Text and map


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_battle_of_ours_is_written_as_it_was_read(id: str) -> None:
    battle = BOX.scenarios[id]
    assert Canvas(battle, BOX).scenario() == battle
    assert checking.read(written(battle)) == battle


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_copy_of_ours_has_nothing_wrong(id: str) -> None:
    assert [one for one in painted(on=begun(id)).remarks if not one.doubt] == []


def test_what_is_painted_comes_out_of_its_text() -> None:
    """After any strokes: written and read again it is the same."""
    rng, map = random.Random(5), painted()
    paints = [paint.id for tray in PAINTER.palette(BOX).trays for paint in tray.paints]
    tools: list[Tool] = ["brush", "line", "fill", "erase", "move"]
    for _ in range(150):
        ends = rng.sample(BOX.hexes.names, 2)
        touch = stroke(
            rng.choice(paints), *ends, tool=rng.choice(tools), mirror=rng.choice(["none", "across", "turned"])
        )
        map = painted(touch, on=map.file)
        assert painted(on=map.file) == map


def test_a_random_landscape_is_the_same_for_the_same_number() -> None:
    assert begun("random", 7) == begun("random", 7) != begun("random", 8)
    for seed in range(20):
        assert all(
            one.said and one.said.id in ("fault-no-units", "fault-no-win")
            for one in painted(on=begun("random", seed)).remarks
        )


def test_a_painted_battle_is_played() -> None:
    map = painted(stroke("unit/british-rifle", "E4"), stroke("ground/town", "E8", "E9"), stroke("objective", "E8"))
    table = klubovna.Table(GAME, GAME.content(), GAME.settings({"scenario": written(map.file)}, own=True), bytes(32))
    view: Any = table.view(None)
    assert [unit.kind for unit in view.units if unit.hex == "E4"] == ["british-rifle"]
    assert [goal.hexes for goal in view.objectives] == [["E8"]]
    whim = random.Random(1)
    for _ in range(30):
        table.play(whim.choice(table.options))


# Strokes


def test_a_brush_with_a_mirror() -> None:
    map = painted(stroke("ground/forest", "F10", mirror="across"))
    assert (at(map, "F10").ground, at(map, "F3").ground) == ("forest", "forest")
    turned = painted(stroke("ground/town", "A1", mirror="turned"))
    assert (at(turned, "A1").ground, at(turned, "I13").ground) == ("town", "town")


def test_a_line_and_a_fill() -> None:
    map = painted(stroke("ground/river", "A1", "A13", tool="line"), on=begun("empty"))
    assert {cell.ground for cell in map.cells if cell.id.startswith("A")} == {"river"}
    below = painted(stroke("ground/hill", "I1", tool="fill"), on=map.file)
    assert {cell.ground for cell in below.cells if not cell.id.startswith("A")} == {"hill"}


def test_works_stand_around_the_side_that_is_meant() -> None:
    """On a hill they stay a hill's; in the mirror they look the other way."""
    map = painted(stroke("works", "E2", side="NE", mirror="across"))
    assert (at(map, "E2").ground, set(at(map, "E2").sides)) == ("hill", {"NW", "NE", "E"})
    assert (at(map, "E12").ground, set(at(map, "E12").sides)) == ("clear", {"W", "NW", "NE"})
    assert "E . K H H . . . . F . . E ." in map.file.map.hexes
    assert not told(map)
    assert at(painted(stroke("ground/forest", "E2"), on=map.file), "E2").sides == {}


def test_a_leader_is_only_once_on_the_map() -> None:
    map = painted(stroke("leader/french/ney", "B4"))
    assert [cell.id for cell in map.cells for one in cell.laid if one.thing == "ney"] == ["B4"]
    own = painted(stroke("leader/allied/Novák", "E3"), on=map.file)
    assert [(one.sort, one.thing, one.of) for one in at(own, "E3").laid] == [
        ("unit", "british-light", "allied"),
        ("leader", "Novák", "allied"),
    ]


def test_erasing_takes_off_what_lies_on_top() -> None:
    """First who stands there, then what counts there, then works, then the ground."""
    map = painted(stroke("unit/british-line", "G7"), stroke("objective", "G7"))
    sorts = []
    for _ in range(3):
        map = painted(stroke("", "G7", tool="erase"), on=map.file)
        sorts.append([one.sort for one in at(map, "G7").laid])
    assert sorts == [["objective"], [], []]
    assert (at(map, "G7").ground, at(map, "G7").sides, at(map, "G7").laid) == ("clear", {}, ())


def test_who_stands_on_a_hex_is_moved_with_the_leader() -> None:
    map = painted(stroke("", "B6", "D6", tool="move"))
    assert [one.thing for one in at(map, "D6").laid] == ["french-line", "ney"]
    assert at(map, "B6").laid == ()


# Sheets


def test_sheets_change_what_is_not_on_the_map() -> None:
    map = painted(
        Entered("start.first", "allied"),
        Entered("bottom.hand", 6),
        Entered("top.commanders", "ney, Jiří z Kunštátu"),
        Entered("exits/0/worth", 2),
    )
    battle = map.file
    assert (battle.start.first, battle.bottom.hand) == ("bottom", 6)
    assert battle.top.commanders == ("ney", "Jiří z Kunštátu")
    assert battle.exits[0].worth == 2
    assert painted(Dropped("exits/0"), on=map.file).sheets[-1].path == "bottom"


def test_armies_change_their_sides() -> None:
    map = painted(Entered("top.army", "allied"))
    assert [(player.army, len(force.leaders)) for _, player, force in map.file.players()] == [
        ("allied", 2),
        ("french", 3),
    ]
    assert at(map, "B6").laid[0].of == "french"


def test_an_objective_grows_and_goes_with_its_last_hex() -> None:
    map = painted(stroke("objective", "E7"), stroke("objectives/0", "E8"))
    assert next(sheet for sheet in map.sheets if sheet.path == "objectives/0").hexes == ("E7", "E8")
    gone = painted(stroke("", "E7", "E8", tool="erase"), on=map.file)
    assert not any(sheet.path == "objectives/0" for sheet in gone.sheets)


@pytest.mark.parametrize(
    "touch",
    [
        Entered("victory.banners", 99),
        Entered("top.hand", "five"),
        Entered("battle.number", 3),
        Entered("objectives/0/worth", 1),
        Entered("exits/0/leaders", -1),
        Dropped("battle"),
        Dropped("exits/x"),
        stroke("ground/lava", "A1"),
        stroke("unit/knight", "A1"),
        stroke("nothing", "A1"),
        stroke("leader/french/<b>", "A1"),
        stroke("objectives/4", "A1"),
        stroke("ground/forest", "Z9"),
    ],
    ids=str,
)
def test_what_no_page_would_send_is_refused(touch: Touch) -> None:
    with pytest.raises(Broken):
        painted(touch)


# Findings


@pytest.mark.parametrize(
    ("touch", "remark"),
    [
        (stroke("unit/french-line", "H3"), "fault-closed H3"),
        (stroke("leader/french/foy", "E3"), "fault-among-enemies E3"),
        (stroke("exit", "E5"), "fault-inland-exit E5"),
        (stroke("objective", "H2"), "fault-closed-goal H2"),
        (Entered("victory.banners", 20), "fault-no-win"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_is_wrong_is_told_with_its_hex(touch: Touch, remark: str) -> None:
    assert remark in told(painted(touch))


def test_doubts_are_told_and_settled() -> None:
    map = painted(stroke("objective", "B6"))
    (held,) = [one for one in map.remarks if one.said and one.said.id == "doubt-held"]
    assert (held.doubt, held.meant, held.hexes) == (True, False, ("B6",))
    settled = painted(Settled(held.key), on=map.file)
    assert [one.meant for one in settled.remarks if one.key == held.key] == [True]
    assert held.key in settled.file.battle.meant
    assert painted(Settled(held.key, meant=False), on=settled.file).file == map.file


def test_no_way_leads_there() -> None:
    """A river from edge to edge, and what counts is behind it."""
    map = painted(stroke("ground/river", "E1", "E13", tool="line"), stroke("lasting", "G6"))
    assert "doubt-far G6" in told(map)


def test_a_stronger_army_and_an_empty_wing() -> None:
    names = [hex for hex in BOX.hexes.names if hex.startswith("A")]
    map = painted(*(stroke("unit/french-line", hex) for hex in names))
    assert "doubt-uneven" in told(map)
    bare = painted(stroke("", "E10", "F9", "F8", "G10", tool="erase"))
    assert any(one.startswith("doubt-empty") for one in told(bare))


def test_all_that_is_said_has_words_in_both_languages() -> None:
    """Of the palette, of maps and sheets, and of everything that can be wrong."""
    texts = [GAME.texts(language) for language in LANGUAGES]
    maps = [painted(on=begun(id)) for id in SCENARIOS]
    maps.append(painted(stroke("works", "E2"), stroke("change", "A3"), stroke("objective", "B6"), stroke("exit", "E5")))
    said = [message for map in maps for cell in map.cells for message in cell.said]
    said += [message for map in maps for message in map.shown.tallies]
    said += [one.said for map in maps for one in map.remarks if one.said]
    for sheet in (sheet for map in maps for sheet in map.sheets):
        said += [sheet.title, *sheet.said, *(entry.label for entry in sheet.blanks)]
    things = [thing for tray in PAINTER.palette(BOX).trays for thing in (tray.thing, *(p.thing for p in tray.paints))]
    things += [choice for map in maps for sheet in map.sheets for entry in sheet.blanks for choice in entry.choices]
    for t in texts:
        assert [problem for message in said for problem in t.problems(message)] == []
        assert [thing for thing in things if not t.named(thing)] == []


# Strangers


def test_a_map_that_is_none_can_not_be_painted() -> None:
    empty = begun("empty")
    for hexes in ("A . .\n", empty.map.hexes.replace("A .", "A ☠")):
        odd = msgspec.structs.replace(empty, map=msgspec.structs.replace(empty.map, hexes=hexes))
        with pytest.raises(Broken):
            painted(on=odd)


def test_what_stands_off_the_map_is_told_and_kept() -> None:
    """A text may say what no brush can paint: nothing of it gets lost, and nothing of it hurts."""
    odd = written(begun()).replace('"B4", ', '"B4", "B4", "Z99", ').replace('G7 = ["W"', 'Q5 = ["W", "E"]\nG7 = ["W"')
    map = painted(stroke("ground/forest", "A1"), on=checking.read(odd))
    assert map.file.deployment.top.units["french-line"].count("B4") == 2
    assert "Z99" in map.file.deployment.top.units["french-line"]
    assert "Q5" in map.file.map.works
    assert "fault-two-units B4" in told(map)
