"""Clues, secrets and favours: placed, removed, moved. All supplies are limited ("Přehled komponent"): where one is
empty nothing is placed, but a token of the same kind that lies elsewhere may be moved instead."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, CARDS, HUNTER, SEATS, VILLAGERS, WITCH
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import moonlit
from klubovna.games.kacir.state import CLUES, FAVOURS, SECRETS, Kacir, at, of_kind, set_tokens, things_of
from klubovna.kernel.messages import Arg

NAMES = {SECRETS: "secret", FAVOURS: "favour", CLUES: "clue"}


OWNER = {SECRETS: WITCH, FAVOURS: WITCH, CLUES: HUNTER}


def place(s: Kacir, kind: int, thing: int, count: int = 1) -> None:
    """Tokens from the supply on a villager, or secrets on a brew; what is missing may be moved there from elsewhere."""
    if kind == CLUES and moonlit(s):
        s.say("log-moonlit")
        return
    given = min(count, s.supply[kind // VILLAGERS])
    if given:
        add(s, kind, thing, given)
        s.supply[kind // VILLAGERS] -= given
        if s.log is not None:
            s.say(f"log-placed-{NAMES[kind]}", seat=SEATS[OWNER[kind]], thing=s.village.things[thing], count=given)
    if given < count and elsewhere(s, kind, thing):
        s.then(MoveInstead(OWNER[kind], kind, thing, count - given))


def add(s: Kacir, kind: int, thing: int, count: int) -> None:
    """Tokens on a thing, wherever they come from; a negative number takes them off."""
    if thing < CARDS:
        s.tokens[kind + thing] += count
    else:
        n = at(s, thing - CARDS)
        set_tokens(s, n, s.lying[n].tokens + count)


def remove(s: Kacir, kind: int, thing: int, count: int = 1) -> int:
    """Back to the supply, as many as there are; how many that was."""
    count = min(count, held(s, kind, thing))
    if count:
        add(s, kind, thing, -count)
        s.supply[kind // VILLAGERS] += count
        if s.log is not None:
            s.say(f"log-removed-{NAMES[kind]}", thing=s.village.things[thing], count=count)
    return count


def move(s: Kacir, kind: int, source: int, target: int, count: int = 1) -> None:
    add(s, kind, source, -count)
    add(s, kind, target, count)
    if s.log is not None:
        things = s.village.things
        s.say(f"log-moved-{NAMES[kind]}", origin=things[source], thing=things[target], count=count)


def held(s: Kacir, kind: int, thing: int) -> int:
    return s.tokens[kind + thing] if thing < CARDS else s.lying[at(s, thing - CARDS)].tokens


def with_tokens(s: Kacir, kind: int) -> list[int]:
    """Villagers on whom tokens of a kind lie."""
    return [v for v, count in enumerate(s.tokens[kind : kind + VILLAGERS]) if count]


def elsewhere(s: Kacir, kind: int, thing: int) -> list[int]:
    """Where a token of this kind could be taken from, instead of from the empty supply."""
    found = with_tokens(s, kind)
    if kind == SECRETS:
        found += things_of([brew for brew in of_kind(s, BREW) if brew.tokens])
    return [source for source in found if source != thing]


def placeable(s: Kacir, kind: int) -> bool:
    """Whether one more of these could be placed somewhere."""
    if kind == CLUES and moonlit(s):
        return False
    return bool(s.supply[kind // VILLAGERS] or elsewhere(s, kind, -1))


class MoveInstead(Pick, frozen=True):
    """The supply is empty: a token from elsewhere, if its owner wants."""

    rule = "supplies"
    optional = True
    token: int
    target: int
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return elsewhere(s, self.token, self.target)

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, self.token, thing, self.target)
        if self.count > 1 and elsewhere(s, self.token, self.target):
            s.then(MoveInstead(self.side, self.token, self.target, self.count - 1))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"token": NAMES[self.token], "thing": s.village.things[self.target]}
