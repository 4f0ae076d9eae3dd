"""Lessons in the house: how far somebody is, and tables that are played on freely."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, select

from klubovna.server.storage import schema
from klubovna.server.tables import lobby
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.service import wire
from klubovna.service.learning import courses
from klubovna.service.learning.courses import AskWhyNot, At, CourseInfo, Far, LessonInfo, Reached


async def every(house: House, guest: Guest) -> list[CourseInfo]:
    asked = select(schema.learned).where(schema.learned.c.person == guest.id)
    rows = await house.store.table(asked) if guest.id else []
    return courses.courses({(row.game, row.lesson): Far(row.step, bool(row.done)) for row in rows})


async def script(id: str, name: str) -> bytes:
    """A whole lesson as it is sent."""
    return await asyncio.to_thread(courses.script, id, name)


async def why_not(id: str, name: str, asked: AskWhyNot) -> wire.WhyNot:
    """The rule against something that was tried at a step."""
    return await asyncio.to_thread(courses.why_not, id, name, asked)


async def play_on(house: House, guest: Guest, id: str, name: str, at: At) -> Room:
    """A table of one's own, as it lies at a step that is played freely; bots sit everywhere else. From there on luck is
    the house's."""
    courses.found(id, name)
    await lobby.not_too_many(house, guest)
    lies = await asyncio.to_thread(courses.freely, id, name, at)
    return await lobby.played_on(house, guest, lies.table, lies.seat, lies.rival, lies.agreed)


async def note(house: House, guest: Guest, id: str, name: str, reached: Reached) -> LessonInfo:
    """A lesson that was done once stays done."""
    game, lesson = courses.found(id, name)
    columns = schema.learned.c
    mine = (columns.person == guest.id, columns.game == game.id, columns.lesson == lesson.name)
    was = await house.store.table(select(columns.done).where(*mine))
    info = courses.info(lesson, Far(reached.step, reached.done or any(bool(row.done) for row in was)))
    row = {"person": guest.id, "game": game.id, "lesson": lesson.name, "step": info.step, "done": info.done}
    await house.store.write(delete(schema.learned).where(*mine), schema.learned.insert().values(**row, at=house.now()))
    return info
