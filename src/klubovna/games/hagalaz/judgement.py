"""How good does it look, at a glance: how much work is left to a victory, how much can still be done, and how long
Shepard will stand.

Work and capacity are counted in actions. Work is what objectives still ask for, walking included; capacity is what the
dice of this round and of the rounds to come allow, of which a good part goes into fighting.
"""

from __future__ import annotations

from math import exp

from klubovna.games.hagalaz.acting import dice_left
from klubovna.games.hagalaz.enemies import specialisation, strength, toughness
from klubovna.games.hagalaz.goals import VICTORIES, counted
from klubovna.games.hagalaz.heroes import Walk
from klubovna.games.hagalaz.printed.goals import (
    All,
    AnyCondition,
    Capture,
    Defeat,
    Deliver,
    Leave,
    Silence,
    Steps,
    Use,
)
from klubovna.games.hagalaz.printed.missions import Objective
from klubovna.games.hagalaz.roster import SHEPARD
from klubovna.games.hagalaz.state import STANDING, Hagalaz, open_foes, standing
from klubovna.kernel.messages import Seat

STRIDE = 2.3
"""Hexes that an action of moving covers."""
FIREPOWER = 1.4
"""Damage that an action of attacking does."""
USEFUL = 0.55
"""The share of actions that goes into objectives."""
STEEP, TIGHT = 5.0, 0.8
"""How fast hopes sink when more is to be done than can be: half are gone where work is so much of the capacity."""
FARTHEST = 14
APART = 0.15
"""What it costs to be away from where something is to be done."""
LONGEST, DONE_SOONER = 40.0, 0.2
"""Even where there is time enough, less work is better than more."""
WINS = {"paragon": 1.0, "renegade": 0.97, "loyalty": 1.0}
HEALTH, SHIELD, DANGER, FOE, ITEM, LESSON = 0.006, 0.003, 0.35, 0.0025, 0.006, 0.008
"""What a point of health or shields of a companion is worth, an enemy's attack to Shepard in health, an enemy's attack
to the team, an item, and a point of experience."""


def judgement(s: Hagalaz, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    if not s.status or not s.at or -1 in (s.at[p] for p in standing(s)):
        return 0.5
    heroes = _heroes(s)
    able = 1.0 + USEFUL * _capacity(s)
    hope, least = 0.0, LONGEST
    for objective in s.field.mission.objectives:
        if objective.kind in VICTORIES:
            work = _work(s, objective, heroes)
            hope = max(hope, WINS[objective.kind] / (1 + exp(STEEP * (work / able - TIGHT))))
            least = min(least, work)
    return 0.03 + 0.65 * hope * _shepard(s) + DONE_SOONER * (1 - least / LONGEST) + _comfort(s)


def _heroes(s: Hagalaz) -> list[tuple[int, int, int]]:
    """Who can walk, from where, and how many points they have at the moment."""
    top = s.stack[-1] if s.stack else None
    walking = (top.place, top.points) if isinstance(top, Walk) else (-1, 0)
    return [(place, s.at[place], walking[1] if place == walking[0] else 0) for place in standing(s)]


def _capacity(s: Hagalaz) -> int:
    """Actions of this round that are still to come, and of those after it."""
    dice = s.content.rules.board.dice
    rounds = s.field.mission.mission.rounds - s.round
    now = sum(dice if place != s.active else dice_left(s, place) for place in standing(s) if not s.boards[place])
    if s.boards[s.active] and s.status[s.active] == STANDING:
        now += dice_left(s, s.active)
    return now + rounds * dice * s.status.count(STANDING)


def _shepard(s: Hagalaz) -> float:
    """How likely Shepard is to stand to the end."""
    place = s.team.index(SHEPARD)
    if s.status[place] != STANDING:
        return 1.0
    near, sees, at = s.ways.near, s.ways.sees, s.at[place]
    danger = sum(
        strength(s, cell)
        for cell in s.foes
        if not s.foes[cell].stunned
        and (at in near[cell] or (at in sees[cell] and specialisation(s, cell) == "shooter"))
    )
    points = s.health[place] + 0.4 * s.shields[place] - DANGER * danger
    return 1 - 0.6 * exp(-max(0.0, points) / 2.5)


def _comfort(s: Hagalaz) -> float:
    """Everything else: companions, enemies, items, experience."""
    worth = 0.0
    for place in standing(s):
        worth += HEALTH * s.health[place] + SHIELD * s.shields[place] + LESSON * s.xp[place]
    for cell in open_foes(s):
        foe = s.foes[cell]
        weak = 1 - 0.5 * foe.damage / toughness(s, foe)
        worth -= FOE * (1 + strength(s, cell)) * weak * (0.5 if foe.stunned else 1.0)
    return worth * 0.5 + ITEM * sum(s.items[:3])


def _work(s: Hagalaz, objective: Objective, heroes: list[tuple[int, int, int]]) -> float:
    """Preparations included."""
    before = [o for o in s.field.mission.objectives if o.id in objective.after and o.id not in s.achieved]
    goals = [o.goal for o in (*before, objective)]
    return sum(_left(s, goal, heroes) for goal in goals) + APART * _apart(s, goals, heroes)


def _apart(s: Hagalaz, goals: list[AnyCondition], heroes: list[tuple[int, int, int]]) -> float:
    """How far each hero is from the nearest place where there is something to do, or somebody to fight for it."""
    cells = {cell for goal in goals for cell in _places(s, goal)}
    if not cells:
        return 0.0
    trips = s.ways.trips
    return sum(
        max(0, min(FARTHEST, *(trips[at][cell] for cell in cells)) - points) / STRIDE for _, at, points in heroes
    )


def _places(s: Hagalaz, goal: AnyCondition) -> list[int]:
    match goal:
        case All() | Steps():
            return [cell for part in goal.of for cell in _places(s, part)]
        case Use():
            return [cell for cell in s.field.places[s.field.leaf_number(goal)] if cell not in s.handled]
        case Deliver():
            return [cell for token, cell in s.lying if token == goal.token]
        case Defeat() | Capture():
            return [cell for cell, foe in s.foes.items() if foe.post >= 0]
    return []


def _left(s: Hagalaz, goal: AnyCondition, heroes: list[tuple[int, int, int]]) -> float:
    match goal:
        case All() | Steps():
            return sum(_left(s, part, heroes) for part in goal.of)
        case Use():
            return _use(s, goal, heroes)
        case Deliver():
            return _deliver(s, goal, heroes)
        case Leave():
            return _leave(s, goal, heroes)
        case Defeat() | Capture():
            return _fight(s, goal, heroes)
        case Silence():
            return 1.5 * max(0, goal.need - s.silent.bit_count())
    return 0.0


def _way(s: Hagalaz, heroes: list[tuple[int, int, int]], cell: int) -> float:
    """Actions until the nearest hero is there."""
    trips = s.ways.trips
    lengths = [max(0, min(FARTHEST, trips[at][cell]) - points) for _, at, points in heroes]
    return min(lengths, default=FARTHEST) / STRIDE


def _use(s: Hagalaz, goal: Use, heroes: list[tuple[int, int, int]]) -> float:
    cells = s.field.places[s.field.leaf_number(goal)]
    if goal.by is not None:
        heroes = [hero for hero in heroes if s.hero(hero[0]) == goal.by]
    if goal.times:
        left = goal.times - counted(s, goal)
        return left + min(_way(s, heroes, cell) for cell in cells) if left > 0 else 0.0
    open = [cell for cell in cells if cell not in s.handled]
    left = goal.need - len(cells) + len(open)
    costs = sorted(1 + _way(s, heroes, cell) for cell in open)
    return sum(costs[:left]) if left > 0 else 0.0


def _deliver(s: Hagalaz, goal: Deliver, heroes: list[tuple[int, int, int]]) -> float:
    left = goal.need - counted(s, goal)
    if left <= 0:
        return 0.0
    trips, ends = s.ways.trips, s.field.places[s.field.leaf_number(goal)]

    def home(cell: int) -> float:
        return min(min(FARTHEST, trips[cell][end]) for end in ends) / STRIDE

    costs = [
        max(0.0, home(at) - points / STRIDE)
        for place, at, points in heroes
        for token in s.held[place]
        if token == goal.token
    ]
    lying = [cell for token, cell in s.lying if token == goal.token]
    if goal.at is not None and not costs and not lying:
        lying = [s.field.number[goal.at]]
    costs += [1 + _way(s, heroes, cell) + home(cell) for cell in lying]
    return sum(sorted(costs)[:left])


def _leave(s: Hagalaz, goal: Leave, heroes: list[tuple[int, int, int]]) -> float:
    trips, exits = s.ways.trips, s.field.places[s.field.leaf_number(goal)]
    lengths = {
        s.hero(place): max(0, min(FARTHEST, *(trips[at][end] for end in exits)) - points) / STRIDE + 0.3
        for place, at, points in heroes
    }
    must = [lengths.pop(hero) for hero in goal.must if hero in lengths]
    left = goal.need - counted(s, goal) - len(must)
    return sum(must) + sum(sorted(lengths.values())[: max(0, left)])


def _fight(s: Hagalaz, goal: Defeat | Capture, heroes: list[tuple[int, int, int]]) -> float:
    posts = s.field.mission.champions
    gone = len([p for p in s.beaten + s.captured if posts[p].mark in goal.champions])
    costs = []
    for cell, foe in s.foes.items():
        if foe.post >= 0 and posts[foe.post].mark in goal.champions:
            scale = posts[foe.post].resilience
            end = min(1, len(scale)) if isinstance(goal, Capture) else len(scale)
            left = sum(scale[foe.level : end]) - (foe.damage if foe.level < end else 0)
            costs.append(left / FIREPOWER + 0.5 * _way(s, heroes, cell) + isinstance(goal, Capture))
    if isinstance(goal, Capture) and gone > len(s.captured):
        return 99.0
    return sum(sorted(costs)[: max(0, goal.need - gone)])
