"""Puzzles: what there is, one as a whole, how an attempt went."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post, put
from litestar.params import FromPath, JSONBody

from klubovna.server.tables import puzzling
from klubovna.server.web.access import Asking
from klubovna.server.web.routes.games import FRESH
from klubovna.service import wire
from klubovna.service.learning import collection
from klubovna.service.learning.collection import AtFind, Puzzles, Solved, Tried
from klubovna.service.posing import Posed


@get("/puzzles")
async def all_puzzles(asker: Asking) -> Puzzles:
    """Of all games that have some, with today's."""
    return await puzzling.every(asker.club, asker.guest)


@get("/puzzles/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def puzzle_words(game: FromPath[str], language: FromPath[str], asker: Asking) -> Response[str]:
    """The Fluent file of a game's puzzles: `puzzle-<theme>` and `puzzle-<theme>-about`."""
    return Response(collection.words(game, language), headers=FRESH)


@get("/puzzles/{game:str}/{puzzle:str}")
async def puzzle(game: FromPath[str], puzzle: FromPath[str], asker: Asking) -> Posed:
    """A whole puzzle: nothing more has to be asked for on the way."""
    return Response(await puzzling.whole(game, puzzle), headers=FRESH, media_type=MediaType.JSON)  # type: ignore[return-value]  # already written


@put("/puzzles/{game:str}/{puzzle:str}")
async def tried(asker: Asking, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Tried]) -> Solved:
    """How an attempt went. Only a person's first one counts; later ones are heard and change nothing for others."""
    asker.attempts()
    return await puzzling.tried(asker.club, asker.guest, game, puzzle, data)


@post("/puzzles/{game:str}/{puzzle:str}/why", status_code=200)
async def why_not_in_puzzle(
    asker: Asking, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[AtFind]
) -> wire.WhyNot:
    """The rule against something that was tried."""
    asker.checks()
    return await puzzling.why_not(game, puzzle, data)


@post("/puzzles/{game:str}/{puzzle:str}/play")
async def play_from(asker: Asking, game: FromPath[str], puzzle: FromPath[str]) -> wire.TableInfo:
    """Opens a table of one's own at which the position is played on."""
    asker.opens()
    return (await puzzling.play_on(asker.club, asker.guest, game, puzzle)).info(asker.id)


router = Router(
    "/", route_handlers=[all_puzzles, puzzle_words, puzzle, tried, why_not_in_puzzle, play_from], tags=["puzzles"]
)
