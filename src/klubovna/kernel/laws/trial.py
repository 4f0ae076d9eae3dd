"""What a run of games under the laws has shown, and how one is told that a law was broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec


class LawBroken(AssertionError):
    """Which law, in which game, and where its record lies."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(law, what)
        self.law, self.what = law, what

    def __str__(self) -> str:
        return f"law {self.law}: {self.what}"


class Trial(msgspec.Struct):
    """What the games of a run have shown together."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    hidden: set[str] = msgspec.field(default_factory=set)
    """Secrets met so far, as `seat: name`, or as `name` where all eyes see alike…"""
    varied: set[str] = msgspec.field(default_factory=set)
    """…and those that a sampler has been seen to vary."""
    recent: int = 0
    """Actions offered lately and tried in vain…"""
    meant: int = 0
    """…those of them that would answer the question asked…"""
    explained: int = 0
    """…and those that got a reason of their own."""

    def add(self, other: Trial) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.hidden |= other.hidden
        self.varied |= other.varied
        self.recent += other.recent
        self.meant += other.meant
        self.explained += other.explained

    def conclude(self) -> None:
        """The second half of law 4, which no single game can show."""
        if self.hidden - self.varied:
            raise LawBroken(4, f"the sampler never varied {', '.join(sorted(self.hidden - self.varied))}")


@contextmanager
def promised(law: int, what: str) -> Iterator[None]:
    """A crash in here breaks this law."""
    try:
        yield
    except LawBroken:
        raise
    except Exception as problem:
        raise LawBroken(law, f"{what}: {problem!r}") from problem


def as_sent(view: Any) -> bytes:
    return msgspec.json.encode(view)


def difference(one: bytes, other: bytes) -> str:
    a, b = msgspec.json.decode(one), msgspec.json.decode(other)
    return ", ".join(f"{k}: {a.get(k)!r} ≠ {b.get(k)!r}" for k in a | b if a.get(k) != b.get(k))[:500]
