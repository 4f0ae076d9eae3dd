"""What the Hunter's cards do that no other card does."""

from __future__ import annotations

from klubovna.games.kacir.box import SEATS, WITCH
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.influence import gain
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.tokens import place, placeable, remove
from klubovna.games.kacir.state import (
    CLUES,
    HUNTERS,
    MARCHED,
    NO_PAWN,
    SECRETS,
    WITCHS,
    Kacir,
    all_of,
    group,
    living,
    with_tokens,
)
from klubovna.kernel.messages import Arg


@word("recall", lambda s, do: not s.used & MARCHED and HUNTERS in s.pawns)
def _recall(s: Kacir, do: Do) -> None:
    """Dawn march, at most once in a turn."""
    s.used |= MARCHED
    s.then(RecallPawn(do.side))


class RecallPawn(Pick, frozen=True):
    """An own pawn comes back and can be placed again in this turn."""

    rule = "effects"
    lacking = "error-no-own-pawn"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v, pawn in enumerate(s.pawns) if pawn == HUNTERS]

    def apply(self, s: Kacir, thing: int) -> None:
        s.pawns[thing] = NO_PAWN
        s.left[HUNTERS] += 1
        s.say("log-pawn-back", seat=self.seat, villager=s.village.ids[thing])


@word("claim", lambda s, do: placeable(s, CLUES) or bool(with_tokens(s, SECRETS)))
def _claim(s: Kacir, do: Do) -> None:
    s.then(Claim(do.side, do.effect.count))


class Claim(Pick, frozen=True):
    """Unlawful claim: secrets leave a villager, a clue comes."""

    rule = "effects"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return living(s)

    def apply(self, s: Kacir, thing: int) -> None:
        remove(s, SECRETS, thing, self.count)
        place(s, CLUES, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


def _with_witch_pawns(s: Kacir) -> list[int]:
    return sorted({group(v) for v, pawn in enumerate(s.pawns) if pawn in WITCHS})


@word("disperse", lambda s, do: bool(_with_witch_pawns(s)))
def _disperse(s: Kacir, do: Do) -> None:
    s.then(Disperse(do.side, do.effect.count))


class Disperse(Pick, frozen=True):
    """Pull together: the Witch's pawns leave a group, and the Hunter gains influence for each."""

    rule = "effects"
    lacking = "error-no-witch-pawns"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return [s.village.thing_of_group(number) for number in _with_witch_pawns(s)]

    def apply(self, s: Kacir, thing: int) -> None:
        gone = [v for v in all_of(s.village.group_of(thing)) if s.pawns[v] in WITCHS]
        for v in gone:
            s.pawns[v] = NO_PAWN
            s.say("log-pawn-back", seat=SEATS[WITCH], villager=s.village.ids[v])
        gain(s, self.side, self.count * len(gone))
