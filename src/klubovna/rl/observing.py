"""What a seat sees as a row of numbers of fixed length, with a name for each part of it.

It is made from the types of the game's view: a number is a number, a word one of the words that it may be, a pile how
many of each thing lie in it, a list of things a line for each place – by hexes where the things lie on hexes. Which
words and how many places there are is found by a `Survey`. What has no room is left out: two moments that a seat can't
tell apart have the same numbers, but not always the other way round.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Literal, TypeAlias, Union

import msgspec
import numpy as np
from numpy.typing import NDArray

from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.rl.families import completed

Numbers: TypeAlias = NDArray[np.float32]
Put: TypeAlias = Callable[[Any, Numbers, int], None]
"""Writes a value into the row, from a place on."""
KEYS = ("hex", "id", "seat", "hero")
"""By which of its fields a thing is known, where they are there."""
WORTH_REMEMBERING = 24
"""So many numbers at least."""
MORE = 1.5
"""So many times the longest list that was met has room."""
ANY, WIDEST = 1_000_000, 6000
"""What has a line for each thing and would take more than so many numbers is left out: such as to which hexes the
things on each hex could go."""


class Part(msgspec.Struct, frozen=True):
    """A piece of the row: where it begins, its shape, and what each line of it stands for."""

    start: int
    shape: tuple[int, ...]
    words: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Writer(msgspec.Struct, frozen=True):
    """How many numbers a value takes, how it is written, and how its parts are called."""

    size: int
    put: Put
    parts: tuple[tuple[str, Part], ...] = ()


def _nothing(value: Any, out: Numbers, at: int) -> None:
    """Said elsewhere, or no thing of the game."""


NOTHING = Writer(0, _nothing)


def writer(type_: Any, met: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    """For values of a type, of which these were met."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if origin in (Union, types.UnionType):
        return _perhaps(args, met, families)
    if origin is Literal:
        return _word(tuple(map(str, args)))
    if origin in (list, tuple, set, frozenset):
        found = _list(args[0] if origin is not tuple or args[-1] is Ellipsis else args, met, families)
        return _remembered(found) if origin is tuple else found
    if origin in (dict, Mapping):
        return _mapping(args, met, families)
    if not isinstance(type_, type):
        return NOTHING
    if issubclass(type_, bool | int | float):
        return _whole(Writer(1, _number))
    if issubclass(type_, str):
        return _word(completed(set(met), families) if len(set(met)) > 1 else ())
    if issubclass(type_, Sum):
        return _whole(Writer(1, _total))
    if issubclass(type_, Message) or not issubclass(type_, msgspec.Struct):
        return NOTHING
    found = _struct(type_, met, families)
    return _remembered(found) if type_.__struct_config__.frozen else found


def _remembered(found: Writer) -> Writer:
    """What never changes and is the very thing that was written last need not be looked through again: most of a table
    stays as it is from one look to the next, and views share what does."""
    size, write = found.size, found.put
    if size < WORTH_REMEMBERING:
        return found
    last: Any = None
    row = np.zeros(size, np.float32)

    def put(value: Any, out: Numbers, at: int) -> None:
        nonlocal last
        if value is not last:
            last = None
            row[:] = 0
            write(value, row, 0)
            last = value
        out[at : at + size] = row

    return Writer(size, put, found.parts)


def _number(value: Any, out: Numbers, at: int) -> None:
    out[at] = value


def _total(value: Any, out: Numbers, at: int) -> None:
    out[at] = value.total


def _whole(found: Writer) -> Writer:
    return Writer(found.size, found.put, (("", Part(0, (found.size,))),))


def _word(words: tuple[str, ...]) -> Writer:
    """1 at the place of the word."""
    if len(words) < 2:
        return NOTHING
    places = {word: place for place, word in enumerate(words)}

    def put(value: Any, out: Numbers, at: int) -> None:
        place = places.get(value)
        if place is not None:
            out[at + place] = 1

    return Writer(len(words), put, (("", Part(0, (len(words),), words)),))


def _perhaps(args: tuple[Any, ...], met: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    """Whether it is there, and what it is."""
    kinds = [kind for kind in args if kind is not type(None)]
    if len(kinds) != 1:
        return NOTHING
    inner = writer(kinds[0], [value for value in met if value is not None], families)
    put_inner = inner.put

    def put(value: Any, out: Numbers, at: int) -> None:
        if value is not None:
            out[at] = 1
            put_inner(value, out, at + 1)

    return Writer(1 + inner.size, put, (("there", Part(0, (1,))), *_moved(inner.parts, 1)))


def _struct(
    type_: Any, met: Sequence[Any], families: list[frozenset[str]], without: str = "", room: int = ANY
) -> Writer:
    """Its fields one after another, but for those that have no room."""
    hints = typing.get_type_hints(type_)
    size, steps, parts = 0, list[tuple[str, Put, int]](), list[tuple[str, Part]]()
    for name in type_.__struct_fields__:
        if name == without or (name.endswith("_sum") and name.removesuffix("_sum") in hints):
            continue
        inner = writer(hints[name], [getattr(value, name) for value in met], families)
        if 0 < inner.size <= room:
            steps.append((name, inner.put, size))
            parts += [(_joined(name, below), part) for below, part in _moved(inner.parts, size)]
            size += inner.size

    def put(value: Any, out: Numbers, at: int) -> None:
        for name, write, place in steps:
            write(getattr(value, name), out, at + place)

    return Writer(size, put, tuple(parts))


def _mapping(args: tuple[Any, ...], met: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    """A line for each key."""
    words = completed({str(key) for value in met for key in value}, families)
    inner = writer(args[1], [one for value in met for one in value.values()], families)
    return _lines(words, inner, lambda value: value.items())


def _list(of: Any, met: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    every = [one for value in met for one in value]
    if isinstance(of, tuple):
        return _grid(of, every, families)
    if typing.get_origin(of) in (list, tuple):
        flat = [[word for inner in value for word in inner] for value in met]
        if all(isinstance(word, str) for value in flat for word in value):
            pile = _pile({word for value in flat for word in value}, families)
            put = pile.put
            return Writer(pile.size, lambda value, out, at: put(chain.from_iterable(value), out, at), pile.parts)
        return NOTHING
    if set(typing.get_args(of)) == {str, type(None)}:
        return _partly_known({one for one in every if one is not None}, families)
    if typing.get_origin(of) in (Union, types.UnionType) or not isinstance(of, type):
        return _row(of, met, families)
    if issubclass(of, str):
        return _pile(set(every), families)
    if issubclass(of, msgspec.Struct) and not issubclass(of, Message):
        key = _key(of, met)
        if key:
            words = completed({getattr(one, key) for one in every}, families)
            inner = _struct(of, every, families, key, WIDEST // max(1, len(words)))
            return _lines(words, inner, lambda value: [(getattr(one, key), one) for one in value])
    return _row(of, met, families)


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


def _row(of: Any, met: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    """Things at their places, and how many there are."""
    lengths = {len(value) for value in met}
    longest = max(lengths, default=0)
    if len(lengths) == 1:
        return _places([writer(of, [value[place] for value in met], families) for place in range(longest)])
    room, inner = int(longest * MORE), writer(of, [one for value in met for one in value], families)
    if not room or not inner.size:
        return _whole(Writer(1, lambda value, out, at: _number(len(value), out, at)))
    width, put_inner = inner.size, inner.put

    def put(value: Any, out: Numbers, at: int) -> None:
        out[at] = len(value)
        for place, one in enumerate(value[:room]):
            put_inner(one, out, at + 1 + place * width)

    below = [
        (f"{place}.{name}".rstrip("."), part)
        for place in range(room)
        for name, part in _moved(inner.parts, 1 + place * width)
    ]
    return Writer(1 + room * width, put, (("count", Part(0, (1,))), *below))


def _places(each: Sequence[Writer]) -> Writer:
    """Always as many things, each of a kind of its own."""
    starts = [sum(one.size for one in each[:place]) for place in range(len(each))]
    steps = [(place, one.put, starts[place]) for place, one in enumerate(each) if one.size]

    def put(value: Any, out: Numbers, at: int) -> None:
        if len(value) == len(each):
            for place, write, start in steps:
                write(value[place], out, at + start)

    below = [
        (f"{place}.{name}".rstrip("."), part)
        for place, one in enumerate(each)
        for name, part in _moved(one.parts, starts[place])
    ]
    return Writer(sum(one.size for one in each), put, tuple(below))


def _pile(met: set[str], families: list[frozenset[str]]) -> Writer:
    """How many there are of each thing."""
    words = completed(met, families)
    places = {word: place for place, word in enumerate(words)}

    def put(value: Any, out: Numbers, at: int) -> None:
        for word in value:
            place = places.get(word)
            if place is not None:
                out[at + place] += 1

    return Writer(len(words), put, (("", Part(0, (len(words),), words)),)) if words else NOTHING


def _partly_known(met: set[str], families: list[frozenset[str]]) -> Writer:
    """A pile in which some things lie on their faces: how many do, and how many there are of each other."""
    known = _pile(met, families)
    put_known = known.put

    def put(value: Any, out: Numbers, at: int) -> None:
        out[at] = sum(one is None for one in value)
        put_known(value, out, at + 1)

    return Writer(1 + known.size, put, (("unknown", Part(0, (1,))), *_moved(known.parts, 1)))


def _grid(of: tuple[Any, ...], every: Sequence[Any], families: list[frozenset[str]]) -> Writer:
    """Pairs of words, such as what lies where: how many there are of each."""
    if set(of) != {str} or len(of) != 2:
        return NOTHING
    rows, columns = (completed({one[side] for one in every}, families) for side in (0, 1))
    down, across = ({word: place for place, word in enumerate(words)} for words in (rows, columns))
    width = len(columns)

    def put(value: Any, out: Numbers, at: int) -> None:
        for one, other in value:
            if one in down and other in across:
                out[at + down[one] * width + across[other]] += 1

    size = len(rows) * width
    return Writer(size, put, (("", Part(0, (len(rows), width), columns)),)) if 0 < size < WIDEST else NOTHING


def _lines(words: tuple[str, ...], inner: Writer, pairs: Callable[[Any], Iterable[tuple[str, Any]]]) -> Writer:
    """A line for each word: whether it is there, and what it has. In the row each property of all of them stands
    together, which is a plane where the words are hexes."""
    places = {word: place for place, word in enumerate(words)}
    count, width, put_inner = len(words), inner.size, inner.put
    if not count:
        return NOTHING
    line = np.zeros(width, np.float32)

    def put(value: Any, out: Numbers, at: int) -> None:
        planes = out[at : at + count * (1 + width)].reshape(1 + width, count)
        for word, one in pairs(value):
            place = places.get(word)
            if place is None:
                continue
            planes[0, place] = 1
            if width:
                line[:] = 0
                put_inner(one, line, 0)
                planes[1:, place] = line

    below = [(name, Part(count * (1 + part.start), (part.size, count), words)) for name, part in inner.parts]
    return Writer(count * (1 + width), put, (("there", Part(0, (count,), words)), *below))


def _moved(parts: Iterable[tuple[str, Part]], by: int) -> list[tuple[str, Part]]:
    return [(name, Part(part.start + by, part.shape, part.words)) for name, part in parts]


def _joined(name: str, below: str) -> str:
    return f"{name}.{below}" if below else name
