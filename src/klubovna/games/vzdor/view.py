"""What a seat may see, built from nothing. In this solo game a spectator looks over the player's shoulder."""

from __future__ import annotations

import msgspec

from klubovna.games.vzdor.rules.ending import points, title
from klubovna.games.vzdor.rules.power import attack_power, defence, mission_defence
from klubovna.games.vzdor.state import ATTACK, Deck, Foe, Vzdor, is_stranger
from klubovna.kernel.messages import Seat


class EnemyView(msgspec.Struct, frozen=True):
    """`card` is None for a stranger; `id` is the word used in actions."""

    id: str
    card: str | None
    up: bool
    defence: int | None


class MissionView(msgspec.Struct, frozen=True):
    id: str
    """Empty where no mission will come any more."""
    chosen: bool
    done: bool
    defence: int
    garrison: list[EnemyView]


class DeckView(msgspec.Struct, frozen=True):
    """How many cards, and what is known of them: from the top, and at the bottom."""

    count: int
    top: list[str]
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
    looked: list[str]
    power: int
    """Attack power: as it stands, or what is left of it once targets are being defeated."""
    covert: DeckView
    recruits: DeckView
    enemies: DeckView
    unseen_maquis: list[str]
    """Maquis that nobody has seen yet: they are in the covert deck or among the recruits."""
    revealed_pile: list[str]
    civilians_left: int
    graveyard: list[int]
    dead: int
    spare_spies: int
    removed: list[str]
    mission_ignored: bool


def view(s: Vzdor, seat: Seat | None) -> VzdorView:
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
        looked=list(s.looked),
        power=s.power if s.fighting else attack_power(s),
        covert=_deck(s.covert),
        recruits=_deck(s.recruits),
        enemies=_deck(s.enemies),
        unseen_maquis=sorted(s.unseen_maquis),
        revealed_pile=list(s.revealed_pile),
        civilians_left=len(s.civilians),
        graveyard=list(s.graveyard),
        dead=s.dead,
        spare_spies=s.spare_spies,
        removed=list(s.removed),
        mission_ignored=s.ignored,
    )


def _mission(s: Vzdor, place: int) -> MissionView:
    mission, chosen = s.row[place], place == s.chosen
    printed = s.content.missions[mission].defence if mission else 0
    return MissionView(
        id=mission,
        chosen=chosen,
        done=chosen and s.mission_done,
        defence=mission_defence(s) if chosen and mission else printed,
        garrison=[_enemy(s, foe, chosen) for foe in s.garrisons[place]],
    )


def _enemy(s: Vzdor, foe: Foe, chosen: bool) -> EnemyView:
    if is_stranger(foe.card):
        return EnemyView(foe.word, None, False, None)
    value = defence(s, foe) if chosen and s.phase == ATTACK else s.content.enemies[foe.card].defence
    return EnemyView(foe.word, foe.card, foe.up, value)


def _deck(deck: Deck) -> DeckView:
    return DeckView(len(deck), list(deck.top[::-1]), list(deck.bottom), deck.discard[:])
