"""How soon a victory could come, for players that judge at a glance: who goes where for what, in rounds from now.

A plan hands out what is still to be done, each time to the hero who would be done with it first. It knows nothing of
enemies in the way; it is a measure, not a promise.
"""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.hagalaz.field import Cells
from klubovna.games.hagalaz.printed.goals import (
    All,
    AnyCondition,
    Capture,
    Data,
    Defeat,
    Deliver,
    Leave,
    Silence,
    Steps,
    Use,
)
from klubovna.games.hagalaz.printed.missions import Objective
from klubovna.games.hagalaz.roster import TALI
from klubovna.games.hagalaz.rules.mats import kit
from klubovna.games.hagalaz.rules.mission.goals import counted, done
from klubovna.games.hagalaz.state import DATA, DOWN, ITEMS, Hagalaz

SPEED = 4.2
"""Hexes that a hero covers in a round: at most two Move actions, and somebody in the way now and then."""
ACTION = 0.6
"""An Objective action, in rounds: more than a third, as no die may fit…"""
AGAIN = 1.0
"""…and how long it takes until the same hero can do another Objective action."""
FIREPOWER = 4.5
"""Damage that a team does to a champion in a round…"""
SHARE = 1.5
"""…and how long a hero who takes part in it is busy with a champion."""
FLIGHTS = 1.6
"""How often Chatika flies in a round."""
BLOCKED, LONGEST = (3.0, 1.5, 0.0), 9
"""What it costs, in hexes, if none or one of the next two steps is free; and if both are, how far a move may go."""
REACH = 2
"""From so near somebody can shoot at a champion."""
NEVER = 50.0


class Mate:
    """A hero in a plan: where they will be, and when they are free."""

    __slots__ = ("at", "free", "hero", "points")

    def __init__(self, hero: str, at: int, free: float, points: int) -> None:
        self.hero, self.at, self.free = hero, at, free
        self.points = points
        """Left of a move that is under way; -1 for those who have gone on in the plan."""


Crew: TypeAlias = list[Mate]


def rounds_to(s: Hagalaz, objective: Objective, crew: Crew, ready: float | None = None) -> float:
    """When an objective could be achieved, preparations included (unless it is said when these are `ready`); the crew
    is where it leads them."""
    return min(NEVER, _finish(s, objective.goal, crew, prepared(s, objective, crew) if ready is None else ready))


def prepared(s: Hagalaz, objective: Objective, crew: Crew) -> float:
    """When an objective's preparations could be achieved."""
    ready, after = 0.0, objective.after
    for before in s.field.mission.objectives if after else ():
        if before.id in after and before.id not in s.achieved:
            ready = max(ready, _finish(s, before.goal, crew, 0.0))
    return ready


def copied(crew: Crew) -> Crew:
    """The same heroes for another plan."""
    return [Mate(mate.hero, mate.at, mate.free, mate.points) for mate in crew]


def with_fallen(s: Hagalaz, crew: Crew) -> Crew:
    """Heroes who are down can be helped up: whoever is there first does it, and they go on in the round after."""
    fallen = [place for place, status in enumerate(s.status) if status == DOWN]
    if not fallen or not crew:
        return crew
    toward = s.ways.toward
    helped = []
    for place in fallen:
        at = s.at[place]
        soonest = min([mate.free + max(0, toward[at][mate.at] - 1) / SPEED for mate in crew])
        helped.append(Mate(kit(s, place).id, at, soonest + AGAIN, -1))
    return crew + helped


def _finish(s: Hagalaz, goal: AnyCondition, crew: Crew, ready: float) -> float:
    """When a condition could be met, if it can't be worked on before it is `ready`."""
    match goal:
        case All():
            return max(_finish(s, part, crew, ready) for part in goal.of)
        case Steps():
            for part in goal.of:
                ready = _finish(s, part, crew, ready)
            return ready
        case Use():
            return _use(s, goal, crew, ready)
        case Deliver():
            return _deliver(s, goal, crew, ready)
        case Leave():
            return _leave(s, goal, crew, ready)
        case Defeat() | Capture():
            return _fight(s, goal, crew, ready)
        case Silence():
            return _silence(s, goal, crew, ready)
        case Data():
            return _collect(s, goal, crew, ready)
    return ready


def _soonest(s: Hagalaz, crew: Crew, spots: list[tuple[int, Cells]]) -> tuple[float, Mate | None, int]:
    """Who could be on which of these hexes (with the lengths of the ways to each) first, and when."""
    who: Mate | None = None
    best, where, far = NEVER, -1, spots[0][1] if spots else ()
    for mate in crew:
        at, free = mate.at, mate.free
        for cell, lengths in spots:
            when = free + lengths[at] / SPEED
            if when < best:
                best, who, where, far = when, mate, cell, lengths
    return (best + _departure(s, who, far), who, where) if who is not None else (best, who, where)


def _departure(s: Hagalaz, mate: Mate, lengths: Cells) -> float:
    """What those who set out now have walked already, or lose because enemies are in the way."""
    points, length = mate.points, lengths[mate.at]
    if points < 0 or not length:
        return 0.0
    mate.points = -1
    clear = _clear(s, mate.at, lengths)
    return (BLOCKED[clear] - min(points, length, LONGEST if clear == 2 else clear)) / SPEED


def _clear(s: Hagalaz, at: int, lengths: Cells) -> int:
    """How many of the next two steps of a shortest way are free of enemies. (Doors are not looked at.)"""
    steps, foes, length = s.ways.steps, s.foes, lengths[at]
    clear, arrived = 0, True
    for there in steps[at]:
        nearer = lengths[there]
        if nearer < length:
            arrived = False
            if there not in foes:
                clear, last = 1, True
                for cell in steps[there]:
                    if lengths[cell] < nearer:
                        if cell not in foes:
                            return 2
                        last = False
                if last:
                    return 2
    return 2 if arrived else clear


def _spots(s: Hagalaz, cells: list[int]) -> list[tuple[int, Cells]]:
    toward = s.ways.toward
    return [(cell, toward[cell]) for cell in cells]


def _use(s: Hagalaz, goal: Use, crew: Crew, ready: float) -> float:
    cells = s.field.places[s.field.leaf_number(goal)]
    if goal.by is not None:
        crew = [mate for mate in crew if mate.hero == goal.by]
    if goal.times:
        left, open = goal.times - counted(s, goal), list(cells)
    else:
        open = [cell for cell in cells if cell not in s.handled]
        left = goal.need - len(cells) + len(open)
    spots, finish = _spots(s, open), ready
    for _ in range(left):
        when, mate, cell = _soonest(s, crew, spots)
        if mate is None:
            return NEVER
        mate.at, mate.free = cell, max(ready, when) + (AGAIN if goal.times else ACTION)
        finish = max(finish, max(ready, when) + ACTION)
        if not goal.times:
            spots = [spot for spot in spots if spot[0] != cell]
    return finish


def _deliver(s: Hagalaz, goal: Deliver, crew: Crew, ready: float) -> float:
    left = goal.need - counted(s, goal)
    homes = _spots(s, list(s.field.places[s.field.leaf_number(goal)]))
    lying = [cell for token, cell in s.lying if token == goal.token]
    carriers = [kit(s, place).id for place, held in enumerate(s.held) for token in held if token == goal.token]
    if goal.at is not None and not lying and not carriers:
        lying = [s.field.number[goal.at]]
    finish = ready
    for mate in crew:
        if left > 0 and mate.hero in carriers:
            finish = max(finish, _bring(s, mate, homes))
            left -= carriers.count(mate.hero)
    return max(finish, _fetch(s, crew, _spots(s, lying), homes, max(0, left), ready))


def _fetch(
    s: Hagalaz, crew: Crew, spots: list[tuple[int, Cells]], homes: list[tuple[int, Cells]], left: int, ready: float
) -> float:
    """Tokens that lie somewhere are taken up, several by the same hero if they are near, and brought home together."""
    leaving: dict[Mate, float] = {}
    for _ in range(left):
        when, mate, cell = _soonest(s, crew, spots)
        if mate is None:
            return NEVER
        leaving[mate] = max(ready, when) + ACTION
        mate.at, mate.free = cell, max(ready, when) + AGAIN
        spots.remove(next(spot for spot in spots if spot[0] == cell))
    finish = ready
    for mate, when in leaving.items():
        mate.free = when
        finish = max(finish, _bring(s, mate, homes))
    return finish


def _bring(s: Hagalaz, mate: Mate, homes: list[tuple[int, Cells]]) -> float:
    """A hero goes to the nearest of these hexes."""
    mate.free, _, mate.at = _soonest(s, [mate], homes)
    return mate.free


def _leave(s: Hagalaz, goal: Leave, crew: Crew, ready: float) -> float:
    homes = _spots(s, list(s.field.places[s.field.leaf_number(goal)]))
    left = goal.need - counted(s, goal)
    arrivals_of = {mate.hero: max(ready, _soonest(s, [mate], homes)[0]) for mate in crew}
    arrivals = arrivals_of.copy()
    first = [arrivals.pop(hero) for hero in goal.must if hero in arrivals]
    others = sorted(arrivals.values())[: max(0, left - len(first))]
    if len(first) + len(others) < left:
        return NEVER
    for mate in crew:
        mate.free = max(ready, arrivals_of[mate.hero])
    return max(ready, *first, *others) if first or others else ready


def _fight(s: Hagalaz, goal: Defeat | Capture, crew: Crew, ready: float) -> float:
    """Champions of the mission's page, one after another."""
    if done(s, goal):
        return ready
    posts, capturing = s.field.mission.champions, isinstance(goal, Capture)
    gone = s.captured if isinstance(goal, Capture) else s.beaten + (s.captured if goal.captured else ())
    left = goal.need - sum(posts[post].mark in goal.champions for post in gone)
    times = []
    seen = {foe.post for foe in s.foes.values()} | {*s.beaten, *s.captured}
    for post, posted in enumerate(posts):
        if post not in seen and posted.mark in goal.champions:
            ready = max(ready, posted.arrives - s.round)
            times.append((sum(posted.resilience) / FIREPOWER, s.field.posts[post]))
    for cell, foe in s.foes.items():
        if foe.post < 0 or posts[foe.post].mark not in goal.champions:
            continue
        scale = posts[foe.post].resilience
        end = min(1, len(scale) - 1) if capturing else len(scale)
        damage = sum(scale[foe.level : end]) - (foe.damage if foe.level < end else 0)
        times.append((damage / FIREPOWER + capturing * ACTION, cell))
    if len(times) < left:
        return NEVER
    for length, cell in sorted(times)[:left]:
        lengths = s.ways.toward[cell]
        when = sorted((_in_reach(s, mate, lengths), n) for n, mate in enumerate(crew))[:3]
        if not when:
            return NEVER
        ready = max(ready, sum([t for t, _ in when], 0.0) / len(when)) + length
        for start, number in when:
            crew[number].free = start + min(length, SHARE)
            crew[number].at = cell
    return ready


def _in_reach(s: Hagalaz, mate: Mate, lengths: Cells) -> float:
    """When a hero could begin to shoot at a champion."""
    length = lengths[mate.at] - REACH
    return mate.free + (length / SPEED + _departure(s, mate, lengths) if length > 0 else 0.0)


def _silence(s: Hagalaz, goal: Silence, crew: Crew, ready: float) -> float:
    """Chatika flies from turret to turret, always to the nearest."""
    left, tali = goal.need - s.silent.bit_count(), next((mate for mate in crew if mate.hero == "tali"), None)
    if left <= 0:
        return ready
    if tali is None:
        return NEVER
    cells = [turret.cell for number, turret in enumerate(s.field.turrets) if not s.silent >> number & 1]
    steps, at, flights = s.content.kits[TALI].hero.steps, s.drone, 0.0
    for _ in range(left):
        lengths = s.ways.far[at]
        at = min(cells, key=lengths.__getitem__)
        cells.remove(at)
        flights += max(1.0, (lengths[at] - 1) / steps)
    return max(ready, tali.free) + flights / FLIGHTS


def _collect(s: Hagalaz, goal: Data, crew: Crew, ready: float) -> float:
    """Data that lies open, and loot, of which some will be data."""
    left, share = float(goal.need - s.items[DATA]), s.loot.count(DATA) / max(1, len(s.loot))
    open = [cell for what, cell in s.caches if what == ITEMS[DATA]]
    spots, finish = _spots(s, [*open, *s.loot_at]), ready
    while left > 0:
        when, mate, cell = _soonest(s, crew, spots)
        if mate is None:
            return NEVER
        mate.at, mate.free, finish = cell, when, max(finish, when)
        spots = [spot for spot in spots if spot[0] != cell]
        left -= 1.0 if cell in open else share
    return finish
