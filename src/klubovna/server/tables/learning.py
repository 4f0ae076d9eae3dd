"""Lessons in the house: what there is, how far somebody is, and tables that are played on freely."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache

import msgspec
from sqlalchemy import delete, select

import klubovna
from klubovna import shelf
from klubovna.kernel import lessons
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Lesson
from klubovna.kernel.replay import resume
from klubovna.kernel.table import Table
from klubovna.server.storage import schema
from klubovna.server.tables import lobby
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.service import moments, wire
from klubovna.service.refusals import missing
from klubovna.service.tables.opening import Agreed
from klubovna.service.teaching import reached, taught

log = logging.getLogger("klubovna.server")
KEPT = 200
"""So many lessons are kept as they are sent."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson, and how far the one who asks is."""

    name: str
    minutes: int
    rule: str
    steps: int
    step: int
    """To go on at; 0 where it was not begun."""
    done: bool


class CourseInfo(msgspec.Struct, frozen=True):
    game: str
    lessons: list[LessonInfo]


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come."""

    step: int
    done: bool = False


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of one of the tables of a lesson, both counted from 0."""

    table: int
    step: int


def found(id: str, name: str) -> tuple[Game, Lesson]:
    try:
        game = klubovna.game(id)
        return game, lessons.lesson(game, name)
    except Unreadable as problem:
        raise missing(str(problem)) from None


async def courses(house: House, guest: Guest) -> list[CourseInfo]:
    """Of all games that have one. A lesson that can't be read is not there; the log says why."""
    asked = select(schema.learned).where(schema.learned.c.person == guest.id)
    rows = {(row.game, row.lesson): row for row in await house.store.table(asked)} if guest.id else {}
    told = []
    for game in shelf.sound()[0]:
        known = _known(game.package)
        infos = [_info(lesson, rows.get((game.id, lesson.name))) for lesson in known]
        if infos:
            told.append(CourseInfo(game.id, infos))
    return told


@lru_cache(maxsize=KEPT)
def _known(package: str) -> list[Lesson]:
    """Read once; what is wrong with one of them is told, and harms no other."""
    found, faults = lessons.sound(package)
    for fault in faults:
        log.error("%s", fault)
    return found


def _info(lesson: Lesson, row: object | None) -> LessonInfo:
    steps = sum(1 for _ in lesson.steps())
    step, done = (getattr(row, "step", 0), bool(getattr(row, "done", False)))
    return LessonInfo(lesson.name, lesson.minutes, lesson.rule, steps, min(step, steps), done)


async def script(id: str, name: str) -> bytes:
    """A whole lesson as it is sent."""
    return await asyncio.to_thread(_written, id, name)


@lru_cache(maxsize=KEPT)
def _written(id: str, name: str) -> bytes:
    return wire.encode(taught(*found(id, name)))


async def why_not(id: str, name: str, at: At, texts: list[str]) -> wire.WhyNot:
    """The rule against something that was tried at a step."""
    table = await asyncio.to_thread(_table, *found(id, name), at.table, at.step)
    return moments.why_not(table, texts)


async def play_on(house: House, guest: Guest, id: str, name: str, at: At) -> Room:
    """A table of one's own, as it lies at a step that is played freely; bots sit everywhere else. From there on luck is
    the house's."""
    game, lesson = found(id, name)
    await lobby.not_too_many(house, guest)
    table = await asyncio.to_thread(_table, game, lesson, at.table, at.step)
    goal = lesson.tables[at.table].steps[at.step].plays
    if goal is None:
        raise missing("this step is not played freely")
    seat = lesson.seat_at(lesson.tables[at.table])
    return await lobby.played_on(house, guest, table, seat, goal.rival, Agreed(hints=goal.hints))


def _table(game: Game, lesson: Lesson, table: int, step: int) -> Table:
    """As it lies at this step."""
    if not (0 <= table < len(lesson.tables) and 0 <= step < len(lesson.tables[table].steps)):
        raise missing("the lesson has no such step")
    return resume(game, reached(game, lesson, lesson.tables[table], step), known=True)


async def note(house: House, guest: Guest, id: str, name: str, reached: Reached) -> LessonInfo:
    """A lesson that was done once stays done."""
    game, lesson = found(id, name)
    steps = sum(1 for _ in lesson.steps())
    columns = schema.learned.c
    mine = (columns.person == guest.id, columns.game == game.id, columns.lesson == lesson.name)
    was = await house.store.table(select(columns.done).where(*mine))
    done = reached.done or any(bool(row.done) for row in was)
    step = min(max(0, reached.step), steps)
    row = {"person": guest.id, "game": game.id, "lesson": lesson.name, "step": step, "done": done, "at": house.now()}
    await house.store.write(delete(schema.learned).where(*mine), schema.learned.insert().values(**row))
    return LessonInfo(lesson.name, lesson.minutes, lesson.rule, steps, step, done)
