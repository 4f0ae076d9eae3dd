"""First Strike ("zaútočit jako první"): a card for the other side's turn."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import Napoleonics
from klubovna.kernel.frames import Frame
from klubovna.kernel.tuples import without


class FirstStrike(Tactic):
    """Played in one's own turn it orders nobody (house)."""

    id = "first-strike"
    lasts = False

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        s.say("log-order-nobody", seat=SEATS[side])
        return []


def could_be_held(s: Napoleonics, side: int) -> bool:
    """As far as everybody can see: there are cards in hand, and not all copies lie among the discards."""
    copies, card = s.content.cards[FirstStrike.id].copies, s.content.card_number[FirstStrike.id]
    return bool(s.hands[side]) and s.discard.count(card) < copies


def is_held(s: Napoleonics, side: int) -> bool:
    return s.content.card_number[FirstStrike.id] in s.hands[side]


def discard(s: Napoleonics, side: int, unit: int) -> None:
    """It is played for a unit that is attacked; its owner draws first at the end of the turn."""
    card = s.content.card_number[FirstStrike.id]
    s.hands[side] = without(s.hands[side], card)
    s.discard += (card,)
    s.struck += (side,)
    s.say("log-first-strike", seat=SEATS[side], unit=s.kind(unit), hex=s.name(s.cells[unit]))
