"""Gloom ("Zhouba a očista"): placed and removed.

It lies on gloom cards, up to the number printed on them, and on possessed villagers.
"""

from __future__ import annotations

from klubovna.games.kacir.box import CARDS, VILLAGERS
from klubovna.games.kacir.rules.cleansing import Cleanse, TurnOver
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.tokens import add, held
from klubovna.games.kacir.state import GLOOM, NOBODY, Kacir, Lying, at, gloom_cards, set_tokens, things_of
from klubovna.kernel.messages import Arg

SUPPLY = GLOOM // VILLAGERS


def remove_gloom(s: Kacir, thing: int) -> None:
    """One gloom back to the supply, from a card or from a possessed villager."""
    s.supply[SUPPLY] += 1
    _take(s, thing)


def _take(s: Kacir, thing: int) -> None:
    if thing < CARDS:
        s.tokens[GLOOM + thing] -= 1
        rest = s.tokens[GLOOM + thing]
    else:
        n = at(s, thing - CARDS)
        rest = s.lying[n].tokens - 1
        set_tokens(s, n, rest)
    if s.log is not None:
        s.say("log-removed-gloom", thing=s.village.things[thing], count=rest)
    if not rest:
        s.then(Cleanse(thing) if thing >= CARDS else TurnOver(thing))


# Placing


def room(s: Kacir, more: int = 0) -> list[Lying]:
    """Gloom cards that can take another one; `more` over the printed number where an effect lets them."""
    cards = s.content.cards
    return [card for card in gloom_cards(s) if card.tokens < cards[card.key >> 1].gloom + more]


def can_place(s: Kacir, more: int = 0) -> bool:
    """There is room, and a gloom for it: from the supply, or else from another card."""
    found = room(s, more)
    return bool(found) and (s.supply[SUPPLY] > 0 or len(sources(s)) > 1)


def sources(s: Kacir) -> list[int]:
    """Where there is gloom: on cards, and on possessed villagers."""
    return things_of(gloom_cards(s)) + possessed(s)


def possessed(s: Kacir) -> list[int]:
    return [v for v in range(VILLAGERS) if s.tokens[GLOOM + v]]


def place_gloom(s: Kacir, side: int, thing: int) -> None:
    """On a gloom card or a possessed villager, from the supply or, where that is empty, from elsewhere."""
    if s.supply[SUPPLY]:
        s.supply[SUPPLY] -= 1
        _put(s, thing)
    else:
        s.then(MoveGloom(side, thing))


def _put(s: Kacir, thing: int) -> None:
    add(s, GLOOM, thing, 1)
    if s.log is not None:
        s.say("log-placed-gloom", thing=s.village.things[thing], count=held(s, GLOOM, thing))


class MoveGloom(Pick, frozen=True):
    """The supply is empty: a gloom from elsewhere."""

    rule = "supplies"
    optional = True
    target: int

    def targets(self, s: Kacir) -> list[int]:
        return [thing for thing in sources(s) if thing != self.target]

    def apply(self, s: Kacir, thing: int) -> None:
        _put(s, self.target)
        _take(s, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"thing": s.village.things[self.target]}


class PlaceGloom(Pick, frozen=True):
    """A gloom on any gloom card that has room for it."""

    rule = "gloom"
    more: int = 0

    def targets(self, s: Kacir) -> list[int]:
        return things_of(room(s, self.more)) if can_place(s, self.more) else []

    def apply(self, s: Kacir, thing: int) -> None:
        place_gloom(s, self.side, thing)


class MayPlaceGloom(Pick, frozen=True):
    """The same, if one wants; on own cards only, where that is said."""

    rule = "gloom"
    optional = True
    own: bool = False

    def targets(self, s: Kacir) -> list[int]:
        if not can_place(s):
            return []
        owner = s.content.owner
        return things_of([card for card in room(s) if not self.own or owner[card.key >> 1] == self.side])

    def apply(self, s: Kacir, thing: int) -> None:
        place_gloom(s, self.side, thing)


@word("breathe", lambda s, do: can_place(s))
def _breathe(s: Kacir, do: Do) -> None:
    s.then(PlaceGloom(do.side))


@word("breathe-over", lambda s, do: can_place(s, 1))
def _breathe_over(s: Kacir, do: Do) -> None:
    s.then(PlaceGloom(do.side, 1))


@word("own-gloom", lambda s, do: bool(MayPlaceGloom(do.side, True).targets(s)))
def _own_gloom(s: Kacir, do: Do) -> None:
    s.then(MayPlaceGloom(do.side, True))


@word("any-gloom", lambda s, do: can_place(s))
def _any_gloom(s: Kacir, do: Do) -> None:
    s.then(MayPlaceGloom(do.side))


@word("spread", lambda s, do: can_place(s, 1))
def _spread(s: Kacir, do: Do) -> None:
    s.then(SpreadGloom(do.side, do.count))


class SpreadGloom(Pick, frozen=True):
    """Creeping mist: up to three; one of the cards may exceed its number by one."""

    rule = "gloom"
    optional = True
    count: int
    exceeded: bool = False

    def targets(self, s: Kacir) -> list[int]:
        more = 0 if self.exceeded else 1
        return things_of(room(s, more)) if can_place(s, more) else []

    def apply(self, s: Kacir, thing: int) -> None:
        card = s.lying[at(s, thing - CARDS)]
        over = card.tokens >= s.content.cards[card.key >> 1].gloom
        if self.count > 1:
            s.then(SpreadGloom(self.side, self.count - 1, self.exceeded or over))
        place_gloom(s, self.side, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


# Removing


@word("fade")
def _fade(s: Kacir, do: Do) -> None:
    """A gloom from this card."""
    n = at(s, do.key)
    if n != NOBODY and s.lying[n].tokens:
        remove_gloom(s, CARDS + do.key)


@word("lift", lambda s, do: bool(gloom_cards(s)))
def _lift(s: Kacir, do: Do) -> None:
    """Glow: up to so many, from any cards."""
    s.then(LiftGloom(do.side, do.count))


@word("lift-one", lambda s, do: bool(gloom_cards(s)))
def _lift_one(s: Kacir, do: Do) -> None:
    s.then(LiftGloom(do.side, 1))


class LiftGloom(Pick, frozen=True):
    """Up to so many gloom from cards in play."""

    rule = "gloom"
    optional = True
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s))

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            s.then(LiftGloom(self.side, self.count - 1))
        remove_gloom(s, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


class PayGloom(Pick, frozen=True):
    """The price of a boost: a gloom from any card. It belongs to nobody, so that the Hunter's cards will do, too."""

    rule = "familiars"

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s))

    def apply(self, s: Kacir, thing: int) -> None:
        remove_gloom(s, thing)
