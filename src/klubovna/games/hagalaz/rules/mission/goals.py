"""Objectives ("Cíle mise"): what can be worked on, what is done, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

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
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.printed.missions import MISSIONS, Objective
from klubovna.games.hagalaz.rules.ending import finish
from klubovna.games.hagalaz.rules.mission.areas import unlock_doors
from klubovna.games.hagalaz.state import DATA, GONE, Hagalaz
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg

VICTORIES = ("paragon", "renegade", "loyalty")


def counted(s: Hagalaz, leaf: AnyCondition) -> int:
    return s.counts[s.field.leaf_number(leaf)]


def count(s: Hagalaz, leaf: AnyCondition) -> None:
    """Something was done for this condition."""
    number = s.field.leaf_number(leaf)
    s.counts = (*s.counts[:number], s.counts[number] + 1, *s.counts[number + 1 :])


def done(s: Hagalaz, goal: AnyCondition) -> bool:
    match goal:
        case All() | Steps():
            return all(done(s, part) for part in goal.of)
        case Use():
            return counted(s, goal) >= goal.times if goal.times else used(s, goal) >= goal.need
        case Deliver():
            return counted(s, goal) >= goal.need
        case Leave():
            return counted(s, goal) >= goal.need and all(_gone(s, hero) for hero in goal.must)
        case Defeat():
            fallen = s.beaten + s.captured if goal.captured else s.beaten
            return _among(s, fallen, goal.champions) >= goal.need
        case Capture():
            return _among(s, s.captured, goal.champions) >= goal.need
        case Silence():
            return s.silent.bit_count() >= goal.need
        case Data():
            return bool(s.result) and s.items[DATA] >= goal.need


def used(s: Hagalaz, goal: Use) -> int:
    """On how many of its hexes the objective was dealt with."""
    return sum(cell in s.handled for cell in s.field.places[s.field.leaf_number(goal)])


def _gone(s: Hagalaz, hero: str) -> bool:
    number = HEROES.index(hero)
    return number in s.team and s.status[s.team.index(number)] == GONE


def _among(s: Hagalaz, posts: tuple[int, ...], marks: tuple[str, ...]) -> int:
    return sum(s.field.mission.champions[post].mark in marks for post in posts)


def owner(s: Hagalaz, leaf: AnyCondition) -> Objective:
    """The objective of a condition."""
    return s.field.owners[s.field.leaf_number(leaf)]


def named(s: Hagalaz, objective: Objective) -> str:
    """How the log calls an objective. There is one of each kind; preparations of our missions have names of their
    own."""
    own = objective.kind == "preparation" and s.field.id in MISSIONS
    return f"goal-{s.field.id}-{objective.id}" if own else f"goal-{objective.kind}"


def told(s: Hagalaz, leaf: AnyCondition) -> dict[str, Arg]:
    """For which objective something was done, and how far it has come."""
    objective = owner(s, leaf)
    now, need = progress(s, objective.goal)
    return {"objective": named(s, objective), "now": min(now, need), "need": need}


def progress(s: Hagalaz, goal: AnyCondition) -> tuple[int, int]:
    """How far it has come, and how far it has to."""
    match goal:
        case All() | Steps():
            parts = [progress(s, part) for part in goal.of]
            return sum(min(now, need) for now, need in parts), sum(need for _, need in parts)
        case Use() if goal.times:
            return counted(s, goal), goal.times
        case Use():
            return used(s, goal), goal.need
        case Deliver() | Leave():
            return counted(s, goal), goal.need
        case Defeat():
            return _among(s, s.beaten + s.captured if goal.captured else s.beaten, goal.champions), goal.need
        case Capture():
            return _among(s, s.captured, goal.champions), goal.need
        case Silence():
            return s.silent.bit_count(), goal.need
        case Data():
            return s.items[DATA], goal.need


def available(s: Hagalaz, objective: Objective) -> bool:
    """Not done yet, and all preparations are ("Přípravné cíle")."""
    return objective.id not in s.achieved and all(before in s.achieved for before in objective.after)


def wanted(s: Hagalaz, cell: int) -> list[AnyCondition]:
    """The conditions that something can be done for on this hex."""
    leaves, places = s.field.leaves, s.field.places
    return [leaves[number] for number in s.wanted if cell in places[number]]


def _open_now(s: Hagalaz) -> Iterator[AnyCondition]:
    for objective in s.field.mission.objectives:
        if available(s, objective):
            yield from _open(s, objective.goal)


def _open(s: Hagalaz, goal: AnyCondition) -> Iterator[AnyCondition]:
    if done(s, goal):
        return
    if isinstance(goal, All):
        for part in goal.of:
            yield from _open(s, part)
    elif isinstance(goal, Steps):
        yield from _open(s, next(part for part in goal.of if not done(s, part)))
    else:
        yield goal


class Review(Step, frozen=True):
    """What has been achieved is ticked; the first victory ends the mission."""

    def run(self, s: Hagalaz) -> None:
        for objective in s.field.mission.objectives:
            if available(s, objective) and done(s, objective.goal):
                achieve(s, objective)
                if objective.kind in VICTORIES:
                    finish(s, objective.kind)
                else:
                    s.then(Review())
                return
        s.wanted = tuple(s.field.leaf_number(leaf) for leaf in _open_now(s))
        _lay_out(s)


def achieve(s: Hagalaz, objective: Objective) -> None:
    s.achieved = (*s.achieved, objective.id)
    s.say("log-achieved", objective=named(s, objective))
    if objective.then is not None:
        unlock_doors(s, s.field.door_numbers(objective.then.doors))


def _lay_out(s: Hagalaz) -> None:
    """Things that lie on the map only when they are wanted."""
    for leaf in map(s.field.leaves.__getitem__, s.wanted):
        if isinstance(leaf, Deliver) and leaf.at is not None and not counted(s, leaf):
            somewhere = [token for token, _ in s.lying] + [token for held in s.held for token in held]
            if leaf.token not in somewhere:
                s.lying = (*s.lying, (leaf.token, s.field.number[leaf.at]))
                s.say("log-lies", token=leaf.token, hex=leaf.at)
