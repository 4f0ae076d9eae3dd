"""What the Witch's cards do that no other card does."""

from __future__ import annotations

import random

from msgspec.structs import replace

from klubovna.games.kacir.box import ALLY, BREW, CARDS, HUNTER, LOCATION, SEATS
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.gloom import remove_gloom
from klubovna.games.kacir.rules.hands import leave_hand, put_on_discards
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.playing import FREE, any_playable
from klubovna.games.kacir.rules.powers import refresh
from klubovna.games.kacir.rules.tokens import move, place, placeable, remove, with_tokens
from klubovna.games.kacir.state import (
    CLUES,
    NOBODY,
    SECRETS,
    Kacir,
    at,
    gloom_cards,
    group,
    living,
    members,
    of_kind,
    things_of,
)
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Arg

# Brews


def _movable(s: Kacir) -> list[int]:
    """Villagers with secrets who are not the last of their group."""
    return [v for v in with_tokens(s, SECRETS) if len(members(s, group(v))) > 1]


@word("rearrange", lambda s, do: bool(_movable(s)))
def _rearrange(s: Kacir, do: Do) -> None:
    s.then(RearrangeFrom(do.side, do.count))


class RearrangeFrom(Pick, frozen=True):
    """Elixir: up to three secrets move between villagers of one group, one by one."""

    rule = "effects"
    optional = True
    count: int
    number: int = NOBODY
    """The group, once it is chosen."""

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in _movable(s) if self.number in (NOBODY, group(v))]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(RearrangeTo(self.side, self.count, thing))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


class RearrangeTo(Pick, frozen=True):
    rule = "effects"
    count: int
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.source)) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, SECRETS, self.source, thing)
        if self.count > 1:
            s.then(RearrangeFrom(self.side, self.count - 1, group(thing)))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.source]}


@word("confuse")
def _confuse(s: Kacir, do: Do) -> None:
    s.then(Confuse(do.side, do.count))


class Confuse(Pick, frozen=True):
    """Fumes: a clue leaves each villager of a group."""

    rule = "effects"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return [s.village.first_group + number for number in range(3) if members(s, number)]

    def apply(self, s: Kacir, thing: int) -> None:
        s.say("log-confused", group=s.village.things[thing])
        for v in members(s, thing - s.village.first_group):
            remove(s, CLUES, v, self.count)


# Charms


@word("feast", lambda s, do: bool(gloom_cards(s)) and placeable(s, SECRETS))
def _feast(s: Kacir, do: Do) -> None:
    s.then(Feast(do.side, do.count, 0))


class Feast(Pick, frozen=True):
    """Dark ritual: up to three gloom leave cards in play, and as many secrets come to villagers."""

    rule = "effects"
    optional = True
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
    rule = "effects"

    def targets(self, s: Kacir) -> list[int]:
        return living(s) if placeable(s, SECRETS) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, SECRETS, thing)


def _unsuspected(s: Kacir) -> list[int]:
    return [v for v in living(s) if not s.tokens[CLUES + v]]


@word("charm", lambda s, do: bool(_unsuspected(s)) and placeable(s, SECRETS))
def _charm(s: Kacir, do: Do) -> None:
    s.then(Charm(do.side, do.count))


class Charm(Pick, frozen=True):
    """Alluring look: secrets on a villager without clues."""

    rule = "effects"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return _unsuspected(s)

    def apply(self, s: Kacir, thing: int) -> None:
        place(s, SECRETS, thing, self.count)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


@word("daze", lambda s, do: bool(Daze(do.side).targets(s)))
def _daze(s: Kacir, do: Do) -> None:
    s.then(Daze(do.side))


class Daze(Pick, frozen=True):
    """An ally or a location has no effect until the end of the Hunter's next turn; its upkeep is still due."""

    rule = "effects"

    def targets(self, s: Kacir) -> list[int]:
        return things_of([card for card in (*of_kind(s, ALLY), *of_kind(s, LOCATION)) if not card.dazed])

    def apply(self, s: Kacir, thing: int) -> None:
        n = at(s, thing - CARDS)
        s.lying[n] = replace(s.lying[n], dazed=True)
        refresh(s)
        if s.log is not None:
            s.say("log-dazed", thing=s.village.things[thing])


@word("devour", lambda s, do: bool(with_tokens(s, CLUES)))
def _devour(s: Kacir, do: Do) -> None:
    s.then(Devour(do.side, do.count))


class Devour(Pick, frozen=True):
    """Devouring: up to three clues of one villager, one by one; she may want to leave some."""

    rule = "effects"
    optional = True
    count: int
    villager: int = NOBODY
    """Whose, once that is chosen."""

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, CLUES) if self.villager in (NOBODY, v)]

    def apply(self, s: Kacir, thing: int) -> None:
        remove(s, CLUES, thing)
        if self.count > 1:
            s.then(Devour(self.side, self.count - 1, thing))

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


@word("swap", lambda s, do: bool(SwapFirst(do.side).targets(s)))
def _swap(s: Kacir, do: Do) -> None:
    s.then(SwapFirst(do.side))


class SwapFirst(Pick, frozen=True):
    """Mental image: two villagers exchange their secrets; favours stay. Somebody must have some."""

    rule = "effects"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, SECRETS) if _different(s, v)]

    def apply(self, s: Kacir, thing: int) -> None:
        s.then(SwapSecond(self.side, thing))


class SwapSecond(Pick, frozen=True):
    rule = "effects"
    first: int

    def targets(self, s: Kacir) -> list[int]:
        return _different(s, self.first)

    def apply(self, s: Kacir, thing: int) -> None:
        tokens, one, other = s.tokens, SECRETS + self.first, SECRETS + thing
        tokens[one], tokens[other] = tokens[other], tokens[one]
        if s.log is not None:
            s.say("log-swapped", villager=s.village.ids[self.first], other=s.village.ids[thing])

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.first]}


def _different(s: Kacir, villager: int) -> list[int]:
    """Those with another number of secrets."""
    own = s.tokens[SECRETS + villager]
    return [v for v in living(s) if s.tokens[SECRETS + v] != own]


# Familiars


@word("fill", lambda s, do: any_playable(s, do.side, FREE, BREW))
def _fill(s: Kacir, do: Do) -> None:
    """Shroud, boosted: secrets on the brew that has just been played, as far as it needs them."""
    if s.entered == NOBODY:
        return
    n = at(s, s.entered)
    need = s.content.cards[s.entered >> 1].secrets - s.lying[n].tokens
    place(s, SECRETS, CARDS + s.entered, min(do.count, need))


@word("snatch", lambda s, do: bool(s.hands[HUNTER]))
def _snatch(s: Kacir, do: Do) -> None:
    if s.hands[HUNTER]:
        s.then(Snatch())


class Snatch(Chance, frozen=True):
    """Scent, boosted: the Hunter discards a card at random."""

    def sample(self, s: Kacir, rng: random.Random) -> str:
        hand = s.hands[HUNTER]
        return s.content.ids[hand[int(rng.random() * len(hand))]]

    def possible(self, s: Kacir, happening: str) -> bool:
        return s.content.number[happening] in s.hands[HUNTER]

    def happen(self, s: Kacir, happening: str) -> None:
        card = s.content.number[happening]
        leave_hand(s, HUNTER, card)
        put_on_discards(s, card)
        s.say("log-discarded", seat=SEATS[HUNTER], card=happening)


@word("mislead", lambda s, do: s.tokens[CLUES + do.villager] > 0 and len(living(s)) > 1)
def _mislead(s: Kacir, do: Do) -> None:
    if s.tokens[CLUES + do.villager]:
        s.then(Mislead(do.side, do.villager))


class Mislead(Pick, frozen=True):
    """Ruse: a clue of the visited villager goes to another one."""

    rule = "familiars"
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in living(s) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, CLUES, self.source, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.source]}


@word("erase", lambda s, do: s.tokens[CLUES + do.villager] > 0)
def _erase(s: Kacir, do: Do) -> None:
    remove(s, CLUES, do.villager, do.count)
