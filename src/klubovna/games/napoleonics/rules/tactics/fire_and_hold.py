"""Fire and Hold ("vystřelit a držet")."""

from __future__ import annotations

from klubovna.games.napoleonics.field import FOOT, GUNS
from klubovna.games.napoleonics.rules.tactics.tactic import SomeOfAKind
from klubovna.games.napoleonics.state import Napoleonics


class FireAndHold(SomeOfAKind):
    """They fire with a die more, and neither move nor attack in melee. Whoever has an enemy beside has nobody to fire
    at, but may be ordered all the same: a square, to dissolve."""

    id = "fire-and-hold"
    who = FOOT | GUNS
    moves = False
    melees = False

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return not melee
