"""Questions whose answer is a thing on the table."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.kacir.box import CARDS
from klubovna.games.kacir.choices import SKIP, Choose
from klubovna.games.kacir.state import NOBODY, Asked, Kacir, place_of
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


class Pick(Asked, frozen=True):
    """A choice among things. Where there is nothing to choose it passes by itself."""

    optional: ClassVar[bool] = False

    def targets(self, s: Kacir) -> list[int]:
        raise NotImplementedError

    def apply(self, s: Kacir, thing: int) -> None:
        raise NotImplementedError

    def passed(self, s: Kacir) -> None:
        """Nothing was chosen."""

    def options(self, s: Kacir) -> list[Action]:
        choose, things = s.village.choose, self.targets(s)
        found: list[Action] = [choose[thing] for thing in things]
        if self.optional or not things:
            found.append(SKIP)
        return found

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Choose):
            self.apply(s, s.village.thing[action.thing])
        else:
            self.passed(s)

    def label(self, s: Kacir, action: Action) -> Message:
        if not isinstance(action, Choose):
            return action.label()
        thing = s.village.thing[action.thing]
        place = place_of(s, thing - CARDS) if thing >= CARDS else NOBODY
        if place == NOBODY:
            return action.label()
        return Message("do-choose-at", {"thing": action.thing, "villager": s.village.ids[place]})
