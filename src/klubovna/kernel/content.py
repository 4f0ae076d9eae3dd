"""Boards, cards and tokens from TOML. Every block says where it comes from; owners may correct it with a pack.

A pack is a folder of TOML files with the same names, holding only what differs. Besides, some games take a text of the
players' own, such as a scenario. Reading is the only thing here that touches files; rules get a `Content`, which never
changes.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
import typing
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from klubovna.kernel.errors import Broken

Source: TypeAlias = Literal["rulebook", "public", "house", "pack"]
LARGEST_FILE = 1_000_000


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


class Content:
    """The static tables of a game, shared by all its states; in JSON its hash stands for it."""

    def __init__(self, pages: Pages) -> None:
        self.hash = pages.hash
        self.blocks = pages.blocks
        self.pages = pages
        """As it is printed: for those who show it. Rules have it in a shape of their own."""
        self.parts: list[Content] = []
        """What states hold besides, such as one of several boards; each has a hash of its own."""

    def part(self, hash: str) -> Content | None:
        """A part made of a text of the players' own, as long as somebody holds it."""
        return None


def read(folder: Traversable, schema: Mapping[str, Any], pack: Path | None = None) -> Pages:
    """Read `<name>.toml` for each name of the schema, `dict[str, SomeBlock]` or a Struct of blocks. A name may lead
    into folders: `scenarios/waterloo`."""
    texts = {name: (folder / f"{name}.toml").read_text("utf-8") for name in schema}
    data = {name: _toml(text, f"{name}.toml") for name, text in texts.items()}
    origin = {name: (f"{name}.toml", text) for name, text in texts.items()}
    if pack is not None:
        for name, (file, text) in _pack_files(pack, schema).items():
            _correct(data[name], _toml(text, file), file, text)
            origin[name] = (file, text)
    tables = {name: _checked(data[name], shape, *origin[name]) for name, shape in schema.items()}
    blocks = [Provenance(name, block, source) for name in schema for block, source in _sources(data[name])]
    return Pages(tables, _hash(data), blocks, schema)


def parse(text: str, shape: Any, file: str = "") -> Any:
    """A text of the players' own in its shape. Its blocks need not say that they are the owner's."""
    data = _toml(text, file)
    for block in data.values():
        for part in block if isinstance(block, list) else [block]:
            if isinstance(part, dict):
                part.setdefault("source", "pack")
    return _checked(data, shape, file, text)


def shaped(text: str, shape: Any, file: str) -> Any:
    """A TOML file that is no content, such as a lesson, in its shape."""
    return _convert(_toml(text, file), shape, "", file, text)


def read_own(path: Path) -> str:
    """The text of somebody's file; raises Broken."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Broken(f"larger than {LARGEST_FILE} bytes", file=path)
        return path.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise Broken(f"not UTF-8: {problem.reason}", file=path) from None
    except OSError as problem:
        raise Broken(problem.strerror or str(problem), file=path) from None


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"line (\d+)", str(problem))
        raise Broken(str(problem), file=file, line=int(line[1]) if line else None) from None
    except ValueError as problem:  # a number of thousands of digits
        raise Broken(str(problem), file=file) from None
    except RecursionError:
        raise Broken("nested too deep", file=file) from None


def _pack_files(pack: Path, schema: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    if not pack.is_dir():
        raise Broken("a pack is a folder of TOML files, and there is no such folder", file=pack)
    found = {}
    for path in sorted(pack.rglob("*.toml")):
        name = path.relative_to(pack).with_suffix("").as_posix()
        if name not in schema:
            raise Broken(f"this game has no such file{perhaps(name, schema)}", file=path)
        found[name] = (str(path), read_own(path))
    if not found:
        raise Broken(f"the pack has none of {', '.join(f'{n}.toml' for n in schema)}", file=pack)
    return found


def _correct(base: dict[str, Any], pack: dict[str, Any], file: str, text: str) -> None:
    """Lay the owner's values over ours; what the game does not have can't be corrected."""
    for block, values in pack.items():
        if block not in base:
            line = line_of(text, block)
            raise Broken(f"the game has no {block!r}{perhaps(block, base)}", file=file, line=line, field=block)
        if isinstance(values, dict) and isinstance(base[block], dict):
            _lay_over(base[block], values)
            base[block]["source"] = "pack"
        else:
            base[block] = [_ours(value) for value in values] if isinstance(values, list) else values


def _ours(value: Any) -> Any:
    return {**value, "source": "pack"} if isinstance(value, dict) else value


def _lay_over(base: dict[str, Any], values: dict[str, Any]) -> None:
    for key, value in values.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            _lay_over(base[key], value)
        else:
            base[key] = value


def _checked(data: dict[str, Any], shape: Any, file: str, text: str) -> Any:
    if typing.get_origin(shape) is dict:
        block_type = typing.get_args(shape)[1]
        return {block: _convert(values, block_type, block, file, text) for block, values in data.items()}
    return _convert(data, shape, "", file, text)


def _convert(values: Any, shape: Any, block: str, file: str, text: str) -> Any:
    try:
        return msgspec.convert(values, shape)
    except msgspec.ValidationError as problem:
        what, _, where = str(problem).partition(" - at `")  # "…at `$.map.hexes`", "…at `key` in `$.map.works`"
        field = f"{block}{where.partition('$')[2].rstrip('`')}".strip(".")
        unknown = re.search(r"unknown field `([^`]+)`", what)
        line = line_of(text, f"{field}.{unknown[1]}" if unknown else field)
        raise Broken(what, file=file, line=line, field=field) from None


def line_of(text: str, field: str) -> int | None:
    """The line that comes nearest to a field such as `abel.covert.strength` or `titles[1].points`.

    TOML readers do not tell where a value stands, so this follows headings and keys by eye.
    """
    wanted = re.findall(r"[^.\[\]]+", field)
    best, nearest = None, 0
    for number, path in _written(text):
        near = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(path, wanted, strict=False)))
        if near > nearest:
            best, nearest = number, near
    return best


@lru_cache(maxsize=2)
def _written(text: str) -> list[tuple[int, list[str]]]:
    """The fields of a text by their lines: somebody who asks for one asks for several."""
    heading: list[str] = []
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        opened = _opened(line)
        if opened:
            heading = _heading(*opened, seen)
        found += [(number, path) for path in ([heading] if opened else _paths(heading, line))]
    return found


def _heading(brackets: int, name: str, seen: Counter[tuple[str, ...]]) -> list[str]:
    """Its path with the numbers of those blocks of which there are several; `seen` counts them."""
    path: list[str] = []
    *above, last = (part.strip(' "') for part in name.split("."))
    for part in above:
        path.append(part)
        path += [str(seen[tuple(path)] - 1)] * (tuple(path) in seen)
    path.append(last)
    if brackets == 2:
        seen[tuple(path)] += 1
        path.append(str(seen[tuple(path)] - 1))
    return path


# Strangers' texts are read by these two: they look at every letter once, which a pattern with two repetitions does not.


def _opened(line: str) -> tuple[int, str] | None:
    """A heading: its brackets and its name."""
    line = line.lstrip()
    inside = line.lstrip("[")
    name, closed, _ = inside.partition("]")
    name = name.strip()
    return (len(line) - len(inside), name) if line.startswith("[") and closed and name else None


def _paths(heading: list[str], line: str) -> list[list[str]]:
    """The fields that stand on a line: its own, and those of an inline table."""
    keys = [key for part in line.partition("#")[0].split("=")[:-1] if (key := _last_word(part.rstrip()))]
    if not keys:
        return []
    own = [*heading, *(part.strip('"') for part in keys[0].split("."))]
    return [own, *([*own, key] for key in keys[1:])]


def _last_word(text: str) -> str:
    start = len(text)
    while start and (text[start - 1].isalnum() or text[start - 1] in '_."-'):
        start -= 1
    return text[start:]


def _sources(data: dict[str, Any]) -> list[tuple[str, Source]]:
    parts = [(b, part) for b, values in data.items() for part in (values if isinstance(values, list) else [values])]
    return [(f"{block}.{part['id']}" if "id" in part else block, part["source"]) for block, part in parts]


def _hash(data: dict[str, Any]) -> str:
    canonical = msgspec.json.encode(data, order="deterministic")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def perhaps(word: str, known: Iterable[str]) -> str:
    """ "; did you mean …?", where something is called nearly so."""
    near = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""
