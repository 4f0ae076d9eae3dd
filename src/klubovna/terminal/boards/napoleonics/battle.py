"""The battle in words: what happened there, what is fought for, special rules."""

from __future__ import annotations

from klubovna.games.napoleonics.armies import SEATS
from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.view import ExitView, NapoleonicsView, ObjectiveView
from klubovna.kernel.texts import Texts


def told(content: Box, view: NapoleonicsView, texts: Texts) -> list[str]:
    """The story, the banners to be won, objectives, exits, rules of the ground, and where all this is from."""
    lines = [texts.text(f"full-{view.scenario}"), "", texts.text("napoleonics-goal-told", goal=view.goal)]
    lines += [texts.text("napoleonics-nightfall", turns=view.nightfall // 2), ""]
    lines += [_objective(goals, texts) for goals in _together(view.objectives)]
    lines += [_exit(door, texts) for door in view.exits]
    lines += _special(content, view, texts)
    return lines + _sources(content, view, texts)


def worth(view: NapoleonicsView, hex: str, texts: Texts) -> list[str]:
    """What is to be gained on a hex."""
    goals = _together([goal for goal in view.objectives if hex in goal.hexes])
    lines = [_objective(alike, texts) for alike in goals]
    return lines + [_exit(door, texts) for door in view.exits if hex in door.hexes]


def _together(goals: list[ObjectiveView]) -> list[list[ObjectiveView]]:
    """Hexes that bring the same banners one by one are told in one sentence."""
    found: dict[tuple[object, ...], list[ObjectiveView]] = {}
    for goal in goals:
        alike = (goal.seat, goal.worth, goal.lasting) if len(goal.hexes) == 1 else goal.hexes
        found.setdefault((goal.id, *alike), []).append(goal)
    return list(found.values())


def _objective(goals: list[ObjectiveView], texts: Texts) -> str:
    """Each hex for itself, or all of them at once; for good, or as long as they are held; and who holds them now."""
    goal, hexes = goals[0], tuple(hex for goal in goals for hex in goal.hexes)
    word = "napoleonics-objective-all" if len(goal.hexes) > 1 else "napoleonics-objective-each"
    seats: tuple[str, ...] = (goal.seat,) if goal.seat else SEATS
    told = [texts.text(word, objective=goal.id, seats=seats, worth=goal.worth, hexes=hexes)]
    told += [texts.text("napoleonics-objective-lasting")] if goal.lasting else []
    told += [
        texts.text("napoleonics-objective-held", seat=goal.held, hexes=tuple(goal.hexes)) for goal in goals if goal.held
    ]
    return " ".join(told)


def _exit(door: ExitView, texts: Texts) -> str:
    return texts.text("napoleonics-exit", exit=door.id, seat=door.seat, worth=door.worth, hexes=tuple(door.hexes))


def _special(content: Box, view: NapoleonicsView, texts: Texts) -> list[str]:
    """Rules that only some battles have; of a scenario of one's own only what the map shows."""
    grounds, known = {hex.terrain for hex in view.map}, content.battles.get(view.scenario)
    told = []
    if "ford" in grounds and known is not None:
        told.append("special-fords-stop" if known.fords_stop else "special-fords-pass")
    if {"river", "bridge"} <= grounds:
        told.append("special-river")
    if any(hex.works for hex in view.map):
        told.append("special-works")
    if known is not None and not known.scenario.battle.official:
        told.append("special-unofficial")
    return [texts.text(id) for id in told]


def _sources(content: Box, view: NapoleonicsView, texts: Texts) -> list[str]:
    known = {b.block: b.source for b in content.blocks if b.file == f"scenarios/{view.scenario}"}
    parts = ("start", "victory", "map", "deployment")
    named = [
        (texts.text(f"napoleonics-part-{part}"), texts.text(f"source-{known.get(part, 'pack')}")) for part in parts
    ]
    return ["", f"{texts.text('ui-source')}:", *(f"  {part}: {source}" for part, source in named)]
