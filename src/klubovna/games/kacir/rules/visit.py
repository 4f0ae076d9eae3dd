"""Visiting a villager: the pawn, an investigation, the conversion, the assets, the ability, the familiars – in this
order ("Příklad průběhu hry", step 1)."""

from __future__ import annotations

from klubovna.games.kacir.box import CANDLES, HUNTER, INVESTIGATION, SEATS, WALL
from klubovna.games.kacir.rules.abilities import Ability
from klubovna.games.kacir.rules.allies import AfterVisit, Snuff
from klubovna.games.kacir.rules.assets import Assets
from klubovna.games.kacir.rules.conversion import Conversion
from klubovna.games.kacir.rules.effects import perform
from klubovna.games.kacir.rules.familiars import Familiars
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.state import HUNTERS, ORDINARY, RAVEN, SNUFFED, Kacir
from klubovna.kernel.frames import Frame, Step


def toll(s: Kacir, side: int, villager: int) -> int:
    """What the visit itself costs: the Hunter pays at the Invisible wall."""
    if side == HUNTER and s.powers & WALL:
        power = s.content.power
        if any(power[card.key >> 1] == WALL and card.place == villager for card in s.lying):
            return s.content.rules.prices.invisible_wall
    return 0


def visit(s: Kacir, side: int, villager: int, *, familiar: bool = False) -> None:
    """The pawn is placed; the rest follows in its order."""
    pawn = HUNTERS if side == HUNTER else RAVEN if familiar else ORDINARY
    s.pawns[villager] = pawn
    s.left[pawn - 1] -= 1
    if s.log is not None:
        s.say("log-visit-familiar" if familiar else "log-visit", seat=SEATS[side], villager=s.village.ids[villager])
    cost = toll(s, side, villager)
    if cost:
        works(s, WALL)
        pay(s, side, cost)
    course: list[Frame] = [Investigation(side, villager), Conversion(side, villager), Assets(side, villager)]
    course.append(Ability(side, villager))
    if familiar:
        course.append(Familiars(side, villager))
    if side == HUNTER:
        if s.powers & CANDLES and not s.used & SNUFFED:
            course.insert(0, Snuff(side))
        course.append(AfterVisit(side))
    s.then(*course)


class Investigation(Step, frozen=True):
    """An investigation on the visitor's side of the villager takes effect."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        cards, kinds, seat = s.content.cards, s.content.kind, SEATS[self.side]
        for card in s.lying:
            if card.place == self.villager and not card.covered and kinds[card.key >> 1] == INVESTIGATION:
                printed = cards[card.key >> 1]
                if printed.side == seat:
                    if s.log is not None:
                        s.say("log-works", card=s.content.words[card.key])
                    perform(s, printed.effect, HUNTER, card.key, self.villager)
