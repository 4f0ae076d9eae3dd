"""How heroes move ("Akce pohyb", "Příležitostné útoky"), and what happens where they come to: loot, fire, coolant,
covered areas, deliveries and exits ("Mapové prvky").
"""

from __future__ import annotations

import random

from klubovna.games.hagalaz.choices import DONE, LEAVE, LeaveMap, Step, Travel
from klubovna.games.hagalaz.out_of_reach import not_walked
from klubovna.games.hagalaz.printed.goals import Deliver, Leave
from klubovna.games.hagalaz.rules.enemies.harm import specialisation, strength
from klubovna.games.hagalaz.rules.heroes.wounds import Wound, clear_board, give_up_card, recharge
from klubovna.games.hagalaz.rules.mission.areas import look_around
from klubovna.games.hagalaz.rules.mission.goals import Review, count, wanted
from klubovna.games.hagalaz.state import (
    GONE,
    ITEMS,
    MOVED,
    NOBODY,
    OFF,
    STANDING,
    AskedOf,
    Hagalaz,
    has,
    hero_on,
    swap,
    without,
)
from klubovna.kernel import frames
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Frame
from klubovna.kernel.messages import Message


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
            free = [there for there in s.ways.steps[here] if self._enters(s, here, there)]
            found += [menu.step[there] for there in free]
            beyond = [there for there in s.field.travel.get(here, ()) if self._enters(s, here, there, travel=True)]
            found += [menu.travel[there] for there in beyond]
        if _exit(s, here) is not None:
            found.append(LEAVE)
        if not found or here not in self._others(s):
            found.append(DONE)
        return found

    def _enters(self, s: Hagalaz, here: int, there: int, *, travel: bool = False) -> bool:
        """Never a hex with an enemy."""
        if there in s.foes:
            return False
        return there not in s.at or there not in self._others(s) or self._passes(s, here, there, self.points, travel)

    def _passes(self, s: Hagalaz, here: int, there: int, points: int, travel: bool = False) -> bool:
        """Another hero's hex can be entered only if one can go on from there: not with the last point, and not if a
        Catcher would end the move there (house)."""
        if points < 2 or (self.provoking and not travel and caught(s, strikers(s, here, there))):
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

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, LeaveMap):
            evacuate(s, self.place)
        elif isinstance(action, Step):
            self._step(s, s.field.number[action.hex])
        elif isinstance(action, Travel):
            s.entry[self.place] = s.at[self.place]
            self._arrive(s, s.field.number[action.hex], [], self.points - 1)
        elif self.action and s.status[self.place] == STANDING and has(s, self.place, "barrier"):
            recharge(s, self.place, s.content.abilities["barrier"].shields[0])

    def _step(self, s: Hagalaz, there: int) -> None:
        blows = strikers(s, s.at[self.place], there) if self.provoking else []
        self._arrive(s, there, blows, 0 if caught(s, blows) else self.points - 1)

    def _arrive(self, s: Hagalaz, there: int, blows: list[int], points: int) -> None:
        if self.action:
            s.marks |= MOVED
        on = Walk(self.who, self.place, points, self.provoking, self.action)
        s.then(*step(s, self.place, there, blows), on)

    def refusal(self, s: Hagalaz, action: Action) -> Message | None:
        return not_walked(s, self.place, self.points, action)

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-walk", {"hero": s.hero(self.place), "points": self.points})


def step(s: Hagalaz, place: int, there: int, blows: list[int]) -> list[Frame]:
    """A hero comes to a hex; these enemies strike, then what is there happens."""
    s.at[place] = there
    if s.log is not None:
        s.say("log-step", hero=s.hero(place), hex=s.name(there))
        for cell in blows:
            s.say("log-opportunity", foe=s.sort(cell), hex=s.name(cell), hero=s.hero(place))
    return [*(Wound(place, strength(s, cell)) for cell in blows), Entered(place, there)]


def hop(s: Hagalaz, place: int, points: int) -> list[Frame]:
    """A rule lets a hero move: nobody strikes."""
    return [Walk(s.owners[place], place, points, False)]


def strikers(s: Hagalaz, here: int, there: int) -> list[int]:
    """Opportunity attacks: by active enemies beside the hex one leaves and not beside the one that is entered; the
    strongest first."""
    near = s.ways.near
    found = [cell for cell in near[here] if cell in s.foes and cell not in near[there] and not s.foes[cell].stunned]
    return sorted(found, key=lambda cell: -strength(s, cell))


def caught(s: Hagalaz, cells: list[int]) -> bool:
    """A Catcher, or a Dragoon's whip, ends the move."""
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
        s.loot_at = tuple(at for at in s.loot_at if at != cell) if next else s.loot_at
        if cell in s.field.fire and not self.revived:
            next.append(Wound(place, rules.fire.damage))
        if cell in s.field.coolant and not self.revived:
            next.append(Wound(place, rules.coolant.damage))
        if s.held[place]:
            next.append(Delivery(place))
        s.then(*next)


class Found(Chance, frozen=True):
    """A loot token is turned over and goes to the team's inventory ("Žetony kořisti")."""

    place: int

    def sample(self, s: Hagalaz, rng: random.Random) -> str:
        return ITEMS[s.loot[int(rng.random() * len(s.loot))]]

    def possible(self, s: Hagalaz, happening: str) -> bool:
        return ITEMS.index(happening) in s.loot

    def happen(self, s: Hagalaz, happening: str) -> None:
        item = ITEMS.index(happening)
        s.loot = without(s.loot, item)
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
                    kept = list(s.held[place])
                    kept.remove(token)
                    s.held = swap(s.held, place, tuple(kept))
                    s.say("log-delivered", hero=s.hero(place), token=token)
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
    s.say("log-evacuated", hero=s.hero(place), hex=s.name(s.at[place]))
    s.lying = (*s.lying, *((token, s.at[place]) for token in s.held[place]))
    s.held = swap(s.held, place, ())
    s.status[place], s.at[place] = GONE, OFF
    give_up_card(s, place)
    clear_board(s, place)
    s.then(Review())


def nobody_on(s: Hagalaz, cell: int) -> bool:
    return cell not in s.foes and hero_on(s, cell) == NOBODY
