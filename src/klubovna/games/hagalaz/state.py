"""What lies on the table, in a mission and between missions.

Heroes of the team are numbered 0 to 3 in the order of their turns (*places*), all five heroes as in `roster`; hexes,
enemy kinds and threat cards are numbers, too. Nothing is secret: threat cards that lie face down, loot, and the tokens
in the bag are nobody's yet and are drawn when they are turned over.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.field import Field, Ways
from klubovna.games.hagalaz.roster import SEATS, Kind
from klubovna.kernel.frames import Sided
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.state import State

STANDING, DOWN, GONE = range(3)
"""Heroes: on the map, knocked out, or evacuated."""
NOBODY = -1
OFF = -1
"""Where those are who are not on the map."""
NO_CARD, FACE_DOWN, FROM_LAST = -1, -2, -3
"""Beside a hero's mat: no threat card, one of the deck, or of those that the deck ended with. Others are known."""
MEDIGEL, GRENADE, CASE, DATA = range(4)
ITEMS = ("medigel", "grenade", "grenade-case", "data")


class Foe(msgspec.Struct, frozen=True, gc=False):
    """An enemy on the map."""

    id: int
    """By this number everybody speaks of it in this mission, wherever it goes."""
    kind: int
    post: int = NOBODY
    """Champions: their number in the mission."""
    level: int = 0
    """Champions: how many shields of the scale have collapsed."""
    damage: int = 0
    stunned: bool = False
    biotic: bool = False
    plated: bool = False
    """Plating: has taken damage in this round."""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What was done in the turn that is under way."""

    acted: bool = False
    """Whether a die lies on the mat already."""
    moved: bool = False
    """Whether a Move action was taken."""
    once: tuple[str, ...] = ()
    """Abilities that were used and can be used once in a turn."""


class Doing(msgspec.Struct, frozen=True, gc=False):
    """One action of a hero ("Akce"), from what is used at its start to what is used at its end."""

    begun: bool = False
    """Something was used at its start: it has to be taken."""
    taken: bool = False
    """It was taken; what is used now is used at its end."""
    commanded: bool = False
    """Command was given with it."""
    charged: bool = False
    """Krogan Warlord took his step with it."""
    boost: int = 0
    """Command: damage that comes on top of it."""


IDLE = Doing()


class Deed(msgspec.Struct, frozen=True):
    """A mission of this campaign and how it ended."""

    mission: str
    result: str


class Die(msgspec.Struct, frozen=True, gc=False):
    """A die on a hero's mat: its face, the action it was used for ("" for none), and whether it is a paragon die."""

    face: str
    slot: str
    paragon: bool


class Hagalaz(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    together: ClassVar[bool] = True
    content: Box
    field: Field
    """The map of the mission that is played; before the first one, and between missions, it means nothing."""
    campaign: bool
    players: int
    seasoned: bool = False
    """The option of veterans as it was agreed on, also where there are none: in a campaign, in the first act."""
    veterans: int = 0
    """A single mission of a later act: so many paragon dice…"""
    lessons: int = 0
    """…and abilities for each hero, as if there had been missions before it."""

    figure: str = "shepard"
    """Which of Shepard's two figures is on the table."""
    catchers_hold: bool = False
    """Whether Catchers end every move of a hero and not only Move actions."""
    shoving_counts: bool = True
    """Whether it is a hero's own action if an enemy is thrown into fire or onto a mine."""

    deeds: tuple[Deed, ...] = ()
    flags: tuple[str, ...] = ()
    """What later missions remember besides: side objectives that were achieved."""
    readiness: int = 0
    read: tuple[int, ...] = ()
    """Sections of the story book that have been read."""
    data: int = 0
    """Boxes ticked on the data track."""
    abilities: tuple[int, ...] = ()
    """By hero: the bits of unlocked abilities (see `roster.Kit`)."""

    on: bool = False
    """Whether a mission is being played."""
    round: int = 0
    leader: int = 0
    active: int = 0
    """Whose turn it is."""
    team: tuple[int, ...] = ()
    crew: tuple[str, ...] = ()
    """The same by their names, as soon as the team is complete."""
    owners: tuple[int, ...] = ()
    """By place: the number of the seat that plays this hero."""

    at: list[int] = []
    status: list[int] = []
    health: list[int] = []
    shields: list[int] = []
    xp: list[int] = []
    points: list[int] = []
    """Of the core abilities: ready command tokens, aim, analysis or Rage tokens. (Tali has none, she has Chatika.)"""
    renegade: list[int] = []
    entry: list[int] = []
    """By place: the fast-travel hex by which this hero came to where enemies can't."""
    held: tuple[tuple[str, ...], ...] = ()
    """By place: tokens that are carried."""
    drone: int = OFF
    """Chatika's hex."""
    mines: int = 0
    mined: tuple[int, ...] = ()

    pool: str = ""
    """The faces of the strategy dice in the pool (see `dice`)…"""
    gold: str = ""
    """…and of the paragon dice."""
    mats: tuple[tuple[Die, ...], ...] = ()
    """By place: the dice on the mat."""
    aside: int = 0
    """Strategy dice that nobody can use in this round…"""
    gold_aside: int = 0
    cards: list[int] = []
    deck: tuple[int, ...] = ()
    """Threat cards: the deck, in no order; those that lie face down beside the mats are still among them…"""
    last: tuple[int, ...] = ()
    """…except for the rest of a deck that ran out…"""
    bottom: tuple[int, ...] = ()
    """…and those that were put under the deck, in this order."""
    discard: tuple[int, ...] = ()
    shown: int = NO_CARD
    """The threat card that is being resolved."""

    foes: dict[int, Foe] = {}
    """By hex."""
    comers: int = 0
    """How many enemies there have been in this mission: the next one's id."""
    bag: tuple[int, ...] = ()
    locked: int = 0
    """Doors, a bit for each…"""
    covered: int = 0
    """…areas that nobody has looked into…"""
    silent: int = 0
    """…and disabled turrets."""
    loot: tuple[int, ...] = ()
    """Loot tokens that nobody has turned over, in no order…"""
    loot_at: tuple[int, ...] = ()
    """…and the hexes where they lie."""
    caches: tuple[tuple[str, int], ...] = ()
    """Bonus loot that lies face up: what, and where."""
    items: tuple[int, ...] = (0, 0, 0, 0)
    lying: tuple[tuple[str, int], ...] = ()
    """Refugees and the like, and their hexes."""
    handled: tuple[int, ...] = ()
    """Hexes whose objective was dealt with."""
    counts: tuple[int, ...] = ()
    """By condition (see `Field.leaves`): how often something was done for it."""
    achieved: tuple[str, ...] = ()
    """Objectives."""
    wanted: tuple[int, ...] = ()
    """Conditions that can be worked on now, as the last review found."""
    beaten: tuple[int, ...] = ()
    captured: tuple[int, ...] = ()
    result: str = ""
    """How the mission ended: paragon, renegade, loyalty, time or shepard."""
    boons: tuple[str, ...] = ()
    """What earlier missions left for this one and has not been used yet."""

    turn: Turn = Turn()
    doing: Doing = IDLE
    once: tuple[str, ...] = ()
    """Abilities that were used and can be used once in a round."""

    def name(self, cell: int) -> str:
        return self.field.names[cell]

    def hero(self, place: int) -> str:
        """How a hero of the team is called; Shepard by the figure."""
        return self.crew[place]

    def called(self, hero: int) -> str:
        return self.content.kits[hero].id if hero else self.figure

    @property
    def ways(self) -> Ways:
        return self.field.ways[self.locked]

    def kind(self, cell: int) -> Kind:
        return self.content.kinds[self.foes[cell].kind]

    def sort(self, cell: int) -> str:
        return self.content.kinds[self.foes[cell].kind].sort


class Asked(Sided, frozen=True):
    """A decision of a player; by number, as heroes change hands between missions."""

    seats = SEATS

    def why_not(self, s: Hagalaz, action: Any) -> Message | None:
        """Where there is one reason only: it is not among those to choose from."""
        return None if action in self.options(s) else Message(f"not-{self.__struct_config__.tag}")


class AskedOf(Asked, frozen=True):
    """A decision about a hero."""

    place: int

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"hero": s.hero(self.place)}


def has(s: Hagalaz, place: int, ability: str) -> bool:
    hero = s.team[place]
    bit = s.content.kits[hero].bits.get(ability, 0)
    return bool(s.abilities[hero] & bit)


def place_of(s: Hagalaz, hero: int) -> int:
    """The place of a hero in the team, or NOBODY."""
    return s.team.index(hero) if hero in s.team else NOBODY


def standing(s: Hagalaz) -> list[int]:
    """Heroes on the map who are not knocked out."""
    return [place for place, status in enumerate(s.status) if status == STANDING]


def hero_on(s: Hagalaz, cell: int) -> int:
    """Who stands there, or NOBODY."""
    for place, at in enumerate(s.at):
        if at == cell and s.status[place] == STANDING:
            return place
    return NOBODY


def free(s: Hagalaz, cell: int) -> bool:
    """Nobody stands or lies there."""
    return cell not in s.foes and cell not in s.at


def revealed(s: Hagalaz, cell: int) -> bool:
    """Covered areas ("Zakryté oblasti") are left alone."""
    return not s.covered >> s.field.area[cell] & 1


def open_foes(s: Hagalaz) -> list[int]:
    """The hexes of all enemies who are not in covered areas."""
    if not s.covered:
        return list(s.foes)
    covered, area = s.covered, s.field.area
    return [cell for cell in s.foes if not covered >> area[cell] & 1]


def where(s: Hagalaz, id: int) -> int:
    """The hex of an enemy, or OFF if it is gone."""
    for cell, foe in s.foes.items():
        if foe.id == id:
            return cell
    return OFF


def place_foe(s: Hagalaz, cell: int, kind: int, post: int = NOBODY) -> None:
    """An enemy comes onto the map and gets its id."""
    s.foes[cell] = Foe(s.comers, kind, post)
    s.comers += 1


def place_by_name(s: Hagalaz, hero: str) -> int:
    return s.crew.index(hero)


def turn_owner(s: Hagalaz) -> int:
    """Whoever plays the active hero decides for the enemies, too."""
    return s.owners[s.active]


def swap(cells: tuple[tuple[str, ...], ...], place: int, tokens: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*cells[:place], tokens, *cells[place + 1 :])
