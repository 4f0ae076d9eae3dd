"""Cards from the deck; when it is empty, the pile is turned over."""

from __future__ import annotations

import random

from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Seat
from klubovna.kernel.odds import Odds, one_of
from klubovna_prsi.cards import CARDS, NUMBER
from klubovna_prsi.rules.ending import stall
from klubovna_prsi.state import TURNED_OVER, Prsi


def in_reach(s: Prsi) -> int:
    """How many cards could be drawn at most: the deck, and the pile below its top."""
    return len(s.deck) + len(s.pile) - 1


class DrawOne(Step, frozen=True):
    """A card for a seat, if there is one. Without a deck the pile becomes one, and its top stays; where that has been
    done often enough, the deal is over (house)."""

    seat: Seat

    def run(self, s: Prsi) -> None:
        if not in_reach(s):
            s.say("log-nothing-left")
        elif s.deck:
            s.then(Drawn(self.seat))
        elif s.turned == TURNED_OVER:
            stall(s, "log-turned-enough")
        else:
            turn_over(s)
            s.then(Drawn(self.seat))


def turn_over(s: Prsi) -> None:
    s.turned += 1
    s.deck, s.pile = sorted(s.pile[:-1]), s.pile[-1:]
    for card in s.deck:
        s.born[card] = s.turned
    s.say("log-turned-over", count=len(s.deck))


class Drawn(Chance, frozen=True):
    """Which card it is."""

    seat: Seat

    def sample(self, s: Prsi, rng: random.Random) -> str:
        return CARDS[rng.choice(s.deck)]

    def possible(self, s: Prsi, happening: str) -> bool:
        return NUMBER.get(happening) in s.deck

    def odds(self, s: Prsi) -> Odds:
        return one_of(CARDS[card] for card in s.deck)

    def happen(self, s: Prsi, happening: str) -> None:
        card, side = NUMBER[happening], s.seats.index(self.seat)
        s.deck.remove(card)
        s.hands[side].append(card)
        s.tell_drawn(side, card)
