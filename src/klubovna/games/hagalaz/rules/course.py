"""The round ("Herní posloupnost"): preparation, the heroes' turns, the closing phase."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Done, Target
from klubovna.games.hagalaz.printed.campaign import Strike
from klubovna.games.hagalaz.rules.acting import Act
from klubovna.games.hagalaz.rules.cards import deal
from klubovna.games.hagalaz.rules.dice import UNROLLED
from klubovna.games.hagalaz.rules.ending import finish
from klubovna.games.hagalaz.rules.enemies.harm import hurt, hurt_all, target_label
from klubovna.games.hagalaz.rules.enemies.placing import Arrival
from klubovna.games.hagalaz.rules.heroes.wounds import Wound, most_shields
from klubovna.games.hagalaz.rules.mats import asked, mat
from klubovna.games.hagalaz.rules.strategy import roll
from klubovna.games.hagalaz.rules.threats import Menace
from klubovna.games.hagalaz.state import (
    DOWN,
    IDLE,
    STANDING,
    AskedOf,
    Hagalaz,
    Turn,
    open_foes,
    revealed,
    standing,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without

QUIET, SALVO = "quiet", "strike"
"""Boons of earlier missions: no card for the first leader; a captured Atlas that fires once."""


class Round(Step, frozen=True):
    """A round begins: fire burns ("Požár"), then come the three phases."""

    def run(self, s: Hagalaz) -> None:
        s.round += 1
        s.once = ()
        s.say("log-round", round=s.round, left=s.field.mission.mission.rounds - s.round)
        damage = Sum.of(("fire", s.content.rules.fire.damage))
        hurt_all(s, [cell for cell in s.field.fire if cell in s.foes and _burns(s, cell)], damage)
        burnt = [Wound(place, damage) for place in standing(s) if s.at[place] in s.field.fire]
        champions = s.field.mission.champions
        arrivals = [Arrival(post) for post, posted in enumerate(champions) if posted.arrives == s.round]
        s.then(*burnt, *arrivals, Preparation(), Closing())


def _burns(s: Hagalaz, cell: int) -> bool:
    return revealed(s, cell) and not s.kind(cell).champion


class Preparation(Step, frozen=True):
    """Threat cards are dealt, the pool is made up ("Přípravná fáze")."""

    def run(self, s: Hagalaz) -> None:
        order = [(s.leader + turn) % len(s.team) for turn in range(len(s.team))]
        for place in order:
            if s.status[place] == STANDING and not (s.round == 1 and place == s.leader and QUIET in s.boons):
                deal(s, place)
        gather(s)
        s.say("log-preparation", dice=len(s.pool))
        s.then(*(HeroTurn(place) for place in order))


def gather(s: Hagalaz) -> None:
    """All dice go back into the pool, except for those that knocked-out heroes lock."""
    rules = s.content.rules
    s.aside = rules.knocked_out.locked * s.status.count(DOWN)
    s.pool = UNROLLED * (rules.strategy_dice.count - s.aside)
    s.gold = UNROLLED * (len(s.gold) + s.gold_aside + sum(die.paragon for dice in s.mats for die in dice))
    s.gold_aside = 0
    s.mats = ((),) * len(s.team)


class HeroTurn(Step, frozen=True):
    """A hero's turn ("Týmová fáze"): strategy roll, actions, threat card."""

    place: int

    def run(self, s: Hagalaz) -> None:
        place = self.place
        if s.status[place] != STANDING:
            return
        s.active, s.turn, s.doing = place, Turn(), IDLE
        s.say("log-turn", hero=s.hero(place))
        s.then(*_openings(s, place), *roll(s, place), Act(s.owners[place], place), TurnEnd(place), Menace(place))


def _openings(s: Hagalaz, place: int) -> list[Frame]:
    """What may be done at the start of a turn."""
    found: list[Frame] = [Ally(s.owners[place], place)] if SALVO in s.boons else []
    return found + mat(s, place).at_turn_start(s, place)


class Ally(AskedOf, frozen=True):
    """The captured Atlas fires, once in the mission."""

    rule = "campaign"

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(s.field.menu.target[cell] for cell in open_foes(s)), DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if isinstance(action, Target):
            s.boons = without(s.boons, SALVO)
            hurt(s, s.field.number[action.hex], Sum.of(("captured-atlas", salvo_damage(s))))

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


def salvo_damage(s: Hagalaz) -> int:
    effects = [legacy.effect for legacy in s.content.campaign.legacies]
    return next(effect.damage for effect in effects if isinstance(effect, Strike))


class TurnEnd(Step, frozen=True):
    """After the actions, before the card."""

    place: int

    def run(self, s: Hagalaz) -> None:
        if s.status[self.place] == STANDING:
            mat(s, self.place).at_turn_end(s, self.place)


class Closing(Step, frozen=True):
    """Shields come back, enemies are cleared of tokens, time passes, the leader's token goes on ("Závěrečná fáze")."""

    def run(self, s: Hagalaz) -> None:
        s.then(Recovery())
        for place, closing in asked(s, "at_closing"):
            closing.at_closing(s, place)


class Recovery(Step, frozen=True):
    """The rest of the closing phase, after everything that may have come of turrets."""

    def run(self, s: Hagalaz) -> None:
        for place in standing(s):
            s.shields[place] = most_shields(s, place)
        for cell, foe in s.foes.items():
            if foe.damage or foe.biotic or foe.stunned or foe.plated:
                s.foes[cell] = replace(foe, damage=0, biotic=False, stunned=False, plated=False)
        s.say("log-recovery")
        for place, ending in asked(s, "at_round_end"):
            ending.at_round_end(s, place)
        if s.round >= s.field.mission.mission.rounds:
            finish(s, "time")
            return
        _pass_leader(s)
        s.then(Round())


def _pass_leader(s: Hagalaz) -> None:
    """To the next hero in the order of turns who is still standing."""
    for turn in range(1, len(s.team) + 1):
        place = (s.leader + turn) % len(s.team)
        if s.status[place] == STANDING:
            s.leader = place
            s.say("log-leader", hero=s.hero(place))
            return
