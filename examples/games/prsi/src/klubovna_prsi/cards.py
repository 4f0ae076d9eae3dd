"""The pack: 32 cards of four suits with German faces, numbered suit by suit from the seven to the ace."""

from __future__ import annotations

SUITS = ("hearts", "bells", "acorns", "leaves")
RANKS = ("7", "8", "9", "10", "under", "over", "king", "ace")
CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
NUMBER = {card: number for number, card in enumerate(CARDS)}
SUIT = {suit: number for number, suit in enumerate(SUITS)}
SEVEN, OVER, ACE = RANKS.index("7"), RANKS.index("over"), RANKS.index("ace")


def suit_of(card: int) -> int:
    return card // len(RANKS)


def rank_of(card: int) -> int:
    return card % len(RANKS)
