"""What is printed on cards and boards, in the shape of the files in `content/`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from klubovna.games.kacir.printed.effects import CardKind, Effect, Small
from klubovna.games.kacir.printed.powers import AnyPower
from klubovna.kernel.content import Block

KINDS: tuple[CardKind, ...] = get_args(CardKind)
"""The Hunter's, then the Witch's."""
Group: TypeAlias = Literal["red", "blue", "green"]
GROUPS: tuple[Group, Group, Group] = ("red", "blue", "green")
REDS, BLUES = ("adventurers", "neighbours"), ("craftsmen", "elders")
SCENARIOS = ("fog", "deep-gloom", "cleansed-land", "short-winter", "no-card")
"""The last one is play without a scenario card."""
SeatName: TypeAlias = Literal["witch", "hunter"]
BOARD_BRINGS = 1
"""So much influence, so many cards or secrets an action of the own board brings."""


class Boost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a familiar does for more: besides its effect, or instead of it."""

    cost: Literal["gloom", "influence"]
    effect: tuple[Effect, ...]
    instead: bool = False


class Card(Block, frozen=True, kw_only=True):
    number: Small
    kind: CardKind
    cost: Small
    printed: tuple[str, ...] = ()
    """What of it is not ours."""
    copies: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2
    """In the standard deck."""
    upkeep: Small = 0
    gloom: Small = 0
    """Tokens that lie on it when it comes into play, and at most."""
    secrets: Small = 0
    """What a brew needs to be drunk."""
    cancel: Small = 0
    """What it costs the Hunter to cancel a curse without gloom."""
    side: SeatName = "hunter"
    """Whose visits an investigation waits for."""
    attached: bool = False
    """A charm that stays, on a card of the Hunter."""
    effect: tuple[Effect, ...] = ()
    cleanse: tuple[Effect, ...] = ()
    boost: Boost | None = None
    power: AnyPower | None = None
    """What works as long as it lies there."""


class Side(Block, frozen=True, kw_only=True):
    """A side of a villager."""

    assets: Small
    printed: tuple[str, ...] = ()
    per_pawn: bool = False
    """As many assets as pawns stand on the group, `assets` at most."""
    ability: tuple[Effect, ...] = ()
    witch: tuple[Effect, ...] = ()
    """The Witch's ability, where it differs."""
    paid: tuple[Effect, ...] = ()
    """What an own asset from any villager pays for, instead of the ability."""


class Villager(Side, frozen=True, kw_only=True):
    faction: str


class Faction(Block, frozen=True):
    group: Group


class Scenario(Block, frozen=True, kw_only=True):
    """A scenario card, or the rules without one."""

    number: Small
    green: str
    gloom: tuple[Small, Small, Small]
    favours: Small = 3
    """For the ritual."""
    evidence: Small = 3
    """For a suspect card."""
    innocents: Small = 3
    """Dead ones, with whom the Witch wins."""
    free_suspect: bool = False
    dark_income: Small = 0
    first_curse: bool = False


class Supply(Block, frozen=True):
    secrets: Small
    favours: Small
    clues: Small
    evidence: Small
    gloom: Small


class Start(Block, frozen=True):
    influence: Small
    hand: Annotated[int, msgspec.Meta(ge=2, le=7)]


class Pawns(Block, frozen=True):
    ordinary: Annotated[int, msgspec.Meta(ge=1, le=3)]
    familiar: Annotated[int, msgspec.Meta(ge=0, le=1)]
    hunter: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Conversion(Block, frozen=True):
    secrets: Annotated[int, msgspec.Meta(ge=1, le=30)]
    clues: Annotated[int, msgspec.Meta(ge=1, le=30)]
    twice: Small


class Elimination(Block, frozen=True):
    target: Small
    others: Small


class Hand(Block, frozen=True):
    limit: Small


class Deck(Block, frozen=True):
    size: Small
    copies: Small


class Board(Block, frozen=True):
    influence: Small
    ally: Small
    location: Small
    brew: Small
    familiar: Small
    curse: Small


class Prices(Block, frozen=True):
    cover_up: Small
    deepen: Small


class Stop(Block, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100)]
    late: Annotated[int, msgspec.Meta(ge=1, le=100)]
    """The last round, where players have agreed to play on."""
    suspects: Small


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supply: Supply
    start: Start
    pawns: Pawns
    conversion: Conversion
    elimination: Elimination
    hand: Hand
    deck: Deck
    board: Board
    prices: Prices
    stop: Stop
