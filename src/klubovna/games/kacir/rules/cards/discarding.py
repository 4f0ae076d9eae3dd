"""The other player discards a card: a random one, or one that is chosen among several."""

from __future__ import annotations

import random
from collections import Counter

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.choices import Reject
from klubovna.games.kacir.rules.cards.offering import Rejecting
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import can_draw, discard, draw, show
from klubovna.games.kacir.state import Kacir
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Arg
from klubovna.kernel.odds import Odds, one_of, row_of


def _enough(s: Kacir, do: Do) -> bool:
    return len(s.hands[1 - do.side]) >= max(1, do.effect.choice)


def _can_discard(s: Kacir, do: Do) -> bool:
    return _enough(s, do) or (bool(do.effect.otherwise) and can_draw(s, do.side))


@word("discard", _can_discard)
def _discard(s: Kacir, do: Do) -> None:
    """Where the other hand has too few cards a card is drawn instead, if that is said."""
    other, choice = 1 - do.side, do.effect.choice
    if _enough(s, do):
        s.then(Overhear(choice, other) if choice else Snatch(other))
    elif do.effect.otherwise:
        draw(s, do.side, 1)
    else:
        s.say("log-nothing")


class Snatch(Chance, frozen=True):
    """Scent, boosted: one at random."""

    whose: int

    def sample(self, s: Kacir, rng: random.Random) -> str:
        hand = s.hands[self.whose]
        return s.content.ids[hand[int(rng.random() * len(hand))]]

    def odds(self, s: Kacir) -> Odds:
        return one_of(s.content.ids[card] for card in s.hands[self.whose])

    def possible(self, s: Kacir, happening: str) -> bool:
        return s.content.number[happening] in s.hands[self.whose]

    def happen(self, s: Kacir, happening: str) -> None:
        discard(s, self.whose, s.content.number[happening])


class Overhear(Chance, frozen=True):
    """Whispers in the dark: so many random cards are shown."""

    count: int
    whose: int

    def sample(self, s: Kacir, rng: random.Random) -> list[str]:
        return [s.content.ids[card] for card in rng.sample(s.hands[self.whose], self.count)]

    def odds(self, s: Kacir) -> Odds:
        return row_of([s.content.ids[card] for card in s.hands[self.whose]], self.count)

    def possible(self, s: Kacir, happening: list[str]) -> bool:
        held = Counter(s.content.ids[card] for card in s.hands[self.whose])
        return len(happening) == self.count and Counter(happening) <= held

    def happen(self, s: Kacir, happening: list[str]) -> None:
        cards = tuple(s.content.number[id] for id in happening)
        show(s, self.whose, cards)
        s.then(Silence(1 - self.whose, cards))


class Silence(Rejecting, frozen=True):
    """Which of the cards overheard the other player discards; the others stay in the hand, and are known."""

    rule = "effects"

    def choose(self, s: Kacir, action: Reject) -> None:
        discard(s, 1 - self.side, s.content.number[action.card])

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {**Rejecting.told(self, s), "other": SEATS[1 - self.side]}
