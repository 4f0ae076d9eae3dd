"""Games of self-play as they are kept: what happened and was chosen, what search thought of it, and nothing else.

What a net is told of a position is made anew from them whenever one is trained, so that it may be told something else
next time. A file is a row of packed portions, each with its length before it; a last one that was cut off is left out.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import advance, choose
from klubovna.lab.train.course import Course

LENGTH = 4
FINE = 10_000
"""How many make 1 of a value."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A decision."""

    chosen: str
    visits: tuple[int, ...]
    """Of each option in turn."""
    value: int
    stray: bool
    """Whether the choice had nothing to do with what was thought: what came later says little of this."""


class Lesson(msgspec.Struct, frozen=True, array_like=True):
    """A game."""

    generation: int
    number: int
    luck: tuple[Any, ...]
    turns: tuple[Turn, ...]


def settings_of(course: Course, number: int) -> dict[str, Any]:
    return course.options[number % len(course.options)]


def replayed(course: Course, lesson: Lesson) -> Iterator[tuple[Any, Sequence[Action], Turn | None]]:
    """Every position in which somebody decided, and what was thought of it; in the end the last state. Raises Broken
    where the rules lead elsewhere now."""
    luck = iter(lesson.luck)
    s: Any = course.shelved.set_up(course.box(), settings_of(course, lesson.number))
    decision, options = advance(s, None, lambda chance, s: next(luck))
    for turn in lesson.turns:
        action = next((one for one in options if one.text == turn.chosen), None)
        if action is None or len(options) != len(turn.visits):
            raise Broken(f"game {lesson.number} of generation {lesson.generation} goes otherwise by these rules")
        yield s, options, turn
        choose(s, decision, action)
        decision, options = advance(s, None, lambda chance, s: next(luck))
    yield s, (), None


_decoder = msgspec.msgpack.Decoder(list[Lesson])


def append(file: Path, lessons: Sequence[Lesson]) -> None:
    """They are there even if this process dies now."""
    data = zlib.compress(msgspec.msgpack.encode(lessons), 6)
    with file.open("ab") as out:
        out.write(len(data).to_bytes(LENGTH, "big") + data)


def read(file: Path) -> list[Lesson]:
    """All lessons of a file in their order; what was cut off is taken away."""
    if not file.exists():
        return []
    data, place, found = file.read_bytes(), 0, dict[tuple[int, int], Lesson]()
    while place + LENGTH <= len(data):
        end = place + LENGTH + int.from_bytes(data[place : place + LENGTH], "big")
        if end > len(data):
            break
        try:
            portion = _decoder.decode(zlib.decompress(data[place + LENGTH : end]))
        except (zlib.error, msgspec.DecodeError) as problem:
            raise Broken(f"damaged: {problem}", file=file) from None
        found |= {(lesson.generation, lesson.number): lesson for lesson in portion}
        place = end
    if place < len(data):
        os.truncate(file, place)
    return [found[key] for key in sorted(found)]
