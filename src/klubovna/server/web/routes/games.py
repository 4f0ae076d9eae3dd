"""What is the same for everybody: games, their words, their rules, their cards."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

import klubovna
from klubovna import shelf
from klubovna.bots.players import known
from klubovna.kernel import lid
from klubovna.kernel.about import Abouts, abouts
from klubovna.kernel.content import Provenance
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Wording
from klubovna.server.errors import missing
from klubovna.service import lids

FRESH = {"cache-control": "public, max-age=60"}
ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
DRAWN = {"cache-control": "public, max-age=3600", "content-security-policy": ALONE}
"""A drawing from whoever wrote the game: in a page it runs nothing, and opened by itself it may not either."""
SIGN = "../../../favicon.svg"
"""The sign of the house, from where a cover would be."""


class ContentInfo(msgspec.Struct, frozen=True):
    """All that is printed, with where it comes from."""

    hash: str
    tables: dict[str, Any]
    """`<game>.Printed`: every file of the content by its name, checked and completed."""
    sources: list[Provenance]
    wording: dict[str, Wording]
    """What stands on things, by their ids and by the manner: `full`, `short` and what else the game knows."""
    about: Abouts
    """Where things are told of, by their ids, their sorts and the names that boards have for them."""


def known_game(id: str) -> Game:
    try:
        return klubovna.game(id)
    except Unreadable as problem:
        raise missing(str(problem)) from None


def _language(file: str, suffix: str) -> str:
    language, _, ending = file.partition(".")
    if language not in LANGUAGES or ending != suffix:
        raise missing(f"there is {' and '.join(f'{lang}.{suffix}' for lang in LANGUAGES)}")
    return language


@get("/games")
async def list_games() -> list[lids.GameInfo]:
    return [lids.game_info(game, known(game)) for game in shelf.sound()[0]]


@get("/games/{game:str}/cover.svg", media_type="image/svg+xml")
async def cover(game: FromPath[str]) -> Response[bytes]:
    """The picture on the box; a game without one has the sign of the house."""
    picture = lid.cover(known_game(game).package)
    if picture is None:
        return Response(b"", status_code=307, headers={**DRAWN, "location": SIGN}, media_type="image/svg+xml")
    return Response(picture, headers=DRAWN, media_type="image/svg+xml")


@get("/texts/{game:str}/{file:str}", media_type=MediaType.TEXT)
async def texts(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The kernel's and the game's Fluent file, joined."""
    language, package = _language(file, "ftl"), known_game(game).package
    folders = [files("klubovna.kernel") / "texts", files(package) / "texts"]
    joined = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return Response(joined, headers=FRESH)


@get("/rules/{game:str}/{file:str}", media_type="text/markdown")
async def rules(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The rulebook in our own words; its headings have the ids that prompts link to."""
    language, package = _language(file, "md"), known_game(game).package
    book = files(package) / "rulebook" / f"{language}.md"
    if not book.is_file():
        raise missing("this game has no rulebook yet")
    return Response(book.read_text("utf-8"), headers=FRESH, media_type="text/markdown; charset=utf-8")


@get("/content/{game:str}")
async def content(game: FromPath[str]) -> Response[ContentInfo]:
    found = known_game(game)
    known = found.content()
    wording = dict(found.wording(known)) if found.wording else {}
    told = abouts(found.package, known)
    return Response(ContentInfo(known.hash, known.pages.tables, list(known.blocks), wording, told), headers=FRESH)


router = Router("/", route_handlers=[list_games, cover, texts, rules, content], tags=["games"])
