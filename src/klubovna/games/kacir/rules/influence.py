"""Influence and evidence: gained, paid and lost."""

from __future__ import annotations

from collections.abc import Callable

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.choices import DECLINE, PAY, Decline, Pay
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import can_draw, draw
from klubovna.games.kacir.state import NOBODY, Asked, Kacir, gloom_cards, green_pawns, lying
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum


def gain(s: Kacir, side: int, count: int, said: str = "log-gained") -> None:
    """Up to what anybody may have (house)."""
    if count:
        gained = min(count, s.agreed.most_influence - s.influence[side])
        s.influence[side] += gained
        s.say(said if gained == count else "log-gained-all", seat=SEATS[side], count=gained, total=s.influence[side])


def pay(s: Kacir, side: int, count: int, cost: Callable[[], Sum] | None = None) -> None:
    """In influence; with what the cost is made of, where it is made of several things."""
    if count:
        s.influence[side] -= count
        if cost is None:
            s.say("log-paid", seat=SEATS[side], count=count, total=s.influence[side])
        else:
            s.say("log-paid-sum", seat=SEATS[side], cost=cost, total=s.influence[side])


def gain_evidence(s: Kacir, count: int, cause: str) -> None:
    """From a villager or thanks to a card; as much as there is in the supply. Evidence lies nowhere else, so none can
    be moved instead."""
    gained = min(count, s.evidence_left)
    s.evidence_left -= gained
    s.evidence += gained
    s.say("log-evidence" if gained == count else "log-evidence-all", cause=cause, count=gained, total=s.evidence)


# Words


@word("gain", lambda s, do: s.influence[do.side] < s.agreed.most_influence)
def _gain(s: Kacir, do: Do) -> None:
    """For each pawn on green villagers, whoever's it is (Judy); one more for each gloom card in play (Waterskin); twice
    as much with enough gloom on the card (Strength in darkness)."""
    effect, count = do.effect, do.effect.count
    card = lying(s, do.key) if effect.twice else None
    if card is not None and card.tokens >= effect.twice:
        count *= 2
    if effect.per == "green-pawn":
        count *= green_pawns(s)
    elif effect.per == "gloom-card":
        count += len(gloom_cards(s))
    gain(s, do.side, min(count, effect.most) if effect.most else count)


def _can_lose(s: Kacir, do: Do) -> bool:
    return s.influence[1 - do.side] > 0 or (bool(do.effect.otherwise) and can_draw(s, do.side))


@word("lose", _can_lose)
def _lose(s: Kacir, do: Do) -> None:
    """The other player loses influence; or pays it, or else a card is drawn (Lure)."""
    other = 1 - do.side
    lost = min(do.effect.count, s.influence[other])
    if do.effect.otherwise:
        s.then(Toll(other, do.effect.count))
    elif lost:
        s.influence[other] -= lost
        s.say("log-lost", seat=SEATS[other], count=lost, total=s.influence[other])


class Toll(Asked, frozen=True):
    """Lure: the Witch pays, or the Hunter draws a card."""

    rule = "effects"
    count: int

    def options(self, s: Kacir) -> list[Action]:
        return [PAY, DECLINE] if s.influence[self.side] >= self.count else [DECLINE]

    def why_not(self, s: Kacir, action: Pay | Decline) -> Message | None:
        if isinstance(action, Pay) and s.influence[self.side] < self.count:
            return Message("error-poor")
        return None

    def choose(self, s: Kacir, action: Pay | Decline) -> None:
        if isinstance(action, Pay):
            pay(s, self.side, self.count)
        else:
            draw(s, 1 - self.side, 1)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count, "other": SEATS[1 - self.side]}


@word("evidence")
def _evidence(s: Kacir, do: Do) -> None:
    gain_evidence(s, do.effect.count, s.village.ids[do.villager] if do.key == NOBODY else s.content.words[do.key])
