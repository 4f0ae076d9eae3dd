"""What the Witch's cards do that no other card does."""

from __future__ import annotations

import random

from msgspec.structs import replace

from klubovna.games.kacir.box import ALLY, HUNTER, LOCATION, key_of
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.gloom import remove_gloom
from klubovna.games.kacir.rules.hands import discard
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import refresh
from klubovna.games.kacir.rules.tokens import place, placeable
from klubovna.games.kacir.state import (
    SECRETS,
    Kacir,
    at,
    gloom_cards,
    living,
    of_kind,
    things_of,
    with_tokens,
)
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Arg
from klubovna.kernel.odds import Odds, one_of

# Charms


@word("feast", lambda s, do: bool(gloom_cards(s)) and placeable(s, SECRETS))
def _feast(s: Kacir, do: Do) -> None:
    s.then(Feast(do.side, do.effect.count, 0))


class Feast(Pick, frozen=True):
    """Dark ritual: up to three gloom leave cards in play, and as many secrets come to villagers."""

    rule = "effects"
    optional = True
    lacking = "error-no-gloom-there"
    count: int
    taken: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s))

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            s.then(Feast(self.side, self.count - 1, self.taken + 1))
        else:
            s.then(*[SecretOnAny(self.side)] * (self.taken + 1))
        remove_gloom(s, thing)

    def passed(self, s: Kacir) -> None:
        s.then(*[SecretOnAny(self.side)] * self.taken)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


class SecretOnAny(Pick, frozen=True):
    """One of the secrets that the gloom has brought."""

    rule = "effects"

    def targets(self, s: Kacir) -> list[int]:
        return living(s) if placeable(s, SECRETS) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, SECRETS, thing)


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


# Familiars


@word("snatch", lambda s, do: bool(s.hands[HUNTER]))
def _snatch(s: Kacir, do: Do) -> None:
    if s.hands[HUNTER]:
        s.then(Snatch())
    else:
        s.say("log-nothing")


class Snatch(Chance, frozen=True):
    """Scent, boosted: the Hunter discards a card at random."""

    def sample(self, s: Kacir, rng: random.Random) -> str:
        hand = s.hands[HUNTER]
        return s.content.ids[hand[int(rng.random() * len(hand))]]

    def odds(self, s: Kacir) -> Odds:
        return one_of(s.content.ids[card] for card in s.hands[HUNTER])

    def possible(self, s: Kacir, happening: str) -> bool:
        return s.content.number[happening] in s.hands[HUNTER]

    def happen(self, s: Kacir, happening: str) -> None:
        discard(s, HUNTER, s.content.number[happening])
