"""What was read from a text of the players' own, as a text again: the same when it is read once more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

WIDTH = 110
USUAL_SOURCE = "pack"
"""What a block of the players' own need not say."""


def written(file: msgspec.Struct, above: tuple[str, ...] = ()) -> str:
    """A file of blocks: tables, and lists of tables. What is as usual is not said."""
    lines = [line for name, value in _said(file) for line in _part((*above, name), value)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _said(struct: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """Its fields that are not as usual, by the names that they are written with."""
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        known = field.name == "source" and value == USUAL_SOURCE
        if not known and (field.required or value != usual) and value is not None:
            yield field.encode_name, value


def _part(path: tuple[str, ...], value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for one in value:
            yield from _table(path, one, "[[", "]]")
    else:
        yield from _table(path, value, "[", "]")


def _table(path: tuple[str, ...], value: Any, opened: str, closed: str) -> Iterator[str]:
    """What is no table first, for TOML knows no way back."""
    inside = list(_said(value)) if isinstance(value, msgspec.Struct) else list(value.items())
    deep = [(name, one) for name, one in inside if _is_table(one)]
    plain = [(name, one) for name, one in inside if not _is_table(one)]
    if plain or not deep or opened == "[[":
        yield ""
        yield f"{opened}{'.'.join(map(_key, path))}{closed}"
        yield from (f"{_key(name)} = {_value(one)}" for name, one in plain)
    for name, one in deep:
        yield from _table((*path, name), one, "[", "]")


def _is_table(value: Any) -> bool:
    """Conditions and the like, which say what kind they are, stand in a line."""
    return isinstance(value, Mapping) or (isinstance(value, msgspec.Struct) and _tag(value) is None)


def _tag(value: msgspec.Struct) -> tuple[str, str] | None:
    config = value.__struct_config__
    return (config.tag_field, str(config.tag)) if config.tag_field else None


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else _string(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, tuple | list):
        return _list([_value(one) for one in value])
    if isinstance(value, msgspec.Struct):
        tag = _tag(value)
        pairs = [*([tag] if tag else []), *_said(value)]
        return f"{{ {', '.join(f'{_key(name)} = {_value(one)}' for name, one in pairs)} }}"
    return str(value)


def _list(parts: list[str]) -> str:
    """In a line, or, where that would be too long, one part below the other."""
    flat = f"[{', '.join(parts)}]"
    if len(flat) <= WIDTH or not any(part.startswith("{") for part in parts):
        return flat
    return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"


def _string(text: str) -> str:
    """What has several lines is written as it is drawn, unless that could be misread."""
    if (
        "\n" in text
        and "'''" not in text
        and not text.endswith("'")
        and all(c.isprintable() or c == "\n" for c in text)
    ):
        return f"'''\n{text}'''"
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
