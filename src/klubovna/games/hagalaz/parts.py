"""The pieces of the table, for judgement that is learned: heroes and enemies, what is still to be done, time, dice,
cards, the campaign.

All win or lose together, so nothing is anybody's own. Of grunts in covered areas nobody knows more than their backs.
"""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.games.hagalaz.aims import Lengths, aims, next_steps
from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.rules.course import HeroTurn
from klubovna.games.hagalaz.rules.slots import dice_left
from klubovna.games.hagalaz.setup import agreed
from klubovna.games.hagalaz.skirmish import Skirmish
from klubovna.games.hagalaz.state import FACE_DOWN, FROM_LAST, ITEMS, Hagalaz
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Part, Parts, Ready

A_FEW = 3
"""Cards of the deck are counted in so many, war readiness and data, too."""


class Clock(Part, frozen=True):
    """Rounds that are left, this one among them, and heroes still to have a turn in it."""

    mission: str
    left: int
    turns: int


class Map(Part, frozen=True):
    """Locked doors, covered areas and disabled turrets, as bits."""

    mission: str
    locked: int
    covered: int
    silent: int


class Die(Part, frozen=True):
    """So many dice of the pool show this."""

    paragon: bool
    face: str
    count: int


class Used(Part, frozen=True):
    """An action for which the hero whose turn it is has used a die."""

    hero: str
    slot: str


class Moment(Part, frozen=True):
    """Whose turn it is, what is asked, dice to be placed, and points or strength of what is under way."""

    together = (("asked", "hero"), ("asked", "dice"), ("asked", "what", "left"), ("hero", "dice"))
    asked: str
    hero: str
    dice: int
    what: str
    left: int


class Threat(Part, frozen=True):
    """A card that was turned over and is still to come, or is being resolved."""

    card: str


class Cards(Part, frozen=True):
    """Those face down beside mats, and the deck."""

    down: int
    deck: int


class Stock(Part, frozen=True):
    """Items of the team, loot on the map."""

    thing: str
    count: int


class Boon(Part, frozen=True):
    name: str


class Deed(Part, frozen=True):
    mission: str
    result: str


class Knows(Part, frozen=True):
    """What a hero has unlocked, as bits."""

    alone = False
    hero: str
    abilities: int

    def printed(self, content: Box) -> Iterable[str]:
        for ability, bit in next(kit.bits for kit in content.kits if kit.id == self.hero).items():
            if self.abilities & bit:
                yield ability


class Campaign(Part, frozen=True):
    """How ready for war everybody is; who plays."""

    campaign: bool
    readiness: int
    data: int
    players: int
    veterans: int


THREATS, BOONS = Ready(Threat), Ready(Boon)


def every(s: Hagalaz, seat: Seat) -> list[Part]:
    found = _campaign(s)
    if s.on and s.round:
        found += _mission(s, Skirmish(s, every=True), *aims(s))
    return found


def known(s: Hagalaz, seat: Seat) -> list[Part]:
    """For what one would choose, hexes count, too."""
    found = _campaign(s)
    if s.on and s.round:
        there, (open, ways) = Skirmish(s, every=False), aims(s)
        found += _mission(s, there, open, ways)
        found += there.spots(s)
        found += next_steps(s, ways)
    return found


def _campaign(s: Hagalaz) -> list[Part]:
    """What has been before this mission; before its first round nothing else is told."""
    found: list[Part] = [Campaign(s.campaign, s.readiness // A_FEW, s.data // A_FEW, s.players, s.veterans)]
    found += map(Knows, HEROES, s.abilities)
    found += [Deed(deed.mission, deed.result) for deed in s.deeds]
    if not s.on or not s.round:
        found.append(Moment(type(s.stack[-1]).__name__, "", 0, s.field.id if s.on else "", 0))
    return found


def _mission(s: Hagalaz, there: Skirmish, open: list[Part], ways: Lengths) -> list[Part]:
    field, cards, top = s.field, s.cards, s.stack[-1]
    found = there.enemies + there.crew(s, ways) + open
    hero, dice, what = s.content.kits[s.team[s.active]].id, dice_left(s, s.active), getattr(top, "ability", "")
    left = getattr(top, "points", 0) or getattr(top, "grade", 0) or getattr(top, "left", 0)
    waiting = sum([type(frame) is HeroTurn for frame in s.stack])
    hidden = cards.count(FACE_DOWN) + cards.count(FROM_LAST)
    found += (
        Moment(type(top).__name__, hero, dice, what, left),
        Clock(field.id, field.mission.mission.rounds - s.round + 1, waiting),
        Map(field.id, s.locked, s.covered, s.silent),
        Cards(hidden, len(s.deck) // A_FEW),
        Stock("loot", len(s.loot_at)),
    )
    found += [Stock(thing, count) for thing, count in zip(ITEMS, s.items, strict=True) if count]
    found += [THREATS[s.content.cards[card]] for card in (*cards, s.shown) if card >= 0]
    found += map(BOONS.__getitem__, s.boons)
    found += [Die(False, face, s.pool.count(face)) for face in dict.fromkeys(s.pool)]
    found += [Die(True, face, s.gold.count(face)) for face in dict.fromkeys(s.gold)]
    found += [Used(hero, die.slot) for die in s.mats[s.active]]
    return found


PARTS = Parts(every=every, known=known, agreed=agreed)
