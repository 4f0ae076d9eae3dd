"""`clone()` written from the field types: immutable things are shared, containers are copied as deep as needed."""

from __future__ import annotations

import enum
import inspect
import types
import typing
from collections.abc import Callable
from typing import Any, Literal, TypeVar, Union

import msgspec

from klubovna.kernel.content import Content

S = TypeVar("S")
_SIMPLE = (int, str, bool, float, bytes, type(None))
_HOLDERS = (list, set, dict, tuple, msgspec.Struct)
_LEAVES = frozenset(_SIMPLE)


def cloner(cls: type[S]) -> Callable[[S], S]:
    """The copying function of a Struct class, as fast as if written by hand."""
    names: dict[str, Any] = {}
    source = f"lambda s: {_construct(cls, 's', names)}"
    return typing.cast("Callable[[S], S]", eval(source, names))


def immutable(t: Any) -> bool:
    """Whether values of this type can be shared between clones."""
    origin, args = typing.get_origin(t), typing.get_args(t)
    if origin in (Union, types.UnionType):
        return all(map(immutable, args))
    if origin is tuple:
        return all(immutable(a) for a in args if a is not Ellipsis)
    if origin is Literal:
        return True
    if not isinstance(t, type):
        return False
    if issubclass(t, msgspec.Struct):
        return t.__struct_config__.frozen
    return issubclass(t, (*_SIMPLE, enum.Enum, Content))


def _construct(cls: type, source: str, names: dict[str, Any]) -> str:
    name = next((known for known, c in names.items() if c is cls), f"{cls.__name__}_{len(names)}")
    names[name] = cls
    hints = typing.get_type_hints(cls)
    keyword_only = {p.name for p in inspect.signature(cls).parameters.values() if p.kind is p.KEYWORD_ONLY}
    given = []
    for field in sorted(_fields(cls), key=lambda f: f in keyword_only):
        copied = _copied(hints[field], f"{source}.{field}", names)
        given.append(f"{field}={copied}" if field in keyword_only else copied)
    return f"{name}({', '.join(given)})"


def _fields(cls: type) -> tuple[str, ...]:
    return tuple(f.name for f in msgspec.structs.fields(cls))


def _copied(t: Any, source: str, names: dict[str, Any]) -> str:
    if immutable(t):
        return source
    origin, args = typing.get_origin(t), typing.get_args(t)
    if origin in (Union, types.UnionType) and type(None) in args and len(args) == 2:
        other = next(a for a in args if a is not type(None))
        return f"(None if {source} is None else {_copied(other, source, names)})"
    each = f"x{len(source)}"
    if origin is list:
        return f"{source}[:]" if immutable(args[0]) else f"[{_copied(args[0], each, names)} for {each} in {source}]"
    if origin is dict and immutable(args[1]):
        return f"{source}.copy()"
    if origin is dict:
        return f"{{k: {_copied(args[1], each, names)} for k, {each} in {source}.items()}}"
    if isinstance(t, type) and issubclass(t, msgspec.Struct):
        return _construct(t, source, names)
    raise TypeError(f"no way to clone {t!r}: use lists, dicts, Structs and what is immutable; sets have no order")


def mutable(state: msgspec.Struct) -> dict[int, Any]:
    """Everything inside that can change, by its identity."""
    found: dict[int, Any] = {}
    waiting: list[Any] = [state]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, msgspec.Struct):
            inner: Any = msgspec.structs.astuple(thing)
            changes = not thing.__struct_config__.frozen
        else:
            inner = thing.values() if isinstance(thing, dict) else thing
            changes = not isinstance(thing, tuple)
        if changes:
            found[id(thing)] = thing
        waiting += [
            x
            for x in inner
            if type(x) not in _LEAVES and isinstance(x, _HOLDERS) and not (type(x) is tuple and _plain(x))
        ]
    return found


def _plain(things: tuple[Any, ...]) -> bool:
    """Whether a tuple need not be looked into; by far the most are words."""
    return not things or type(things[0]) is str
