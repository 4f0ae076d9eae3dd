"""Questions whose answer is a thing on the table."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.kacir.box import is_card, key_of
from klubovna.games.kacir.choices import SKIP, Choose, Skip
from klubovna.games.kacir.state import NOBODY, Asked, Kacir, lying, place_of
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


class Pick(Asked, frozen=True):
    """A choice among things. Where there is nothing to choose it passes by itself."""

    optional: ClassVar[bool] = False
    lacking: ClassVar[str] = "error-not-there"
    """What is wrong with a thing that can't be chosen, though it lies there and nobody is dead."""

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

    def choose(self, s: Kacir, action: Choose | Skip) -> None:
        if isinstance(action, Choose):
            self.apply(s, s.village.thing[action.thing])
        else:
            self.passed(s)

    def why_not(self, s: Kacir, action: Choose | Skip) -> Message | None:
        things = self.targets(s)
        if isinstance(action, Skip):
            return None if self.optional or not things else Message("error-must-choose")
        thing = s.village.thing.get(action.thing, NOBODY)
        if thing in things:
            return None
        return absent(s, action.thing) or Message(self.lacking, {"thing": action.thing})

    def label(self, s: Kacir, action: Action) -> Message:
        if not isinstance(action, Choose):
            return action.label()
        thing = s.village.thing[action.thing]
        place = place_of(s, key_of(thing)) if is_card(thing) else NOBODY
        if place == NOBODY:
            return action.label()
        return Message("do-choose-at", {"thing": action.thing, "villager": s.village.ids[place]})


def absent(s: Kacir, word: str) -> Message | None:
    """Why a villager or a card in play can't be chosen for anything: it is dead, not there, or not counted."""
    if word in s.village.number:
        return Message("error-dead", {"villager": word}) if s.village.number[word] in s.dead else None
    if word in s.content.key:
        card = lying(s, s.content.key[word])
        if card is None:
            return Message("error-not-in-play", {"thing": word})
        return Message("error-covered", {"thing": word}) if card.covered else None
    return None if word in s.village.thing else Message("error-unknown")
