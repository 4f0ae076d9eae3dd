"""What a battle begins with: a copy of one of ours, an empty map, or ground that grew by chance."""

from __future__ import annotations

import random

import msgspec

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.painting.canvas import Canvas
from klubovna.games.napoleonics.printed.scenarios import (
    About,
    Deployment,
    Force,
    Map,
    Player,
    Scenario,
    Start,
    Victory,
)
from klubovna.kernel.errors import Broken
from klubovna.kernel.painter import CHANCE, EMPTY

HAND, BANNERS = 5, 5
GROWN = (("forest", 5, 4), ("hill", 4, 5), ("town", 3, 1), ("rugged-hill", 1, 2))
"""So many places of each ground, of so many hexes at most."""


def start(box: Box, name: str, seed: int) -> Scenario:
    """Raises Broken where we have no such battle."""
    if name == EMPTY:
        return _bare(box)
    if name == CHANCE:
        canvas = Canvas(_bare(box), box)
        _grow(canvas, random.Random(seed))
        return canvas.scenario()
    if name not in box.scenarios:
        raise Broken(f"we have no battle {name!r}")
    return _copied(box.scenarios[name])


def _copied(scenario: Scenario) -> Scenario:
    """As it is, but none of the book's any more."""
    about = About(source="pack", date=scenario.battle.date)
    return msgspec.structs.replace(scenario, battle=about)


def _bare(box: Box) -> Scenario:
    clear = next(kind.sign for kind in box.terrain.values())
    lines = [
        " ".join([chr(ord("A") + number) + " " * (row.start - box.hexes.rows[0].start), *([clear] * row.width)])
        for number, row in enumerate(box.hexes.rows)
    ]
    nobody = Force(units={})
    return Scenario(
        battle=About(source="pack"),
        start=Start(source="pack", first="top"),
        victory=Victory(source="pack", banners=BANNERS),
        map=Map(source="pack", hexes="\n".join(lines) + "\n"),
        top=Player(source="pack", army="french", hand=HAND),
        bottom=Player(source="pack", army="allied", hand=HAND),
        deployment=Deployment(source="pack", top=nobody, bottom=nobody),
    )


def _grow(canvas: Canvas, rng: random.Random) -> None:
    """Woods, hills, villages; often a stream with a bridge and fords. The middle of the map is no wall."""
    hexes = canvas.hexes
    for terrain, places, largest in GROWN:
        for _ in range(rng.randint(1, places)):
            cell = rng.choice(hexes.cells)
            for _ in range(rng.randint(1, largest)):
                canvas.sign[hexes.names[cell]] = canvas.box.terrain[terrain].sign
                cell = rng.choice(hexes.neighbours[cell])
    if rng.random() < 0.5:
        _stream(canvas, rng)


def _stream(canvas: Canvas, rng: random.Random) -> None:
    """From the top to the bottom, with a bridge and two fords: nobody is cut off."""
    hexes, terrain = canvas.hexes, canvas.box.terrain
    cell = rng.choice([c for c in hexes.cells if hexes.row[c] == 0])
    course = [cell]
    while below := [there for side, there in enumerate(hexes.beside[cell]) if side in (4, 5) and there >= 0]:
        cell = rng.choice(below)
        course.append(cell)
    passes = rng.sample(course, 3)
    for cell in course:
        kind = "river" if cell not in passes else "bridge" if cell == passes[0] else "ford"
        canvas.sign[hexes.names[cell]] = terrain[kind].sign
