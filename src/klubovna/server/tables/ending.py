"""Ending a game before its end. Where others play it too, they have to agree; where a game has not begun, or has stood
still for a day, whoever opened the table may close it alone."""

from __future__ import annotations

import msgspec

from klubovna.server.storage import schema
from klubovna.server.storage.writer import Lost
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.service import wire
from klubovna.service.refusals import conflict, forbidden
from klubovna.service.tables import ending, infos


async def finish(house: House, guest: Guest, room: Room) -> None:
    """At once when there is nobody to ask; else the others are asked."""
    async with room.lock:
        if room.row.over:
            return
        asked = ending.asked(room, guest.id)
        agreed = infos.agreed_to_end(room.row) if room.row.end_by == guest.id else set()
        if asked <= agreed:
            await close(house, room)
            return
        await _written(house, room, guest.id, agreed)
    await house.say(room, wire.Said("ui-end-asked", {"name": guest.name}))


async def answer(house: House, guest: Guest, room: Room, agree: bool) -> None:
    """Of those who were asked; whoever asked may take it back."""
    async with room.lock:
        row = room.row
        if row.over or row.end_by is None:
            raise conflict("not-asked", "nobody asks to end the game")
        asked = infos.asked_to_end(row, room.places)
        if guest.id not in asked and (agree or guest.id != row.end_by):
            raise forbidden("not-yours", "the others at the table answer this")
        if agree:
            agreed = infos.agreed_to_end(row) | {guest.id}
            if asked <= agreed:
                await close(house, room)
            else:
                await _written(house, room, row.end_by, agreed)
            return
        await _written(house, room, None, set())
    await house.say(room, wire.Said("ui-end-refused", {"name": guest.name}))


async def close(house: House, room: Room) -> None:
    """Nobody plays on from now on; and only then the key may be read. The caller holds the room's lock."""
    this = schema.board.update().where(schema.board.c.id == room.id)
    try:
        closed, notice = this.values(over=True), house.notice(room.id)
        await house.store.write(closed, *room.keepsakes(), notice=notice, while_open=room.id)
        room.row.over = True
    except Lost:
        await room.reload()
    room.tell_table()
    room.tell_moment()


async def _written(house: House, room: Room, by: str | None, agreed: set[str]) -> None:
    list_of = msgspec.json.encode(sorted(agreed)).decode() if by else None
    change = schema.board.update().where(schema.board.c.id == room.id).values(end_by=by, end_agreed=list_of)
    try:
        await house.store.write(change, notice=house.notice(room.id), while_open=room.id)
        room.row.end_by, room.row.end_agreed = by, list_of
    except Lost:
        await room.reload()
    room.tell_table()
