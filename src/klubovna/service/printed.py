"""What is the same for everybody who asks: games, their words, their rules, their cards."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

import klubovna
from klubovna import shelf
from klubovna.bots.players import known
from klubovna.kernel import rulebook
from klubovna.kernel.about import Abouts, abouts
from klubovna.kernel.content import Provenance
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Wording
from klubovna.service import lids
from klubovna.service.packs import PackInfo, pack_info
from klubovna.service.refusals import missing


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
    pack: PackInfo | None = None
    """Where an owner's pack has made it otherwise than usual."""


def known_game(id: str) -> Game:
    try:
        return klubovna.game(id)
    except Unreadable as problem:
        raise missing(str(problem)) from None


def games() -> list[lids.GameInfo]:
    return [lids.game_info(game, known(game)) for game in shelf.sound()[0]]


def texts(game: str, file: str) -> str:
    """The kernel's, the service's and the game's Fluent file, joined."""
    language, package = _language(file, "ftl"), known_game(game).package
    folders = [files(room) / "texts" for room in ("klubovna.kernel", "klubovna.service", package)]
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


def rules(game: str, file: str) -> str:
    """The rulebook in our own words; its headings have the ids that prompts link to."""
    book = rulebook.book(known_game(game).package, _language(file, "md"))
    if book is None:
        raise missing("this game has no rulebook yet")
    return book


def content(game: str, agreed: Mapping[str, Setting] | None = None) -> ContentInfo:
    """As it is usually, or as it is where this was agreed."""
    found = known_game(game)
    known = found.content(agreed)
    wording = dict(found.wording(known)) if found.wording else {}
    told = abouts(found.package, known)
    return ContentInfo(known.hash, known.pages.tables, list(known.blocks), wording, told, pack_info(found, known))


def _language(file: str, suffix: str) -> str:
    language, _, ending = file.partition(".")
    if language not in LANGUAGES or ending != suffix:
        raise missing(f"there is {' and '.join(f'{lang}.{suffix}' for lang in LANGUAGES)}")
    return language
