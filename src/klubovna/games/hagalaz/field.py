"""The map of a mission as rules use it ("Používání mapy mise"): who is beside whom, how far, and in whose line of fire.

All of it depends on which doors are locked and on nothing else, so there is a set of tables for each combination of
locked doors, made when it first comes up.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from klubovna.games.hagalaz.choices import (
    Activate,
    Advance,
    Again,
    Aim,
    Capture,
    Charge,
    Deploy,
    Fly,
    Grenade,
    GrenadeCase,
    Hack,
    Handle,
    Place,
    Step,
    Target,
    Travel,
    Zap,
)
from klubovna.games.hagalaz.printed.goals import AnyCondition, Deliver, Leave, Use, parts
from klubovna.games.hagalaz.printed.goals import Capture as Conquest
from klubovna.games.hagalaz.printed.ground import DOOR, OBSTACLE, UP, WALL, Ground
from klubovna.games.hagalaz.printed.missions import Mission
from klubovna.kernel.hexes import NOWHERE, walk

Cells: TypeAlias = tuple[int, ...]
ENDLESS = 99
"""How far it is to where no way leads."""
LOCK = 4
"""What a locked door costs on the way, in steps, for those who plan to go through it."""


class Ways:
    """The map while these doors are locked (a bit for each)."""

    def __init__(self, ground: Field, locked: int) -> None:
        self.ground, self.locked = ground, locked
        cells = ground.hexes.cells
        self.near = tuple(self._beside(cell, climb=True) for cell in cells)
        """Adjacent hexes ("Sousedící hexy"): no wall and no locked door between…"""
        self.steps = tuple(self._beside(cell, climb=False) for cell in cells)
        """…and those of them that can be entered: nobody climbs over an elevation line."""
        self.far = Lengths(self.near)
        """Distance ("Počítání vzdálenosti")."""
        self.march = Lengths(self.steps)
        """How many steps a walk takes."""
        self.rays = tuple(tuple(self._seen(cell, side) for side in range(6)) for cell in cells)
        """By hex and side: what is in line of fire that way ("Palebné pole"), nearest first."""
        self.sees = tuple(frozenset(c for ray in rays for c in ray) for rays in self.rays)
        self.beside = tuple(map(frozenset, self.near))
        """From where a hero on a hex can be attacked: from beside…"""
        self.exposed = tuple(frozenset(c for c in cells if cell in self.sees[c]) | self.beside[cell] for cell in cells)
        """…or by a Shooter."""
        self.arcs = tuple((turret.cell, *self.rays[turret.cell][turret.side]) for turret in ground.turrets)
        """By turret: its line of fire, its own hex included ("Věže")."""

    @cached_property
    def toward(self) -> Toward:
        return Toward(self)

    def _shut(self, cell: int, side: int) -> bool:
        door = self.ground.door.get((cell, side))
        return door is not None and bool(self.locked >> door & 1)

    def _beside(self, cell: int, *, climb: bool) -> Cells:
        sides, around = self.ground.sides[cell], self.ground.hexes.beside[cell]
        return tuple(
            there
            for side, there in enumerate(around)
            if sides[side] != WALL and (climb or sides[side] != UP) and not self._shut(cell, side)
        )

    def _seen(self, cell: int, side: int) -> Cells:
        """Walls end a line, and so do obstacles and doors unless they are on the shooter's own hex. A locked door ends
        it in any case (house: there is nobody behind it to be seen). At another height only neighbours are seen."""
        ground, here = self.ground, cell
        found: list[int] = []
        while True:
            what = ground.sides[here][side]
            if what == WALL or (what in (OBSTACLE, DOOR) and here != cell) or self._shut(here, side):
                return tuple(found)
            there = ground.hexes.beside[here][side]
            if here == cell or ground.raised[there] == ground.raised[cell]:
                found.append(there)
            here = there


class Toward(dict[int, Cells]):
    """By hex: how far it is to it from everywhere, for a hero who makes a way through locked doors, too."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways

    def __missing__(self, cell: int) -> Cells:
        lengths = self[cell] = self._lengths(cell)
        return lengths

    @cached_property
    def _back(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By hex: from where it can be entered, and what that costs."""
        ground, travel = self.ways.ground, self.ways.ground.travel
        back: list[list[tuple[int, int]]] = [[] for _ in ground.hexes.cells]
        for here in ground.hexes.cells:
            steps = self.ways.steps[here]
            for there in (*steps, *travel.get(here, ())):
                back[there].append((here, 1))
            for there in ground.ways[0].steps[here]:
                if there not in steps:
                    back[there].append((here, LOCK))
        return tuple(map(tuple, back))

    def _lengths(self, cell: int) -> Cells:
        back, lengths = self._back, [ENDLESS] * len(self.ways.steps)
        edge = {0: [cell]}
        for far in range(ENDLESS):
            for here in edge.pop(far, ()):
                if lengths[here] <= far:
                    continue
                lengths[here] = far
                for there, cost in back[here]:
                    if lengths[there] > far + cost:
                        edge.setdefault(far + cost, []).append(there)
        return tuple(lengths)


class AllWays(dict[int, Ways]):
    """By the bits of locked doors."""

    def __init__(self, ground: Field) -> None:
        self.ground = ground

    def __missing__(self, locked: int) -> Ways:
        ways = self[locked] = Ways(self.ground, locked)
        return ways


class Lengths(dict[int, Cells]):
    """By hex: how far it is from there to everywhere. Counted when somebody asks: doors are locked in many ways, and
    nobody stands everywhere."""

    def __init__(self, ways: tuple[Cells, ...]) -> None:
        self._ways = ways

    def __missing__(self, cell: int) -> Cells:
        lengths = self[cell] = tuple([ENDLESS if n == NOWHERE else n for n in walk(self._ways, cell)])
        return lengths


class Field(Ground):
    def __init__(self, id: str, hash: str, mission: Mission) -> None:
        super().__init__(id, hash, mission)
        self.names, self.number = self.hexes.names, self.hexes.number
        self.ways = AllWays(self)
        self.locked = sum(1 << number for number, door in enumerate(self.doors) if door.locked)
        self.starts = self.marked("sGLTW")
        self.spawns = self.marked("e")
        self.fire, self.coolant = frozenset(self.marked("f")), frozenset(self.marked("c"))
        self.loot, self.bonus = self.marked("l"), self.marked("b")
        self.refugees = self.marked("r")
        self.homes = {mark: self.marked(mark)[0] for mark in "GLTW" if self.marked(mark)}
        """The start hexes of single heroes, by their letter."""
        self.posts = tuple(self.marked(posted.mark)[0] for posted in mission.champions)
        self.leaves: tuple[AnyCondition, ...] = tuple(
            leaf for objective in mission.objectives for leaf in parts(objective.goal)
        )
        """All conditions of all objectives, in order; what was counted for each is kept by this number."""
        self.owners = tuple(objective for objective in mission.objectives for _ in parts(objective.goal))
        """By condition: its objective…"""
        self.places = tuple(frozenset(self.cells(_hexes(leaf))) for leaf in self.leaves)
        """…and the hexes where something has to be done for it."""
        self.side = next((objective for objective in mission.objectives if objective.kind == "side"), None)
        self.prey = any(isinstance(leaf, Conquest) for leaf in self.leaves)
        """Whether there are champions to be captured."""
        self._leaf_numbers = _by_identity(self.leaves)
        self.objective = {objective.id: number for number, objective in enumerate(mission.objectives)}
        self.doors_at = {
            cell: tuple(number for (at, _), number in self.door.items() if at == cell) for cell in self.hexes.cells
        }

    def leaf_number(self, leaf: AnyCondition) -> int:
        return self._leaf_numbers[id(leaf)]

    @cached_property
    def menu(self) -> Menu:
        return Menu(self.names)


def _hexes(leaf: AnyCondition) -> tuple[str, ...]:
    match leaf:
        case Use():
            return leaf.hexes
        case Deliver():
            return leaf.to
        case Leave():
            return leaf.by
    return ()


def _by_identity(leaves: tuple[AnyCondition, ...]) -> dict[int, int]:
    """Two conditions may say the same and are still two."""
    return {id(leaf): number for number, leaf in enumerate(leaves)}


class Menu:
    """Actions by hexes: every option is the same object each time."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.deploy = tuple(Deploy(name) for name in names)
        self.step = tuple(Step(name) for name in names)
        self.travel = tuple(Travel(name) for name in names)
        self.charge = tuple(Charge(name) for name in names)
        self.target = tuple(Target(name) for name in names)
        self.again = tuple(Again(name) for name in names)
        self.aim = tuple(Aim(name) for name in names)
        self.grenade = tuple(Grenade(name) for name in names)
        self.case = tuple(GrenadeCase(name) for name in names)
        self.fly = tuple(Fly(name) for name in names)
        self.zap = tuple(Zap(name) for name in names)
        self.hack = tuple(Hack(name) for name in names)
        self.handle = tuple(Handle(name) for name in names)
        self.capture = tuple(Capture(name) for name in names)
        self.activate = tuple(Activate(name) for name in names)
        self.advance = tuple(Advance(name) for name in names)
        self.place = tuple(Place(name) for name in names)
