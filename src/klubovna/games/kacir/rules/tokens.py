"""Clues, secrets and favours: placed, removed, moved. All supplies are limited ("Přehled komponent"): where one is
empty nothing is placed, but a token of the same kind that lies elsewhere may be moved instead."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, HUNTER, SEATS, WITCH, is_card, key_of
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import places_no_clues
from klubovna.games.kacir.state import (
    CLUES,
    FAVOURS,
    GLOOM,
    NOBODY,
    SECRETS,
    SUPPLY,
    Kacir,
    at,
    of_kind,
    set_tokens,
    things_of,
    with_tokens,
)
from klubovna.kernel.messages import Arg

NAMES = {SECRETS: "secret", FAVOURS: "favour", CLUES: "clue", GLOOM: "gloom"}
KINDS = {name: kind for kind, name in NAMES.items()}
PLACED, REMOVED, MOVED = (
    {kind: f"log-{deed}-{name}" for kind, name in NAMES.items()} for deed in ("placed", "removed", "moved")
)
"""What is said of it."""
OWNER = {SECRETS: WITCH, FAVOURS: WITCH, CLUES: HUNTER}


def place(s: Kacir, kind: int, thing: int, count: int = 1) -> None:
    """Tokens from the supply on a villager, or secrets on a brew; what is missing may be moved there from elsewhere."""
    if kind == CLUES and places_no_clues(s):
        s.say("log-moonlit")
        return
    given = min(count, s.tokens[kind + SUPPLY])
    if given:
        add(s, kind, thing, given)
        s.tokens[kind + SUPPLY] -= given
        s.say(PLACED[kind], seat=SEATS[OWNER[kind]], thing=s.village.things[thing], count=given)
    if given < count:
        if elsewhere(s, kind, thing):
            s.then(MoveInstead(OWNER[kind], kind, thing, count - given))
        else:
            s.say("log-supply-empty", token=NAMES[kind])


def add(s: Kacir, kind: int, thing: int, count: int) -> None:
    """Tokens on a thing, wherever they come from; a negative number takes them off."""
    if is_card(thing):
        n = at(s, key_of(thing))
        set_tokens(s, n, s.lying[n].tokens + count)
    else:
        s.tokens[kind + thing] += count


def remove(s: Kacir, kind: int, thing: int, count: int = 1) -> int:
    """Back to the supply, as many as there are; how many that was."""
    count = min(count, held(s, kind, thing))
    if count:
        add(s, kind, thing, -count)
        s.tokens[kind + SUPPLY] += count
        s.say(REMOVED[kind], thing=s.village.things[thing], count=count)
    return count


def move(s: Kacir, kind: int, source: int, target: int) -> None:
    """One from here to there."""
    add(s, kind, source, -1)
    add(s, kind, target, 1)
    things = s.village.things
    s.say(MOVED[kind], origin=things[source], thing=things[target], count=1)


def held(s: Kacir, kind: int, thing: int) -> int:
    return s.lying[at(s, key_of(thing))].tokens if is_card(thing) else s.tokens[kind + thing]


def elsewhere(s: Kacir, kind: int, thing: int = NOBODY) -> list[int]:
    """Where a token of this kind could be taken from, instead of from the empty supply."""
    found = with_tokens(s, kind)
    if kind == SECRETS:
        found += things_of([brew for brew in of_kind(s, BREW) if brew.tokens])
    return [source for source in found if source != thing]


def placeable(s: Kacir, kind: int) -> bool:
    """Whether one more of these could be placed somewhere."""
    if kind == CLUES and places_no_clues(s):
        return False
    return bool(s.tokens[kind + SUPPLY] or elsewhere(s, kind))


def reachable(s: Kacir, kind: int, things: list[int]) -> list[int]:
    """Those of these things to which one more could come."""
    if s.tokens[kind + SUPPLY]:
        return things
    sources = elsewhere(s, kind)
    return [thing for thing in things if any(source != thing for source in sources)]


def obtainable(s: Kacir, kind: int, thing: int) -> bool:
    """Whether one more of these could come to this thing: from the supply, or from something else."""
    return s.tokens[kind + SUPPLY] > 0 or bool(elsewhere(s, kind, thing))


class MoveInstead(Pick, frozen=True):
    """The supply is empty: a token from elsewhere, if its owner wants."""

    rule = "supplies"
    optional = True
    lacking = "error-no-token-there"
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
