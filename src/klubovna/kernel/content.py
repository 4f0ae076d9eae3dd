"""Boards, cards and tokens from TOML. Every block says where it comes from; owners may correct it with a pack, and add
to it where the game says that it may grow.

Besides, some games take a text of the players' own, such as a scenario. Rules get a `Content`, which never changes.
"""

from __future__ import annotations

import copy
import hashlib
import typing
from collections.abc import Collection, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import perhaps
from klubovna.kernel.packs import Pack, Written
from klubovna.kernel.toml import converted, parsed

Source: TypeAlias = Literal["rulebook", "public", "house", "pack"]
NEW = "new"
"""What a block says that is not among the game's own."""


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of content: printed in the rulebook, known from public material, ours, or the owner's."""

    source: Source


class Provenance(msgspec.Struct, frozen=True):
    """A line of `klubovna content`."""

    file: str
    block: str
    source: Source


class Differing(msgspec.Struct, frozen=True):
    """A block that a pack has corrected or added, field by field: what the house has, and what the pack says."""

    file: str
    block: str
    fields: dict[str, tuple[Any, Any]]
    new: bool = False


class Pages(msgspec.Struct, frozen=True):
    """Content as read and checked, before a game gives it a shape."""

    tables: dict[str, Any]
    hash: str
    blocks: list[Provenance]
    schema: Mapping[str, Any] = {}
    """The shape of each table."""
    pack: Pack | None = None
    differing: list[Differing] = []
    """What the pack has made of it."""


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

    def part(self, hash: str) -> Content | None:
        """A part made of a text of the players' own, as long as somebody holds it."""
        return None


def read(
    folder: Traversable, schema: Mapping[str, Any], pack: Pack | None = None, grows: Collection[str] = ()
) -> Pages:
    """Read `<name>.toml` for each name of the schema, `dict[str, SomeBlock]` or a Struct of blocks. A name may lead
    into folders: `scenarios/waterloo`. A pack may correct all of them, and add blocks to those that grow."""
    texts = {name: (folder / f"{name}.toml").read_text("utf-8") for name in schema}
    data = {name: parsed(text, f"{name}.toml") for name, text in texts.items()}
    origin = {name: Written(f"{name}.toml", text) for name, text in texts.items()}
    differing = _laid_over(data, pack, grows) if pack is not None else []
    origin |= pack.written if pack is not None else {}
    tables = {name: _checked(data[name], shape, origin[name]) for name, shape in schema.items()}
    blocks = [Provenance(name, block, source) for name in schema for block, source in _sources(data[name])]
    return Pages(tables, _hash(data) if pack is None else _bound(data, pack), blocks, schema, pack, differing)


def parse(text: str, shape: Any, file: str = "") -> Any:
    """A text of the players' own in its shape. Its blocks need not say that they are the owner's."""
    data = parsed(text, file)
    for block in data.values():
        for part in block if isinstance(block, list) else [block]:
            if isinstance(part, dict):
                part.setdefault("source", "pack")
    return _checked(data, shape, Written(file, text))


def _laid_over(data: dict[str, Any], pack: Pack, grows: Collection[str]) -> list[Differing]:
    """The owner's values over ours; what the game does not have can't be corrected."""
    differing = list[Differing]()
    for name, values in sorted(pack.tables.items()):
        at = pack.written[name]
        if name not in data:
            raise at.broken(f"this game has no such file{perhaps(name, data)}", "")
        for block in sorted(values):
            if isinstance(values[block], dict) and NEW in values[block]:
                differing.append(_added(data, name, block, values[block], at, grows))
            else:
                differing.append(_corrected(data[name], name, block, values[block], at))
    if not differing and not pack.texts:
        raise Broken(f"the pack has none of {', '.join(f'{n}.toml' for n in data)}", file=pack.cover.file)
    _must_be_ours(data, pack, {one.block for one in differing if one.new})
    return [one for one in differing if one.fields]


def _added(
    data: dict[str, Any], name: str, block: str, values: dict[str, Any], at: Written, grows: Collection[str]
) -> Differing:
    """A thing that is not in the box."""
    if name not in grows:
        growing = f"what may grow: {', '.join(sorted(grows))}" if grows else "no other table may either"
        raise at.broken(f"nothing can be added here; {growing}", block)
    if values[NEW] is not True:
        raise at.broken("what is new says new = true", f"{block}.{NEW}")
    if any(block in table for table in data.values()):
        raise at.broken(f"the game has a {block!r} already: without new = true it is corrected", block)
    own = {key: value for key, value in values.items() if key != NEW}
    data[name][block] = {**own, "source": "pack"}
    return Differing(name, block, {key: (None, value) for key, value in own.items()}, new=True)


def _corrected(base: dict[str, Any], name: str, block: str, values: Any, at: Written) -> Differing:
    if block not in base:
        raise at.broken(f"the game has no {block!r}{perhaps(block, base)}", block)
    was = copy.deepcopy(base[block])
    if isinstance(values, dict) and isinstance(was, dict):
        _lay_over(base[block], values)
        base[block]["source"] = "pack"
        fields = {key: (was.get(key), base[block][key]) for key in values if key != "source"}
    else:
        base[block] = [_ours(value) for value in values] if isinstance(values, list) else values
        fields = {"": (was, base[block])}
    return Differing(name, block, {key: pair for key, pair in fields.items() if pair[0] != pair[1]})


def _must_be_ours(data: dict[str, Any], pack: Pack, new: set[str]) -> None:
    """Names and pictures are of things that there are; what is new has a name."""
    known = {block for table in data.values() for block in table}
    for id in sorted(new - set(pack.texts)):
        raise pack.cover.broken(f"{id!r} is new and has no name yet: [texts.{id}] with cs and en", "texts")
    for id in pack.texts:
        if id not in known:
            raise pack.cover.broken(f"the game has no {id!r}{perhaps(id, known)}", f"texts.{id}")
    for id, like in pack.pictures.items():
        if id not in new:
            raise pack.cover.broken("only what is new chooses a picture", f"pictures.{id}")
        if like not in known or like in new:
            raise pack.cover.broken(f"the house has no picture of {like!r}{perhaps(like, known)}", f"pictures.{id}")


def _ours(value: Any) -> Any:
    return {**value, "source": "pack"} if isinstance(value, dict) else value


def _lay_over(base: dict[str, Any], values: dict[str, Any]) -> None:
    for key, value in values.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            _lay_over(base[key], value)
        else:
            base[key] = value


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


def _bound(data: dict[str, Any], pack: Pack) -> str:
    """The hash of content that a stranger wrote: of its names, too, and of the order in which it was written."""
    cover = msgspec.to_builtins((pack.head, pack.texts, pack.pictures))
    return hashlib.blake2b(msgspec.json.encode([data, cover]), digest_size=16).hexdigest()
