"""Enemies: how they are hurt ("Zranění nepřátel", "Šampioni", "Omráčení nepřátelé", "Biotické žetony"), and how they
get from one hex to another. Each can lead to the other: an Avenger comes nearer when it is hurt, mines hurt those who
come.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Advance, Target
from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.roster import GARRUS, LIARA
from klubovna.games.hagalaz.rules.heroes.experience import earn
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.state import (
    ARCHANGEL,
    DOWN,
    NOBODY,
    STANDING,
    Asked,
    AskedOf,
    Foe,
    Hagalaz,
    has,
    hero_on,
    place_of,
    standing,
    turn_owner,
    without,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message

# Damage


def hurt(s: Hagalaz, cell: int, amount: int, by: int = NOBODY) -> None:
    """An enemy takes damage, by a hero's action or by something else; what follows from it is still to be done."""
    foe, kind = s.foes[cell], s.kind(cell)
    if kind.trait == "plating" and not foe.plated and amount:
        amount -= kind.amount
        foe = s.foes[cell] = replace(foe, plated=True)
    if amount <= 0:
        return
    if s.log is not None:
        s.say("log-hit", foe=kind.sort, hex=s.name(cell), damage=amount)
    if foe.damage + amount < toughness(s, foe):
        s.foes[cell] = replace(foe, damage=foe.damage + amount)
        _provoke(s, cell, by)
    elif kind.champion:
        _collapse(s, cell, foe, by)
    else:
        del s.foes[cell]
        s.bag = (*s.bag, foe.kind)
        s.say("log-defeated", foe=kind.sort, hex=s.name(cell))
        earn(s, by)


def toughness(s: Hagalaz, foe: Foe) -> int:
    """The shields that have to be broken: a grunt's, or the next ones of a champion's scale ("Stupnice odolnosti")."""
    shields = s.content.kinds[foe.kind].shields
    return shields or s.field.mission.champions[foe.post].resilience[foe.level]


def _collapse(s: Hagalaz, cell: int, foe: Foe, by: int) -> None:
    """A shield of the scale collapses; what is left of the damage is lost. After the last one the champion is
    defeated."""
    kind, level = s.kind(cell), foe.level + 1
    around = [place for place in standing(s) if s.at[place] in s.ways.near[cell]]
    if level < len(s.field.mission.champions[foe.post].resilience):
        s.foes[cell] = replace(foe, level=level, damage=0)
        s.say("log-collapsed", foe=kind.sort, hex=s.name(cell), level=level)
        if kind.trait == "withdraw":
            s.then(Withdraw(cell, s.foes[cell]))
        else:
            _provoke(s, cell, by)
    else:
        del s.foes[cell]
        s.beaten = (*s.beaten, foe.post)
        s.say("log-defeated", foe=kind.sort, hex=s.name(cell))
        s.then(Review())
        earn(s, by)
    if kind.trait == "swarmers":
        s.then(*(Wound(place, kind.amount) for place in around))


def hurt_all(s: Hagalaz, cells: Iterable[int], amount: int, by: int = NOBODY) -> None:
    """All enemies on these hexes."""
    for cell in [cell for cell in cells if cell in s.foes]:
        hurt(s, cell, amount, by)


def stun(s: Hagalaz, cell: int) -> None:
    """Only grunts can be stunned."""
    foe = s.foes[cell]
    if not s.kind(cell).champion and not foe.stunned:
        s.foes[cell] = replace(foe, stunned=True)
        s.say("log-stunned", foe=s.sort(cell), hex=s.name(cell))


def lay_biotic(s: Hagalaz, cell: int) -> None:
    """No enemy has more than one biotic token."""
    foe = s.foes[cell]
    if not foe.biotic:
        s.foes[cell] = replace(foe, biotic=True)
        s.say("log-biotic", foe=s.sort(cell), hex=s.name(cell))


def specialisation(s: Hagalaz, cell: int) -> str:
    """What an enemy is besides; with Asari Controller, a biotic token takes it away."""
    foe = s.foes[cell]
    own = s.content.kinds[foe.kind].specialisation
    if own and foe.biotic:
        liara = place_of(s, LIARA)
        if liara != NOBODY and has(s, liara, "asari-controller"):
            return ""
    return own


def strength(s: Hagalaz, cell: int) -> int:
    """The attack of an enemy; a biotic token lowers it."""
    foe = s.foes[cell]
    attack = s.content.kinds[foe.kind].attack
    return max(0, attack - s.content.rules.enemies.biotic) if foe.biotic else attack


# Reactions


def _provoke(s: Hagalaz, cell: int, by: int) -> None:
    """Avenger: hurt and not defeated. (A stunned one is none: that side of a token has no specialisation.)"""
    if by != NOBODY and not s.foes[cell].stunned and specialisation(s, cell) == "avenger":
        s.then(Avenge(cell, s.foes[cell], by))


class Avenge(Step, frozen=True):
    """It moves a hex towards whoever hurt it, as near as it gets and as if it advanced; whoever plays that hero chooses
    among equals. (House: where no hex is nearer, it may stay.)"""

    cell: int
    foe: Foe
    place: int

    def run(self, s: Hagalaz) -> None:
        if s.foes.get(self.cell) == self.foe:
            points = s.content.rules.enemies.avenger
            nearest = nearest_to(s, ends(s, roads(s, self.cell, points)), s.at[self.place])
            nearest = avoiding_fire(s, self.cell, points, nearest)
            s.then(Relocate(s.owners[self.place], self.cell, tuple(nearest), points))


class Withdraw(Step, frozen=True):
    """A champion goes away from the nearest hero, as far as it can."""

    cell: int
    foe: Foe

    def run(self, s: Hagalaz) -> None:
        cell, heroes = self.cell, standing(s)
        if s.foes.get(cell) != self.foe or not heroes:
            return
        points = s.content.kinds[self.foe.kind].amount
        enemy = min(heroes, key=lambda place: (s.ways.far[cell][s.at[place]], place))
        far = s.ways.far[s.at[enemy]]
        found = ends(s, roads(s, cell, points))
        most = max(far[there] for there in found)
        s.then(Relocate(turn_owner(s), cell, tuple(there for there in found if far[there] == most), points))


# Movement


def roads(s: Hagalaz, cell: int, points: int, *, fire: bool = True) -> dict[int, int]:
    """Hexes that an enemy can come to with so many points, and from where it enters each. Nobody enters a hex with
    somebody else on it."""
    steps, foes, burning = s.ways.steps, s.foes, s.field.fire
    taken = [at for place, at in enumerate(s.at) if s.status[place] == STANDING]
    came = {cell: cell}
    edge = [cell]
    for _ in range(points):
        further = []
        for here in edge:
            for there in steps[here]:
                if there in came or there in foes or there in taken or (not fire and there in burning):
                    continue
                came[there] = here
                further.append(there)
        edge = further
    return came


def ends(s: Hagalaz, came: Iterable[int]) -> list[int]:
    """Over a knocked-out hero one may pass, but not stop there."""
    fallen = [s.at[place] for place, status in enumerate(s.status) if status == DOWN]
    return [cell for cell in came if cell not in fallen] if fallen else list(came)


def avoiding_fire(s: Hagalaz, cell: int, points: int, best: list[int]) -> list[int]:
    """Of the best hexes, those that a grunt can come to without fire, if there are any ("Požár")."""
    if not s.field.fire or s.kind(cell).champion:
        return best
    cool = roads(s, cell, points, fire=False)
    return [there for there in best if there in cool] or best


def nearest_to(s: Hagalaz, cells: list[int], goal: int) -> list[int]:
    """Those of the hexes from which the way to the goal is shortest. (House: a way that can be walked; where there is
    none, elevation lines don't count.)"""
    ways = s.ways
    lengths = [ways.march[cell][goal] for cell in cells]
    if min(lengths) == ENDLESS:
        lengths = [ways.far[cell][goal] for cell in cells]
    least = min(lengths)
    return [cell for cell, length in zip(cells, lengths, strict=True) if length == least]


def ways(s: Hagalaz, cell: int, to: int, points: int) -> list[tuple[int, ...]]:
    """The shortest ways of an enemy, around fire where a grunt can. (House: nobody takes a longer way than needed.)"""
    free = roads(s, cell, points, fire=s.kind(cell).champion)
    if to not in free:
        free = roads(s, cell, points)
    found: list[tuple[int, ...]] = [()]
    while found[0][-1:] != (to,):
        further = [(*way, there) for way in found for there in s.ways.steps[(cell, *way)[-1]] if there in free]
        found = [way for way in further if way[-1] == to] or further
    return found


def move(s: Hagalaz, cell: int, there: int) -> None:
    """A step of an enemy, by itself or because somebody makes it: onto a mine, or into fire that hurts grunts
    ("Požár")."""
    s.foes[there] = s.foes.pop(cell)
    if there in s.mined:
        s.mined = without(s.mined, there)
        s.say("log-mine", hex=s.name(there))
        hurt(s, there, s.content.abilities["proximity-mines"].damage[0])
    if there in s.field.fire and there in s.foes and not s.kind(there).champion:
        hurt(s, there, s.content.rules.fire.damage)


class Relocate(Asked, frozen=True):
    """An enemy moves to one of these hexes; whoever is asked chooses among equals."""

    rule = "advance"
    cell: int
    to: tuple[int, ...]
    points: int
    advancing: bool = False

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.advance[cell] for cell in self.to]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Advance)
        if s.log is not None and action.hex != s.name(self.cell):
            s.say("log-advanced", foe=s.sort(self.cell), hex=s.name(self.cell), to=action.hex)
        _walk(s, Way(self.who, self.cell, self.cell, s.field.number[action.hex], self.points, self.advancing))

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-relocate", {"foe": s.sort(self.cell), "hex": s.name(self.cell)})


class Way(Asked, frozen=True):
    """An enemy is on its way, and not all shortest ways lead over the same mines: which hex comes next."""

    rule = "advance"
    start: int
    cell: int
    to: int
    points: int
    advancing: bool

    def options(self, s: Hagalaz) -> list[Action]:
        first = dict.fromkeys(way[0] for way in ways(s, self.cell, self.to, self.points))
        return [s.field.menu.advance[there] for there in first]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Advance)
        way = self.step(s, s.field.number[action.hex])
        if way.cell in s.foes:
            _walk(s, way)

    def step(self, s: Hagalaz, there: int) -> Way:
        move(s, self.cell, there)
        return replace(self, cell=there, points=self.points - 1)

    def prompt(self, s: Hagalaz) -> Message:
        foe = {"foe": s.sort(self.cell), "hex": s.name(self.cell)}
        return Message("ask-way", {**foe, "to": s.name(self.to)})


def _walk(s: Hagalaz, way: Way) -> None:
    """As far as nobody has to choose; the enemy may not survive it."""
    found = ways(s, way.cell, way.to, way.points) if way.cell != way.to else [()]
    if len({frozenset(s.mined).intersection(one) for one in found}) > 1:
        s.then(way)
        return
    for there in found[0]:
        way = way.step(s, there)
        if there not in s.foes:
            return
    _arrived(s, way.to) if way.advancing else _follow(s, way.start, way.to)


class Shoved(AskedOf, frozen=True):
    """Lift, Headbutt: to which hex an enemy is moved; it may be gone by then."""

    cell: int

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Advance):
            s.say("log-shifted", foe=s.sort(self.cell), hex=s.name(self.cell), to=action.hex)
            move(s, self.cell, s.field.number[action.hex])

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-shift", {"foe": s.sort(self.cell), "hex": s.name(self.cell)})


def _follow(s: Hagalaz, cell: int, there: int) -> None:
    """An Avenger that is hurt and moved by the same action moves by itself first."""
    for number, frame in enumerate(s.stack):
        if isinstance(frame, Shoved) and frame.cell == cell:
            s.stack[number] = replace(frame, cell=there)


def _arrived(s: Hagalaz, cell: int) -> None:
    """The end of an advance: a Banshee wails, Garrus may be waiting."""
    kind, garrus = s.kind(cell), place_of(s, GARRUS)
    if kind.trait == "wail":
        near = [place for place in standing(s) if s.ways.far[cell][s.at[place]] <= kind.range]
        s.then(*(Wound(place, kind.amount) for place in near))
    if garrus == NOBODY or s.status[garrus] != STANDING or s.marks & ARCHANGEL or not has(s, garrus, "archangel"):
        return
    if cell in s.ways.sees[s.at[garrus]]:
        s.then(Archangel(s.owners[garrus], garrus, cell))


class Archangel(AskedOf, frozen=True):
    """Once in a round Garrus hits an enemy that has advanced into his line of fire."""

    rule = "heroes"
    cell: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[self.cell], DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Target) and self.cell in s.foes:
            s.marks |= ARCHANGEL
            hurt(s, self.cell, s.content.abilities["archangel"].damage[0])

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


def target_label(s: Hagalaz, action: Action) -> Message:
    """Who or what is there."""
    if not isinstance(action, Target):
        return action.label()
    cell = s.field.number[action.hex]
    if cell in s.foes:
        return Message("do-target-foe", {"foe": s.sort(cell), "hex": action.hex})
    place = hero_on(s, cell)
    if place != NOBODY:
        return Message("do-target-hero", {"hero": s.hero(place)})
    return action.label()
