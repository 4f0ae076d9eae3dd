"""The course of a turn ("Tah hry"): its beginning, the command card (phase 1), and drawing at its end (phase 5)."""

from __future__ import annotations

import random
from functools import partial

from klubovna.games.napoleonics.choices import Keep, Play
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules import ground, tactics
from klubovna.games.napoleonics.rules.combat.battles import BattleUnits
from klubovna.games.napoleonics.rules.ending import fall_of_night, hold_objectives
from klubovna.games.napoleonics.rules.movement import MoveUnits
from klubovna.games.napoleonics.state import NOTHING, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


class Turn(Step, frozen=True):
    """A side's turn begins: the ground changes where the scenario says so, the side gains the objectives that it holds,
    and plays a card."""

    side: int

    def run(self, s: Napoleonics) -> None:
        if s.turn == s.switches.nightfall:
            fall_of_night(s)
            return
        s.turn += 1
        s.mover = self.side
        s.say("log-turn", seat=SEATS[self.side], turn=(s.turn + 1) // 2)
        if s.field.changes_left:
            ground.change(s)
        hold_objectives(s, self.side)
        if s.outcome is None:
            s.then(PlayCard(self.side), MoveUnits(self.side), BattleUnits(self.side), EndTurn(self.side))


class PlayCard(Asked, frozen=True):
    """Phase 1: any card of the hand. It is always asked: that all cards in a hand are alike is nobody else's
    business."""

    rule = "command"
    always_asked = True

    def options(self, s: Napoleonics) -> list[Action]:
        ids = s.content.card_ids
        return [Play(ids[card]) for card in sorted(set(s.hands[self.side]))]

    def choose(self, s: Napoleonics, action: Play) -> None:
        side, number = self.side, s.content.card_number
        s.card, s.roll = number[action.card], None
        s.hands[side] = without(s.hands[side], s.card)
        s.say("log-played", seat=self.seat, card=action.card)
        given = tactics.played(s, action.card).given(s, side)
        s.last = (number[given], s.last[1]) if side == 0 else (s.last[0], number[given])
        card = tactics.played(s, given)
        s.mode = card.id if card.lasts else ""
        s.then(*card.orders(s, side))


class EndTurn(Step, frozen=True):
    """Phase 5: the card is discarded; whoever played First Strike draws first, then whoever had the turn. Some cards
    bring the discards back into the deck. Quiet: that the card goes and that marks come off is what the end of a turn
    is."""

    quiet = True
    side: int

    def run(self, s: Napoleonics) -> None:
        side, field = self.side, s.field
        s.discard += (s.card,)
        if tactics.in_force(s).shuffles:
            s.deck, s.pile, s.discard = s.deck + s.discard, s.pile + s.discard, ()
            s.say("log-shuffled")
        given = s.content.cards[s.content.card_ids[s.last[side]]]
        look = given.draw > 1
        first = [Draw(struck, False) for struck in s.struck]
        own = [*[Draw(side, True)] * given.draw, KeepCard(side)] if look else [Draw(side, False)]
        s.card, s.mode, s.struck, s.steadfast = NOTHING, "", (), False
        s.marks = [0] * len(field.units)
        s.leader_marks = [0] * len(field.leaders)
        s.then(*first, *own, Turn(1 - side))


class Draw(Step, frozen=True):
    """When the deck has run out, the discards are shuffled."""

    side: int
    aside: bool

    def run(self, s: Napoleonics) -> None:
        if not s.deck:
            s.deck, s.pile, s.discard = s.discard, s.discard, ()
            s.say("log-shuffled")
        if s.deck:
            s.stack.append(DrawCard(self.side, self.aside))


class DrawCard(Chance, frozen=True):
    """A card from the deck, to the hand or, with Scout, to be looked at first. Others hear of it, except while the
    first hands are dealt."""

    side: int
    aside: bool

    def sample(self, s: Napoleonics, rng: random.Random) -> str:
        return s.content.card_ids[s.deck[int(rng.random() * len(s.deck))]]

    def odds(self, s: Napoleonics) -> Odds:
        return one_of(s.content.card_ids[card] for card in s.deck)

    def possible(self, s: Napoleonics, happening: str) -> bool:
        return s.content.card_number[happening] in s.deck

    def happen(self, s: Napoleonics, happening: str) -> None:
        card = s.content.card_number[happening]
        s.deck = without(s.deck, card)
        if self.aside:
            s.drawn += (card,)
        else:
            s.hands[self.side] += (card,)
        s.whisper(SEATS[self.side], "log-drew", card=happening)
        if s.turn:
            s.whisper(SEATS[1 - self.side], "log-draws", seat=SEATS[self.side])
            s.whisper(None, "log-draws", seat=SEATS[self.side])


class KeepCard(Asked, frozen=True):
    """Scout: two cards were drawn, one is kept, the other discarded. It is asked even if they are alike."""

    rule = "cards"
    always_asked = True

    def options(self, s: Napoleonics) -> list[Action]:
        return [Keep(s.content.card_ids[card]) for card in sorted(set(s.drawn))]

    def choose(self, s: Napoleonics, action: Keep) -> None:
        card = s.content.card_number[action.card]
        s.hands[self.side] += (card,)
        rest = without(s.drawn, card)
        s.discard += rest
        s.drawn = ()
        s.whisper(self.seat, "log-kept", card=action.card)
        s.say("log-put-away", seat=self.seat, cards=partial(_names, s, rest))


def _names(s: Napoleonics, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(s.content.card_ids[card] for card in cards)
