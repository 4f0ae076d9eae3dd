"""Ground that changes ("Terén": it stays as it is "pokud scénář neupravuje změnu terénu")."""

from __future__ import annotations

from klubovna.games.napoleonics.field import LEADER
from klubovna.games.napoleonics.plan import Shift
from klubovna.games.napoleonics.state import Napoleonics


def change(s: Napoleonics) -> None:
    """At the start of a turn, what is due. It waits as long as somebody stands there who could not have got there
    (house)."""
    for shift in s.field.changes_left:
        if s.turn >= shift.turn and not any(_in_the_way(s, cell, shift) for cell in shift.cells):
            s.field = s.field.changed(shift)
            hexes = tuple(map(s.name, shift.cells))
            s.say("log-ground-changed", change=shift.id, hexes=hexes, terrain=s.field.ground_ids[shift.cells[0]])


def _in_the_way(s: Napoleonics, cell: int, shift: Shift) -> bool:
    unit, enterable = s.at[cell], s.field.changed(shift).open
    if unit >= 0 and not enterable[s.field.arm[unit]][cell]:
        return True
    return s.leads[cell] >= 0 and not enterable[LEADER][cell]
