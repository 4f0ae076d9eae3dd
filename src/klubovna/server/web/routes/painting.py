"""Maps of one's own, painted: texts come and go, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from klubovna.kernel.painting import Palette
from klubovna.server.web.access import Asking
from klubovna.server.web.routes.games import FRESH
from klubovna.service.printed import known_game
from klubovna.service.workshop import painting
from klubovna.service.workshop.painting import Painted, Painting

Seed = Annotated[int, QueryParameter(ge=0, le=10**9)]


@get("/games/{game:str}/palette")
async def palette(game: FromPath[str]) -> Response[Palette]:
    """What a map of this game is painted with."""
    return Response(await asyncio.to_thread(painting.palette, game), headers=FRESH)


@get("/games/{game:str}/maps/{start:str}")
async def begun(game: FromPath[str], start: FromPath[str], seed: Seed = 0) -> Painted:
    """A map to begin with: a copy of one of ours, an empty one, or one that grew by chance."""
    return await asyncio.to_thread(painting.start, game, start, seed)


@post("/games/{game:str}/paint", status_code=200)
async def paint(asker: Asking, game: FromPath[str], data: JSONBody[Painting]) -> Response[Painted]:
    """What comes of it; whoever paints much waits when their share of the porter's time is used up."""
    painting.painter(known_game(game))
    told = await asker.club.porter.paint(asker.bringers, game, data)
    return Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]


router = Router("/", route_handlers=[palette, begun, paint], tags=["workshop"])
