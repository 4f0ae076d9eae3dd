"""The house's library: packs that people have published, for everybody to play with."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, TypeAlias

import msgspec

from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Head
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.refusals import Refused, conflict, missing, unreadable
from klubovna.service.tables.opening import printable
from klubovna.service.workshop.differences import Differs
from klubovna.service.workshop.drafts import Title

LONGEST = 500
"""Letters of what its author says of an item, and of what somebody says against one."""
MOST = 30
"""Items of one person."""
LISTED = 300
Said: TypeAlias = Annotated[str, msgspec.Meta(max_length=2000)]


class Publish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: Said = ""
    """What its author says of it."""


class Thumb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    up: bool


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    why: Said


class Results(msgspec.Struct, frozen=True):
    """Of the games that people played with an item."""

    plays: int = 0
    """With any version."""
    games: int = 0
    """With this one…"""
    won: dict[Seat, int] = {}
    """…and how many of them each seat has won."""


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """A published pack, in the list."""

    id: str
    game: str
    version: int
    title: Title
    author: str
    """Who has published it, as they are called here."""
    about: str
    at: float
    differ: int
    """So many things are not as the house has them."""
    results: Results
    thumbs: int
    thumbed: bool
    """Whether one of them is yours."""
    mine: bool
    taken: str | None = None
    """Why whoever keeps the house has taken it down, said to its author alone; everybody else does not see it."""


class WholeItem(Item, frozen=True, kw_only=True):
    """The whole of it."""

    text: str
    licence: str
    differing: list[Differs]


def said(text: str) -> str:
    words = printable(text)
    if len(words) > LONGEST:
        raise unreadable(f"say it in at most {LONGEST} letters")
    return words


def fit_to_publish(game: Game, head: Head, differ: int) -> Title:
    """What it is called. Nothing without a name lies in the library, nothing for another game, nothing as usual."""
    if head.title is None:
        raise conflict("untitled", "a pack in the library has a title in both languages")
    if head.game not in ("", game.id):
        raise conflict("other-game", f"this pack is one for {head.game}")
    if differ == 0:
        raise conflict("as-usual", "nothing is otherwise with this pack")
    return {language: getattr(head.title, language) for language in LANGUAGES}


def fingerprint(pack: str) -> str:
    """By which a table's pack is known to be this one."""
    return sha256(pack.encode()).hexdigest()


def results(version: int, rows: Iterable[tuple[int, list[Seat], int]]) -> Results:
    """Of rows of a version, who won, and how often."""
    plays, games, won = 0, 0, dict[Seat, int]()
    for played, winners, times in rows:
        plays += times
        if played == version:
            games += times
            for seat in winners:
                won[seat] = won.get(seat, 0) + times
    return Results(plays, games, won)


def no_item() -> Refused:
    return missing("this does not lie in the library")
