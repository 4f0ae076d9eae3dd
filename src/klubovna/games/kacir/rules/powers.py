"""What cards do as long as they are in play, each as a question that the rules ask."""

from __future__ import annotations

from klubovna.games.kacir.box import MOON
from klubovna.games.kacir.state import Kacir


def refresh(s: Kacir) -> None:
    """Note anew what works: the powers of cards that are neither covered nor dazed."""
    power, powers = s.content.power, 0
    for card in s.lying:
        if not (card.covered or card.dazed):
            powers |= power[card.key >> 1]
    s.powers = powers


def works(s: Kacir, power: int) -> None:
    """Say which card is behind what happens now."""
    if s.log is not None:
        s.say("log-works", card=s.content.of_power[power])


def moonlit(s: Kacir) -> bool:
    """The Stained Moon: the Hunter places no clues."""
    return bool(s.powers & MOON)
