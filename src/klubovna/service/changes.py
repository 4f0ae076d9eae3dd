"""What is different in what a pair of eyes sees, so that not everything has to be sent again.

A picture is a view as it is sent, cut into its fields; bytes are compared, and only what differs is looked into. What
is found is sent as `wire.Change`: at most two steps below the top, since an element of a field is small enough to be
sent whole.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Picture: TypeAlias = dict[str, msgspec.Raw]
"""The fields of a view, each as it is sent."""
Change: TypeAlias = tuple[Any, ...]
"""As `wire.Change` says."""
Path: TypeAlias = tuple[str | int, ...]
DEEP = 2
"""So many steps below the top nothing is looked into."""
_fields = msgspec.json.Decoder(Picture)
_items = msgspec.json.Decoder(list[msgspec.Raw])
LIST, OBJECT = b"[", b"{"


def picture(view: bytes) -> Picture:
    """Of a view as it is sent."""
    return _fields.decode(view)


def changes(before: Picture, after: Picture) -> list[Change]:
    """What has to be done to the one to have the other."""
    return _of_fields(before, after, ()) if before != after else []


def _of_fields(before: Picture, after: Picture, path: Path) -> list[Change]:
    found: list[Change] = [((*path, key),) for key in before if key not in after]
    for key, now in after.items():
        was = before.get(key)
        if was is None:
            found.append(((*path, key), now))
        elif was != now:
            found += _of_one(was, now, (*path, key))
    return found


def _of_one(was: msgspec.Raw, now: msgspec.Raw, path: Path) -> list[Change]:
    """Of one field; told whole if that is no longer."""
    whole: Change = (path, now)
    kind = bytes(now)[:1]
    if kind != bytes(was)[:1]:
        return [whole]
    parts: list[Change] = [whole]
    if kind == LIST:
        parts = _of_items(_items.decode(was), _items.decode(now), path)
    elif kind == OBJECT and len(path) < DEEP:
        parts = _of_fields(_fields.decode(was), _fields.decode(now), path)
    return parts if _length(parts) < len(now) else [whole]


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
    return sum(_size(part[-1]) if len(part) > 1 else 0 for part in parts) + 20 * len(parts)


def _size(value: Any) -> int:
    return sum(map(len, value)) if isinstance(value, list) else len(value)
