"""Texts of the players' own, such as scenarios: read, looked through, and told where they are wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Generic, TypeVar

import msgspec

from klubovna.kernel.content import parse
from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Message
from klubovna.kernel.packs import Written
from klubovna.kernel.toml import within_limits

LARGEST = 20_000
"""Letters in such a text: more is an attack."""
MOST_FAULTS = 40
"""Nobody mends more at once, and to find the line of each takes time."""
T = TypeVar("T")
B = TypeVar("B")


class Problem(msgspec.Struct, frozen=True):
    """Something that keeps it from being played."""

    field: str
    what: str
    below: int = 0
    """How many lines below the field's."""
    said: Message | None = None
    """The same for whoever paints a map, in whose words there are no fields…"""
    hexes: tuple[str, ...] = ()
    """…and where it is."""

    def located(self, at: Written) -> Broken:
        line = at.line(self.field)
        return Broken(self.what, file=at.file, line=line and line + self.below, field=at.field(self.field))


class Checker(Generic[T, B]):
    """For texts of one shape, which a game looks through with the help of its box."""

    def __init__(self, shape: type[T], problems: Callable[[T, B], Iterable[Problem]]) -> None:
        self._shape, self._problems = shape, problems

    def faults(self, box: B, text: str, file: str = "") -> list[Broken]:
        """What is wrong with a text: everything, or as much as can be mended at once."""
        try:
            written = self.read(text, file)
        except Broken as problem:
            return [problem]
        at = Written(file, text)
        return [problem.located(at) for problem in islice(self._problems(written, box), MOST_FAULTS)]

    def read(self, text: str, file: str = "") -> T:
        """A text in its shape; raises Broken."""
        within_limits(text, LARGEST, file)
        written: T = parse(text, self._shape, file)
        return written

    def must_be_sound(self, written: T, box: B, at: Written) -> None:
        """Raises Broken for the first thing that is wrong."""
        for problem in self._problems(written, box):
            raise problem.located(at)
