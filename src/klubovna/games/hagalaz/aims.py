"""What is still to be done for the objectives, in small pieces, for judgement that is learned: how much, and how far
away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from klubovna.games.hagalaz.field import Cells, Ways
from klubovna.games.hagalaz.printed.goals import AnyCondition, Capture, Defeat, Deliver, Leave, Silence, Use
from klubovna.games.hagalaz.rules.heroes.moving import Walk
from klubovna.games.hagalaz.state import STANDING, Hagalaz
from klubovna.kernel.parts import Part

Lengths: TypeAlias = list[Cells]
"""For each condition that can be worked on: how many steps it is to where, by hex."""
FAR = 12
"""So many steps are as good as more."""


class Aim(Part, frozen=True):
    """A condition that can be worked on now: how much is left of it, how far it is for those who are nearest, and how
    many rounds there are for it, this one among them."""

    alone = False
    bounds = {"first": (0, FAR), "second": (0, FAR), "left": (0, 9)}
    together = (
        ("mission", "number"), ("mission", "number", "left"), ("do", "left"), ("kind", "do", "left"), ("kind", "first"),
        ("do", "left", "first"), ("left", "first", "second"), ("mission", "number", "first"),
        ("kind", "left", "rounds"), ("first", "rounds"), ("mission", "number", "left", "rounds"),
    )  # fmt: skip
    mission: str
    number: int
    kind: str
    do: str
    left: int
    first: int
    second: int
    rounds: int


class Achieved(Part, frozen=True):
    mission: str
    objective: str


class Next(Part, frozen=True):
    """A hex by which the way of whoever moves now leads on."""

    mission: str
    hex: str


def aims(s: Hagalaz) -> tuple[list[Part], Lengths]:
    """What can be worked on now; and the ways there."""
    field, there, mission = s.field, s.ways, s.field.id
    at = [cell for cell, status in zip(s.at, s.status, strict=True) if status == STANDING]
    found: list[Part] = [Achieved(mission, objective) for objective in s.achieved]
    ways: Lengths = []
    rounds = field.mission.mission.rounds - s.round + 1
    for number in s.wanted:
        leaf, first, second = field.leaves[number], FAR, FAR
        spots = tuple(_spots(s, number, leaf))
        if spots:
            lengths = _nearest(there, spots)
            first, second = (*sorted([lengths[here] for here in at]), FAR, FAR)[:2]
            ways.append(lengths)
        kind, do = field.owners[number].kind, type(leaf).__name__
        found.append(Aim(mission, number, kind, do, _left(s, number, leaf), first, second, rounds))
    return found, ways


@lru_cache(maxsize=4096)
def _nearest(ways: Ways, spots: Cells) -> Cells:
    """By hex: how many steps it is to the nearest of these."""
    return tuple(map(min, zip(*(ways.toward[cell] for cell in spots), strict=True)))


def _left(s: Hagalaz, number: int, leaf: AnyCondition) -> int:
    """How often something has still to be done for a condition that is not made of others."""
    match leaf:
        case Use() if not leaf.times:
            return leaf.need - len(s.field.places[number].intersection(s.handled))
        case Use():
            return leaf.times - s.counts[number]
        case Deliver() | Leave():
            return leaf.need - s.counts[number]
        case Defeat():
            return leaf.need - _among(s, s.beaten + s.captured if leaf.captured else s.beaten, leaf)
        case Capture():
            return leaf.need - _among(s, s.captured, leaf)
        case Silence():
            return leaf.need - s.silent.bit_count()
    return 0


def _spots(s: Hagalaz, number: int, leaf: AnyCondition) -> list[int]:
    """Where it can be done."""
    match leaf:
        case Use():
            places = s.field.places[number]
            return list(places) if leaf.times else [cell for cell in places if cell not in s.handled]
        case Deliver():
            lying = [cell for token, cell in s.lying if token == leaf.token]
            carried = any(leaf.token in held for held in s.held)
            return [*lying, *s.field.places[number]] if carried else lying
        case Leave():
            return list(s.field.places[number])
        case Defeat() | Capture():
            return _prey(s, leaf)
        case Silence():
            return [turret.cell for n, turret in enumerate(s.field.turrets) if not s.silent >> n & 1]
    return []


def _among(s: Hagalaz, gone: tuple[int, ...], leaf: Defeat | Capture) -> int:
    return sum([s.field.mission.champions[post].mark in leaf.champions for post in gone])


def _prey(s: Hagalaz, leaf: Defeat | Capture) -> list[int]:
    """Champions on the map."""
    posts = s.field.mission.champions
    return [cell for cell, foe in s.foes.items() if foe.post >= 0 and posts[foe.post].mark in leaf.champions]


def next_steps(s: Hagalaz, ways: Lengths) -> Iterator[Part]:
    """By which hexes the one who moves now comes nearer to something."""
    top = s.stack[-1]
    if not ways or not isinstance(top, Walk):
        return
    here = s.at[top.place]
    nearest = min(ways, key=lambda lengths: lengths[here])
    for there in s.ways.steps[here]:
        if nearest[there] < nearest[here] and there not in s.foes:
            yield Next(s.field.id, s.field.names[there])
