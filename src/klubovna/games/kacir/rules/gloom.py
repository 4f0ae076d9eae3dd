"""Gloom ("Zhouba a očista"): placed and removed.

It lies on gloom cards, up to the number printed on them, and on possessed villagers.
"""

from __future__ import annotations

from klubovna.games.kacir.box import is_card, thing_of_card
from klubovna.games.kacir.choices import DRAW, Choose, Draw, Skip
from klubovna.games.kacir.rules.cleansing import Cleanse, TurnOver
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.hands import can_draw, draw
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.tokens import add, held, place, placeable
from klubovna.games.kacir.state import (
    GLOOM,
    SECRETS,
    SUPPLY,
    Kacir,
    Lying,
    gloom_cards,
    living,
    lying,
    things_of,
    with_tokens,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


def remove_gloom(s: Kacir, thing: int) -> None:
    """One gloom back to the supply, from a card or from a possessed villager."""
    s.tokens[GLOOM + SUPPLY] += 1
    _take(s, thing)


def _take(s: Kacir, thing: int) -> None:
    add(s, GLOOM, thing, -1)
    rest = held(s, GLOOM, thing)
    s.say("log-removed-gloom", thing=s.village.things[thing], count=rest)
    if not rest:
        s.then(Cleanse(thing) if is_card(thing) else TurnOver(thing))


# Placing


def room(s: Kacir, more: int = 0) -> list[Lying]:
    """Gloom cards that can take another one; `more` over the printed number where an effect lets them."""
    printed = s.content.printed_on
    return [card for card in gloom_cards(s) if card.tokens < printed[card.key].gloom + more]


def sources(s: Kacir) -> list[int]:
    """Where there is gloom: on cards, and on possessed villagers."""
    return things_of(gloom_cards(s)) + possessed(s)


def possessed(s: Kacir) -> list[int]:
    return with_tokens(s, GLOOM)


def gloom_for(s: Kacir, thing: int) -> bool:
    """Whether there is a gloom for this thing: in the supply, or else somewhere else."""
    return s.tokens[GLOOM + SUPPLY] > 0 or any(source != thing for source in sources(s))


def places_for_gloom(s: Kacir, more: int = 0, owner: int | None = None) -> list[int]:
    """Where a gloom can be placed; on the cards of one side, where that is said."""
    owners = s.content.owner_of
    cards = [card for card in room(s, more) if owner is None or owners[card.key] == owner]
    return [thing for thing in things_of(cards) if gloom_for(s, thing)]


def place_gloom(s: Kacir, side: int, thing: int) -> None:
    """On a gloom card or a possessed villager, from the supply or, where that is empty, from elsewhere."""
    if s.tokens[GLOOM + SUPPLY]:
        s.tokens[GLOOM + SUPPLY] -= 1
        _put(s, thing)
    else:
        s.then(MoveGloom(side, thing))


def _put(s: Kacir, thing: int) -> None:
    add(s, GLOOM, thing, 1)
    s.say("log-placed-gloom", thing=s.village.things[thing], count=held(s, GLOOM, thing))


class MoveGloom(Pick, frozen=True):
    """The supply is empty: a gloom from elsewhere."""

    rule = "supplies"
    optional = True
    lacking = "error-no-gloom-there"
    target: int

    def targets(self, s: Kacir) -> list[int]:
        return [thing for thing in sources(s) if thing != self.target]

    def apply(self, s: Kacir, thing: int) -> None:
        _put(s, self.target)
        _take(s, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"thing": s.village.things[self.target]}


def _allowed(s: Kacir, do: Do) -> list[int]:
    return places_for_gloom(s, do.effect.over, do.side if do.effect.own else None)


@word("gloom", lambda s, do: bool(_allowed(s, do)))
def _gloom(s: Kacir, do: Do) -> None:
    """On gloom cards with room for it; if one wants, on own cards only or over the printed number, where that is said.
    Or else a card is drawn (Hasty approach)."""
    effect = do.effect
    if effect.otherwise:
        if _allowed(s, do) or can_draw(s, do.side):
            s.then(Alarm(do.side))
    elif not _allowed(s, do):
        s.say("log-no-room-for-gloom")
    elif effect.may:
        s.then(MayPlaceGloom(do.side, effect.count, effect.over, effect.own))
    else:
        s.then(PlaceGloom(do.side, effect.over))


class PlaceGloom(Pick, frozen=True):
    """A gloom on any gloom card that has room for it."""

    rule = "gloom"
    lacking = "error-no-room-for-gloom"
    over: int = 0

    def targets(self, s: Kacir) -> list[int]:
        return places_for_gloom(s, self.over)

    def apply(self, s: Kacir, thing: int) -> None:
        place_gloom(s, self.side, thing)


class MayPlaceGloom(Pick, frozen=True):
    """Up to so many, if one wants. One of the cards may exceed its number (Creeping mist)."""

    rule = "gloom"
    optional = True
    lacking = "error-no-room-for-gloom"
    count: int = 1
    over: int = 0
    own: bool = False

    def targets(self, s: Kacir) -> list[int]:
        return places_for_gloom(s, self.over, self.side if self.own else None)

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            exceeds = thing not in things_of(room(s))
            s.then(MayPlaceGloom(self.side, self.count - 1, 0 if exceeds else self.over, self.own))
        place_gloom(s, self.side, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


class Alarm(Pick, frozen=True):
    """Hasty approach: the Witch may place a gloom, or draw a card."""

    rule = "effects"
    optional = True
    lacking = "error-no-room-for-gloom"

    def targets(self, s: Kacir) -> list[int]:
        return places_for_gloom(s)

    def apply(self, s: Kacir, thing: int) -> None:
        place_gloom(s, self.side, thing)

    def options(self, s: Kacir) -> list[Action]:
        return [*([DRAW] if can_draw(s, self.side) else []), *Pick.options(self, s)]

    def why_not(self, s: Kacir, action: Draw | Choose | Skip) -> Message | None:
        if isinstance(action, Draw):
            return None if can_draw(s, self.side) else Message("error-no-cards")
        return Pick.why_not(self, s, action)

    def choose(self, s: Kacir, action: Draw | Choose | Skip) -> None:
        if isinstance(action, Draw):
            draw(s, self.side, 1)
        else:
            Pick.choose(self, s, action)


# Removing


def _can_lift(s: Kacir, do: Do) -> bool:
    """From this card there is always something to lift: it would not be there."""
    if do.effect.each and not placeable(s, SECRETS):
        return False
    return do.effect.where == "card" or bool(gloom_cards(s))


@word("lift", _can_lift)
def _lift(s: Kacir, do: Do) -> None:
    """A gloom from this card, or up to so many from any cards, perhaps with something for each (Dark ritual)."""
    if do.effect.where == "card":
        card = lying(s, do.key)
        for _ in range(min(do.effect.count, card.tokens if card else 0)):
            remove_gloom(s, thing_of_card(do.key))
    elif do.effect.each:
        s.then(Feast(do.side, do.effect.count, 0))
    else:
        s.then(LiftGloom(do.side, do.effect.count))


class LiftGloom(Pick, frozen=True):
    """Up to so many gloom from cards in play."""

    rule = "gloom"
    optional = True
    lacking = "error-no-gloom-there"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s))

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            s.then(LiftGloom(self.side, self.count - 1))
        remove_gloom(s, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


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


class PayGloom(Pick, frozen=True):
    """The price of a boost: a gloom from any card. It belongs to nobody, so that the Hunter's cards will do, too."""

    rule = "familiars"
    lacking = "error-no-gloom-there"

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s))

    def apply(self, s: Kacir, thing: int) -> None:
        remove_gloom(s, thing)
