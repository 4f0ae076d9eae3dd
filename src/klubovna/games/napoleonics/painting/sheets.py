"""What is known of a battle besides its map: who begins, hands, banners, and each of its special rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from klubovna.games.napoleonics.painting.canvas import SIDES, Canvas
from klubovna.games.napoleonics.painting.palette import SORTED
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.scenarios import Side
from klubovna.games.napoleonics.rules import special
from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.painting import Blank, Entered, Sheet, Value

NAME = 40
WHOSE = (*SEATS, "either")


def sheets(canvas: Canvas) -> tuple[Sheet, ...]:
    return (*_battle(canvas), *_objectives(canvas), *_exits(canvas), *_changes(canvas))


def _label(field: str) -> Message:
    return Message(f"paint-field-{field}")


def _number(path: str, field: str, value: int, least: int, most: int) -> Blank:
    return Blank(path=path, label=_label(field), sort="number", value=value, least=least, most=most)


def _choice(path: str, field: str, value: str, choices: tuple[str, ...]) -> Blank:
    return Blank(path=path, label=_label(field), sort="choice", value=value, choices=choices)


def _text(path: str, field: str, value: str, most: int) -> Blank:
    return Blank(path=path, label=_label(field), sort="text", value=value, most=most)


def _switch(path: str, field: str, value: bool) -> Blank:
    return Blank(path=path, label=_label(field), sort="switch", value=value)


def _seats(canvas: Canvas) -> Mapping[Side, Seat]:
    return {side: player.army for side, player, _ in canvas.rest.players()}


def _battle(canvas: Canvas) -> Iterator[Sheet]:
    told, seats = canvas.rest, _seats(canvas)
    yield Sheet(
        path="battle",
        title=Message("paint-sheet-battle"),
        blanks=(
            _choice("top.army", "top", told.top.army, SEATS),
            _choice("start.first", "first", seats[told.start.first], SEATS),
            _number("victory.banners", "banners", told.victory.banners, 1, 20),
            _switch("map.fords_stop", "fords", told.map.fords_stop),
        ),
    )
    for side, player, _ in told.players():
        yield Sheet(
            path=side,
            title=Message("paint-sheet-side", {"seat": player.army}),
            blanks=(
                _number(f"{side}.hand", "hand", player.hand, 2, 10),
                _text(f"{side}.commanders", "commanders", ", ".join(player.commanders), 3 * NAME),
            ),
        )


def _objectives(canvas: Canvas) -> Iterator[Sheet]:
    seats = _seats(canvas)
    for number, goal in enumerate(canvas.objectives):
        path = f"objectives/{number}"
        whose = "either" if goal.side == "either" else seats[goal.side]
        yield Sheet(
            path=path,
            title=Message("paint-sheet-objective"),
            said=(special.objective(goal, seats),),
            hexes=goal.hexes,
            paint=path,
            droppable=True,
            blanks=(
                _text(f"{path}/id", "name", goal.id, NAME),
                _choice(f"{path}/side", "whose", whose, WHOSE),
                _number(f"{path}/worth", "worth", goal.worth, 1, 9),
                _choice(f"{path}/hold", "hold", f"hold-{goal.hold}", ("hold-each", "hold-all")),
                _switch(f"{path}/lasting", "lasting", goal.lasting),
            ),
        )


def _exits(canvas: Canvas) -> Iterator[Sheet]:
    seats = _seats(canvas)
    for number, door in enumerate(canvas.exits):
        path = f"exits/{number}"
        yield Sheet(
            path=path,
            title=Message("paint-sheet-exit"),
            said=(special.exit_by(door, seats),),
            hexes=door.hexes,
            paint=path,
            droppable=True,
            blanks=(
                _text(f"{path}/id", "name", door.id, NAME),
                _choice(f"{path}/side", "whose", seats[door.side], SEATS),
                _number(f"{path}/worth", "worth", door.worth, 1, 9),
                _number(f"{path}/leaders", "leaders", door.leaders, 0, 9),
            ),
        )


def _changes(canvas: Canvas) -> Iterator[Sheet]:
    grounds = tuple(canvas.box.terrain)
    for number, one in enumerate(canvas.changes):
        path, ground = f"changes/{number}", canvas.box.signs.get(one.terrain)
        terrain = ground.terrain if ground else grounds[0]
        yield Sheet(
            path=path,
            title=Message("paint-sheet-change"),
            said=(special.change(one, terrain),),
            hexes=one.hexes,
            paint=path,
            droppable=True,
            blanks=(
                _text(f"{path}/id", "name", one.id, NAME),
                _choice(f"{path}/terrain", "becomes", terrain, grounds),
                _number(f"{path}/turn", "turn", one.turn, 2, 60),
            ),
        )


# Filled in


def entered(canvas: Canvas, entry: Entered) -> None:
    """Whether the value fits the file is found when it is read again; raises Broken where there is no such field."""
    known = {one.path for sheet in sheets(canvas) for one in sheet.blanks}
    if entry.path not in known:
        raise Broken(f"there is no field {entry.path!r}")
    if "/" in entry.path:
        marks, number, name = entry.path.split("/")
        found: list[Any] = getattr(canvas, marks)
        value = _meant(canvas, name, entry.value)
        found[int(number)] = msgspec.structs.replace(found[int(number)], **{name: value})
        return
    block, name = entry.path.split(".")
    if entry.path == "top.army":
        _swapped(canvas, str(entry.value))
        return
    was = getattr(canvas.rest, block)
    changed = msgspec.structs.replace(was, **{name: _meant(canvas, name, entry.value)})
    canvas.rest = msgspec.structs.replace(canvas.rest, **{block: changed})


def _meant(canvas: Canvas, name: str, value: Value) -> Any:
    """As it is written in the file."""
    match name:
        case "side" | "first":
            return "either" if value == "either" else canvas.side_of(str(value))
        case "hold":
            return str(value).removeprefix("hold-")
        case "terrain":
            kind = canvas.box.terrain.get(str(value))
            return kind.sign if kind else value
        case "commanders":
            return tuple(filter(None, (one.strip() for one in str(value).split(","))))
        case _:
            return value


def _swapped(canvas: Canvas, top: str) -> None:
    """The armies change their sides of the map; where they stand they remain."""
    if top == canvas.rest.top.army:
        return
    rest = canvas.rest
    other = next(seat for seat in SEATS if seat != top)
    replace = msgspec.structs.replace
    canvas.rest = replace(rest, top=replace(rest.bottom, army=top), bottom=replace(rest.top, army=other))
    canvas.armies = dict(zip(SIDES, reversed(canvas.armies.values()), strict=True))
    canvas.spare = dict(zip(SIDES, reversed(canvas.spare.values()), strict=True))


def dropped(canvas: Canvas, path: str) -> None:
    marks, _, number = path.partition("/")
    found: list[Any] = getattr(canvas, marks) if marks in SORTED else []
    if not number.isdecimal() or int(number) >= len(found):
        raise Broken(f"there is no {path!r}")
    del found[int(number)]
