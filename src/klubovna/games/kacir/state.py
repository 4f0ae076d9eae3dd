"""What lies on the table.

Side 0 is the Witch, side 1 the Hunter. Decks have no order: a card is drawn when it is drawn. Three things are secret:
who the Witch is (she knows), which suspect cards the Hunter has drawn (he knows), and what is in the hands.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import replace

from klubovna.games.kacir.box import GREEN, GROUP, SEATS, VILLAGERS, WITCH, Box, Village, thing_of_card
from klubovna.games.kacir.printed import Side
from klubovna.kernel.frames import Sided
from klubovna.kernel.messages import Arg, Seat
from klubovna.kernel.state import State

NOBODY = -1
NO_PAWN, ORDINARY, RAVEN, HUNTERS = range(4)
"""Whose pawn stands on a villager: nobody's, one of the Witch's two, her familiar's, the Hunter's."""
WITCHS = (ORDINARY, RAVEN)
SUPPLY = VILLAGERS
"""The place of tokens that lie nowhere else."""
SECRETS, FAVOURS, CLUES, GLOOM = (kind * (VILLAGERS + 1) for kind in range(4))
"""Where the tokens of a kind begin in `tokens`: `tokens[CLUES + villager]`, `tokens[CLUES + SUPPLY]`."""
FIRST_VISIT, HERDED, SNUFFED, MARCHED = 1, 2, 4, 8
"""What has happened in this turn and happens once."""
ALL = tuple(range(VILLAGERS))


class Lying(msgspec.Struct, frozen=True, gc=False):
    """A card in play."""

    key: int
    tokens: int = 0
    """Gloom; or, on a brew, secrets."""
    place: int = NOBODY
    """The villager it lies at."""
    pawn: bool = False
    """A location in use."""
    dazed: bool = False
    """Without effect until the end of the Hunter's next turn."""
    covered: bool = False
    """Lost in plain sight: it does not count as being in play…"""
    host: int = NOBODY
    """…and the card that covers it knows its key."""


class Agreed(msgspec.Struct, frozen=True):
    """Disputed rules as this table reads them, and whose villagers there are."""

    red: str
    """The options of these names: a group, or that its player chooses it."""
    blue: str
    clues_stay: bool
    """After they have brought evidence."""
    redraw: bool
    """The first cards may be exchanged once."""
    rounds: int
    """After so many the game is over."""
    most_influence: int


class Kacir(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    village: Village
    agreed: Agreed

    tokens: list[int]
    """Secrets, favours, clues and gloom, each by villager and then in the supply."""
    evidence_left: int
    """In the supply."""
    influence: list[int]
    pawns: list[int]
    """By villager."""
    left: list[int]
    """Pawns to be placed in this turn, by whose they are."""
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]
    """What everybody knows to be in a hand: shown cards, and whatever can't have been in a new deck."""
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    lying: list[Lying] = []
    """Cards in play, the oldest first."""
    powers: int = 0
    """What works now, as bits that only `rules.powers` reads."""
    unchosen: tuple[int, ...] = ()
    """Groups whose villagers are still to be chosen."""
    evidence: int = 0
    limbo: tuple[int, ...] = ()
    """Cards that are being played or shown."""
    entered: int = NOBODY
    """The key of the card that came into play last."""
    identity: int = NOBODY
    suspects: tuple[int, ...] = ()
    """Suspect cards that the Hunter has drawn."""
    dead: tuple[int, ...] = ()
    turn: int = 0
    mover: int = WITCH
    used: int = 0


class Asked(Sided, frozen=True):
    """A decision of the Witch or of the Hunter."""

    seats: ClassVar[tuple[Seat, ...]] = SEATS


def tell_others(s: Kacir, side: int, id: str, **args: Arg) -> None:
    """Everybody but this side, which is told more."""
    for ears in (SEATS[1 - side], None):
        s.whisper(ears, id, seat=SEATS[side], **args)


# Cards in play


def at(s: Kacir, key: int) -> int:
    """Where in `lying` the card with this key is, or NOBODY."""
    for n, card in enumerate(s.lying):
        if card.key == key:
            return n
    return NOBODY


def lying(s: Kacir, key: int) -> Lying | None:
    """The card with this key, if it lies there."""
    return next((card for card in s.lying if card.key == key), None)


def place_of(s: Kacir, key: int) -> int:
    """The villager at whom this card lies."""
    card = lying(s, key)
    return NOBODY if card is None else card.place


def set_tokens(s: Kacir, n: int, tokens: int) -> None:
    s.lying[n] = replace(s.lying[n], tokens=tokens)


def of_kind(s: Kacir, kind: int) -> list[Lying]:
    """Cards of a kind that count as being in play."""
    kinds = s.content.kind_of
    return [card for card in s.lying if kinds[card.key] == kind and not card.covered]


def gloom_cards(s: Kacir) -> list[Lying]:
    """Cards with gloom that count as being in play; one that is just being cleansed does not any more."""
    printed = s.content.printed_on
    return [card for card in s.lying if card.tokens and printed[card.key].gloom and not card.covered]


def things_of(cards: list[Lying]) -> list[int]:
    return [thing_of_card(card.key) for card in cards]


# Villagers


def group(villager: int) -> int:
    return villager // GROUP


def all_of(number: int) -> range:
    """The villagers of a group, dead or alive."""
    return range(GROUP * number, GROUP * number + GROUP)


def members(s: Kacir, number: int) -> list[int]:
    """The living villagers of a group."""
    return [v for v in all_of(number) if v not in s.dead]


def living(s: Kacir) -> list[int]:
    return [v for v in ALL if v not in s.dead] if s.dead else [*ALL]


def on_villagers(s: Kacir, kind: int) -> list[int]:
    """How many tokens of a kind lie on each."""
    return s.tokens[kind : kind + VILLAGERS]


def with_tokens(s: Kacir, kind: int) -> list[int]:
    """Villagers on whom tokens of a kind lie."""
    return [v for v, count in enumerate(s.tokens[kind : kind + VILLAGERS]) if count]


def green_gloom(s: Kacir) -> list[int]:
    return [s.tokens[GLOOM + v] for v in all_of(GREEN)]


def shown(s: Kacir, villager: int) -> Side:
    """The side of a villager that lies face up."""
    return s.village.dark[villager] if s.tokens[GLOOM + villager] else s.village.sides[villager]


def green_pawns(s: Kacir) -> int:
    """X on the cards of the Household: pawns on green villagers, whoever's."""
    return sum(map(bool, s.pawns[GREEN * GROUP :]))
