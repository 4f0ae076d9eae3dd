"""Bayonet Charge ("útok s bajonety")."""

from __future__ import annotations

from klubovna.games.napoleonics.field import FOOT
from klubovna.games.napoleonics.printed.armies import INFANTRY
from klubovna.games.napoleonics.rules.tactics.tactic import SomeOfAKind
from klubovna.games.napoleonics.state import Napoleonics


class BayonetCharge(SomeOfAKind):
    """Infantry moves farther and attacks in melee, and does not fire; the guard has a die more."""

    id = "bayonet-charge"
    who = FOOT
    fires = False

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        if s.field.arm[unit] != INFANTRY:
            return super().allowance(s, unit)
        far = s.content.cards[self.id].move
        return far, far

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return melee and s.field.arm[unit] == INFANTRY
