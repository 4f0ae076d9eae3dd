"""Upkeep: what happens then, what allies cost, how many cards may be kept."""

from __future__ import annotations

from klubovna.games.kacir.box import ALLY, DARKNESS, EXCHANGE, GREEN, HUNTER, STORES, WITCH
from klubovna.games.kacir.choices import PAY, SKIP, Dismiss, PutAway
from klubovna.games.kacir.rules.hands import _put_away, can_draw, discard, draw
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.influence import gain, pay
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.state import GLOOM, Asked, Kacir, of_kind
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


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
