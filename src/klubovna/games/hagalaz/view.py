"""What a seat may see: everything but the faces of grunts in covered areas. Face-down cards and loot are nobody's
secret, they are not decided yet."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from klubovna.games.hagalaz.chart import DoorView, HexView, TurretView, drawn_map, drawn_turrets, lines_of_fire
from klubovna.games.hagalaz.field import Field
from klubovna.games.hagalaz.roster import SEATS, TALI
from klubovna.games.hagalaz.rules.dice import NAMES, UNROLLED
from klubovna.games.hagalaz.rules.enemies.activation import intended
from klubovna.games.hagalaz.rules.enemies.tokens import specialisation, strength
from klubovna.games.hagalaz.rules.heroes.wounds import most_health, most_shields
from klubovna.games.hagalaz.rules.mission.deployment import Share
from klubovna.games.hagalaz.rules.mission.goals import available, progress
from klubovna.games.hagalaz.rules.slots import MOVE, OBJECTIVE, REVIVE
from klubovna.games.hagalaz.state import (
    FACE_DOWN,
    FROM_LAST,
    ITEMS,
    NO_CARD,
    NOBODY,
    OFF,
    Hagalaz,
    place_of,
    revealed,
)
from klubovna.kernel.hexes import DIRECTIONS
from klubovna.kernel.messages import Seat

__all__ = [
    "AbilityView",
    "DeedView",
    "DieView",
    "DoorView",
    "FoeView",
    "HagalazView",
    "HeroView",
    "HexView",
    "IntentView",
    "MissionView",
    "ObjectiveView",
    "SheetView",
    "TurretView",
    "view",
]

STATUSES = ("standing", "down", "gone")


class DieView(msgspec.Struct, frozen=True):
    face: str
    slot: str | None
    """The action it was used for; None: for none."""
    paragon: bool


class AbilityView(msgspec.Struct, frozen=True):
    id: str
    tier: str
    unlocked: bool
    slots: tuple[str, ...]
    requires: tuple[str, ...]


class HeroView(msgspec.Struct, frozen=True):
    id: str
    seat: Seat
    taken: bool
    """Not while the heroes are being shared out and nobody has taken this one: then `seat` says nothing."""
    hex: str | None
    status: str
    health: int
    most_health: int
    shields: int
    most_shields: int
    experience: int
    core: str
    points: int
    """Of the core ability: ready command tokens, aim, analysis, Rage tokens; for Tali nothing."""
    most_points: int
    card: str | None
    """The threat card: `face-down`, or its id if it was turned over."""
    renegade: int
    carries: tuple[str, ...]
    dice: list[DieView]
    slots: dict[str, int]
    """Free slots of the basic actions and of unlocked abilities."""
    sight: tuple[tuple[str, ...], ...]
    """The line of fire: up to six lines of hexes, outward."""


class IntentView(msgspec.Struct, frozen=True):
    """What an enemy would do if it were activated now: attack one of these heroes, else go to one of these hexes."""

    heroes: tuple[str, ...]
    to: tuple[str, ...]


class FoeView(msgspec.Struct, frozen=True):
    id: int
    """The same as long as it is on the map, wherever it goes."""
    hex: str
    sort: str
    attack: int | None
    """None, and no specialisation, for grunts in covered areas: their tokens lie on their faces."""
    printed_attack: int | None
    shields: int
    """What it takes to break it, or the champion's present shield."""
    damage: int
    specialisation: str | None
    trait: str | None
    resilience: tuple[int, ...]
    """Champions: their scale…"""
    level: int
    """…and how many shields of it have collapsed."""
    stunned: bool
    biotic: bool
    covered: bool
    would: IntentView | None
    """None for those who would do nothing: stunned, covered, before the first round or after the last."""


class ObjectiveView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    text: str | None
    """For missions of the players' own; ours are in the texts, `goal-<mission>-<id>`."""
    available: bool
    achieved: bool
    now: int
    need: int
    hexes: tuple[str, ...]
    """Where something has to be done for it."""


class MissionView(msgspec.Struct, frozen=True):
    id: str
    title: str
    code: str
    faction: str
    round: int
    rounds: int
    leader: str | None
    active: str | None
    team: list[str]
    """Who comes along, as far as it is decided."""
    map: tuple[HexView, ...]
    doors: list[DoorView]
    covered: list[str]
    turrets: list[TurretView]
    heroes: list[HeroView]
    foes: list[FoeView]
    objectives: list[ObjectiveView]
    pool: list[str]
    """Faces; `unrolled` before the round's first roll."""
    paragon_pool: list[str]
    dice_aside: int
    loot: list[str]
    caches: list[tuple[str, str]]
    """Bonus loot that lies face up: what, and where."""
    items: dict[str, int]
    tokens: list[tuple[str, str]]
    """Refugees and the like: what, and where."""
    handled: list[str]
    mines: list[str]
    mines_left: int
    drone: str | None
    deck: int
    discard: list[str]
    shown: str | None
    """The threat card that is being resolved."""
    bag: int


class DeedView(msgspec.Struct, frozen=True):
    mission: str
    result: str
    side: bool


class SheetView(msgspec.Struct, frozen=True):
    """A hero's abilities, in and between missions."""

    hero: str
    abilities: list[AbilityView]


class HagalazView(msgspec.Struct, frozen=True):
    campaign: bool
    readiness: int
    data: int
    deeds: list[DeedView]
    story: list[int]
    """The sections that have been read, in order."""
    sheets: list[SheetView]
    mission: MissionView | None
    """None between missions. A single one stays when it is over."""


def view(s: Hagalaz, seat: Seat | None) -> HagalazView:
    return HagalazView(
        campaign=s.campaign,
        readiness=s.readiness,
        data=s.data,
        deeds=[DeedView(deed.mission, deed.result, deed.mission in s.flags) for deed in s.deeds],
        story=[*s.read],
        sheets=[_sheet(s, hero) for hero in range(len(s.content.kits))],
        mission=_mission(s) if s.on else None,
    )


def _sheet(s: Hagalaz, hero: int) -> SheetView:
    kit, known = s.content.kits[hero], s.abilities[hero]
    pairs = zip(kit.names, kit.abilities, strict=True)
    return SheetView(
        s.called(hero), [AbilityView(n, a.tier, bool(known & kit.bits[n]), a.slots, a.requires) for n, a in pairs]
    )


def _mission(s: Hagalaz) -> MissionView:
    field, ids, about = s.field, s.content.cards, s.field.mission.mission
    drone = place_of(s, TALI)
    return MissionView(
        id=field.id,
        title=about.title,
        code=about.code,
        faction=field.mission.enemies.faction,
        round=s.round,
        rounds=about.rounds,
        leader=s.hero(s.leader) if s.round else None,
        active=s.hero(s.active) if s.round else None,
        team=[*map(s.called, s.team)],
        map=drawn_map(field),
        doors=[
            DoorView(d.id, s.name(d.here), s.name(d.there), DIRECTIONS[d.side], bool(s.locked >> n & 1))
            for n, d in enumerate(field.doors)
        ],
        covered=[name for cell, name in enumerate(field.names) if not revealed(s, cell)] if s.covered else [],
        turrets=drawn_turrets(field, s.locked, s.silent),
        heroes=[_hero(s, place) for place in range(len(s.status))],
        foes=[_foe(s, cell) for cell in s.foes],
        objectives=[_objective(s, number) for number in range(len(field.mission.objectives))],
        pool=[_face(letter) for letter in s.pool],
        paragon_pool=[_face(letter) for letter in s.gold],
        dice_aside=s.aside,
        loot=[*map(s.name, s.loot_at)],
        caches=[(what, s.name(cell)) for what, cell in s.caches],
        items=dict(zip(ITEMS, s.items, strict=True)),
        tokens=[(token, s.name(cell)) for token, cell in s.lying],
        handled=[*map(s.name, s.handled)],
        mines=[*map(s.name, s.mined)],
        mines_left=s.mines,
        drone=s.name(s.drone) if s.drone != OFF and drone >= 0 and s.at[drone] != OFF else None,
        deck=len(s.deck) + len(s.bottom) - s.cards.count(FACE_DOWN),
        discard=[ids[card] for card in s.discard],
        shown=None if s.shown == NO_CARD else ids[s.shown],
        bag=len(s.bag),
    )


def _face(letter: str) -> str:
    return "unrolled" if letter == UNROLLED else NAMES[letter]


def _hero(s: Hagalaz, place: int) -> HeroView:
    kit, at = s.content.kits[s.team[place]], s.at[place]
    drone = s.team[place] == TALI
    return HeroView(
        id=s.hero(place),
        seat=SEATS[max(0, _owner(s, place))],
        taken=_owner(s, place) != NOBODY,
        hex=None if at == OFF else s.name(at),
        status=STATUSES[s.status[place]],
        health=s.health[place],
        most_health=most_health(s, place),
        shields=s.shields[place],
        most_shields=most_shields(s, place),
        experience=s.xp[place],
        core=kit.hero.core,
        points=s.points[place],
        most_points=0 if drone else kit.hero.most,
        card=_card(s, s.cards[place]),
        renegade=s.renegade[place],
        carries=s.held[place],
        dice=[DieView(NAMES[die.face], die.slot or None, die.paragon) for die in s.mats[place]],
        slots=_slots(s, place),
        sight=() if at == OFF else lines_of_fire(s.field, s.locked, at),
    )


def _owner(s: Hagalaz, place: int) -> int:
    top = s.stack[-1] if s.stack else None
    return top.taken[place] if isinstance(top, Share) else s.owners[place]


def _card(s: Hagalaz, card: int) -> str | None:
    if card == NO_CARD:
        return None
    return "face-down" if card in (FACE_DOWN, FROM_LAST) else s.content.cards[card]


def _slots(s: Hagalaz, place: int) -> dict[str, int]:
    mat, kit = s.content.rules.mat, s.content.kits[s.team[place]]
    known = s.abilities[s.team[place]]
    free = {MOVE: len(mat.move), OBJECTIVE: len(mat.objective), REVIVE: len(mat.revive)}
    for name, ability in zip(kit.names, kit.abilities, strict=True):
        if ability.slots and known & kit.bits[name]:
            free[name] = len(ability.slots)
    for die in s.mats[place]:
        if die.slot:
            free[die.slot] -= 1
    return free


def _foe(s: Hagalaz, cell: int) -> FoeView:
    foe, kind = s.foes[cell], s.kind(cell)
    scale = s.field.mission.champions[foe.post].resilience if kind.champion else ()
    hidden = not kind.champion and not revealed(s, cell)
    return FoeView(
        id=foe.id,
        hex=s.name(cell),
        sort=kind.sort,
        attack=None if hidden else strength(s, cell),
        printed_attack=None if hidden else kind.attack,
        shields=kind.shields or scale[foe.level],
        damage=foe.damage,
        specialisation=None if hidden else specialisation(s, cell) or None,
        trait=kind.trait or None,
        resilience=scale,
        level=foe.level,
        stunned=foe.stunned,
        biotic=foe.biotic,
        covered=not revealed(s, cell),
        would=_intent(s, cell) if s.round and s.on and s.outcome is None and revealed(s, cell) else None,
    )


def _intent(s: Hagalaz, cell: int) -> IntentView | None:
    heroes, to = intended(s, cell)
    found = IntentView(tuple(map(s.hero, heroes)), tuple(map(s.name, to)))
    return found if heroes or to else None


def _objective(s: Hagalaz, number: int) -> ObjectiveView:
    objective = s.field.mission.objectives[number]
    now, need = progress(s, objective.goal)
    return ObjectiveView(
        id=objective.id,
        kind=objective.kind,
        text=objective.text if isinstance(objective.text, str) and objective.text else None,
        available=available(s, objective),
        achieved=objective.id in s.achieved,
        now=min(now, need),
        need=need,
        hexes=_places(s.field, number),
    )


@lru_cache(maxsize=512)
def _places(field: Field, number: int) -> tuple[str, ...]:
    objective = field.mission.objectives[number]
    pairs = zip(field.owners, field.places, strict=True)
    cells = sorted({cell for owner, places in pairs if owner is objective for cell in places})
    return tuple(map(field.names.__getitem__, cells))
