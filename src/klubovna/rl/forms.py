"""A form: how many numbers a kind of thing takes, what they are called, and how it is written into a row.

Bound to a place in a row, a form is a function that writes a value there. What holds other things keeps in mind what it
wrote of them; where something comes and goes, all of that is forgotten when it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float32]
Put: TypeAlias = Callable[[Any], None]
"""Writes a value at its place."""
FEW = 12
"""So many numbers are cleared faster one by one."""
SMALL, MANY = 64, 4096
"""Of things that take no more than so many numbers, so many are kept in mind."""


class Segment(msgspec.Struct, frozen=True):
    """A piece of the row: where it begins, its shape, and what each line of it stands for."""

    start: int
    shape: tuple[int, ...]
    words: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Place(msgspec.Struct, frozen=True):
    """Where in a row something is written: its numbers lie `step` apart."""

    numbers: Numbers
    row: memoryview
    """The same, faster for single numbers."""
    at: int
    step: int = 1
    memories: list[Callable[[], None]] = []
    """What makes those who write here forget what they wrote."""

    def inner(self, start: int) -> Place:
        """Of something that is there as long as the whole."""
        return Place(self.numbers, self.row, self.at + start * self.step, self.step, self.memories)

    def own(self, start: int, step: int = 1) -> Place:
        """Of something that comes and goes."""
        place = Place(self.numbers, self.row, self.at + start * self.step, self.step * step)
        self.memories.append(place.forget)
        return place

    def forget(self) -> None:
        for forget in self.memories:
            forget()

    def clear(self, size: int) -> None:
        """Nothing is there any more."""
        if size <= FEW:
            for at in range(self.at, self.at + size * self.step, self.step):
                self.row[at] = 0
        else:
            self.numbers[self.at : self.at + size * self.step : self.step] = 0
        for forget in self.memories:
            forget()


class Form(msgspec.Struct, frozen=True):
    """How many numbers a value takes, how it is written, and what its numbers are called."""

    size: int
    bind: Callable[[Place], Put]
    segments: tuple[tuple[str, Segment], ...] = ()
    fixed: bool = True
    """Whether such a thing never changes, nor anything in it."""
    listed: bool = False
    """Whether it is a list of things that never change: a copy of it will not, either."""
    of: str = ""
    """What of a value the number is, where it is a single one: `value` or `value.total`."""
    one_of: dict[Any, int] = {}
    """The words with their places, where it is one of them."""


def kept(form: Form) -> Form:
    """A small thing that never changes and is written in several steps: its numbers are kept when it was met once, and
    are written in one go."""
    if not form.fixed or form.of or form.one_of or not 1 < form.size <= SMALL:
        return form
    size, met = form.size, dict[Any, memoryview]()

    def made(value: Any) -> memoryview:
        numbers = np.zeros(size, np.float32)
        form.bind(Place(numbers, numbers.data, 0))(value)
        if len(met) >= MANY:
            met.clear()
        return numbers.data

    def bind(place: Place) -> Put:
        row, where = place.row, slice(place.at, place.at + size * place.step, place.step)

        def put(value: Any) -> None:
            try:
                block = met.get(value)
                if block is None:
                    block = met[value] = made(value)
            except TypeError:  # It has something in it that has no numbers and could change, such as words.
                block = made(value)
            row[where] = block

        return put

    return Form(size, bind, form.segments)


def starts_of(forms: Sequence[Form]) -> list[int]:
    return [sum(form.size for form in forms[:n]) for n in range(len(forms))]


def moved(segments: Iterable[tuple[str, Segment]], by: int) -> list[tuple[str, Segment]]:
    return [(name, Segment(segment.start + by, segment.shape, segment.words)) for name, segment in segments]


def numbered(forms: Sequence[Form], starts: Sequence[int]) -> tuple[tuple[str, Segment], ...]:
    return tuple(
        (f"{n}.{name}".rstrip("."), segment)
        for n, (form, start) in enumerate(zip(forms, starts, strict=True))
        for name, segment in moved(form.segments, start)
    )


def joined(name: str, below: str) -> str:
    return f"{name}.{below}" if below else name
