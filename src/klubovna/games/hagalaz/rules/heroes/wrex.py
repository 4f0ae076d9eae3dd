"""Urdnot Wrex."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Again, Charge, Done, Rage, Target
from klubovna.games.hagalaz.roster import WREX
from klubovna.games.hagalaz.rules.enemies.harm import Relocate, Shoved, foe_label, hurt, target_label
from klubovna.games.hagalaz.rules.enemies.roads import ends, roads
from klubovna.games.hagalaz.rules.enemies.tokens import lay_biotic, stun
from klubovna.games.hagalaz.rules.heroes.aiming import (
    Power,
    around,
    attack,
    damage,
    hexes_in_sight,
    reach,
    reason,
    strike,
    why_not_entered,
    why_not_thrown,
)
from klubovna.games.hagalaz.rules.heroes.moving import step, strikers
from klubovna.games.hagalaz.rules.heroes.wounds import heal
from klubovna.games.hagalaz.rules.mats import Mat, kit
from klubovna.games.hagalaz.state import OFF, AskedOf, Hagalaz, free, has, open_foes, standing
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum


def _shotgun_blast(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Shoot It 46 More Times may follow."""
    if has(s, place, "forty-six") and "forty-six" not in s.turn.once:
        s.then(Encore(s.owners[place], place, grade))
    strike(s, place, cell, damage(s, "shotgun-blast", grade))


class Encore(AskedOf, frozen=True):
    """The same blast once more, at the same or another target, for Rage tokens; once in a turn."""

    rule = "heroes"
    grade: int

    def options(self, s: Hagalaz) -> list[Action]:
        if s.points[self.place] < s.content.abilities["forty-six"].amount:
            return [DONE]
        return [*(s.field.menu.again[cell] for cell in _blast(s, self.place, self.grade)), DONE]

    def choose(self, s: Hagalaz, action: Again | Done) -> None:
        if isinstance(action, Again):
            s.points[self.place] -= s.content.abilities["forty-six"].amount
            s.turn = replace(s.turn, once=(*s.turn.once, "forty-six"))
            again = damage(s, "shotgun-blast", self.grade)
            strike(s, self.place, s.field.number[action.hex], again)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return foe_label(s, "do-again", action.hex) if isinstance(action, Again) else action.label()


_blast, _ = reach("shotgun-blast")


def _headbutt(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """The enemy is pushed away; an empowered die stuns a grunt."""
    if grade:
        stun(s, cell)
    s.then(Push(s.owners[place], place, s.foes[cell].id))
    strike(s, place, cell, damage(s, "headbutt", grade))


class Push(Shoved, frozen=True):
    """To a free hex that is not beside Wrex (house: any such hex; where there is none, it stays)."""

    def hexes(self, s: Hagalaz, cell: int) -> list[int]:
        here = s.at[self.place]
        if cell not in s.ways.near[here]:
            return []
        return [to for to in s.ways.steps[cell] if free(s, to) and s.field.hexes.distance[here][to] > 1]


def _not_thrown(s: Hagalaz, place: int, grade: int, cell: int) -> str:
    return why_not_thrown(s, place, cell, s.content.abilities["lift-grenade"].range[grade])


def _grenade_hexes(s: Hagalaz, place: int, grade: int) -> list[int]:
    far = s.content.abilities["lift-grenade"].range[grade]
    return [cell for cell in hexes_in_sight(s, place, far) if not why_not_thrown(s, place, cell, far)]


def _lift_grenade(s: Hagalaz, place: int, grade: int, cell: int) -> None:
    """Command makes it harder for one of those it hits: the one in the middle, or the first beside."""
    blast = damage(s, "lift-grenade", grade)
    hit = around(s, cell, itself=True)
    if cell in hit:
        lay_biotic(s, cell)
    strike(s, place, hit[0], blast)
    for there in hit[1:]:
        if there in s.foes:
            hurt(s, there, blast, place)


# What Krogan Do Best


def provokable(s: Hagalaz, place: int) -> dict[int, tuple[int, ...]]:
    """Enemies beside no hero, and the hexes, nearer to Wrex than they are, to which they could be provoked."""
    near, far, heroes = s.ways.near, s.ways.far, {s.at[p] for p in standing(s)}
    goal, steps = s.at[place], s.content.abilities["krogan-best"].steps[0]
    found = {}
    for cell in open_foes(s):
        if not heroes.isdisjoint(near[cell]):
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

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if isinstance(action, Target):
            cell = s.field.number[action.hex]
            steps = s.content.abilities["krogan-best"].steps[0]
            s.then(Relocate(self.side, s.foes[cell].id, provokable(s, self.place)[cell], steps))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


# Rage ("Zuřivost") and what else his mat adds


def most_rage(s: Hagalaz, place: int) -> int:
    """How many tokens may be spent at once."""
    most = s.content.abilities["blood-rage"].amount if has(s, place, "blood-rage") else kit(s, place).hero.spend
    return min(s.points[place], most)


class Raging(Step, frozen=True):
    """Every enemy beside Wrex takes damage for each token."""

    place: int
    tokens: int

    def run(self, s: Hagalaz) -> None:
        fury = Sum.of(("rage", self.tokens * kit(s, self.place).hero.damage))
        for cell in around(s, s.at[self.place]):
            if cell in s.foes:
                hurt(s, cell, fury, self.place)


class Wrex(Mat):
    hero: ClassVar[int] = WREX

    def at_turn_start(self, s: Hagalaz, place: int) -> list[Frame]:
        return [Provoke(s.owners[place], place)] if has(s, place, "krogan-best") else []

    def offers(self, s: Hagalaz, place: int, can_act: bool) -> list[Action]:
        found: list[Action] = []
        if not self._calm(s, place):
            found += [Rage(tokens) for tokens in range(1, most_rage(s, place) + 1)]
        if not self._no_charge(s, place, can_act):
            steps = s.ways.steps[s.at[place]]
            found += [s.field.menu.charge[to] for to in steps if not why_not_entered(s, s.at[place], to)]
        return found

    def why_not(self, s: Hagalaz, place: int, action: Action, can_act: bool) -> Message | None:
        assert isinstance(action, Rage | Charge)
        if s.team[place] != WREX:
            what = "rage" if isinstance(action, Rage) else "krogan-warlord"
            return Message("error-not-theirs", {"hero": s.hero(place), "ability": what})
        if isinstance(action, Rage):
            why = self._calm(s, place) or ("" if 1 <= action.tokens <= most_rage(s, place) else "no-rage")
            return Message(f"error-{why}") if why else None
        if why := self._no_charge(s, place, can_act):
            return Message(f"error-{why}", {"hero": s.hero(place), "ability": "krogan-warlord"})
        there = s.field.number.get(action.hex, OFF)
        return Message("error-no-hex") if there == OFF else reason(s, why_not_entered(s, s.at[place], there), there)

    def _calm(self, s: Hagalaz, place: int) -> str:
        """Why he can't rage at all."""
        if "rage" in s.turn.once:
            return "once-a-turn"
        if not s.points[place]:
            return "no-rage"
        return "" if around(s, s.at[place]) else "no-target"

    def _no_charge(self, s: Hagalaz, place: int, can_act: bool) -> str:
        """Krogan Warlord: only at the start of an action, and once with each."""
        if not has(s, place, "krogan-warlord"):
            return "not-unlocked"
        if s.doing.charged:
            return "once-an-action"
        return "no-rage" if not s.points[place] else "" if can_act else "no-action"

    def carry_out(self, s: Hagalaz, place: int, action: Action) -> list[Frame]:
        if isinstance(action, Rage):
            s.points[place] -= action.tokens
            s.turn = replace(s.turn, once=(*s.turn.once, "rage"))
            s.say("log-rage", tokens=action.tokens)
            return [Raging(place, action.tokens)]
        assert isinstance(action, Charge)
        there = s.field.number[action.hex]
        s.points[place] -= 1
        s.doing = replace(s.doing, charged=True, begun=True)
        s.say("log-warlord", hero=s.hero(place))
        return step(s, place, there, strikers(s, s.at[place], there))

    def at_round_end(self, s: Hagalaz, place: int) -> None:
        if has(s, place, "regeneration") and s.health[place] <= s.content.abilities["regeneration"].amount:
            heal(s, place, 1)

    def more_shields(self, s: Hagalaz, place: int) -> int:
        return s.content.abilities["krogan-hide"].shields[0] if has(s, place, "krogan-hide") else 0


POWERS: dict[str, Power] = {
    "shotgun-blast": attack("shotgun-blast", _shotgun_blast),
    "headbutt": attack("headbutt", _headbutt),
    "lift-grenade": Power(_grenade_hexes, _lift_grenade, against=_not_thrown),
}
