"""Texts in TOML: read, put into a shape, and told where they are wrong."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import meant

LARGEST_FILE = 1_000_000
MOST_DOTS = 60
"""Dots in a line: TOML's reader takes ages over a key of thousands of parts."""


def within_limits(text: str, largest: int, file: str = "") -> None:
    """Raises Broken where reading on would take too long."""
    if len(text) > largest:
        raise Broken(f"longer than {largest} letters", file=file)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise Broken(f"more than {MOST_DOTS} dots in a line", file=file, line=number)


def parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"line (\d+)", str(problem))
        raise Broken(str(problem), file=file, line=int(line[1]) if line else None) from None
    except ValueError as problem:  # a number of thousands of digits
        raise Broken(str(problem), file=file) from None
    except RecursionError:
        raise Broken("nested too deep", file=file) from None


def shaped(text: str, shape: Any, file: str) -> Any:
    """A TOML file that is no content, such as a lesson, in its shape."""
    return converted(parsed(text, file), shape, "", file, text)


def converted(values: Any, shape: Any, block: str, file: str, text: str) -> Any:
    try:
        return msgspec.convert(values, shape)
    except msgspec.ValidationError as problem:
        what, _, where = str(problem).partition(" - at `")  # "…at `$.map.hexes`", "…at `key` in `$.map.works`"
        field = f"{block}{where.partition('$')[2].rstrip('`')}".strip(".")
        unknown = re.search(r"unknown field `([^`]+)`", what)
        line = line_of(text, f"{field}.{unknown[1]}" if unknown else field)
        raise Broken(f"{what}{meant(what, field, shape)}", file=file, line=line, field=field) from None


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
