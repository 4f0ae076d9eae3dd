"""What is told of an owner's pack: whose it is, what its things are called, what is otherwise than usual with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel.content import Content
from klubovna.kernel.game import PACK, Game, Setting, is_own
from klubovna.kernel.overlay import FOLDER, Differing
from klubovna.kernel.packs import Pack, read_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line
from klubovna.service.wire import PackTitle

Plain: TypeAlias = str | int | float | bool | None


SOURCE = "source"
"""What a pack has touched is the owner's, whatever it says of itself."""


class Difference(msgspec.Struct, frozen=True):
    """A thing that is not as the house has it."""

    file: str
    block: str
    new: bool
    fields: dict[str, tuple[Plain, Plain]]
    """What can be told in a word: as the house has it (None: it says nothing), and as it is here."""
    was: list[Line]
    """What stands on it as the house has it; nothing on what is new…"""
    now: list[Line]
    """…and here."""


class PackInfo(PackTitle, frozen=True):
    licence: str
    version: str
    names: dict[str, str]
    """A Fluent file in each language: what its things are called."""
    pictures: dict[str, str]
    """The things of the house whose drawings new things have."""
    differing: list[Difference]


class PackOffer(msgspec.Struct, frozen=True):
    """What a table can agree on with a pack, before there is one."""

    choices: dict[str, list[Setting]]
    """Besides ours, by options."""
    names: dict[str, str]
    """A Fluent file in each language: what they are called."""


def pack_offer(game: Game, text: str) -> PackOffer:
    """All of it stands in the pack: nothing is worked out, nor is it asked whether the pack can be played. Raises
    Broken."""
    pack = read_pack(text)
    choices = {name: ids for name, ids in game.grown(pack).items() if ids}
    return PackOffer(choices, {language: pack.fluent(language) + game.called(pack) for language in LANGUAGES})


def pack_title(agreed: Mapping[str, Setting]) -> PackTitle | None:
    """Of what was agreed: what everybody is told before they sit down; None where all is as usual."""
    text = agreed.get(PACK)
    return PackTitle(**_cover(read_pack(str(text)))) if text is not None and is_own(text) else None


def pack_info(game: Game, content: Content) -> PackInfo | None:
    pack = content.pack
    if pack is None:
        return None
    return PackInfo(
        **_cover(pack),
        licence=pack.head.licence,
        version=pack.head.version,
        names={language: game.fluent(language, content) for language in LANGUAGES},
        pictures=pack.pictures,
        differing=[_difference(game, content, one) for one in content.pages.differing],
    )


def _cover(pack: Pack) -> dict[str, Any]:
    title = pack.head.title
    return {
        "title": {"cs": title.cs, "en": title.en} if title else {},
        "author": pack.head.author,
        "differ": sum(map(len, pack.tables.values())),
    }


def _difference(game: Game, content: Content, one: Differing) -> Difference:
    usual, whole = _usual(game, one), f"{one.file}{FOLDER}{one.block}"
    file = whole if whole in content.pages.tables else one.file
    changed = ((field, usual.get(field, was), now) for field, (was, now) in one.fields.items())
    return Difference(
        file=one.file,
        block=one.block,
        new=one.new,
        fields={path: pair for field, was, now in changed for path, pair in _told(file, field, was, now)},
        was=_lines(game, game.content(), one.block),
        now=_lines(game, content, one.block),
    )


def _usual(game: Game, one: Differing) -> dict[str, Any]:
    """A block of the house with what its file leaves unsaid."""
    if one.new:
        return {}
    table = game.content().pages.tables[one.file]
    block = table.get(one.block) if isinstance(table, dict) else getattr(table, one.block)
    known = msgspec.to_builtins(block)
    return known if isinstance(known, dict) else {}


def _lines(game: Game, content: Content, thing: str) -> list[Line]:
    return game.wording(content).get(thing, {}).get("full", []) if game.wording else []


def _told(file: str, path: str, was: Any, now: Any) -> Iterator[tuple[str, tuple[Plain, Plain]]]:
    """Values in a value stand by themselves; compositions are told in sentences, where there are any: files in folders
    have none."""
    if isinstance(now, dict):
        before = was if isinstance(was, dict) else {}
        for key, value in now.items():
            if before.get(key) != value and key != SOURCE:
                yield from _told(file, f"{path}.{key}", before.get(key), value)
    elif _plain(was) and _plain(now):
        yield path, (_word(was), _word(now))
    elif was is None and isinstance(now, list) and FOLDER in file:
        for number, part in enumerate(now, 1):
            yield from _told(file, f"{path}.{number}", None, part)


def _plain(value: Any) -> bool:
    parts = value if isinstance(value, list) else [value]
    return not any(isinstance(part, list | dict) for part in parts)


def _word(value: Any) -> Plain:
    word: Plain = ", ".join(map(str, value)) if isinstance(value, list) else value
    return word
