"""Section cards ("Karty sekce"): so many on the left, in the centre, on the right."""

from __future__ import annotations

from klubovna.games.napoleonics.field import LEADERS, UNITS
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, Card
from klubovna.games.napoleonics.rules.orders import GiveOrders, command
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import Napoleonics
from klubovna.kernel.frames import Frame


class SectionCard(Tactic):
    lasts = False

    def __init__(self, id: str, card: Card) -> None:
        self.called, self.card = id, card

    def given(self, s: Napoleonics, side: int) -> str:
        return self.called

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        """Left, centre, right in turn; whoever is cut by a line may be ordered with either."""
        asked = zip(SECTION_BITS, self.card.orders, strict=True)
        return [
            GiveOrders(side, UNITS | LEADERS, bit, command(s, side) if self.card.command else count, self.card.command)
            for bit, count in asked
            if count
        ]
