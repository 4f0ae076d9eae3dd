"""Heroes and enemies in small pieces, for judgement that is learned: how they are, how near they are to each other, who
could strike at whom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from klubovna.games.hagalaz.aims import FAR, Lengths
from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.field import Cells, Ways
from klubovna.games.hagalaz.rules.course import HeroTurn
from klubovna.games.hagalaz.state import DOWN, STANDING, Hagalaz
from klubovna.kernel.parts import Part

NEAR = 6
"""So many hexes between an enemy and a hero are as good as more."""
NOW, LATER, HAD = "now", "later", "had"
"""A hero's turn in this round."""
SHOOTER = "shooter"


class Hero(Part, frozen=True):
    """On the map, with what all enemies who can reach the hero from where they are would do."""

    bounds = {"danger": (0, 9)}
    together = (
        ("hero", "health"), ("hero", "danger"), ("hero", "health", "danger"), ("health", "shields", "danger"),
        ("hero", "health", "shields", "turn"), ("danger", "turn"),
    )  # fmt: skip
    hero: str
    health: int
    shields: int
    danger: int
    turn: str


class Fallen(Part, frozen=True):
    """A hero who is down or has left the map, and how near help is."""

    hero: str
    status: int
    help: int


class Way(Part, frozen=True):
    """How far it is for a hero to the nearest thing to be done, what is carried there, and who stands in the way."""

    together = (("hero", "steps"), ("steps", "held"), ("steps", "beside"), ("hero", "steps", "held"), ("steps", "turn"))
    hero: str
    steps: int
    held: int
    beside: int
    turn: str


class Mat(Part, frozen=True):
    """A hero's experience, points of the core ability and renegade dice."""

    alone = False
    together = (("hero", "xp"), ("hero", "points"), ("hero", "renegade"))
    hero: str
    xp: int
    points: int
    renegade: int


class Enemy(Part, frozen=True):
    """What it takes to break the next shields (and how often they come back, for champions), how near a hero is, and
    whether it could strike at somebody now."""

    alone = False
    bounds = {"hits": (0, 9)}
    together = (
        ("kind", "hits"), ("kind", "near", "strikes"), ("hits", "strikes"), ("near", "strikes"), ("stunned", "strikes"),
        ("kind", "levels"),
    )  # fmt: skip
    kind: int
    hits: int
    levels: int
    stunned: bool
    biotic: bool
    near: int
    strikes: bool

    def printed(self, content: Box) -> Iterable[str]:
        kind = content.kinds[self.kind]
        for word in (f"sort={kind.sort}", f"special={kind.specialisation}", f"attack={kind.attack}"):
            yield word
            yield f"{word} near={self.near} strikes={self.strikes} stunned={self.stunned}"


class Covered(Part, frozen=True):
    """A grunt whose area nobody has looked into: its back, and how near a hero is."""

    sort: str
    shields: int
    near: int


class Crowd(Part, frozen=True):
    """How many enemies there are, and how many of them could strike."""

    bounds = {"enemies": (0, 20), "striking": (0, 9)}
    enemies: int
    striking: int


class Spot(Part, frozen=True):
    """Who stands on which hex."""

    together = (("hex", "who"), ("mission", "hex"))
    mission: str
    hex: str
    who: str


@lru_cache(maxsize=256)
def _reach(ways: Ways) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By hex, as bits: what an enemy there can strike at, and what a shooter can."""
    beside = tuple(sum(1 << there for there in near) for near in ways.near)
    return beside, tuple(near | sum(1 << there for there in sees) for near, sees in zip(beside, ways.sees, strict=True))


@lru_cache(maxsize=4096)
def _nearest(ways: Ways, heroes: Cells) -> Cells:
    """By hex: how near the nearest of them is."""
    return tuple(map(min, zip(*(ways.far[cell] for cell in heroes), (NEAR,) * len(ways.near), strict=True)))


class Skirmish:
    """Both sides, and what the enemies who can reach heroes would do to each of them."""

    def __init__(self, s: Hagalaz, every: bool) -> None:
        """Of covered areas either everything that is imagined, or the backs of tokens."""
        self.danger, self.beside = [0] * len(s.team), [0] * len(s.team)
        self.at = [
            (place, s.at[place]) for place, status in enumerate(s.status) if status == STANDING and s.at[place] >= 0
        ]
        self.heroes = sum([1 << cell for _, cell in self.at])
        self.enemies = self._enemies(s, every)

    def _enemies(self, s: Hagalaz, every: bool) -> list[Part]:
        ways, kinds, covered, area, heroes = s.ways, s.content.kinds, s.covered, s.field.area, self.heroes
        (beside, shots), nearest = _reach(ways), _nearest(ways, tuple([cell for _, cell in self.at]))
        posts, striking = s.field.mission.champions, 0
        found: list[Part] = []
        for cell, foe in s.foes.items():
            kind, hidden, hit = kinds[foe.kind], covered >> area[cell] & 1, 0
            if hidden and not every and foe.post < 0:
                found.append(Covered(kind.sort, kind.shields, nearest[cell]))
                continue
            if not hidden and not foe.stunned:
                hit = (shots if kind.specialisation == SHOOTER else beside)[cell] & heroes
                if hit:
                    striking += 1
                    self._strike(hit, beside[cell], kind.attack - foe.biotic)
            hits, levels = kind.shields, 0
            if foe.post >= 0:
                scale = posts[foe.post].resilience
                hits, levels = scale[foe.level], len(scale) - foe.level
            found.append(Enemy(foe.kind, hits - foe.damage, levels, foe.stunned, foe.biotic, nearest[cell], hit > 0))
        found.append(Crowd(len(s.foes), striking))
        return found

    def _strike(self, hit: int, beside: int, attack: int) -> None:
        for place, cell in self.at:
            if hit >> cell & 1:
                self.danger[place] += attack
                self.beside[place] += beside >> cell & 1

    def crew(self, s: Hagalaz, ways: Lengths) -> list[Part]:
        kits, waiting = s.content.kits, {frame.place for frame in s.stack if type(frame) is HeroTurn}
        found: list[Part] = []
        for place, hero in enumerate(s.team):
            kit, here, status = kits[hero], s.at[place], s.status[place]
            found.append(Mat(kit.id, s.xp[place], s.points[place], s.renegade[place]))
            if status == STANDING:
                turn = LATER if place in waiting else NOW if place == s.active else HAD
                steps = FAR
                for lengths in ways:
                    steps = min(steps, lengths[here])
                found.append(Hero(kit.id, s.health[place], s.shields[place], self.danger[place], turn))
                found.append(Way(kit.id, steps, len(s.held[place]), self.beside[place], turn))
            else:
                far = s.ways.far[here] if status == DOWN else ()
                help = min([far[cell] for _, cell in self.at], default=FAR) if far else 0
                found.append(Fallen(kit.id, status, min(help, FAR)))
        return found

    def spots(self, s: Hagalaz) -> list[Part]:
        """Where everybody is whom everybody sees."""
        mission, names, kinds, kits = s.field.id, s.field.names, s.content.kinds, s.content.kits
        covered, area = s.covered, s.field.area
        found: list[Part] = [Spot(mission, names[cell], kits[s.team[place]].id) for place, cell in self.at]
        for cell, foe in s.foes.items():
            if not covered >> area[cell] & 1:
                found.append(Spot(mission, names[cell], kinds[foe.kind].sort))
        return found
