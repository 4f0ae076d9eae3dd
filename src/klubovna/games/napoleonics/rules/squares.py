"""Infantry in square ("Zformování do čtverce (pěchoty)"): whether it can be formed, and what it costs."""

from __future__ import annotations

import random

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.dice import Dice, show
from klubovna.games.napoleonics.state import NOTHING, Napoleonics
from klubovna.kernel.frames import Chance
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


def against_forming(s: Napoleonics, unit: int, attacker: int) -> str:
    """With enough cards in hand, a free place on the track, on ground that allows it; "" if it can be formed against an
    attack from this hex."""
    side, field, cell = s.field.side[unit], s.field, s.cells[unit]
    if s.formed[unit]:
        return "error-formed-already"
    if len(s.hands[side]) < s.content.numbers.squares.hand:
        return "error-few-cards"
    if NOTHING not in s.tracks[side]:
        return "error-track-full"
    ground = field.grounds[cell]
    if not ground.square and not (ground.ford and s.switches.ford_square):
        return "error-no-ground-for-square"
    if not field.works[cell] or field.fortified.square:
        return ""
    behind = not s.switches.works_square or field.behind_works(attacker, cell)
    return "error-no-ground-for-square" if behind else ""


def form(s: Napoleonics, unit: int, attacker: int) -> Chance:
    """The attacker draws a card from the defender's hand; by the translator's rule the formation may fail."""
    return SquareRoll(unit, attacker) if s.switches.square_roll else TrackCard(unit)


class TrackCard(Chance, frozen=True):
    """A card drawn blindly lies face down on the track; its owner may look at it."""

    unit: int

    def sample(self, s: Napoleonics, rng: random.Random) -> str:
        hand = s.hands[s.field.side[self.unit]]
        return s.content.card_ids[hand[int(rng.random() * len(hand))]]

    def odds(self, s: Napoleonics) -> Odds:
        return one_of(s.content.card_ids[card] for card in s.hands[s.field.side[self.unit]])

    def possible(self, s: Napoleonics, happening: str) -> bool:
        return s.content.card_number[happening] in s.hands[s.field.side[self.unit]]

    def happen(self, s: Napoleonics, happening: str) -> None:
        side, card = s.field.side[self.unit], s.content.card_number[happening]
        slot = s.tracks[side].index(NOTHING)
        s.hands[side] = without(s.hands[side], card)
        s.tracks[side] = (*s.tracks[side][:slot], card, *s.tracks[side][slot + 1 :])
        s.formed[self.unit] = slot + 1
        s.say("log-forms-square", unit=s.kind(self.unit), hex=s.name(s.cells[self.unit]), slot=slot + 1)
        s.whisper(SEATS[side], "log-track-card", card=happening, slot=slot + 1)


class SquareRoll(Dice, frozen=True):
    """ "Alternativní pravidlo od autora překladu": cavalry on the die, or sabers against light cavalry, and the square
    is not formed in time."""

    unit: int
    attacker: int

    def count(self, s: Napoleonics) -> int:
        return 1

    def happen(self, s: Napoleonics, happening: str) -> None:
        side, cell = s.field.side[self.unit], s.cells[self.unit]
        show(s, side, cell, "form", happening, unit=s.kind(self.unit), hex=s.name(cell))
        if happening == "C" or (happening == "S" and not s.field.rows[self.attacker].heavy):
            s.say("log-square-failed", unit=s.kind(self.unit), hex=s.name(s.cells[self.unit]))
        else:
            s.stack.append(TrackCard(self.unit))


def break_square(s: Napoleonics, unit: int) -> None:
    """ "Rozpuštění formace čtverce": the counter goes back to the track, its card to the hand, at once."""
    slot, side = s.formed[unit], s.field.side[unit]
    s.formed[unit] = 0
    track = s.tracks[side]
    s.hands[side] += (track[slot - 1],)
    s.tracks[side] = (*track[: slot - 1], NOTHING, *track[slot:])
