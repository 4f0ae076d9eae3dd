"""Where an enemy can go, and which way it takes ("Postup", "Požár")."""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.state import DOWN, STANDING, Hagalaz


def roads(s: Hagalaz, cell: int, points: int) -> list[int]:
    """Hexes that an enemy can come to with so many points, its own first. Nobody enters a hex with somebody else on
    it."""
    steps, foes = s.ways.steps, s.foes
    taken = [at for place, at in enumerate(s.at) if s.status[place] == STANDING]
    came = {cell: None}
    edge = [cell]
    for _ in range(points):
        further = []
        for here in edge:
            for there in steps[here]:
                if there not in came and there not in foes and there not in taken:
                    came[there] = None
                    further.append(there)
        edge = further
    return list(came)


def ends(s: Hagalaz, came: Iterable[int]) -> list[int]:
    """Over a knocked-out hero one may pass, but not stop there."""
    fallen = [s.at[place] for place, status in enumerate(s.status) if status == DOWN]
    return [cell for cell in came if cell not in fallen] if fallen else list(came)


def nearest_to(s: Hagalaz, cells: list[int], goal: int) -> list[int]:
    """Those of the hexes from which the way to the goal is shortest. (House: a way that can be walked; where there is
    none, elevation lines don't count.)"""
    ways = s.ways
    lengths = [ways.march[cell][goal] for cell in cells]
    if min(lengths) == ENDLESS:
        lengths = [ways.far[cell][goal] for cell in cells]
    least = min(lengths)
    return [cell for cell, length in zip(cells, lengths, strict=True) if length == least]


# Fire and mines


def _fires(s: Hagalaz, cell: int) -> frozenset[int]:
    """Where the enemy on `cell` would be burnt: only grunts are."""
    return frozenset() if s.kind(cell).champion else s.field.fire


def _none_reached(s: Hagalaz, cell: int, points: int, perils: frozenset[int]) -> bool:
    return not perils or perils.isdisjoint(roads(s, cell, points))


def harmless(s: Hagalaz, cell: int, points: int) -> bool:
    """No fire and no mine where the enemy can come to: any way will do."""
    return _none_reached(s, cell, points, _fires(s, cell).union(s.mined))


def _scorched(s: Hagalaz, cell: int, points: int) -> list[dict[int, int]]:
    """By the number of steps: the hexes that can be come to with so many, and the fewest fires on such a way."""
    steps, open, burning = s.ways.steps, set(roads(s, cell, points)), _fires(s, cell)
    layers = [{cell: 0}]
    for _ in range(points):
        layer: dict[int, int] = {}
        for here, fires in layers[-1].items():
            for there in steps[here]:
                if there in open and fires + (there in burning) < layer.get(there, ENDLESS):
                    layer[there] = fires + (there in burning)
        layers.append(layer)
    return layers


def avoiding_fire(s: Hagalaz, cell: int, points: int, best: list[int]) -> list[int]:
    """Of the best hexes, those to which the fewest fires lie on a grunt's way: it enters one only if nothing else will
    do ("Požár")."""
    if len(best) < 2 or _none_reached(s, cell, points, _fires(s, cell)):
        return best
    layers = _scorched(s, cell, points)
    fires = [min([layer[there] for layer in layers if there in layer]) for there in best]
    least = min(fires)
    return [there for there, burnt in zip(best, fires, strict=True) if burnt == least]


def ways(s: Hagalaz, cell: int, to: int, points: int) -> list[tuple[int, ...]]:
    """The ways of an enemy with the fewest fires for a grunt, and of these the shortest. (House: nobody takes a longer
    way than needed.)"""
    if cell == to:
        return [()]
    layers = _scorched(s, cell, points)
    fires, length = min((layer[to], steps) for steps, layer in enumerate(layers) if to in layer)
    return _back(s, layers[:length], to, fires - (to in _fires(s, cell)))


def _back(s: Hagalaz, layers: list[dict[int, int]], to: int, fires: int) -> list[tuple[int, ...]]:
    """All such ways, found from their ends: those that come to the last hex but one with so many fires."""
    *before, last = layers
    if not before:
        return [(to,)]
    burning = _fires(s, next(iter(layers[0])))
    found = []
    for here, burnt in last.items():
        if burnt == fires and to in s.ways.steps[here]:
            found += [(*way, to) for way in _back(s, before, here, fires - (here in burning))]
    return found
