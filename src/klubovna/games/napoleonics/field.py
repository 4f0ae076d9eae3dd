"""The battlefield as rules use it: tables by the numbers of hexes and units, made once for each scenario.

Ways, lines of sight and what terrain does to dice are looked up. What is asked seldom is worked out when it is first
asked. Where a scenario changes the ground, the state goes over to another battlefield, which differs in nothing else.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeAlias

from klubovna.games.napoleonics.choices import (
    Advance,
    Detach,
    Dissolve,
    Exit,
    Fire,
    Melee,
    Move,
    Order,
    Place,
    Rally,
    Retreat,
    Ride,
    Supply,
    Support,
)
from klubovna.games.napoleonics.plan import Plan, Shift
from klubovna.games.napoleonics.printed.armies import ARMS, ARTILLERY, CAVALRY, INFANTRY, Kind
from klubovna.games.napoleonics.printed.scenarios import Scenario
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.games.napoleonics.printed.terrain import Terrain
from klubovna.kernel.actions import Action
from klubovna.kernel.hexes import Gap, Hexes

LEADER = 3
"""Where tables are kept by arm, leaders come after the arms."""
FOOT, HORSE, GUNS, HORSE_GUNS, LEADERS = 1, 2, 4, 8, 16
"""Whom an order may be for, as bits: infantry, cavalry, batteries, horse batteries, leaders."""
UNITS = FOOT | HORSE | GUNS
STAGE = "~"
"""What stands in the hash between that of the battlefield at the start and the changes since."""

Part: TypeAlias = tuple[str, int]
"""What changes a number of dice, by the id of its name, and by how many."""


class Shot(NamedTuple):
    """A hex that can be fired at, if nobody stands in the way."""

    cell: int
    gaps: tuple[Gap, ...]
    """Closed if somebody stands on all of the hexes of one of these."""


class Field(Plan):
    def __init__(
        self, id: str, hash: str, scenario: Scenario, box: Stock, origin: Field | None = None, changed: int = 0
    ):
        """`origin` is the battlefield as it was at the start, where the ground has changed since."""
        super().__init__(id, hash, scenario, box, changed)
        self._box, self._origin, self._changed = box, origin or self, changed
        self._later: dict[int, Field] = {}
        self.neighbours, self.names = self.hexes.neighbours, self.hexes.names
        self.number, self.menu = self.hexes.number, menu(self.hexes)
        self.grounds: tuple[Terrain, ...] = tuple(box.terrains[n] for n in self.terrain)
        self.ground_ids = tuple(box.terrain_ids[n] for n in self.terrain)
        self.fortified = box.works
        self.kinds = tuple(box.kinds[unit.kind] for unit in self.units)
        """By unit, as are the following: its table row, arm, side, whole strength and the bits of who it is."""
        self.kind_ids = tuple(kind.id for kind in self.kinds)
        self.rows = tuple(kind.unit for kind in self.kinds)
        self.paces = tuple((row.move, row.far) for row in self.rows)
        """How far it may move and still battle, and how far at most."""
        self.arm = tuple(kind.arm for kind in self.kinds)
        self.side = tuple(unit.army for unit in self.units)
        self.reach = tuple(kind.reach for kind in self.kinds)
        self.full = tuple(row.blocks for row in self.rows)
        self.bits = tuple(_bits(kind) for kind in self.kinds)
        self.own = tuple(tuple(u for u, army in enumerate(self.side) if army == side) for side in (0, 1))
        self.guns = tuple(tuple(u for u in own if self.arm[u] == ARTILLERY) for own in self.own)
        self.leader_side = tuple(leader.army for leader in self.leaders)
        self.own_leaders = tuple(tuple(n for n, a in enumerate(self.leader_side) if a == side) for side in (0, 1))
        self.goal_cells = frozenset(cell for goal in self.goals for cell in goal.cells)
        self.doors_of = tuple(
            {cell: door for door in self.doors if door.army == side for cell in door.cells} for side in (0, 1)
        )
        self.shown: dict[Any, Any] = {}
        """What has been drawn and told of it, see `view.py`; gone with the battlefield, be it the players' own."""
        self._changes: dict[tuple[int, bool, int, int], tuple[Part, ...]] = {}
        self._shots: dict[int, Shot | None] = {}
        self._sums: dict[int, int | None] = {}

    def changed(self, shift: Shift) -> Field:
        """The battlefield after this change of the ground."""
        return self.at_stage(self._changed | shift.bit)

    def at_stage(self, changed: int) -> Field:
        """With just these changes, as bits; the same object each time."""
        origin = self._origin
        if not changed:
            return origin
        if changed not in origin._later:
            hash = f"{origin.hash}{STAGE}{changed}"
            origin._later[changed] = Field(self.id, hash, self.scenario, self._box, origin, changed)
        return origin._later[changed]

    @cached_property
    def behind(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By army and hex: the hexes one row nearer to its own edge."""
        row, around = self.hexes.row, self.neighbours
        return tuple(
            tuple(tuple(there for there in around[c] if row[there] == row[c] + way) for c in self.hexes.cells)
            for way in self.backward
        )

    @cached_property
    def open(self) -> tuple[tuple[bool, ...], ...]:
        """By arm (leaders last) and hex: whether it may be entered."""
        arms = [tuple(ground.passable and arm not in ground.closed for ground in self.grounds) for arm in ARMS]
        return *arms, tuple(ground.passable for ground in self.grounds)

    @cached_property
    def shelter(self) -> tuple[tuple[tuple[bool, ...], ...], ...]:
        """By reading (0 as printed, 1 if all passable ground is open to a retreat), then as `open`."""
        grounds = self.grounds
        strict = tuple(
            tuple(may and ground.retreat for may, ground in zip(row, grounds, strict=True)) for row in self.open
        )
        return strict, self.open

    @cached_property
    def ways(self) -> tuple[tuple[tuple[tuple[int, bool], ...], ...], ...]:
        """By arm and hex: the neighbours that may be entered, and whether one has to stop there."""
        steps = [[(there, self.stops(c, there)) for there in self.neighbours[c]] for c in self.hexes.cells]
        return tuple(tuple(tuple(step for step in around if may[step[0]]) for around in steps) for may in self.open)

    def stops(self, cell: int, there: int) -> bool:
        """Terrain, movement: whether one may go no farther after this step. Works count on the way in and out."""
        ground = self.grounds[there]
        entered = ground.stop and (self.fords_stop or not ground.ford)
        return entered or (self.fortified.stop and (self.behind_works(cell, there) or self.behind_works(there, cell)))

    def behind_works(self, attacker: int, cell: int) -> bool:
        """Whether field works stand between. A line over a corner needs works on both sides of it (house: as with the
        line of sight, one open side is enough)."""
        works = self.works[cell]
        return bool(works) and all(works >> side & 1 for side in self.hexes.facing(attacker, cell))

    # What terrain does to dice

    def changes(self, arm: int, cell: int, target: int, *, melee: bool) -> tuple[Part, ...]:
        """Terrain, combat: for whoever attacks from one hex into another."""
        key = (arm, melee, cell, target)
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = tuple(part for part in self._worked_out(*key) if part[1])
        return found

    def _worked_out(self, arm: int, melee: bool, cell: int, target: int) -> list[Part]:
        """Works count instead of the ground they stand on, and a level fight instead of uphill and downhill.

        "Polní opevnění se nesčítají s jinými terénními redukcemi": those of the same hex (house); the ground of the
        other one counts as ever.
        """
        manner = "melee" if melee else "fire"
        here, there = self.grounds[cell], self.grounds[target]
        level = there.level if here is there else None
        if self.behind_works(cell, target):
            into = ("works", getattr(self.fortified.into, manner)[arm])
        else:
            into = (self.ground_ids[target], getattr(level or there.into, manner)[arm])
        if self.behind_works(target, cell):
            out = ("from-works", getattr(self.fortified.out, manner)[arm])
        else:
            out = (f"from-{self.ground_ids[cell]}", 0 if level else getattr(here.out, manner)[arm])
        return [into, out]

    def taken(self, arm: int, cell: int, target: int, *, melee: bool) -> int | None:
        """All that terrain does to the dice of an attack; None where it lets nobody see the target."""
        size = len(self.names)
        key = ((arm << 1 | melee) * size + cell) * size + target
        if key not in self._sums:
            seen = melee or self.shot(cell, target) is not None
            parts = self.changes(arm, cell, target, melee=melee) if seen else ()
            self._sums[key] = sum(change for _, change in parts) if seen else None
        return self._sums[key]

    # Sight

    def shot(self, cell: int, target: int) -> Shot | None:
        """Ranged combat, steps 2 and 3: what a line of sight meets; None where terrain closes it."""
        key = cell * len(self.names) + target
        if key not in self._shots:
            gaps = tuple(self._clear(gap, cell, target) for gap in self.hexes.lines[cell][target])
            self._shots[key] = Shot(target, gaps) if all(gaps) else None
        return self._shots[key]

    def _clear(self, gap: Gap, cell: int, target: int) -> Gap:
        """The hexes of a gap through which terrain lets one see: a hill is no obstacle between two hills."""
        grounds = self.grounds
        high = grounds[cell].high and grounds[target].high
        return tuple(c for c in gap if not grounds[c].blocks or (high and grounds[c].high))

    @cached_property
    def baseline(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """By army: the hexes of its first row, and those of its second."""
        row = self.hexes.row
        pairs = [(home, home - way) for home, way in zip(self.home, self.backward, strict=True)]
        cells = [tuple(tuple(c for c in self.hexes.cells if row[c] == r) for r in pair) for pair in pairs]
        return tuple((first, second) for first, second in cells)


def _bits(kind: Kind) -> int:
    return {INFANTRY: FOOT, CAVALRY: HORSE, ARTILLERY: GUNS}[kind.arm] | HORSE_GUNS * (kind.unit.battery == "horse")


class From(dict[int, Action]):
    """Actions that name two hexes, by the second one; made when first needed."""

    def __init__(
        self, kind: type[Move] | type[Ride] | type[Fire] | type[Melee], names: tuple[str, ...], origin: str
    ) -> None:
        self.kind, self.names, self.origin = kind, names, origin

    def __missing__(self, cell: int) -> Action:
        action = self[cell] = self.kind(self.origin, self.names[cell])
        return action


class Menu:
    """Actions by hexes: every option is the same object each time."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.order = tuple(Order(name) for name in names)
        self.detach = tuple(Detach(name) for name in names)
        self.dissolve = tuple(Dissolve(name) for name in names)
        self.rally = tuple(Rally(name) for name in names)
        self.supply = tuple(Supply(name) for name in names)
        self.place = tuple(Place(name) for name in names)
        self.exit = tuple(Exit(name) for name in names)
        self.support = tuple(Support(name) for name in names)
        self.retreat = tuple(Retreat(name) for name in names)
        self.advance = tuple(Advance(name) for name in names)
        self.move, self.ride, self.fire, self.melee = (
            tuple(From(kind, names, name) for name in names) for kind in (Move, Ride, Fire, Melee)
        )


@lru_cache(maxsize=8)
def menu(hexes: Hexes) -> Menu:
    return Menu(hexes.names)
