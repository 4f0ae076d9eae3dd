"""What lies on the table, and what can be counted from it.

Nothing is decided before a player can know it: a face-down enemy or an undrawn maquis is a *stranger*, `?n`, one of
the cards of pool n, and becomes somebody when it is turned over. So the state holds no secret at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.printed.effects import CountingAction
from klubovna.kernel.frames import Sided
from klubovna.kernel.messages import Seat
from klubovna.kernel.state import State

MAQUIS: Seat = "maquis"
SETUP, PLANNING, ATTACK, AFTERMATH, REST = "setup", "planning", "attack", "aftermath", "rest"
DeckName: TypeAlias = Literal["covert", "recruits", "enemies"]
Enlisting: TypeAlias = Literal["split", "draft"]
Crossroads: TypeAlias = Literal["covert", "by-side"]
EndingAttack: TypeAlias = Literal["free", "forced"]
Scouting: TypeAlias = Literal["together", "one-by-one"]
STRANGE = "?"
"""How the word for a card begins of which only the pool is known."""
UNSEEN_MAQUIS, FIRST_ENEMIES = 0, 1
"""The pools that are there from the start."""
MOST_POOLS = 12
"""More are not told apart by those who number all choices."""


def stranger(pool: int) -> str:
    """Somebody of this pool."""
    return f"{STRANGE}{pool}"


def is_stranger(card: str) -> bool:
    return card[0] == STRANGE


@cache
def pool_number(stranger: str) -> int:
    return int(stranger[1:])


class Foe(msgspec.Struct, frozen=True):
    """An enemy at a mission. A card that is face down may still be known: it was looked at in the deck."""

    card: str
    up: bool = False
    weakened: tuple[str, ...] = ()
    """Who took 1 from its defence: Benigno."""

    @property
    def word(self) -> str:
        """How it is called in a choice: its card, or that it is hidden, or that it is hidden but known."""
        if self.up:
            return self.card
        if not is_stranger(self.card):
            return f"known-{self.card}"
        shuffle = pool_number(self.card)
        return "hidden" if shuffle == FIRST_ENEMIES else f"hidden-shuffle-{shuffle}"


def words(content: Box) -> dict[str, list[str]]:
    """What enemies may be called in choices, whether their cards are known or not."""
    known = [f"known-{enemy}" for enemy in content.enemies]
    return {"enemy": [*content.enemies, *known, "hidden", *(f"hidden-shuffle-{n}" for n in range(2, MOST_POOLS))]}


class Deck(msgspec.Struct):
    """A deck as it is known: the top (last is uppermost), a bag of cards in unknown order, the bottom, the discards."""

    bag: list[str]
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discard: list[str] = []

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)


def distinct(cards: Iterable[str]) -> list[str]:
    """Each card once, in order: cards that are alike make one choice."""
    return list(dict.fromkeys(cards))


class Gain(msgspec.Struct, frozen=True):
    """Attack power won by an action, and whose it was."""

    maquis: str
    much: int


class Counting(msgspec.Struct, frozen=True):
    """A counting action in force, and whose it is."""

    maquis: str
    action: CountingAction


class Asked(Sided, frozen=True, kw_only=True):
    """Everything in this game is decided by its only player."""

    seats = (MAQUIS,)
    side: int = 0


class Vzdor(State):
    """The table; cards are their ids. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    maquis: Enlisting
    """The option of this name: how the resistance was put together."""
    crossroads: Crossroads
    """The options of these names: disputed readings, told at the rules that they change."""
    ending_attack: EndingAttack
    scouting: Scouting

    covert: Deck
    recruits: Deck
    enemies: Deck
    pools: list[tuple[str, ...]]
    """Who the strangers are: pool 0 the maquis nobody has seen yet, the others the enemies of each shuffle."""
    eras: tuple[tuple[str, ...], ...]
    """Missions of each era that may still come…"""
    to_come: tuple[int, ...]
    """…and how many of them will."""
    civilians: tuple[int, ...]
    spare_spies: int

    hand: list[str] = []
    covert_play: list[str] = []
    revealed_play: list[str] = []
    revealed_pile: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    """Cards just taken up to be looked at."""

    row: list[str] = []
    """The available missions; a place that stays empty is ''."""
    garrisons: list[tuple[Foe, ...]] = []
    completed: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    graveyard: tuple[int, ...] = ()
    removed: tuple[str, ...] = ()

    round: int = 0
    phase: str = SETUP
    chosen: int | None = None
    """The place in the row of this round's mission, once it is chosen."""
    mission_done: bool = False
    ignored: bool = False
    halved: tuple[str, ...] = ()
    """Who halved the mission's defence."""
    counting: tuple[Counting, ...] = ()
    """Counting actions in force this round, evaluated when the targets are attacked."""
    gained: tuple[Gain, ...] = ()
    """Attack power that Consuelo won."""
    counted: tuple[tuple[str, int], ...] | None = None
    """The parts of the attack power as they were when the targets were attacked…"""
    power: int = 0
    """…and what is left of it."""
    attack_reveals: int = 0
    rest_draw: int = 0
    """So many cards more, or fewer, in the coming rest."""

    @property
    def unseen_maquis(self) -> tuple[str, ...]:
        return self.pools[UNSEEN_MAQUIS]

    def deck(self, name: DeckName) -> Deck:
        return self.covert if name == "covert" else self.recruits if name == "recruits" else self.enemies

    @property
    def fighting(self) -> bool:
        """Whether targets are being defeated: the attack power is counted and only goes down."""
        return self.counted is not None

    @property
    def target(self) -> int:
        """The place of the chosen mission. Before one is chosen there is none, and whoever asks for it is wrong."""
        place = self.chosen
        if place is None:
            raise LookupError("no mission is chosen")
        return place

    @property
    def mission(self) -> str:
        """The chosen mission's id."""
        place = self.chosen
        if place is None:
            raise LookupError("no mission is chosen")
        return self.row[place]

    @property
    def garrison(self) -> tuple[Foe, ...]:
        """The enemies at the chosen mission."""
        place = self.chosen
        if place is None:
            raise LookupError("no mission is chosen")
        return self.garrisons[place]

    @property
    def dead(self) -> int:
        """Civilians in the graveyard: people, not cards."""
        return sum(self.graveyard)

    def others(self) -> list[int]:
        """Places of the available missions besides the chosen one. Failed missions take part in nothing (house)."""
        return [i for i, mission in enumerate(self.row) if mission and i != self.chosen]

    def maquis_in_hand(self) -> list[str]:
        return [card for card in self.hand if card != SPY]

    def place_of(self, mission: str) -> int:
        return self.row.index(mission)

    def words_at(self, place: int) -> list[str]:
        """The enemies of a mission as they are called in choices; those that are alike make one choice."""
        return distinct([foe.word for foe in self.garrisons[place]])

    def position_of(self, place: int, word: str) -> int:
        return next(i for i, foe in enumerate(self.garrisons[place]) if foe.word == word)
