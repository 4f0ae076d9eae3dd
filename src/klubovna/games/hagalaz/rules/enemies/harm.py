"""How enemies are hurt ("Zranění nepřátel", "Šampioni"), and how they get from one hex to another. Each can lead to the
other: an Avenger comes nearer when it is hurt, mines and fire hurt those who come.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Activate, Advance, Done, Strike, Target
from klubovna.games.hagalaz.rules.enemies.roads import avoiding_fire, ends, harmless, nearest_to, roads, ways
from klubovna.games.hagalaz.rules.enemies.tokens import specialisation, told, toughness
from klubovna.games.hagalaz.rules.heroes.experience import earn
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mats import MATS, asked
from klubovna.games.hagalaz.rules.mission.goals import Review
from klubovna.games.hagalaz.state import (
    NOBODY,
    OFF,
    Asked,
    AskedOf,
    Foe,
    Hagalaz,
    hero_on,
    place_by_name,
    standing,
    turn_owner,
    where,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum

# Damage


def hurt(s: Hagalaz, cell: int, damage: Sum, by: int = NOBODY, credit: int = NOBODY) -> None:
    """An enemy takes damage, by a hero's action or by something else; what follows from it is still to be done.
    `credit` is the hero whose action led to it, where that is not the hero who hurt it."""
    foe, kind = s.foes[cell], s.kind(cell)
    if kind.trait == "plating" and not foe.plated:
        damage = damage.plus("plating", -min(kind.amount, damage.total))
        foe = s.foes[cell] = replace(foe, plated=True)
    amount = damage.total
    s.say("log-hit", foe=kind.sort, hex=s.name(cell), damage=damage)
    if amount <= 0:
        return
    if foe.damage + amount < toughness(s, foe):
        s.foes[cell] = replace(foe, damage=foe.damage + amount)
        _provoke(s, cell, by)
    elif kind.champion:
        _collapse(s, cell, foe, by)
    else:
        del s.foes[cell]
        s.bag = (*s.bag, foe.kind)
        s.say("log-defeated", foe=kind.sort, hex=s.name(cell))
        earn(s, by if by != NOBODY else credit)


def hurt_all(s: Hagalaz, cells: Iterable[int], damage: Sum, by: int = NOBODY) -> None:
    """All enemies on these hexes."""
    for cell in [cell for cell in cells if cell in s.foes]:
        hurt(s, cell, damage, by)


def _collapse(s: Hagalaz, cell: int, foe: Foe, by: int) -> None:
    """A shield of the scale collapses; what is left of the damage is lost. After the last one the champion is
    defeated."""
    kind, level = s.kind(cell), foe.level + 1
    around = [place for place in standing(s) if s.at[place] in s.ways.near[cell]]
    if level < len(s.field.mission.champions[foe.post].resilience):
        s.foes[cell] = replace(foe, level=level, damage=0)
        s.say("log-collapsed", foe=kind.sort, hex=s.name(cell), level=level)
        if kind.trait == "withdraw":
            s.then(Withdraw(foe.id))
        else:
            _provoke(s, cell, by)
    else:
        del s.foes[cell]
        s.beaten = (*s.beaten, foe.post)
        s.say("log-defeated", foe=kind.sort, hex=s.name(cell))
        s.then(Review())
        earn(s, by)
    if kind.trait == "swarmers":
        s.then(*(Wound(place, Sum.of(("swarmers", kind.amount))) for place in around))


# Reactions


def _provoke(s: Hagalaz, cell: int, by: int) -> None:
    """Avenger: hurt and not defeated. (A stunned one is none: that side of a token has no specialisation.)"""
    foe = s.foes[cell]
    if by == NOBODY or foe.stunned or specialisation(s, cell) != "avenger":
        return
    top = s.stack[-1]
    if isinstance(top, Revenge) and top.place == by:
        s.stack[-1] = Revenge(by, (*top.foes, foe.id))
    else:
        s.then(Revenge(by, (foe.id,)))


class Revenge(Step, frozen=True):
    """Avengers that one action has hurt come nearer, one after another."""

    place: int
    foes: tuple[int, ...]

    def run(self, s: Hagalaz) -> None:
        left = tuple(foe for foe in self.foes if where(s, foe) != OFF)
        if left:
            s.then(Avenge(s.owners[self.place], self.place, left))


class Avenge(AskedOf, frozen=True):
    """Which of several Avengers moves first; whoever plays the hero who hurt them chooses."""

    rule = "specialisations"
    foes: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.activate[where(s, foe)] for foe in self.foes]

    def choose(self, s: Hagalaz, action: Activate) -> None:
        """It moves a hex towards whoever hurt it, as near as it gets and as if it advanced; among equals that hero's
        player chooses. (House: where no hex is nearer, it may stay.)"""
        cell = s.field.number[action.hex]
        foe, points = s.foes[cell].id, s.content.rules.enemies.avenger
        nearest = nearest_to(s, ends(s, roads(s, cell, points)), s.at[self.place])
        to = avoiding_fire(s, cell, points, nearest)
        rest = tuple(other for other in self.foes if other != foe)
        s.then(Relocate(self.side, foe, tuple(to), points), Revenge(self.place, rest))

    def label(self, s: Hagalaz, action: Action) -> Message:
        assert isinstance(action, Activate)
        return foe_label(s, "do-activate", action.hex)


class Withdraw(Step, frozen=True):
    """A champion goes away from the nearest hero, as far as it can."""

    foe: int

    def run(self, s: Hagalaz) -> None:
        cell, heroes = where(s, self.foe), standing(s)
        if cell == OFF or not heroes:
            return
        far = s.ways.far[cell]
        least = min(far[s.at[place]] for place in heroes)
        s.then(Shun(turn_owner(s), self.foe, tuple(place for place in heroes if far[s.at[place]] == least)))


class Shun(Asked, frozen=True):
    """From which of several equally near heroes it goes away; the active hero's player chooses (house)."""

    rule = "champions"
    foe: int
    places: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [Strike(s.hero(place)) for place in self.places]

    def choose(self, s: Hagalaz, action: Strike) -> None:
        cell = where(s, self.foe)
        points, far = s.kind(cell).amount, s.ways.far[s.at[place_by_name(s, action.hero)]]
        found = ends(s, roads(s, cell, points))
        most = max(far[there] for there in found)
        s.then(Relocate(self.side, self.foe, tuple(there for there in found if far[there] == most), points))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return told(s, self.foe)


# Movement


def move(s: Hagalaz, cell: int, there: int, credit: int = NOBODY) -> None:
    """A step of an enemy, by itself or because a hero makes it: onto a mine, or into fire that hurts grunts
    ("Požár")."""
    s.foes[there] = s.foes.pop(cell)
    if there in s.mined:
        for hero in s.team:
            if damage := MATS[hero].when_trodden(s, there):
                hurt(s, there, Sum.of(("mine", damage)), credit=credit)
    if there in s.field.fire and there in s.foes and not s.kind(there).champion:
        hurt(s, there, Sum.of(("fire", s.content.rules.fire.damage)), credit=credit)


class Relocate(Asked, frozen=True):
    """An enemy moves to one of these hexes; whoever is asked chooses among equals."""

    rule = "advance"
    foe: int
    to: tuple[int, ...]
    points: int
    advancing: bool = False

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.advance[cell] for cell in self.to]

    def choose(self, s: Hagalaz, action: Advance) -> None:
        relocate(s, Way(self.side, self.foe, s.field.number[action.hex], self.points, self.advancing))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return told(s, self.foe)


class Way(Asked, frozen=True):
    """An enemy is on its way, and not all ways lead over the same mines: which hex comes next."""

    rule = "advance"
    foe: int
    to: int
    points: int
    advancing: bool

    def options(self, s: Hagalaz) -> list[Action]:
        first = dict.fromkeys(way[0] for way in ways(s, where(s, self.foe), self.to, self.points))
        return [s.field.menu.advance[there] for there in first]

    def choose(self, s: Hagalaz, action: Advance) -> None:
        s.say("log-passes", foe=s.sort(where(s, self.foe)), hex=action.hex)
        way = self.step(s, s.field.number[action.hex])
        if where(s, self.foe) != OFF:
            _walk(s, way)

    def step(self, s: Hagalaz, there: int) -> Way:
        move(s, where(s, self.foe), there)
        return replace(self, points=self.points - 1)

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {**told(s, self.foe), "to": s.name(self.to)}


def relocate(s: Hagalaz, way: Way) -> None:
    """An enemy sets out."""
    cell = where(s, way.foe)
    if cell != way.to:
        s.say("log-advanced", foe=s.sort(cell), hex=s.name(cell), to=s.name(way.to))
    _walk(s, way)


def _walk(s: Hagalaz, way: Way) -> None:
    """As far as nobody has to choose; the enemy may not survive it."""
    cell = where(s, way.foe)
    if harmless(s, cell, way.points):
        if cell != way.to:
            s.foes[way.to] = s.foes.pop(cell)
        if way.advancing:
            _arrived(s, way.to)
        return
    found = ways(s, cell, way.to, way.points)
    if s.mined and len({frozenset(s.mined).intersection(one) for one in found}) > 1:
        s.then(way)
        return
    for there in found[0]:
        way = way.step(s, there)
        if there not in s.foes:
            return
    if way.advancing:
        _arrived(s, way.to)


def _arrived(s: Hagalaz, cell: int) -> None:
    """The end of an advance: a Banshee wails, through walls ("Počítání vzdálenosti"); a hero may be waiting."""
    kind, foe = s.kind(cell), s.foes[cell].id
    for place, mat in asked(s, "after_advance"):
        if (reaction := mat.after_advance(s, place, foe)) is not None:
            s.then(reaction)
    if kind.trait == "wail":
        near = [place for place in standing(s) if s.field.hexes.distance[cell][s.at[place]] <= kind.range]
        s.then(*(Wound(place, Sum.of(("wail", kind.amount))) for place in near))


class Shoved(AskedOf, frozen=True):
    """Lift, Headbutt: to which hex an enemy is moved; it may be gone by then."""

    rule = "heroes"
    foe: int

    def hexes(self, s: Hagalaz, cell: int) -> list[int]:
        raise NotImplementedError

    def options(self, s: Hagalaz) -> list[Action]:
        cell = where(s, self.foe)
        return [DONE] if cell == OFF else [s.field.menu.advance[to] for to in self.hexes(s, cell)] or [DONE]

    def choose(self, s: Hagalaz, action: Advance | Done) -> None:
        """House: what fire or a mine does to it there is the action's work, too: experience, if the table plays so."""
        if isinstance(action, Advance):
            cell = where(s, self.foe)
            s.say("log-shifted", foe=s.sort(cell), hex=s.name(cell), to=action.hex)
            move(s, cell, s.field.number[action.hex], self.place if s.shoving_counts else NOBODY)

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-shift", {"seat": self.seat, **told(s, self.foe)})


# Words


def foe_label(s: Hagalaz, id: str, hex: str) -> Message:
    return Message(id, {"foe": s.sort(s.field.number[hex]), "hex": hex})


def target_label(s: Hagalaz, action: Action) -> Message:
    """Who or what is there."""
    if not isinstance(action, Target):
        return action.label()
    cell = s.field.number[action.hex]
    if cell in s.foes:
        return foe_label(s, "do-target-foe", action.hex)
    place = hero_on(s, cell)
    if place != NOBODY:
        return Message("do-target-hero", {"hero": s.hero(place)})
    return action.label()
