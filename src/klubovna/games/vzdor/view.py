"""What a seat may see, built from nothing. In this solo game a spectator looks over the player's shoulder."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.rules.ending import points, title
from klubovna.games.vzdor.rules.power import attack, enemy_defence, mission_defence, printed
from klubovna.games.vzdor.state import ATTACK, STRANGE, Crossroads, Deck, Foe, Vzdor, is_stranger, pool_number
from klubovna.kernel.messages import Seat
from klubovna.kernel.sums import Sum

Pools: TypeAlias = tuple[tuple[str, ...], ...]
SEEN = 4_000
"""So many things that were seen are remembered."""


class EnemyView(msgspec.Struct, frozen=True):
    """`card` is None for a stranger; `id` is the word used in actions."""

    id: str
    card: str | None
    up: bool
    defence: int | None
    defence_sum: Sum | None
    """What the defence is made of."""


class MissionView(msgspec.Struct, frozen=True):
    id: str
    """Empty where no mission will come any more."""
    chosen: bool
    done: bool
    defence: int
    defence_sum: Sum
    garrison: list[EnemyView]
    needed: int
    """What the mission still asks for, 0 when it is done…"""
    needed_for_all: int | None
    """…and what it asks for together with its whole garrison, as soon as all of them are known."""


class DeckView(msgspec.Struct, frozen=True):
    """What is known of a deck. Between its known top and bottom lie cards in unknown order: those of `inside` are
    certainly there, the others are `strangers`, each of them one of the cards of `among`."""

    count: int
    top: list[str]
    """From the uppermost."""
    inside: list[str]
    strangers: int
    among: list[str]
    bottom: list[str]
    discard: list[str]


class VzdorView(msgspec.Struct, frozen=True):
    round: int
    phase: str
    missions: list[MissionView]
    missions_left: int
    completed: list[str]
    failed: list[str]
    points: int
    title: str
    hand: list[str]
    covert_play: list[str]
    revealed_play: list[str]
    covert_strength: int
    revealed_strength: int
    looked: list[str]
    power: int
    """Attack power: as it stands, or what is left of it once targets are being defeated."""
    power_sum: Sum
    """What it is made of: as it stands, or as it was counted."""
    fighting: bool
    """Whether targets are being defeated."""
    covert: DeckView
    recruits: DeckView
    enemies: DeckView
    hidden: dict[str, list[str]]
    """Face-down enemies at missions, by their word: the cards that they may be."""
    revealed_pile: list[str]
    civilians_left: int
    graveyard: list[int]
    dead: int
    spare_spies: int
    removed: list[str]
    mission_ignored: bool
    rest_draw: int
    """So many cards will be drawn in the coming rest."""
    crossroads: Crossroads
    """How this table plays that mission."""


def view(s: Vzdor, seat: Seat | None) -> VzdorView:
    maquis = s.content.maquis
    power = attack(s)
    return VzdorView(
        round=s.round,
        phase=s.phase,
        missions=[_mission(s, place) for place in range(len(s.row))],
        missions_left=sum(s.to_come),
        completed=list(s.completed),
        failed=list(s.failed),
        points=points(s),
        title=title(s).id,
        hand=s.hand[:],
        covert_play=s.covert_play[:],
        revealed_play=s.revealed_play[:],
        covert_strength=sum([maquis[card].covert.strength for card in s.covert_play]),
        revealed_strength=sum([maquis[card].revealed.strength for card in s.revealed_play]),
        looked=list(s.looked),
        power=s.power if s.fighting else power.total,
        power_sum=power,
        fighting=s.fighting,
        covert=_deck(s, s.covert),
        recruits=_deck(s, s.recruits),
        enemies=_deck(s, s.enemies),
        hidden=_hidden(tuple(s.garrisons), tuple(s.pools)),
        revealed_pile=list(s.revealed_pile),
        civilians_left=len(s.civilians),
        graveyard=list(s.graveyard),
        dead=s.dead,
        spare_spies=s.spare_spies,
        removed=list(s.removed),
        mission_ignored=s.ignored,
        rest_draw=s.content.rules.setup.hand + s.rest_draw,
        crossroads=s.crossroads,
    )


# Of what lies as it lay a moment ago nothing is found out again: of many tables, most of the time.


def _mission(s: Vzdor, place: int) -> MissionView:
    if place != s.chosen:
        return _waiting(s.content, s.row[place], s.garrisons[place])
    garrison = [_enemy(s, foe) for foe in s.garrisons[place]]
    return _mission_view(s.row[place], mission_defence(s), garrison, chosen=True, done=s.mission_done)


@lru_cache(SEEN)
def _waiting(content: Box, mission: str, foes: tuple[Foe, ...]) -> MissionView:
    """A mission that is not chosen: as it is printed."""
    defence = printed(content.missions[mission].defence) if mission else Sum.of()
    return _mission_view(mission, defence, [_as_printed(content, foe) for foe in foes])


def _mission_view(
    mission: str, defence: Sum, garrison: list[EnemyView], *, chosen: bool = False, done: bool = False
) -> MissionView:
    total = defence.total
    needed = 0 if done else total
    known = [enemy.defence for enemy in garrison if enemy.defence is not None]
    return MissionView(
        id=mission,
        chosen=chosen,
        done=done,
        defence=total,
        defence_sum=defence,
        garrison=garrison,
        needed=needed,
        needed_for_all=needed + sum(known) if len(known) == len(garrison) else None,
    )


def _enemy(s: Vzdor, foe: Foe) -> EnemyView:
    """At the chosen mission."""
    if s.phase != ATTACK or is_stranger(foe.card):
        return _as_printed(s.content, foe)
    defence = enemy_defence(s, foe)
    return EnemyView(foe.word, foe.card, foe.up, defence.total, defence)


@lru_cache(SEEN)
def _as_printed(content: Box, foe: Foe) -> EnemyView:
    if is_stranger(foe.card):
        return EnemyView(foe.word, None, False, None, None)
    defence = printed(content.enemies[foe.card].defence)
    return EnemyView(foe.word, foe.card, foe.up, defence.total, defence)


def _deck(s: Vzdor, deck: Deck) -> DeckView:
    return _known(tuple(deck.bag), deck.top, deck.bottom, tuple(deck.discard), tuple(s.pools))


@lru_cache(SEEN)
def _known(
    bag: tuple[str, ...], top: tuple[str, ...], bottom: tuple[str, ...], discard: tuple[str, ...], pools: Pools
) -> DeckView:
    inside = [card for card in bag if card[0] != STRANGE]
    strangers = len(bag) - len(inside)
    among = _who(pools, next(card for card in bag if is_stranger(card))) if strangers else []
    if len(among) == strangers:  # they are nowhere else
        inside, strangers, among = [*inside, *among], 0, []
    return DeckView(
        count=len(top) + len(bag) + len(bottom),
        top=list(top[::-1]),
        inside=sorted(inside),
        strangers=strangers,
        among=among,
        bottom=list(bottom),
        discard=list(discard),
    )


@lru_cache(SEEN)
def _hidden(garrisons: tuple[tuple[Foe, ...], ...], pools: Pools) -> dict[str, list[str]]:
    strangers = {foe.word: foe.card for garrison in garrisons for foe in garrison if foe.card[0] == STRANGE}
    return {word: _who(pools, card) for word, card in strangers.items()}


def _who(pools: Pools, stranger: str) -> list[str]:
    """Whom a stranger may be."""
    return sorted(pools[pool_number(stranger)])
