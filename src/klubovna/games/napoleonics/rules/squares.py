"""Infantry in square ("Zformování do čtverce (pěchoty)"): whether it can be formed, and what it costs."""

from __future__ import annotations

import random

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.dice import Dice, show
from klubovna.games.napoleonics.state import NOTHING, Napoleonics, without
from klubovna.kernel.frames import Chance


def may_form(s: Napoleonics, unit: int, attacker: int) -> bool:
    """With enough cards in hand, a free place on the track, on ground that allows it."""
    side, field, cell = s.field.side[unit], s.field, s.cells[unit]
    if s.formed[unit] or len(s.hands[side]) < s.content.numbers.squares.hand or NOTHING not in s.tracks[side]:
        return False
    ground = field.grounds[cell]
    if not ground.square and not (ground.ford and s.switches.ford_square):
        return False
    if not field.works[cell] or field.fortified.square:
        return True
    return s.switches.works_square and not field.behind_works(attacker, cell)


def form(s: Napoleonics, unit: int, attacker: int) -> list[Chance]:
    """The attacker draws a card from the defender's hand; by the translator's rule the formation may fail."""
    s.say("log-forms-square", unit=s.kind(unit), hex=s.name(s.cells[unit]))
    return [SquareRoll(unit, attacker)] if s.switches.square_roll else [TrackCard(unit)]


class TrackCard(Chance, frozen=True):
    """A card drawn blindly lies face down on the track; its owner may look at it."""

    unit: int

    def sample(self, s: Napoleonics, rng: random.Random) -> str:
        hand = s.hands[s.field.side[self.unit]]
        return s.content.card_ids[hand[int(rng.random() * len(hand))]]

    def possible(self, s: Napoleonics, happening: str) -> bool:
        return s.content.card_number[happening] in s.hands[s.field.side[self.unit]]

    def happen(self, s: Napoleonics, happening: str) -> None:
        side, card = s.field.side[self.unit], s.content.card_number[happening]
        slot = s.tracks[side].index(NOTHING)
        s.hands[side] = without(s.hands[side], card)
        s.tracks[side] = (*s.tracks[side][:slot], card, *s.tracks[side][slot + 1 :])
        s.formed[self.unit] = slot + 1
        s.whisper(SEATS[side], "log-track-card", card=happening, slot=slot + 1)


class SquareRoll(Dice, frozen=True):
    """ "Alternativní pravidlo od autora překladu": cavalry on the die, or sabers against light cavalry, and the square
    is not formed in time."""

    unit: int
    attacker: int

    def count(self, s: Napoleonics) -> int:
        return 1

    def happen(self, s: Napoleonics, happening: str) -> None:
        show(s, s.field.side[self.unit], s.cells[self.unit], "form", happening)
        if happening == "C" or (happening == "S" and not s.field.rows[self.attacker].heavy):
            s.say("log-square-failed", unit=s.kind(self.unit))
        else:
            s.stack.append(TrackCard(self.unit))
