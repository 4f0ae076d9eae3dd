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
from klubovna.games.kacir.rules.powers import may_snuff, toll, walled, walls
from klubovna.games.kacir.state import ALL, HUNTERS, ORDINARY, RAVEN, Kacir, group
from klubovna.kernel.frames import Step


def visitable(s: Kacir, side: int) -> list[int]:
    """Who may be visited: living villagers without a pawn, in the Witch's first turn of the group of her first pawn
    only, and behind a wall if the Hunter can pay."""
    pawns, dead = s.pawns, s.dead
    ready = [v for v in ALL if not pawns[v] and v not in dead]
    if s.turn == 1:
        return [v for v in ready if not _elsewhere(s, v)]
    if side == HUNTER and walled(s):
        return [v for v in ready if toll(s, side, v) <= s.influence[side]]
    return ready


def _elsewhere(s: Kacir, villager: int) -> bool:
    """Whether a pawn stands in another group."""
    return any(pawn and group(v) != group(villager) for v, pawn in enumerate(s.pawns))


def unvisitable(s: Kacir, side: int, villager: int) -> str:
    """Why a villager is not among them."""
    if villager in visitable(s, side):
        return ""
    if villager in s.dead:
        return "error-dead"
    if s.pawns[villager]:
        return "error-not-ready"
    return "error-first-turn" if s.turn == 1 else "error-wall"


def visit(s: Kacir, side: int, villager: int, *, familiar: bool = False) -> None:
    """The pawn is placed; the rest follows in its order."""
    pawn = HUNTERS if side == HUNTER else RAVEN if familiar else ORDINARY
    s.pawns[villager] = pawn
    s.left[pawn] -= 1
    s.say("log-visit-familiar" if familiar else "log-visit", seat=SEATS[side], villager=s.village.ids[villager])
    for card, cost in walls(s, side, villager):
        s.say("log-works", card=card)
        pay(s, side, cost)
    if side == HUNTER:
        s.then(AfterVisit(side))
    if familiar:
        s.then(Familiars(side, villager))
    s.then(Investigation(side, villager), Conversion(side, villager), Assets(side, villager), Ability(side, villager))
    if side == HUNTER and may_snuff(s):
        s.then(Snuff(side))


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
