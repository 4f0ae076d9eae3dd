"""Enemies in action ("Krok C: Karta hrozeb"): in which order they come, whom they attack, and where they advance."""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.games.hagalaz.choices import Activate, Strike
from klubovna.games.hagalaz.field import ENDLESS
from klubovna.games.hagalaz.rules.enemies.harm import Relocate, Way, foe_label, relocate
from klubovna.games.hagalaz.rules.enemies.roads import avoiding_fire, ends, nearest_to, roads
from klubovna.games.hagalaz.rules.enemies.tokens import attack, specialisation, told
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.rules.mats import asked
from klubovna.games.hagalaz.state import NOBODY, OFF, Asked, Hagalaz, place_by_name, standing, turn_owner, where
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message


def goal_of(s: Hagalaz, cell: int, place: int) -> int:
    """Where a hero is for an enemy. One who is where no enemy can come is looked for where they went from there
    ("Umístění pěšáků": the reactor core)."""
    there = s.at[place]
    if s.ways.far[cell][there] == ENDLESS and s.entry[place] != NOBODY:
        return s.entry[place]
    return there


def gap(s: Hagalaz, cell: int, place: int) -> int:
    """The distance between a hex and a hero. (House: one who left in the middle of a card is equally far from all.)"""
    far, there = s.ways.far[cell], s.at[place]
    if there == OFF:
        return 0
    length = far[there]
    return far[s.entry[place]] if length == ENDLESS and s.entry[place] != NOBODY else length


class Activations(Step, frozen=True):
    """These enemies, one after another, the nearest to the active hero first; stunned ones stay out."""

    foes: tuple[int, ...]
    linked: bool = False
    """Binary link: one has had its chance to attack, the others only advance."""

    def run(self, s: Hagalaz) -> None:
        if not self.foes:
            return
        awake = {foe.id: cell for cell, foe in s.foes.items() if not foe.stunned}
        left = [foe for foe in self.foes if foe in awake]
        if not left or not standing(s):
            return
        gaps = [gap(s, awake[foe], s.active) for foe in left]
        nearest = min(gaps)
        first = [foe for foe, far in zip(left, gaps, strict=True) if far == nearest]
        if len(first) == 1:
            _come(s, awake[first[0]], left, self.linked)
        else:
            s.then(Order(turn_owner(s), tuple(first), tuple(left), self.linked))


def _come(s: Hagalaz, cell: int, foes: Sequence[int], linked: bool) -> None:
    """The enemy there is the next of these."""
    foe, link = s.foes[cell].id, s.kind(cell).trait == "binary-link"
    if len(foes) > 1:
        s.then(Activations(tuple([other for other in foes if other != foe]), linked or link))
    s.then(Activation(foe, linked and link))


class Order(Asked, frozen=True):
    """Which of several equally near enemies comes first."""

    rule = "activation"
    first: tuple[int, ...]
    foes: tuple[int, ...]
    linked: bool

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.activate[where(s, foe)] for foe in self.first]

    def choose(self, s: Hagalaz, action: Activate) -> None:
        _come(s, s.field.number[action.hex], self.foes, self.linked)

    def label(self, s: Hagalaz, action: Action) -> Message:
        assert isinstance(action, Activate)
        return foe_label(s, "do-activate", action.hex)


class Activation(Step, frozen=True):
    """An enemy attacks, or advances if it can't."""

    foe: int
    meek: bool = False

    def run(self, s: Hagalaz) -> None:
        cell = where(s, self.foe)
        victims = [] if self.meek else within_attack(s, cell)
        if not victims:
            _advance(s, cell)
            return
        weakest = _weakest(s, victims)
        if len(weakest) == 1:
            _attack(s, self.foe, weakest[0])
        else:
            s.then(Victim(turn_owner(s), self.foe, tuple(weakest)))


def _attack(s: Hagalaz, foe: int, victim: int) -> None:
    cell = where(s, foe)
    s.say("log-attacks", foe=s.sort(cell), hex=s.name(cell), hero=s.hero(victim))
    for place, mat in asked(s, "before_attack"):
        if (reaction := mat.before_attack(s, place, foe, victim)) is not None:
            s.then(reaction)
            return
    s.then(Wound(victim, attack(s, cell)))


def within_attack(s: Hagalaz, cell: int) -> list[int]:
    """Heroes beside an enemy, and for a Shooter those in its line of fire ("Útok")."""
    spots = attack_hexes(s, cell)
    return [place for place in standing(s) if cell in spots[s.at[place]]]


def intended(s: Hagalaz, cell: int) -> tuple[list[int], list[int]]:
    """What an enemy would do if it were activated now: whom it would attack, else where it would advance to."""
    if s.foes[cell].stunned or not standing(s):
        return [], []
    if victims := within_attack(s, cell):
        return _weakest(s, victims), []
    return [], advance(s, cell)[1]


def _weakest(s: Hagalaz, victims: list[int]) -> list[int]:
    least = min([s.health[place] for place in victims])
    return [place for place in victims if s.health[place] == least]


def attack_hexes(s: Hagalaz, cell: int) -> tuple[frozenset[int], ...]:
    """By the hex of a hero: from where the enemy that is on `cell` now could attack."""
    return s.ways.exposed if specialisation(s, cell) == "shooter" else s.ways.beside


class Victim(Asked, frozen=True):
    """Which of several heroes with equally little health is attacked."""

    rule = "attack"
    foe: int
    places: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [Strike(s.hero(place)) for place in self.places]

    def choose(self, s: Hagalaz, action: Strike) -> None:
        _attack(s, self.foe, place_by_name(s, action.hero))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return told(s, self.foe)


# Advancing ("Postup")


def _advance(s: Hagalaz, cell: int) -> None:
    points, to = advance(s, cell)
    if len(to) == 1:
        relocate(s, Way(turn_owner(s), s.foes[cell].id, to[0], points, True))
    elif to:
        s.then(Relocate(turn_owner(s), s.foes[cell].id, tuple(to), points, True))


def advance(s: Hagalaz, cell: int) -> tuple[int, list[int]]:
    """The three criteria: an attack on the active hero, on the nearest one, or as near to that one as can be. Grunts
    keep out of fire unless nothing else will do."""
    kind, numbers = s.kind(cell), s.content.rules.enemies
    points = numbers.runner if specialisation(s, cell) == "runner" else numbers.advance
    rush = max(points, kind.amount) if kind.trait == "bull-rush" else points
    gaps = {place: gap(s, cell, place) for place in standing(s)}
    least = min(gaps.values(), default=ENDLESS)
    nearest = [place for place in gaps if gaps[place] == least]
    active = [s.active] if s.active in gaps else []
    reached = _ends(s, cell, rush)
    for goals in (active, nearest):
        if found := _attacking(s, cell, goals, reached):
            return rush, avoiding_fire(s, cell, rush, found)
    if kind.trait == "nest":
        return points, []
    reached = reached if points == rush else _ends(s, cell, points)
    return points, avoiding_fire(s, cell, points, _approaching(s, cell, nearest, reached))


def _ends(s: Hagalaz, cell: int, points: int) -> list[int]:
    """A sniper in its nest stays at its height."""
    found = ends(s, roads(s, cell, points))
    if s.kind(cell).trait == "nest":
        return [there for there in found if s.field.raised[there] == s.field.raised[cell]]
    return found


def _attacking(s: Hagalaz, cell: int, goals: list[int], cells: list[int]) -> list[int]:
    spots = attack_hexes(s, cell)
    if len(goals) == 1:
        wanted = spots[s.at[goals[0]]]
    else:
        wanted = frozenset[int]().union(*(spots[s.at[place]] for place in goals))
    return [there for there in cells if there in wanted]


def _approaching(s: Hagalaz, cell: int, goals: list[int], cells: list[int]) -> list[int]:
    found: list[int] = []
    for place in goals:
        found += [there for there in nearest_to(s, cells, goal_of(s, cell, place)) if there not in found]
    return found
