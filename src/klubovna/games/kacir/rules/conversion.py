"""Conversion: three secrets may become a favour, three clues are evidence."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, VILLAGERS
from klubovna.games.kacir.choices import CONVERT, SKIP, Convert
from klubovna.games.kacir.rules.influence import gain_evidence
from klubovna.games.kacir.rules.tokens import elsewhere, place, remove
from klubovna.games.kacir.state import CLUES, FAVOURS, SECRETS, Asked, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


class Conversion(Step, frozen=True):
    """Three secrets may become a favour; three clues are evidence, and stay."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        rules, villager = s.content.rules.conversion, self.villager
        if self.side == HUNTER:
            if s.tokens[CLUES + villager] >= rules.clues:
                gain_evidence(s, 1)
        elif s.tokens[SECRETS + villager] >= rules.secrets and _favour_left(s, villager):
            s.then(ConvertSecrets(self.side, villager))


def _favour_left(s: Kacir, villager: int) -> bool:
    return bool(s.supply[FAVOURS // VILLAGERS] or elsewhere(s, FAVOURS, villager))


class ConvertSecrets(Asked, frozen=True):
    rule = "conversion"
    villager: int

    def options(self, s: Kacir) -> list[Action]:
        return [CONVERT, SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Convert):
            remove(s, SECRETS, self.villager, s.content.rules.conversion.secrets)
            place(s, FAVOURS, self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}
