"""Tables that go along with a browser, and what comes home of them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import func, select

import klubovna
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.identity import new_id
from klubovna.server.storage import schema
from klubovna.server.storage.moves import Always
from klubovna.server.storage.rows import entry_rows
from klubovna.server.storage.writer import Lost, Must
from klubovna.server.tables import lobby
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import END, House, Room
from klubovna.service import wire
from klubovna.service.refusals import Refused, conflict, missing
from klubovna.service.tables import along
from klubovna.service.tables.opening import Agreed


async def take(house: House, guest: Guest, room: Room) -> None:
    """From now on the table does not count; there is no way back."""
    if not house.settings.along:
        raise missing("from this house no table goes along")
    async with room.lock:
        if room.row.along and room.row.host == guest.id:
            return
        along.may_take(room, guest.id)
        change = schema.board.update().where(schema.board.c.id == room.id).values(along=True)
        try:
            await house.store.write(change, notice=house.notice(room.id), while_open=room.id)
        except Lost:
            await room.reload()
            raise conflict("over", "the game is over") from None
        room.row.along = True
        room.tell_table()


async def come_home(house: House, guest: Guest, room: Room, body: bytes, address: str) -> None:
    """What was played without the house, all of it or nothing."""
    record = await _looked_through(house, guest, room, body, address)
    async with room.lock:
        since = along.new_since(room, record)
        if since is not None:
            await asyncio.shield(asyncio.ensure_future(_put(house, room, since, await _played(record))))


async def kept_apart(house: House, guest: Guest, room: Room, body: bytes, address: str) -> Room:
    """Where somebody has played on here meanwhile, what was played without the house is a table of its own."""
    record = await _looked_through(house, guest, room, body, address)
    await lobby.not_too_many(house, guest)
    id = new_id()
    places = [msgspec.structs.replace(place, board=id, lock=0) for place in room.places]
    agreed = Agreed(hints=room.row.hints)
    return await lobby.stored(house, guest, id, places, await _played(record), agreed, along=True)


async def _looked_through(house: House, guest: Guest, room: Room, body: bytes, address: str) -> Record:
    """Every choice by the rules, all luck from the key; by the porter, for so long as he has time."""
    along.may_bring_home(room, guest.id)
    record = await house.porter.check_record((guest.id, address), body)
    along.same_table(room.row, record)
    return record


async def _played(record: Record) -> Table:
    return await asyncio.to_thread(resume, klubovna.game(record.header.game), record, known=True)


async def _put(house: House, room: Room, since: int, table: Table) -> None:
    """Instead of all that is here from this entry on. The caller holds the lock."""
    entry, this, known = schema.entry.c, schema.board.c.id == room.id, room.seq
    counted = select(func.count()).where(entry.board == room.id).scalar_subquery()
    changes: list[Any] = [
        select(this).where(this).with_for_update(),  # whoever would add something waits
        Must(schema.board.update().where(this, counted == known).values(along=True)),
        schema.entry.delete().where(entry.board == room.id, entry.seq >= since),
    ]
    if table.outcome is not None:
        how = wire.encode(table.outcome).decode()
        ended = Room(house, room.row, room.places, table)
        changes += [Always(END, [{"ended": room.id, "how": how}]), *ended.keepsakes()]
    rows = entry_rows(room.id, since, table.record.entries[since:], house.now())
    lost: Refused | None = None
    try:
        await house.store.write(*changes, entries=rows, notice=house.notice(room.id), while_open=room.id)
    except Lost:
        lost = conflict("taken", "somebody was faster; bring it once more")
    await room.reload()
    room.tell_table()
    room.tell_moment()
    if lost is not None:
        raise lost
    house.wake(room)
