"""What is done around the game: opening tables, sitting down, handing seats on, talking, ending."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game, Setting, is_own
from klubovna.kernel.messages import Seat
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.identity import new_id
from klubovna.server.storage import schema
from klubovna.server.storage.moves import Always
from klubovna.server.storage.rows import entry_rows
from klubovna.server.storage.writer import Lost, Must
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.server.tables.seats import change
from klubovna.service import wire
from klubovna.service.refusals import Refused, conflict, forbidden, too_much, unreadable
from klubovna.service.tables import infos, opening, seating
from klubovna.service.tables.along import may_sit
from klubovna.service.tables.opening import USUAL, Agreed, NewTable
from klubovna.service.tables.rows import BOT, PERSON, Place, TableRow

log = logging.getLogger("klubovna.server")
ADD_TABLE, ADD_SEATS = schema.board.insert(), schema.seat.insert()
ROW = 120
"""Bytes that an entry of a record takes besides its text."""


async def open_table(house: House, guest: Guest, new: NewTable, address: str = "") -> Room:
    wish = opening.wish(new)
    await not_too_many(house, guest)
    if wish.own:
        await house.porter.try_game((guest.id, address), new.game, new.options)
    id = new_id()
    places = opening.places(id, wish.seats, guest)
    return await stored(house, guest, id, places, await _set_up(wish.game, new.options), wish.agreed)


async def _set_up(game: Game, options: Mapping[str, Setting]) -> Table:
    """On the spot, unless its content has yet to be read or a text of the players' own is in it."""
    if game.loaded.known and not any(is_own(value) for value in options.values()):
        return opening.new_game(game, options)
    return await asyncio.to_thread(opening.new_game, game, options)


async def not_too_many(house: House, guest: Guest) -> None:
    if await house.store.hosted(guest.id) >= house.settings.limits.tables:
        raise too_much("you have too many unfinished tables; finish some first")
    if await house.store.size() >= house.settings.limits.space:
        raise Refused(507, "full", "the house is full; whoever keeps it has to make room")


async def stored(
    house: House,
    guest: Guest,
    id: str,
    places: list[Place],
    table: Table,
    agreed: Agreed,
    instead: Must | None = None,
    brought: int = 0,
    along: bool = False,
) -> Room:
    """Write a new table, all at once."""
    now = house.now()
    row = opening.row(id, guest.id, table, agreed, now, brought)
    row.along = along
    changes: list[Any] = [
        Always(ADD_TABLE, [msgspec.structs.asdict(row)]),
        Always(ADD_SEATS, [msgspec.structs.asdict(place) for place in places]),
    ]
    if instead is not None:  # what has to be so, or there is no new table
        changes.insert(0, instead)
    room = Room(house, row, places, table)
    room.visited = now
    changes += room.keepsakes() if row.over else []
    await house.store.write(*changes, entries=entry_rows(id, 0, table.record.entries, now))
    return house.keep(room)


async def played_on(house: House, guest: Guest, table: Table, seat: Seat, rival: str, agreed: Agreed = USUAL) -> Room:
    """A table of one's own from where this one stands, with a bot at all other seats."""
    id, seats = new_id(), opening.played_on(table, seat, rival)
    return await stored(house, guest, id, opening.places(id, seats, guest), table, agreed)


async def uploaded(house: House, guest: Guest, body: bytes, address: str = "") -> Room:
    """A record, if it is sound: over, to be watched; or of a solo game, to be played on."""
    await not_too_many(house, guest)
    record = await house.porter.check_record((guest.id, address), body)
    id = new_id()
    places = opening.brought(id, record, guest)
    size = len(record.to_bytes()) + ROW * len(record.entries)
    if size + await house.store.brought(guest.id) > house.settings.limits.brought:
        raise too_much("you have brought as many records as may be kept of yours")
    house.porter.weigh(address, size)
    table = await asyncio.to_thread(resume, klubovna.game(record.header.game), record, known=True)
    return await stored(house, guest, id, places, table, Agreed(), brought=size)


async def sit(house: House, guest: Guest, room: Room, seat: str, secret: str, *, outside: bool = False) -> None:
    """By the seat's link; at a public table also without one. Each sitting down makes the older link void."""
    async with room.lock:
        place = room.place(seat)
        if place.person == guest.id:
            return
        may_sit(room.row, guest.id)
        welcome = house.signer.good_seat(secret, room.id, seat, place.lock) or (room.row.public and not secret)
        if not welcome:
            raise forbidden("secret", "this link is not (or no longer) good for this seat")
        if room.seats_of(guest.id):
            raise conflict("seated", "you already sit at this table")
        if room.row.over or place.kind == BOT or (place.kind == PERSON and not secret):
            raise conflict("taken", "the seat is taken")
        await change(
            room, place, kind=PERSON, person=guest.id, name=guest.name, bot=None, outside=outside, lock=place.lock + 1
        )


def called(program: Guest, name: str) -> Guest:
    """Programs say themselves what they are called."""
    return msgspec.structs.replace(
        program, name=opening.printable(name.replace("\n", " "))[:40] or f"bot-{program.id[:4]}"
    )


async def leave(house: House, guest: Guest, room: Room) -> None:
    async with room.lock:
        for place in room.seats_of(guest.id):
            if not room.row.over:
                await change(room, place, **seating.empty(place))


async def hand_to_bot(guest: Guest, room: Room, seat: str, bot: str) -> None:
    async with room.lock:
        place, values = seating.to_bot(room, guest.id, seat, bot)
        await change(room, place, **values)


async def take_back(guest: Guest, room: Room, seat: str) -> None:
    async with room.lock:
        place, values = seating.back(room, guest.id, seat)
        await change(room, place, **values)


async def rematch(house: House, guest: Guest, room: Room) -> Room:
    """The same people and bots at a new table; whoever asks second comes to the same one."""
    if not room.seats_of(guest.id) and room.row.host != guest.id:
        raise forbidden("watching", "only those who sat at the table may ask for a rematch")
    if not room.row.over:
        raise conflict("running", "the game is not over yet")
    if room.row.rematch is None:
        await not_too_many(house, guest)
        await _rematched(house, guest, room)
    return await house.room(room.row.rematch or "")


async def _rematched(house: House, guest: Guest, room: Room) -> None:
    game, options = klubovna.game(room.row.game), room.row.agreed().options
    id, table = new_id(), await _set_up(game, options)
    places = opening.again(id, room.places)
    columns = schema.board.c
    link = schema.board.update().where(columns.id == room.id, columns.rematch.is_(None)).values(rematch=id)
    async with room.lock:
        try:
            agreed = Agreed(room.row.public, room.row.hints, room.row.stand_in)
            await stored(house, guest, id, places, table, agreed, instead=Must(link))
            room.row.rematch = id
        except Lost:
            await room.reload()
        room.tell_table()


async def talk(house: House, guest: Guest, room: Room, text: str) -> wire.ChatLine:
    text = opening.printable(text)
    if not text or len(text) > house.settings.limits.chat:
        raise unreadable(f"say something, in at most {house.settings.limits.chat} characters")
    if not room.hears_talk(guest.id):
        raise forbidden("watching", "watchers are silent while the game runs")
    seat = next((place.seat for place in room.seats_of(guest.id)), None)
    if await house.store.lines(room.id) >= house.settings.limits.talk_lines:
        raise too_much("enough has been said at this table")
    row = {"board": room.id, "at": house.now(), "person": guest.id, "name": guest.name, "seat": seat, "text": text}
    async with room.lock:
        before = room.talked
        await house.store.write(schema.chat.insert().values(**row), notice=house.notice(room.id))
        await room.tell_talk()
    lines = await house.store.talk(room.id, before)
    return infos.chat_line(next(line for line in reversed(lines) if line.person == guest.id))


async def listed(house: House, guest: Guest, which: str) -> list[wire.TableInfo]:
    """The lobby does not read the games themselves: a list of a hundred tables is four questions to the store."""
    lists: dict[str, Callable[[], Awaitable[list[TableRow]]]] = {
        "mine": lambda: house.store.mine(guest.id),
        "open": lambda: house.store.lobby(open=True),
        "watch": lambda: house.store.lobby(open=False),
    }
    if which not in lists:
        raise unreadable(f"which is one of {', '.join(lists)}")
    rows = await lists[which]() if guest.id or which != "mine" else []
    told: dict[str, wire.Said | None] = {}
    if which == "mine":  # so that they can say whose turn it is, and what happened
        for row in rows:
            if not row.over:
                with suppress(Refused, Broken):
                    told[row.id] = await _last(await house.room(row.id), guest)
    ids = [row.id for row in rows]
    places, lengths, moved = await asyncio.gather(
        house.store.places(ids), house.store.lengths(ids), house.store.moved(ids)
    )
    found = []
    for row in rows:
        info = _listed_info(house, guest, row, places[row.id], lengths.get(row.id, 0))
        if info is not None:
            found.append(msgspec.structs.replace(info, moved=moved.get(row.id), last=told.get(row.id)))
    return found


def _listed_info(house: House, guest: Guest, row: TableRow, places: list[Place], seq: int) -> wire.TableInfo | None:
    """None: what is stored of it is spoiled. Whoever keeps the house finds it by `klubovna admin recheck`."""
    room = house.rooms.get(row.id)
    try:
        if room is not None and not room.broken:
            return room.info(guest.id)
        shown = Room(house, row, places, None)
        return infos.table_info(row, places, seq, guest.id, set(), shown.link)
    except Broken as problem:
        log.warning("a table can't be listed: %s", problem, extra={"table": row.id})
        return None


async def _last(room: Room, guest: Guest) -> wire.Said | None:
    """What those who sit there heard last. Words of a game that was just read are found while nobody waits for them."""
    mine = room.seats_of(guest.id)
    if not mine or room.broken:
        return None
    async with room.lock:
        log = await asyncio.to_thread(lambda: room.table.log)
    return next((wire.said(message) for message in reversed(log) if message.heard_by(mine[0].seat)), None)
