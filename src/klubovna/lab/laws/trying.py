"""A game on trial: everything the house asks of its own games, of anybody's. The command and the tests ask here."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import klubovna
from klubovna import shelf
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.fitting import misprints, missing_words
from klubovna.kernel.game import Game
from klubovna.kernel.laws import Trial, try_game
from klubovna.kernel.laws.trials import Choices, trials_of
from klubovna.lab.fuzz import mixed
from klubovna.lab.laws.lessons import untaught
from klubovna.lab.laws.matters import unweighed
from klubovna.lab.laws.visits import easier
from klubovna.lab.laws.words import misspoken

LASTING = 80
"""So many easier games are watched under all laws."""


def found(name: str) -> Game:
    """A game by its id, or the `GAME` of a package that can be imported, which joins; raises Unreadable or Broken."""
    if name in klubovna.games():
        return klubovna.game(name)
    try:
        package = import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name is None or not f"{name}.".startswith(f"{problem.name}."):
            raise Broken(f"the package {name} can't be loaded: {problem}") from problem
        known = ", ".join(klubovna.games())
        raise Unreadable(f"no game and no package is called {name!r}; there are: {known}") from None
    except Exception as problem:
        raise Broken(f"the package {name} can't be loaded: {type(problem).__name__}: {problem}") from problem
    game = getattr(package, "GAME", None)
    if not isinstance(game, Game):
        raise Broken(f"{type(game).__name__}, not a Game", file=str(package.__file__), field="GAME")
    return klubovna.join(game) if game.id not in klubovna.games() else klubovna.game(game.id)


def called(name: str) -> list[str]:
    """The games that are meant: all of an installed package, or the one of this id."""
    return list(shelf.games_of(name)) or [name]


def faults(game: Game) -> list[Broken]:
    """What is wrong with what the game says of itself, before anything is played."""
    known = [*misprints(game), *missing_words(game)]
    told = set(map(str, known))
    return [*known, *(fault for fault in misspoken(game) if str(fault) not in told), *unweighed(game), *untaught(game)]


def random_games(numbers: Sequence[int], name: str, kind: Choices, failures: Path | None) -> Trial:
    """The games with these numbers under all laws; all combinations of options take turns."""
    game, trial = found(name), Trial()
    agreements = mixed(game, kind)
    for number in numbers:
        trial.add(try_game(game, number, failures, **agreements[number // 2 % len(agreements)]))
    return trial


def easier_games(numbers: Sequence[int], name: str, folder: Path, failures: Path | None) -> Trial:
    """The same with the easier pack: where the bad ends are far, late rounds are seen, too."""
    usual, trial = found(name), Trial()
    game = easier(usual, trials_of(usual).easier, folder / str(os.getpid()))  # each worker writes its own
    agreements = mixed(game)
    for number in numbers:
        trial.add(try_game(game, number, failures, **agreements[number // 2 % len(agreements)]))
    return trial
