"""A table's game looked at again: whose eyes, and which step."""

from __future__ import annotations

from typing import TypeVar

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.service import wire
from klubovna.service.refusals import forbidden
from klubovna.service.replaying import Reader
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)


def eyes(room: Shown[E], person: str, seat: Seat | None) -> Seat | None:
    """One's own while the game runs, after it anybody's."""
    if not room.row.over:
        return room.eyes(person, seat)
    if seat is not None:
        room.place(seat)
    return seat


def step(reader: Reader | None, record: Record, seat: Seat | None, at: int, over: bool) -> tuple[Reader, wire.Replay]:
    """The step, or the last one there is; and whoever reads on from there."""
    at = min(at, len(record.entries))
    if reader is None or not reader.goes_on(record):
        reader = Reader(record)
    elif not reader.reaches(at, seat):
        reader = reader.anew()
    return reader, reader.step(at, seat, open_to_all=over)


def carried_away(room: Shown[E], person: str, record: Record) -> Record:
    """Whole after the end, and for whoever has taken the table along. Otherwise only for eyes from which nothing is
    hidden: luck tells what hands hold."""
    if room.row.over or (room.row.along and room.row.host == person):
        return record
    game = room.table.game
    if len(room.table.seats) > 1 or game.secrets(room.table.state, room.eyes(person)):
        raise forbidden("running", "the record of a game with secrets is shown when it is over")
    return record.sealed()
