"""Owners' packs: one text that says what differs from the content of the house, what is new, and what it is called.

A pack is a file, or a folder: `pack.toml` with its head, its names and its pictures, and beside it files of content
with the names that the game's own have. Whoever sends it or keeps it has the text, in which each table of content
stands under the name of its file. All of it is a stranger's: it is looked through in one go before anybody reads on.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.texts import CASES, LANGUAGES
from klubovna.kernel.toml import converted, line_of, parsed, read_own, within_limits

LARGEST = 60_000
"""Letters in a pack."""
MOST_BLOCKS = 400
DEEPEST = 10
"""Tables and lists in one another."""
LONGEST_LIST = 200
MOST_PARTS = 40
"""Tables in a list, such as the effects of a card."""
LONGEST_NAME, LONGEST_SENTENCE, LONGEST_TEXT = 60, 600, 5_000
FILE, CONTENT, SUFFIX = "pack.toml", "pack", ".toml"
NEW = "new"
"""What a thing says that is not among the game's own."""
WITHOUT = "without"
"""Under which a correction names the fields of ours that a thing does not have: a text has no word for nothing."""
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
"""Small letters and hyphens. A number at its end would be that of a second thing of the name."""
Ours: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
"""A thing of the house: there are second ones."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Line: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In both languages."""

    cs: Name
    en: Name


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name with its cases, and with what sentences ask of it; what is missing is the name again. A thing whose
    sentences are not made of its values, such as a battle, may have one written for it."""

    name: Name
    gen: Name = ""
    dat: Name = ""
    acc: Name = ""
    loc: Name = ""
    ins: Name = ""
    gender: Annotated[str, msgspec.Meta(pattern="^[a-z]{0,20}$")] = ""
    number: Annotated[str, msgspec.Meta(pattern="^(plural)?$")] = ""
    full: Annotated[str, msgspec.Meta(max_length=LONGEST_SENTENCE)] = ""


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing is called."""

    cs: Name | Forms
    en: Name | Forms


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands on its cover."""

    game: Id = ""
    id: Id = "own"
    title: Told | None = None
    author: Line = ""
    licence: Line = ""
    version: Annotated[str, msgspec.Meta(max_length=20)] = ""
    rules: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """The version of the game's rules for which it was made."""


class Cover(msgspec.Struct, frozen=True):
    """What is no content."""

    pack: Head = Head()
    texts: dict[Ours, dict[str, Any]] = {}
    """Names, of things that are new and of things that are called otherwise."""
    pictures: dict[Id, Ours] = {}
    """Which drawing of the house a thing has."""


class Growth(msgspec.Struct, frozen=True):
    """New things of a table or a folder; of them, if that is said, those of which a field says this."""

    table: str
    field: str = ""
    says: str = ""

    def takes(self, block: Any) -> bool:
        new = isinstance(block, dict) and block.get(NEW) is True
        return new and (not self.field or block.get(self.field) == self.says)


class Written(msgspec.Struct, frozen=True):
    """Where a table stands: for errors."""

    file: str
    text: str
    place: str = ""
    """What comes before its blocks in a text that holds more than one."""

    def within(self, table: str) -> Written:
        """Where a table in it stands."""
        return Written(self.file, self.text, self.field(table))

    def field(self, field: str) -> str:
        return f"{self.place}.{field}".strip(".")

    def line(self, field: str) -> int | None:
        return line_of(self.text, self.field(field))

    def broken(self, problem: str, field: str) -> Broken:
        return Broken(problem, file=self.file, line=self.line(field), field=self.field(field))


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    head: Head
    texts: dict[str, Called]
    pictures: dict[str, str]
    tables: dict[str, dict[str, Any]]
    """Blocks of content, by the names of the game's files; of a folder its files, by their names."""
    written: dict[str, Written]
    """Where each of them stands, files in folders too where they are files of their own."""
    cover: Written

    def at(self, name: str, inside: str = "") -> Written:
        """Where a table stands, or a file of a folder."""
        if not inside:
            return self.written.get(name, self.cover)
        return self.written.get(f"{name}/{inside}") or self.at(name).within(inside)

    def fluent(self, language: str) -> str:
        """Its names, as a file of texts. Nothing that the pack says is read as Fluent: it stands in quotes."""
        return "".join(_message(thing, getattr(called, language)) for thing, called in sorted(self.texts.items()))

    def grown(self, growth: Growth) -> tuple[str, ...]:
        """The ids of its new things of a kind, as they were written."""
        return tuple(id for id, block in self.tables.get(growth.table, {}).items() if growth.takes(block))

    @property
    def text(self) -> str:
        """All of it as one text, the same for equal packs; raises Broken where there is too much of it."""
        tables: dict[str, Any] = {
            "pack": msgspec.to_builtins(self.head),
            "texts": msgspec.to_builtins(self.texts),
            "pictures": dict(self.pictures),
            **dict(sorted(self.tables.items())),
        }
        text = "\n".join(line for name, table in tables.items() for line in _lines([name], table)).lstrip() + "\n"
        within_limits(text, LARGEST, self.cover.file)
        return text


@lru_cache(maxsize=16)
def read_pack(text: str, file: str = "") -> Pack:
    """A pack in one text; raises Broken. Nobody may change what comes out of it."""
    within_limits(text, LARGEST, file)
    data = parsed(text, file)
    return _pack(data, Written(file, text), {name: Written(file, text, name) for name in data})


def load_pack(path: Path) -> Pack:
    """A pack on a disk: a file, or a folder of files."""
    if path.is_file():
        return read_pack(read_own(path), str(path))
    if not path.is_dir():
        raise Broken("a pack is a file or a folder of TOML files, and there is no such thing", file=path)
    cover, data, written = Written(str(path), ""), dict[str, Any](), dict[str, Written]()
    for found in sorted(path.rglob(f"*{SUFFIX}")):
        name, text = found.relative_to(path).with_suffix("").as_posix(), read_own(found)
        table = parsed(text, str(found))
        if name == CONTENT:
            cover = Written(str(found), text)
            data |= table
            written |= {part: Written(str(found), text, part) for part in table}
        elif name in data:
            raise Broken(f"{name} stands in {FILE}, too", file=found)
        else:
            data[name], written[name] = table, Written(str(found), text)
    return _pack(data, cover, written)


def _pack(data: dict[str, Any], cover: Written, written: dict[str, Written]) -> Pack:
    told = {field: data[field] for field in Cover.__struct_fields__ if field in data}
    head: Cover = converted(told, Cover, "", cover.file, cover.text)
    given = {name: table for name, table in data.items() if name not in told}
    for name, table in given.items():
        if not isinstance(table, dict):
            raise written[name].broken("this is no table; one begins with its name: [" + name + ".…]", "")
        _must_be_decent(table, written[name])
    tables = _in_folders(given, written)
    if sum(map(len, tables.values())) > MOST_BLOCKS:
        raise Broken(f"more than {MOST_BLOCKS} blocks", file=cover.file)
    texts: dict[str, Called] = {
        thing: converted(called, Called, f"texts.{thing}", cover.file, cover.text)
        for thing, called in head.texts.items()
    }
    for field, name in _names(head.pack, texts):
        if not name.isprintable() or set(name) & set("<>{}"):
            raise cover.broken("a name has no signs in it that can't be printed, and none of < > { }", field)
    return Pack(
        head=head.pack, texts=texts, pictures=head.pictures, tables=tables, written=written, cover=cover
    )  # fmt: skip


def _in_folders(given: dict[str, dict[str, Any]], written: Mapping[str, Written]) -> dict[str, dict[str, Any]]:
    """Files of a folder stand as tables in its table, however they were written."""
    tables = {name: dict(table) for name, table in given.items() if "/" not in name}
    for name, table in given.items():
        folder, slash, file = name.rpartition("/")
        if slash and file in tables.setdefault(folder, {}):
            raise written[name].broken(f"{file} stands in {folder}, too", "")
        if slash:
            tables[folder][file] = table
    return tables


def _names(head: Head, texts: Mapping[str, Called]) -> Iterator[tuple[str, str]]:
    yield from ((f"pack.{field}", getattr(head, field)) for field in ("author", "licence", "version", "rules"))
    for language in LANGUAGES:
        yield f"pack.title.{language}", getattr(head.title, language, "")
        for thing, called in texts.items():
            for name in _forms(getattr(called, language)).values():
                yield f"texts.{thing}.{language}", name


def _must_be_decent(table: dict[str, Any], written: Written) -> None:
    """Neither deep nor long nor of strange things; each key and each value is looked at once."""
    waiting: list[tuple[str, Any, int]] = [(block, value, 1) for block, value in table.items()]
    while waiting:
        field, value, depth = waiting.pop()
        if isinstance(value, dict | list):
            if depth > DEEPEST:
                raise written.broken(f"more than {DEEPEST} tables and lists in one another", field)
            inside = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
            most = MOST_PARTS if inside and isinstance(inside[0][1], dict) and depth > 1 else LONGEST_LIST
            if len(inside) > most:
                raise written.broken(f"more than {most} in one list", field)
            for key in (key for key, _ in inside if isinstance(key, str)):
                if len(key) > LONGEST_NAME or not key.isprintable():
                    raise written.broken(f"a key has signs that can't be printed, or more than {LONGEST_NAME}", field)
            waiting += [(_inside(field, key), part, depth + 1) for key, part in inside]
        elif isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise written.broken(f"longer than {LONGEST_TEXT} letters", field)
            if not all(c.isprintable() or c == "\n" for c in value):
                raise written.broken("a text has no signs in it that can't be printed", field)
        elif not (isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))):
            raise written.broken(f"{value} is neither a number nor a text", field)


def _inside(field: str, key: str | int) -> str:
    return f"{field}[{key}]" if isinstance(key, int) else f"{field}.{key}"


def _forms(name: str | Forms) -> Mapping[str, str]:
    forms: dict[str, str] = {"name": name} if isinstance(name, str) else msgspec.to_builtins(name)
    return forms


def _message(thing: str, name: str | Forms) -> str:
    """One of Fluent's, with a name in quotes."""
    forms = _forms(name)
    attributes = [
        f"\n    .{form} = {quoted(forms[form])}" for form in (*CASES, "gender", "number") if form in forms
    ]  # fmt: skip
    full = f"full-{thing} = {quoted(forms['full'])}\n" if "full" in forms else ""
    return f"name-{thing} = {quoted(forms['name'])}{''.join(attributes)}\n{full}"


def quoted(text: str) -> str:
    """As Fluent reads it, whatever it says."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


# As a text again


def _lines(path: list[str], table: Mapping[str, Any]) -> Iterator[str]:
    """A table and those in it: what is no table first, for TOML knows no way back."""
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    deep = {key: value for key, value in table.items() if isinstance(value, dict)}
    if plain:
        yield f"\n[{'.'.join(map(_key, path))}]"
        yield from (f"{_key(key)} = {_value(value)}" for key, value in sorted(plain.items()))
    elif not deep and len(path) > 1:
        yield f"\n[{'.'.join(map(_key, path))}]"
    for key, value in sorted(deep.items()):
        yield from _lines([*path, key], value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else _string(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_value(part)}' for key, part in sorted(value.items()))} }}"
    return str(value)


def _string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"""\n{escaped}"""' if "\n" in text else f'"{escaped}"'
