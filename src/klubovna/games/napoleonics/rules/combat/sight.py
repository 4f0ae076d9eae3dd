"""Line of sight ("Ověření linie výhledu"): terrain is in the field's tables, who stands in the way is looked for."""

from __future__ import annotations

from klubovna.games.napoleonics.field import Shot
from klubovna.games.napoleonics.printed.armies import ARTILLERY
from klubovna.games.napoleonics.state import Napoleonics


def clear(s: Napoleonics, shot: Shot) -> bool:
    """Units and leaders, friends or not, block the line; where it runs between two hexes, only on both of them."""
    at, leads = s.at, s.leads
    for gap in shot.gaps:
        for cell in gap:
            if at[cell] < 0 and leads[cell] < 0:
                break
        else:
            return False
    return True


def clear_from_above(s: Napoleonics, shot: Shot, cell: int, side: int) -> bool:
    """Hill: a battery on it fires over friends on the lower hexes beside it."""
    return all(any(_passed(s, between, cell, side) for between in gap) for gap in shot.gaps)


def _passed(s: Napoleonics, between: int, cell: int, side: int) -> bool:
    unit, leader, field = s.at[between], s.leads[between], s.field
    if unit < 0 and leader < 0:
        return True
    friend = field.side[unit] == side if unit >= 0 else field.leader_side[leader] == side
    return friend and not field.grounds[between].high and between in field.neighbours[cell]


def in_sight(s: Napoleonics, unit: int, shot: Shot) -> bool:
    """Whether this unit sees the hex from where it stands."""
    if clear(s, shot):
        return True
    field, cell = s.field, s.cells[unit]
    overhead = field.arm[unit] == ARTILLERY and field.grounds[cell].high
    return overhead and clear_from_above(s, shot, cell, field.side[unit])
