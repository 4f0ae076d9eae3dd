"""What a scenario has of its own ("Zvláštní pravidla"), in words: objectives, exits, rules of its ground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS, Change, Exit, Objective, Side
from klubovna.kernel.content import Block
from klubovna.kernel.messages import Message, Seat


def special(field: Field) -> tuple[Message, ...]:
    seats: dict[Side, Seat] = {side: SEATS[army] for side, army in field.armies.items()}
    goals = [objective(goal, seats) for goal in field.scenario.objectives]
    doors = [exit_by(door, seats) for door in field.scenario.exits]
    changes = [change(one, field.ground_of[one.terrain]) for one in field.scenario.changes]
    return *goals, *doors, *changes, *(Message(id) for id in _grounds(field)), *_ours(field)


def objective(goal: Objective, seats: Mapping[Side, Seat]) -> Message:
    """What a painter of battles shows, too, while there is no battlefield yet; so the next two."""
    whose = tuple(SEATS) if goal.side == "either" else (seats[goal.side],)
    hold = "all" if goal.hold == "all" and len(goal.hexes) > 1 else "each"
    kept = "lasting" if goal.lasting else "lent"
    return Message(
        f"special-objective-{hold}-{kept}",
        {"objective": goal.id, "seats": whose, "worth": goal.worth, "hexes": goal.hexes},
    )


def exit_by(door: Exit, seats: Mapping[Side, Seat]) -> Message:
    return Message(
        "special-exit",
        {"exit": door.id, "seat": seats[door.side], "worth": door.worth, "leaders": door.leaders, "hexes": door.hexes},
    )


def change(one: Change, terrain: str) -> Message:
    return Message("special-change", {"change": one.id, "hexes": one.hexes, "terrain": terrain, "turn": one.turn})


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
