"""Cards are shown and offered, and the other player decides what becomes of them: what the Adventurers do."""

from __future__ import annotations

from itertools import combinations

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.choices import ALLOW, REFUSE, Allow, Refuse, Reject, Reveal
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import FromDeck, can_draw, discard, put_on_discards, show, shuffle, take_openly
from klubovna.games.kacir.rules.influence import gain
from klubovna.games.kacir.rules.playing import FREE, play, unplayable
from klubovna.games.kacir.state import Asked, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.tuples import without


def _can_offer(s: Kacir, do: Do) -> bool:
    return can_draw(s, do.side) if do.effect.where == "deck" else len(s.hands[do.side]) > 1


@word("offer", _can_offer)
def _offer(s: Kacir, do: Do) -> None:
    """From the top of the deck (Ashley, Silas) or from the hand (William)."""
    if not _can_offer(s, do):
        s.say("log-nothing")
    elif do.effect.where == "deck":
        s.then(TurnUp(do.side, do.effect.count, do.effect.over))
    else:
        s.then(RevealTwo(do.side))


# Ashley and Silas: the top of the deck


class TurnUp(Step, frozen=True):
    """So many cards from the top are shown to everybody; then the other player decides what becomes of them."""

    side: int
    count: int
    bonus: int
    """Influence for a single card besides its cost, if it is not taken (Ashley). Of several one is left (Silas)."""
    cards: tuple[int, ...] = ()

    def run(self, s: Kacir) -> None:
        if len(self.cards) < self.count and can_draw(s, self.side):
            if not s.decks[self.side]:
                shuffle(s, self.side)
            s.then(TopCard(self.side, self.count, self.bonus, self.cards))
        elif self.count == 1:
            s.then(AllowCard(1 - self.side, self.cards, self.bonus))
        elif len(self.cards) == 1:
            _take(s, self.side, self.cards[0])
        else:
            s.then(LeaveOne(1 - self.side, self.cards))


class TopCard(FromDeck, frozen=True):
    """One more is turned up."""

    count: int
    bonus: int
    cards: tuple[int, ...]

    def happen(self, s: Kacir, happening: str) -> None:
        card = self.taken(s, happening)
        s.limbo += (card,)
        s.say("log-turned-up", seat=SEATS[self.side], card=happening)
        s.then(TurnUp(self.side, self.count, self.bonus, (*self.cards, card)))


def _take(s: Kacir, side: int, card: int) -> None:
    s.limbo = without(s.limbo, card)
    take_openly(s, side, card)


def _drop(s: Kacir, side: int, card: int) -> None:
    s.limbo = without(s.limbo, card)
    put_on_discards(s, card)
    s.say("log-discarded", seat=SEATS[side], card=s.content.ids[card])


class AllowCard(Asked, frozen=True):
    """Ashley: the other player lets the card be taken, or it is discarded for its cost and one more in influence."""

    rule = "abilities"
    cards: tuple[int, ...]
    bonus: int

    def options(self, s: Kacir) -> list[Action]:
        return [ALLOW, REFUSE]

    def choose(self, s: Kacir, action: Allow | Refuse) -> None:
        (card,), owner = self.cards, 1 - self.side
        if isinstance(action, Allow):
            _take(s, owner, card)
        else:
            _drop(s, owner, card)
            gain(s, owner, self._worth(s))

    def _worth(self, s: Kacir) -> int:
        return s.content.cards[self.cards[0]].cost + self.bonus

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"card": s.content.ids[self.cards[0]], "count": self._worth(s)}


class Rejecting(Asked, frozen=True):
    """One of the cards that lie open is discarded."""

    rule = "abilities"
    cards: tuple[int, ...]

    def options(self, s: Kacir) -> list[Action]:
        return [s.content.reject[card] for card in sorted(set(self.cards))]

    def why_not(self, s: Kacir, action: Reject) -> Message | None:
        shown = s.content.number.get(action.card) in self.cards
        return None if shown else Message("error-not-shown")

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"cards": tuple(s.content.ids[card] for card in self.cards)}


class LeaveOne(Rejecting, frozen=True):
    """Silas: the other player discards one, the others are taken."""

    def choose(self, s: Kacir, action: Reject) -> None:
        card, owner = s.content.number[action.card], 1 - self.side
        _drop(s, owner, card)
        for other in without(self.cards, card):
            _take(s, owner, other)


# William: two cards of the hand


class RevealTwo(Asked, frozen=True):
    """William: two cards of the hand are shown…"""

    rule = "abilities"

    def options(self, s: Kacir) -> list[Action]:
        ids = s.content.ids
        pairs = dict.fromkeys(combinations(sorted(s.hands[self.side]), 2))
        return [Reveal(ids[one], ids[other]) for one, other in pairs]

    def why_not(self, s: Kacir, action: Reveal) -> Message | None:
        if action in self.options(s):
            return None
        order = Reveal(action.second, action.first) in self.options(s)
        return Message("error-other-order" if order else "error-not-both-in-hand")

    def choose(self, s: Kacir, action: Reveal) -> None:
        cards = (s.content.number[action.first], s.content.number[action.second])
        show(s, self.side, cards)
        s.then(RejectOne(1 - self.side, cards))


class RejectOne(Rejecting, frozen=True):
    """…the other player names one to be discarded, and the other one is played for free; it stays in the hand where it
    can't be (house)."""

    def choose(self, s: Kacir, action: Reject) -> None:
        owner, card = 1 - self.side, s.content.number[action.card]
        discard(s, owner, card)
        other = without(self.cards, card)[0]
        if unplayable(s, owner, other, FREE):
            s.say("log-stays", seat=SEATS[owner], card=s.content.ids[other])
        else:
            play(s, owner, other, FREE)
