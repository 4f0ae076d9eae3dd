"""Abilities of villagers ("Nové vlastnosti vesničanů"): used or not, and how the Craftsmen are paid."""

from __future__ import annotations

from klubovna.games.kacir.box import GUILD, HUNTER, SEATS, WITCH
from klubovna.games.kacir.choices import DEEPEN, LIFT, PAY, SKIP, USE, Choose, Deepen, Lift, Pay, Use
from klubovna.games.kacir.rules.effects import perform, possible
from klubovna.games.kacir.rules.gloom import place_gloom, remove_gloom, sources
from klubovna.games.kacir.rules.influence import pay
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.rules.tokens import remove, with_tokens
from klubovna.games.kacir.state import CLUES, FAVOURS, GLOOM, SECRETS, Asked, Kacir, shown
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


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
        gloom = s.tokens[GLOOM + self.villager]
        if gloom and not self.again:
            if self.side == HUNTER:
                found.append(LIFT)
            elif self._can_deepen(s, gloom):
                found.append(DEEPEN)
        return [*found, SKIP]

    def _can_deepen(self, s: Kacir, gloom: int) -> bool:
        """Up to the number at the start, with a gloom from the supply or, where that is empty, from elsewhere."""
        if gloom >= s.village.gloom[self.villager] or s.influence[self.side] < s.content.rules.prices.deepen:
            return False
        return bool(s.supply[3]) or sources(s) != [self.villager]

    def choose(self, s: Kacir, action: Action) -> None:
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


def usable(s: Kacir, side: int, villager: int) -> bool:
    """Whether the ability would do anything."""
    printed = shown(s, villager)
    if printed.paid and can_pay(s, side) and possible(s, printed.paid, side, villager=villager):
        return True
    effects = s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0)
    return possible(s, effects, side, villager=villager)


def use(s: Kacir, side: int, villager: int) -> None:
    if s.log is not None:
        s.say("log-used", seat=SEATS[side], villager=s.village.ids[villager])
    if shown(s, villager).paid:
        s.then(PayCraftsman(side, villager))
    else:
        perform(s, s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0), side, villager=villager)


# Oswald, Hazel and Květa: an asset pays


def own_assets(side: int) -> int:
    return SECRETS if side == WITCH else CLUES


def guild_pays(s: Kacir, side: int) -> bool:
    """The Guildmistress: influence instead of a clue."""
    return side == HUNTER and bool(s.powers & GUILD) and s.influence[side] >= s.content.worth[GUILD]


def can_pay(s: Kacir, side: int) -> bool:
    """Nobody ever spends the other player's tokens ("Poznámka")."""
    return bool(with_tokens(s, own_assets(side))) or guild_pays(s, side)


class PayCraftsman(Asked, frozen=True):
    """An own asset from any villager, for the better half of the ability."""

    rule = "abilities"
    villager: int

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        if possible(s, shown(s, self.villager).paid, self.side, villager=self.villager):
            found += [s.village.choose[v] for v in with_tokens(s, own_assets(self.side))]
            found += [PAY] if guild_pays(s, self.side) else []
        return [*found, SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        printed = shown(s, self.villager)
        if isinstance(action, Choose):
            remove(s, own_assets(self.side), s.village.thing[action.thing])
        elif isinstance(action, Pay):
            works(s, GUILD)
            pay(s, self.side, s.content.worth[GUILD])
        else:
            perform(s, printed.ability, self.side, villager=self.villager)
            return
        perform(s, printed.paid, self.side, villager=self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}
