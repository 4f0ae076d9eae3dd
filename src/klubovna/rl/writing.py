"""How things are written as numbers: the forms of all kinds of things.

Whoever looks again and again sees much the same: what holds other things keeps in mind what it wrote of them, and what
is like that is not written again. Only what can't change is compared with what was there before, or a copy of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

from klubovna.rl.forms import Form, Place, Put, Segment, joined, kept, moved, numbered, starts_of

GONE = object()
"""Nothing is like it."""


def _silent(value: Any) -> None:
    """Said elsewhere, or no thing of the game."""


NOTHING = Form(0, lambda place: _silent)


def number(of: str = "value") -> Form:
    """A number as it is."""
    bind = _compiled([f"row[at] = {of}"])
    return Form(1, lambda place: bind(place, ()), (("", Segment(0, (1,))),), of=of)


def count(fixed: bool) -> Form:
    """How many things there are, and nothing else."""
    return msgspec.structs.replace(number("len(value)"), fixed=fixed)


def word(words: tuple[str, ...]) -> Form:
    """1 at the place of the word."""
    if len(words) < 2:
        return NOTHING
    places = _places(words)
    return Form(
        len(words), lambda place: _bind_word(places, place, 0), (("", Segment(0, (len(words),), words)),), one_of=places
    )


def _bind_word(places: dict[Any, int], place: Place, first: int) -> Put:
    """Where there is room before the first word, 1 stands there for any."""
    row, at, step = place.row, place.at, place.step
    words = at + first * step
    last = words

    def put(value: Any) -> None:
        nonlocal last
        row[last] = 0
        if first:
            row[at] = value is not None
        found = places.get(value)
        if found is not None:
            last = words + found * step
            row[last] = 1

    return put


def perhaps(inner: Form) -> Form:
    """Whether it is there, and what it is."""
    segments = (("there", Segment(0, (1,))), *moved(inner.segments, 1))
    if inner.size and inner.one_of:
        return Form(1 + inner.size, lambda place: _bind_word(inner.one_of, place, 1), segments)

    def bind(place: Place) -> Put:
        row, at, below = place.row, place.at, place.own(1)
        put_inner: Put | None = None

        def put(value: Any) -> None:
            nonlocal put_inner
            if value is not None:
                row[at] = 1
                if put_inner is None:
                    put_inner = inner.bind(below)
                put_inner(value)
            elif row[at]:
                row[at] = 0
                below.clear(inner.size)

        return put

    return Form(1 + inner.size, bind, segments, inner.fixed)


def struct(fields: Sequence[tuple[str, Form]], frozen: bool) -> Form:
    """Its fields one after another, by a function of its own: numbers are written at once, of the rest what is new."""
    starts = starts_of([form for _, form in fields])
    lines, others, singles = list[str](), list[tuple[int, Form]](), list[int]()
    for start, (name, form) in zip(starts, fields, strict=True):
        if form.of:
            lines.append(f"row[a{start}] = {form.of.replace('value', f'value.{name}')}")
            singles.append(start)
        else:
            lines += _field(name, form, len(others))
            others.append((start, form))
    write = _compiled(lines, len(others), singles)

    def bind(place: Place) -> Put:
        return write(place, [form.bind(place.inner(start)) for start, form in others])

    segments = [
        (joined(name, below), segment)
        for start, (name, form) in zip(starts, fields, strict=True)
        for below, segment in moved(form.segments, start)
    ]
    fixed = frozen and all(form.fixed for _, form in fields)
    return Form(sum(form.size for _, form in fields), bind, tuple(segments), fixed)


def _field(name: str, form: Form, n: int) -> list[str]:
    """`p0`, `p1` … write a field, `w0`, `w1` … are what was written."""
    if not form.fixed and not form.listed:
        return [f"p{n}(value.{name})"]
    kept = "x.copy()" if form.listed else "x"
    return [f"x = value.{name}", f"if x is not w{n} and x != w{n}: w{n} = GONE; p{n}(x); w{n} = {kept}"]


def _compiled(
    lines: Sequence[str], others: int = 0, singles: Sequence[int] = ()
) -> Callable[[Place, Sequence[Put]], Put]:
    """A function that binds these lines; `a0`, `a1` … are where single numbers stand."""
    kept = ", ".join(f"w{n}" for n in range(others))
    gone = [f"{kept.replace(', ', ' = ')} = GONE"] if others else []
    outer = [f"nonlocal {kept}"] if others else []
    source = [
        "def bind(place, puts):",
        "    row, at, step = place.row, place.at, place.step",
        *(f"    a{start} = at + {start} * step" for start in singles),
        *(f"    p{n} = puts[{n}]" for n in range(others)),
        *(f"    {line}" for line in gone),
        "    def put(value):",
        *(f"        {line}" for line in [*outer, *lines] or ["pass"]),
        *("    " + line for line in (["def forget():", *(f"    {line}" for line in outer + gone)] if others else [])),
        *(["    place.memories.append(forget)"] if others else []),
        "    return put",
    ]
    names: dict[str, Any] = {"GONE": GONE}
    exec("\n".join(source), names)
    bind: Callable[[Place, Sequence[Put]], Put] = names["bind"]
    return bind


def places(each: Sequence[Form], fixed: bool) -> Form:
    """Always as many things, each of a kind of its own."""
    each = [kept(form) for form in each]
    starts, alike = starts_of(each), all(form.fixed for form in each)

    def bind(place: Place) -> Put:
        below, was, every = place.own(0), list[Any](), range(len(each))
        steps = [form.bind(below.inner(start)) for start, form in zip(starts, each, strict=True)]
        below.memories.append(was.clear)

        def put(value: Any) -> None:
            if len(value) != len(steps):
                below.clear(size)
            elif was and alike:
                for n in compress(every, map(is_not, value, was)):
                    if value[n] != was[n]:
                        steps[n](value[n])
                was[:] = value
            else:
                for write, one in zip(steps, value, strict=True):
                    write(one)
                was[:] = value

        return put

    size = sum(form.size for form in each)
    return Form(size, bind, numbered(each, starts), fixed and alike, alike and not fixed)


def sequence(inner: Form, room: int, fixed: bool) -> Form:
    """Things at their places, and how many there are; there is room for so many."""
    width, alike = inner.size, inner.fixed

    def bind(place: Place) -> Put:
        row, at, below, bound = place.row, place.at, list[Place](), list[Put]()
        was = list[Any]()
        place.memories.append(was.clear)

        def put(value: Any) -> None:
            row[at] = len(value)
            now = min(len(value), room)
            for n in range(now):
                one = value[n]
                if n == len(bound):
                    below.append(place.own(1 + n * width))
                    bound.append(inner.bind(below[n]))
                if n >= len(was) or not alike or (one is not was[n] and one != was[n]):
                    bound[n](one)
            for gone in below[now : len(was)]:
                gone.clear(width)
            was[:] = value[:now]

        return put

    segments = numbered([inner] * room, [1 + n * width for n in range(room)])
    segments = (("count", Segment(0, (1,))), *segments)
    return Form(1 + room * width, bind, segments, fixed and alike, alike and not fixed)


def pile(words: tuple[Any, ...], fixed: bool, flat: Callable[[Any], Iterable[Any]] | None = None) -> Form:
    """How many there are of each thing; of things in lists, `flat` takes them out."""
    if not words:
        return NOTHING
    known = _places(words)

    def bind(place: Place) -> Put:
        row, at, step = place.row, place.at, place.step
        written: list[int] = []

        def put(value: Any) -> None:
            nonlocal written
            for spot in written:
                row[spot] = 0
            written = [at + known[word] * step for word in (flat(value) if flat else value) if word in known]
            for spot in written:
                row[spot] += 1

        return put

    return Form(len(words), bind, (("", Segment(0, (len(words),), words)),), fixed, not fixed and flat is None)


def partly_known(words: tuple[str, ...], fixed: bool) -> Form:
    """A pile in which some things lie on their faces: how many do, and how many there are of each other."""
    known = pile(words, fixed)

    def bind(place: Place) -> Put:
        row, at, put_known = place.row, place.at, known.bind(place.inner(1))

        def put(value: Any) -> None:
            row[at] = value.count(None)
            put_known(value)

        return put

    return Form(1 + known.size, bind, (("unknown", Segment(0, (1,))), *moved(known.segments, 1)), fixed, not fixed)


def grid(rows: tuple[str, ...], columns: tuple[str, ...], fixed: bool) -> Form:
    """Pairs of words, such as what lies where: how many there are of each."""
    every = pile(tuple((one, other) for one in rows for other in columns), fixed)
    return Form(every.size, every.bind, (("", Segment(0, (len(rows), len(columns)), columns)),), fixed, not fixed)


def keyed(name: str) -> Callable[[Any], dict[str, Any]]:
    """Things by one of their fields."""
    key = attrgetter(name)
    return lambda value: dict(zip(map(key, value), value, strict=True))


def lines(words: tuple[str, ...], inner: Form, by_word: Callable[[Any], Mapping[str, Any]], fixed: bool) -> Form:
    """A line for each word: whether it is there, and what it has. In the row each property of all of them stands
    together, which is a plane where the words are hexes."""
    known, count, width, alike = _places(words), len(words), inner.size, inner.fixed
    if not count:
        return NOTHING

    def bind(place: Place) -> Put:
        row, at, step = place.row, place.at, place.step
        below, bound, was = dict[str, Place](), dict[str, Put](), dict[str, Any]()
        place.memories.append(was.clear)

        def first(word: str) -> Put:
            below[word] = place.own(count + known[word], count)
            bound[word] = write = inner.bind(below[word])
            return write

        def put(value: Any) -> None:
            now = by_word(value)
            for word, one in now.items():
                if word in known and not (alike and word in was and (one is was[word] or one == was[word])):
                    row[at + known[word] * step] = 1
                    (bound.get(word) or first(word))(one)
            for word in was.keys() - now.keys() if was else ():
                if word in known:
                    row[at + known[word] * step] = 0
                    below[word].clear(width)
            was.clear()
            was.update(now)

        return put

    within = [
        (name, Segment(count * (1 + segment.start), (segment.size, count), words)) for name, segment in inner.segments
    ]
    segments = (("there", Segment(0, (count,), words)), *within)
    return Form(count * (1 + width), bind, segments, fixed and alike, alike and not fixed)


def _places(words: tuple[Any, ...]) -> dict[Any, int]:
    return {word: place for place, word in enumerate(words)}
