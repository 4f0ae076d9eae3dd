"""Lessons: what there is, one as a whole, how far one is."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post, put
from litestar.params import FromPath, JSONBody

from klubovna.server.tables import learning
from klubovna.server.web.access import Asking
from klubovna.server.web.routes.games import FRESH
from klubovna.service import wire
from klubovna.service.learning import courses
from klubovna.service.learning.courses import AskWhyNot, At, CourseInfo, LessonInfo, Reached
from klubovna.service.teaching import Taught


@get("/learn")
async def all_courses(asker: Asking) -> list[CourseInfo]:
    """Of all games that have one."""
    return await learning.every(asker.club, asker.guest)


@get("/learn/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def lesson_words(game: FromPath[str], language: FromPath[str], asker: Asking) -> Response[str]:
    """The Fluent file of a game's lessons."""
    return Response(courses.words(game, language), headers=FRESH)


@get("/learn/{game:str}/{lesson:str}")
async def lesson(game: FromPath[str], lesson: FromPath[str], asker: Asking) -> Taught:
    """A whole lesson: nothing more has to be asked for on the way."""
    return Response(await learning.script(game, lesson), headers=FRESH, media_type=MediaType.JSON)  # type: ignore[return-value]  # already written


@put("/learn/{game:str}/{lesson:str}")
async def reach(asker: Asking, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Reached]) -> LessonInfo:
    """How far one is."""
    return await learning.note(asker.club, asker.guest, game, lesson, data)


@post("/learn/{game:str}/{lesson:str}/why", status_code=200)
async def why_not_there(
    asker: Asking, game: FromPath[str], lesson: FromPath[str], data: JSONBody[AskWhyNot]
) -> wire.WhyNot:
    """The rule against something that was tried at a step."""
    asker.checks()
    return await learning.why_not(game, lesson, data)


@post("/learn/{game:str}/{lesson:str}/play")
async def play_on(asker: Asking, game: FromPath[str], lesson: FromPath[str], data: JSONBody[At]) -> wire.TableInfo:
    """Opens a table at which the lesson is played on freely."""
    asker.opens()
    return (await learning.play_on(asker.club, asker.guest, game, lesson, data)).info(asker.id)


router = Router(
    "/", route_handlers=[all_courses, lesson_words, lesson, reach, why_not_there, play_on], tags=["lessons"]
)
