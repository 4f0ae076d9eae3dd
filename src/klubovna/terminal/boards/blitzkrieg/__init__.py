"""Blitzkrieg! in a terminal: theatres on top, both sides below them; no rules in here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.view import BlitzkriegView
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space
from klubovna.terminal.boards.blitzkrieg import details as printed_things
from klubovna.terminal.boards.blitzkrieg.numbers import numbers
from klubovna.terminal.boards.blitzkrieg.sides import reserve_told, score_track, sides, status
from klubovna.terminal.boards.blitzkrieg.signs import (
    ABILITIES,
    BACK_SIGN,
    BRACKETS,
    CLOSED_SIGN,
    EFFECTS,
    POINTS_SIGN,
    ROW_SIGN,
    TERRAIN_NAMES,
    TERRAINS,
    TYPES,
    Painter,
    board_of,
    described,
    painter,
    printed,
    short,
    sign,
)
from klubovna.terminal.boards.blitzkrieg.theatres import END, MARKER, PROMISED, boxed, lined, way
from klubovna.terminal.boards.drawing import Lines, joined, stacked
from klubovna.terminal.ink import Ink

Part = Callable[[Painter], Lines]
CUT = "…"
LEVELS: tuple[tuple[Any, ...], ...] = (
    (True, True, boxed, score_track, sides, reserve_told),
    (True, True, boxed, score_track, sides),
    (False, True, boxed, score_track, sides, reserve_told),
    (False, True, boxed, score_track, sides),
    (False, True, boxed, sides),
    (False, False, boxed, sides),
    (False, True, lined, score_track, sides, reserve_told),
    (False, True, lined, score_track, sides),
    (False, True, lined, sides),
)
"""How much is told: effects in words or not, arrows or not, and the parts from top to bottom."""


class BlitzkriegBoard:
    """Draws a `BlitzkriegView`; what is printed on boards and tokens it reads from the content."""

    stepwise = True

    def __init__(self, content: Box) -> None:
        self.content = content
        self._moment: object = None
        """What was drawn last, and the level that fitted: when only the cursor moves, it still does."""
        self._fitting = 0

    def status(self, view: BlitzkriegView, width: int, texts: Texts, ink: Ink) -> Text:
        return status(view, width, texts, ink)

    def draw(self, view: BlitzkriegView, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The richest drawing that fits the window."""
        brief = painter(self.content, view, options, texts, ink, size.width)
        drawn: dict[tuple[bool, bool, Part], Lines] = {}
        moment = (view, options.actions, options.picked, options.points, size, texts.language)
        first = self._fitting if moment == self._moment else 0
        sections: list[Lines] = []
        for number, (worded, arrows, *parts) in enumerate(LEVELS[first:], first):
            p = msgspec.structs.replace(brief, worded=worded, arrows=arrows)
            for part in parts:
                if (worded, arrows, part) not in drawn:
                    drawn[worded, arrows, part] = part(p)
            sections = [drawn[worded, arrows, part] for part in parts]
            self._moment, self._fitting = moment, number
            if _fits(sections, size.height):
                break
        return joined(stacked([section for section in sections if section], size.height))

    def things(self, view: BlitzkriegView, texts: Texts) -> list[Heap]:
        return printed_things.things(self.content, view, texts)

    def numbers(self, view: BlitzkriegView, texts: Texts) -> list[Number]:
        return numbers(view, texts)

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        return printed_things.details(self.content, thing, texts, ink)

    def called(self, path: Path, texts: Texts) -> str:
        """A token by its name and sign, a space by its theatre, its place and what is printed on it."""
        thing = path[-1]
        if thing in self.content.number:
            return f"{sign(self.content, thing)} {texts.name(thing)}"
        for board in self.content.boards:
            if thing in board.space_number:
                spot = board.spots[board.space_number[thing]]
                theatre = board.theatres[spot.theatre].id
                return f"{short(theatre, texts)} {spot.row + 1}.{spot.column + 1} {printed(spot, texts)}"
        return texts.name(thing)

    def hint(self, path: Path, view: BlitzkriegView, options: Offer, texts: Texts) -> str:
        """What the choice would do, in the order in which it happens; what is printed where that is nothing."""
        told = [texts.say(message) for message in options.preview.says] if options.preview else []
        if options.preview:
            numbers = options.preview.numbers.items()
            told = [*(_change(id, value, view, texts) for id, value in numbers if not id.startswith(CAMPAIGN)), *told]
        return " · ".join(told) or self._printed(path[-1], view.map, texts)

    def _printed(self, thing: str, map: str, texts: Texts) -> str:
        board = board_of(self.content, map)
        if thing in board.space_number:
            return "  ".join(
                line.plain for line in printed_things.effect(board.spots[board.space_number[thing]], texts)
            )
        return described(self.content, thing, texts)

    def warning(self, action: Action, view: BlitzkriegView, options: Offer, texts: Texts) -> str:
        return texts.text("blitzkrieg-warn-rest") if action.text == "leave-rest" else ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        signs = [
            (f"{BRACKETS[0][0]}{BRACKETS[0][1]} {BRACKETS[1][0]}{BRACKETS[1][1]}", "sides"),
            *((TYPES[type], f"type-{type}") for type in TYPES),
            *((TERRAINS[terrain], f"terrain-{TERRAIN_NAMES[terrain]}") for terrain in TERRAINS),
            *((ABILITIES[ability], f"ability-{ability}") for ability in ABILITIES if ability != "admiral"),
            (MARKER, "marker"), (PROMISED, "promised"), ("1 2", "bonus"), (END, "end"), (POINTS_SIGN, "points"),
            (ROW_SIGN, "active"), (CLOSED_SIGN, "closed"), (BACK_SIGN, "hidden"),
        ]  # fmt: skip
        codes = [(texts.text(f"blitzkrieg-code-{id}"), texts.name(f"effect-{id}")) for id in EFFECTS]
        return [(sign, texts.text(f"blitzkrieg-sign-{name}")) for sign, name in signs] + codes


def _fits(sections: list[Lines], height: int) -> bool:
    """Whether there is room for all lines, and in all lines for what they say."""
    return sum(map(len, sections)) <= height and not any(CUT in line.plain for lines in sections for line in lines)


CAMPAIGN = "campaign-"
"""That a campaign is over is drawn on the page; here the words tell it."""


def _change(id: str, value: int, view: BlitzkriegView, texts: Texts) -> str:
    """`Pacific ◂2→◂4`, `Allies ★3→5`."""
    kind, _, thing = id.partition("-")
    if kind == "points":
        before = next(side.points for side in view.sides if side.seat == thing)
        return f"{texts.name(thing)} {POINTS_SIGN}{before}→{value}"
    before = next(theatre.marker for theatre in view.theatres if theatre.id == thing)
    return f"{short(thing, texts)} {way(before)}→{way(value)}"


def board(content: Content) -> BlitzkriegBoard:
    assert isinstance(content, Box)
    return BlitzkriegBoard(content)
