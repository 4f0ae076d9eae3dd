"""Who sits where: changing a seat in the store."""

from __future__ import annotations

from typing import Any

from klubovna.server.storage import schema
from klubovna.server.storage.writer import Lost, Must
from klubovna.server.tables.room import Room
from klubovna.service.refusals import conflict
from klubovna.service.tables.rows import Place


async def change(room: Room, place: Place, **values: Any) -> None:
    """Only if the seat is still as we know it; else somebody was faster. Whoever a bot stood in for, that is over,
    unless it is just what begins. The caller holds the room's lock."""
    values = {"standing_in": None, **values}
    columns = schema.seat.c
    as_known = (
        columns.board == room.id,
        columns.seat == place.seat,
        columns.lock == place.lock,
        columns.kind == place.kind,
        columns.standing_in.is_not_distinct_from(place.standing_in),
    )
    written = Must(schema.seat.update().where(*as_known).values(**values))
    try:
        await room.house.store.write(written, notice=room.house.notice(room.id), while_open=room.id)
    except Lost:
        await room.reload()
        raise conflict("taken", "somebody was faster") from None
    for name, value in values.items():
        setattr(place, name, value)
    room.tell_table()
    room.tell_moment()
    room.house.wake(room)
