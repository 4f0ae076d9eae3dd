"""Bombard ("ostřelování")."""

from __future__ import annotations

from klubovna.games.napoleonics.field import GUNS
from klubovna.games.napoleonics.printed.armies import ARTILLERY
from klubovna.games.napoleonics.rules.tactics.tactic import SomeOfAKind
from klubovna.games.napoleonics.state import MOVED, Napoleonics


class Bombard(SomeOfAKind):
    """Batteries move far and do not battle, or stand and battle with more dice."""

    id = "bombard"
    who = GUNS

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        if s.field.arm[unit] != ARTILLERY:
            return super().allowance(s, unit)
        return 0, s.content.cards[self.id].move

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return s.field.arm[unit] == ARTILLERY and not s.marks[unit] & MOVED
