"""What may be laid on what."""

from __future__ import annotations

from klubovna.kernel.messages import Message
from klubovna_prsi.cards import ACE, CARDS, NUMBER, OVER, SEVEN, SUITS, rank_of, suit_of
from klubovna_prsi.choices import PLAYS, Play
from klubovna_prsi.state import Prsi


def against(s: Prsi, card: int) -> Message | None:
    """The rule against laying this card now, whoever holds it."""
    rank = rank_of(card)
    if s.penalty:
        if s.readings.sevens == "plain":
            return Message("refused-sevens")
        return None if rank == SEVEN else Message("refused-only-seven", {"card": CARDS[card]})
    if s.aced:
        if s.readings.aces == "plain":
            return Message("refused-aces")
        return None if rank == ACE else Message("refused-only-ace", {"card": CARDS[card]})
    if rank == OVER or suit_of(card) == s.suit or rank == rank_of(s.pile[-1]):
        return None
    return Message("refused-follow", {"card": CARDS[card], "suit": SUITS[s.suit], "top": CARDS[s.pile[-1]]})


def playable(s: Prsi, side: int) -> list[Play]:
    """The cards of a hand that may be laid now."""
    return [PLAYS[card] for card in s.hands[side] if against(s, card) is None]


def why_not_play(s: Prsi, side: int, action: Play) -> Message | None:
    card = NUMBER.get(action.card)
    if card is None:
        return Message("refused-no-card")
    if card not in s.hands[side]:
        return Message("refused-not-held", {"card": action.card})
    return against(s, card)
