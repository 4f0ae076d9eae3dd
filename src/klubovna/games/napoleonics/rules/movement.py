"""Movement ("Fáze 3: Proveďte přesun vašich jednotek a velitelů"), one at a time; the rest may stay where it is."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done, Exit, Move, Ride
from klubovna.games.napoleonics.field import LEADER
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules import tactics
from klubovna.games.napoleonics.rules.ending import gain
from klubovna.games.napoleonics.rules.placing import (
    own_leader,
    own_unit,
    put,
    put_leader,
    take_off,
    take_off_leader,
)
from klubovna.games.napoleonics.state import LEFT_MAP, MOVED, NOBODY, ORDERED, TIRED, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


class MoveUnits(Asked, frozen=True):
    rule = "movement"

    def options(self, s: Napoleonics) -> list[Action]:
        found: list[Action] = []
        if not tactics.in_force(s).moves:
            return [DONE]
        field, marks, cells, side = s.field, s.marks, s.cells, self.side
        for unit in field.own[side]:
            if marks[unit] & (ORDERED | MOVED) == ORDERED and cells[unit] >= 0:
                found += _moves(s, unit)
        for leader in field.own_leaders[side]:
            if s.leader_marks[leader] & (ORDERED | MOVED) == ORDERED and s.posts[leader] >= 0:
                found += _rides(s, leader)
        found.append(DONE)
        return found

    def against(self, s: Napoleonics, action: Move | Ride | Exit | Done) -> str:
        if isinstance(action, Done):
            return ""
        if not tactics.in_force(s).moves:
            return "error-nobody-moves"
        if isinstance(action, Exit):
            return _against_leaving(s, self.side, action.origin)
        unit, leader = own_unit(s, self.side, action.origin), own_leader(s, self.side, action.origin)
        there = s.field.number.get(action.to, NOBODY)
        if there == NOBODY:
            return "error-no-hex"
        if isinstance(action, Ride):
            return "error-no-leader-there" if leader < 0 else against_riding_to(s, leader, there)
        return "error-nobody-of-yours" if unit < 0 else against_moving_to(s, unit, there)

    def choose(self, s: Napoleonics, action: Move | Ride | Exit | Done) -> None:
        if isinstance(action, Done):
            return
        cell = s.field.number[action.origin]
        if isinstance(action, Move):
            move(s, s.at[cell], s.field.number[action.to])
        elif isinstance(action, Ride):
            _ride(s, s.leads[cell], s.field.number[action.to])
        elif leaves_with_unit(s, self.side, action.origin):
            _exit(s, s.at[cell])
        else:
            _ride_off(s, s.leads[cell])
        if s.outcome is None:
            s.stack.append(self)

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-moves") if isinstance(action, Done) else _label(s, self.side, action)


# Units


def _moves(s: Napoleonics, unit: int) -> list[Action]:
    here, field = s.cells[unit], s.field
    menu = field.menu.move[here]
    found: list[Action] = [menu[there] for there in reach(s, unit)]
    if here in field.doors_of[field.side[unit]] and not against_moving(s, unit):
        found.append(field.menu.exit[here])
    return found


def against_moving(s: Napoleonics, unit: int) -> str:
    """Why this unit does not move at all; "" if it may. Squares don't, nor does a unit whose leader has come to it in
    this turn."""
    marks = s.marks[unit]
    if not marks & ORDERED:
        return "error-no-order"
    if marks & MOVED:
        return "error-moved-already"
    if s.formed[unit]:
        return "error-square-stays"
    leader = s.leads[s.cells[unit]]
    return "error-leader-came" if leader >= 0 and s.leader_marks[leader] & MOVED else ""


def against_moving_to(s: Napoleonics, unit: int, there: int) -> str:
    if reason := against_moving(s, unit):
        return reason
    if there in reach(s, unit):
        return ""
    far = tactics.in_force(s).allowance(s, unit)[1]
    return _against_hex(s, s.field.arm[unit], s.cells[unit], there, far)


def _against_hex(s: Napoleonics, arm: int, here: int, there: int, far: int) -> str:
    """What keeps somebody from a hex that is out of reach."""
    if not s.field.open[arm][there]:
        return "error-closed-ground"
    if s.at[there] >= 0 or s.leads[there] >= 0:
        return "error-taken-hex"
    return "error-too-far" if s.field.hexes.distance[here][there] > far else "error-no-way"


def reach(s: Napoleonics, unit: int, within: int | None = None) -> dict[int, int]:
    """The hexes to which a unit may move, perhaps only those within so many steps, and in how many."""
    if against_moving(s, unit):
        return {}
    here, far = s.cells[unit], tactics.in_force(s).allowance(s, unit)[1] if within is None else within
    return _reach(s, unit, here, far, alone=not _goes_along(s, s.leads[here]))


def _goes_along(s: Napoleonics, leader: int) -> bool:
    """An attached leader moves with his unit unless he was ordered to leave it."""
    return leader >= 0 and not s.leader_marks[leader] & ORDERED


def _reach(s: Napoleonics, unit: int, here: int, far: int, *, alone: bool) -> dict[int, int]:
    """Nobody passes through others. A unit without a leader may join one who is alone, and stops there."""
    at, leads, field = s.at, s.leads, s.field
    ways, side, sides = field.ways[field.arm[unit]], field.side[unit], field.leader_side
    found: dict[int, int] = {}
    passed: set[int] = set()
    edge = [here]
    for steps in range(1, far + 1):
        further = []
        onward = steps < far
        for cell in edge:
            for there, stop in ways[cell]:
                if at[there] >= 0 or there in passed:
                    continue
                leader = leads[there]
                if leader >= 0 and not (alone and sides[leader] == side):
                    continue
                if there not in found:
                    found[there] = steps
                if onward and not stop and leader < 0:
                    passed.add(there)
                    further.append(there)
        edge = further
    return found


def move(s: Napoleonics, unit: int, there: int) -> None:
    """A unit moves, and what that means for its battle: too far, or into terrain that needs time."""
    here, field = s.cells[unit], s.field
    leader = s.leads[here]
    battles = may_battle_after(s, unit, there)
    put(s, unit, there)
    if _goes_along(s, leader):
        put_leader(s, leader, there)
    s.marks[unit] |= MOVED if battles else MOVED | TIRED
    names = field.names
    s.say("log-moved", seat=SEATS[field.side[unit]], unit=field.kinds[unit].id, origin=names[here], to=names[there])


def may_battle_after(s: Napoleonics, unit: int, there: int) -> bool:
    """Whether a unit that moves there could still battle in this turn."""
    return rested(s, unit, there) and there in reach(s, unit, tactics.in_force(s).allowance(s, unit)[0])


def rested(s: Napoleonics, unit: int, there: int) -> bool:
    """Forest and buildings: whether a unit may battle in the turn in which it enters this hex."""
    battle = s.field.grounds[there].battle
    return battle == "all" or (battle == "light" and s.field.rows[unit].light)


# Leaders


def _rides(s: Napoleonics, leader: int) -> list[Action]:
    here, menu = s.posts[leader], s.field.menu
    found: list[Action] = [menu.ride[here][there] for there in rides(s, leader)]
    if here in s.field.doors_of[s.field.leader_side[leader]] and not _unit_leaves(s, s.at[here]):
        found.append(menu.exit[here])
    return found


def against_riding(s: Napoleonics, leader: int) -> str:
    if not s.leader_marks[leader] & ORDERED:
        return "error-leader-no-order"
    return "error-leader-moved-already" if s.leader_marks[leader] & MOVED else ""


def against_riding_to(s: Napoleonics, leader: int, there: int) -> str:
    if reason := against_riding(s, leader):
        return reason
    if there in rides(s, leader):
        return ""
    return _against_hex(s, LEADER, s.posts[leader], there, tactics.in_force(s).ride(s))


def rides(s: Napoleonics, leader: int) -> list[int]:
    """Where a leader may go: through friends, never through enemies, and not to where another leader is."""
    field, here, side = s.field, s.posts[leader], s.field.leader_side[leader]
    at, leads, ways, sides = s.at, s.leads, field.ways[LEADER], field.side
    found: dict[int, None] = {}
    passed, edge = {here}, [here]
    for _ in range(tactics.in_force(s).ride(s)):
        further = []
        for cell in edge:
            for there, stop in ways[cell]:
                unit, other = at[there], leads[there]
                if there in passed or (unit >= 0 and sides[unit] != side):
                    continue
                if other >= 0 and field.leader_side[other] != side:
                    continue
                if other < 0:
                    found[there] = None
                if not stop:
                    passed.add(there)
                    further.append(there)
        edge = further
    return list(found)


def _ride(s: Napoleonics, leader: int, there: int) -> None:
    here, side = s.posts[leader], s.field.leader_side[leader]
    put_leader(s, leader, there)
    s.leader_marks[leader] |= MOVED
    who = s.field.leaders[leader].id
    s.say("log-rode", seat=SEATS[side], leader=who, origin=s.name(here), to=s.name(there))


# Leaving the battlefield, where the scenario lets one


def leaves_with_unit(s: Napoleonics, side: int, hex: str) -> bool:
    """Who is meant by `exit D5`: the unit if it can go, otherwise a leader who can."""
    return _unit_leaves(s, own_unit(s, side, hex))


def _unit_leaves(s: Napoleonics, unit: int) -> bool:
    return unit >= 0 and not against_moving(s, unit)


def _against_leaving(s: Napoleonics, side: int, hex: str) -> str:
    unit, leader = own_unit(s, side, hex), own_leader(s, side, hex)
    if unit < 0 and leader < 0:
        return "error-nobody-of-yours"
    if s.field.number[hex] not in s.field.doors_of[side]:
        return "error-no-exit"
    if unit >= 0 and not against_moving(s, unit):
        return ""
    if leader >= 0 and (unit < 0 or s.leader_marks[leader] & ORDERED):
        return against_riding(s, leader)
    return against_moving(s, unit)


def _exit(s: Napoleonics, unit: int) -> None:
    """The unit and its leader are gone, and have won a banner."""
    cell, side = s.cells[unit], s.field.side[unit]
    leader = s.leads[cell]
    if _goes_along(s, leader):
        take_off_leader(s, leader, LEFT_MAP)
    take_off(s, unit, LEFT_MAP)
    worth = s.field.doors_of[side][cell].worth
    s.say("log-exit", seat=SEATS[side], unit=s.kind(unit), hex=s.name(cell), banners=worth)
    gain(s, side, worth)


def _ride_off(s: Napoleonics, leader: int) -> None:
    """A leader leaves alone: he is safe, and worth as much as the scenario says, usually nothing (house)."""
    cell, side = s.posts[leader], s.field.leader_side[leader]
    take_off_leader(s, leader, LEFT_MAP)
    worth = s.field.doors_of[side][cell].leader_worth
    s.say("log-rode-off", seat=SEATS[side], leader=s.field.leaders[leader].id, hex=s.name(cell), banners=worth)
    gain(s, side, worth)


def _label(s: Napoleonics, side: int, action: Action) -> Message:
    assert isinstance(action, Move | Ride | Exit)
    cell = s.field.number[action.origin]
    unit = s.kind(s.at[cell]) if s.at[cell] >= 0 else ""
    leader = s.field.leaders[s.leads[cell]].id if s.leads[cell] >= 0 else ""
    if isinstance(action, Ride):
        return Message("do-ride", {"leader": leader, "origin": action.origin, "to": action.to})
    if isinstance(action, Move):
        return Message("do-move", {"unit": unit, "origin": action.origin, "to": action.to})
    if leaves_with_unit(s, side, action.origin):
        return Message("do-exit", {"unit": unit, "origin": action.origin})
    return Message("do-ride-off", {"leader": leader, "origin": action.origin})
