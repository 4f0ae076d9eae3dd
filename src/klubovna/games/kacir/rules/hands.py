"""Hands and decks. A deck has no order; when it has run out, the discards become a new one (house)."""

from __future__ import annotations

import random
from collections import Counter

from klubovna.games.kacir.box import FOREBODING, HUNTER, SEATS
from klubovna.games.kacir.choices import PutAway
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.state import NOBODY, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def leave_hand(s: Kacir, side: int, card: int) -> None:
    """Openly; one of those that were known is known no more, for nobody can tell two of a name apart."""
    s.hands[side] = without(s.hands[side], card)
    if card in s.known[side]:
        s.known[side] = without(s.known[side], card)


def show(s: Kacir, side: int, cards: tuple[int, ...]) -> None:
    """These are seen together in the hand: so many of each are known to be there."""
    most = Counter(s.known[side]) | Counter(cards)
    s.known[side] = tuple(sorted(most.elements()))


def take_openly(s: Kacir, side: int, card: int) -> None:
    s.hands[side] += (card,)
    s.known[side] = tuple(sorted((*s.known[side], card)))


def put_on_discards(s: Kacir, card: int) -> None:
    s.discards[s.content.owner[card]] += (card,)


def _put_away(s: Kacir, side: int) -> list[Action]:
    return [s.content.put_away[card] for card in sorted(set(s.hands[side]))]


def discard(s: Kacir, side: int, action: PutAway) -> None:
    card = s.content.number[action.card]
    leave_hand(s, side, card)
    put_on_discards(s, card)
    s.say("log-discarded", seat=SEATS[side], card=action.card)


# Drawing


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
