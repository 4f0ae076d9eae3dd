"""Leadership ("velení" of the cards)."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.orders import Rearrange
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic, anyone
from klubovna.games.napoleonics.state import LED, ORDERED, Napoleonics
from klubovna.kernel.frames import Frame


class Leadership(Tactic):
    """All leaders are ordered, alone or with their units, which have a die more as long as they stay."""

    id = "leadership"

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        leaders = [leader for leader in s.field.own_leaders[side] if s.posts[leader] >= 0]
        if not leaders:
            return anyone(s, side)
        for leader in leaders:
            _order(s, side, leader)
        return [Rearrange(side, leaders=True)]

    def helps(self, s: Napoleonics, unit: int, here: int, cell: int, *, melee: bool, bonus: bool) -> bool:
        return bool(s.marks[unit] & LED)


def _order(s: Napoleonics, side: int, leader: int) -> None:
    cell, who = s.posts[leader], s.field.leaders[leader].id
    unit = s.at[cell]
    if unit < 0:
        s.leader_marks[leader] |= ORDERED
        s.say("log-order-leader", seat=SEATS[side], leader=who, hex=s.name(cell))
    else:
        s.marks[unit] |= ORDERED | LED
        s.say("log-order-led", seat=SEATS[side], leader=who, unit=s.kind(unit), hex=s.name(cell))
