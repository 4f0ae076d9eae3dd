"""Visiting a villager: the pawn, an investigation, the conversion, the assets, the ability, the familiars – in this
order ("Příklad průběhu hry", step 1)."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, INVESTIGATION, SEATS
from klubovna.games.kacir.rules.abilities import Ability
from klubovna.games.kacir.rules.allies import AfterVisit, Snuff
from klubovna.games.kacir.rules.assets import Assets
from klubovna.games.kacir.rules.conversion import Conversion
from klubovna.games.kacir.rules.effects import perform
from klubovna.games.kacir.rules.familiars import Familiars
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.powers import may_snuff, toll, works
from klubovna.games.kacir.state import HUNTERS, ORDINARY, RAVEN, Kacir, group
from klubovna.kernel.frames import Frame, Step


def unvisitable(s: Kacir, side: int, villager: int) -> str:
    """Why a villager can't be visited: dead, not ready, behind a wall; in the Witch's first turn, of another group
    than her first pawn."""
    if s.pawns[villager]:
        return "error-not-ready"
    if villager in s.dead:
        return "error-dead"
    if s.turn == 1 and any(pawn and group(v) != group(villager) for v, pawn in enumerate(s.pawns)):
        return "error-first-turn"
    return "error-wall" if toll(s, side, villager) > s.influence[side] else ""


def visit(s: Kacir, side: int, villager: int, *, familiar: bool = False) -> None:
    """The pawn is placed; the rest follows in its order."""
    pawn = HUNTERS if side == HUNTER else RAVEN if familiar else ORDINARY
    s.pawns[villager] = pawn
    s.left[pawn] -= 1
    s.say("log-visit-familiar" if familiar else "log-visit", seat=SEATS[side], villager=s.village.ids[villager])
    cost = toll(s, side, villager)
    if cost:
        works(s, "wall")
        pay(s, side, cost)
    course: list[Frame] = [Investigation(side, villager), Conversion(side, villager), Assets(side, villager)]
    course.append(Ability(side, villager))
    if familiar:
        course.append(Familiars(side, villager))
    if side == HUNTER:
        if may_snuff(s):
            course.insert(0, Snuff(side))
        course.append(AfterVisit(side))
    s.then(*course)


class Investigation(Step, frozen=True):
    """An investigation on the visitor's side of the villager takes effect."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        content, seat = s.content, SEATS[self.side]
        for card in s.lying:
            if card.place == self.villager and not card.covered and content.kind_of[card.key] == INVESTIGATION:
                printed = content.printed_on[card.key]
                if printed.side == seat:
                    s.say("log-works", card=content.words[card.key])
                    perform(s, printed.effect, HUNTER, card.key, self.villager)
