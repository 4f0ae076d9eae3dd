"""What is not wrong with a battle, but may not have been meant: for whoever paints it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from klubovna.games.napoleonics.painting.canvas import SIDES, Canvas
from klubovna.games.napoleonics.printed.armies import ARMS
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, SECTIONS
from klubovna.games.napoleonics.printed.numbers import sections
from klubovna.games.napoleonics.printed.scenarios import Side
from klubovna.kernel.hexes import NOWHERE, walk
from klubovna.kernel.messages import Arg, Message, Seat

UNEVEN = 140
"""Blocks of the stronger army for 100 of the weaker one: from there on it is told."""
FEW, NONE = 3, 0
"""So many units in a section, and nobody against them."""


class Doubt(NamedTuple):
    key: str
    hexes: tuple[str, ...]
    said: Message


def doubts(canvas: Canvas) -> Iterator[Doubt]:
    seats: dict[Side, Seat] = {side: player.army for side, player, _ in canvas.rest.players()}
    yield from _held(canvas, seats)
    yield from _out_of_reach(canvas, seats)
    yield from _strengths(canvas, seats)
    yield from _sections(canvas, seats)
    yield from _behind(canvas, seats)


def _held(canvas: Canvas, seats: Mapping[Side, Seat]) -> Iterator[Doubt]:
    """Banners that come by themselves."""
    for goal in canvas.objectives:
        for side in SIDES if goal.side == "either" else (goal.side,):
            held = [hex for hex in goal.hexes if hex in canvas.armies[side].units]
            if held and (goal.hold == "each" or len(held) == len(goal.hexes)):
                said = Message("doubt-held", {"seat": seats[side], "hexes": tuple(held)})
                yield Doubt(f"held {side} {' '.join(held)}", tuple(held), said)


def _out_of_reach(canvas: Canvas, seats: Mapping[Side, Seat]) -> Iterator[Doubt]:
    """No unit of a side finds a way to where it should go."""
    wanted = [(goal.side, goal.hexes) for goal in canvas.objectives] + [
        (door.side, door.hexes) for door in canvas.exits
    ]
    if not wanted:
        return
    reached = {side: _reached(canvas, side) for side in SIDES}
    for whose, hexes in wanted:
        for side in SIDES if whose == "either" else (whose,):
            far = tuple(hex for hex in hexes if hex in canvas.sign and hex not in reached[side])
            if far and canvas.armies[side].units:
                said = Message("doubt-far", {"seat": seats[side], "hexes": far})
                yield Doubt(f"far {side} {' '.join(far)}", far, said)


def _reached(canvas: Canvas, side: Side) -> set[str]:
    hexes, found = canvas.hexes, set[str]()
    grounds = [canvas.box.terrain[canvas.terrain(name)] for name in hexes.names]
    units = canvas.armies[side].units
    for arm in ARMS:
        own = [hexes.number[hex] for hex, kind in units.items() if _arm(canvas, kind) == arm and hex in hexes.number]
        open = [ground.passable and arm not in ground.closed for ground in grounds]
        ways = [[there for there in around if open[there]] for around in hexes.neighbours]
        for cell in own:
            if hexes.names[cell] not in found:
                found |= {hexes.names[there] for there, far in enumerate(walk(ways, cell)) if far != NOWHERE}
    return found


def _arm(canvas: Canvas, kind: str) -> str:
    unit = canvas.box.units.get(kind)
    return unit.arm if unit else ""


def posts(canvas: Canvas, side: Side) -> list[str]:
    """The hexes of the map on which units of a side stand; a text may name others."""
    return [hex for hex in canvas.armies[side].units if hex in canvas.hexes.number]


def blocks(canvas: Canvas, side: Side) -> int:
    units = canvas.box.units
    return sum(units[kind].blocks for kind in canvas.armies[side].units.values() if kind in units)


def _strengths(canvas: Canvas, seats: Mapping[Side, Seat]) -> Iterator[Doubt]:
    counted = sorted(((blocks(canvas, side), side) for side in SIDES), reverse=True)
    (most, strong), (least, weak) = counted
    if least and 100 * most >= UNEVEN * least:
        args: dict[str, Arg] = {"seat": seats[strong], "most": most, "other": seats[weak], "least": least}
        yield Doubt(f"uneven {strong}", (), Message("doubt-uneven", args))


def _sections(canvas: Canvas, seats: Mapping[Side, Seat]) -> Iterator[Doubt]:
    """A wing, as whoever sits at the bottom sees it, where one army has nobody."""
    below = sections(canvas.hexes, canvas.box.numbers.wide_centre)[1]
    for name, bit in zip(SECTIONS, SECTION_BITS, strict=True):
        here = {side: tuple(h for h in posts(canvas, side) if below[canvas.hexes.number[h]] & bit) for side in SIDES}
        for side, other in (SIDES, SIDES[::-1]):
            if len(here[side]) >= FEW and len(here[other]) == NONE and canvas.armies[other].units:
                args: dict[str, Arg] = {"section": name, "seat": seats[side], "other": seats[other]}
                said = Message("doubt-empty", {**args, "count": len(here[side])})
                yield Doubt(f"empty {name} {other}", here[side], said)


def _behind(canvas: Canvas, seats: Mapping[Side, Seat]) -> Iterator[Doubt]:
    """Who begins in the first two rows of the enemy, which are his to move up from."""
    last = len(canvas.hexes.rows) - 1
    for side, rows in zip(SIDES, ((last - 1, last), (0, 1)), strict=True):
        there = tuple(h for h in posts(canvas, side) if canvas.hexes.row[canvas.hexes.number[h]] in rows)
        if there:
            said = Message("doubt-behind", {"seat": seats[side], "hexes": there})
            yield Doubt(f"behind {side} {' '.join(there)}", there, said)
