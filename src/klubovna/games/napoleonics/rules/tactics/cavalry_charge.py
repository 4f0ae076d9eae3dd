"""Cavalry Charge ("útok jízdy")."""

from __future__ import annotations

from klubovna.games.napoleonics.field import HORSE, HORSE_GUNS
from klubovna.games.napoleonics.printed.armies import CAVALRY
from klubovna.games.napoleonics.rules.tactics.tactic import SomeOfAKind
from klubovna.games.napoleonics.state import Napoleonics


class CavalryCharge(SomeOfAKind):
    """Cavalry has more dice all turn, but not into buildings nor out of them, and heavy cavalry rides farther; horse
    batteries act as usual."""

    id = "cavalry-charge"
    who = HORSE | HORSE_GUNS

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        if not s.field.rows[unit].heavy:
            return super().allowance(s, unit)
        far = s.content.cards[self.id].move
        return far, far

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        grounds = s.field.grounds
        return s.field.arm[unit] == CAVALRY and not grounds[here].building and not grounds[cell].building
