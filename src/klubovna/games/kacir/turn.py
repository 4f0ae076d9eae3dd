"""The course of a turn: upkeep, actions, and the other player's turn."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.acting import Act
from klubovna.games.kacir.box import ALLY, DARKNESS, EXCHANGE, GREEN, HUNTER, SEATS, STORES, VILLAGERS, WITCH
from klubovna.games.kacir.choices import PAY, SKIP, Dismiss, PutAway
from klubovna.games.kacir.drawing import can_draw, draw
from klubovna.games.kacir.ending import nightfall
from klubovna.games.kacir.playing import leave_play
from klubovna.games.kacir.state import (
    FAVOURS,
    GLOOM,
    HUNTERS,
    NO_PAWN,
    Asked,
    Kacir,
    gain,
    leave_hand,
    of_kind,
    pay,
    put_on_discards,
    refresh,
    works,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


class Turn(Step, frozen=True):
    """A turn begins: pawns come back, which is the first step of upkeep."""

    side: int

    def run(self, s: Kacir) -> None:
        if s.turn == 2 * s.content.rules.stop.rounds:
            nightfall(s)
            return
        s.turn += 1
        s.mover, s.used = self.side, 0
        if s.log is not None:
            s.say("log-turn", seat=SEATS[self.side], round=(s.turn + 1) // 2)
        take_back(s, self.side)
        if self.side == HUNTER:
            _watch(s)
        s.then(DuringUpkeep(self.side), PayAllies(self.side), TooManyCards(self.side), Act(self.side), End(self.side))


def _watch(s: Kacir) -> None:
    """What anybody can see at the end of the Witch's turn: with whom the ritual could have been held, and was not."""
    goal, tokens = s.village.scenario.favours, s.tokens
    ripe = tuple([v for v in range(VILLAGERS) if tokens[FAVOURS + v] >= goal and v not in s.dead])
    s.spared += tuple([v for v in ripe if v in s.ripe and v not in s.spared])
    s.ripe = ripe


def take_back(s: Kacir, side: int) -> None:
    """Own pawns leave villagers and locations. In her first turn the Witch has two."""
    mine = (HUNTERS,) if side == HUNTER else (1, 2)
    for v, pawn in enumerate(s.pawns):
        if pawn in mine:
            s.pawns[v] = NO_PAWN
    pawns = s.content.rules.pawns
    if side == HUNTER:
        s.left = [0, 0, pawns.hunter]
        s.lying = [replace(card, pawn=False) if card.pawn else card for card in s.lying]
    else:
        s.left = [pawns.ordinary, pawns.familiar if s.turn > 1 else 0, 0]


class DuringUpkeep(Step, frozen=True):
    """What happens during upkeep: Strength in darkness and the scenario's income for the Witch, the Fisherman for the
    Hunter."""

    side: int

    def run(self, s: Kacir) -> None:
        if self.side == HUNTER:
            if s.powers & EXCHANGE and s.hands[HUNTER]:
                s.then(Exchange(HUNTER))
            return
        if s.powers & DARKNESS:
            works(s, DARKNESS)
            gain(s, WITCH, _darkness(s))
        first = GLOOM + 3 * GREEN
        if s.village.scenario.dark_income and all(s.tokens[first : first + 3]):
            s.say("log-scenario", scenario=s.village.id)
            gain(s, WITCH, s.village.scenario.dark_income)


def _darkness(s: Kacir) -> int:
    """One, or two if there is enough gloom on the card."""
    gloom = max(card.tokens for card in s.lying if s.content.power[card.key >> 1] == DARKNESS)
    return 2 if gloom >= s.content.worth[DARKNESS] else 1


class Exchange(Asked, frozen=True):
    """Fisherman: a card of the hand may be discarded, for two others."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        return [*_put_away(s, self.side), SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, PutAway):
            works(s, EXCHANGE)
            discard(s, self.side, action)
            if can_draw(s, self.side):
                draw(s, self.side, s.content.worth[EXCHANGE])


def _put_away(s: Kacir, side: int) -> list[Action]:
    return [s.content.put_away[card] for card in sorted(set(s.hands[side]))]


def discard(s: Kacir, side: int, action: PutAway) -> None:
    card = s.content.number[action.card]
    leave_hand(s, side, card)
    put_on_discards(s, card)
    s.say("log-discarded", seat=SEATS[side], card=action.card)


def upkeep(s: Kacir) -> int:
    """What all allies in play cost together; the Storehouse saves one."""
    due = sum(s.content.cards[card.key >> 1].upkeep for card in of_kind(s, ALLY))
    return max(0, due - s.content.worth[STORES]) if s.powers & STORES else due


class PayAllies(Asked, frozen=True):
    """The Hunter pays for his allies; those he does not pay for, because he can't or won't, are discarded."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        due = upkeep(s) if self.side == HUNTER else 0
        if not due:
            return [PAY]
        let_go: list[Action] = [s.content.dismiss[card.key] for card in of_kind(s, ALLY)]
        return [PAY, *let_go] if due <= s.influence[HUNTER] else let_go

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Dismiss):
            leave_play(s, s.content.key[action.card])
            s.then(self)
        elif self.side == HUNTER:
            pay(s, HUNTER, upkeep(s))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": upkeep(s)}


class TooManyCards(Asked, frozen=True):
    """The last step of upkeep: discard down to seven."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        return _put_away(s, self.side) if self._over(s) > 0 else [SKIP]

    def _over(self, s: Kacir) -> int:
        return len(s.hands[self.side]) - s.content.rules.hand.limit

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, PutAway):
            discard(s, self.side, action)
            s.then(self)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self._over(s)}


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
