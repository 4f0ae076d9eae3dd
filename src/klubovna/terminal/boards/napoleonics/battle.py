"""The battle in words: what happened there, what is fought for, special rules."""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.view import NapoleonicsView, ObjectiveView
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import Texts


def called(view: NapoleonicsView, texts: Texts) -> str:
    """The name of the battle; one of the players' own may have brought its own, a lesson's the id of a message."""
    return texts.text(view.title) if view.title else texts.name(view.scenario)


def told(content: Box, view: NapoleonicsView, texts: Texts) -> list[str]:
    """The story, the banners to be won, objectives and who holds them, exits, special rules; where all this is from."""
    lines = [texts.text(f"full-{view.scenario}"), "", texts.text("napoleonics-goal-told", goal=view.goal)]
    lines += [texts.text("napoleonics-nightfall", turns=view.nightfall // 2), ""]
    lines += [texts.say(message) for message in view.special]
    lines += _held(view.objectives, texts)
    return lines + _sources(content, view, texts)


def worth(view: NapoleonicsView, hex: str, texts: Texts) -> list[str]:
    """What is to be gained on a hex."""
    told = [texts.say(message) for message in view.special if hex in _hexes(message)]
    return told + _held([goal for goal in view.objectives if hex in goal.hexes], texts)


def _hexes(message: Message) -> Iterable[str]:
    hexes = message.args.get("hexes", ())
    return hexes if isinstance(hexes, tuple) else ()


def _held(goals: list[ObjectiveView], texts: Texts) -> list[str]:
    word = "napoleonics-objective-held"
    return [texts.text(word, objective=goal.id, seat=goal.held, hexes=tuple(goal.hexes)) for goal in goals if goal.held]


def _sources(content: Box, view: NapoleonicsView, texts: Texts) -> list[str]:
    known = {b.block: b.source for b in content.blocks if b.file == f"scenarios/{view.scenario}"}
    parts = ("start", "victory", "map", "deployment")
    named = [
        (texts.text(f"napoleonics-part-{part}"), texts.text(f"source-{known.get(part, 'pack')}")) for part in parts
    ]
    return ["", f"{texts.text('ui-source')}:", *(f"  {part}: {source}" for part, source in named)]
