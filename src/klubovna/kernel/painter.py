"""How a game lets its maps be painted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from klubovna.kernel.painting import Palette, Shown, Touch

EMPTY, CHANCE = "empty", "random"
"""What a map can begin with besides a copy of one of the house."""


def as_it_is(file: Any, pattern: str, words: Callable[[str], dict[str, str]]) -> Any:
    """Where a map has no words but its names."""
    return file


class Painter(msgspec.Struct, frozen=True):
    """Everything is given the content of its game; what can't be done is raised as Broken."""

    folder: str
    """Where its maps stand among the content, and in a pack."""
    option: str
    """Which option of a table takes one."""
    shape: type[msgspec.Struct]
    """Of the file of a map."""
    palette: Callable[[Any], Palette]
    start: Callable[[Any, str, int], Any]
    """A file to begin with: a copy of one of the house, EMPTY, or CHANCE with a number."""
    touch: Callable[[Any, Any, Touch], Any]
    """The file after this was done to it. Whether it still fits its shape is found when it is read again."""
    show: Callable[[Any, Any], Shown]
    told: Callable[[Any, str, Callable[[str], dict[str, str]]], Any] = as_it_is
    """A copy with words of its own for what the texts say of its pattern: by the id of a message, in each language."""
