"""A table while it is played: moments, choices, looks, hints, the way back, the story, the review."""

from __future__ import annotations

from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.alone.room import ME, Room
from klubovna.service import moments
from klubovna.service.keepsakes import last_step, no_story
from klubovna.service.refusals import Refused
from klubovna.service.story import tell
from klubovna.service.tables import asks, looking_back, playing

LONGEST_THING = 100


async def room_of(asked: Asked) -> Room:
    room = await asked.house.room(asked.parts["id"])
    asked.house.wake(room)
    return room


async def _moment(room: Room, seat: str | None = None) -> Answer:
    async with room.lock:
        return told(room.moment(ME, seat))


async def moment(asked: Asked) -> Answer:
    return await _moment(await room_of(asked), asked.query.get("seat"))


async def choose(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.Choose), await room_of(asked)
    await room.choose(wanted.seq, wanted.text)
    return await _moment(room)


async def foresee(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.AskForesight), await room_of(asked)
    async with room.lock:
        return told(room.foresee(ME, wanted.seq, wanted.texts))


async def why(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.AskWhy), await room_of(asked)
    async with room.lock:
        return told(room.why_not(ME, wanted.seq, wanted.texts))


async def look(asked: Asked) -> Answer:
    room, thing = await room_of(asked), asked.query.get("thing", "")
    if not thing or len(thing) > LONGEST_THING:
        raise Refused(400, "unreadable", "say which thing")
    async with room.lock:
        return told(moments.look(room.table, room.eyes(ME, asked.query.get("seat")), thing))


async def undo(asked: Asked) -> Answer:
    wanted, room = asked.read(asks.Undo), await room_of(asked)
    await room.undo(wanted.seq)
    return await _moment(room)


async def answer_undo(asked: Asked) -> Answer:
    """Nobody but oneself is here to ask."""
    asked.read(asks.Answer)
    room = await room_of(asked)
    playing.may_answer_undo(room, ME)
    return await _moment(room)


async def hint(asked: Asked) -> Answer:
    wanted = asked.read(asks.AskHint)
    return told(await asked.house.hints.hint(await room_of(asked), wanted.seq))


async def start_review(asked: Asked) -> Answer:
    return told(await asked.house.reviews.start(await room_of(asked)), 202)


async def review(asked: Asked) -> Answer:
    return told(await asked.house.reviews.info(await room_of(asked)))


async def turning_point(asked: Asked) -> Answer:
    """A choice of a finished game that could have been better, as a puzzle."""
    at = asked.parts["at"]
    return told(await asked.house.reviews.puzzle(await room_of(asked), int(at) if at.isdecimal() else -1))


async def story(asked: Asked) -> Answer:
    room = await room_of(asked)
    since = asked.number("since") if "since" in asked.query else None
    until = asked.number("until", 10**9)
    async with room.lock:
        seat = looking_back.eyes(room, ME, asked.query.get("seat"))
        memory = room.memory(seat)
        return told(no_story(memory) if memory is not None else tell(room.snapshot(), seat, since, until))


async def replay(asked: Asked) -> Answer:
    """The step, or the last one there is."""
    room, readers = await room_of(asked), asked.house.readers
    async with room.lock:
        seat = looking_back.eyes(room, ME, asked.query.get("seat"))
        memory = room.memory(seat)
        if memory is not None:
            return told(last_step(memory))
        at, over = asked.number("at", 10**9), room.row.over
        readers[room.id], found = looking_back.step(readers.pop(room.id, None), room.snapshot(), seat, at, over)
        return told(found)


ROUTES = (
    route("GET", "tables/{id}/moment", moment, at_once=True),
    route("POST", "tables/{id}/choose", choose),
    route("POST", "tables/{id}/foresee", foresee),
    route("POST", "tables/{id}/why", why),
    route("GET", "tables/{id}/look", look),
    route("POST", "tables/{id}/undo", undo),
    route("POST", "tables/{id}/undo/answer", answer_undo),
    route("POST", "tables/{id}/hint", hint),
    route("POST", "tables/{id}/review", start_review),
    route("GET", "tables/{id}/review", review),
    route("GET", "tables/{id}/review/{at}/puzzle", turning_point),
    route("GET", "tables/{id}/story", story),
    route("GET", "tables/{id}/replay", replay),
)
