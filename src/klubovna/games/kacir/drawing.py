"""Drawing cards. A deck has no order; when it has run out, the discards become a new one (house)."""

from __future__ import annotations

import random

from klubovna.games.kacir.box import FOREBODING, HUNTER, SEATS
from klubovna.games.kacir.doing import Do, word
from klubovna.games.kacir.state import NOBODY, Kacir, without, works
from klubovna.kernel.frames import Chance, Step


def draw(s: Kacir, side: int, count: int) -> None:
    if count:
        s.then(Draw(side, count))


def can_draw(s: Kacir, side: int) -> bool:
    return bool(s.decks[side] or s.discards[side])


def shuffle(s: Kacir, side: int) -> None:
    """The deck has run out and the discards become a new one (house). Whoever has counted knows the hand now."""
    s.decks[side], s.discards[side] = s.discards[side], ()
    s.known[side] = tuple(sorted(s.hands[side]))
    s.say("log-shuffled", seat=SEATS[side])


class Draw(Step, frozen=True):
    """Cards one by one; nothing, if there are none anywhere."""

    side: int
    count: int

    def run(self, s: Kacir) -> None:
        if not s.decks[self.side] and s.discards[self.side]:
            shuffle(s, self.side)
        if s.decks[self.side]:
            if self.count > 1:
                s.stack.append(Draw(self.side, self.count - 1))
            s.stack.append(DrawCard(self.side))


class FromDeck(Chance, frozen=True):
    """The top card, which nobody has known until now."""

    side: int

    def sample(self, s: Kacir, rng: random.Random) -> str:
        deck = s.decks[self.side]
        return s.content.ids[deck[int(rng.random() * len(deck))]]

    def possible(self, s: Kacir, happening: str) -> bool:
        return s.content.number[happening] in s.decks[self.side]

    def taken(self, s: Kacir, happening: str) -> int:
        card = s.content.number[happening]
        s.decks[self.side] = without(s.decks[self.side], card)
        return card


class DrawCard(FromDeck, frozen=True):
    """To the hand; its owner alone sees it."""

    def happen(self, s: Kacir, happening: str) -> None:
        s.hands[self.side] += (self.taken(s, happening),)
        if s.log is not None:
            s.say("log-drew", seat=SEATS[self.side])
            s.whisper(SEATS[self.side], "log-drew-card", card=happening)


@word("draw", lambda s, do: can_draw(s, do.side))
def _draw(s: Kacir, do: Do) -> None:
    """The Foreboding takes one from what a villager's ability gives the Hunter, though never the last."""
    count = do.count
    if count > 1 and do.key == NOBODY and do.side == HUNTER and s.powers & FOREBODING:
        works(s, FOREBODING)
        count = max(1, count - s.content.worth[FOREBODING])
    draw(s, do.side, count)
