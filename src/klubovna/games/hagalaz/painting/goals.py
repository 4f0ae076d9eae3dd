"""Objectives while they are painted: the conditions they are made of, and the hexes that these name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from klubovna.games.hagalaz.printed.goals import All, AnyCondition, Deliver, Leave, Steps, Use

Path = tuple[int, ...]


def simple(goal: AnyCondition, path: Path = ()) -> Iterator[tuple[Path, AnyCondition]]:
    """The conditions that are made of no others, with the way to each."""
    if isinstance(goal, All | Steps):
        for number, part in enumerate(goal.of):
            yield from simple(part, (*path, number))
    else:
        yield path, goal


def changed(goal: AnyCondition, path: Path, change: Callable[[AnyCondition], AnyCondition]) -> AnyCondition:
    if not path:
        return change(goal)
    if not isinstance(goal, All | Steps) or path[0] >= len(goal.of):
        return goal
    parts = (changed(part, path[1:], change) if n == path[0] else part for n, part in enumerate(goal.of))
    return msgspec.structs.replace(goal, of=tuple(parts))


def field_of(goal: AnyCondition) -> str:
    """Where a condition names its hexes; empty where it names none."""
    return {Use: "hexes", Leave: "by", Deliver: "to"}.get(type(goal), "")


def hexes_of(goal: AnyCondition) -> tuple[str, ...]:
    field = field_of(goal)
    hexes: tuple[str, ...] = getattr(goal, field) if field else ()
    return hexes


def with_hexes(goal: AnyCondition, hexes: tuple[str, ...]) -> AnyCondition:
    field, found = field_of(goal), goal
    if field:
        values: dict[str, Any] = {field: hexes}
        found = msgspec.structs.replace(goal, **values)
    return found


def mark_of(goal: AnyCondition) -> str:
    """What has to stand on its hexes."""
    return {"hexes": "o", "by": "x", "to": "x"}.get(field_of(goal), "")
