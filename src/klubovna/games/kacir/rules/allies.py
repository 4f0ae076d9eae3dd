"""Allies who help at visits: the Chandler and the Shepherd."""

from __future__ import annotations

from klubovna.games.kacir.rules.gloom import remove_gloom, sources
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import may_herd, works
from klubovna.games.kacir.rules.tokens import move
from klubovna.games.kacir.state import CLUES, HERDED, SNUFFED, Kacir, group, members, with_tokens
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


class Snuff(Pick, frozen=True):
    """The Chandler, once in a turn: a gloom from any card, or from a possessed villager."""

    rule = "allies"
    optional = True
    lacking = "error-no-gloom-there"

    def targets(self, s: Kacir) -> list[int]:
        return sources(s)

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= SNUFFED
        works(s, "candles")
        remove_gloom(s, thing)


class AfterVisit(Step, frozen=True):
    """The Shepherd, once in a turn."""

    side: int

    def run(self, s: Kacir) -> None:
        if may_herd(s):
            s.then(HerdFrom(self.side))


class HerdFrom(Pick, frozen=True):
    """A clue moves between two villagers of the same group."""

    rule = "allies"
    optional = True
    lacking = "error-no-clue-to-herd"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, CLUES) if len(members(s, group(v))) > 1]

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= HERDED
        works(s, "herding")
        s.then(HerdTo(self.side, thing))


class HerdTo(Pick, frozen=True):
    rule = "allies"
    lacking = "error-other-group"
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.source)) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, CLUES, self.source, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.source]}
