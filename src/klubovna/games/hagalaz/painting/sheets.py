"""What is known of a mission besides its map: its box of enemy forces, its champions, and each of its objectives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.painting.canvas import Canvas
from klubovna.games.hagalaz.painting.goals import changed, hexes_of, simple
from klubovna.games.hagalaz.painting.palette import GOALS
from klubovna.games.hagalaz.printed.drawing import MARKS
from klubovna.games.hagalaz.printed.enemies import CHALLENGES, Faction
from klubovna.games.hagalaz.printed.goals import AnyCondition, Unlock
from klubovna.games.hagalaz.printed.heroes import COMPANIONS
from klubovna.games.hagalaz.printed.missions import Kind, Objective, Told
from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Message
from klubovna.kernel.painting import Blank, Entered, Sheet, Value
from klubovna.kernel.texts import LANGUAGES

NOBODY = "nobody"
SENTENCE = 600
CHAMPIONS, OBJECTIVES = "champions", "objectives"
NUMBERS = ("need", "times", "damage")
"""What a condition counts."""


def sheets(canvas: Canvas, box: Box) -> tuple[Sheet, ...]:
    return (_mission(canvas), *_champions(canvas, box), *_objectives(canvas))


def _blank(path: str, field: str, sort: Any, value: Value, **more: Any) -> Blank:
    return Blank(path=path, label=Message(f"paint-field-{field}"), sort=sort, value=value, **more)


def _mission(canvas: Canvas) -> Sheet:
    about, forces = canvas.rest.mission, canvas.rest.enemies
    return Sheet(
        path="mission",
        title=Message("paint-sheet-mission"),
        blanks=(
            _blank("mission.rounds", "rounds", "number", about.rounds, least=1, most=20),
            _blank("mission.act", "act", "number", about.act, least=1, most=3),
            _blank("mission.hero", "hero", "choice", about.hero or NOBODY, choices=(NOBODY, *COMPANIONS)),
            _blank("enemies.faction", "faction", "choice", forces.faction, choices=get_args(Faction)),
            _blank("enemies.challenge", "challenge", "choice", forces.challenge, choices=CHALLENGES),
            _blank("map.sealed", "sealed", "switch", canvas.rest.map.sealed),
        ),
    )


def _champions(canvas: Canvas, box: Box) -> Iterator[Sheet]:
    own = tuple(id for id, kind in box.champions.items() if kind.faction == canvas.rest.enemies.faction)
    for number, posted in enumerate(canvas.champions):
        path = f"{CHAMPIONS}/{number}"
        kinds = own if posted.kind in own else (posted.kind, *own)
        yield Sheet(
            path=path,
            title=Message("paint-sheet-champion", {"number": int(posted.mark)}),
            droppable=True,
            blanks=(
                _blank(f"{path}/kind", "kind", "choice", posted.kind, choices=kinds),
                _blank(f"{path}/resilience", "resilience", "text", ", ".join(map(str, posted.resilience)), most=20),
                _blank(f"{path}/arrives", "arrives", "number", posted.arrives, most=20),
            ),
        )


def _objectives(canvas: Canvas) -> Iterator[Sheet]:
    for number, objective in enumerate(canvas.objectives):
        yield _objective(canvas, number, objective)
        for way, goal in simple(objective.goal):
            yield _part(number, way, goal)


def _objective(canvas: Canvas, number: int, objective: Objective) -> Sheet:
    path = f"{OBJECTIVES}/{number}"
    earlier = tuple(one.id for one in canvas.objectives[:number] if one.kind == "preparation")
    text = _text(objective)
    return Sheet(
        path=path,
        title=Message("paint-sheet-objective", {"kind": objective.kind}),
        droppable=len(canvas.objectives) > 1,
        blanks=(
            _blank(f"{path}/kind", "goal-kind", "choice", objective.kind, choices=get_args(Kind)),
            *(_blank(f"{path}/{one}", f"goal-{one}", "text", text[one], most=SENTENCE) for one in LANGUAGES),
            *(_blank(f"{path}/after/{id}", "after", "switch", id in objective.after) for id in earlier),
            _blank(f"{path}/unlock", "unlock", "switch", objective.then is not None),
        ),
    )


def _text(objective: Objective) -> dict[str, str]:
    text = objective.text
    return {"cs": text.cs, "en": text.en} if isinstance(text, Told) else dict.fromkeys(LANGUAGES, text)


def _part(number: int, way: tuple[int, ...], goal: AnyCondition) -> Sheet:
    """What is to be done: a condition that is made of no others."""
    path = f"{GOALS}/{'.'.join(map(str, (number, *way)))}"
    counted = [name for name in NUMBERS if hasattr(goal, name)]
    blanks = [
        _blank(f"{path}/{name}", f"goal-{name}", "number", getattr(goal, name), least=int(name == "need"), most=9)
        for name in counted
    ]
    if hasattr(goal, "must"):
        blanks.append(_blank(f"{path}/shepard", "goal-shepard", "switch", "shepard" in goal.must))
    hexes = hexes_of(goal)
    return Sheet(
        path=path,
        title=Message(f"paint-sheet-{type(goal).__struct_config__.tag!s}"),
        hexes=hexes,
        paint=path if hexes else "",
        blanks=tuple(blanks),
    )


# Filled in


def entered(canvas: Canvas, entry: Entered, box: Box) -> None:
    """Whether the value fits the file is found when it is read again; raises Broken where there is no such field."""
    if entry.path not in {one.path for sheet in sheets(canvas, box) for one in sheet.blanks}:
        raise Broken(f"there is no field {entry.path!r}")
    marks, slash, rest = entry.path.partition("/")
    if not slash:
        _of_mission(canvas, entry, box)
    elif marks == CHAMPIONS:
        _of_champion(canvas, rest, entry.value)
    elif marks == OBJECTIVES:
        _of_objective(canvas, rest, entry.value)
    else:
        _of_part(canvas, rest, entry.value)


def _of_mission(canvas: Canvas, entry: Entered, box: Box) -> None:
    block, name = entry.path.split(".")
    value: Any = None if entry.value == NOBODY else entry.value
    replace = msgspec.structs.replace
    canvas.rest = replace(canvas.rest, **{block: replace(getattr(canvas.rest, block), **{name: value})})
    if block == "enemies":
        forces = canvas.rest.enemies
        canvas.rest = replace(canvas.rest, enemies=replace(forces, each=_each(forces.faction, forces.challenge, box)))


def _each(faction: str, challenge: str, box: Box) -> int:
    """How many grunts of a type are left for the bag: what that is, the box says."""
    if challenge not in CHALLENGES:
        raise Broken(f"there is no challenge {challenge!r}")
    allowed = CHALLENGES[: CHALLENGES.index(challenge) + 1]
    counts = [
        sum(token.copies for token in grunt.tokens if token.challenge in allowed)
        for grunt in box.grunts.values()
        if grunt.faction == faction
    ]
    return counts[0] if counts else 1


def _of_champion(canvas: Canvas, rest: str, value: Value) -> None:
    number, name = rest.split("/")
    found: Any = value
    if name == "resilience":
        parts = [one.strip() for one in str(value).split(",")]
        if not all(one.isdecimal() for one in parts):
            raise Broken("a resilience scale is numbers with commas between them")
        found = tuple(int(one) for one in parts)
    canvas.champions[int(number)] = msgspec.structs.replace(canvas.champions[int(number)], **{name: found})


def _of_objective(canvas: Canvas, rest: str, value: Value) -> None:
    number, name, *more = rest.split("/")
    objective = canvas.objectives[int(number)]
    values: dict[str, Any] = {name: value}
    if name in LANGUAGES:
        values = {"text": Told(**{**_text(objective), name: str(value)})}
    elif name == "after":
        left = tuple(id for id in objective.after if id != more[0])
        values = {"after": (*left, more[0]) if value else left}
    elif name == "unlock":
        values = {"then": Unlock() if value else None}
    canvas.objectives[int(number)] = msgspec.structs.replace(objective, **values)


def _of_part(canvas: Canvas, rest: str, value: Value) -> None:
    path, name = rest.split("/")
    number, *way = (int(one) for one in path.split("."))
    objective = canvas.objectives[number]

    def change(goal: AnyCondition) -> AnyCondition:
        if name == "shepard":
            left = tuple(hero for hero in getattr(goal, "must", ()) if hero != "shepard")
            values: dict[str, Any] = {"must": ("shepard", *left) if value else left}
        else:
            values = {name: value}
        found: AnyCondition = msgspec.structs.replace(goal, **values)
        return found

    goal = changed(objective.goal, tuple(way), change)
    canvas.objectives[number] = msgspec.structs.replace(objective, goal=goal)


def dropped(canvas: Canvas, path: str) -> None:
    marks, _, number = path.partition("/")
    several: dict[str, list[Any]] = {CHAMPIONS: canvas.champions, OBJECTIVES: canvas.objectives}
    found = several.get(marks, [])
    if not number.isdecimal() or int(number) >= len(found):
        raise Broken(f"there is no {path!r}")
    gone = found.pop(int(number))
    if marks == CHAMPIONS and gone.mark in MARKS:
        canvas.marks = {cell: there.replace(gone.mark, "") for cell, there in canvas.marks.items()}
