"""The tables of the house for one: opened, listed, brought, taken away."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

import klubovna
from klubovna.alone.asked import AskedHouse
from klubovna.alone.errands import CheckRecord, Errand, TryGame
from klubovna.alone.keeping import OF_TABLES, Aside, Deed, KeptTable, Lost, Shelf, read, spoiled
from klubovna.alone.room import ME, NAME, Room
from klubovna.alone.turns import Stuck, thought
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import is_own
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.service import wire
from klubovna.service.examining import Examined
from klubovna.service.refusals import Refused, conflict, forbidden, missing, unsound
from klubovna.service.tables import infos, opening
from klubovna.service.tables.opening import USUAL, Agreed, NewTable
from klubovna.service.tables.rows import Place, TableRow


class Person(NamedTuple):
    """Whoever plays here."""

    id: str
    name: str


HERE = Person(ME, NAME)


def new_id() -> str:
    return secrets.token_hex(10)


async def examined(house: AskedHouse, errand: Errand) -> Examined:
    """What another worker found; raises Refused where it is not sound."""
    try:
        found = msgspec.msgpack.decode(await thought(house.minds, errand), type=Examined)
    except Stuck:
        raise Refused(503, "busy", "this could not be looked through; try again") from None
    if found.error is not None and found.faults:
        raise unsound(found.error.text, found.faults)
    if found.error is not None:
        raise Refused(422, found.error.kind, found.error.text, wire.Problem(found.error))
    return found


async def open_table(house: AskedHouse, new: NewTable) -> Room:
    if any(is_own(value) for value in new.options.values()):
        await house.rest()
    wish = opening.wish(new)
    if wish.own:
        await examined(house, TryGame(new.game, new.options))
    table = opening.new_game(wish.game, new.options)
    return await _opened(house, table, wish.seats, wish.agreed)


async def played_on(house: AskedHouse, table: Table, seat: Seat, rival: str, agreed: Agreed = USUAL) -> Room:
    """From where this table stands, with a bot at all other seats."""
    return await _opened(house, table, opening.played_on(table, seat, rival), agreed)


async def _opened(house: AskedHouse, table: Table, seats: dict[Seat, str], agreed: Agreed) -> Room:
    id = new_id()
    return await _stored(house, id, opening.places(id, seats, HERE), table, agreed)


async def _stored(
    house: AskedHouse, id: str, places: list[Place], table: Table, agreed: Agreed, besides: list[Deed] | None = None
) -> Room:
    room = Room(house, 0, opening.row(id, ME, table, agreed, house.now()), places, table)
    await house.store.keep([*room.first_kept(), *(besides or [])])
    house.keep(room)
    house.wake(room)
    return room


async def brought(house: AskedHouse, body: bytes) -> Room:
    """A record, if it is sound: over, to be watched; or of a solo game, to be played on."""
    found = await examined(house, CheckRecord(body))
    record, id = Record.from_bytes(found.record), new_id()
    places = opening.brought(id, record, HERE)
    table = resume(klubovna.game(record.header.game), record, known=True)
    return await _stored(house, id, places, table, USUAL)


async def again(house: AskedHouse, room: Room) -> Room:
    """The same bots at a new table; whoever asks twice comes to the same one."""
    if not room.row.over:
        raise conflict("running", "the game is not over yet")
    if not room.seats_of(ME) and room.row.host != ME:
        raise forbidden("watching", "only those who sat at the table may ask for a rematch")
    async with room.lock:
        if room.row.rematch is None:
            await _again(house, room)
    return await house.room(room.row.rematch or "")


async def _again(house: AskedHouse, room: Room) -> None:
    table = opening.new_game(klubovna.game(room.row.game), room.row.agreed().options)
    agreed, id = Agreed(room.row.public, room.row.hints, room.row.stand_in), new_id()
    try:
        await _stored(house, id, opening.again(id, room.places), table, agreed, room.rewritten(rematch=id))
    except Lost:
        await room.reload()
    else:
        room.n += 1
        room.row = msgspec.structs.replace(room.row, rematch=id)
    room.tell_table()


class KeptThing(msgspec.Struct, frozen=True):
    """As it lies on its shelf, read or not."""

    shelf: Shelf
    key: str
    value: str


async def _kept_of(house: AskedHouse, id: str) -> list[KeptThing]:
    places: list[tuple[Shelf, str]] = [("tables", f"{id}/"), ("entries", f"{id}/")]
    places += [("notes", f"{what}/{id}") for what in OF_TABLES]
    return [
        KeptThing(shelf, key, value.decode("utf-8", "backslashreplace"))
        for shelf, prefix in places
        for key, value in await house.store.read(shelf, prefix)
    ]


async def laid_open(house: AskedHouse, id: str) -> bytes:
    """All that is kept of a table, line by line, for whoever wants to carry away what can't be read here."""
    found = await _kept_of(house, id)
    if not found:
        raise missing("there is no such table")
    return b"".join(wire.encode(one) + b"\n" for one in found)


async def taken_away(house: AskedHouse, id: str) -> None:
    """All that is kept of a table, what can't be read included: only whoever plays here asks for that."""
    await house.store.keep([Deed("drop", one.shelf, one.key) for one in await _kept_of(house, id)])
    house.gone(id, Refused(404, "missing", "this table has been taken away"))


async def listed(house: AskedHouse) -> list[wire.TableInfo]:
    """The newest first. None of them is played for that; one that can't be read is not among them (`aside`)."""
    found = []
    for kept in await _all(house):
        if isinstance(kept, KeptTable):
            try:
                found.append(await _listed(house, kept.row, kept.places))
            except (Aside, Broken):
                continue
    return sorted(found, key=lambda info: -info.created)


async def _listed(house: AskedHouse, row: TableRow, places: list[Place]) -> wire.TableInfo:
    kept = await house.summary(row.id)
    deciding = None if row.over else kept.deciding
    info = infos.table_info(row, places, kept.seq, ME, {ME}, lambda place: None, deciding)
    return msgspec.structs.replace(info, moved=kept.at, last=None if row.over else kept.last)


async def aside(house: AskedHouse) -> list[wire.AsideInfo]:
    """The tables that can't be read."""
    found = [kept for kept in await _all(house) if isinstance(kept, wire.AsideInfo)]
    for kept in await _all(house):
        if isinstance(kept, KeptTable):
            try:
                await house.summary(kept.row.id)
            except (Aside, Broken) as problem:
                found.append(_aside(kept.row.id, problem))
    return found


async def _all(house: AskedHouse) -> list[KeptTable | wire.AsideInfo]:
    """Of each table what is newest."""
    newest = dict[str, tuple[str, bytes]]()
    for key, value in await house.store.read("tables"):
        newest[key.partition("/")[0]] = key, value
    return list(_read(newest))


def _read(newest: dict[str, tuple[str, bytes]]) -> Iterator[KeptTable | wire.AsideInfo]:
    for id, (_, value) in newest.items():
        try:
            yield read(value, KeptTable)
        except Aside as problem:
            yield _aside(id, problem)


def _aside(id: str, problem: Aside | Broken) -> wire.AsideInfo:
    error = problem.error if isinstance(problem, Aside) else spoiled(problem).error
    return wire.AsideInfo(id, error)
