"""All mats on the table: abilities with slots, and the choice of a target."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Target
from klubovna.games.hagalaz.rules import mats
from klubovna.games.hagalaz.rules.enemies.harm import target_label
from klubovna.games.hagalaz.rules.heroes import garrus, liara, shepard, tali, wrex
from klubovna.games.hagalaz.rules.heroes.aiming import Power, reason
from klubovna.games.hagalaz.state import OFF, AskedOf, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message

POWERS: dict[str, Power] = {**shepard.POWERS, **garrus.POWERS, **liara.POWERS, **tali.POWERS, **wrex.POWERS}

mats.lay_out(shepard.Shepard(), garrus.Garrus(), liara.Liara(), tali.Tali(), wrex.Wrex())


class Targeting(AskedOf, frozen=True):
    """On whom or what an ability is used."""

    rule = "actions"
    ability: str
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[cell] for cell in POWERS[self.ability].targets(s, self.place, self.grade)]

    def why_not(self, s: Hagalaz, action: Target) -> Message | None:
        cell = s.field.number.get(action.hex, OFF)
        if cell == OFF:
            return Message("error-no-hex")
        why = POWERS[self.ability].against(s, self.place, self.grade, cell)
        return reason(s, why, cell, s.content.abilities[self.ability], self.grade)

    def choose(self, s: Hagalaz, action: Target) -> None:
        POWERS[self.ability].effect(s, self.place, self.grade, s.field.number[action.hex])

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"hero": s.hero(self.place), "ability": self.ability}

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)
