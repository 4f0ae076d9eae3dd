"""The games that can be played. A game joins by its package: it names its `Game` as an entry point of the group
`klubovna.games`, and is there once the package is installed. Ours do the same. A game in a script or a notebook joins
for as long as the program runs.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.fitting import misprints
from klubovna.kernel.game import Game

GROUP = "klubovna.games"
OURS = "klubovna"
_LOADS = re.compile(r"\bimportlib\b")
_joined: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The ids of the games that are installed, ours first, by their letters; none of them is loaded for that. `sound`
    knows how they stand on the shelf."""
    return tuple({**_installed(), **_joined})


def game(id: str) -> Game:
    """A game by its id: it knows its seats, options, scenarios and version. Raises Unreadable where there is none, and
    Broken where its package is spoiled.

    Examples:
        >>> game("kacir").seats
        ('witch', 'hunter')
        >>> [option.name for option in game("vzdor").options][:2]
        ['maquis', 'crossroads']
    """
    if id in _joined:
        return _joined[id]
    if id not in _installed():
        raise Unreadable(f"no game is called {id!r}; there are: {', '.join(games())}")
    return _loaded(_installed()[id])


def sound() -> tuple[list[Game], list[Broken]]:
    """All that can be played, as it stands on the shelf, and what is wrong with the others: none spoils another."""
    found, spoiled = list[Game](), list[Broken]()
    for id in games():
        try:
            found.append(game(id))
        except Broken as problem:
            spoiled.append(problem)
    return sorted(found, key=_stands), spoiled


def _stands(game: Game) -> tuple[bool, int]:
    """Ours before others, those with a place before those without; otherwise in the order of their ids."""
    return not _ours(game.id), game.lid.place


def _ours(id: str) -> bool:
    return id in _installed() and _package(_installed()[id]) == OURS


def games_of(package: str) -> tuple[str, ...]:
    """The ids of an installed package's games."""
    return tuple(id for id, point in _installed().items() if _package(point) == package)


def join(game: Game) -> Game:
    """Put a game on the shelf of this process. One that is there already has to go first."""
    if game.id in games():
        raise Unreadable(f"there is already a game called {game.id!r}")
    _joined[game.id] = game
    return game


def leave(id: str) -> None:
    """Take a game that has joined off the shelf."""
    _joined.pop(id, None)


@cache
def _installed() -> dict[str, EntryPoint]:
    """By the names of the entry points. Of two of one name ours stays, or else the first."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_package(point) != OURS, point.name)):
        found.setdefault(point.name, point)
    return found


@cache
def _package(point: EntryPoint) -> str:
    """It is read out of a file each time that it is asked for."""
    return point.dist.name if point.dist is not None else "?"


@cache
def _loaded(point: EntryPoint) -> Game:
    """Whatever is wrong with a package is its own affair: others can still be played."""
    where = f"the game {point.name!r} of the package {_package(point)} ({point.value})"
    try:
        found = point.load()
    except Exception as problem:
        raise Broken(f"{where} can't be loaded: {_told(problem)}") from problem
    if not isinstance(found, Game):
        raise Broken(f"{where} is of type {type(found).__name__}, not a Game")
    if found.id != point.name:
        raise Broken(f"{where} calls itself {found.id!r}; entry point and id have to be the same")
    try:
        for misprint in misprints(found):
            raise misprint
    except Exception as problem:
        raise Broken(f"{where} can't be played: {_told(problem)}") from problem
    return found


def _told(problem: Exception) -> str:
    """What is wrong, and in which line of which file, where it is not the way there that failed."""
    if isinstance(problem, Broken):
        return str(problem)
    steps = [step for step in extract_tb(problem.__traceback__) if not _LOADS.search(step.filename)]
    place = f"{Path(steps[-1].filename).parent.name}/{Path(steps[-1].filename).name}, line {steps[-1].lineno}: "
    return f"{place if steps[-1].filename != __file__ else ''}{type(problem).__name__}: {problem}"
