"""A table that goes along: the browser of the one person who plays there knows all of it, its key included, and can go
on without the house. It does not count: whoever has the key knows the dice to come and what bots hold.

What was played without the house comes home as a record. It has to be this table's, with luck from the same key, and
to go on from what the house has; only what bots chose in the house meanwhile, which the one who went on has not seen,
gives way.

The browser follows the house by what is new: it says how many entries it has, and what they come to (`gist`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from klubovna.kernel.record import Chosen, Entry, Happened, Record
from klubovna.service import wire
from klubovna.service.refusals import Refused, conflict, forbidden
from klubovna.service.tables import infos
from klubovna.service.tables.listening import Ear
from klubovna.service.tables.rows import TableRow, key_text
from klubovna.service.tables.shown import Shown

E = TypeVar("E", bound=Ear)


class Followed(msgspec.Struct, frozen=True):
    """A table for the browser with which it goes along."""

    since: int
    """So many entries are known there, and left out; 0: none, or others than those of the house."""
    head: str
    """Its record without entries."""
    entries: list[Entry]
    """The others."""


def gist(entries: Sequence[Entry]) -> str:
    """Other entries come to something else."""
    return hashlib.sha256(b"\n".join(wire.encode(entry) for entry in entries)).hexdigest()


def followed(record: Record, since: int, known: str) -> Followed:
    """`known`: what the first entries come to, so many as whoever asks has of them."""
    first = record.entries[:since]
    if len(first) < since or gist(first) != known:
        since = 0
    head = msgspec.structs.replace(record, entries=[])
    return Followed(since, head.to_bytes().decode(), record.entries[since:])


def may_take(room: Shown[E], person: str) -> None:
    """Raises unless this person may take the table along."""
    if not infos.ones_own(room.row, room.places, person):
        raise forbidden("not-alone", "only a running table at which nobody else plays or watches goes along")


def may_bring_home(room: Shown[E], person: str) -> None:
    if room.row.host != person or not room.row.along:
        raise forbidden("not-along", "only who has taken a table along brings it home")


def may_sit(row: TableRow, person: str) -> None:
    """Raises where somebody would sit down who does not know what another one here knows."""
    if row.along and row.host != person:
        raise conflict("along", "this table goes along with somebody who knows all of it")


def same_table(row: TableRow, brought: Record) -> None:
    """Raises unless it is a record of this very table; who sits there is called otherwise elsewhere."""
    there, here = (msgspec.structs.replace(header, seats={}) for header in (brought.header, row.agreed()))
    if there != here or key_text(brought.key) != row.key:
        raise conflict("another-table", "this is the record of another table")


def new_since(room: Shown[E], brought: Record) -> int | None:
    """From which entry on the record takes the place of what is here; None: it holds nothing that is new. Raises where
    somebody has played on here meanwhile."""
    here, there = room.table.record.entries, brought.entries
    same = _same(here, there)
    if same == len(there):
        return None
    if room.row.over or not all(_by_itself(room, entry) for entry in here[same:]):
        raise Refused(409, "moved", "somebody has played on here meanwhile", reason=wire.Said("error-moved"))
    return same


def _same(here: list[Entry], there: list[Entry]) -> int:
    pairs = enumerate(zip(here, there, strict=False))
    return next((i for i, (one, other) in pairs if one != other), min(len(here), len(there)))


def _by_itself(room: Shown[E], entry: Entry) -> bool:
    """Whether nobody had to be here for it."""
    if isinstance(entry, Chosen):
        return room.place(entry.seat).player is not None
    return isinstance(entry, Happened)
