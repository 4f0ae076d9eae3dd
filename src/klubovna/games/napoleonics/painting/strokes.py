"""What is done to a battle: strokes of a brush, and what is entered in its sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec

from klubovna.games.napoleonics.painting.canvas import SIDES, Canvas
from klubovna.games.napoleonics.painting.palette import (
    CHANGE,
    EXIT,
    GROUND,
    LASTING,
    LEADER,
    OBJECTIVE,
    SORTED,
    UNIT,
    WORKS,
)
from klubovna.games.napoleonics.printed.armies import ARMY_OF
from klubovna.games.napoleonics.printed.scenarios import Change, Exit, Objective, Place, Side
from klubovna.kernel.errors import Broken
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.painting import Stroke
from klubovna.kernel.strokes import connected, image, line, side_in, with_images

FIRST_SIDE = "NW"
"""The middle one of the sides on which works stand, where nobody has said."""
CHANGES_IN = 6


def drawn(canvas: Canvas, stroke: Stroke) -> None:
    """Raises Broken for what is not on the palette or not on the map."""
    cells = [_cell(canvas, hex) for hex in stroke.hexes]
    if not cells:
        return
    if stroke.tool == "move":
        _moved(canvas, canvas.hexes.names[cells[0]], canvas.hexes.names[cells[-1]])
        return
    met = _met(canvas, stroke, cells)
    names = [canvas.hexes.names[cell] for cell in with_images(canvas.hexes, met, stroke.mirror)]
    if stroke.tool == "erase":
        for hex in names:
            _erased(canvas, hex)
    else:
        _painted(canvas, stroke, names, [canvas.hexes.names[cell] for cell in met])


def _cell(canvas: Canvas, hex: str) -> int:
    if hex not in canvas.hexes.number:
        raise Broken(f"there is no hex {hex!r}")
    return canvas.hexes.number[hex]


def _met(canvas: Canvas, stroke: Stroke, cells: list[int]) -> Iterable[int]:
    if stroke.tool == "line":
        return line(canvas.hexes, cells[0], cells[-1])
    if stroke.tool == "fill" and stroke.what.startswith(f"{GROUND}/"):
        names = canvas.hexes.names
        return connected(canvas.hexes, cells[0], lambda a, b: canvas.sign[names[a]] == canvas.sign[names[b]])
    return cells


def _painted(canvas: Canvas, stroke: Stroke, names: list[str], own: list[str]) -> None:
    sort, _, rest = stroke.what.partition("/")
    brushes: dict[str, Callable[[], None]] = {
        GROUND: lambda: _ground(canvas, rest, names),
        WORKS: lambda: _works(canvas, stroke, own),
        UNIT: lambda: _units(canvas, rest, names),
        LEADER: lambda: _leader(canvas, rest, own[-1]),
        OBJECTIVE: lambda: _objective(canvas, names, lasting=False),
        LASTING: lambda: _objective(canvas, names, lasting=True),
        EXIT: lambda: _exit(canvas, names),
        CHANGE: lambda: _change(canvas, names),
        **{mark: lambda mark=mark: _more(canvas, mark, rest, names) for mark in SORTED},  # type: ignore[misc]
    }
    if sort not in brushes:
        raise Broken(f"nothing is painted with {stroke.what!r}")
    brushes[sort]()


def _ground(canvas: Canvas, terrain: str, names: list[str]) -> None:
    kind = canvas.box.terrain.get(terrain)
    if kind is None:
        raise Broken(f"there is no terrain {terrain!r}")
    fortified = canvas.box.works.signs.get(terrain)
    for hex in names:
        canvas.sign[hex] = fortified if fortified and hex in canvas.works else kind.sign
        if not fortified:
            canvas.works.pop(hex, None)


def _works(canvas: Canvas, stroke: Stroke, own: list[str]) -> None:
    """Around the side that is meant; on the usual ground where there can be none on what is there."""
    side = DIRECTIONS.index(stroke.side if stroke.side in DIRECTIONS else FIRST_SIDE)
    signs = canvas.box.works.signs
    for hex in own:
        cell = canvas.hexes.number[hex]
        for there, turned in ((cell, side), (image(canvas.hexes, cell, stroke.mirror), side_in(side, stroke.mirror))):
            if there >= 0:
                name = canvas.hexes.names[there]
                canvas.sign[name] = signs.get(canvas.terrain(name), next(iter(signs.values())))
                canvas.works[name] = around(turned, canvas.box.works.sides)


def around(side: int, sides: int) -> tuple[Place, ...]:
    """So many sides next to each other, this one in the middle, from left to right."""
    return tuple(_place(side + sides // 2 - number) for number in range(sides))


def _place(side: int) -> Place:
    return cast(Place, DIRECTIONS[side % 6])


def _units(canvas: Canvas, kind: str, names: list[str]) -> None:
    unit = canvas.box.units.get(kind)
    if unit is None:
        raise Broken(f"no unit is called {kind!r}")
    side = canvas.side_of(ARMY_OF[unit.nation])
    for hex in names:
        canvas.clear(hex, UNIT)
        canvas.armies[side].units[hex] = kind


def _leader(canvas: Canvas, who: str, hex: str) -> None:
    """There is only one of each: he goes where he is painted last."""
    army, _, name = who.partition("/")
    canvas.clear(hex, LEADER)
    for side in SIDES:
        canvas.armies[side].leaders.pop(name, None)
    canvas.armies[canvas.side_of(army)].leaders[name] = hex


def _farther(canvas: Canvas, hex: str) -> Side:
    """The side that has the longer way to a hex."""
    return "top" if 2 * canvas.hexes.row[canvas.hexes.number[hex]] >= len(canvas.hexes.rows) - 1 else "bottom"


def _objective(canvas: Canvas, names: list[str], *, lasting: bool) -> None:
    _unmarked(canvas, names, "objectives")
    side: Any = _farther(canvas, names[0]) if lasting else "either"
    canvas.objectives.append(
        Objective(source="pack", id=names[0], side=side, hexes=tuple(names), lasting=lasting),
    )


def _exit(canvas: Canvas, names: list[str]) -> None:
    _unmarked(canvas, names, "exits")
    canvas.exits.append(Exit(source="pack", id=names[0], side=_farther(canvas, names[0]), hexes=tuple(names)))


def _change(canvas: Canvas, names: list[str]) -> None:
    _unmarked(canvas, names, "changes")
    sign = next(kind.sign for kind in canvas.box.terrain.values())
    canvas.changes.append(Change(source="pack", id=names[0], hexes=tuple(names), terrain=sign, turn=CHANGES_IN))


def _more(canvas: Canvas, marks: str, number: str, names: list[str]) -> None:
    """More hexes of something that there is already."""
    found: list[Any] = getattr(canvas, marks)
    if not number.isdecimal() or int(number) >= len(found):
        raise Broken(f"there is no {marks}/{number}")
    one = found[int(number)]
    found[int(number)] = msgspec.structs.replace(one, hexes=tuple(dict.fromkeys((*one.hexes, *names))))


def _unmarked(canvas: Canvas, names: list[str], marks: str) -> bool:
    """These hexes are none of such marks any more; what has no hex left is gone. Whether there was any."""
    found: list[Any] = getattr(canvas, marks)
    left = [msgspec.structs.replace(one, hexes=tuple(h for h in one.hexes if h not in names)) for one in found]
    setattr(canvas, marks, [one for one in left if one.hexes])
    return left != found


def _erased(canvas: Canvas, hex: str) -> None:
    """The uppermost thing goes: who stands there, what counts there, works, ground."""
    if canvas.clear(hex, UNIT) | canvas.clear(hex, LEADER):
        return
    if any(_unmarked(canvas, [hex], marks) for marks in SORTED):
        return
    works = canvas.has_works(hex)
    terrain = canvas.terrain(hex) if works else next(iter(canvas.box.terrain))
    canvas.works.pop(hex, None)
    canvas.sign[hex] = canvas.box.terrain[terrain].sign


def _moved(canvas: Canvas, hex: str, there: str) -> None:
    """Whoever stands there goes elsewhere; who was there makes room."""
    if hex == there:
        return
    going = [entry for entry in canvas.everybody() if entry[3] == hex]
    for sort in dict.fromkeys(entry[1] for entry in going):
        canvas.clear(there, sort)
        canvas.clear(hex, sort)
    for side, sort, who, _ in going:
        if sort == LEADER:
            canvas.armies[side].leaders[who] = there
        else:
            canvas.armies[side].units[there] = who
