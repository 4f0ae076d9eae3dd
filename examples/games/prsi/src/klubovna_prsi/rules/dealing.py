"""A deal begins: cards for everybody, and one face up."""

from __future__ import annotations

import random

from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Seat
from klubovna.kernel.odds import Happening, Odds, one_of, some_of
from klubovna_prsi.cards import CARDS, NUMBER, SUITS, suit_of
from klubovna_prsi.rules.course import Turn
from klubovna_prsi.state import Prsi


class NextDeal(Step, frozen=True):
    """All cards together again. Whoever comes next in the order of play begins."""

    def run(self, s: Prsi) -> None:
        first = s.deal % len(s.seats)
        s.deal += 1
        s.deck, s.pile, s.hands = list(range(len(CARDS))), [], [[] for _ in s.seats]
        s.born, s.turned = [0] * len(CARDS), 0
        s.penalty, s.aced, s.passed = 0, False, 0
        s.say("log-deal", deal=s.deal, seat=s.seats[first])
        order = [*s.seats[first:], *s.seats[:first]]
        s.then(*(Dealt(seat) for seat in order), TurnedUp(), Turn(s.seats[first]), NextDeal())


class Dealt(Chance, frozen=True):
    """The cards that a seat begins with."""

    seat: Seat

    def sample(self, s: Prsi, rng: random.Random) -> list[str]:
        return [CARDS[card] for card in sorted(rng.sample(s.deck, s.readings.hand))]

    def possible(self, s: Prsi, happening: list[str]) -> bool:
        if not isinstance(happening, list) or not all(NUMBER.get(card) in s.deck for card in happening):
            return False
        return len(set(happening)) == len(happening) == s.readings.hand

    def odds(self, s: Prsi) -> Odds:
        return some_of([CARDS[card] for card in sorted(s.deck)], s.readings.hand)

    def plain(self, happening: list[str]) -> Happening:
        """In the order of the pack."""
        return [CARDS[card] for card in sorted(NUMBER[card] for card in happening)]

    def happen(self, s: Prsi, happening: list[str]) -> None:
        side = s.seats.index(self.seat)
        for card in happening:
            s.deck.remove(NUMBER[card])
            s.hands[side].append(NUMBER[card])
        s.say("log-dealt", seat=self.seat, count=len(happening))
        s.whisper(self.seat, "log-dealt-cards", cards=tuple(happening))


class TurnedUp(Chance, frozen=True):
    """The first card of the pile does nothing but lie there (house)."""

    def sample(self, s: Prsi, rng: random.Random) -> str:
        return CARDS[rng.choice(s.deck)]

    def possible(self, s: Prsi, happening: str) -> bool:
        return NUMBER.get(happening) in s.deck

    def odds(self, s: Prsi) -> Odds:
        return one_of(CARDS[card] for card in s.deck)

    def happen(self, s: Prsi, happening: str) -> None:
        card = NUMBER[happening]
        s.deck.remove(card)
        s.pile.append(card)
        s.suit = suit_of(card)
        s.say("log-turned-up", card=happening, suit=SUITS[s.suit])
