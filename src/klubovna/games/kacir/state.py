"""What lies on the table.

Side 0 is the Witch, side 1 the Hunter. Decks have no order: a card is drawn when it is drawn. Three things are secret:
who the Witch is (she knows), which suspect cards the Hunter has drawn (he knows), and what is in the hands.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from klubovna.games.kacir.box import CARDS, GREEN, SEATS, VILLAGERS, WITCH, Box, Village
from klubovna.games.kacir.printed import Side
from klubovna.kernel.frames import Decision, State
from klubovna.kernel.messages import Arg, Message, Seat

NOBODY = -1


NO_PAWN, ORDINARY, RAVEN, HUNTERS = range(4)
"""Whose pawn stands on a villager: nobody's, one of the Witch's two, her familiar's, the Hunter's."""


SECRETS, FAVOURS, CLUES, GLOOM = 0, VILLAGERS, 2 * VILLAGERS, 3 * VILLAGERS
"""Where the tokens of a kind begin in `tokens`."""


EVIDENCE = 4
"""Its place in `supply`; the other kinds have theirs in the order of `tokens`."""


FIRST_VISIT, HERDED, SNUFFED, MARCHED = 1, 2, 4, 8
"""What has happened in this turn and happens once."""


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


class Kacir(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    village: Village

    tokens: list[int]
    """Secrets, favours, clues and gloom, each by villager."""
    supply: list[int]
    influence: list[int]
    pawns: list[int]
    """By villager."""
    left: list[int]
    """Pawns to be placed in this turn: the Witch's two, the familiar's, the Hunter's."""
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]
    """What everybody knows to be in a hand: shown cards, and whatever can't have been in a new deck."""
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    lying: list[Lying] = []
    """Cards in play, the oldest first."""
    powers: int = 0
    """What works now, as bits: see `refresh`."""
    limbo: tuple[int, ...] = ()
    """Cards that are being played or shown."""
    entered: int = NOBODY
    """The key of the card that came into play last."""
    evidence: int = 0
    identity: int = NOBODY
    suspects: tuple[int, ...] = ()
    """Suspect cards that the Hunter has drawn."""
    dead: tuple[int, ...] = ()
    ripe: tuple[int, ...] = ()
    """Villagers with favours enough for the ritual when the Hunter's last turn began…"""
    spared: tuple[int, ...] = ()
    """…and those with whom she could have won since then and did not: hardly the Witch. For bots."""
    turn: int = 0
    mover: int = WITCH
    used: int = 0


class Asked(Decision, frozen=True):
    """A decision of a side."""

    side: int

    @property
    def seat(self) -> Seat:
        return SEATS[self.side]

    def prompt(self, s: Kacir) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"seat": self.seat, **self.told(s)})

    def told(self, s: Kacir) -> dict[str, Arg]:
        """What the question says besides whom it is put to."""
        return {}


# Cards in play


def at(s: Kacir, key: int) -> int:
    """Where in `lying` the card with this key is, or NOBODY."""
    for n, card in enumerate(s.lying):
        if card.key == key:
            return n
    return NOBODY


def place_of(s: Kacir, key: int) -> int:
    """The villager at whom this card lies."""
    n = at(s, key)
    return NOBODY if n == NOBODY else s.lying[n].place


def set_tokens(s: Kacir, n: int, tokens: int) -> None:
    s.lying[n] = replace(s.lying[n], tokens=tokens)


def of_kind(s: Kacir, kind: int) -> list[Lying]:
    """Cards of a kind that count as being in play."""
    kinds = s.content.kind
    return [card for card in s.lying if kinds[card.key >> 1] == kind and not card.covered]


def gloom_cards(s: Kacir) -> list[Lying]:
    """Cards with gloom that count as being in play; one that is just being cleansed does not any more."""
    cards = s.content.cards
    return [card for card in s.lying if card.tokens and cards[card.key >> 1].gloom and not card.covered]


def things_of(lying: list[Lying]) -> list[int]:
    return [CARDS + card.key for card in lying]


# Villagers


def group(villager: int) -> int:
    return villager // 3


def members(s: Kacir, number: int) -> list[int]:
    """The living villagers of a group."""
    return [v for v in range(3 * number, 3 * number + 3) if v not in s.dead]


def living(s: Kacir) -> list[int]:
    return [v for v in range(VILLAGERS) if v not in s.dead] if s.dead else list(range(VILLAGERS))


def shown(s: Kacir, villager: int) -> Side:
    """The side of a villager that lies face up."""
    return s.village.dark[villager] if s.tokens[GLOOM + villager] else s.village.sides[villager]


def green_pawns(s: Kacir) -> int:
    """X on the cards of the Household: pawns on green villagers, whoever's."""
    return sum(map(bool, s.pawns[3 * GREEN :]))
