"""What is the same for everybody: games, their words, their rules, their cards."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from klubovna.kernel import lid
from klubovna.service import lids, printed
from klubovna.service.learning import learned
from klubovna.service.learning.learned import Learned
from klubovna.service.printed import ContentInfo, known_game
from klubovna.service.workshop import box, forms

FRESH = {"cache-control": "public, max-age=60"}
ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
DRAWN = {"cache-control": "public, max-age=3600", "content-security-policy": ALONE}
"""A drawing from whoever wrote the game: in a page it runs nothing, and opened by itself it may not either."""
SIGN = "../../../favicon.svg"
"""The sign of the house, from where a cover would be."""


@get("/games")
async def list_games() -> list[lids.GameInfo]:
    return printed.games()


@get("/games/{game:str}/cover.svg", media_type="image/svg+xml")
async def cover(game: FromPath[str]) -> Response[bytes]:
    """The picture on the box; a game without one has the sign of the house."""
    picture = lid.cover(known_game(game).package)
    if picture is None:
        return Response(b"", status_code=307, headers={**DRAWN, "location": SIGN}, media_type="image/svg+xml")
    return Response(picture, headers=DRAWN, media_type="image/svg+xml")


@get("/texts/{game:str}/{file:str}", media_type=MediaType.TEXT)
async def texts(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The kernel's, the service's and the game's Fluent file, joined."""
    return Response(printed.texts(game, file), headers=FRESH)


@get("/rules/{game:str}/{file:str}", media_type="text/markdown")
async def rules(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The rulebook in our own words; its headings have the ids that prompts link to."""
    return Response(printed.rules(game, file), headers=FRESH, media_type="text/markdown; charset=utf-8")


@get("/rules/{game:str}/learned")
async def learned_rules(game: FromPath[str]) -> Response[dict[str, Learned]]:
    """Where the sections of the rulebook are learned and met at a table, by their ids."""
    return Response(await asyncio.to_thread(learned.of, game), headers=FRESH)


@get("/content/{game:str}")
async def content(game: FromPath[str]) -> Response[ContentInfo]:
    return Response(printed.content(game), headers=FRESH)


@get("/games/{game:str}/box")
async def box_of(game: FromPath[str]) -> Response[box.Box]:
    """All that is in the box, in words, and where each of it comes from."""
    return Response(await asyncio.to_thread(box.of, game), headers=FRESH)


@get("/games/{game:str}/forms")
async def forms_of(game: FromPath[str]) -> Response[forms.GameForms]:
    """For each kind of thing in the box its fields, and what may be written in each."""
    return Response(await asyncio.to_thread(forms.of, game), headers=FRESH)


router = Router(
    "/",
    route_handlers=[list_games, cover, texts, rules, learned_rules, content, box_of, forms_of],
    tags=["games"],
)
