"""A scenario as rules use it: everything by numbers of hexes, armies (French 0, Allied 1) and kinds of units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.numbers import sections
from klubovna.games.napoleonics.printed.scenarios import Force, Scenario, Side, rows
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.hexes import DIRECTIONS

T = TypeVar("T")
EITHER = -1
"""An objective that counts for whoever holds it."""
OWN = "own"
"""What every scenario of the players' own is called."""


class Posted(msgspec.Struct, frozen=True):
    """A unit before the first move."""

    army: int
    kind: int
    cell: int


class Led(msgspec.Struct, frozen=True):
    """A leader before the first move."""

    army: int
    id: str
    cell: int


class Goal(msgspec.Struct, frozen=True):
    """An objective: all of its hexes have to be held."""

    id: str
    army: int
    """Whose it is, or EITHER."""
    cells: tuple[int, ...]
    worth: int
    lasting: bool


class Door(msgspec.Struct, frozen=True):
    id: str
    army: int
    cells: tuple[int, ...]
    worth: int
    leader_worth: int
    """What a leader who leaves alone is worth."""


class Shift(msgspec.Struct, frozen=True):
    """Ground that becomes another one."""

    bit: int
    """Its own, among all changes of the scenario."""
    id: str
    cells: tuple[int, ...]
    terrain: int
    turn: int
    """From the start of this turn on, counted over both sides."""


class Plan(Content):
    def __init__(self, id: str, hash: str, scenario: Scenario, box: Stock, changed: int = 0) -> None:
        """`changed` has the bit of each change of the ground that has come about."""
        super().__init__(Pages({}, hash, []))
        self.id, self.scenario, self.hexes = id, scenario, box.hexes
        hexes, grounds = box.hexes, [box.signs[sign] for row in rows(scenario.map) for sign in row[1:]]
        shifts = tuple(self._shifts(box))
        self.changes_left = tuple(shift for shift in shifts if not changed & shift.bit)
        come = {cell: shift.terrain for shift in shifts if changed & shift.bit for cell in shift.cells}
        printed = [box.terrain_number[ground.terrain] for ground in grounds]
        self.terrain = tuple(come.get(cell, terrain) for cell, terrain in enumerate(printed))
        """By hex, the number of its terrain."""
        works = {hexes.number[name]: sides for name, sides in scenario.map.works.items()}
        self.works = tuple(sum(1 << DIRECTIONS.index(side) for side in works.get(cell, ())) for cell in hexes.cells)
        """By hex, a bit for each side with field works (1 << side, see `kernel.hexes.DIRECTIONS`)."""
        self.ground_of = {sign: ground.terrain for sign, ground in box.signs.items()}
        """By the letter on maps."""
        self.fords_stop = scenario.map.fords_stop
        self.armies: dict[Side, int] = {side: SEATS.index(player.army) for side, player, _ in scenario.players()}
        self.top = self.armies["top"]
        """The army whose baseline is row A."""
        self.first = self.armies[scenario.start.first]
        self.banners = scenario.victory.banners
        self.hands = self._by_army([player.hand for _, player, _ in scenario.players()])
        self.commanders = self._by_army([player.commanders for _, player, _ in scenario.players()])
        self.home = self._by_army([0, len(hexes.rows) - 1])
        """By army: the row of its baseline…"""
        self.backward = self._by_army([-1, 1])
        """…and the way there, in rows."""
        both = (box.numbers.wide_centre, box.numbers.narrow_centre)
        self.sections = tuple(self._by_army(list(sections(hexes, lines))) for lines in both)
        """By where the lines are drawn (0 wide centre, 1 narrow), army and hex: bits of LEFT, CENTER, RIGHT."""
        forces = list(enumerate(self._by_army([force for _, _, force in scenario.players()])))
        self.units = tuple(unit for army, force in forces for unit in self._units(army, force, box))
        self.leaders = tuple(
            Led(army, id, hexes.number[place]) for army, force in forces for id, place in force.leaders.items()
        )
        self.goals = tuple(self._goals())
        self.doors = tuple(
            Door(door.id, self.armies[door.side], self._cells(door.hexes), door.worth, door.leaders)
            for door in scenario.exits
        )

    def works_of(self, cell: int) -> tuple[str, ...]:
        """The sides of a hex with field works, as `NE`."""
        return tuple(side for d, side in enumerate(DIRECTIONS) if self.works[cell] >> d & 1)

    def _by_army(self, top_first: list[T]) -> tuple[T, T]:
        top, bottom = top_first
        return (top, bottom) if self.top == 0 else (bottom, top)

    def _cells(self, names: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.hexes.number[name] for name in names)

    def _units(self, army: int, force: Force, box: Stock) -> Iterator[Posted]:
        for kind, places in force.units.items():
            for place in places:
                yield Posted(army, box.kind_number[kind], self.hexes.number[place])

    def _shifts(self, box: Stock) -> Iterator[Shift]:
        for number, told in enumerate(self.scenario.changes):
            terrain = box.terrain_number[box.signs[told.terrain].terrain]
            yield Shift(1 << number, told.id, self._cells(told.hexes), terrain, 2 * told.turn - 1)

    def _goals(self) -> Iterator[Goal]:
        for told in self.scenario.objectives:
            army = EITHER if told.side == "either" else self.armies[told.side]
            cells = self._cells(told.hexes)
            for held in [cells] if told.hold == "all" else [(cell,) for cell in cells]:
                yield Goal(told.id, army, held, told.worth, told.lasting)
