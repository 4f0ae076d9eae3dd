"""Élan."""

from __future__ import annotations

from klubovna.games.napoleonics.field import FOOT, GUNS, HORSE, LEADERS, UNITS
from klubovna.games.napoleonics.rules.dice import FLAG, Dice, show
from klubovna.games.napoleonics.rules.orders import ANYWHERE, GiveOrders, command
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import Napoleonics
from klubovna.kernel.frames import Frame


class Elan(Tactic):
    """Dice say who is ordered; a die more for all of them, and the discards go back into the deck."""

    id = "elan"
    shuffles = True

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        return [ElanRoll(side)]

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return True


class ElanRoll(Dice, frozen=True):
    """As many dice as one has command: symbols order that arm, flags anybody, sabers nobody."""

    side: int

    def count(self, s: Napoleonics) -> int:
        return command(s, self.side)

    def happen(self, s: Napoleonics, happening: str) -> None:
        show(s, self.side, 0, "elan", happening)
        who = {"I": FOOT, "C": HORSE, "A": GUNS, FLAG: UNITS | LEADERS}
        wanted = [(bits, happening.count(face)) for face, bits in who.items()]
        s.then(*(GiveOrders(self.side, bits, ANYWHERE, count) for bits, count in wanted if count))
