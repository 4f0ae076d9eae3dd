"""Familiars: each once, after a visit with the familiar's pawn."""

from __future__ import annotations

from klubovna.games.kacir.box import FAMILIAR
from klubovna.games.kacir.choices import SKIP, Boost, Call
from klubovna.games.kacir.rules.effects import doings, possible
from klubovna.games.kacir.rules.gloom import PayGloom
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.state import NOBODY, Asked, Kacir, gloom_cards, of_kind
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Arg


class Familiars(Asked, frozen=True):
    """Each familiar in play once, in any order; each may be boosted."""

    rule = "familiars"
    villager: int
    done: tuple[int, ...] = ()

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        for card in of_kind(s, FAMILIAR):
            if card.key not in self.done:
                found += self._with(s, card.key)
        return [*found, SKIP]

    def _with(self, s: Kacir, key: int) -> list[Action]:
        printed = s.content.cards[key >> 1]
        plain = possible(s, printed.effect, self.side, key, self.villager)
        found: list[Action] = [s.content.call[key]] if plain else []
        boost = printed.boost
        if boost is None or not _can_boost(s, self.side, boost.cost):
            return found
        return [*found, s.content.boost[key]] if possible(s, boost.effect, self.side, key, self.villager) else found

    def choose(self, s: Kacir, action: Action) -> None:
        if not isinstance(action, Call | Boost):
            return
        key = s.content.key[action.card]
        s.then(Familiars(self.side, self.villager, (*self.done, key)))
        if s.log is not None:
            s.say("log-boosted" if isinstance(action, Boost) else "log-called", seat=self.seat, card=action.card)
        s.entered = NOBODY
        s.then(*self._course(s, key, boosted=isinstance(action, Boost)))

    def _course(self, s: Kacir, key: int, *, boosted: bool) -> list[Frame]:
        """The effect; and, boosted, the price and what it brings."""
        printed = s.content.cards[key >> 1]
        plain: list[Frame] = [*doings(printed.effect, self.side, key, self.villager)]
        boost = printed.boost
        if not boosted or boost is None:
            return plain
        price: Frame = PayGloom(self.side) if boost.cost == "gloom" else PayInfluence(self.side)
        more = doings(boost.effect, self.side, key, self.villager)
        return [*([] if boost.instead else plain), price, *more]

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}


def _can_boost(s: Kacir, side: int, cost: str) -> bool:
    return bool(gloom_cards(s)) if cost == "gloom" else s.influence[side] > 0


class PayInfluence(Step, frozen=True):
    side: int

    def run(self, s: Kacir) -> None:
        pay(s, self.side, 1)
