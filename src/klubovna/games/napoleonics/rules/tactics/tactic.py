"""What chapters ask of the command card in force. The answers here are those of a card that changes nothing."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.napoleonics.field import UNITS
from klubovna.games.napoleonics.rules.orders import ANYWHERE, GiveOrders
from klubovna.games.napoleonics.state import ORDERED, Napoleonics
from klubovna.kernel.frames import Frame


class Tactic:
    id: ClassVar[str] = ""
    lasts: ClassVar[bool] = True
    """Whether it changes anything after its orders have been given."""
    moves: ClassVar[bool] = True
    fires: ClassVar[bool] = True
    melees: ClassVar[bool] = True
    """Whether ordered units may move, fire, attack in melee."""
    shuffles: ClassVar[bool] = False
    """Whether the discards go back into the deck at the end of the turn."""

    def given(self, s: Napoleonics, side: int) -> str:
        """The card whose orders it gives, mostly its own."""
        return self.id

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        """What has to be asked or rolled to know who is ordered."""
        return []

    def allowance(self, s: Napoleonics, unit: int) -> tuple[int, int]:
        """How far a unit may move and still battle, and how far at most: as its table says."""
        return s.field.paces[unit]

    def ride(self, s: Napoleonics) -> int:
        """How far leaders move."""
        return s.content.numbers.leaders.move

    def dice(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> int:
        """How many more for a unit that attacks from one hex into another: only for who is ordered."""
        if not s.marks[unit] & ORDERED or not self.helps(s, unit, here, cell, melee=melee, bonus=bonus):
            return 0
        printed = s.content.cards[self.id]
        return printed.guard if s.field.rows[unit].guard else printed.dice

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        """For whom and for what it brings dice."""
        return False


class SomeOfAKind(Tactic):
    """Cards that order a few units of some kinds; where there are none at all, one unit of one's choice."""

    who: ClassVar[int]

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        field = s.field
        if not any(s.cells[unit] >= 0 and field.bits[unit] & self.who for unit in field.own[side]):
            return anyone(s, side)
        return [GiveOrders(side, self.who, ANYWHERE, s.content.cards[self.id].units)]


def anyone(s: Napoleonics, side: int) -> list[Frame]:
    """Where a card finds nobody of its kind: one unit of one's choice, which moves and battles as usual."""
    s.mode = ""
    return [GiveOrders(side, UNITS, ANYWHERE, 1)]
