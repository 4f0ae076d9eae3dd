"""Abilities of villagers ("Nové vlastnosti vesničanů"): used or not, and how the Craftsmen are paid."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, SEATS, WITCH
from klubovna.games.kacir.choices import DEEPEN, LIFT, PAY, SKIP, USE, Choose, Deepen, Lift, Pay, Skip, Use
from klubovna.games.kacir.rules.assets import own_assets
from klubovna.games.kacir.rules.effects import perform, possible
from klubovna.games.kacir.rules.gloom import gloom_for, place_gloom, remove_gloom
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.picking import absent
from klubovna.games.kacir.rules.powers import pays_craftsmen, works
from klubovna.games.kacir.rules.tokens import NAMES, remove
from klubovna.games.kacir.state import FAVOURS, GLOOM, Asked, Kacir, shown, with_tokens
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message


class Ability(Step, frozen=True):
    """With two favours on the villager the Witch may use it twice."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        favours = s.tokens[FAVOURS + self.villager]
        uses = 2 if self.side == WITCH and favours >= s.content.rules.conversion.twice else 1
        s.then(UseAbility(self.side, self.villager, uses))


class UseAbility(Asked, frozen=True):
    """If one wants. On a possessed villager the Hunter may remove a gloom instead, and the Witch may pay to put one
    back."""

    rule = "abilities"
    villager: int
    uses: int
    again: bool = False

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        if usable(s, self.side, self.villager):
            found.append(USE)
        if s.tokens[GLOOM + self.villager]:
            if not self._no_lift(s):
                found.append(LIFT)
            if not self._no_deepening(s):
                found.append(DEEPEN)
        found.append(SKIP)
        return found

    def _no_lift(self, s: Kacir) -> str:
        if self.side != HUNTER:
            return "error-not-yours"
        return "" if s.tokens[GLOOM + self.villager] else "error-not-possessed"

    def _no_deepening(self, s: Kacir) -> str:
        """Up to the number at the start, with a gloom from the supply or, where that is empty, from elsewhere; instead
        of the ability, not after it."""
        gloom = s.tokens[GLOOM + self.villager]
        if self.side != WITCH:
            return "error-not-yours"
        if not gloom:
            return "error-not-possessed"
        if self.again:
            return "error-instead"
        if gloom >= s.village.gloom[self.villager]:
            return "error-deep-enough"
        if s.influence[self.side] < s.content.rules.prices.deepen:
            return "error-poor"
        return "" if gloom_for(s, self.villager) else "error-no-gloom-left"

    def why_not(self, s: Kacir, action: Use | Lift | Deepen | Skip) -> Message | None:
        reason = ""
        if isinstance(action, Use) and not usable(s, self.side, self.villager):
            reason = "error-no-use"
        elif isinstance(action, Lift):
            reason = self._no_lift(s)
        elif isinstance(action, Deepen):
            reason = self._no_deepening(s)
        return Message(reason, self.told(s)) if reason else None

    def choose(self, s: Kacir, action: Use | Lift | Deepen | Skip) -> None:
        if isinstance(action, Use):
            if self.uses > 1:
                s.then(UseAbility(self.side, self.villager, self.uses - 1, True))
            use(s, self.side, self.villager)
        elif isinstance(action, Lift):
            remove_gloom(s, self.villager)
        elif isinstance(action, Deepen):
            pay(s, self.side, s.content.rules.prices.deepen)
            place_gloom(s, self.side, self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}

    def label(self, s: Kacir, action: Action) -> Message:
        if isinstance(action, Deepen):
            return Message("do-deepen", {"count": s.content.rules.prices.deepen})
        return Message("do-not-use") if isinstance(action, Skip) else action.label()


def usable(s: Kacir, side: int, villager: int) -> bool:
    """Whether the ability would do anything, as far as everybody can see."""
    printed = shown(s, villager)
    if printed.paid and can_pay(s, side) and possible(s, printed.paid, side, villager=villager):
        return True
    effects = s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0)
    return possible(s, effects, side, villager=villager)


def use(s: Kacir, side: int, villager: int) -> None:
    s.say("log-used", seat=SEATS[side], villager=s.village.ids[villager])
    if shown(s, villager).paid:
        s.then(PayCraftsman(side, villager))
    else:
        perform(s, s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0), side, villager=villager)


# Oswald, Hazel and Květa: an asset pays


def can_pay(s: Kacir, side: int) -> bool:
    """Nobody ever spends the other player's tokens ("Poznámka")."""
    return bool(with_tokens(s, own_assets(side)) or pays_craftsmen(s, side))


class PayCraftsman(Asked, frozen=True):
    """An own asset from any villager, for the better half of the ability."""

    rule = "abilities"
    villager: int

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        if self._worth_it(s):
            found += [s.village.choose[v] for v in with_tokens(s, own_assets(self.side))]
            if pays_craftsmen(s, self.side):
                found.append(PAY)
        found.append(SKIP)
        return found

    def _worth_it(self, s: Kacir) -> bool:
        return possible(s, shown(s, self.villager).paid, self.side, villager=self.villager)

    def why_not(self, s: Kacir, action: Choose | Pay | Skip) -> Message | None:
        if isinstance(action, Skip):
            return None
        if not self._worth_it(s):
            return Message("error-no-use", self.told(s))
        if isinstance(action, Pay):
            return None if pays_craftsmen(s, self.side) else Message("error-no-guild")
        kind = own_assets(self.side)
        if s.village.number.get(action.thing) in with_tokens(s, kind):
            return None
        return absent(s, action.thing) or Message("error-no-own-token", {"thing": action.thing, "token": NAMES[kind]})

    def choose(self, s: Kacir, action: Choose | Pay | Skip) -> None:
        printed = shown(s, self.villager)
        if isinstance(action, Choose):
            remove(s, own_assets(self.side), s.village.thing[action.thing])
        elif isinstance(action, Pay):
            works(s, "guild")
            pay(s, self.side, pays_craftsmen(s, self.side))
        else:
            perform(s, printed.ability, self.side, villager=self.villager)
            return
        perform(s, printed.paid, self.side, villager=self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}

    def label(self, s: Kacir, action: Action) -> Message:
        """With what is done without payment."""
        if isinstance(action, Pay):
            return Message("do-pay-count", {"count": pays_craftsmen(s, self.side)})
        unpaid = shown(s, self.villager).ability
        if isinstance(action, Skip) and unpaid:
            first = unpaid[0]
            said = f"do-unpaid-{first.do}" if len(unpaid) == 1 and first.do in ("gain", "draw") else "do-unpaid"
            return Message(said, {"count": first.count})
        return action.label()
