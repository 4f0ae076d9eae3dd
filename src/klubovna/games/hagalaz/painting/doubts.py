"""What is not wrong with a mission, but may not have been meant: for whoever paints it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from klubovna.games.hagalaz.painting.canvas import Canvas
from klubovna.games.hagalaz.painting.goals import hexes_of, simple
from klubovna.games.hagalaz.painting.palette import BOARD
from klubovna.games.hagalaz.printed.checking import GRUNT_STARTS, HERO_STARTS
from klubovna.kernel.messages import Message

TOO_NEAR = 2
A_ROUND = 6
"""Hexes that a hero comes along in a round, if nothing else is done."""


class Doubt(NamedTuple):
    key: str
    hexes: tuple[str, ...]
    said: Message


def doubts(canvas: Canvas) -> Iterator[Doubt]:
    yield from _unused(canvas)
    yield from _near(canvas)
    yield from _late(canvas)


def marked(canvas: Canvas, letters: str) -> list[int]:
    return [cell for cell in canvas.cells if set(canvas.marks[cell]) & set(letters)]


def _unused(canvas: Canvas) -> Iterator[Doubt]:
    """Objectives and exits on the map of which no objective speaks."""
    goals = {hex for one in canvas.objectives for _, goal in simple(one.goal) for hex in hexes_of(goal)}
    for cell in marked(canvas, "ox"):
        hex = BOARD.names[cell]
        if hex not in goals:
            yield Doubt(f"unused {hex}", (hex,), Message("doubt-unused", {"hex": hex}))


def _near(canvas: Canvas) -> Iterator[Doubt]:
    """Enemies that begin beside the heroes."""
    heroes = marked(canvas, HERO_STARTS)
    for cell in marked(canvas, GRUNT_STARTS):
        if any(BOARD.distance[cell][hero] <= TOO_NEAR for hero in heroes):
            hex = BOARD.names[cell]
            yield Doubt(f"near {hex}", (hex,), Message("doubt-near", {"hex": hex}))


def _late(canvas: Canvas) -> Iterator[Doubt]:
    """Even in a straight line nobody gets so far in time."""
    heroes, rounds = marked(canvas, HERO_STARTS), canvas.rest.mission.rounds
    for one in canvas.objectives:
        for _, goal in simple(one.goal):
            ends = [BOARD.number[hex] for hex in hexes_of(goal) if hex in BOARD.number]
            far = min((BOARD.distance[a][b] for a in heroes for b in ends), default=0)
            if far > A_ROUND * rounds:
                hexes = hexes_of(goal)
                yield Doubt(f"late {' '.join(hexes)}", hexes, Message("doubt-late", {"hexes": hexes, "rounds": rounds}))
