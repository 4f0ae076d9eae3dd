"""What the Witch's cards do that no other card does."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import ALLY, LOCATION, key_of
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import refresh
from klubovna.games.kacir.state import (
    SECRETS,
    Kacir,
    at,
    living,
    of_kind,
    things_of,
    with_tokens,
)
from klubovna.kernel.messages import Arg


@word("daze", lambda s, do: bool(Daze(do.side).targets(s)))
def _daze(s: Kacir, do: Do) -> None:
    s.then(Daze(do.side))


class Daze(Pick, frozen=True):
    """An ally or a location has no effect until the end of the Hunter's next turn; its upkeep is still due."""

    rule = "effects"
    lacking = "error-not-dazed"

    def targets(self, s: Kacir) -> list[int]:
        return things_of([card for card in (*of_kind(s, ALLY), *of_kind(s, LOCATION)) if not card.dazed])

    def apply(self, s: Kacir, thing: int) -> None:
        n = at(s, key_of(thing))
        s.lying[n] = replace(s.lying[n], dazed=True)
        refresh(s)
        s.say("log-dazed", thing=s.village.things[thing])


@word("swap", lambda s, do: bool(SwapFirst(do.side).targets(s)))
def _swap(s: Kacir, do: Do) -> None:
    s.then(SwapFirst(do.side))


class SwapFirst(Pick, frozen=True):
    """Mental image: two villagers exchange their secrets; favours stay. Somebody must have some."""

    rule = "effects"
    lacking = "error-no-secrets-to-swap"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, SECRETS) if _different(s, v)]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(SwapSecond(self.side, thing))


class SwapSecond(Pick, frozen=True):
    rule = "effects"
    lacking = "error-as-many-secrets"
    first: int

    def targets(self, s: Kacir) -> list[int]:
        return _different(s, self.first)

    def apply(self, s: Kacir, thing: int) -> None:
        tokens, one, other = s.tokens, SECRETS + self.first, SECRETS + thing
        tokens[one], tokens[other] = tokens[other], tokens[one]
        s.say("log-swapped", villager=s.village.ids[self.first], other=s.village.ids[thing])

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.first]}


def _different(s: Kacir, villager: int) -> list[int]:
    """Those with another number of secrets."""
    own = s.tokens[SECRETS + villager]
    return [v for v in living(s) if s.tokens[SECRETS + v] != own]
