"""A pack laid over the content of the house: values are corrected, and where the game says so, things are added.

A thing is a block of a table, or, where a game keeps files in a folder, such as battles, a whole file. In a pack a file
in a folder stands as a table in a table: `[scenarios.coa.victory]`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import perhaps
from klubovna.kernel.packs import NEW, WITHOUT, Pack, Written

FOLDER = "/"
"""Between a folder of content and a file in it."""

WORD = "do"
"""Where a composition says its word."""


class Differing(msgspec.Struct, frozen=True):
    """A block that a pack has corrected or added, field by field: what the house has, and what the pack says. Of a file
    that is new its blocks are the fields."""

    file: str
    block: str
    fields: dict[str, tuple[Any, Any]]
    new: bool = False


class Overlay:
    """The content of a game as it is written, file by file: what stands there, in which shape, and where."""

    def __init__(
        self,
        data: dict[str, dict[str, Any]],
        schema: Mapping[str, Any],
        written: dict[str, Written],
        grows: Mapping[str, Any],
    ) -> None:
        self.data, self.schema, self.written, self.grows = data, dict(schema), written, grows
        self.homes = _homes(data)
        """Where the things of the house are, by their ids: a villager and its possessed side are called the same."""
        self.added: dict[str, set[str]] = {}
        """The same of new things."""

    def lay(self, pack: Pack) -> list[Differing]:
        """Raises Broken where the pack speaks of what there is not."""
        differing = [one for name, table in sorted(pack.tables.items()) for one in self._laid(pack, name, table)]
        if not differing and not pack.texts:
            raise Broken(f"the pack has none of {', '.join(f'{n}.toml' for n in self.data)}", file=pack.cover.file)
        self._must_be_named(pack)
        return [one for one in differing if one.fields]

    def _laid(self, pack: Pack, name: str, table: dict[str, Any]) -> Iterator[Differing]:
        at = pack.at(name)
        if name in self.data:
            yield from (self._block(name, block, table[block], at) for block in sorted(table))
        elif self._is_folder(name):
            for id in sorted(table):
                yield from self._file(name, id, table[id], pack.at(name, id))
        elif name in self.grows:
            self.data[name], self.schema[name], self.written[name] = {}, dict[str, self.grows[name]], at  # type: ignore[name-defined]
            yield from (self._block(name, block, table[block], at) for block in sorted(table))
        else:
            raise at.broken(f"this game has no such file{perhaps(name, self.data)}", "")

    def _is_folder(self, name: str) -> bool:
        return any(known.startswith(f"{name}{FOLDER}") for known in self.data)

    def _block(self, name: str, block: str, values: Any, at: Written) -> Differing:
        self.written[name] = at
        if not _is_new(values):
            return _corrected(self.data[name], name, block, values, at)
        own = self._new(name, block, values, at.broken, block)
        self.data[name][block] = {**own, "source": "pack"}
        return Differing(name, block, {key: (None, value) for key, value in own.items()}, new=True)

    def _file(self, folder: str, id: str, values: Any, at: Written) -> Iterator[Differing]:
        name = f"{folder}{FOLDER}{id}"
        if not isinstance(values, dict):
            raise at.broken("this is no file of blocks", "")
        if not _is_new(values):
            if name not in self.data:
                known = [file.rpartition(FOLDER)[2] for file in self.data if file.startswith(f"{folder}{FOLDER}")]
                raise at.broken(f"the game has no {id!r}{perhaps(id, known)}; what is new says new = true", "")
            self.written[name] = at
            yield from (_corrected(self.data[name], name, block, values[block], at) for block in sorted(values))
            return
        own = self._new(folder, id, values, at.broken, "")
        self.data[name] = {block: _owned(value) for block, value in own.items()}
        self.schema[name], self.written[name] = self.grows[folder], at
        yield Differing(folder, id, {block: (None, value) for block, value in own.items()}, new=True)

    def _new(
        self, home: str, id: str, values: dict[str, Any], broken: Callable[[str, str], Broken], field: str
    ) -> dict[str, Any]:
        """What a thing has that is not in the box."""
        if home not in self.grows:
            growing = f"what may grow: {', '.join(sorted(self.grows))}" if self.grows else "no other table may either"
            raise broken(f"nothing can be added here; {growing}", field)
        if any(letter.isdigit() for letter in id):
            raise broken("a number in an id would be that of a second thing of the name", field)
        if values[NEW] is not True:
            raise broken("what is new says new = true", f"{field}.{NEW}".strip("."))
        if id in self.homes:
            raise broken(f"the game has a {id!r} already: without new = true it is corrected", field)
        if any(not self._beside(home, other) for other in self.added.get(id, ())):
            raise broken(f"the pack has another {id!r}", field)
        self.added.setdefault(id, set()).add(home)
        return {key: value for key, value in values.items() if key != NEW}

    def _beside(self, home: str, other: str) -> bool:
        """Whether a thing may stand in both: if one of ours does."""
        return any({home, other} <= places for places in self.homes.values())

    def _must_be_named(self, pack: Pack) -> None:
        """Names and pictures are of things that there are; what is new has a name."""
        for id in sorted(set(self.added) - set(pack.texts)):
            raise pack.cover.broken(f"{id!r} is new and has no name yet: [texts.{id}] with cs and en", "texts")
        known = self.homes.keys() | self.added.keys() | set(self._spoken_of())
        for id in pack.texts:
            if id not in known:
                raise pack.cover.broken(f"the game has no {id!r}{perhaps(id, known)}", f"texts.{id}")
        for id, like in pack.pictures.items():
            if id not in self.added:
                raise pack.cover.broken("only what is new chooses a picture", f"pictures.{id}")
            if like not in self.homes:
                what = f"the house has no picture of {like!r}{perhaps(like, self.homes)}"
                raise pack.cover.broken(what, f"pictures.{id}")

    def _spoken_of(self) -> Iterator[str]:
        """Whom new files name: the leaders of a battle, its objectives."""
        files = [f"{home}{FOLDER}{id}" for id, homes in self.added.items() for home in homes]
        waiting: list[Any] = [self.data[file] for file in files if file in self.data]
        while waiting:
            match waiting.pop():
                case str() as word:
                    yield word
                case dict() as table:
                    yield from table
                    waiting += table.values()
                case list() as parts:
                    waiting += parts


def _homes(data: Mapping[str, dict[str, Any]]) -> dict[str, set[str]]:
    homes: dict[str, set[str]] = {}
    for name, table in data.items():
        folder, _, file = name.rpartition(FOLDER)
        if folder:
            homes.setdefault(file, set()).add(folder)
        for block in table:
            homes.setdefault(block, set()).add(name)
    return homes


def _is_new(values: Any) -> bool:
    return isinstance(values, dict) and NEW in values


def _corrected(base: dict[str, Any], name: str, block: str, values: Any, at: Written) -> Differing:
    if block not in base:
        raise at.broken(f"the game has no {block!r}{perhaps(block, base)}", block)
    was = copy.deepcopy(base[block])
    if isinstance(values, dict) and isinstance(was, dict):
        lay_over(base[block], {key: value for key, value in values.items() if key != WITHOUT})
        for path in _lacking(values, at.within(block)):
            take(base[block], path)
        base[block]["source"] = "pack"
        touched = {path.partition(".")[0] for path in (*values, *values.get(WITHOUT, ()))} - {"source", WITHOUT}
        fields = {key: (was.get(key), base[block].get(key)) for key in touched}
    else:
        base[block] = _owned(values)
        fields = {"": (was, base[block])}
    return Differing(name, block, {key: pair for key, pair in fields.items() if pair[0] != pair[1]})


def _owned(value: Any) -> Any:
    """A block, or a list of blocks, of the owner's."""
    if isinstance(value, list):
        return [_owned(part) if isinstance(part, dict) else part for part in value]
    return {**value, "source": "pack"} if isinstance(value, dict) else value


def _lacking(values: dict[str, Any], at: Written) -> list[str]:
    """The fields that a correction takes away."""
    named = values.get(WITHOUT, [])
    if not isinstance(named, list) or not all(isinstance(path, str) for path in named):
        raise at.broken("without names fields: a list of words", WITHOUT)
    return named


def take(base: dict[str, Any], path: str) -> None:
    """Nothing stands there any more."""
    *above, last = path.split(".")
    inside: Any = base
    for name in above:
        inside = inside.get(name) if isinstance(inside, dict) else None
    if isinstance(inside, dict):
        inside.pop(last, None)


def lay_over(base: dict[str, Any], values: dict[str, Any]) -> None:
    """Whoever says another word composes anew: what varied the old one means nothing to it."""
    for key, value in values.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict) and not _another_word(base[key], value):
            lay_over(base[key], value)
        else:
            base[key] = value


def _another_word(base: dict[str, Any], values: dict[str, Any]) -> bool:
    return values.get(WORD, base.get(WORD)) != base.get(WORD)
