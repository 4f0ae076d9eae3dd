"""The round ("Herní posloupnost"): preparation, the heroes' turns, the closing phase."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import DONE, Target
from klubovna.games.hagalaz.printed.campaign import Strike
from klubovna.games.hagalaz.roster import TALI, WREX
from klubovna.games.hagalaz.rules.acting import Act
from klubovna.games.hagalaz.rules.cards import deal
from klubovna.games.hagalaz.rules.dice import UNROLLED
from klubovna.games.hagalaz.rules.ending import finish
from klubovna.games.hagalaz.rules.enemies.harm import hurt, hurt_all, target_label
from klubovna.games.hagalaz.rules.heroes.garrus import steady_hand
from klubovna.games.hagalaz.rules.heroes.tali import Drone, turret_override
from klubovna.games.hagalaz.rules.heroes.wounds import Wound, heal, most_shields
from klubovna.games.hagalaz.rules.heroes.wrex import Provoke
from klubovna.games.hagalaz.rules.strategy import roll
from klubovna.games.hagalaz.rules.threats import Menace
from klubovna.games.hagalaz.state import (
    DOWN,
    NOBODY,
    ROUND,
    STANDING,
    AskedOf,
    Hagalaz,
    has,
    open_foes,
    place_of,
    revealed,
    standing,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message

QUIET, SALVO = "quiet", "strike"
"""Boons of earlier missions: no card for the first leader; a captured Atlas that fires once."""


class Round(Step, frozen=True):
    """A round begins: fire burns ("Požár"), then come the three phases."""

    def run(self, s: Hagalaz) -> None:
        s.round += 1
        s.marks = 0
        s.say("log-round", round=s.round, left=s.field.mission.mission.rounds - s.round)
        damage = s.content.rules.fire.damage
        hurt_all(s, [cell for cell in s.field.fire if cell in s.foes and _burns(s, cell)], damage)
        burnt = [Wound(place, damage) for place in standing(s) if s.at[place] in s.field.fire]
        s.then(*burnt, Preparation(), Closing())


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
        s.then(*(HeroTurn(place) for place in order))


def gather(s: Hagalaz) -> None:
    """All dice go back into the pool, except for those that knocked-out heroes lock."""
    rules = s.content.rules
    s.aside = rules.knocked_out.locked * s.status.count(DOWN)
    s.pool = UNROLLED * (rules.strategy.count - s.aside)
    s.gold = UNROLLED * (len(s.gold) + s.gold_aside + sum(die.paragon for board in s.boards for die in board))
    s.gold_aside = 0
    s.boards = ((),) * len(s.team)


class HeroTurn(Step, frozen=True):
    """A hero's turn ("Týmová fáze"): strategy roll, actions, threat card."""

    place: int

    def run(self, s: Hagalaz) -> None:
        place = self.place
        if s.status[place] != STANDING:
            return
        s.active, s.boost = place, 0
        s.marks &= ROUND
        s.say("log-turn", hero=s.hero(place))
        s.then(*_openings(s, place), *roll(s, place), Act(s.owners[place], place), TurnEnd(place), Menace(place))


def _openings(s: Hagalaz, place: int) -> list[Frame]:
    """What may be done at the start of a turn."""
    owner, found = s.owners[place], list[Frame]()
    if SALVO in s.boons:
        found.append(Salvo(owner, place))
    if s.team[place] == TALI and has(s, place, "vas-normandy"):
        found.append(Drone(owner, place))
    if s.team[place] == WREX and has(s, place, "krogan-best"):
        found.append(Provoke(owner, place))
    return found


class Salvo(AskedOf, frozen=True):
    """The captured Atlas fires, once in the mission."""

    rule = "campaign"

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(s.field.menu.target[cell] for cell in open_foes(s)), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Target):
            s.boons = tuple(boon for boon in s.boons if boon != SALVO)
            hurt(s, s.field.number[action.hex], salvo_damage(s))

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
            steady_hand(s, self.place)


class Closing(Step, frozen=True):
    """Shields come back, enemies are cleared of tokens, time passes, the leader's token goes on ("Závěrečná fáze")."""

    def run(self, s: Hagalaz) -> None:
        tali = place_of(s, TALI)
        if tali != NOBODY and s.status[tali] == STANDING and has(s, tali, "turret-override"):
            turret_override(s)
        s.then(Recovery())


class Recovery(Step, frozen=True):
    """The rest of the closing phase, after everything that may have come of turrets."""

    def run(self, s: Hagalaz) -> None:
        for place in standing(s):
            s.shields[place] = most_shields(s, place)
            if has(s, place, "regeneration") and s.health[place] <= s.content.abilities["regeneration"].amount:
                heal(s, place, 1)
        for cell, foe in s.foes.items():
            if foe.damage or foe.biotic or foe.stunned or foe.plated:
                s.foes[cell] = replace(foe, damage=0, biotic=False, stunned=False, plated=False)
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
            return
