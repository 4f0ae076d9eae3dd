"""What a scenario has of its own ("Zvláštní pravidla"), in words: objectives, exits, rules of its ground."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.plan import OWN
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.scenarios import Exit, Objective
from klubovna.kernel.messages import Message


def special(field: Field) -> tuple[Message, ...]:
    goals = [_objective(field, goal) for goal in field.scenario.objectives]
    doors = [_exit(field, door) for door in field.scenario.exits]
    return *goals, *doors, *(Message(id) for id in _grounds(field))


def _objective(field: Field, goal: Objective) -> Message:
    seats = SEATS if goal.side == "either" else (SEATS[field.armies[goal.side]],)
    hold = "all" if goal.hold == "all" and len(goal.hexes) > 1 else "each"
    kept = "lasting" if goal.lasting else "lent"
    args = {"objective": goal.id, "seats": seats, "worth": goal.worth, "hexes": goal.hexes}
    return Message(f"special-objective-{hold}-{kept}", dict(args))


def _exit(field: Field, door: Exit) -> Message:
    seat = SEATS[field.armies[door.side]]
    return Message("special-exit", {"exit": door.id, "seat": seat, "worth": door.worth, "hexes": door.hexes})


def _grounds(field: Field) -> Iterator[str]:
    grounds = set(field.ground_ids)
    if "ford" in grounds:
        yield "special-fords-stop" if field.fords_stop else "special-fords-pass"
    if {"river", "bridge"} <= grounds:
        yield "special-river"
    if any(field.works):
        yield "special-works"
    if field.id != OWN and not field.scenario.battle.official:
        yield "special-unofficial"
