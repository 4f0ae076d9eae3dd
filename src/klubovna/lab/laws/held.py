"""The laws as tests of pytest, for anybody's game.

A test module that imports these functions and names its games tries them:

    from klubovna.lab.laws.held import *

    GAMES = ["nim"]

Without it, a line `klubovna_game = nim` in pytest's settings does the same (`lab/law_plugin.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from klubovna.kernel.laws.trials import Choices, Trials, trials_of
from klubovna.lab.laws.doings import doings
from klubovna.lab.laws.puzzles import unposed
from klubovna.lab.laws.trying import LASTING, easier_games, faults, found, random_games
from klubovna.lab.laws.visits import tour

__all__ = [
    "pytest_generate_tests",
    "test_puzzles_can_be_laid_and_have_one_answer",
    "test_random_games_break_no_law",
    "test_random_games_come_by_every_rule_and_every_ending",
    "test_what_a_game_says_of_itself_fits_together",
    "test_what_things_do_stands_on_them",
]
CHUNKS = 10
"""In chunks, so that several processes can share the work."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which games, of which kinds."""
    wanted = set(metafunc.fixturenames)
    if "tried" not in wanted:
        return
    ids = getattr(metafunc.module, "GAMES", None) or metafunc.config.getini("klubovna_game")
    if "kind" in wanted:
        metafunc.parametrize(("tried", "kind"), [one for id in ids for one in _kinds(id)])
        metafunc.parametrize("chunk", range(CHUNKS))
    else:
        metafunc.parametrize("tried", ids)


def _kinds(id: str) -> list[Any]:
    """Each with its name; None are the easier games. A spoiled game has a test all the same, which says what is wrong
    with it."""
    try:
        trials = trials_of(found(id))
    except Exception:
        trials = Trials()
    kinds = [(kind, [str(value) for values in kind.values() for value in values]) for kind in trials.kinds]
    usual = [pytest.param(id, kind, id="-".join([id, *names])) for kind, names in kinds]
    return [*usual, pytest.param(id, None, id=f"{id}-easier")] if trials.easier else usual


def test_what_a_game_says_of_itself_fits_together(tried: str) -> None:
    assert [str(fault) for fault in faults(found(tried))] == []


def test_puzzles_can_be_laid_and_have_one_answer(tried: str) -> None:
    """Nothing where a game has none."""
    assert [str(fault) for fault in unposed(found(tried))] == []


def test_random_games_break_no_law(tried: str, kind: Choices | None, chunk: int, tmp_path: Path) -> None:
    """Over all combinations of options, and with the easier pack where there is one: late rounds are seen, too. The
    record of a failure lies in a folder that the message names."""
    size = -(-(LASTING if kind is None else trials_of(found(tried)).games) // CHUNKS)
    numbers = range(chunk * size, (chunk + 1) * size)
    if kind is None:
        trial = easier_games(numbers, tried, tmp_path / "pack", tmp_path)
    else:
        trial = random_games(numbers, tried, kind, tmp_path)
    trial.conclude()
    assert trial.games == size


def test_random_games_come_by_every_rule_and_every_ending(tried: str, tmp_path: Path) -> None:
    """Otherwise thousands of games would prove little: every kind of action and of frame occurs, and every ending that
    the game says chance brings."""
    game = found(tried)
    assert tour(game, trials_of(game), tmp_path).missed == []


def test_what_things_do_stands_on_them(tried: str, tmp_path: Path) -> None:
    """Nothing where a game does not say how its effects are called."""
    game = found(tried)
    trials = trials_of(game)
    if trials.effects is not None:
        assert [*doings(game, trials.effects, trials, tmp_path, trials.games).untold()] == []
