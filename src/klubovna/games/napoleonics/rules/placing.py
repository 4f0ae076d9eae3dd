"""Who stands where: units and leaders are put on hexes and taken off them; who is beside whom."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.armies import CAVALRY
from klubovna.games.napoleonics.rules.ending import release
from klubovna.games.napoleonics.rules.squares import break_square
from klubovna.games.napoleonics.state import GONE, NOBODY, Napoleonics


def put(s: Napoleonics, unit: int, cell: int) -> None:
    """The unit goes there, from wherever it is."""
    here = s.cells[unit]
    s.at[here] = NOBODY
    s.at[cell] = unit
    s.cells[unit] = cell
    if here in s.field.goal_cells:
        release(s, here)


def put_leader(s: Napoleonics, leader: int, cell: int) -> None:
    here = s.posts[leader]
    if here >= 0 and s.leads[here] == leader:
        s.leads[here] = NOBODY
    s.leads[cell] = leader
    s.posts[leader] = cell


def put_with_leader(s: Napoleonics, unit: int, cell: int) -> None:
    """An attached leader goes along."""
    leader = s.leads[s.cells[unit]]
    put(s, unit, cell)
    if leader >= 0:
        put_leader(s, leader, cell)


def take_off(s: Napoleonics, unit: int, where: int = GONE) -> None:
    """The unit leaves the table; if it was a square, its card goes back to the hand."""
    cell = s.cells[unit]
    s.at[cell] = NOBODY
    s.cells[unit] = where
    if s.formed[unit]:
        break_square(s, unit)
    if cell in s.field.goal_cells:
        release(s, cell)


def take_off_leader(s: Napoleonics, leader: int, where: int = GONE) -> None:
    cell = s.posts[leader]
    if s.leads[cell] == leader:
        s.leads[cell] = NOBODY
    s.posts[leader] = where


def leader_of(s: Napoleonics, unit: int) -> int:
    """The leader attached to a unit, or NOBODY."""
    return s.leads[s.cells[unit]]


def own_unit(s: Napoleonics, side: int, hex: str) -> int:
    """The unit of this side on a hex of this name, or NOBODY."""
    cell = s.field.number.get(hex)
    unit = NOBODY if cell is None else s.at[cell]
    return unit if unit >= 0 and s.field.side[unit] == side else NOBODY


def own_leader(s: Napoleonics, side: int, hex: str) -> int:
    """The leader of this side on a hex of this name, alone or attached, or NOBODY."""
    cell = s.field.number.get(hex)
    leader = NOBODY if cell is None else s.leads[cell]
    return leader if leader >= 0 and s.field.leader_side[leader] == side else NOBODY


def enemies_beside(s: Napoleonics, cell: int, side: int) -> bool:
    """Whether a unit of the other side stands beside (house: a leader who is alone does not count)."""
    at, sides = s.at, s.field.side
    for there in s.field.neighbours[cell]:
        unit = at[there]
        if unit >= 0 and sides[unit] != side:
            return True
    return False


def cavalry_beside(s: Napoleonics, cell: int, side: int) -> bool:
    """Enemy cavalry keeps a square from being dissolved."""
    at, field = s.at, s.field
    around = [at[there] for there in field.neighbours[cell]]
    return any(unit >= 0 and field.side[unit] != side and field.arm[unit] == CAVALRY for unit in around)
