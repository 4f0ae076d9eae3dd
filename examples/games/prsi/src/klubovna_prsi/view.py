"""What a seat may see: its own cards, the backs of all others, and the top of the pile. When the game is over the hands
are laid down."""

from __future__ import annotations

import msgspec

from klubovna.kernel.messages import Seat
from klubovna.kernel.shapes import Hand, Pile
from klubovna_prsi.cards import CARDS, SUITS
from klubovna_prsi.state import Prsi


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    points: int
    hand: Hand
    """In the order in which it was drawn."""


class PrsiView(msgspec.Struct, frozen=True):
    deck: Pile
    pile: Pile
    suit: str | None
    """What has to be followed; None before the first card lies."""
    penalty: int
    """Cards that sevens bring to the next player."""
    ace: bool
    """Whether an ace waits for the next player."""
    players: list[PlayerView]
    """In the order of play."""
    deal: int
    deals: int


def view(s: Prsi, seat: Seat | None) -> PrsiView:
    return PrsiView(
        deck=Pile(id="deck", count=len(s.deck), top=None),
        pile=Pile(id="pile", count=len(s.pile), top=CARDS[s.pile[-1]] if s.pile else None),
        suit=SUITS[s.suit] if s.pile else None,
        penalty=s.penalty,
        ace=s.aced,
        players=[_player(s, side, seat) for side in range(len(s.seats))],
        deal=s.deal,
        deals=s.readings.deals,
    )


def _player(s: Prsi, side: int, seat: Seat | None) -> PlayerView:
    own, hand = s.seats[side], s.hands[side]
    known = seat == own or s.outcome is not None
    cards: list[str | None] = [CARDS[card] if known else None for card in hand]
    return PlayerView(own, s.points[side], Hand(id=f"hand-{own}", owner=own, cards=cards))
