"""Conversion: three secrets may become a favour, three clues are evidence."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER
from klubovna.games.kacir.choices import CONVERT, SKIP, Convert, Skip
from klubovna.games.kacir.rules.influence import gain_evidence
from klubovna.games.kacir.rules.tokens import obtainable, place, remove
from klubovna.games.kacir.state import CLUES, FAVOURS, SECRETS, Asked, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message


class Conversion(Step, frozen=True):
    """Three secrets may become a favour. Three clues are evidence, and stay where they are; players may agree that they
    are spent instead."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        rules, villager = s.content.rules.conversion, self.villager
        if self.side == HUNTER:
            if s.tokens[CLUES + villager] >= rules.clues:
                gain_evidence(s, 1, s.village.ids[villager])
                if not s.agreed.clues_stay:
                    remove(s, CLUES, villager, rules.clues)
        elif s.tokens[SECRETS + villager] >= rules.secrets and obtainable(s, FAVOURS, villager):
            s.then(ConvertSecrets(self.side, villager))


class ConvertSecrets(Asked, frozen=True):
    rule = "conversion"
    villager: int

    def options(self, s: Kacir) -> list[Action]:
        return [CONVERT, SKIP]

    def choose(self, s: Kacir, action: Convert | Skip) -> None:
        if isinstance(action, Convert):
            remove(s, SECRETS, self.villager, s.content.rules.conversion.secrets)
            place(s, FAVOURS, self.villager)

    def label(self, s: Kacir, action: Action) -> Message:
        return Message("do-keep-secrets") if isinstance(action, Skip) else action.label()

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager], "count": s.content.rules.conversion.secrets}
