"""What a seat sees as a row of numbers of fixed length, with a name for each segment of it.

It is made from the types of the game's view: a number is a number, a word one of the words that it may be, a pile how
many of each thing lie in it, a list of things a line for each place – by hexes where the things lie on hexes. Which
words and how many places there are is found by a `Survey`. What has no room is left out: two moments that a seat can't
tell apart have the same numbers, but not always the other way round.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Literal, Union

import msgspec

from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.rl import writing
from klubovna.rl.families import completed
from klubovna.rl.forms import Form
from klubovna.rl.writing import NOTHING

KEYS = ("hex", "id", "seat", "hero")
"""By which of its fields a thing is known, where they are there."""
MORE = 1.5
"""So many times the longest list that was met has room."""
ANY, WIDEST = 1_000_000, 6000
"""What has a line for each thing and would take more than so many numbers is left out: such as to which hexes the
things on each hex could go."""
Families: typing.TypeAlias = list[frozenset[str]]


def form(type_: Any, met: Sequence[Any], families: Families) -> Form:
    """Of values of a type, of which these were met."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if origin in (Union, types.UnionType):
        return _perhaps(args, met, families)
    if origin is Literal:
        return writing.word(tuple(map(str, args)))
    if origin in (list, tuple, set, frozenset):
        of = args[0] if origin is not tuple or args[-1] is Ellipsis else args
        return _list(of, met, families, fixed=origin in (tuple, frozenset))
    if origin in (dict, Mapping):
        return _mapping(args, met, families)
    if not isinstance(type_, type):
        return NOTHING
    if issubclass(type_, bool | int | float):
        return writing.number()
    if issubclass(type_, str):
        return writing.word(completed(set(met), families) if len(set(met)) > 1 else ())
    if issubclass(type_, Sum):
        return writing.number("value.total")
    if issubclass(type_, Message) or not issubclass(type_, msgspec.Struct):
        return NOTHING
    return _struct(type_, met, families)


def _perhaps(args: tuple[Any, ...], met: Sequence[Any], families: Families) -> Form:
    kinds = [kind for kind in args if kind is not type(None)]
    if len(kinds) != 1:
        return NOTHING
    return writing.perhaps(form(kinds[0], [value for value in met if value is not None], families))


def _struct(type_: Any, met: Sequence[Any], families: Families, without: str = "", room: int = ANY) -> Form:
    """Its fields, but for those that have no room."""
    hints, fields = typing.get_type_hints(type_), list[tuple[str, Form]]()
    for name in type_.__struct_fields__:
        if name == without or (name.endswith("_sum") and name.removesuffix("_sum") in hints):
            continue
        inner = form(hints[name], [getattr(value, name) for value in met], families)
        if 0 < inner.size <= room:
            fields.append((name, inner))
    return writing.struct(fields, type_.__struct_config__.frozen)


def _mapping(args: tuple[Any, ...], met: Sequence[Any], families: Families) -> Form:
    """A line for each key."""
    words = completed({str(key) for value in met for key in value}, families)
    inner = form(args[1], [one for value in met for one in value.values()], families)
    return writing.lines(words, inner, lambda value: typing.cast("Mapping[str, Any]", value), fixed=False)


def _list(of: Any, met: Sequence[Any], families: Families, fixed: bool) -> Form:
    every = [one for value in met for one in value]
    if isinstance(of, tuple):
        return _grid(of, every, families, fixed)
    if typing.get_origin(of) in (list, tuple):
        flat = [[word for inner in value for word in inner] for value in met]
        within = {word for value in flat for word in value}
        if not all(isinstance(word, str) for word in within):
            return NOTHING
        fixed = fixed and typing.get_origin(of) is tuple
        return writing.pile(completed(within, families), fixed, chain.from_iterable)
    if set(typing.get_args(of)) == {str, type(None)}:
        return writing.partly_known(completed({one for one in every if one is not None}, families), fixed)
    if typing.get_origin(of) in (Union, types.UnionType) or not isinstance(of, type):
        return _row(of, met, families, fixed)
    if issubclass(of, str):
        return writing.pile(completed(set(every), families), fixed)
    key = _key(of, met) if issubclass(of, msgspec.Struct) and not issubclass(of, Message) else ""
    if key:
        words = completed({getattr(one, key) for one in every}, families)
        inner = _struct(of, every, families, key, WIDEST // max(1, len(words)))
        return writing.lines(words, inner, writing.keyed(key), fixed)
    return _row(of, met, families, fixed)


def _key(of: Any, met: Sequence[Any]) -> str:
    """The field by which things of a list are told apart; none where there are always as many, each at its place."""
    lengths = {len(value) for value in met}
    for key in KEYS:
        if key not in of.__struct_fields__ or (len(lengths) == 1 and key != "hex"):
            continue
        ids = [[getattr(one, key) for one in value] for value in met]
        if all(len(set(some)) == len(some) and all(isinstance(id, str) for id in some) for some in ids):
            return key
    return ""


def _row(of: Any, met: Sequence[Any], families: Families, fixed: bool) -> Form:
    """Things at their places; as many as ever were, and some more."""
    lengths = {len(value) for value in met}
    longest = max(lengths, default=0)
    if len(lengths) == 1:
        each = [form(of, [value[place] for value in met], families) for place in range(longest)]
        return writing.places(each, fixed)
    room, inner = int(longest * MORE), form(of, [one for value in met for one in value], families)
    return writing.sequence(inner, room, fixed) if room and inner.size else writing.count(fixed)


def _grid(of: tuple[Any, ...], every: Sequence[Any], families: Families, fixed: bool) -> Form:
    if set(of) != {str} or len(of) != 2:
        return NOTHING
    rows, columns = (completed({one[side] for one in every}, families) for side in (0, 1))
    return writing.grid(rows, columns, fixed) if 0 < len(rows) * len(columns) < WIDEST else NOTHING
