"""Words that place clues and secrets."""

from __future__ import annotations

from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.tokens import place, placeable
from klubovna.games.kacir.state import CLUES, SECRETS, Kacir, group, living, members
from klubovna.kernel.messages import Arg


def _can_clue(s: Kacir, do: Do) -> bool:
    return placeable(s, CLUES)


@word("clue-here", _can_clue)
def _clue_here(s: Kacir, do: Do) -> None:
    if do.villager not in s.dead:
        place(s, CLUES, do.villager, do.count)


@word("clue-group", _can_clue)
def _clue_group(s: Kacir, do: Do) -> None:
    clue_group(s, do.villager, do.count)


def clue_group(s: Kacir, villager: int, count: int) -> None:
    """So many clues on each villager of this one's group."""
    for member in members(s, group(villager)):
        place(s, CLUES, member, count)


@word("clue-any", _can_clue)
def _clue_any(s: Kacir, do: Do) -> None:
    if placeable(s, CLUES):
        s.then(ClueOnAny(do.side, do.count))


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


@word("clue-each-group", _can_clue)
def _clue_each_group(s: Kacir, do: Do) -> None:
    """Hillock: one villager of each group."""
    s.then(*(ClueInGroup(do.side, number) for number in range(3) if members(s, number)))


class ClueInGroup(Pick, frozen=True):
    rule = "effects"
    number: int

    def targets(self, s: Kacir) -> list[int]:
        return members(s, self.number) if placeable(s, CLUES) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, CLUES, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"group": ("red", "blue", "green")[self.number]}


@word("clue-pair", _can_clue)
def _clue_pair(s: Kacir, do: Do) -> None:
    """Careful approach: two different villagers of one group."""
    if placeable(s, CLUES):
        s.then(ClueOnFirst(do.side))


class ClueOnFirst(Pick, frozen=True):
    rule = "effects"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in living(s) if len(members(s, group(v))) > 1]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(ClueOnSecond(self.side, thing))
        place(s, CLUES, thing)


class ClueOnSecond(Pick, frozen=True):
    rule = "effects"
    first: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.first)) if v != self.first] if placeable(s, CLUES) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, CLUES, thing)


@word("secret-here", lambda s, do: placeable(s, SECRETS))
def _secret_here(s: Kacir, do: Do) -> None:
    """Rapture: on the visited villager."""
    place(s, SECRETS, do.villager, do.count)
