"""Upkeep: what happens then, what allies cost, how many cards may be kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from klubovna.games.kacir.box import ALLY, HUNTER, WITCH
from klubovna.games.kacir.choices import PAY, SKIP, Dismiss, Pay, PutAway, Skip
from klubovna.games.kacir.printed.powers import Whenever
from klubovna.games.kacir.rules.hands import can_draw, discard, draw, not_in_hand, put_away
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.influence import gain, pay
from klubovna.games.kacir.rules.picking import absent
from klubovna.games.kacir.rules.powers import may_exchange, saved_in_upkeep, works
from klubovna.games.kacir.rules.whenever import UPKEEP, whenever_own
from klubovna.games.kacir.state import Asked, Kacir, green_gloom, of_kind
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum


class DuringUpkeep(Step, frozen=True):
    """What happens during upkeep: what cards do then (Strength in darkness, the Fisherman), and the scenario's income
    for the Witch."""

    side: int

    def run(self, s: Kacir) -> None:
        frames = list[Frame](whenever_own(s, UPKEEP, self.side))
        if s.hands[self.side] and may_exchange(s, self.side):
            frames.append(Exchange(self.side))
        if self.side == WITCH and s.village.scenario.dark_income:
            frames.append(DarkIncome())
        s.then(*frames)


class DarkIncome(Step, frozen=True):
    """Of a scenario, as long as all three green villagers are possessed."""

    def run(self, s: Kacir) -> None:
        if all(green_gloom(s)):
            s.say("log-scenario", scenario=s.village.id)
            gain(s, WITCH, s.village.scenario.dark_income)


class Exchange(Asked, frozen=True):
    """Fisherman: a card of the hand may be discarded, for two others."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        return [*put_away(s, self.side), SKIP]

    def why_not(self, s: Kacir, action: PutAway | Skip) -> Message | None:
        return not_in_hand(s, self.side, action.card) if isinstance(action, PutAway) else None

    def choose(self, s: Kacir, action: PutAway | Skip) -> None:
        if isinstance(action, PutAway):
            works(s, "whenever-upkeep-discard")
            discard(s, self.side, s.content.number[action.card])
            if can_draw(s, self.side):
                draw(s, self.side, self._drawn(s))

    def _drawn(self, s: Kacir) -> int:
        power = s.content.cards[s.content.of_power["whenever-upkeep-discard"]].power
        assert isinstance(power, Whenever)
        (drawing,) = power.effect
        return drawing.count

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self._drawn(s)}


# Allies


def _parts(s: Kacir) -> Iterator[tuple[str, int]]:
    """What all allies in play cost, and what the Storehouse saves."""
    content = s.content
    for card in of_kind(s, ALLY):
        yield content.words[card.key], content.printed_on[card.key].upkeep
    for id, saved in saved_in_upkeep(s):
        yield id, -saved


def upkeep(s: Kacir) -> int:
    return max(0, sum(much for _, much in _parts(s)))


def upkeep_sum(s: Kacir) -> Sum:
    return Sum.of(*_parts(s)).at_least(0, "no-less")


class PayAllies(Asked, frozen=True):
    """The Hunter pays for his allies; those he does not pay for, because he can't or won't, are discarded."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        due = upkeep(s) if self.side == HUNTER else 0
        if not due:
            return [PAY]
        let_go: list[Action] = [s.content.dismiss[card.key] for card in of_kind(s, ALLY)]
        return [PAY, *let_go] if due <= s.influence[HUNTER] else let_go

    def why_not(self, s: Kacir, action: Pay | Dismiss) -> Message | None:
        if isinstance(action, Pay):
            paid = upkeep(s) <= s.influence[HUNTER]
            return None if paid else Message("error-upkeep", {"cost": upkeep_sum(s)})
        gone = absent(s, action.card)
        if gone:
            return gone
        ally = s.content.key.get(action.card) in [card.key for card in of_kind(s, ALLY)]
        return None if ally else Message("error-no-ally")

    def choose(self, s: Kacir, action: Pay | Dismiss) -> None:
        if isinstance(action, Dismiss):
            leave_play(s, s.content.key[action.card], "log-dismissed")
            s.then(self)
        elif self.side == HUNTER:
            pay(s, HUNTER, upkeep(s), partial(upkeep_sum, s))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"cost": upkeep_sum(s)}


class TooManyCards(Asked, frozen=True):
    """The last step of upkeep: discard down to seven. How many there are everybody sees; and as no name is there more
    than twice, there is always a choice."""

    rule = "upkeep"

    def options(self, s: Kacir) -> list[Action]:
        return put_away(s, self.side) if self._over(s) > 0 else [SKIP]

    def _over(self, s: Kacir) -> int:
        return len(s.hands[self.side]) - s.content.rules.hand.limit

    def why_not(self, s: Kacir, action: PutAway | Skip) -> Message | None:
        if isinstance(action, PutAway):
            return not_in_hand(s, self.side, action.card)
        return Message("error-too-many-cards", self.told(s)) if self._over(s) > 0 else None

    def choose(self, s: Kacir, action: PutAway | Skip) -> None:
        if isinstance(action, PutAway):
            discard(s, self.side, s.content.number[action.card])
            s.then(self)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self._over(s)}
