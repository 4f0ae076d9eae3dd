"""What a mission is painted with: floor, what lies on it and starts there, what stands on sides, and its objectives."""

from __future__ import annotations

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.drawing import MARKS, RAISED, TALLEST, WIDEST
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.kernel.hexes import Hexes
from klubovna.kernel.painting import Paint, Palette, Tray
from klubovna.kernel.strokes import places

FLOOR, MARK, SIDE, TURRET, GOAL, GOALS = "floor", "mark", "side", "turret", "goal", "goals"
BOARD = Hexes.offset([WIDEST] * TALLEST)
"""As large as a map can be."""
ON_SIDES = {"wall": "|", "obstacle": ":", "door": "+", "locked-door": "#", "ramp": "~"}
GROUNDS, LYING, STARTING = "fc", "lbrotyzABx", "se123GLTW"
USE, LEAVE, DELIVER = "use", "leave", "deliver"


def word(mark: str) -> str:
    """What a mark is called: `hero-start`."""
    return MARKS[mark].replace(" ", "-").lower()


def _marks(letters: str) -> tuple[Paint, ...]:
    return tuple(Paint(f"{MARK}/{mark}", _called(mark)) for mark in letters)


def _called(mark: str) -> str:
    """Champions are told apart by their numbers, which stand on the map."""
    return f"champion-start-{mark}" if mark in "123" else word(mark)


def palette(box: Box) -> Palette:
    ground = (Paint(FLOOR, "paint-floor"), Paint(f"{MARK}/{RAISED}", "raised"), *_marks(GROUNDS))
    sides = tuple(Paint(f"{SIDE}/{name}", name, side=True) for name in ON_SIDES)
    goals = tuple(Paint(f"{GOAL}/{do}", f"paint-goal-{do}") for do in (USE, LEAVE, DELIVER))
    return Palette(
        trays=(
            Tray(FLOOR, "paint-ground", ground),
            Tray("sides", "paint-sides", (*sides, Paint(TURRET, "turret", side=True))),
            Tray("lying", "paint-lying", _marks(LYING)),
            Tray("starting", "paint-starting", _marks(STARTING)),
            Tray(GOALS, "paint-goals", goals),
        ),
        places=places(Hexes.offset([13] * 9)),
        starts=MISSIONS,
    )
