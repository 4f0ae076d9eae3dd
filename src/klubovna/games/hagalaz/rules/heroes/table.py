"""All abilities with slots, and the choice of a target."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Target
from klubovna.games.hagalaz.out_of_reach import not_targeted
from klubovna.games.hagalaz.rules.enemies.harm import target_label
from klubovna.games.hagalaz.rules.heroes import garrus, liara, shepard, tali, wrex
from klubovna.games.hagalaz.state import AskedOf, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

POWERS = {**shepard.POWERS, **garrus.POWERS, **liara.POWERS, **tali.POWERS, **wrex.POWERS}


class Targeting(AskedOf, frozen=True):
    """On whom or what an ability is used."""

    rule = "actions"
    ability: str
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[cell] for cell in POWERS[self.ability].targets(s, self.place, self.grade)]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Target)
        POWERS[self.ability].effect(s, self.place, self.grade, s.field.number[action.hex])

    def refusal(self, s: Hagalaz, action: Action) -> Message | None:
        return not_targeted(s, self.place, self.ability, self.grade, action)

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-targeting", {"hero": s.hero(self.place), "ability": self.ability})

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)
