"""A battle as whoever paints it sees it: its hexes in words, its sheets, and what is wrong or doubtful."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.painting import doubts
from klubovna.games.napoleonics.painting.canvas import SIDES, Canvas
from klubovna.games.napoleonics.painting.palette import SORTED
from klubovna.games.napoleonics.painting.sheets import dropped, entered, sheets
from klubovna.games.napoleonics.painting.strokes import drawn
from klubovna.games.napoleonics.printed import checking
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, SECTIONS
from klubovna.games.napoleonics.printed.numbers import sections
from klubovna.games.napoleonics.printed.scenarios import Scenario
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.own import MOST_FAULTS
from klubovna.kernel.painting import Cell, Dropped, Entered, Laid, Remark, Settled, Shown, Stroke, Touch


def show(box: Box, scenario: Scenario) -> Shown:
    """Raises Broken where the map itself can't be read."""
    canvas = Canvas(scenario, box)
    return Shown(
        cells=tuple(_cells(canvas)),
        sheets=sheets(canvas),
        remarks=(*_faults(box, scenario), *_doubts(canvas, scenario)),
        tallies=tuple(_tallies(canvas)),
    )


def touch(box: Box, scenario: Scenario, what: Touch) -> Scenario:
    if isinstance(what, Settled):
        return _settled(scenario, what)
    canvas = Canvas(scenario, box)
    match what:
        case Stroke():
            drawn(canvas, what)
        case Entered():
            entered(canvas, what)
        case Dropped():
            dropped(canvas, what.path)
    return canvas.scenario()


def _settled(scenario: Scenario, what: Settled) -> Scenario:
    left = tuple(key for key in scenario.battle.meant if key != what.key)
    about = msgspec.structs.replace(scenario.battle, meant=(*left, what.key) if what.meant else left)
    return msgspec.structs.replace(scenario, battle=about)


def _cells(canvas: Canvas) -> Iterator[Cell]:
    here: dict[str, list[Laid]] = {}
    army: dict[str, str] = {side: player.army for side, player, _ in canvas.rest.players()}
    for side, sort, who, hex in canvas.everybody():
        here.setdefault(hex, []).append(Laid(sort, who, army[side]))
    for marks, sort in SORTED.items():
        for one in getattr(canvas, marks):
            whose = army.get(getattr(one, "side", ""), "")
            for hex in one.hexes:
                here.setdefault(hex, []).append(Laid(sort, one.id, whose))
    parts = sections(canvas.hexes, canvas.box.numbers.wide_centre)[1]
    for cell, hex in enumerate(canvas.hexes.names):
        works, laid = canvas.works.get(hex, ()), here.get(hex, [])
        yield Cell(
            id=hex,
            ground=canvas.terrain(hex),
            said=tuple(_said(canvas.terrain(hex), works, laid)),
            sides=dict.fromkeys(works, "works"),
            laid=tuple(laid),
            group=" ".join(name for name, bit in zip(SECTIONS, SECTION_BITS, strict=True) if parts[cell] & bit),
        )


def _said(terrain: str, works: tuple[str, ...], laid: list[Laid]) -> Iterator[Message]:
    yield Message("paint-is", {"thing": terrain})
    if works:
        yield Message("paint-works-on", {"sides": tuple(f"side-{side.lower()}" for side in works)})
    for one in laid:
        yield Message(f"paint-has-{one.sort}", {"thing": one.thing})


def _faults(box: Box, scenario: Scenario) -> Iterable[Remark]:
    """The same fault of the same place is told once."""
    found: dict[str, Remark] = {}
    for problem in islice(checking.problems(scenario, box), MOST_FAULTS):
        key = f"{problem.field} {problem.said.id if problem.said else problem.what} {' '.join(problem.hexes)}".strip()
        on_map = tuple(hex for hex in problem.hexes if hex in box.hexes.number)
        found[key] = Remark(key=key, doubt=False, hexes=on_map, said=problem.said, problem=problem.what)
    return found.values()


def _doubts(canvas: Canvas, scenario: Scenario) -> Iterator[Remark]:
    for one in doubts.doubts(canvas):
        yield Remark(key=one.key, doubt=True, hexes=one.hexes, said=one.said, meant=one.key in scenario.battle.meant)


def _tallies(canvas: Canvas) -> Iterator[Message]:
    army = {side: player.army for side, player, _ in canvas.rest.players()}
    for side in SIDES:
        units = len(canvas.armies[side].units)
        args: dict[str, Arg] = {"seat": army[side], "units": units, "blocks": doubts.blocks(canvas, side)}
        yield Message("paint-tally", args)
