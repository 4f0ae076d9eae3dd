"""Missions that are painted: drawing and map are the same both ways, strokes change what they meet, remarks say so."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

import klubovna
from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.painting import PAINTER
from klubovna.games.hagalaz.painting.canvas import Canvas
from klubovna.games.hagalaz.printed import checking, drawing
from klubovna.games.hagalaz.printed.goals import Leave, Use
from klubovna.games.hagalaz.printed.missions import MISSIONS, Mission
from klubovna.kernel.errors import Broken
from klubovna.kernel.painting import Cell, Dropped, Entered, Settled, Shown, Stroke, Tool, Touch
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.written import written

GAME = klubovna.game("hagalaz")
BOX: Box = GAME.content()  # type: ignore[assignment]


class Map(NamedTuple):
    """A mission, and what whoever paints it sees."""

    file: Mission
    shown: Shown


def begun(name: str = "empty", seed: int = 0) -> Mission:
    file: Mission = PAINTER.start(BOX, name, seed)
    return file


def painted(*touches: Touch, on: Mission | None = None) -> Map:
    """After these, written and read again."""
    file = on or begun()
    for touch in touches:
        file = PAINTER.touch(BOX, file, touch)
    file = checking.read(written(file))
    return Map(file, PAINTER.show(BOX, file))


def stroke(what: str, *hexes: str, tool: Tool = "brush", **more: Any) -> Stroke:
    return Stroke(tool=tool, hexes=hexes, what=what, **more)


def at(map: Map, hex: str) -> Cell:
    return next(cell for cell in map.shown.cells if cell.id == hex)


def told(map: Map) -> list[str]:
    return [f"{one.said.id if one.said else one.problem} {' '.join(one.hexes)}".strip() for one in map.shown.remarks]


@pytest.mark.parametrize("id", MISSIONS)
def test_every_mission_of_ours_is_written_and_drawn_as_it_was_read(id: str) -> None:
    """The drawing, made anew, has the same hexes, marks and sides."""
    mission = BOX.missions[id]
    assert Canvas(mission).mission() == mission
    assert checking.read(written(mission)) == mission
    was, anew = (drawing.Drawing(text) for text in (mission.map.hexes, Canvas(mission).drawing()))
    assert (was.hexes.names, was.marks, was.signs) == (anew.hexes.names, anew.marks, anew.signs)
    assert [one for one in painted(on=begun(id)).shown.remarks if not one.doubt] == []


def test_what_is_painted_comes_out_of_its_text() -> None:
    """After any strokes that are not refused: written and read again it is the same."""
    rng, map = random.Random(11), painted(on=begun("reactor"))
    paints = [paint.id for tray in PAINTER.palette(BOX).trays for paint in tray.paints]
    refused = 0
    for _ in range(150):
        ends = rng.sample([place.id for place in map.shown.places], 2)
        touch = stroke(
            rng.choice(paints), *ends, tool=rng.choice(["brush", "line", "fill", "erase", "move"]),
            side=rng.choice(["E", "NE", "SW"]), mirror=rng.choice(["none", "across", "turned"]),
        )  # fmt: skip
        try:
            map = painted(touch, on=map.file)
        except Broken:
            refused += 1
        assert painted(on=map.file) == map
    assert refused < 90


@pytest.mark.parametrize("seed", range(8))
def test_what_chance_has_strewn_can_be_played(seed: int) -> None:
    assert [one for one in painted(on=begun("random", seed)).shown.remarks if not one.doubt] == []


def test_floor_grows_and_goes() -> None:
    map = painted(stroke("floor", "F1", "F2"))
    assert (at(map, "F2").ground, at(map, "F3").ground) == ("paint-floor", "")
    assert at(painted(stroke("", "F2", tool="erase"), on=map.file), "F2").ground == ""


def test_walls_and_doors_stand_between_two_hexes() -> None:
    """Both hexes know of it; once more takes it away; a mirror has it on the other side."""
    map = painted(stroke("side/wall", "C3", side="E", mirror="across"))
    assert (at(map, "C3").sides["E"], at(map, "C4").sides["W"]) == ("wall", "wall")
    assert "wall" in {at(map, hex).sides.get("W") for hex in ("C6", "C7", "C8")}
    door = painted(stroke("side/locked-door", "C3", side="SE"))
    assert at(door, "D3").sides["NW"] == "locked-door"
    assert "SE" not in at(painted(stroke("side/locked-door", "C3", side="SE"), on=door.file), "C3").sides


def test_a_raised_hex_has_an_edge_and_a_ramp() -> None:
    map = painted(stroke("mark/^", "C5"))
    assert at(map, "C5").ground == "raised"
    assert set(at(map, "C5").sides.values()) == {"down"}
    assert "fault-lost C5" in told(map)
    assert "W" not in at(painted(stroke("side/ramp", "C5", side="W"), on=map.file), "C5").sides


def test_a_turret_looks_where_one_pointed() -> None:
    map = painted(Entered("enemies.faction", "cerberus"), stroke("turret", "A5", side="SE"))
    assert [(one.sort, one.of) for one in at(map, "A5").laid] == [("turret", "SE")]
    assert map.file.map.turrets == {"A5": "SE"}
    assert "fault-turrets A5" in told(painted(Entered("enemies.faction", "reapers"), on=map.file))


def test_a_champion_comes_with_its_mark() -> None:
    map = painted(stroke("mark/1", "C6"))
    (posted,) = map.file.champions
    assert BOX.champions[posted.kind].faction == "reapers"
    assert painted(Entered("champions/0/resilience", "4, 5, 4"), on=map.file).file.champions[0].resilience == (4, 5, 4)
    assert painted(Dropped("champions/0"), on=map.file).file.champions == ()
    assert painted(stroke("", "C6", tool="erase"), on=map.file).file.champions == ()


def test_objectives_are_painted() -> None:
    """The first two of an empty mission are there; what comes next is beside them, and grows."""
    map = painted(stroke("goal/use", "C5", "D5"))
    third = map.file.objectives[2]
    assert (third.kind, third.goal) == ("side", Use(hexes=("C5", "D5"), need=2))
    assert [one.thing for one in at(map, "C5").laid] == ["objective", "objective"]
    more = painted(stroke("goals/2", "E5"), Entered("goals/2/need", 3), on=map.file)
    assert more.file.objectives[2].goal == Use(hexes=("C5", "D5", "E5"), need=3)
    words = painted(Entered("objectives/2/cs", "Vypnout čidla."), on=more.file).file.objectives[2].text
    assert getattr(words, "cs", "") == "Vypnout čidla."
    less = painted(stroke("", "E5", tool="erase"), on=more.file)
    assert "fault-too-few C5 D5" in told(less)
    shepard = painted(Entered("goals/0/shepard", True)).file.objectives[0].goal
    assert shepard == Leave(by=("C9", "E9"), need=3, must=("shepard",))


def test_the_bag_follows_the_challenge() -> None:
    map = painted(Entered("enemies.challenge", "extreme"))
    assert (map.file.enemies.each, told(map)) == (10, [])


def test_doubts_are_settled() -> None:
    map = painted(stroke("mark/x", "A9"))
    assert told(map) == ["doubt-unused A9"]
    (doubt,) = map.shown.remarks
    assert [one.meant for one in painted(Settled(doubt.key), on=map.file).shown.remarks] == [True]


@pytest.mark.parametrize(
    "touch",
    [
        stroke("mark/Q", "C3"),
        stroke("mark/ll", "C3"),
        stroke("side/window", "C3", side="E"),
        stroke("goal/sing", "C3"),
        stroke("goals/9", "C3"),
        stroke("goals/x", "C3"),
        stroke("floor", "Z9"),
        Entered("mission.rounds", 99),
        Entered("enemies.challenge", "absurd"),
        Entered("objectives/0/after/x", True),
        Entered("goals/0/need", 0),
        Dropped("objectives/7"),
    ],
    ids=str,
)
def test_what_no_page_would_send_is_refused(touch: Touch) -> None:
    with pytest.raises(Broken):
        painted(touch)


def test_all_that_is_said_has_words_in_both_languages() -> None:
    maps = [painted(on=begun(id)) for id in MISSIONS]
    maps.append(painted(stroke("turret", "A5", side="SE"), stroke("mark/1", "C6"), stroke("mark/2", "C5")))
    maps.append(painted(stroke("mark/^", "C5"), stroke("side/ramp", "B5", side="E"), stroke("mark/A", "B4")))
    said = [message for map in maps for cell in map.shown.cells for message in cell.said]
    said += [message for map in maps for message in map.shown.tallies]
    said += [one.said for map in maps for one in map.shown.remarks if one.said]
    sheets = [sheet for map in maps for sheet in map.shown.sheets]
    said += [message for one in sheets for message in (one.title, *(blank.label for blank in one.blanks))]
    things = [thing for tray in PAINTER.palette(BOX).trays for thing in (tray.thing, *(p.thing for p in tray.paints))]
    things += [choice for one in sheets for blank in one.blanks for choice in blank.choices]
    for t in (GAME.texts(language) for language in LANGUAGES):
        assert [problem for message in said for problem in t.problems(message)] == []
        assert [thing for thing in things if not t.named(thing)] == []
