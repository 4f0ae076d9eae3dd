"""One side's dice in a combat, and what they do ("Hod bojovými kostkami", "Vyhodnocení zásahů")."""

from __future__ import annotations

from typing import Literal, TypeAlias

from klubovna.games.napoleonics.printed.armies import CAVALRY, INFANTRY
from klubovna.games.napoleonics.rules.combat import leaders, retreat
from klubovna.games.napoleonics.rules.dice import FLAG, SABERS, SYMBOLS, Dice, show
from klubovna.games.napoleonics.state import Napoleonics

Manner: TypeAlias = Literal["fire", "melee", "back", "first-strike", "square", "retire"]
"""Ranged combat, an attack, battling back, First Strike, a square's die before the cavalry's, an attack on cavalry that
retires and reforms."""


class Blow(Dice, frozen=True):
    """A unit rolls against whoever is on a hex; batteries that joined are counted in."""

    unit: int
    cell: int
    dice: int
    manner: Manner

    def count(self, s: Napoleonics) -> int:
        return self.dice

    def happen(self, s: Napoleonics, happening: str) -> None:
        field, unit = s.field, self.unit
        show(s, field.side[unit], self.cell, self.manner, happening)
        target = s.at[self.cell]
        if target < 0:
            strike_leader(s, s.leads[self.cell], happening)
            return
        flags = 0 if self.manner == "retire" else happening.count(FLAG)
        bounce = s.formed[unit] > 0 and field.arm[target] == CAVALRY
        retreat.suffer(s, target, hits(s, self, target, happening), flags, s.cells[unit], bounce=bounce)


def hits(s: Napoleonics, blow: Blow, target: int, faces: str) -> int:
    """The target's own symbol hits; in melee sabers do, too, unless the unit is one that does not fight with them."""
    field = s.field
    count = faces.count(SYMBOLS[field.arm[target]])
    if blow.manner == "fire":
        armour = s.switches.cuirassier_armour and field.rows[target].type == "cuirassier"
        return count - 1 if count and armour and field.arm[blow.unit] == INFANTRY else count
    if blow.manner == "retire" or not field.rows[blow.unit].sabers:
        return count
    return count + faces.count(SABERS)


def strike_leader(s: Napoleonics, leader: int, faces: str) -> None:
    """ "Samotný velitel": any sabers are the end of him, whoever rolls them; otherwise he has to retreat."""
    if SABERS in faces:
        leaders.kill(s, leader)
    else:
        leaders.fall_back(s, leader)
