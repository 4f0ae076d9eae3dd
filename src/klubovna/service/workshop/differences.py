"""What is otherwise with a pack, in words of both languages: for whoever reads of it before it lies on a table."""

from __future__ import annotations

import msgspec

from klubovna.kernel.content import Content
from klubovna.kernel.game import PACK, Game
from klubovna.kernel.packs import Called, Forms
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line, text
from klubovna.service.packs import Difference, PackInfo, pack_info
from klubovna.service.printed import known_game
from klubovna.service.workshop.telling import Teller, Words


class Otherwise(msgspec.Struct, frozen=True):
    """A value that is not as the house has it."""

    name: Words
    was: Words
    """Nothing on what is new."""
    now: Words


class Differs(msgspec.Struct, frozen=True):
    """A thing that is not as the house has it."""

    file: str
    block: str
    name: Words
    new: bool
    map: bool
    """A battle or a mission that is not in the box: it is seen at the table and where it is painted."""
    fields: list[Otherwise]
    was: Words
    """What stands on it as the house has it, in whole sentences; the same as `now` where nothing else does…"""
    now: Words
    """…and here."""


class PackTold(msgspec.Struct, frozen=True):
    """A pack, for whoever is to decide whether to play with it."""

    game: str
    title: Words
    author: str
    licence: str
    version: str
    differing: list[Differs]


def told(game: str, pack: str) -> PackTold:
    """Raises Broken where it is not sound."""
    return _told(known_game(game), known_game(game).content({PACK: pack}))


def _told(game: Game, content: Content) -> PackTold:
    info = pack_info(game, content)
    assert isinstance(info, PackInfo)
    teller = Teller(game.package)
    differing = [_differs(game, content, teller, one) for one in info.differing]
    return PackTold(game.id, info.title, info.author, info.licence, info.version, differing)


def _differs(game: Game, content: Content, teller: Teller, one: Difference) -> Differs:
    name = named(content, teller, one.block)
    if one.new and any(is_plan(now) for _, now in one.fields.values()):
        return Differs(one.file, one.block, name, True, True, [], {}, _full(game, content, one.block))
    fields = [
        Otherwise(
            teller.field(one.file, tuple(path.split("."))),
            {} if one.new else teller.value(path.rpartition(".")[2], was, {}, worded=False),
            teller.value(path.rpartition(".")[2], now, {}, worded=False),
        )
        for path, (was, now) in one.fields.items()
        if not is_plan(now)
    ]
    was, now = _sentences(game, game.content(), one.was), _sentences(game, content, one.now)
    return Differs(one.file, one.block, name, one.new, False, fields, was, now)


def _full(game: Game, content: Content, block: str) -> Words:
    """In a sentence or two, what a battle or a mission is."""
    every = {language: game.texts(language, content) for language in LANGUAGES}
    return {language: t.text(f"full-{block}") for language, t in every.items() if t.has(f"full-{block}")}


def is_plan(value: object) -> bool:
    """A map in signs, line by line: it is looked at, not read."""
    return isinstance(value, str) and "\n" in value


def named(content: Content, teller: Teller, block: str) -> Words:
    """As the pack calls a thing, or as the table does."""
    called = content.pack.texts.get(block.rpartition(".")[2]) if content.pack else None
    return _names(called) if called else teller.piece(block)


def _names(called: Called) -> Words:
    forms = ((language, getattr(called, language)) for language in LANGUAGES)
    return {language: form.name if isinstance(form, Forms) else form for language, form in forms}


def _sentences(game: Game, content: Content, lines: list[Line]) -> Words:
    return {language: text(lines, game.texts(language, content)) for language in LANGUAGES}
