"""What lies on the table, and what can be counted from it.

Nothing is decided before a player can know it: a face-down enemy or an undrawn maquis is a *stranger*, `?n`, one of
the cards of pool n, and becomes somebody when it is turned over. So the state holds no secret at all.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec

from klubovna.games.vzdor.cards import SETUP, SPY, Cards
from klubovna.kernel.frames import Decision, State
from klubovna.kernel.messages import Seat

T = TypeVar("T")
MAQUIS: Seat = "maquis"
UNSEEN_MAQUIS = 0
DeckName: TypeAlias = Literal["covert", "recruits", "enemies"]


class Foe(msgspec.Struct, frozen=True):
    """An enemy at a mission. A card that is face down may still be known: it was looked at in the deck."""

    card: str
    up: bool = False
    weak: bool = False
    """Benigno took 1 from its defence."""


class Deck(msgspec.Struct):
    """A deck as it is known: the top (last is uppermost), a bag of cards in unknown order, the bottom, the discards."""

    bag: list[str]
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discard: list[str] = []

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The tuple with one of these less."""
    i = things.index(thing)
    return things[:i] + things[i + 1 :]


class Choice(Decision, frozen=True):
    """Everything in this game is decided by its only player."""

    @property
    def seat(self) -> Seat:
        return MAQUIS


class Vzdor(State):
    """The table; cards are their ids. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Cards
    crossroads: str
    """The option of that name, see `effects.py`."""

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
    chosen: int = -1
    """The place in the row of this round's mission."""
    mission_done: bool = False
    ignored: bool = False
    halved: int = 0
    counting: tuple[str, ...] = ()
    """Counting actions in force this round, evaluated when the targets are attacked."""
    gained: int = 0
    fighting: bool = False
    power: int = 0
    """Attack power left while targets are being defeated."""
    attack_reveals: int = 0
    rest_draw: int = 0

    def deck(self, name: DeckName) -> Deck:
        return self.covert if name == "covert" else self.recruits if name == "recruits" else self.enemies

    @property
    def mission(self) -> str:
        """The chosen mission's id."""
        return self.row[self.chosen]

    @property
    def garrison(self) -> tuple[Foe, ...]:
        """The enemies at the chosen mission."""
        return self.garrisons[self.chosen]

    def others(self) -> list[int]:
        """Places of the available missions besides the chosen one. Failed missions take part in nothing (house)."""
        return [i for i, mission in enumerate(self.row) if mission and i != self.chosen]

    def maquis_in_hand(self) -> list[str]:
        return [card for card in self.hand if card != SPY]

    def place_of(self, mission: str) -> int:
        return self.row.index(mission)


def dead_civilians(s: Vzdor) -> int:
    return sum(s.graveyard)


def points(s: Vzdor) -> int:
    return sum(s.content.missions[mission].points for mission in s.completed)


def effect_active(s: Vzdor, effect: str) -> bool:
    """Whether the chosen mission's DEFENCE effect works now: not ignored, and over once the mission is defeated."""
    if s.chosen < 0 or s.ignored or s.mission_done:
        return False
    mission = s.content.missions[s.mission]
    return mission.keyword == "defence" and mission.effect == effect


def defence(s: Vzdor, foe: Foe) -> int:
    """An enemy's defence at the chosen mission, counted anew each time, at least 1 (house, rulings 1)."""
    enemies = s.content.enemies
    enemy = enemies[foe.card]
    value = enemy.defence
    if enemy.effect != "engineer":
        for other in s.garrison:
            if enemies[other.card].effect == "engineer":
                value += 1
    if effect_active(s, "enemies-stronger"):
        value += 1
    return max(1, value - foe.weak)


def mission_defence(s: Vzdor) -> int:
    value = s.content.missions[s.mission].defence
    for _ in range(s.halved):
        value = (value + 1) // 2
    return value


def attack_power(s: Vzdor) -> int:
    """Attack, step C: strengths by side, what Consuelo gained, and the counting actions as they stand now."""
    maquis = s.content.maquis
    total = s.gained
    for card in s.covert_play:
        total += maquis[card].covert.strength
    for card in s.revealed_play:
        total += maquis[card].revealed.strength
    for action in s.counting:
        if action == "attack-per-revealed":
            total += len(s.revealed_play)
        elif action == "attack-per-civilian":
            total += dead_civilians(s)
        else:
            total += len(s.covert_play) + len(s.revealed_play) - 1
    return total
