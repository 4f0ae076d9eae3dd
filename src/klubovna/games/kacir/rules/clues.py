"""Words that place clues and secrets, take them away and move them."""

from __future__ import annotations

from klubovna.games.kacir.box import thing_of_card
from klubovna.games.kacir.printed import GROUPS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import places_no_clues
from klubovna.games.kacir.rules.tokens import KINDS, NAMES, held, move, obtainable, place, placeable, remove
from klubovna.games.kacir.state import (
    CLUES,
    NOBODY,
    SECRETS,
    Kacir,
    group,
    living,
    lying,
    members,
    with_tokens,
)
from klubovna.kernel.messages import Arg

# Clues


@word("clue", lambda s, do: placeable(s, CLUES))
def _clue(s: Kacir, do: Do) -> None:
    """Here, on everybody in this group, on anybody, on two of a group, or on one in each group."""
    where, count = do.effect.where, do.effect.count
    if not placeable(s, CLUES):
        s.say("log-moonlit") if places_no_clues(s) else s.say("log-supply-empty", token=NAMES[CLUES])
    elif where == "here":
        if do.villager not in s.dead:
            place(s, CLUES, do.villager, count)
    elif where == "group":
        clue_group(s, do.villager, count)
    elif where == "pair":
        s.then(ClueOnFirst(do.side, count))
    elif where == "each-group":
        s.then(*(ClueInGroup(do.side, number, count) for number in range(len(GROUPS)) if members(s, number)))
    else:
        s.then(ClueOnAny(do.side, count))


def clue_group(s: Kacir, villager: int, count: int) -> None:
    """So many clues on each villager of this one's group."""
    if places_no_clues(s):
        s.say("log-moonlit")
        return
    for member in members(s, group(villager)):
        place(s, CLUES, member, count)


class ClueOnAny(Pick, frozen=True):
    """A clue, or several, on one villager."""

    rule = "effects"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return living(s)

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, CLUES, thing, self.count)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


class ClueInGroup(Pick, frozen=True):
    """Hillock: one villager of each group."""

    rule = "effects"
    lacking = "error-other-group"
    number: int
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return members(s, self.number) if placeable(s, CLUES) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, CLUES, thing, self.count)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"group": GROUPS[self.number]}


class ClueOnFirst(Pick, frozen=True):
    """Careful approach: two different villagers of one group."""

    rule = "effects"
    lacking = "error-alone"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in living(s) if len(members(s, group(v))) > 1]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(ClueOnSecond(self.side, self.count, thing))
        place(s, CLUES, thing, self.count)


class ClueOnSecond(Pick, frozen=True):
    rule = "effects"
    lacking = "error-other-group"
    count: int
    first: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.first)) if v != self.first] if placeable(s, CLUES) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, CLUES, thing, self.count)


# Secrets


def _without_clues(s: Kacir) -> list[int]:
    return [v for v in living(s) if not s.tokens[CLUES + v]]


def _can_hide(s: Kacir, do: Do) -> bool:
    """Whether a secret can be placed where the effect says."""
    if do.effect.where == "brew":
        return s.entered != NOBODY and _needs(s) > 0 and obtainable(s, SECRETS, thing_of_card(s.entered))
    return placeable(s, SECRETS) and (do.effect.where != "bare" or bool(_without_clues(s)))


def _needs(s: Kacir) -> int:
    """How many secrets the brew still needs that has come into play just now."""
    brew = lying(s, s.entered)
    return s.content.printed_on[s.entered].secrets - brew.tokens if brew else 0


@word("secret", _can_hide)
def _secret(s: Kacir, do: Do) -> None:
    """On the visited villager (Rapture), on somebody without clues (Alluring look), on the brew that has just been
    played (Shroud)."""
    if not _can_hide(s, do):
        s.say("log-nothing")
    elif do.effect.where == "here":
        place(s, SECRETS, do.villager, do.effect.count)
    elif do.effect.where == "brew":
        place(s, SECRETS, thing_of_card(s.entered), min(do.effect.count, _needs(s)))
    else:
        s.then(SecretsOnOne(do.side, do.effect.count))


class SecretsOnOne(Pick, frozen=True):
    """Alluring look: secrets on a villager without clues."""

    rule = "effects"
    lacking = "error-has-clues"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return _without_clues(s)

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, SECRETS, thing, self.count)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


# Taken away


def _can_erase(s: Kacir, do: Do) -> bool:
    kind = KINDS[do.effect.token]
    return held(s, kind, do.villager) > 0 if do.effect.where == "here" else bool(with_tokens(s, kind))


@word("erase", _can_erase)
def _erase(s: Kacir, do: Do) -> None:
    """From the visited villager (Ruse), from one (Devouring), from several (Overhang), from a group (Fumes)."""
    effect, kind = do.effect, KINDS[do.effect.token]
    if not _can_erase(s, do):
        s.say("log-nothing")
    elif effect.where == "here":
        remove(s, kind, do.villager, effect.count)
    elif effect.where == "one":
        s.then(EraseFromOne(do.side, kind, effect.count))
    elif effect.where == "several":
        s.then(EraseFromSeveral(do.side, kind, effect.count))
    else:
        s.then(EraseInGroup(do.side, kind, effect.count))


class Erase(Pick, frozen=True):
    """Tokens of a kind are taken from villagers."""

    rule = "effects"
    lacking = "error-no-token-there"
    token: int
    count: int

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"token": NAMES[self.token], "count": self.count}


class EraseFromOne(Erase, frozen=True):
    """Devouring: up to so many of one villager, one by one; she may want to leave some."""

    optional = True
    villager: int = NOBODY
    """Whose, once that is chosen."""

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, self.token) if self.villager in (NOBODY, v)]

    def apply(self, s: Kacir, thing: int) -> None:
        remove(s, self.token, thing)
        if self.count > 1:
            s.then(EraseFromOne(self.side, self.token, self.count - 1, thing))


class EraseFromSeveral(Erase, frozen=True):
    """Overhang: one from each of up to so many villagers."""

    optional = True
    done: tuple[int, ...] = ()

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, self.token) if v not in self.done]

    def apply(self, s: Kacir, thing: int) -> None:
        remove(s, self.token, thing)
        if self.count > 1:
            s.then(EraseFromSeveral(self.side, self.token, self.count - 1, (*self.done, thing)))


class EraseInGroup(Erase, frozen=True):
    """Fumes: so many leave each villager of a group."""

    def targets(self, s: Kacir) -> list[int]:
        return [s.village.thing_of_group(number) for number in range(len(GROUPS)) if members(s, number)]

    def apply(self, s: Kacir, thing: int) -> None:
        gone = [remove(s, self.token, v, self.count) for v in members(s, s.village.group_of(thing))]
        if not any(gone):
            s.say("log-none-there", group=s.village.things[thing])


# Moved


def _movable(s: Kacir, kind: int) -> list[int]:
    """Villagers with such tokens who are not the last of their group."""
    return [v for v in with_tokens(s, kind) if len(members(s, group(v))) > 1]


def _can_move(s: Kacir, do: Do) -> bool:
    kind = KINDS[do.effect.token]
    if do.effect.where == "here":
        return held(s, kind, do.villager) > 0 and len(living(s)) > 1
    return bool(_movable(s, kind))


@word("move", _can_move)
def _move(s: Kacir, do: Do) -> None:
    """From the visited villager to anybody (Ruse), or among a group (Elixir)."""
    kind = KINDS[do.effect.token]
    if not _can_move(s, do):
        s.say("log-nothing")
    elif do.effect.where == "here":
        s.then(MoveElsewhere(do.side, kind, do.villager))
    else:
        s.then(MoveFrom(do.side, kind, do.effect.count))


class MoveFrom(Pick, frozen=True):
    """Elixir: up to so many move between villagers of one group, one by one."""

    rule = "effects"
    optional = True
    lacking = "error-no-token-there"
    token: int
    count: int
    number: int = NOBODY
    """The group, once it is chosen."""

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in _movable(s, self.token) if self.number in (NOBODY, group(v))]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(MoveTo(self.side, self.token, self.count, thing))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"token": NAMES[self.token], "count": self.count}


class MoveTo(Pick, frozen=True):
    rule = "effects"
    lacking = "error-other-group"
    token: int
    count: int
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.source)) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, self.token, self.source, thing)
        if self.count > 1:
            s.then(MoveFrom(self.side, self.token, self.count - 1, group(thing)))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"token": NAMES[self.token], "villager": s.village.ids[self.source]}


class MoveElsewhere(Pick, frozen=True):
    """Ruse: a clue of the visited villager goes to another one."""

    rule = "familiars"
    lacking = "error-same-villager"
    token: int
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in living(s) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, self.token, self.source, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"token": NAMES[self.token], "villager": s.village.ids[self.source]}
