"""Commands & Colors: Napoleonics in a terminal: the battlefield between both sides, cards below; no rules in here."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.view import NapoleonicsView
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space
from klubovna.terminal.boards.drawing import Lines, joined, stacked
from klubovna.terminal.boards.napoleonics import details as printed
from klubovna.terminal.boards.napoleonics.battlefield import compact, doubled, heading, tripled
from klubovna.terminal.boards.napoleonics.legend import legend
from klubovna.terminal.boards.napoleonics.numbers import numbers
from klubovna.terminal.boards.napoleonics.places import Places
from klubovna.terminal.boards.napoleonics.sides import (
    facing,
    facing_and_dice,
    hand,
    hand_told,
    leaders,
    own,
    own_and_card,
    prizes,
    status,
    table,
)
from klubovna.terminal.boards.napoleonics.signs import Painter, below, painter
from klubovna.terminal.ink import Ink

Part = Callable[[Painter], Lines]
LEVELS: tuple[tuple[Part, ...], ...] = (
    (facing, heading, tripled, own, table, prizes, leaders, hand_told),
    (facing, heading, tripled, own, table, prizes, leaders, hand),
    (facing, heading, doubled, own, table, prizes, leaders, hand_told),
    (facing, heading, doubled, own, table, prizes, leaders, hand),
    (facing, heading, doubled, own, table, hand),
    (facing, heading, compact, own, table, prizes, leaders, hand_told),
    (facing, heading, compact, own, table, prizes, hand),
    (facing, compact, own, table, hand),
    (facing_and_dice, compact, own_and_card, hand),
    (facing_and_dice, compact, own_and_card),
)
"""How much is told, the richest first: the parts from top to bottom."""


class NapoleonicsBoard:
    """Draws a `NapoleonicsView`; what is printed on cards and tables it reads from the content."""

    stepwise = True

    def __init__(self, content: Box) -> None:
        self.content = content
        self._below: Seat | None = None
        """Whose army was at the bottom when it was last known."""
        self._seen: NapoleonicsView | None = None
        """What was looked at last: names and details of hexes tell who stands there."""
        self._moment: object = None
        """What was drawn last, and the level that fitted: when only the cursor moves, it still does."""
        self._fitting = 0

    def status(self, view: NapoleonicsView, width: int, texts: Texts, ink: Ink) -> Text:
        self._seen = view
        return status(view, width, texts, ink)

    def draw(self, view: NapoleonicsView, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The richest drawing that fits the window."""
        self._below = below(view, self._below)
        p = painter(self.content, view, options, self._below, texts, ink, size.width)
        moment = (view, options.actions, options.picked, options.points, size, texts.language)
        first = self._fitting if moment == self._moment else 0
        drawn: dict[Part, Lines] = {}
        sections: list[Lines] = []
        for number, parts in enumerate(LEVELS[first:], first):
            drawn |= {part: part(p) for part in parts if part not in drawn}
            sections = [drawn[part] for part in parts]
            self._moment, self._fitting = moment, number
            if sum(map(len, sections)) <= size.height:
                break
        return joined(stacked([section for section in sections if section], size.height))

    def things(self, view: NapoleonicsView, texts: Texts) -> list[Heap]:
        self._seen = view
        return printed.things(self.content, view, texts)

    def numbers(self, view: NapoleonicsView, texts: Texts) -> list[Number]:
        return numbers(view, texts)

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        return printed.details(self.content, self._seen, thing, texts, ink)

    def called(self, path: Path, texts: Texts) -> str:
        """A hex by its name, and who stands there or what ground it is."""
        places = Places(self._seen, texts) if self._seen is not None else None
        return places.called(path[-1]) if places and places.knows(path[-1]) else texts.name(path[-1])

    def hint(self, path: Path, view: NapoleonicsView, options: Offer, texts: Texts) -> str:
        """The sum of the dice where there is one; then who stands on the last hex, or what the card does."""
        told = " · ".join(texts.say(message) for message in options.preview.says) if options.preview else ""
        if path[-1] in self.content.cards:
            return printed.brief(self.content, path[-1], texts)
        places = Places(view, texts)
        hexes = [places.told(thing) for thing in path if places.knows(thing)]
        return "  ▪ ".join([*[told] * bool(told), *hexes[-1:]])

    def warning(self, action: Action, view: NapoleonicsView, options: Offer, texts: Texts) -> str:
        return ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        return legend(self.content, texts)


def board(content: Content) -> NapoleonicsBoard:
    assert isinstance(content, Box)
    return NapoleonicsBoard(content)
