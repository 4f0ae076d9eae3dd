"""Vzdor! in a terminal: missions on top, the play area, the hand; no rules in here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.view import VzdorView
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space
from klubovna.terminal.boards.drawing import Lines, joined, stacked
from klubovna.terminal.boards.vzdor import details as cards
from klubovna.terminal.boards.vzdor.missions import mission_row
from klubovna.terminal.boards.vzdor.numbers import numbers
from klubovna.terminal.boards.vzdor.people import hand, looked, play_area
from klubovna.terminal.boards.vzdor.piles import piles, status
from klubovna.terminal.boards.vzdor.signs import (
    COVERT_SIGN,
    DEFENCE_SIGN,
    HIDDEN_SIGN,
    KEYWORDS,
    LEVELS,
    POINTS_SIGN,
    REVEALED_SIGN,
    SIDES,
    TOP_SIGN,
    Painter,
)
from klubovna.terminal.ink import Ink


class VzdorBoard:
    """Draws a `VzdorView`; what is printed on the cards it reads from the content."""

    stepwise = False

    def __init__(self, content: Box) -> None:
        self.content = content
        self._moment: object = None
        """What was drawn last, and the level that fitted: when only the cursor moves, it still does."""
        self._fitting = 0
        self._crossroads = "covert"
        """How the table plays that mission."""

    def status(self, view: VzdorView, width: int, texts: Texts, ink: Ink) -> Text:
        return status(view, width, texts, ink)

    def draw(self, view: VzdorView, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        self._crossroads = view.crossroads
        moment = (view, options.actions, size, texts.language)
        first = self._fitting if moment == self._moment else 0
        sections: list[Lines] = []
        for number, level in enumerate(LEVELS[first:], first):
            sections = _sections(Painter(self.content, view, options, texts, ink, size.width, level))
            self._moment, self._fitting = moment, number
            if sum(map(len, sections)) <= size.height:
                break
        return joined(stacked(sections, size.height))

    def things(self, view: VzdorView, texts: Texts) -> list[Heap]:
        return cards.things(view, texts)

    def numbers(self, view: VzdorView, texts: Texts) -> list[Number]:
        return numbers(self.content, view, texts)

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        return cards.details(self.content, thing, self._crossroads, texts, ink)

    def called(self, path: Path, texts: Texts) -> str:
        return texts.name(path[-1])

    def hint(self, path: Path, view: VzdorView, options: Offer, texts: Texts) -> str:
        """What is printed on the thing that would be chosen."""
        *_, last = path
        return self._side_hint(path[0], last, texts) if last in SIDES else self._hint(last, texts)

    def _hint(self, thing: str, texts: Texts) -> str:
        card = thing.removeprefix("known-")
        if card in self.content.maquis:
            return "   ".join(self._side_hint(card, side, texts) for side in SIDES)
        if card in self.content.missions:
            mission = self.content.missions[card]
            return _effect(mission.keyword, mission.effect, mission.count, texts)
        kind = self.content.types.get(card) or self.content.types.get(card.rpartition("-")[0])
        if kind is not None:
            return _effect(kind.keyword, kind.effect.name, 1, texts)
        return texts.text("vzdor-spy-row") if card == SPY else ""

    def _side_hint(self, card: str, name: str, texts: Texts) -> str:
        side = self.content.maquis[card].side(name)
        if side.action is None:
            return f"{SIDES[name]}{side.strength} {texts.text('vzdor-no-action')}"
        phases = ", ".join(texts.name(phase) for phase in side.phase)
        return f"{SIDES[name]}{side.strength} {phases}: {texts.text(f'short-{side.action}', count=side.count)}"

    def warning(self, action: Action, view: VzdorView, options: Offer, texts: Texts) -> str:
        """Giving up a mission that could still be defeated, and ending the game."""
        mission = next((m for m in view.missions if m.chosen), None)
        if action.text == "end-attack" and mission is not None and options.number(mission.id):
            return texts.text("vzdor-warn-mission", mission=mission.id)
        if action.text == "end-resistance":
            return texts.text("vzdor-warn-end", points=view.points, title=texts.name(f"title-{view.title}"))
        return ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        signs = [
            (DEFENCE_SIGN, "defence"), (POINTS_SIGN, "points"),
            (COVERT_SIGN, "covert"), (REVEALED_SIGN, "revealed"),
            *((sign, f"keyword-{keyword}") for keyword, sign in KEYWORDS.items()),
            (HIDDEN_SIGN, "hidden"), (TOP_SIGN, "top"), ("+2", "discard"), ("PA", "phases"),
        ]  # fmt: skip
        return [(sign, texts.text(f"vzdor-sign-{name}")) for sign, name in signs]


def _sections(p: Painter) -> list[Lines]:
    """From the top of the table to the player."""
    return [lines for lines in (piles(p), mission_row(p), play_area(p), looked(p), hand(p)) if lines]


def _effect(keyword: str, effect: str, count: int, texts: Texts) -> str:
    return f"{KEYWORDS[keyword]} {texts.name(keyword)}: {texts.text(f'short-effect-{effect}', count=count)}"


def board(content: Content) -> VzdorBoard:
    assert isinstance(content, Box)
    return VzdorBoard(content)
