"""Hands and decks. A deck has no order; when it has run out, the discards become a new one (house)."""

from __future__ import annotations

import random
from collections import Counter

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.powers import draws_less
from klubovna.games.kacir.state import NOBODY, Kacir, tell_others
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


def leave_hand(s: Kacir, side: int, card: int) -> None:
    """Openly; one of those that were known is known no more, for nobody can tell two of a name apart."""
    s.hands[side] = without(s.hands[side], card)
    if card in s.known[side]:
        s.known[side] = without(s.known[side], card)


def show(s: Kacir, side: int, cards: tuple[int, ...]) -> None:
    """These are seen together in the hand: so many of each are known to be there."""
    most = Counter(s.known[side]) | Counter(cards)
    s.known[side] = tuple(sorted(most.elements()))
    s.say("log-shown", seat=SEATS[side], cards=lambda: tuple(s.content.ids[card] for card in cards))


def take_openly(s: Kacir, side: int, card: int) -> None:
    s.hands[side] += (card,)
    s.known[side] = tuple(sorted((*s.known[side], card)))
    s.say("log-took", seat=SEATS[side], card=s.content.ids[card])


def put_on_discards(s: Kacir, card: int) -> None:
    s.discards[s.content.owner[card]] += (card,)


def discard(s: Kacir, side: int, card: int) -> None:
    """From the hand."""
    leave_hand(s, side, card)
    put_on_discards(s, card)
    s.say("log-discarded", seat=SEATS[side], card=s.content.ids[card])


def in_hand(s: Kacir, side: int) -> list[int]:
    """Cards of a hand, each name once."""
    return sorted(set(s.hands[side]))


def put_away(s: Kacir, side: int) -> list[Action]:
    """Any card of the hand, to be discarded."""
    return [s.content.put_away[card] for card in in_hand(s, side)]


def not_in_hand(s: Kacir, side: int, card: str) -> Message | None:
    held = s.content.number.get(card, NOBODY) in s.hands[side]
    return None if held else Message("error-not-in-hand")


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
        else:
            s.say("log-no-cards", seat=SEATS[self.side])


class FromDeck(Chance, frozen=True):
    """The top card, which nobody has known until now."""

    side: int

    def sample(self, s: Kacir, rng: random.Random) -> str:
        deck = s.decks[self.side]
        return s.content.ids[deck[int(rng.random() * len(deck))]]

    def odds(self, s: Kacir) -> Odds:
        return one_of(s.content.ids[card] for card in s.decks[self.side])

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
        tell_others(s, self.side, "log-drew")
        s.whisper(SEATS[self.side], "log-drew-card", card=happening)


@word("draw", lambda s, do: can_draw(s, do.side))
def _draw(s: Kacir, do: Do) -> None:
    """The Foreboding takes one from what a villager's ability gives the Hunter."""
    count = do.effect.count
    for card, less in draws_less(s, do.side, count) if do.key == NOBODY else ():
        s.say("log-draws-less", card=card, seat=SEATS[do.side], count=less)
        count -= less
    draw(s, do.side, count)
