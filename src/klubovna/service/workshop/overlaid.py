"""A draft – a pack that is being written, sound or not – laid over the house's content, thing by thing.

A *thing* is what the box calls a piece. What a draft *says* of one are its own values, what is *usual* are the house's.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from klubovna.kernel.content import Block, Content
from klubovna.kernel.errors import Broken
from klubovna.kernel.overlay import lay_over, take
from klubovna.kernel.packs import NEW, WITHOUT, Pack
from klubovna.kernel.toml import converted
from klubovna.service.workshop.telling import ASIDE, parts

SOURCES = ("source", "printed")
"""What a block says of itself."""
PATH = re.compile(r"[^.\[\]]+")
LACKING = re.compile(r"missing required field `([^`]+)`|unknown field `([^`]+)`")


class Thing(NamedTuple):
    file: str
    id: str


class Place(NamedTuple):
    """Where something is wrong."""

    thing: Thing | None
    path: str
    problem: str


class Laid(NamedTuple):
    """A thing as a draft has it: laid over what the house has, and as far as it is sound."""

    block: Block | None
    faults: list[Place]
    unsound: frozenset[str]
    """Its fields that had to be left as they were."""


class Overlaid:
    def __init__(self, house: Content, pack: Pack) -> None:
        self.house, self.pack = house, pack

    def things(self) -> Iterator[Thing]:
        """All of which it says something and that have forms: maps are files of a folder, and are painted."""
        pages = self.house.pages
        folders = {name.partition("/")[0] for name in pages.schema if "/" in name}
        for file, table in self.pack.tables.items():
            if file in folders or (file not in pages.schema and file not in pages.grows):
                continue
            for block, said in table.items():
                if isinstance(said, list):
                    ours = [Thing(file, f"{block}.{one.get('id', '')}") for one in said if isinstance(one, dict)]
                    yield from (thing for thing in ours if self.said(thing))
                else:
                    yield Thing(file, block)

    def ours(self, thing: Thing) -> Block | None:
        """As the house has it."""
        table = self.house.pages.tables.get(thing.file, {})
        known = table if isinstance(table, dict) else dict(parts(table))
        return known.get(thing.id)

    def said(self, thing: Thing) -> dict[str, Any]:
        """Of one among several in a list, which stands there as a whole, what differs."""
        name, _, id = thing.id.partition(".")
        found = self.pack.tables.get(thing.file, {}).get(name, {})
        if isinstance(found, list):
            found = next((one for one in found if isinstance(one, dict) and one.get("id") == id), {})
            usual = self.usual(thing)
            return {key: value for key, value in found.items() if key not in ASIDE and usual.get(key) != value}
        return {key: value for key, value in found.items() if key != "source"} if isinstance(found, dict) else {}

    def usual(self, thing: Thing) -> dict[str, Any]:
        """What the house has written of it, all of it."""
        return written(self.ours(thing))

    def values(self, thing: Thing) -> dict[str, Any]:
        """What stands there now, sound or not."""
        values, said = copy.deepcopy(self.usual(thing)), self.said(thing)
        lay_over(values, {key: value for key, value in said.items() if key not in (NEW, WITHOUT)})
        for path in lacking(said):
            take(values, path)
        return values

    def is_new(self, thing: Thing) -> bool:
        return NEW in self.said(thing)

    def type_of(self, thing: Thing) -> type[Block] | None:
        block = self.ours(thing)
        grown: type[Block] | None = self.house.pages.grows.get(thing.file) if self.is_new(thing) else None
        return type(block) if block is not None else grown

    def laid(self, thing: Thing) -> Laid:
        """Field by field: what is wrong with one doesn't keep the others from being looked at."""
        type, usual, values = self.type_of(thing), self.usual(thing), self.values(thing)
        if type is None:
            return Laid(None, [Place(thing, "", "this game has no such thing")], frozenset())
        values["source"] = "pack"
        faults, unsound = list[Place](), set[str]()
        while True:
            try:
                return Laid(converted(values, type, "", "", ""), faults, frozenset(unsound))
            except Broken as fault:
                path = _path(fault)
                faults.append(Place(thing, path, fault.problem))
                first = top(path)
                if first in unsound or first not in self.said(thing):
                    return Laid(None, faults, frozenset(unsound))
                unsound.add(first)
                values.pop(first, None)
                values |= {first: usual[first]} if first in usual else {}

    def place(self, fault: Broken) -> Place:
        """Which thing a fault speaks of that was found when all of it was put together."""
        first, *path = PATH.findall(fault.field) or [""]
        if first in self.pack.tables and path:
            return self._in(first, path, fault)
        homes = (file for file, table in self.pack.tables.items() if first in table)
        home = next(homes, None)
        return Place(None, fault.field, fault.problem) if home is None else self._in(home, [first, *path], fault)

    def _in(self, file: str, path: list[str], fault: Broken) -> Place:
        said = self.pack.tables[file].get(path[0])
        if said is None:
            return Place(None, fault.field, fault.problem)
        if isinstance(said, list) and len(path) > 1:
            return Place(Thing(file, f"{path[0]}.{path[1]}"), ".".join(path[2:]), fault.problem)
        return Place(Thing(file, path[0]), ".".join(path[1:]), fault.problem)

    def omitting(self, thing: Thing, field: str = "") -> Overlaid:
        """As if it said nothing of a thing; or nothing of one of its fields, if that is not all that there is."""
        name = thing.id.partition(".")[0]
        table = dict(self.pack.tables[thing.file])
        said = table.pop(name)
        if field and isinstance(said, dict) and field in said and NEW not in said:
            table[name] = {key: value for key, value in said.items() if key != field}
        tables = {**self.pack.tables, thing.file: table}
        gone = {thing.id} if self.is_new(thing) else set()
        return Overlaid(
            self.house,
            msgspec.structs.replace(
                self.pack,
                tables={file: blocks for file, blocks in tables.items() if blocks},
                texts=_left(self.pack.texts, gone),
                pictures=_left(self.pack.pictures, gone),
            ),
        )


def lacking(said: Mapping[str, Any]) -> list[str]:
    """The fields that a thing does not have; nothing where that is not what is said."""
    named = said.get(WITHOUT)
    return [path for path in named if isinstance(path, str)] if isinstance(named, list) else []


def written(block: msgspec.Struct | None) -> dict[str, Any]:
    """As a text would have it: lists, tables, words and numbers."""
    found: dict[str, Any] = plain(block) if block is not None else {}
    return found


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def bare(block: msgspec.Struct) -> dict[str, Any]:
    """As somebody would write it: without what is as usual, where it comes from, and what a text has no word for."""
    usual = {f.encode_name: f.default for f in msgspec.structs.fields(block) if f.default is not msgspec.NODEFAULT}
    return {
        name: _something(value)
        for name, value in written(block).items()
        if name not in SOURCES and value is not None and (name not in usual or value != plain(usual[name]))
    }


def _something(value: Any) -> Any:
    """Without what is nothing in it."""
    if isinstance(value, dict):
        return {name: _something(one) for name, one in value.items() if one is not None}
    return [_something(one) for one in value] if isinstance(value, list) else value


def top(path: str) -> str:
    """The field of a thing in which something is."""
    return next(iter(PATH.findall(path)), "")


def stands(values: Mapping[str, Any], path: str) -> bool:
    """Whether something is said there, or of all that it stands in."""
    if path in lacking(values):
        return True
    found: Any = values
    for name in path.split("."):
        if not isinstance(found, Mapping):
            return True
        if name not in found:
            return False
        found = found[name]
    return True


def at(values: Mapping[str, Any], path: str) -> Any:
    found: Any = values
    for name in path.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found


def _path(fault: Broken) -> str:
    """Of a field that is missing, or that there is not, its own."""
    lacking = LACKING.search(fault.problem)
    return ".".join(filter(None, [fault.field, (lacking[1] or lacking[2]) if lacking else ""]))


def _left(named: Mapping[str, Any], gone: set[str]) -> dict[str, Any]:
    return {id: value for id, value in named.items() if id not in gone}
