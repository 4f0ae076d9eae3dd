"""A mission as whoever paints it sees it: its hexes in words, its sheets, and what is wrong or doubtful."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.chart import SIDES
from klubovna.games.hagalaz.painting.canvas import Canvas, edge
from klubovna.games.hagalaz.painting.doubts import doubts
from klubovna.games.hagalaz.painting.goals import hexes_of, simple
from klubovna.games.hagalaz.painting.palette import BOARD, word
from klubovna.games.hagalaz.painting.sheets import dropped, entered, sheets
from klubovna.games.hagalaz.painting.strokes import drawn
from klubovna.games.hagalaz.printed import checking
from klubovna.games.hagalaz.printed.drawing import LOCKED, RAISED, UNLOCKED
from klubovna.games.hagalaz.printed.ground import DOOR, Ground
from klubovna.games.hagalaz.printed.missions import Mission
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.messages import Message
from klubovna.kernel.own import MOST_FAULTS
from klubovna.kernel.painting import Cell, Dropped, Entered, Laid, Remark, Settled, Shown, Stroke, Touch
from klubovna.kernel.strokes import places

DOORS = {LOCKED: "locked-door", UNLOCKED: "door"}


def show(box: Box, mission: Mission) -> Shown:
    """Raises Broken where the map itself can't be read."""
    canvas = Canvas(mission)
    board = canvas.board()
    about = [board.number[BOARD.names[cell]] for cell in canvas.cells]
    return Shown(
        cells=tuple(_cells(canvas, mission, board.names)),
        sheets=sheets(canvas, box),
        remarks=(*_faults(box, mission, set(board.names)), *_doubts(canvas, mission)),
        tallies=tuple(_tallies(canvas)),
        places=places(board, about),
    )


def touch(box: Box, mission: Mission, what: Touch) -> Mission:
    canvas = Canvas(mission)
    match what:
        case Stroke():
            drawn(canvas, what, box.champions)
        case Entered():
            entered(canvas, what, box)
        case Dropped():
            dropped(canvas, what.path)
        case Settled():
            left = tuple(key for key in mission.mission.meant if key != what.key)
            meant = (*left, what.key) if what.meant else left
            canvas.rest = msgspec.structs.replace(
                mission, mission=msgspec.structs.replace(mission.mission, meant=meant)
            )
    return canvas.mission()


def _cells(canvas: Canvas, mission: Mission, names: tuple[str, ...]) -> Iterator[Cell]:
    ground = Ground("", "", mission) if not _turrets_off(mission) else None
    kinds: dict[str, str] = {posted.mark: posted.kind for posted in canvas.champions}
    goals = {hex for one in canvas.objectives for _, goal in simple(one.goal) for hex in hexes_of(goal)}
    for hex in names:
        marks = canvas.marks.get(BOARD.number[hex])
        if marks is None:
            yield Cell(id=hex, ground="", said=(Message("paint-nothing"),))
            continue
        sides = _sides(canvas, ground, hex)
        laid = [Laid("mark", word(mark)) for mark in marks if mark != RAISED and mark not in "123"]
        laid += [Laid("champion", kinds.get(mark, ""), mark) for mark in marks if mark in "123"]
        if hex in canvas.turrets:
            laid.append(Laid("turret", "turret", canvas.turrets[hex]))
        if hex in goals:
            laid.append(Laid("goal", "objective"))
        area = ground.area[ground.hexes.number[hex]] if ground else 0
        yield Cell(
            id=hex,
            ground="raised" if RAISED in marks else "paint-floor",
            said=tuple(_said(marks, laid, sides)),
            sides=sides,
            laid=tuple(laid),
            group=str(area),
        )


def _turrets_off(mission: Mission) -> bool:
    """Whether a turret stands where there is no hex: then there is no ground that rules could use."""
    names = set(Canvas(mission).marks)
    return any(BOARD.number.get(hex) not in names for hex in mission.map.turrets)


def _sides(canvas: Canvas, ground: Ground | None, hex: str) -> dict[str, str]:
    """As a table shows them, and doors besides; at the edge of the map there is nothing that was painted."""
    if ground is None:
        return {}
    cell, found = ground.hexes.number[hex], dict[str, str]()
    for side, what in enumerate(ground.sides[cell]):
        if what == DOOR:
            found[DIRECTIONS[side]] = DOORS[canvas.signs[edge(BOARD.number[hex], side)]]
        elif what:
            found[DIRECTIONS[side]] = SIDES[what]
    return found


def _said(marks: str, laid: list[Laid], sides: dict[str, str]) -> Iterator[Message]:
    yield Message("paint-is", {"thing": "raised" if RAISED in marks else "paint-floor"})
    for one in laid:
        if one.sort == "turret":
            yield Message("paint-turret", {"side": f"side-{one.of.lower()}"})
        elif one.sort == "champion":
            yield Message("paint-is", {"thing": one.thing or f"champion-start-{one.of}"})
        elif one.sort == "mark":
            yield Message("paint-is", {"thing": one.thing})
        else:
            yield Message("paint-for-goal")
    for what in dict.fromkeys(sides.values()):
        if what in ("wall", "obstacle", "door", "locked-door"):
            where = tuple(f"side-{side.lower()}" for side, there in sides.items() if there == what)
            yield Message("paint-on-sides", {"thing": what, "sides": where})


def _faults(box: Box, mission: Mission, names: set[str]) -> Iterable[Remark]:
    """The same fault of the same place is told once."""
    found: dict[str, Remark] = {}
    for problem in islice(checking.problems(mission, box), MOST_FAULTS):
        key = f"{problem.field} {problem.said.id if problem.said else problem.what} {' '.join(problem.hexes)}".strip()
        on_map = tuple(hex for hex in problem.hexes if hex in names)
        found[key] = Remark(key=key, doubt=False, hexes=on_map, said=problem.said, problem=problem.what)
    return found.values()


def _doubts(canvas: Canvas, mission: Mission) -> Iterator[Remark]:
    for key, hexes, said in doubts(canvas):
        yield Remark(key=key, doubt=True, hexes=hexes, said=said, meant=key in mission.mission.meant)


def _tallies(canvas: Canvas) -> Iterator[Message]:
    marks = "".join(canvas.marks.values())
    yield Message("paint-tally-hexes", {"count": len(canvas.marks)})
    yield Message("paint-tally-grunts", {"count": marks.count("e")})
    yield Message("paint-tally-loot", {"count": marks.count("l") + marks.count("b")})
