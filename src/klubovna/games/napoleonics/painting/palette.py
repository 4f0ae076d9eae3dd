"""What a battle is painted with: ground, works, units by their nation, leaders by their army, places that count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.printed.armies import ARMY_OF, SEATS
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS
from klubovna.kernel.painting import Paint, Palette, Tray
from klubovna.kernel.strokes import places

GROUND, WORKS, UNIT, LEADER = "ground", "works", "unit", "leader"
OBJECTIVE, LASTING, EXIT, CHANGE = "objective", "lasting", "exit", "change"
GOALS = (OBJECTIVE, LASTING, EXIT, CHANGE)
SORTED = {"objectives": OBJECTIVE, "exits": EXIT, "changes": CHANGE}
"""Marks that there are already: `objectives/0` paints more hexes of the first objective."""


def palette(box: Box) -> Palette:
    grounds = tuple(Paint(f"{GROUND}/{id}", id, where=GROUND) for id in box.terrain)
    return Palette(
        trays=(
            Tray(GROUND, "paint-ground", (*grounds, Paint(WORKS, "works", side=True))),
            *_nations(box),
            *(
                Tray(f"{LEADER}s-{army}", f"paint-leaders-{army}", _leaders(box, army), f"{LEADER}/{army}/")
                for army in SEATS
            ),
            Tray("goals", "paint-goals", tuple(Paint(goal, f"paint-{goal}") for goal in GOALS)),
        ),
        places=places(box.hexes),
        starts=SCENARIOS,
    )


def _nations(box: Box) -> Iterator[Tray]:
    for nation in ARMY_OF:
        units = tuple(Paint(f"{UNIT}/{id}", id, where=UNIT) for id, unit in box.units.items() if unit.nation == nation)
        yield Tray(nation, f"paint-{nation}", units)


def _leaders(box: Box, army: str) -> tuple[Paint, ...]:
    return tuple(Paint(f"{LEADER}/{army}/{id}", id) for id, own in sorted(army_of_leaders(box).items()) if own == army)


@lru_cache(maxsize=8)
def army_of_leaders(box: Box) -> dict[str, str]:
    """On whose side each leader of our battles fought."""
    return {
        leader: player.army
        for scenario in box.scenarios.values()
        for _, player, force in scenario.players()
        for leader in force.leaders
    }
