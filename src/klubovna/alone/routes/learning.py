"""Lessons: what there is, one as a whole, how far one is."""

from __future__ import annotations

from klubovna.alone import tables
from klubovna.alone.asked import Answer, Asked, route, text, told
from klubovna.alone.keeping import Deed, Store, by_game, noted
from klubovna.alone.room import ME
from klubovna.service.learning import courses
from klubovna.service.learning.courses import Far


async def _far(store: Store) -> dict[tuple[str, str], Far]:
    return await by_game(store, "learned", Far)


async def all_courses(asked: Asked) -> Answer:
    return told(courses.courses(await _far(asked.house.store)))


async def words(asked: Asked) -> Answer:
    return text(courses.words(asked.parts["game"], asked.parts["language"]))


async def lesson(asked: Asked) -> Answer:
    return told(courses.script(asked.parts["game"], asked.parts["lesson"]))


async def reach(asked: Asked) -> Answer:
    """A lesson that was done once stays done."""
    game, lesson = courses.found(asked.parts["game"], asked.parts["lesson"])
    store, reached = asked.house.store, asked.read(courses.Reached)
    was = (await _far(store)).get((game.id, lesson.name))
    info = courses.info(lesson, Far(reached.step, reached.done or (was is not None and was.done)))
    await store.keep([Deed("put", "notes", f"learned/{game.id}/{lesson.name}", noted(Far(info.step, info.done)))])
    return told(info)


async def why_not(asked: Asked) -> Answer:
    return told(courses.why_not(asked.parts["game"], asked.parts["lesson"], asked.read(courses.AskWhyNot)))


async def play_on(asked: Asked) -> Answer:
    """A table of one's own, as it lies at a step that is played freely."""
    lies = courses.freely(asked.parts["game"], asked.parts["lesson"], asked.read(courses.At))
    return told((await tables.played_on(asked.house, lies.table, lies.seat, lies.rival, lies.agreed)).info(ME), 201)


ROUTES = (
    route("GET", "learn", all_courses),
    route("GET", "learn/{game}/words/{language}", words),
    route("GET", "learn/{game}/{lesson}", lesson),
    route("PUT", "learn/{game}/{lesson}", reach),
    route("POST", "learn/{game}/{lesson}/why", why_not),
    route("POST", "learn/{game}/{lesson}/play", play_on),
)
