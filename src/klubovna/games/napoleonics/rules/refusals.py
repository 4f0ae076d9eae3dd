"""Why something may not be done, for those who try it: orders, moves, combats. Nothing hidden is used for it."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Fire, Melee, Move, Order, Ride
from klubovna.games.napoleonics.printed.armies import ARTILLERY
from klubovna.games.napoleonics.rules.combat.sight import in_sight
from klubovna.games.napoleonics.state import FOUGHT, MOVED, ORDERED, TIRED, Napoleonics, enemies_beside, leader_of
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def not_ordered(s: Napoleonics, side: int, who: int, sections: int, action: Action) -> Message | None:
    """An order that can't be given."""
    if not isinstance(action, Order):
        return None
    unit = _own(s, side, action.hex)
    if unit < 0:
        return Message("error-nobody-of-yours", {"hex": action.hex}) if action.hex in s.field.number else None
    if s.marks[unit] & ORDERED:
        return Message("error-ordered-already")
    if not s.field.bits[unit] & who:
        return Message("error-not-this-kind")
    if not s.field.sections[s.switches.lines][side][s.cells[unit]] & sections:
        return Message("error-other-section")
    return None


def not_moved(s: Napoleonics, side: int, action: Action) -> Message | None:
    if isinstance(action, Ride):
        return Message("error-no-way") if {action.origin, action.to} <= s.field.number.keys() else None
    if not isinstance(action, Move) or not {action.origin, action.to} <= s.field.number.keys():
        return None
    unit = _own(s, side, action.origin)
    if unit < 0:
        return Message("error-nobody-of-yours", {"hex": action.origin})
    if not s.marks[unit] & ORDERED:
        return Message("error-no-order")
    if s.marks[unit] & MOVED:
        return Message("error-moved-already")
    if s.formed[unit]:
        return Message("error-square-stays")
    leader = leader_of(s, unit)
    if leader >= 0 and s.leader_marks[leader] & MOVED:
        return Message("error-leader-came")
    return Message("error-no-way")


def not_fought(s: Napoleonics, side: int, action: Action) -> Message | None:
    """Melee and fire: who may not, and at whom not."""
    fire = isinstance(action, Fire)
    if not isinstance(action, Fire | Melee) or not {action.origin, action.target} <= s.field.number.keys():
        return None
    unit, cell = _own(s, side, action.origin), s.field.number[action.target]
    if unit < 0:
        return Message("error-nobody-of-yours", {"hex": action.origin})
    if not s.marks[unit] & ORDERED:
        return Message("error-no-order")
    if s.marks[unit] & FOUGHT:
        return Message("error-fought-already")
    if s.marks[unit] & TIRED:
        return Message("error-too-tired")
    if _own(s, 1 - side, action.target) < 0 and (fire or s.leads[cell] < 0):
        return Message("error-no-enemy", {"hex": action.target})
    return _no_fire(s, unit, cell) if fire else _no_melee(s, unit, cell)


def _no_fire(s: Napoleonics, unit: int, cell: int) -> Message | None:
    field, here = s.field, s.cells[unit]
    if enemies_beside(s, here, field.side[unit]):
        return Message("error-enemy-beside")
    reach = field.reach[unit]
    if field.arm[unit] == ARTILLERY and s.marks[unit] & MOVED:
        reach = min(reach, s.content.artillery.horse_moved.range)
    if field.hexes.distance[here][cell] > reach:
        return Message("error-out-of-range")
    shot = field.shot(here, cell)
    return Message("error-no-sight") if shot is None or not in_sight(s, unit, shot) else Message("error-no-dice")


def _no_melee(s: Napoleonics, unit: int, cell: int) -> Message | None:
    beside = s.field.hexes.distance[s.cells[unit]][cell] == 1
    return Message("error-no-dice") if beside else Message("error-not-beside")


def _own(s: Napoleonics, side: int, hex: str) -> int:
    """The unit of this side on a hex, or -1."""
    cell = s.field.number.get(hex)
    unit = -1 if cell is None else s.at[cell]
    return unit if unit >= 0 and s.field.side[unit] == side else -1
