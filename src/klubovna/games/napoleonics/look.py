"""What whoever stands on a hex could do, also when nobody is asked about it: its reach and its field of fire.

Who has been ordered in this turn is looked at as it is. Everybody else is imagined in an own turn, ordered and rested,
with no card's help: nobody knows which one will be played.
"""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.games.napoleonics.preview import preview
from klubovna.games.napoleonics.rules.combat.battles import BattleUnits
from klubovna.games.napoleonics.rules.movement import MoveUnits
from klubovna.games.napoleonics.state import NOBODY, ORDERED, Asked, Napoleonics
from klubovna.kernel.game import Glimpse
from klubovna.kernel.messages import Seat


def look(s: Napoleonics, seat: Seat | None, thing: str) -> list[Glimpse]:
    """Everybody may look at everybody: all of this can be counted on the table, and no hand is looked into."""
    cell = s.field.number.get(thing, NOBODY)
    if cell == NOBODY or s.outcome is not None:
        return []
    unit, leader = s.at[cell], s.leads[cell]
    if unit < 0 and leader < 0:
        return []
    side = s.field.side[unit] if unit >= 0 else s.field.leader_side[leader]
    if side == s.mover and _ordered(s, unit, leader):
        left = [frame for frame in s.stack if isinstance(frame, MoveUnits | BattleUnits)]
        return _deeds(s.clone(), thing, left[::-1])
    return _deeds(_fresh(s, side, unit, leader), thing, [MoveUnits(side), BattleUnits(side)])


def _ordered(s: Napoleonics, unit: int, leader: int) -> int:
    """Also where only the leader was, to leave his unit."""
    return (s.marks[unit] if unit >= 0 else 0) & ORDERED | (s.leader_marks[leader] if leader >= 0 else 0) & ORDERED


def _fresh(s: Napoleonics, side: int, unit: int, leader: int) -> Napoleonics:
    """The same battlefield at the start of a turn in which nobody else was ordered."""
    imagined = s.clone()
    imagined.mode, imagined.mover = "", side
    imagined.marks[:] = [0] * len(s.marks)
    imagined.leader_marks[:] = [0] * len(s.leader_marks)
    if unit >= 0:
        imagined.marks[unit] = ORDERED
    else:
        imagined.leader_marks[leader] = ORDERED
    return imagined


def _deeds(s: Napoleonics, thing: str, asked: Sequence[Asked]) -> list[Glimpse]:
    found = []
    for frame in asked:
        s.stack[:] = [frame]
        mine = [action for action in frame.options(s) if action.path[:1] == (thing,)]
        found += [Glimpse(action, frame.label(s, action), preview(s, frame.seat, action)) for action in mine]
    return found
