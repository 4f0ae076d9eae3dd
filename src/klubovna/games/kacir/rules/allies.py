"""Allies who help at visits: the Chandler and the Shepherd."""

from __future__ import annotations

from klubovna.games.kacir.box import CANDLES, HERDING
from klubovna.games.kacir.rules.gloom import possessed, remove_gloom
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.rules.tokens import move, with_tokens
from klubovna.games.kacir.state import CLUES, HERDED, SNUFFED, Kacir, gloom_cards, group, members, things_of
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


class Snuff(Pick, frozen=True):
    """The Chandler, once in a turn: a gloom from any card, or from a possessed villager."""

    rule = "allies"
    optional = True

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s)) + possessed(s)

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= SNUFFED
        works(s, CANDLES)
        remove_gloom(s, thing)


class AfterVisit(Step, frozen=True):
    """The Shepherd, once in a turn."""

    side: int

    def run(self, s: Kacir) -> None:
        if s.powers & HERDING and not s.used & HERDED:
            s.then(HerdFrom(self.side))


class HerdFrom(Pick, frozen=True):
    """A clue moves between two villagers of the same group."""

    rule = "allies"
    optional = True

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, CLUES) if len(members(s, group(v))) > 1]

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= HERDED
        works(s, HERDING)
        s.then(HerdTo(self.side, thing))


class HerdTo(Pick, frozen=True):
    rule = "allies"
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.source)) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, CLUES, self.source, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.source]}
