"""What is done to a mission: strokes of a brush."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import msgspec

from klubovna.games.hagalaz.painting.canvas import MOST_MARKS, Canvas, edge
from klubovna.games.hagalaz.painting.goals import changed, hexes_of, mark_of, simple, with_hexes
from klubovna.games.hagalaz.painting.palette import (
    BOARD,
    DELIVER,
    FLOOR,
    GOAL,
    GOALS,
    LEAVE,
    MARK,
    ON_SIDES,
    STARTING,
    TURRET,
    USE,
)
from klubovna.games.hagalaz.printed.aims import USABLE
from klubovna.games.hagalaz.printed.drawing import MARKS, RAISED
from klubovna.games.hagalaz.printed.enemies import Champion
from klubovna.games.hagalaz.printed.goals import AnyCondition, Deliver, Leave, Use
from klubovna.games.hagalaz.printed.missions import Kind, Objective, Place, Posted, Told
from klubovna.kernel.errors import Broken
from klubovna.kernel.hexes import DIRECTIONS, NOWHERE
from klubovna.kernel.painting import Stroke
from klubovna.kernel.strokes import connected, image, line, side_in, with_images

ONCE = "GLTW123yz"
"""Marks of which a map has one."""
RESILIENCE = (3, 4)
UNTOLD = Told(cs="Cíl bez popisu.", en="An objective that nobody has described.")


def drawn(canvas: Canvas, stroke: Stroke, champions: dict[str, Champion]) -> None:
    """Raises Broken for what is not on the palette or not on the board."""
    cells = [_cell(hex) for hex in stroke.hexes]
    if not cells:
        return
    if stroke.tool == "move":
        _moved(canvas, cells[0], cells[-1])
        return
    about = canvas.cells
    met = _met(canvas, stroke, cells)
    both = with_images(BOARD, met, stroke.mirror, about)
    if stroke.tool == "erase":
        for cell in both:
            _erased(canvas, cell)
        return
    sort, _, rest = stroke.what.partition("/")
    match sort:
        case "floor":
            for cell in both:
                canvas.marks.setdefault(cell, "")
        case "mark":
            for cell in both:
                _mark(canvas, cell, rest, champions)
        case "side" | "turret":
            _on_sides(canvas, stroke, rest, met, about)
        case "goal":
            _goal(canvas, rest, both)
        case "goals":
            _more(canvas, rest, both)
        case _:
            raise Broken(f"nothing is painted with {stroke.what!r}")


def _cell(hex: str) -> int:
    if hex not in BOARD.number:
        raise Broken(f"there is no hex {hex!r}")
    return BOARD.number[hex]


def _met(canvas: Canvas, stroke: Stroke, cells: list[int]) -> Sequence[int]:
    """A fill does not leave the map: beyond it there is no end."""
    if stroke.tool == "line":
        return line(BOARD, cells[0], cells[-1])
    if stroke.tool == "fill" and stroke.what.partition("/")[0] in (FLOOR, MARK) and cells[0] in canvas.marks:
        raised = {cell for cell, marks in canvas.marks.items() if RAISED in marks}
        return connected(BOARD, cells[0], lambda a, b: b in canvas.marks and (a in raised) == (b in raised))
    return cells


def _mark(canvas: Canvas, cell: int, mark: str, champions: dict[str, Champion]) -> None:
    """What is there already goes when it is painted once more; nobody starts where somebody else does."""
    if mark not in MARKS or len(mark) != 1:
        raise Broken(f"no mark is written {mark!r}")
    here = canvas.marks.get(cell, "")
    if mark in here and mark != RAISED:
        return
    if mark in ONCE:
        canvas.marks = {there: marks.replace(mark, "") for there, marks in canvas.marks.items()}
    others = "".join(one for one in here if not (mark in STARTING and one in STARTING))
    others = "".join(one for one in others if {one, mark} != {"f", "c"})
    found = others if mark in others else others + mark
    if len(found) > MOST_MARKS:
        raise Broken(f"{BOARD.names[cell]} has no room for more than {MOST_MARKS} marks")
    canvas.marks[cell] = "".join(sorted(found, key=lambda one: one == RAISED))
    if mark in "123":
        _champion(canvas, mark, champions)


def _champion(canvas: Canvas, mark: str, champions: dict[str, Champion]) -> None:
    """Whoever starts on a mark is one of the mission's faction, as far as there are any left."""
    if any(posted.mark == mark for posted in canvas.champions):
        return
    there = Counter(posted.kind for posted in canvas.champions)
    faction = canvas.rest.enemies.faction
    own = [id for id, kind in champions.items() if kind.faction == faction and there[id] < kind.copies]
    if own:
        posted = Posted(source="pack", mark=mark, kind=own[0], resilience=RESILIENCE)  # type: ignore[arg-type]
        canvas.champions = sorted([*canvas.champions, posted], key=lambda one: one.mark)


def _on_sides(canvas: Canvas, stroke: Stroke, name: str, met: Sequence[int], about: Sequence[int]) -> None:
    """The same once more takes it away again."""
    side = DIRECTIONS.index(stroke.side if stroke.side in DIRECTIONS else DIRECTIONS[0])
    for cell in met:
        pairs = [(cell, side)]
        if stroke.mirror != "none":
            pairs.append((image(BOARD, cell, stroke.mirror, about), side_in(side, stroke.mirror)))
        for here, towards in dict.fromkeys(pair for pair in pairs if pair[0] != NOWHERE):
            if stroke.what == TURRET:
                _turret(canvas, here, towards)
            else:
                _side(canvas, here, towards, name)


def _turret(canvas: Canvas, cell: int, side: int) -> None:
    hex, place = BOARD.names[cell], cast(Place, DIRECTIONS[side])
    canvas.marks.setdefault(cell, "")
    if canvas.turrets.get(hex) == place:
        del canvas.turrets[hex]
    else:
        canvas.turrets[hex] = place


def _side(canvas: Canvas, cell: int, side: int, name: str) -> None:
    if name not in ON_SIDES:
        raise Broken(f"nothing called {name!r} stands on sides")
    there = BOARD.beside[cell][side]
    if cell not in canvas.marks or there not in canvas.marks:
        return  # the edge of the map is a wall anyway
    at = edge(cell, side)
    if canvas.signs.get(at) == ON_SIDES[name]:
        del canvas.signs[at]
    else:
        canvas.signs[at] = ON_SIDES[name]


# Objectives


def _goal(canvas: Canvas, do: str, cells: Sequence[int]) -> None:
    """A new objective: of the kind that is still missing."""
    hexes = tuple(BOARD.names[cell] for cell in cells)
    goals: dict[str, AnyCondition] = {
        USE: Use(hexes=hexes, need=len(hexes)),
        LEAVE: Leave(by=hexes, need=1),
        DELIVER: Deliver(token="refugee", to=hexes),
    }
    if do not in goals:
        raise Broken(f"no {GOAL} is called {do!r}")
    there = {objective.kind for objective in canvas.objectives}
    wanted: list[Kind] = ["loyalty"] if canvas.rest.mission.hero else ["paragon", "renegade"]
    kind: Kind = next((one for one in [*wanted, "side"] if one not in there), "preparation")
    ids = {objective.id for objective in canvas.objectives}
    id = next(name for n in range(1, 99) if (name := kind if n == 1 else f"{kind}-{n}") not in ids)
    canvas.objectives.append(Objective(source="pack", id=id, kind=kind, text=UNTOLD, goal=goals[do]))
    _marked(canvas, goals[do], cells)


def _more(canvas: Canvas, path: str, cells: Sequence[int]) -> None:
    """More hexes of an objective that there is already: `goals/0`, or of a part of it, `goals/0.1`."""
    numbers = [int(one) if one.isdecimal() else -1 for one in path.split(".")]
    if not 0 <= numbers[0] < len(canvas.objectives):
        raise Broken(f"there is no {GOALS}/{path}")
    objective = canvas.objectives[numbers[0]]
    part = next((goal for way, goal in simple(objective.goal) if list(way) == numbers[1:]), None)
    if part is None or not mark_of(part):
        raise Broken(f"{GOALS}/{path} has no hexes")
    hexes = tuple(dict.fromkeys((*hexes_of(part), *(BOARD.names[cell] for cell in cells))))
    goal = changed(objective.goal, tuple(numbers[1:]), lambda one: with_hexes(one, hexes))
    canvas.objectives[numbers[0]] = msgspec.structs.replace(objective, goal=goal)
    _marked(canvas, part, cells)


def _marked(canvas: Canvas, goal: AnyCondition, cells: Sequence[int]) -> None:
    """What has to stand on its hexes is put there."""
    mark = mark_of(goal)
    for cell in cells:
        here = canvas.marks.setdefault(cell, "")
        if not set(here) & set(USABLE if mark == "o" else mark) and len(here) < MOST_MARKS:
            canvas.marks[cell] = mark + here


# Away


def _erased(canvas: Canvas, cell: int) -> None:
    """The uppermost thing goes: a turret, the last mark, the height, what stands on its sides, the hex itself."""
    hex, marks = BOARD.names[cell], canvas.marks.get(cell)
    if marks is None:
        return
    sides = [at for side in range(6) if (at := edge(cell, side)) in canvas.signs]
    if hex in canvas.turrets:
        del canvas.turrets[hex]
    elif marks.strip(RAISED):
        plain = marks.replace(RAISED, "")
        canvas.marks[cell] = plain[:-1] + RAISED * (RAISED in marks)
        _gone(canvas, plain[-1], hex)
    elif marks:
        canvas.marks[cell] = ""
    elif sides:
        for at in sides:
            del canvas.signs[at]
    elif len(canvas.marks) > 1:
        del canvas.marks[cell]


def _gone(canvas: Canvas, mark: str, hex: str) -> None:
    """Champions leave with their mark; objectives lose the hex, as long as they have another one."""
    canvas.champions = [posted for posted in canvas.champions if posted.mark != mark]
    if mark not in f"{USABLE}x":
        return
    for number, objective in enumerate(canvas.objectives):
        for way, goal in simple(objective.goal):
            left = tuple(one for one in hexes_of(goal) if one != hex)
            if left and left != hexes_of(goal):
                found = changed(canvas.objectives[number].goal, way, lambda one, left=left: with_hexes(one, left))  # type: ignore[misc]
                canvas.objectives[number] = msgspec.structs.replace(canvas.objectives[number], goal=found)


def _moved(canvas: Canvas, cell: int, there: int) -> None:
    """What lies and starts on a hex goes elsewhere; its height stays where it is."""
    if cell == there or cell not in canvas.marks:
        return
    going = canvas.marks[cell].replace(RAISED, "")
    here = canvas.marks.get(there, "")
    found = "".join(dict.fromkeys(here.replace(RAISED, "") + going)) + RAISED * (RAISED in here)
    if len(found) > MOST_MARKS:
        raise Broken(f"{BOARD.names[there]} has no room for more than {MOST_MARKS} marks")
    canvas.marks[cell] = RAISED * (RAISED in canvas.marks[cell])
    canvas.marks[there] = found
    if (facing := canvas.turrets.pop(BOARD.names[cell], None)) is not None:
        canvas.turrets[BOARD.names[there]] = facing
