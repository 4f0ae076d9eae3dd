"""Who may ask what a master would do, and how it is told."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from klubovna.bots.thoughts import Hinted, Thought
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Seat
from klubovna.service import wire
from klubovna.service.refusals import conflict, forbidden
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.rows import PERSON
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)
Offered: TypeAlias = dict[str, tuple[Action, wire.Said]]
"""The options with their labels, by their texts."""


def asks(room: Shown[E], person: str, seq: int) -> Seat:
    """For which seat; raises where nobody is advised."""
    mine = {place.seat for place in room.seats_of(person) if place.kind == PERSON}
    if not mine:
        raise forbidden("not-yours", "only who sits at the table may ask for a hint")
    if not room.row.hints:
        raise forbidden("no-hints", "at this table nobody asks for hints")
    if seq != room.seq:
        raise room.stale(person)
    if not room.running:
        raise conflict("over" if room.row.over else "waiting", "the game is not running")
    if room.table.seat not in mine:
        raise forbidden("not-yours", "it is not for you to decide")
    return room.table.seat


def offered(room: Shown[E]) -> Offered:
    return {action.text: (action, wire.said(room.table.label(action))) for action in room.table.options}


def hint(seq: int, seat: Seat, offered: Offered, thought: Thought) -> wire.HintInfo:
    choices = [_hinted(*offered[found.action], found) for found in thought.hints]
    return wire.HintInfo(seq, seat, thought.iterations, thought.measured, choices)


def _hinted(action: Action, label: wire.Said, found: Hinted) -> wire.HintedChoice:
    why = [wire.because(reason) for reason in found.reasons]
    return wire.HintedChoice(action.text, list(action.path), label, found.chance, found.worth, found.visits, why)
