"""Counter-Attack ("protiútok" of the cards; the battle back of a defender is something else)."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic, anyone
from klubovna.games.napoleonics.state import NOTHING, Napoleonics
from klubovna.kernel.frames import Frame


class CounterAttack(Tactic):
    id = "counter-attack"
    lasts = False

    def given(self, s: Napoleonics, side: int) -> str:
        """The orders of the opponent's last card, with left and right exchanged."""
        last = s.last[1 - side]
        if last == NOTHING:
            return self.id
        copied = s.content.card_ids[last]
        given = s.content.cards[copied].mirror or copied
        s.say("log-counter-attack", seat=SEATS[side], card=given)
        return given

    def orders(self, s: Napoleonics, side: int) -> list[Frame]:
        """Before the opponent has played any card, it orders one unit (house)."""
        return anyone(s, side)
