"""The course of play: turns with their upkeep and actions, and the other player's turn."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import HUNTER, SEATS
from klubovna.games.kacir.rules.actions import Act
from klubovna.games.kacir.rules.ending import nightfall
from klubovna.games.kacir.rules.powers import refresh
from klubovna.games.kacir.rules.upkeep import DuringUpkeep, PayAllies, TooManyCards
from klubovna.games.kacir.state import HUNTERS, NO_PAWN, ORDINARY, RAVEN, WITCHS, Kacir
from klubovna.kernel.frames import Step


def round_of(s: Kacir) -> int:
    """A round is a turn of each."""
    return (s.turn + 1) // 2


class Turn(Step, frozen=True):
    """A turn begins: pawns come back, which is the first step of upkeep."""

    side: int

    def run(self, s: Kacir) -> None:
        if s.turn == 2 * s.agreed.rounds:
            nightfall(s)
            return
        s.turn += 1
        s.mover, s.used = self.side, 0
        take_back(s, self.side)
        ravens = s.left[RAVEN]
        s.say("log-turn", seat=SEATS[self.side], round=round_of(s), pawns=sum(s.left) - ravens, ravens=ravens)
        s.then(DuringUpkeep(self.side), PayAllies(self.side), TooManyCards(self.side), Act(self.side), End(self.side))


def take_back(s: Kacir, side: int) -> None:
    """Own pawns leave villagers and locations. In her first turn the Witch has two."""
    mine = (HUNTERS,) if side == HUNTER else WITCHS
    for v, pawn in enumerate(s.pawns):
        if pawn in mine:
            s.pawns[v] = NO_PAWN
    pawns = s.content.rules.pawns
    s.left = [0, 0, 0, 0]
    if side == HUNTER:
        s.left[HUNTERS] = pawns.hunter
        s.lying = [replace(card, pawn=False) if card.pawn else card for card in s.lying]
    else:
        s.left[ORDINARY], s.left[RAVEN] = pawns.ordinary, pawns.familiar if s.turn > 1 else 0


class End(Step, frozen=True):
    """Dazed cards recover at the end of the Hunter's turn."""

    side: int

    def run(self, s: Kacir) -> None:
        if self.side == HUNTER and any(card.dazed for card in s.lying):
            for card in [card for card in s.lying if card.dazed]:
                s.say("log-recovered", thing=s.content.words[card.key])
            s.lying = [replace(card, dazed=False) if card.dazed else card for card in s.lying]
            refresh(s)
        s.then(Turn(1 - self.side))
