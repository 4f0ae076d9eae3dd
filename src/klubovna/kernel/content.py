"""Boards, cards and tokens from TOML. Every block says where it comes from; owners may correct it with a pack, and add
to it where the game says that it may grow.

Besides, some games take a text of the players' own, such as a scenario. Rules get a `Content`, which never changes.
"""

from __future__ import annotations

import hashlib
import typing
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.overlay import FOLDER, Differing, Overlay
from klubovna.kernel.packs import Pack, Written
from klubovna.kernel.toml import converted, parsed

Source: TypeAlias = Literal["rulebook", "public", "house", "pack"]


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of content: printed in the rulebook, known from public material, ours, or the owner's."""

    source: Source


class Provenance(msgspec.Struct, frozen=True):
    """A line of `klubovna content`."""

    file: str
    block: str
    source: Source


class Pages(msgspec.Struct, frozen=True):
    """Content as read and checked, before a game gives it a shape."""

    tables: dict[str, Any]
    hash: str
    blocks: list[Provenance]
    schema: Mapping[str, Any] = {}
    """The shape of each table."""
    grows: Mapping[str, Any] = {}
    """Tables and folders to which a pack may add, with the shape of what is added."""
    written: Mapping[str, Written] = {}
    """Where each table stands, in a pack if it speaks of it."""
    pack: Pack | None = None
    differing: list[Differing] = []
    """What the pack has made of it."""
    once: str = ""
    """The hash that records have that were made before it was bound to the house's own, where there is a pack."""

    def folder(self, name: str) -> dict[str, Any]:
        """The files of a folder, by their names."""
        inside = ((file.partition(f"{name}{FOLDER}"), table) for file, table in self.tables.items())
        return {file: table for (before, found, file), table in inside if found and not before}


class Content:
    """The static tables of a game, shared by all its states; in JSON its hash stands for it."""

    def __init__(self, pages: Pages) -> None:
        self.hash = pages.hash
        self.blocks = pages.blocks
        self.pages = pages
        """As it is printed: for those who show it. Rules have it in a shape of their own."""
        self.parts: list[Content] = []
        """What states hold besides, such as one of several boards; each has a hash of its own."""

    @property
    def pack(self) -> Pack | None:
        return self.pages.pack

    def fluent(self, language: str) -> str:
        """Texts that the game itself does not have, as a file of them: a pack's names."""
        return self.pack.fluent(language) if self.pack is not None else ""

    def drawn_as(self, thing: str) -> str:
        """The thing of the house whose drawing it has."""
        return self.pack.pictures.get(thing, thing) if self.pack is not None else thing

    def part(self, hash: str) -> Content | None:
        """A part made of a text of the players' own, as long as somebody holds it."""
        return None


def read(
    folder: Traversable, schema: Mapping[str, Any], pack: Pack | None = None, grows: Mapping[str, Any] | None = None
) -> Pages:
    """Read `<name>.toml` for each name of the schema, `dict[str, SomeBlock]` or a Struct of blocks. A name may lead
    into folders: `scenarios/waterloo`. A pack may correct all of them, and add things to the tables and folders that
    grow; `grows` says in which shape."""
    texts = {name: (folder / f"{name}.toml").read_text("utf-8") for name in schema}
    data = {name: parsed(text, f"{name}.toml") for name, text in texts.items()}
    written = {name: Written(f"{name}.toml", text) for name, text in texts.items()}
    usual, overlay = _hash(data), Overlay(data, schema, written, grows or {})
    differing = overlay.lay(pack) if pack is not None else []
    tables = {name: _checked(data[name], shape, written[name]) for name, shape in overlay.schema.items()}
    return Pages(
        tables=tables,
        hash=usual if pack is None else bound(usual, pack),
        blocks=[Provenance(name, block, source) for name in tables for block, source in _sources(data[name])],
        schema=overlay.schema,
        grows=overlay.grows,
        written=written,
        pack=pack,
        differing=differing,
        once="" if pack is None else _bound_once(data, pack),
    )


def parse(text: str, shape: Any, file: str = "") -> Any:
    """A text of the players' own in its shape. Its blocks need not say that they are the owner's."""
    data = parsed(text, file)
    for block in data.values():
        for part in block if isinstance(block, list) else [block]:
            if isinstance(part, dict):
                part.setdefault("source", "pack")
    return _checked(data, shape, Written(file, text))


def _checked(data: dict[str, Any], shape: Any, at: Written) -> Any:
    if typing.get_origin(shape) is dict:
        block_type = typing.get_args(shape)[1]
        return {block: _convert(values, block_type, at, block) for block, values in data.items()}
    return _convert(data, shape, at)


def _convert(values: Any, shape: Any, at: Written, block: str = "") -> Any:
    return converted(values, shape, at.field(block), at.file, at.text)


def _sources(data: dict[str, Any]) -> list[tuple[str, Source]]:
    parts = [(b, part) for b, values in data.items() for part in (values if isinstance(values, list) else [values])]
    return [(f"{block}.{part['id']}" if "id" in part else block, part["source"]) for block, part in parts]


def _hash(data: dict[str, Any]) -> str:
    canonical = msgspec.json.encode(data, order="deterministic")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def bound(house: str, pack: Pack) -> str:
    """The hash of content that a stranger wrote: of that of the house, and of all that the pack says, in its order. So
    it is known, too, what it was while the house said the same in other words."""
    return _of([house, _cover(pack), pack.tables])


def _bound_once(data: dict[str, Any], pack: Pack) -> str:
    """The same as it was found once: of all values, ours and the pack's together."""
    return _of([data, _cover(pack)])


def _cover(pack: Pack) -> Any:
    return msgspec.to_builtins((pack.head, pack.texts, pack.pictures))


def _of(told: list[Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()
