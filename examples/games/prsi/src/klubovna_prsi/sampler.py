"""What a seat may not see, imagined: the hands of the others and the deck.

Whenever the deck is made anew, everybody knows what it is made of: what lay on the pile. A card that is still unseen
can have come into a hand only while it was in the deck, and every card that is drawn is of the deck of that time. So
cards that were last in the same deck can stand for each other, and no others can.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.kernel.messages import Seat
from klubovna_prsi.cards import CARDS
from klubovna_prsi.state import Prsi


def sample(s: Prsi, seat: Seat | None, rng: random.Random) -> Prsi:
    imagined = s.clone()
    if s.outcome is not None:
        return imagined
    hidden = _hidden(s, seat)
    unseen: dict[int, list[int]] = {}
    for card in sorted([*s.deck, *(card for side in hidden for card in s.hands[side])]):
        unseen.setdefault(s.born[card], []).append(card)
    for alike in unseen.values():
        rng.shuffle(alike)
    for side in hidden:
        imagined.hands[side] = [unseen[s.born[card]].pop() for card in s.hands[side]]
    imagined.deck = sorted(card for alike in unseen.values() for card in alike)
    return imagined


def _hidden(s: Prsi, seat: Seat | None) -> list[int]:
    return [side for side, own in enumerate(s.seats) if own != seat]


def secrets(s: Prsi, seat: Seat | None) -> Mapping[str, Any]:
    if s.outcome is not None:
        return {}
    hands = {f"hand of {s.seats[side]}": sorted(s.hands[side]) for side in _hidden(s, seat) if s.hands[side]}
    return {**hands, "deck": sorted(s.deck)} if hands and s.deck else hands


def pieces(s: Prsi) -> Counter[str]:
    return Counter(CARDS[card] for card in (*s.deck, *s.pile, *(card for hand in s.hands for card in hand)))
