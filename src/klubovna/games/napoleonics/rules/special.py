"""What a scenario has of its own ("Zvláštní pravidla"), in words: objectives, exits, rules of its ground."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS, Change, Exit, Objective
from klubovna.kernel.content import Block
from klubovna.kernel.messages import Message


def special(field: Field) -> tuple[Message, ...]:
    goals = [_objective(field, goal) for goal in field.scenario.objectives]
    doors = [_exit(field, door) for door in field.scenario.exits]
    changes = [_change(field, change) for change in field.scenario.changes]
    return *goals, *doors, *changes, *(Message(id) for id in _grounds(field)), *_ours(field)


def _objective(field: Field, goal: Objective) -> Message:
    seats = SEATS if goal.side == "either" else (SEATS[field.armies[goal.side]],)
    hold = "all" if goal.hold == "all" and len(goal.hexes) > 1 else "each"
    kept = "lasting" if goal.lasting else "lent"
    args = {"objective": goal.id, "seats": seats, "worth": goal.worth, "hexes": goal.hexes}
    return Message(f"special-objective-{hold}-{kept}", dict(args))


def _exit(field: Field, door: Exit) -> Message:
    seat = SEATS[field.armies[door.side]]
    return Message(
        "special-exit",
        {"exit": door.id, "seat": seat, "worth": door.worth, "leaders": door.leaders, "hexes": door.hexes},
    )


def _change(field: Field, change: Change) -> Message:
    terrain = field.ground_of[change.terrain]
    return Message(
        "special-change", {"change": change.id, "hexes": change.hexes, "terrain": terrain, "turn": change.turn}
    )


def _grounds(field: Field) -> Iterator[str]:
    grounds = set(field.ground_ids)
    if "ford" in grounds:
        passed = "special-fords-pass" if field.id not in SCENARIOS else "special-fords-pass-ours"
        yield "special-fords-stop" if field.fords_stop else passed
    if {"river", "bridge"} <= grounds:
        yield "special-river"
    if any(field.works):
        yield "special-works"


def _ours(field: Field) -> Iterator[Message]:
    """What of a battle of the book is not from there."""
    told = field.scenario
    if field.id not in SCENARIOS:
        return
    if not told.battle.official:
        yield Message("special-unofficial")
        return
    blocks: dict[str, tuple[Block, ...]] = {
        "start": (told.start,),
        "victory": (told.victory,),
        "map": (told.map,),
        "top": (told.top,),
        "bottom": (told.bottom,),
        "deployment": (told.deployment,),
        "objectives": told.objectives,
        "exits": told.exits,
        "changes": told.changes,
    }
    ours = [part for part, printed in blocks.items() if any(block.source == "house" for block in printed)]
    if len(ours) == sum(map(bool, blocks.values())):
        yield Message("special-all-ours")
    elif ours:
        yield Message("special-known", {"ours": tuple(f"ours-{part}" for part in ours)})
