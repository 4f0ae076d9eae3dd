"""How good does it look, at a glance: few cards, good ones among them, and nothing that waits for oneself."""

from __future__ import annotations

from math import exp

from klubovna.kernel.messages import Seat
from klubovna_prsi.cards import ACE, OVER, SEVEN, rank_of, suit_of
from klubovna_prsi.state import Prsi

GOOD = {SEVEN: 0.3, ACE: 0.25, OVER: 0.55}
"""What a card is worth to its holder, in cards that need not be held."""
SUITED = 0.1
"""A card of the suit that is asked for."""
TEMPO = 0.3
WAITS, SITS_OUT = 0.6, 0.5
"""A card that has to be taken, as far as it can't be answered; a turn lost to an ace."""
WON_ALREADY = 0.12
"""A point from an earlier deal."""
SCALE = 1.6
"""So many cards less than another make a side two or three times as likely to win."""


def judgement(s: Prsi, seat: Seat) -> float:
    if s.outcome is not None:
        return 1 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    odds = [exp(_worth(s, side) / SCALE) for side in range(len(s.seats))]
    return odds[s.seats.index(seat)] / sum(odds)


def _worth(s: Prsi, side: int) -> float:
    hand, suit = s.hands[side], s.suit
    worth = WON_ALREADY * s.points[side] - len(hand)
    for card in hand:
        worth += GOOD.get(rank_of(card), 0.0) + (SUITED if suit_of(card) == suit else 0.0)
    if s.seat == s.seats[side]:
        worth += TEMPO - WAITS * s.penalty - SITS_OUT * s.aced
    return worth
