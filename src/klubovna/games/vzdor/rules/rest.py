"""Phase 4, REST: discard what was played, draw a new hand, look for spies."""

from __future__ import annotations

from functools import partial

from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.decks import Take
from klubovna.games.vzdor.rules.ending import lose
from klubovna.games.vzdor.state import REST, Vzdor
from klubovna.kernel.frames import Step


class Rest(Step, frozen=True):
    """Steps A and B."""

    def run(self, s: Vzdor) -> None:
        s.phase = REST
        cards = s.content.rules.setup.hand + s.rest_draw
        s.say("log-rest", cards=cards)
        if s.revealed_play:
            leaving = tuple(s.revealed_play)
            s.revealed_pile += leaving
            s.say("log-revealed-leave", maquis=leaving)
        if s.covert_play:
            s.say("log-covert-rest", maquis=partial(tuple, s.covert_play))
            s.covert.discard += s.covert_play
        if s.hand:
            s.say("log-spies-rest", count=len(s.hand))
            s.covert.discard += s.hand
        s.revealed_play.clear()
        s.covert_play.clear()
        s.hand.clear()
        s.then(Take("covert", "hand", cards), LookForSpies())


class LookForSpies(Step, frozen=True):
    """Step C: nothing but spies is defeat. A hand with no card at all is not (house)."""

    def run(self, s: Vzdor) -> None:
        if s.hand and all(card == SPY for card in s.hand):
            lose(s, "spies")
