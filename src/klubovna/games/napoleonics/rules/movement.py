"""Movement ("Fáze 3: Proveďte přesun vašich jednotek a velitelů"), one at a time; the rest may stay where it is."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Done, Exit, Move, Ride
from klubovna.games.napoleonics.field import LEADER
from klubovna.games.napoleonics.printed.armies import ARTILLERY, INFANTRY, SEATS
from klubovna.games.napoleonics.rules import refusals
from klubovna.games.napoleonics.rules.ending import gain
from klubovna.games.napoleonics.state import (
    LEFT_MAP,
    MOVED,
    ORDERED,
    TIRED,
    Asked,
    Napoleonics,
    leader_of,
    put,
    put_leader,
    take_off,
    take_off_leader,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

STILL = frozenset({"cold-steel", "fire-and-hold", "short-supply"})
"""Cards with which nobody moves."""


class MoveUnits(Asked, frozen=True):
    rule = "movement"

    def options(self, s: Napoleonics) -> list[Action]:
        found: list[Action] = []
        if s.mode in STILL:
            return [DONE]
        field, marks, cells, side = s.field, s.marks, s.cells, self.side
        for unit in field.own[side]:
            if marks[unit] & (ORDERED | MOVED) == ORDERED and cells[unit] >= 0:
                found += _moves(s, unit)
        for leader in field.own_leaders[side]:
            if s.leader_marks[leader] & (ORDERED | MOVED) == ORDERED and s.posts[leader] >= 0:
                here, ride = s.posts[leader], field.menu.ride
                found += [ride[here, there] for there in rides(s, leader)]
        found.append(DONE)
        return found

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Done):
            return
        if isinstance(action, Move):
            move(s, s.at[s.field.number[action.origin]], s.field.number[action.to])
        elif isinstance(action, Ride):
            _ride(s, s.leads[s.field.number[action.origin]], s.field.number[action.to])
        elif isinstance(action, Exit):
            _exit(s, s.at[s.field.number[action.origin]])
        if s.outcome is None:
            s.stack.append(self)

    def label(self, s: Napoleonics, action: Action) -> Message:
        if isinstance(action, Done):
            return Message("do-done-moves")
        return move_label(s, action)

    def refusal(self, s: Napoleonics, action: Action) -> Message | None:
        return refusals.not_moved(s, self.side, action)


def _moves(s: Napoleonics, unit: int) -> list[Action]:
    here, menu = s.cells[unit], s.field.menu
    found: list[Action] = [menu.move[here, there] for there in reach(s, unit)]
    if here in s.field.doors_of[s.field.side[unit]] and may_move(s, unit):
        found.append(menu.exit[here])
    return found


def may_move(s: Napoleonics, unit: int) -> bool:
    """Squares don't move, nor does a unit whose leader has come to it in this turn."""
    leader = leader_of(s, unit)
    return not s.formed[unit] and not (leader >= 0 and s.leader_marks[leader] & MOVED)


def allowance(s: Napoleonics, unit: int) -> tuple[int, int]:
    """How far a unit may move and still battle, and how far at most: its table, or the card ("Karty taktiky")."""
    row, arm, mode = s.field.rows[unit], s.field.arm[unit], s.mode
    if not mode:
        return row.move, row.far
    far = s.content.cards[mode].move
    if mode == "grande-manoeuvre" or (mode == "bombard" and arm == ARTILLERY):
        return 0, far
    if (mode == "bayonet-charge" and arm == INFANTRY) or (mode == "cavalry-charge" and row.heavy):
        return far, far
    if mode == "force-march" and arm == INFANTRY:
        return (far, far) if row.strides or leader_of(s, unit) >= 0 else (row.move, far)
    return row.move, row.far


def reach(s: Napoleonics, unit: int) -> dict[int, int]:
    """The hexes to which a unit may move, and in how many steps."""
    if not may_move(s, unit):
        return {}
    far, here = allowance(s, unit)[1], s.cells[unit]
    return _reach(s, unit, here, far, alone=not _goes_along(s, leader_of(s, unit)))


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
        for cell in edge:
            for there, stop in ways[cell]:
                if at[there] >= 0 or there in passed:
                    continue
                leader = leads[there]
                if leader >= 0 and not (alone and sides[leader] == side):
                    continue
                if there not in found:
                    found[there] = steps
                if not stop and leader < 0:
                    passed.add(there)
                    further.append(there)
        edge = further
    return found


def move(s: Napoleonics, unit: int, there: int) -> None:
    """A unit moves, and what that means for its battle: too far, or into terrain that needs time."""
    here, field, leader = s.cells[unit], s.field, leader_of(s, unit)
    steps, near = reach(s, unit)[there], allowance(s, unit)[0]
    put(s, unit, there)
    if _goes_along(s, leader):
        put_leader(s, leader, there)
    s.marks[unit] |= MOVED
    if steps > near or not rested(s, unit, there):
        s.marks[unit] |= TIRED
    if s.log is not None:
        side = field.side[unit]
        s.say("log-moved", seat=SEATS[side], unit=s.kind(unit), origin=s.name(here), to=s.name(there))


def rested(s: Napoleonics, unit: int, there: int) -> bool:
    """Forest and buildings: whether a unit may battle in the turn in which it enters this hex."""
    battle = s.field.grounds[there].battle
    return battle == "all" or (battle == "light" and s.field.rows[unit].light)


def rides(s: Napoleonics, leader: int) -> list[int]:
    """Where a leader may go: through friends, never through enemies, and not to where another leader is."""
    field, here, side = s.field, s.posts[leader], s.field.leader_side[leader]
    at, leads, ways, sides = s.at, s.leads, field.ways[LEADER], field.side
    far = s.content.cards[s.mode].move if s.mode == "grande-manoeuvre" else s.content.numbers.leaders.move
    found: list[int] = []
    passed, edge = {here}, [here]
    for _ in range(far):
        further = []
        for cell in edge:
            for there, stop in ways[cell]:
                unit, other = at[there], leads[there]
                if there in passed or (unit >= 0 and sides[unit] != side):
                    continue
                if other >= 0 and field.leader_side[other] != side:
                    continue
                if other < 0 and there not in found:
                    found.append(there)
                if not stop:
                    passed.add(there)
                    further.append(there)
        edge = further
    return found


def _ride(s: Napoleonics, leader: int, there: int) -> None:
    here, side = s.posts[leader], s.field.leader_side[leader]
    put_leader(s, leader, there)
    s.leader_marks[leader] |= MOVED
    if s.log is not None:
        who = s.field.leaders[leader].id
        s.say("log-rode", seat=SEATS[side], leader=who, origin=s.name(here), to=s.name(there))


def _exit(s: Napoleonics, unit: int) -> None:
    """Only where the scenario says so: the unit and its leader are gone, and have won a banner."""
    cell, side, leader = s.cells[unit], s.field.side[unit], leader_of(s, unit)
    if _goes_along(s, leader):
        take_off_leader(s, leader, LEFT_MAP)
    take_off(s, unit, LEFT_MAP)
    worth = s.field.doors_of[side][cell].worth
    s.say("log-exit", seat=SEATS[side], unit=s.kind(unit), hex=s.name(cell), banners=worth)
    gain(s, side, worth)


def move_label(s: Napoleonics, action: Action) -> Message:
    number, field = s.field.number, s.field
    if isinstance(action, Ride):
        leader = field.leaders[s.leads[number[action.origin]]].id
        return Message("do-ride", {"leader": leader, "origin": action.origin, "to": action.to})
    assert isinstance(action, Move | Exit)
    unit = s.kind(s.at[number[action.origin]])
    if isinstance(action, Exit):
        return Message("do-exit", {"unit": unit, "origin": action.origin})
    return Message("do-move", {"unit": unit, "origin": action.origin, "to": action.to})
