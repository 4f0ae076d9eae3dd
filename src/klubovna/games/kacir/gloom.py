"""Gloom and cleansing ("Zhouba a očista").

Gloom lies on gloom cards, up to the number printed on them, and on possessed villagers. When the last one leaves, the
card is cleansed: its cleanse effect, which is the Hunter's whoever took the gloom, then the card is discarded, then
whatever waits for a cleansing. A villager is turned over instead. A card that leaves play with gloom on it is not
cleansed.
"""

from __future__ import annotations

from klubovna.games.kacir.box import CARDS, GREEN, HUNTER, RANGING, VILLAGERS
from klubovna.games.kacir.doing import Do, perform, word
from klubovna.games.kacir.playing import leave_play
from klubovna.games.kacir.state import (
    GLOOM,
    NOBODY,
    Kacir,
    Lying,
    Pick,
    at,
    gain_evidence,
    gloom_cards,
    set_tokens,
    things_of,
    works,
)
from klubovna.games.kacir.suspects import draw_suspect
from klubovna.games.kacir.tokens import add, clue_group, held
from klubovna.kernel.frames import Step
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


class Cleanse(Step, frozen=True):
    """The effect of cleansing, then off with the card."""

    thing: int

    def run(self, s: Kacir) -> None:
        if s.log is not None:
            s.say("log-cleansed", thing=s.village.things[self.thing])
        key = self.thing - CARDS
        s.then(Cleansed(key))
        perform(s, s.content.cards[key >> 1].cleanse, HUNTER, key, s.lying[at(s, key)].place)


class Cleansed(Step, frozen=True):
    key: int

    def run(self, s: Kacir) -> None:
        if at(s, self.key) != NOBODY:
            leave_play(s, self.key)
        witnessed(s)


class TurnOver(Step, frozen=True):
    """A possessed villager is herself again; everything else stays where it is. (House: a clue on each green one.)"""

    villager: int

    def run(self, s: Kacir) -> None:
        s.say("log-turned-over", villager=s.village.ids[self.villager])
        s.then(TurnedOver())
        clue_group(s, self.villager, 1)


class TurnedOver(Step, frozen=True):
    def run(self, s: Kacir) -> None:
        witnessed(s)
        first = GLOOM + 3 * GREEN
        if (
            s.village.scenario.free_suspect
            and not any(v // 3 == GREEN for v in s.dead)
            and not any(s.tokens[first : first + 3])
        ):
            draw_suspect(s)


def witnessed(s: Kacir) -> None:
    """The Ranger: whenever a card or a villager is cleansed, by whomever."""
    if s.powers & RANGING:
        works(s, RANGING)
        gain_evidence(s, s.content.worth[RANGING])


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


@word("echo", lambda s, do: bool(gloom_cards(s)))
def _echo(s: Kacir, do: Do) -> None:
    s.then(Echo(do.side, do.key))


class Echo(Pick, frozen=True):
    """Peat bog: the cleanse effect of any other gloom card in play, which stays."""

    rule = "cleansing"
    key: int

    def targets(self, s: Kacir) -> list[int]:
        return [CARDS + card.key for card in gloom_cards(s) if card.key != self.key]

    def apply(self, s: Kacir, thing: int) -> None:
        if s.log is not None:
            s.say("log-echoed", thing=s.village.things[thing])
        key = thing - CARDS
        perform(s, s.content.cards[key >> 1].cleanse, HUNTER, key, s.lying[at(s, key)].place)
