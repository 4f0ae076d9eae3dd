"""Tuples are what clones share; these make a new one of an old one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The tuple with one of these less; the thing must be in it."""
    i = things.index(thing)
    return things[:i] + things[i + 1 :]
