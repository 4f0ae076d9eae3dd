"""What a master would do: hints for whoever decides, and the review of a game that is over."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from klubovna.server.web.access import MAY_BE_STALE, Asking
from klubovna.service import wire
from klubovna.service.posing import Posed
from klubovna.service.tables.asks import AskHint, Thought
from klubovna.service.turning import ReviewInfo


@post("/tables/{id:str}/hint", status_code=200, opt=MAY_BE_STALE)
async def hint(asker: Asking, id: FromPath[str], data: JSONBody[AskHint]) -> wire.HintInfo:
    """For the seat that decides, by what that seat knows."""
    return await asker.club.hints.hint(await asker.room(id), asker.id, data.seq)


@post("/tables/{id:str}/thought", status_code=200)
async def thought(asker: Asking, id: FromPath[str], data: JSONBody[Thought]) -> wire.TableInfo:
    """Of an errand that was sent over the live line, by the browser that thinks for bots."""
    room = await asker.room(id)
    asker.club.lent.answer(room, asker.id, data.id, data.thought)
    return room.info(asker.id)


@post("/tables/{id:str}/review", status_code=202)
async def start_review(asker: Asking, id: FromPath[str]) -> ReviewInfo:
    """Begins it, unless somebody has already; only when the game is over."""
    return await asker.club.reviews.start(await asker.room(id), asker.id)


@get("/tables/{id:str}/review")
async def review(asker: Asking, id: FromPath[str]) -> ReviewInfo:
    """What has been found so far."""
    return await asker.club.reviews.info(await asker.room(id))


@get("/tables/{id:str}/review/{at:int}/puzzle")
async def turning_point(asker: Asking, id: FromPath[str], at: FromPath[int]) -> Posed:
    """A choice of a finished game that could have been better, as a puzzle; `at`: the step of the replay before it."""
    asker.checks()
    found = await asker.club.reviews.puzzle(await asker.room(id), at)
    return Response(found, media_type=MediaType.JSON)  # type: ignore[return-value]  # already written


router = Router("/", route_handlers=[hint, thought, start_review, review, turning_point], tags=["tables"])
