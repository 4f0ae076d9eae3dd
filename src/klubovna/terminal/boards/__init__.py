"""The seam between the table and a game: a game joins the terminal by bringing a `Board`.

To add one, write `boards/<game id>/__init__.py` (or one module) with `board(content) -> Board`. A board draws
what a view shows and knows no rules: what may be done it is told, in an `Offer`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.texts import Texts
from klubovna.terminal.look import Ink


class Space(msgspec.Struct, frozen=True):
    """The room a board has. What does not fit is scrolled, but a board should do its best to fit."""

    width: int
    height: int


class Offer(msgspec.Struct, frozen=True):
    """What may be chosen now, and which of it the cursor is on."""

    actions: tuple[Action, ...] = ()
    current: int = -1

    def number(self, *path: str) -> int:
        """The number of the action that is chosen by clicking these things, 0 where there is none."""
        for number, action in enumerate(self.actions, 1):
            if action.path == path:
                return number
        return 0

    def is_current(self, number: int) -> bool:
        return number > 0 and number == self.current + 1


class Thing(msgspec.Struct, frozen=True):
    """Something whose details can be read."""

    id: str
    name: str


class Heap(msgspec.Struct, frozen=True):
    """A place on the table with the things that lie there."""

    title: str
    things: tuple[Thing, ...]


class Board(Protocol):
    """A game's drawing. Everything is said in the language of `texts` and in the colours of `ink`."""

    def status(self, view: Any, width: int, texts: Texts, ink: Ink) -> Text:
        """One line for the bar on top: how far the game is, and how well it goes."""

    def draw(self, view: Any, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The table itself, with the numbers of the options on the things they are about."""

    def things(self, view: Any, texts: Texts) -> list[Heap]:
        """Everything whose details can be read, in the order of the arrows."""

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        """All that is printed on a card, its full text, and where it comes from."""

    def hint(self, action: Action, texts: Texts) -> str:
        """A line about the option under the cursor, perhaps empty."""

    def warning(self, action: Action, view: Any, options: Offer, texts: Texts) -> str:
        """What should be confirmed before this is done; empty where nothing is at stake."""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        """The signs used on this board and their meaning."""


def board_for(game: str, content: Content) -> Board:
    board: Board = import_module(f"klubovna.terminal.boards.{game}").board(content)
    return board
