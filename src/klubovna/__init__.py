"""Klubovna: a table where modern board games are played with every rule enforced."""

from __future__ import annotations

import secrets
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import klubovna.build  # (before everything that may be compiled)
import klubovna.games  # noqa: F401 (before the function of that name, whose place it would take if imported later)
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken, IllegalMove, KlubovnaError, Unreadable
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import PACK, Game, Option, Setting, View, is_own
from klubovna.kernel.luck import KEY_BYTES, key_from_seed
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume
from klubovna.kernel.state import State
from klubovna.kernel.table import Table
from klubovna.shelf import game, games, join

if TYPE_CHECKING:
    from klubovna.desk import Anybody, Bot, Chooser, Match, Question, Simulation, play, simulate, svg, text

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Anybody",
    "Bot",
    "Broken",
    "Chooser",
    "Game",
    "IllegalMove",
    "KlubovnaError",
    "Match",
    "Message",
    "Option",
    "Outcome",
    "Question",
    "Record",
    "Setting",
    "Simulation",
    "State",
    "Table",
    "Unreadable",
    "View",
    "game",
    "games",
    "join",
    "load",
    "new",
    "play",
    "simulate",
    "svg",
    "text",
]


ON_THE_DESK = frozenset(
    {"Anybody", "Bot", "Chooser", "Match", "Question", "Simulation", "play", "simulate", "svg", "text"}
)
"""What needs bots, simulation or a screen is loaded when it is first asked for: whoever only wants a table waits for
none of them, and no room of the house comes to need those above it."""


def __getattr__(name: str) -> Any:
    if name in ON_THE_DESK:
        return getattr(import_module("klubovna.desk"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


Table.desk = staticmethod(lambda: import_module("klubovna.desk"))
Game.coder = staticmethod(lambda id, **options: import_module("klubovna.rl").codec(id, **options))


def new(
    id: str,
    *,
    seed: int | str | None = None,
    pack: str | Path | None = None,
    dice: bool = True,
    **options: Setting | Path,
) -> Table:
    """Open a table. A seed makes it repeatable; `dice=False` waits for people to say what they rolled or drew. An
    option that takes a text of your own, such as a scenario, takes the path of its file as well. A pack is the path of
    a file or a folder, or its text.

    Examples:
        >>> table = klubovna.new("blitzkrieg", seed=1, map="nippon")
        >>> table.seats
        ('japan', 'germany')
        >>> klubovna.new("blitzkrieg", map="moon")
        Traceback (most recent call last):
        klubovna.kernel.errors.Unreadable: map can't be 'moon'; choose from 'base', 'nippon'
    """
    found = game(id)
    agreed: dict[str, Setting] = {} if pack is None else {PACK: _text_of(found, pack)}
    for name, value in options.items():
        agreed[name] = found.own(value, agreed) if isinstance(value, Path) else value
    settings = found.settings(agreed, own=True)
    content = found.content(settings)
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    return Table(found, content, settings, key if dice else None)


def _text_of(game: Game, pack: str | Path) -> str:
    """A text has several lines, a path never has."""
    return pack if isinstance(pack, str) and is_own(pack) else game.pack(Path(pack))


def load(path: str | Path) -> Table:
    """The table of a saved record, where it was left: with the content that it was played with."""
    record = Record.load(path)
    try:
        found = game(record.header.game)
    except Unreadable as problem:
        raise Broken(str(problem), file=str(path), line=1, field="game") from None
    return resume(found, record)
