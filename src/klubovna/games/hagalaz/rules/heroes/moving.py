"""How heroes move ("Akce pohyb", "Příležitostné útoky"), and what happens where they come to: loot, fire, coolant,
covered areas, deliveries and exits ("Mapové prvky").
"""

from __future__ import annotations

import random

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, LEAVE, Done, LeaveMap, Step, Travel
from klubovna.games.hagalaz.printed.goals import Deliver, Leave
from klubovna.games.hagalaz.rules.enemies.tokens import attack, specialisation, strength
from klubovna.games.hagalaz.rules.heroes.aiming import reason, why_not_entered
from klubovna.games.hagalaz.rules.heroes.wounds import Wound, clear_mat, give_up_card
from klubovna.games.hagalaz.rules.mats import mat
from klubovna.games.hagalaz.rules.mission.areas import look_around
from klubovna.games.hagalaz.rules.mission.goals import Review, count, told, wanted
from klubovna.games.hagalaz.state import (
    GONE,
    ITEMS,
    OFF,
    STANDING,
    AskedOf,
    Hagalaz,
    swap,
    where,
)
from klubovna.kernel import frames
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Frame
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without


class Walk(AskedOf, frozen=True):
    """A hero moves hex by hex, as long as there are points; the rest is lost."""

    rule = "move"
    points: int
    provoking: bool = True
    """Whether enemies that are left behind strike; not if a rule makes the hero move."""
    action: bool = False
    """Whether it is a Move action."""

    def options(self, s: Hagalaz) -> list[Action]:
        if s.status[self.place] != STANDING:
            return [DONE]
        here, menu = s.at[self.place], s.field.menu
        found: list[Action] = []
        if self.points:
            steps = [there for there in s.ways.steps[here] if not self._against(s, here, there)]
            found += [menu.step[there] for there in steps]
            beyond = [there for there in s.field.travel.get(here, ()) if not self._against(s, here, there, travel=True)]
            found += [menu.travel[there] for there in beyond]
        if _exit(s, here) is not None:
            found.append(LEAVE)
        if not found or here not in self._others(s):
            found.append(DONE)
        return found

    def why_not(self, s: Hagalaz, action: Step | Travel | LeaveMap | Done) -> Message | None:
        here = s.at[self.place]
        match action:
            case LeaveMap():
                if _exit(s, here) is not None:
                    return None
                return Message("error-not-yet" if "x" in s.field.marks[here] else "error-no-exit")
            case Done():
                return None if DONE in self.options(s) else Message("error-go-on")
        if not self.points:
            return Message("error-no-points")
        there = s.field.number.get(action.hex, OFF)
        if isinstance(action, Travel):
            linked = there in s.field.travel.get(here, ())
            return (
                reason(s, self._against(s, here, there, travel=True), there) if linked else Message("error-no-travel")
            )
        if there not in s.ways.steps[here]:
            return reason(s, why_not_entered(s, here, there), there) if there != OFF else Message("error-no-hex")
        return reason(s, self._against(s, here, there), there)

    def _against(self, s: Hagalaz, here: int, there: int, *, travel: bool = False) -> str:
        """Why a hex beside can't be entered: never one with an enemy; one with a hero only to go on."""
        if there in s.foes:
            return "enemy-there"
        if there not in s.at or there not in self._others(s) or self._passes(s, here, there, self.points, travel):
            return ""
        return "occupied"

    def _passes(self, s: Hagalaz, here: int, there: int, points: int, travel: bool = False) -> bool:
        """Another hero's hex can be entered only if one can go on from there: not with the last point, and not if a
        Catcher would end the move there (house)."""
        if points < 2 or (self.provoking and not travel and self._caught(s, strikers(s, here, there))):
            return False
        others = self._others(s)
        return any(
            beyond not in s.foes and (beyond not in others or self._passes(s, there, beyond, points - 1))
            for beyond in s.ways.steps[there]
        )

    def _others(self, s: Hagalaz) -> list[int]:
        """Where the other heroes stand or lie."""
        me = self.place
        return [at for place, at in enumerate(s.at) if place != me and at != OFF]

    def choose(self, s: Hagalaz, action: Step | Travel | LeaveMap | Done) -> None:
        match action:
            case LeaveMap():
                evacuate(s, self.place)
            case Step():
                self._step(s, s.field.number[action.hex])
            case Travel():
                s.entry[self.place] = s.at[self.place]
                self._arrive(s, s.field.number[action.hex], [], self.points - 1)
            case Done():
                if self.action and s.status[self.place] == STANDING:
                    mat(s, self.place).after_move(s, self.place)

    def _step(self, s: Hagalaz, there: int) -> None:
        blows = strikers(s, s.at[self.place], there) if self.provoking else []
        self._arrive(s, there, blows, 0 if self._caught(s, blows) else self.points - 1)

    def _caught(self, s: Hagalaz, blows: list[int]) -> bool:
        return (self.action or s.catchers_hold) and caught(s, blows)

    def _arrive(self, s: Hagalaz, there: int, blows: list[int], points: int) -> None:
        s.then(*step(s, self.place, there, blows), replace(self, points=points))

    def told(self, s: Hagalaz) -> dict[str, Arg]:
        return {"hero": s.hero(self.place), "points": self.points}


def step(s: Hagalaz, place: int, there: int, blows: list[int]) -> list[Frame]:
    """A hero comes to a hex; these enemies strike, then what is there happens."""
    s.at[place] = there
    s.say("log-step", hero=s.hero(place), hex=s.name(there))
    return [*(Blow(place, s.foes[cell].id, attack(s, cell)) for cell in blows), Entered(place, there)]


class Blow(frames.Step, frozen=True):
    """An opportunity attack ("Příležitostné útoky")."""

    place: int
    foe: int
    damage: Sum

    def run(self, s: Hagalaz) -> None:
        cell = where(s, self.foe)
        if cell != OFF and s.status[self.place] == STANDING:
            s.say("log-opportunity", foe=s.sort(cell), hex=s.name(cell), hero=s.hero(self.place))
            s.then(Wound(self.place, self.damage))


def hop(s: Hagalaz, place: int, points: int) -> list[Frame]:
    """A rule lets a hero move: nobody strikes."""
    return [Walk(s.owners[place], place, points, False)]


def strikers(s: Hagalaz, here: int, there: int) -> list[int]:
    """Opportunity attacks: by active enemies beside the hex one leaves and not beside the one that is entered; the
    strongest first."""
    near = s.ways.near
    found = [cell for cell in near[here] if cell in s.foes and cell not in near[there] and not s.foes[cell].stunned]
    return sorted(found, key=lambda cell: -strength(s, cell)) if found else found


def caught(s: Hagalaz, cells: list[int]) -> bool:
    """A Catcher, or a Dragoon's whip, ends the Move action."""
    return any(specialisation(s, cell) == "catcher" or s.kind(cell).trait == "whip" for cell in cells)


class Entered(frames.Step, frozen=True):
    """A hero has come to a hex, or stands up again there, which is not to enter it: fire and coolant do nothing."""

    place: int
    cell: int
    revived: bool = False

    def run(self, s: Hagalaz) -> None:
        place, cell, rules = self.place, self.cell, s.content.rules
        if s.status[place] != STANDING:
            return
        look_around(s, cell)
        next: list[Frame] = [Found(place) for _ in range(s.loot_at.count(cell))]
        for what, _ in [cache for cache in s.caches if cache[1] == cell]:
            s.caches = without(s.caches, (what, cell))
            gain(s, ITEMS.index(what), 1)
            s.say("log-loot", hero=s.hero(place), item=what)
        if cell in s.field.fire and not self.revived:
            next.append(Wound(place, Sum.of(("fire", rules.fire.damage))))
        if cell in s.field.coolant and not self.revived:
            next.append(Wound(place, Sum.of(("coolant", rules.coolant.damage))))
        if s.held[place]:
            next.append(Delivery(place))
        if next:
            s.then(*next)


class Found(Chance, frozen=True):
    """A loot token is turned over and goes to the team's inventory ("Žetony kořisti")."""

    place: int

    def sample(self, s: Hagalaz, rng: random.Random) -> str:
        return ITEMS[s.loot[int(rng.random() * len(s.loot))]]

    def odds(self, s: Hagalaz) -> Odds:
        return one_of(ITEMS[item] for item in s.loot)

    def possible(self, s: Hagalaz, happening: str) -> bool:
        return ITEMS.index(happening) in s.loot

    def happen(self, s: Hagalaz, happening: str) -> None:
        item = ITEMS.index(happening)
        s.loot = without(s.loot, item)
        s.loot_at = without(s.loot_at, s.at[self.place])
        gain(s, item, 1)
        s.say("log-loot", hero=s.hero(self.place), item=happening)


def gain(s: Hagalaz, item: int, change: int) -> None:
    s.items = (*s.items[:item], s.items[item] + change, *s.items[item + 1 :])


class Delivery(frames.Step, frozen=True):
    """Tokens that are wanted here are delivered by coming."""

    place: int

    def run(self, s: Hagalaz) -> None:
        place = self.place
        if s.status[place] != STANDING:
            return
        for token in s.held[place]:
            for leaf in wanted(s, s.at[place]):
                if isinstance(leaf, Deliver) and leaf.token == token:
                    count(s, leaf)
                    s.held = swap(s.held, place, without(s.held[place], token))
                    s.say("log-delivered", hero=s.hero(place), token=token, **told(s, leaf))
                    s.then(Review(), Delivery(place))
                    return


def _exit(s: Hagalaz, cell: int) -> Leave | None:
    """The condition for which a hero can leave the map here. (House: nobody leaves before it counts.)"""
    return next((leaf for leaf in wanted(s, cell) if isinstance(leaf, Leave)), None)


def evacuate(s: Hagalaz, place: int) -> None:
    """The hero takes no further part; the dice go back next round, what was carried stays."""
    leaf = _exit(s, s.at[place])
    assert leaf is not None
    count(s, leaf)
    s.say("log-evacuated", hero=s.hero(place), hex=s.name(s.at[place]), **told(s, leaf))
    s.lying = (*s.lying, *((token, s.at[place]) for token in s.held[place]))
    s.held = swap(s.held, place, ())
    s.status[place], s.at[place] = GONE, OFF
    give_up_card(s, place)
    clear_mat(s, place)
    s.then(Review())
