"""Familiars: each once, after a visit with the familiar's pawn."""

from __future__ import annotations

from klubovna.games.kacir.box import FAMILIAR
from klubovna.games.kacir.choices import SKIP, Boost, Call, Skip
from klubovna.games.kacir.rules.effects import doings, perform, possible
from klubovna.games.kacir.rules.gloom import PayGloom
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.picking import absent
from klubovna.games.kacir.state import NOBODY, Asked, Kacir, gloom_cards, of_kind
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message


class Familiars(Asked, frozen=True):
    """Each familiar in play once, in any order; each may be boosted."""

    rule = "familiars"
    villager: int
    done: tuple[int, ...] = ()

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        for card in of_kind(s, FAMILIAR):
            if not self._idle(s, card.key):
                found.append(s.content.call[card.key])
            if not self._not_boosted(s, card.key):
                found.append(s.content.boost[card.key])
        found.append(SKIP)
        return found

    def _idle(self, s: Kacir, key: int) -> str:
        if key in self.done:
            return "error-familiar-used"
        return "" if possible(s, s.content.printed_on[key].effect, self.side, key, self.villager) else "error-no-use"

    def _not_boosted(self, s: Kacir, key: int) -> str:
        """The price can be paid, and what it brings would do something; where that builds upon the effect itself, that
        one would."""
        if key in self.done:
            return "error-familiar-used"
        printed = s.content.printed_on[key]
        if printed.boost is None:
            return "error-no-boost"
        if not (gloom_cards(s) if printed.boost.cost == "gloom" else s.influence[self.side]):
            return f"error-boost-{printed.boost.cost}"
        builds = any(effect.where == "brew" for effect in printed.boost.effect)
        asked = printed.effect if builds else printed.boost.effect
        return "" if possible(s, asked, self.side, key, self.villager) else "error-no-use"

    def why_not(self, s: Kacir, action: Call | Boost | Skip) -> Message | None:
        if isinstance(action, Skip):
            return None
        gone = absent(s, action.card)
        if gone:
            return gone
        key = s.content.key.get(action.card, NOBODY)
        if key not in [card.key for card in of_kind(s, FAMILIAR)]:
            return Message("error-not-a-familiar")
        reason = self._not_boosted(s, key) if isinstance(action, Boost) else self._idle(s, key)
        return Message(reason, {"villager": s.village.ids[self.villager]}) if reason else None

    def choose(self, s: Kacir, action: Call | Boost | Skip) -> None:
        if isinstance(action, Skip):
            return
        key = s.content.key[action.card]
        boosted = isinstance(action, Boost)
        s.then(Familiars(self.side, self.villager, (*self.done, key)))
        s.say("log-boosted" if boosted else "log-called", seat=self.seat, card=action.card)
        s.entered = NOBODY
        printed = s.content.printed_on[key]
        instead = boosted and printed.boost is not None and printed.boost.instead
        plain = [] if instead else doings(printed.effect, self.side, key, self.villager)
        s.then(*plain, *([Boosted(self.side, key, self.villager)] if boosted else []))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}

    def label(self, s: Kacir, action: Action) -> Message:
        return Message("do-no-familiar") if isinstance(action, Skip) else action.label()


class Boosted(Step, frozen=True):
    """The price, and what it brings. Where that can do nothing any more – no brew was played – nothing is paid, either
    (house)."""

    side: int
    key: int
    villager: int

    def run(self, s: Kacir) -> None:
        boost = s.content.printed_on[self.key].boost
        if boost is None or not possible(s, boost.effect, self.side, self.key, self.villager):
            s.say("log-not-boosted", card=s.content.words[self.key])
            return
        perform(s, boost.effect, self.side, self.key, self.villager)
        s.then(PayGloom(self.side) if boost.cost == "gloom" else PayInfluence(self.side))


class PayInfluence(Step, frozen=True):
    side: int

    def run(self, s: Kacir) -> None:
        pay(s, self.side, 1)
