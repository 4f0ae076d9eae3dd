"""Tables around the game: opened, listed, handed on, ended, taken away; their records and what is said at them."""

from __future__ import annotations

from klubovna.alone import carrying, tables
from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.alone.errands import LookThrough
from klubovna.alone.room import ME, Room
from klubovna.alone.routes.playing import room_of
from klubovna.alone.tables import HERE
from klubovna.service import packs, printed
from klubovna.service.refusals import conflict, unreadable
from klubovna.service.tables import asks, infos, looking_back, opening, seating
from klubovna.service.tables.rows import OPEN, PERSON

LONGEST = 500
"""Letters of what is said at once."""


def _info(room: Room, status: int = 200) -> Answer:
    return told(room.info(ME), status)


async def look_through(asked: Asked) -> Answer:
    """All that is wrong with a text of one's own; nothing is kept."""
    errand = LookThrough(asked.parts["game"], asked.read(asks.Own))
    return told((await tables.examined(asked.house, errand)).faults)


async def pack_offer(asked: Asked) -> Answer:
    """What a table can agree on with a pack besides, and what it is called."""
    return told(packs.pack_offer(printed.known_game(asked.parts["game"]), asked.read(asks.Own).text))


async def open_table(asked: Asked) -> Answer:
    return _info(await tables.open_table(asked.house, asked.read(opening.NewTable)), 201)


async def all_tables(asked: Asked) -> Answer:
    """There is nobody else's to be joined or watched."""
    which = asked.query.get("which", "mine")
    if which not in ("mine", "open", "watch"):
        raise unreadable("which is one of mine, open, watch")
    return told(await tables.listed(asked.house) if which == "mine" else [])


async def aside(asked: Asked) -> Answer:
    return told(await tables.aside(asked.house))


async def laid_open(asked: Asked) -> Answer:
    return Answer(200, asks.RECORD, await tables.laid_open(asked.house, asked.parts["id"]))


async def table(asked: Asked) -> Answer:
    return _info(await room_of(asked))


async def take_away(asked: Asked) -> Answer:
    await tables.taken_away(asked.house, asked.parts["id"])
    return told(None)


async def sit(asked: Asked) -> Answer:
    """At a seat where nobody sits: here one may sit at several."""
    wanted, room = asked.read(asks.Sit), await room_of(asked)
    async with room.lock:
        place = room.place(wanted.seat)
        if place.person != ME:
            if room.row.over or place.kind != OPEN:
                raise conflict("taken", "the seat is taken")
            await room.change(place, {"kind": PERSON, "person": ME, "name": HERE.name, "lock": place.lock + 1})
    return _info(room)


async def leave(asked: Asked) -> Answer:
    room = await room_of(asked)
    async with room.lock:
        while not room.row.over and (mine := room.seats_of(ME)):
            await room.change(mine[0], seating.empty(mine[0]))
    return _info(room)


async def hand_to_bot(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.ForBot), await room_of(asked)
    async with room.lock:
        await room.change(*seating.to_bot(room, ME, wanted.seat, wanted.bot))
    return _info(room)


async def take_back(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.OfSeat), await room_of(asked)
    async with room.lock:
        await room.change(*seating.back(room, ME, wanted.seat))
    return _info(room)


async def rematch(asked: Asked) -> Answer:
    return _info(await tables.again(asked.house, await room_of(asked)))


async def finish(asked: Asked) -> Answer:
    room = await room_of(asked)
    await room.finish()
    return _info(room)


async def answer_finish(asked: Asked) -> Answer:
    """Nobody but oneself is here to ask."""
    asked.read(asks.Answer)
    raise conflict("not-asked", "nobody asks to end the game")


async def content(asked: Asked) -> Answer:
    """All that is printed, as this table is played with it."""
    row = (await room_of(asked)).row
    return told(printed.content(row.game, row.agreed().options))


async def record(asked: Asked) -> Answer:
    """Whole after the end; before it only for eyes from which nothing is hidden."""
    room = await room_of(asked)
    async with room.lock:
        found = looking_back.carried_away(room, ME, await room.whole())
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.jsonl"'}
    return Answer(200, asks.RECORD, found.to_bytes(), headers)


async def upload(asked: Asked) -> Answer:
    return _info(await tables.brought(asked.house, asked.body), 201)


async def carry(asked: Asked) -> Answer:
    """A table of a server, as it stands there."""
    return told(await carrying.carry(asked.house, asked.parts["id"], asked.read(carrying.Carried)))


async def talk(asked: Asked) -> Answer:
    return told([infos.chat_line(line) for line in await (await room_of(asked)).talk()])


async def say(asked: Asked) -> Answer:
    room, text = await room_of(asked), opening.printable(asked.read(asks.Talk).text)
    if not text or len(text) > LONGEST:
        raise unreadable(f"say something, in at most {LONGEST} characters")
    seat = next((place.seat for place in room.seats_of(ME)), None)
    return told(infos.chat_line(await room.say(text, seat=seat)))


ROUTES = (
    route("POST", "own/{game}", look_through),
    route("POST", "games/{game}/offer", pack_offer),
    route("POST", "tables", open_table, at_once=True),
    route("GET", "tables", all_tables, at_once=True),
    route("GET", "aside", aside),
    route("GET", "aside/{id}", laid_open),
    route("GET", "tables/{id}", table, at_once=True),
    route("DELETE", "tables/{id}", take_away),
    route("POST", "tables/{id}/sit", sit),
    route("POST", "tables/{id}/leave", leave),
    route("POST", "tables/{id}/bot", hand_to_bot),
    route("POST", "tables/{id}/return", take_back),
    route("POST", "tables/{id}/rematch", rematch),
    route("POST", "tables/{id}/finish", finish),
    route("POST", "tables/{id}/finish/answer", answer_finish),
    route("GET", "tables/{id}/content", content),
    route("GET", "tables/{id}/record", record),
    route("POST", "records", upload),
    route("PUT", "tables/{id}/along", carry),
    route("GET", "tables/{id}/chat", talk, at_once=True),
    route("POST", "tables/{id}/chat", say),
)
