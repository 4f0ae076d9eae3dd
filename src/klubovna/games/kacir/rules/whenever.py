"""What cards in play do whenever something else happens: in the upkeep, when somebody is made ready, at a cleansing."""

from __future__ import annotations

from klubovna.games.kacir.box import NUMBER
from klubovna.games.kacir.printed.powers import Whenever
from klubovna.games.kacir.rules.effects import perform
from klubovna.games.kacir.rules.powers import working
from klubovna.games.kacir.state import NOBODY, Kacir
from klubovna.kernel.frames import Step

UPKEEP, CLEANSING, READYING = (1 << NUMBER[f"whenever-{when}"] for when in ("upkeep", "cleansing", "readying"))


class Works(Step, frozen=True):
    """A card does what it does then. Evidence tells by itself where it comes from."""

    key: int
    villager: int = NOBODY

    def run(self, s: Kacir) -> None:
        content = s.content
        power = content.printed_on[self.key].power
        assert isinstance(power, Whenever)
        if any(effect.do != "evidence" for effect in power.effect):
            s.say("log-works", card=content.ids[content.card_of[self.key]])
        perform(s, power.effect, content.owner_of[self.key], self.key, self.villager)


def whenever(s: Kacir, power: int, villager: int = NOBODY) -> list[Works]:
    """All cards that do something now, whoever has them."""
    return [Works(card.key, villager) for card in working(s, power)]


def whenever_own(s: Kacir, power: int, side: int, villager: int = NOBODY) -> list[Works]:
    """Those of one side."""
    owner = s.content.owner_of
    return [works for works in whenever(s, power, villager) if owner[works.key] == side]
