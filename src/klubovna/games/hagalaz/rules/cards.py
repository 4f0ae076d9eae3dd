"""The threat deck: dealing, turning over, discarding ("Přípravná fáze", "Krok C: Karta hrozeb").

A card that lies face down is nobody's yet. It is one of the deck; but when the deck ran out while cards were dealt,
those dealt before are the rest of the old deck and those dealt after it come from the new one.
"""

from __future__ import annotations

import random

from klubovna.games.hagalaz.state import FACE_DOWN, FROM_LAST, NO_CARD, Hagalaz
from klubovna.kernel.frames import Chance
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


def deal(s: Hagalaz, place: int) -> None:
    """A card face down for this hero."""
    if len(s.last) > s.cards.count(FROM_LAST):
        s.cards[place] = FROM_LAST
    elif len(s.deck) > s.cards.count(FACE_DOWN):
        s.cards[place] = FACE_DOWN
    elif s.bottom:
        s.cards[place], s.bottom = s.bottom[0], s.bottom[1:]
    elif s.discard:
        _shuffle(s)
        s.cards[place] = FACE_DOWN


def _shuffle(s: Hagalaz) -> None:
    """All that is left of the old deck lies beside the mats."""
    s.last += s.deck
    s.cards[:] = [FROM_LAST if card == FACE_DOWN else card for card in s.cards]
    s.deck, s.discard = s.discard, ()
    s.say("log-shuffled")


class Turning(Chance, frozen=True):
    """A card is turned over: its id."""

    place: int

    def _among(self, s: Hagalaz) -> tuple[int, ...]:
        return s.last if s.cards[self.place] == FROM_LAST else s.deck

    def sample(self, s: Hagalaz, rng: random.Random) -> str:
        cards = self._among(s)
        return s.content.cards[cards[int(rng.random() * len(cards))]]

    def odds(self, s: Hagalaz) -> Odds:
        return one_of(s.content.cards[card] for card in self._among(s))

    def possible(self, s: Hagalaz, happening: str) -> bool:
        return s.content.card_number[happening] in self._among(s)

    def happen(self, s: Hagalaz, happening: str) -> None:
        card = s.content.card_number[happening]
        if s.cards[self.place] == FROM_LAST:
            s.last = without(s.last, card)
        else:
            s.deck = without(s.deck, card)
        s.cards[self.place] = card
        s.say("log-revealed", hero=s.hero(self.place), card=happening)


class Reveal(Turning, frozen=True):
    """A card is looked at before its time."""


def bury(s: Hagalaz, place: int) -> None:
    """A card that was looked at goes under the deck."""
    s.say("log-buried", card=s.content.cards[s.cards[place]])
    s.bottom = (*s.bottom, s.cards[place])
    s.cards[place] = NO_CARD


def scrap(s: Hagalaz, place: int) -> None:
    """A card that was looked at is discarded without effect."""
    s.say("log-scrapped", card=s.content.cards[s.cards[place]])
    s.discard = (*s.discard, s.cards[place])
    s.cards[place] = NO_CARD
