"""A sum that explains itself: what it is made of, and how much each part adds or takes away."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """A thing, by the id that its name has in the texts, and what it adds (or takes away, below 0)."""

    what: str
    much: int


class Sum(msgspec.Struct, frozen=True, gc=False):
    """Attack power, dice, damage, costs: the same object decides in the rule, is foreseen, told and shown."""

    parts: tuple[Part, ...]

    @staticmethod
    def of(*parts: tuple[str, int]) -> Sum:
        """From pairs; what adds nothing is left out."""
        return Sum(tuple([Part(what, much) for what, much in parts if much]))

    @property
    def total(self) -> int:
        return sum([part.much for part in self.parts])

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.parts + other.parts)

    def plus(self, what: str, much: int) -> Sum:
        return Sum((*self.parts, Part(what, much))) if much else self

    def at_least(self, least: int, what: str) -> Sum:
        """Not below this; what lifts it has a name, too."""
        return self.plus(what, max(0, least - self.total))

    def at_most(self, most: int, what: str) -> Sum:
        """Not above this."""
        return self.plus(what, min(0, most - self.total))
