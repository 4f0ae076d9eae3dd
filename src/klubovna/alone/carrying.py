"""Tables of a server that go along: each choice that was made there is kept here, too, and the game is played on here
when the line is lost. What was played here and is not at home yet is never written over.

    notes   along/<table>   how many entries the server is known to have
"""

from __future__ import annotations

import msgspec

from klubovna.alone.asked import AskedHouse
from klubovna.alone.keeping import Deed, KeptTable, KeptTurn, noted, number, numbered, read, read_note, turns, written
from klubovna.alone.room import ME
from klubovna.alone.tables import HERE
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Entry, Record
from klubovna.service import wire
from klubovna.service.refusals import conflict, unreadable
from klubovna.service.tables import opening
from klubovna.service.tables.along import gist
from klubovna.service.tables.rows import TableRow, key_text


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as the server has it; a seat is `me` or `bot:<name>`."""

    head: str
    """Its record without entries."""
    entries: list[Entry]
    seats: dict[Seat, str]
    hints: bool = True
    since: int = 0
    """So many entries are known here, and not among these."""


class AtHome(msgspec.Struct, frozen=True):
    entries: int


class Kept(msgspec.Struct, frozen=True):
    """How many entries are kept here, and what they come to: the server sends those after them."""

    entries: int
    known: str


async def carry(house: AskedHouse, id: str, carried: Carried) -> Kept:
    """Raises where something was played here that the server does not have: that comes home first."""
    record = Record.from_bytes(carried.head.encode())
    if record.key is None:
        raise unreadable("without its key no table goes along")
    here = (await turns(house.store, id)).entries
    if carried.since > len(here):
        raise unreadable("so many entries of this table are not known here")
    there = here[: carried.since] + carried.entries
    deeds = await _row(house, id, record, carried)
    if there[: len(here)] == here:
        deeds += _turn(house, id, len(here), there[len(here) :])
    elif len(here) <= (await _at_home(house, id)).entries:
        deeds += await _instead(house, id, _turn(house, id, 0, there))
    else:
        raise conflict("own", "what was played here has to come home first")
    await house.store.keep([*deeds, Deed("put", "notes", _note(id), noted(AtHome(len(there))))])
    house.put_away(id)
    return Kept(len(there), gist(there))


async def _row(house: AskedHouse, id: str, record: Record, carried: Carried) -> list[Deed]:
    """Whoever sits there now, and what was agreed."""
    kept = await house.store.read("tables", f"{id}/")
    places = opening.places(id, carried.seats, HERE)
    row = _first_row(house, id, record, carried)
    if not kept:
        return [Deed("add", "tables", numbered(id, 0), written(KeptTable(row, places)))]
    key, value = kept[-1]
    before = read(value, KeptTable)
    now = KeptTable(msgspec.structs.replace(before.row, hints=carried.hints), places)
    if now == before:
        return []
    return [Deed("add", "tables", numbered(id, number(key) + 1), written(now)), Deed("drop", "tables", key)]


def _first_row(house: AskedHouse, id: str, record: Record, carried: Carried) -> TableRow:
    header = msgspec.structs.replace(record.header, seats=dict.fromkeys(record.header.seats, ""))
    return TableRow(
        id=id, game=header.game, header=wire.encode(header).decode(), key=key_text(record.key), public=False, host=ME,
        created=house.now(), over=False, outcome=None, undo_by=None, undo_seq=None, rematch=None, hints=carried.hints,
        stand_in=None, along=True,
    )  # fmt: skip


def _turn(house: AskedHouse, id: str, first: int, entries: list[Entry]) -> list[Deed]:
    """What the server has stored since, together. Nothing is played for it."""
    lines = [msgspec.Raw(wire.encode(entry)) for entry in entries]
    return [Deed("add", "entries", numbered(id, first), written(KeptTurn(house.now(), lines)))] if lines else []


async def _instead(house: AskedHouse, id: str, turn: list[Deed]) -> list[Deed]:
    """This turn and no other."""
    laid = [msgspec.structs.replace(deed, what="put") for deed in turn]
    keys = [key for key, _ in await house.store.read("entries", f"{id}/")]
    return [*(Deed("drop", "entries", key) for key in keys if key not in {deed.key for deed in laid}), *laid]


async def _at_home(house: AskedHouse, id: str) -> AtHome:
    found = await house.store.read("notes", _note(id))
    return read_note(found[0][1], AtHome) if found else AtHome(0)


def _note(id: str) -> str:
    return f"along/{id}"
