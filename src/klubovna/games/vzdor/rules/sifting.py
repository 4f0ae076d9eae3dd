"""Looking at the top cards of a deck: "look at three, put any of them away, return the rest in any order"."""

from __future__ import annotations

from klubovna.games.vzdor.choices import Enlist, Keep, OnTop, PutAway
from klubovna.games.vzdor.state import Asked, DeckName, Vzdor, distinct
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.tuples import without


class Sift(Asked, frozen=True):
    """Put away any number of the cards looked at: to the discards, or (recruits) to the bottom of the deck."""

    rule = "actions"
    deck: DeckName

    def options(self, s: Vzdor) -> list[PutAway | Keep]:
        return [*(PutAway(card) for card in distinct(s.looked)), Keep()]

    def choose(self, s: Vzdor, action: PutAway | Keep) -> None:
        if isinstance(action, PutAway):
            s.looked = without(s.looked, action.card)
            self._put_away(s, action.card)
            s.then(self)
        else:
            put_back(s, self.deck)

    def _put_away(self, s: Vzdor, card: str) -> None:
        deck = s.deck(self.deck)
        if self.deck == "recruits":
            deck.bottom += (card,)
            s.say("log-put-under", card=card)
        else:
            deck.discard.append(card)
            s.say("log-put-away", card=card)

    def label(self, s: Vzdor, action: Action) -> Message:
        """Recruits are not discarded."""
        if self.deck == "recruits" and isinstance(action, PutAway):
            return Message("do-put-under", {"card": action.card})
        return action.label()

    def prompt(self, s: Vzdor) -> Message:
        return Message(f"ask-sift-{self.deck}", {"seat": self.seat, "cards": s.looked})


def put_back(s: Vzdor, deck: DeckName, put: int = 0) -> None:
    """What is left of the cards looked at; the first so many are back already."""
    if s.looked:
        s.then(PutBack(deck, put))


class PutBack(Asked, frozen=True):
    """Return the rest in any order: asked for the card that will be drawn first, then the second…"""

    rule = "actions"
    deck: DeckName
    put: int = 0

    def options(self, s: Vzdor) -> list[OnTop]:
        return [OnTop(card) for card in distinct(s.looked)]

    def choose(self, s: Vzdor, action: OnTop) -> None:
        s.looked = without(s.looked, action.card)
        deck = s.deck(self.deck)
        under = len(deck.top) - self.put
        deck.top = (*deck.top[:under], action.card, *deck.top[under:])
        s.say("log-put-back", card=action.card, deck=f"deck-{self.deck}", position=self.put + 1)
        put_back(s, self.deck, self.put + 1)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"deck": f"deck-{self.deck}", "position": self.put + 1}


class EnlistOne(Asked, frozen=True):
    """Antonio: one of the recruits looked at goes on top of the covert deck, the others back in any order."""

    rule = "recruits"

    def options(self, s: Vzdor) -> list[Enlist]:
        return [Enlist(card) for card in s.looked]

    def choose(self, s: Vzdor, action: Enlist) -> None:
        s.looked = without(s.looked, action.maquis)
        s.covert.top += (action.maquis,)
        s.say("log-enlisted", maquis=action.maquis)
        put_back(s, "recruits")
