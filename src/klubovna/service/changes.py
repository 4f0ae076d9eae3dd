"""What is different in what a pair of eyes sees, so that not everything has to be sent again.

A picture is a view as it is sent, cut into its fields: bytes are compared, and only what differs is looked into. What
is found is sent as `wire.Change`: at most two steps below the top, since an element of a field is small enough to be
sent whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from klubovna.kernel.cloning import immutable

Change: TypeAlias = tuple[Any, ...]
"""As `wire.Change` says."""
Path: TypeAlias = tuple[str | int, ...]
DEEP = 2
"""So many steps below the top nothing is looked into."""
SHORT = 20
"""Bytes that a change takes besides what is new in it."""
LIST, OBJECT = b"[", b"{"
FIXED, PARTS, CHANGES = "fixed", "parts", "changes"
"""A field: what is there is never changed, only replaced, such as a view in a view; has fields of its own, some of
which are like that; may be anything."""
encode = msgspec.json.encode
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])
_items = msgspec.json.Decoder(list[msgspec.Raw])


class Picture(NamedTuple):
    parts: dict[str, Part]
    """The fields by their names, as they are sent; one that has fields of its own may be a picture itself."""
    known: dict[str, Any]
    """What can't change, such as the map: the same thing is written once."""

    def written(self) -> bytes:
        return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), _written(part)) for name, part in self.parts.items()])


Part: TypeAlias = bytes | msgspec.Raw | Picture


class Outline(NamedTuple):
    """The names of the fields of a view, all in order, and by how what is there changes."""

    all: tuple[str, ...]
    names: tuple[str, ...]
    """May be anything: these are written all at once, and cut apart."""
    values: Callable[[Any], Any]
    """What is there, in the same order."""
    fixed: tuple[str, ...]
    parts: tuple[str, ...]


def picture(view: Any, before: Picture | None = None, depth: int = 1) -> Picture:
    """Of a view; what is the same as before is not written again."""
    outline = _outline(view.__class__)
    parts: dict[str, Part] = dict.fromkeys(outline.all, b"")
    parts.update(zip(outline.names, _items.decode(encode(outline.values(view))), strict=True))
    known: dict[str, Any] = {}
    old, was = (before.known, before.parts) if before else ({}, {})
    for name in outline.fixed:
        value = known[name] = getattr(view, name)
        parts[name] = was[name] if name in old and old[name] is value else encode(value)
    for name in outline.parts:
        value = known[name] = getattr(view, name)
        earlier = was.get(name)
        if earlier is not None and old.get(name) is value:
            parts[name] = earlier
        elif depth < DEEP and isinstance(value, msgspec.Struct):
            parts[name] = picture(value, earlier if isinstance(earlier, Picture) else None, depth + 1)
        else:
            parts[name] = encode(value)
    return Picture(parts, known)


@cache
def _outline(kind: Any) -> Outline:
    """(The names of views are what is sent, and all of it is sent.)"""
    if not _sent_as_named(kind):
        raise TypeError(f"{kind.__name__} is no view: all fields are sent, by their names, and nothing else")
    hints = get_type_hints(kind)
    fields: dict[str, list[str]] = {CHANGES: [], FIXED: [], PARTS: []}
    for name in kind.__struct_fields__:
        fields[_changing(hints[name])].append(name)
    changing, fixed, parts = map(tuple, fields.values())
    return Outline(kind.__struct_fields__, changing, _values(changing), fixed, parts)


def _sent_as_named(kind: Any) -> bool:
    config = kind.__struct_config__
    named = kind.__struct_fields__ == kind.__struct_encode_fields__
    return bool(named and not config.omit_defaults and config.tag is None)


def _values(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """Of fields with these names."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: [getattr(view, name) for name in names]


def _changing(kind: Any) -> str:
    if _fixed(kind):
        return FIXED if _costs(kind) else CHANGES
    either = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    inside = [part for part in either if _is_struct(part)]
    if any(_sent_as_named(part) and (_outline(part).fixed or _outline(part).parts) for part in inside):
        return PARTS
    return FIXED if inside and all(part.__struct_config__.frozen for part in inside) else CHANGES


def _costs(kind: Any) -> bool:
    """Whether it is dearer to write it than to see that it is the same: not a number or a word, or one of a few."""
    if get_origin(kind) in (Union, UnionType):
        return any(map(_costs, get_args(kind)))
    return get_origin(kind) is not Literal and kind not in (int, bool, float, str, NoneType)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _fixed(kind: Any) -> bool:
    """Whether nothing in it can change; views are frozen, but what they hold may be lists."""
    if _is_struct(kind):
        return bool(kind.__struct_config__.frozen and all(map(_fixed, get_type_hints(kind).values())))
    parts = get_args(kind) if get_origin(kind) in (tuple, Union, UnionType) else ()
    return all(_fixed(part) for part in parts if part is not ...) if parts else immutable(kind)


def _written(part: Part) -> bytes | msgspec.Raw:
    return part.written() if isinstance(part, Picture) else part


def changes(before: Picture, after: Picture) -> list[Change]:
    """What has to be done to the one to have the other."""
    return _of_fields(before.parts, after.parts, ())


def _of_fields(before: Mapping[str, Any], after: Mapping[str, Any], path: Path) -> list[Change]:
    found: list[Change] = [((*path, key),) for key in before if key not in after]
    for key, now in after.items():
        was = before.get(key)
        if was is now:
            continue
        if was is None:
            found.append(((*path, key), _sent(now)))
        elif was != now:
            found += _of_one(was, now, (*path, key))
    return found


def _sent(part: Any) -> msgspec.Raw:
    return part if isinstance(part, msgspec.Raw) else msgspec.Raw(_bytes(part))


def _bytes(part: Any) -> bytes:
    if part.__class__ is msgspec.Raw:
        return bytes(part)
    return part.written() if isinstance(part, Picture) else part


def _of_one(was: Any, now: Any, path: Path) -> list[Change]:
    """Of one field; told whole if that is no longer."""
    if isinstance(was, Picture) and isinstance(now, Picture):
        return _of_fields(was.parts, now.parts, path)
    new = _bytes(now)
    if len(new) <= SHORT:
        return [(path, msgspec.Raw(new))]
    old = _bytes(was)
    kind = new[:1] if new[:1] == old[:1] else b""
    if kind == LIST:
        parts = _of_items(_items.decode(old), _items.decode(new), path)
    elif kind == OBJECT and len(path) < DEEP:
        parts = _of_fields(_fields.decode(old), _fields.decode(new), path)
    else:
        return [(path, msgspec.Raw(new))]
    return parts if _length(parts) < len(new) else [(path, msgspec.Raw(new))]


def _of_items(was: list[msgspec.Raw], now: list[msgspec.Raw], path: Path) -> list[Change]:
    """Of a list: single elements where none came or went, otherwise all between the first and the last that differ."""
    if len(was) == len(now) and len(path) < DEEP:
        return [((*path, i), one) for i, one in enumerate(now) if one != was[i]]
    start, end, shorter = 0, 0, min(len(was), len(now))
    while start < shorter and was[start] == now[start]:
        start += 1
    while end < shorter - start and was[-1 - end] == now[-1 - end]:
        end += 1
    return [(path, start, len(was) - end - start, now[start : len(now) - end])]


def _length(parts: list[Change]) -> int:
    """About so many bytes are sent."""
    return sum([_size(part[-1]) if len(part) > 1 else 0 for part in parts]) + SHORT * len(parts)


def _size(value: Any) -> int:
    return sum(map(len, value)) if isinstance(value, list) else len(value)
