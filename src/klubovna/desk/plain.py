"""What a seat sees as lines of letters, from nothing but its types: for games that nobody has drawn, and where there is
no `rich`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from klubovna.kernel.sums import Sum

INDENT = "  "


def lines(view: msgspec.Struct, depth: int = 0) -> Iterator[str]:
    """A line for each field; what has parts stands below it."""
    for name in view.__struct_fields__:
        yield from _field(name.replace("_", " "), getattr(view, name), INDENT * depth, depth)


def _field(name: str, value: Any, before: str, depth: int) -> Iterator[str]:
    if short := _short(value):
        yield f"{before}{name}: {short}"
    elif isinstance(value, msgspec.Struct):
        yield f"{before}{name}:"
        yield from lines(value, depth + 1)
    else:
        yield f"{before}{name}:"
        every = value.items() if isinstance(value, dict) else enumerate(value, 1)
        for place, one in every:
            yield from _field(str(place), one, before + INDENT, depth + 1)


def _short(value: Any) -> str:
    """On one line, where nothing in it has parts of its own; else nothing."""
    if isinstance(value, Sum):
        return str(value.total)
    if value is None or value in ("", [], (), {}):
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        parts = [_short(one) for one in value]
        return ", ".join(parts) if all(parts) else ""
    if isinstance(value, dict):
        parts = [_short(one) for one in value.values()]
        return ", ".join(f"{key} {part}" for key, part in zip(value, parts, strict=True)) if all(parts) else ""
    if isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
        flat = not any(isinstance(one, list | tuple | dict | msgspec.Struct) for one in inner)
        return " ".join(_said(name, getattr(value, name)) for name in value.__struct_fields__).strip() if flat else ""
    return str(value)


def _said(name: str, value: Any) -> str:
    if value is None or value is False or value == "":
        return ""
    if value is True:
        return name
    return str(value) if isinstance(value, str) else f"{name} {value}"
