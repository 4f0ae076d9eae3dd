"""Urdnot Wrex."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, Again, Target
from klubovna.games.hagalaz.rules.enemies.harm import (
    Relocate,
    Shoved,
    ends,
    hurt,
    lay_biotic,
    roads,
    stun,
    target_label,
)
from klubovna.games.hagalaz.rules.heroes.aiming import Power, around, attack, foes, hexes_in_sight, strike
from klubovna.games.hagalaz.state import REPEATED, AskedOf, Hagalaz, free, has, open_foes, standing
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


def _shotgun_blast(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Shoot It 46 More Times may follow."""
    if has(s, place, "forty-six") and not s.marks & REPEATED:
        s.then(Encore(s.owners[place], place, grade))
    strike(s, place, cell, s.content.abilities["shotgun-blast"].damage[grade])


class Encore(AskedOf, frozen=True):
    """The same blast once more, at the same or another target, for Rage tokens; once in a turn."""

    rule = "heroes"
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        if s.core[self.place] < s.content.abilities["forty-six"].amount:
            return [DONE]
        return [*(s.field.menu.again[cell] for cell in _blast(s, self.place, self.grade)), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Again):
            s.core[self.place] -= s.content.abilities["forty-six"].amount
            s.marks |= REPEATED
            damage = s.content.abilities["shotgun-blast"].damage[self.grade]
            strike(s, self.place, s.field.number[action.hex], damage)

    def label(self, s: Hagalaz, action: Action) -> Message:
        if isinstance(action, Again):
            return Message("do-again", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
        return action.label()


_blast = foes("shotgun-blast")


def _headbutt(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """The enemy is pushed away; an empowered die stuns a grunt."""
    if grade:
        stun(s, cell)
    s.then(Push(s.owners[place], place, cell))
    strike(s, place, cell, s.content.abilities["headbutt"].damage[grade])


class Push(Shoved, frozen=True):
    """To a free hex that is not beside Wrex (house: any such hex; where there is none, it stays)."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        here = s.at[self.place]
        if self.cell not in s.foes or self.cell not in s.ways.near[here]:
            return [DONE]
        away = [to for to in s.ways.steps[self.cell] if free(s, to) and s.field.hexes.distance[here][to] > 1]
        return [s.field.menu.advance[to] for to in away] or [DONE]


def _grenade_hexes(s: Hagalaz, place: int, grade: int) -> list[int]:
    open = open_foes(s)
    hexes = hexes_in_sight(s, place, s.content.abilities["lift-grenade"].range[grade])
    return [cell for cell in hexes if cell in open or around(s, cell)]


def _lift_grenade(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    damage, beside = s.content.abilities["lift-grenade"].damage[grade], around(s, cell)
    if cell in s.foes:
        lay_biotic(s, cell)
        strike(s, place, cell, damage)
    for there in beside:
        if there in s.foes:
            hurt(s, there, damage, place)


def rage(s: Hagalaz, place: int, tokens: int) -> None:
    """Every enemy beside Wrex takes damage for each token."""
    s.core[place] -= tokens
    s.say("log-rage", tokens=tokens)
    for cell in around(s, s.at[place]):
        if cell in s.foes:
            hurt(s, cell, tokens * s.content.kits[4].hero.damage, place)


def most_rage(s: Hagalaz, place: int) -> int:
    """How many tokens may be spent at once."""
    most = s.content.kits[4].hero.spend
    return min(s.core[place], s.content.abilities["blood-rage"].amount if has(s, place, "blood-rage") else most)


# What Krogan Do Best


def provokable(s: Hagalaz, place: int) -> dict[int, tuple[int, ...]]:
    """Enemies beside no hero, and the hexes, nearer to Wrex than they are, to which they could be provoked."""
    near, far, heroes = s.ways.near, s.ways.far, [s.at[p] for p in standing(s)]
    goal, steps = s.at[place], s.content.abilities["krogan-best"].steps[0]
    found = {}
    for cell in open_foes(s):
        if any(at in near[cell] for at in heroes):
            continue
        reached = ends(s, roads(s, cell, steps))
        least = min(far[to][goal] for to in reached)
        if least < far[cell][goal]:
            found[cell] = tuple(to for to in reached if far[to][goal] == least)
    return found


class Provoke(AskedOf, frozen=True):
    """At the start of his turn Wrex provokes an enemy."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(s.field.menu.target[cell] for cell in provokable(s, self.place)), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Target):
            cell = s.field.number[action.hex]
            steps = s.content.abilities["krogan-best"].steps[0]
            s.then(Relocate(self.who, cell, provokable(s, self.place)[cell], steps))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


POWERS = {
    "shotgun-blast": attack("shotgun-blast", _shotgun_blast),
    "headbutt": attack("headbutt", _headbutt),
    "lift-grenade": Power(_grenade_hexes, _lift_grenade),
}
