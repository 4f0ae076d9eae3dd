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
from klubovna.lab.train.training import Training

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


class Drill(msgspec.Struct, frozen=True, array_like=True):
    """A game."""

    generation: int
    number: int
    luck: tuple[Any, ...]
    turns: tuple[Turn, ...]


def settings_of(training: Training, number: int) -> dict[str, Any]:
    return training.options[number % len(training.options)]


def replayed(training: Training, drill: Drill) -> Iterator[tuple[Any, Sequence[Action], Turn | None]]:
    """Every position in which somebody decided, and what was thought of it; in the end the last state. Raises Broken
    where the rules lead elsewhere now."""
    luck = iter(drill.luck)
    s: Any = training.shelved.set_up(training.box(), settings_of(training, drill.number))
    decision, options = advance(s, None, lambda chance, s: next(luck))
    for turn in drill.turns:
        action = next((one for one in options if one.text == turn.chosen), None)
        if action is None or len(options) != len(turn.visits):
            raise Broken(f"game {drill.number} of generation {drill.generation} goes otherwise by these rules")
        yield s, options, turn
        choose(s, decision, action)
        decision, options = advance(s, None, lambda chance, s: next(luck))
    yield s, (), None


_decoder = msgspec.msgpack.Decoder(list[Drill])


def append(file: Path, drills: Sequence[Drill]) -> None:
    """They are there even if this process dies now."""
    data = zlib.compress(msgspec.msgpack.encode(drills), 6)
    with file.open("ab") as out:
        out.write(len(data).to_bytes(LENGTH, "big") + data)


def read(file: Path) -> list[Drill]:
    """All drills of a file in their order; what was cut off is taken away."""
    if not file.exists():
        return []
    data, place, found = file.read_bytes(), 0, dict[tuple[int, int], Drill]()
    while place + LENGTH <= len(data):
        end = place + LENGTH + int.from_bytes(data[place : place + LENGTH], "big")
        if end > len(data):
            break
        try:
            portion = _decoder.decode(zlib.decompress(data[place + LENGTH : end]))
        except (zlib.error, msgspec.DecodeError) as problem:
            raise Broken(f"damaged: {problem}", file=file) from None
        found |= {(drill.generation, drill.number): drill for drill in portion}
        place = end
    if place < len(data):
        os.truncate(file, place)
    return [found[key] for key in sorted(found)]
