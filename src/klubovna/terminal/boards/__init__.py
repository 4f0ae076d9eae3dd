"""The seam between the table and a game: a game joins the terminal by bringing a `Board`.

To add one, write `boards/<game id>/__init__.py` (or one module) with `board(content) -> Board`. A board draws
what a view shows and knows no rules: what may be done it is told, in an `Offer`. A game without one has the plain
board.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias

import msgspec
from rich.console import RenderableType
from rich.text import Text

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.texts import Texts
from klubovna.terminal.ink import Ink


class Space(msgspec.Struct, frozen=True):
    """The room a board has. What does not fit is scrolled, but a board should do its best to fit."""

    width: int
    height: int


Path: TypeAlias = tuple[str, ...]
"""The ids of things that are pointed at, one after another."""


class Offer(msgspec.Struct, frozen=True):
    """What may be chosen now, and which of it the cursor is on."""

    actions: tuple[Action, ...] = ()
    current: int = -1
    stepwise: bool = False
    """Whether things are pointed at one by one: first the token, then where it goes."""
    picked: Path = ()
    """What has been pointed at already."""
    preview: Preview | None = None
    """What the choice under the cursor would do."""
    points: Path = ()
    """Things that a lesson speaks of, in their order."""

    @property
    def ways(self) -> tuple[Path, ...]:
        """What is pointed at for each action: its things and, where they are not enough to tell it from others (an
        order for a unit, or for its leader to leave it), its word."""
        return _ways(self.actions)

    @property
    def items(self) -> list[Path]:
        """What the numbers stand for: whole actions, or the next things to point at."""
        if not self.stepwise:
            return [action.path for action in self.actions]
        step = len(self.picked)
        return list(dict.fromkeys(way[: step + 1] for way in self.ways if way[:step] == self.picked))

    def under(self, path: Path) -> list[Action]:
        """The actions that begin by pointing at these things."""
        return [action for action, way in zip(self.actions, self.ways, strict=True) if way[: len(path)] == path]

    def at(self, index: int) -> Action | None:
        """The action of this number; None where more has to be pointed at."""
        if not self.stepwise:
            return self.actions[index]
        path, ways = self.items[index], self.ways
        return self.actions[ways.index(path)] if path in ways else None

    def way(self, action: Action) -> Path:
        return self.ways[self.actions.index(action)]

    def number(self, *path: str) -> int:
        """The number of what is chosen by pointing at these things, 0 where there is none."""
        items = self.items
        return items.index(path) + 1 if path in items else 0

    def is_current(self, number: int) -> bool:
        return number > 0 and number == self.current + 1


@lru_cache(maxsize=8)
def _ways(actions: tuple[Action, ...]) -> tuple[Path, ...]:
    """Every drawing asks for them time and again."""
    paths = [action.path for action in actions]
    begun = Counter(path[: n + 1] for path in paths for n in range(len(path)))
    return tuple(
        path if begun[path] == 1 else (*path, action.text.partition(" ")[0])
        for action, path in zip(actions, paths, strict=True)
    )


class Thing(msgspec.Struct, frozen=True):
    """Something whose details can be read."""

    id: str
    name: str


class Heap(msgspec.Struct, frozen=True):
    """A place on the table with the things that lie there."""

    title: str
    things: tuple[Thing, ...]


class Number(msgspec.Struct, frozen=True):
    """A plain number on the table, such as points or a round."""

    id: str
    """As the rulebook's `things.toml` knows it."""
    name: str
    """With its value."""
    told: str
    """What it means now."""


def number(id: str, texts: Texts, said: str, **args: Arg) -> Number:
    """Message `said` is its name, `said-told` what it means."""
    return Number(id, texts.say(Message(said, args)), texts.say(Message(f"{said}-told", args)))


class Board(Protocol):
    """A game's drawing. Everything is said in the language of `texts` and in the colours of `ink`."""

    stepwise: bool
    """Whether choices are many and are made by pointing at one thing after another."""

    def status(self, view: Any, width: int, texts: Texts, ink: Ink) -> Text:
        """One line for the bar on top: how far the game is, and how well it goes."""

    def draw(self, view: Any, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The table itself, with the numbers of the options on the things they are about."""

    def things(self, view: Any, texts: Texts) -> list[Heap]:
        """Everything whose details can be read, in the order of the arrows."""

    def numbers(self, view: Any, texts: Texts) -> list[Number]:
        """Those that stand on the table by themselves."""

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        """All that is printed on a card, its full text, and where it comes from."""

    def hint(self, path: Path, view: Any, options: Offer, texts: Texts) -> str:
        """A line or two about what the cursor is on, perhaps empty."""

    def called(self, path: Path, texts: Texts) -> str:
        """A thing that is pointed at in a few words, where choices are made step by step."""

    def warning(self, action: Action, view: Any, options: Offer, texts: Texts) -> str:
        """What should be confirmed before this is done; empty where nothing is at stake."""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        """The signs used on this board and their meaning."""


def board_for(game: str, content: Content) -> Board:
    own = f"{__name__}.{game}"
    drawn = import_module(own) if game.isidentifier() and find_spec(own) else None
    make = getattr(drawn, "board", None) or import_module(f"{__name__}.plain").board
    board: Board = make(content)
    return board
