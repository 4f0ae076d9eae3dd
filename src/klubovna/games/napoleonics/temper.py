"""What beginners like too much, and what nobody would do: for bots that err as people do."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Advance, Done, Fire, Melee, Move, Play, Ride
from klubovna.games.napoleonics.state import FOUGHT, MOVED, NOTHING, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.strength import Temper


def sensible(s: Napoleonics, options: list[Action]) -> list[Action]:
    """Without what would end a turn in which nobody has done anything: a card that orders nobody, no orders, orders
    that are not used."""
    marks = [*s.marks, *s.leader_marks]
    if any(mark & (MOVED | FOUGHT) for mark in marks):
        return options
    return [action for action in options if not isinstance(action, Play | Done) or not _ends_turn(s, action)]


def _ends_turn(s: Napoleonics, action: Action) -> bool:
    then = s.clone()
    choose(then, then.stack[-1], action)
    advance(then)
    return then.card == NOTHING


TEMPER = Temper(bold=(Fire, Melee, Advance), loath=(Done,), steps=(Move, Ride), sensible=sensible)
