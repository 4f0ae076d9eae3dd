"""How good does it look, at a glance: how soon a victory could come, against how much time there is; how long Shepard
will stand; and what else is well or ill."""

from __future__ import annotations

from math import exp

from klubovna.games.hagalaz.planning import NEVER, Crew, Mate, copied, prepared, rounds_to, with_fallen
from klubovna.games.hagalaz.printed.heroes import TEAM
from klubovna.games.hagalaz.printed.missions import MAIN, Objective
from klubovna.games.hagalaz.roster import SHEPARD
from klubovna.games.hagalaz.rules.campaign.route import is_main, ways
from klubovna.games.hagalaz.rules.course import HeroTurn
from klubovna.games.hagalaz.rules.enemies.tokens import specialisation, strength, toughness
from klubovna.games.hagalaz.rules.heroes.moving import Walk
from klubovna.games.hagalaz.rules.heroes.table import Targeting
from klubovna.games.hagalaz.rules.mats import kit
from klubovna.games.hagalaz.rules.mission.goals import VICTORIES
from klubovna.games.hagalaz.rules.slots import dice_left
from klubovna.games.hagalaz.state import DATA, DOWN, STANDING, Hagalaz, open_foes, standing
from klubovna.kernel.messages import Seat

WINS = {"paragon": 1.0, "renegade": 0.86, "loyalty": 1.0}
"""What a victory is worth: the harder one more."""
HOPES = {"paragon": 1.0, "renegade": 0.8, "loyalty": 1.0}
"""…and how much more of a hope it is: whoever can have either goes for that one."""
MOST = 0.83
"""What a mission is worth at most, as long as it is not won."""
SPARE, STEEP = 0.6, 1.3
"""A victory that takes all the time there is and so many rounds less is as likely as not; how fast that changes."""
HOPE, LONG, SOONER, BUSY = 0.46, 12.0, 0.01, 0.0165
"""What the likely result is worth; and, up to so many rounds, every round that it comes sooner, and that the heroes are
busy with it."""
SIDE, SURE, NEARER = 0.25, 0.65, 0.25
"""How much of a mission in a campaign its side objective is; and how much of that if it can still be had, and if it is
near."""
PROMISES = {
    "cerberus-weapons": 2.39, "breakthrough": 2.75, "test-subjects": 2.31, "atlas-binary": 2.67,
    "reactor": 3.44, "data-core": 2.58, "barrier-generator": 3.67,
    "sharpshooters": 1.0, "brokers-archive": 0.94, "fleet-captives": 0.89, "the-nest": 1.0,
}  # fmt: skip
"""Readiness that missions brought on average, as it was measured (`docs/hagalaz-missions.md`)."""
AHEAD, TALENT, DATUM, BOX = 0.02, 0.001, 0.002, 0.005
"""What these are worth in a campaign: a point of readiness that is promised, an ability, a box of the data track, and
each third of them."""
RESERVE = 0.06
"""What the other victory adds."""
DANGER = 0.35
"""What an enemy's attack costs Shepard in health, by and by."""
HEALTH, SHIELD, FALLEN, FOE, ITEM, LESSON, CORE, HIT = 0.002, 0.0008, 0.04, 0.001, 0.005, 0.0033, 0.0008, 0.0012
"""What these are worth: a point of health or shields, a companion who is down, an enemy, an item, a point of
experience or of a core ability, and a hit that is about to be dealt."""


def judgement(s: Hagalaz, seat: Seat) -> float:
    if s.outcome is not None and not s.campaign:
        return WINS.get(s.outcome.reason, 1.0) if seat in s.outcome.winners else 0.0
    if not s.on or not s.round:
        return _so_far(s)
    safety, comfort = _risks(s)
    left = s.field.mission.mission.rounds - s.round + 1
    able = _able(s)
    crew = with_fallen(s, able)
    hope, when = _hope(s, left, safety, crew, len(able))
    worth = min(MOST, max(0.0, hope + comfort + _comfort(s)))
    if not s.campaign or s.field.side is None:
        return worth
    return (1 - SIDE) * worth + SIDE * _side(s, s.field.side, left, when, safety, crew)


def _hope(s: Hagalaz, left: int, safety: float, crew: Crew, able: int) -> tuple[float, float]:
    """Of the victories that are possible, the best, how likely it is and how soon; and a little of the other one, which
    is good to have in reserve. And when the first of them could come."""
    hopes, soonest, ready, there = [], NEVER, 0.0, crew
    after: tuple[str, ...] | None = None
    for objective in s.field.mission.objectives:
        if objective.kind in VICTORIES:
            if objective.after != after:  # nearly always the same for both
                after = objective.after
                there = copied(crew) if after else crew
                ready = prepared(s, objective, there)
            mates = copied(there)
            when = rounds_to(s, objective, mates, ready)
            likely = HOPES[objective.kind] / (1 + exp(-STEEP * (left - SPARE - when)))
            hopes.append(HOPE * likely * safety + _sooner(when, mates[:able]))
            soonest = min(soonest, when)
    best = max(hopes)
    return best + RESERVE * (sum(hopes, 0.0) - best), soonest


def _side(s: Hagalaz, side: Objective, left: float, when: float, safety: float, crew: Crew) -> float:
    """How likely the side objective is, for which a victory can wait; and the nearer the better."""
    if side.id in s.achieved:
        return 1.0
    alone = rounds_to(s, side, crew)
    likely = safety / (1 + exp(-STEEP * (left - SPARE - max(alone, when))))
    return likely * (SURE + NEARER * max(0.0, 1 - alone / LONG))


def _so_far(s: Hagalaz) -> float:
    """Between missions: how the last one went, and how ready for war everybody is. At the end of a campaign, too: its
    ending is what all missions brought together. Where a mission is set up it looks poorer than when it has begun, so
    that whoever looks into one of several does not leave it for those that were not looked into."""
    if s.on or not s.deeds:
        return TALENT * _talents(s) + AHEAD * _ahead(s) if s.campaign else 0.5
    last = s.deeds[-1]
    worth = WINS[last.result] - 0.02 if last.result in WINS else 0.0
    worth += 0.02 * s.readiness / s.content.campaign.readiness.most
    if not s.campaign:
        return worth
    if last.mission in MAIN:
        worth = (1 - SIDE) * worth + SIDE * (last.mission in s.flags)
    return min(1.0, worth + _data(s, s.data) + TALENT * _talents(s))


def _data(s: Hagalaz, boxes: int) -> float:
    """Boxes of the data track; every third unlocks an ability."""
    return DATUM * boxes + BOX * (boxes // s.content.campaign.data.every)


def _talents(s: Hagalaz) -> int:
    """Abilities of the team; as long as there is none, of Shepard and those three who know most."""
    known = [bits.bit_count() for bits in s.abilities]
    if s.on:
        return sum([known[hero] for hero in s.team])
    return known[SHEPARD] + sum(sorted(known[SHEPARD + 1 :])[1 - TEAM :])


def _ahead(s: Hagalaz) -> float:
    """Where the team has set out for a mission: the readiness that it promises, and the best way on from there. After a
    loyalty mission all ways are still open."""
    mission = s.field.id
    onward = s.content.campaign.ways(mission) if is_main(s, mission) else ways(s)
    return PROMISES.get(mission, 0.0) + max([_promise(s, way) for way in onward], default=0.0)


def _promise(s: Hagalaz, mission: str) -> float:
    """Of a main mission and the best of those after it."""
    further = [_promise(s, way) for way in s.content.campaign.ways(mission)]
    return PROMISES.get(mission, 0.0) + max(further, default=0.0)


def _able(s: Hagalaz) -> Crew:
    """Those who can set out."""
    free, points = _free(s)
    return [Mate(kit(s, place).id, s.at[place], free[place], points[place]) for place in standing(s)]


def _free(s: Hagalaz) -> tuple[list[float], list[int]]:
    """By hero: when they can go on, in rounds (whoever has had a turn waits for the next), and the points of a move
    that is under way."""
    free, points = [1.0] * len(s.team), [0] * len(s.team)
    for frame in s.stack:
        if isinstance(frame, HeroTurn):
            free[frame.place] = 0.0
        elif isinstance(frame, Walk):
            points[frame.place] = frame.points
    if s.status[s.active] == STANDING:
        free[s.active] -= dice_left(s, s.active) / s.content.rules.mat.dice
    return free, points


def _sooner(when: float, crew: Crew) -> float:
    """Even where there is time enough, sooner is better, and so is everybody on their way."""
    busy = sum([mate.free for mate in crew], 0.0) / len(crew) if crew else LONG
    return SOONER * max(0.0, LONG - when) + BUSY * max(0.0, LONG - busy)


def _risks(s: Hagalaz) -> tuple[float, float]:
    """How likely Shepard is to stand to the end, and how well the companions are."""
    safety, worth = 1.0, 0.0
    threats = _threats(s)
    beside, exposed = s.ways.beside, s.ways.exposed
    for place, status in enumerate(s.status):
        if status != STANDING:
            worth -= FALLEN if status == DOWN else 0.0
            continue
        near, seen = beside[s.at[place]], exposed[s.at[place]]
        danger = sum([attack for cell, attack, shoots in threats if cell in near or (shoots and cell in seen)])
        points = max(0.0, s.health[place] + 0.4 * s.shields[place] - DANGER * danger)
        if s.team[place] == SHEPARD:
            safety = 1 - 0.6 * exp(-points / 2.5)
        else:
            worth -= FALLEN * exp(-points / 2)
    return safety, worth


def _threats(s: Hagalaz) -> list[tuple[int, int, bool]]:
    """Enemies who may attack: where they are, how strong, and whether they shoot."""
    return [
        (cell, strength(s, cell), specialisation(s, cell) == "shooter")
        for cell in open_foes(s)
        if not s.foes[cell].stunned
    ]


def _comfort(s: Hagalaz) -> float:
    """Everything else: health, enemies, items, experience, and what is about to happen."""
    worth = ITEM * sum(s.items[:3])
    if s.campaign:
        worth += _data(s, s.data + s.items[DATA])
    for place, status in enumerate(s.status):
        if status == STANDING:
            worth += HEALTH * s.health[place] + SHIELD * s.shields[place] + LESSON * s.xp[place]
            worth += CORE * s.points[place]
    for cell, foe in s.foes.items():
        weak = 1 - 0.5 * foe.damage / toughness(s, foe)
        worth -= FOE * (1 + strength(s, cell)) * weak * (0.5 if foe.stunned else 1.0)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Targeting):
        worth += HIT * (1 + top.grade)
    return worth


def progress(s: Hagalaz) -> float:
    """How much of the mission's time is gone."""
    return min(1.0, s.round / s.field.mission.mission.rounds) if s.on and s.round else 0.0


def results(s: Hagalaz, seat: Seat) -> tuple[float, ...]:
    """Mission by mission: that is what a campaign fights for."""
    return tuple(float(deed.result in VICTORIES) for deed in s.deeds)
