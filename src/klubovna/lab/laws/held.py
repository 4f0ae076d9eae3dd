"""The laws as tests of pytest, for anybody's game.

A test module that imports these functions and names its games tries them:

    from klubovna.lab.laws.held import *

    GAMES = ["nim"]

Without it, a line `klubovna_game = nim` in pytest's settings does the same (`plugin.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from klubovna.kernel.laws import Trial
from klubovna.kernel.laws.trials import Choices, Trials, trials_of
from klubovna.lab.laws.trying import LASTING, easier_games, faults, found, random_games
from klubovna.lab.laws.visits import tour

__all__ = [
    "pytest_generate_tests",
    "test_easier_games_break_no_law",
    "test_random_games_break_no_law",
    "test_random_games_come_by_every_rule_and_every_ending",
    "test_what_a_game_says_of_itself_fits_together",
]
CHUNKS, LATE_CHUNKS = 10, 4
"""In chunks, so that several processes can share the work."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which games, of which kinds."""
    wanted = set(metafunc.fixturenames)
    if "tried" not in wanted:
        return
    ids = getattr(metafunc.module, "GAMES", None) or metafunc.config.getini("klubovna_game")
    if "kind" in wanted:
        metafunc.parametrize(("tried", "kind"), [_named(id, kind) for id in ids for kind in _said(id).kinds])
        metafunc.parametrize("chunk", range(CHUNKS))
    elif "late" in wanted:
        metafunc.parametrize("tried", [id for id in ids if _said(id).easier])
        metafunc.parametrize("late", range(LATE_CHUNKS))
    else:
        metafunc.parametrize("tried", ids)


def _said(id: str) -> Trials:
    """A spoiled game has a test all the same, which says what is wrong with it."""
    try:
        return trials_of(found(id))
    except Exception:
        return Trials()


def _named(id: str, kind: Choices) -> Any:
    return pytest.param(id, kind, id="-".join([id, *(str(value) for values in kind.values() for value in values)]))


def test_what_a_game_says_of_itself_fits_together(tried: str) -> None:
    assert [str(fault) for fault in faults(found(tried))] == []


def test_random_games_break_no_law(tried: str, kind: Choices, chunk: int, tmp_path: Path) -> None:
    """Over all combinations of options; the record of a failure lies in a folder that the message names."""
    size = -(-trials_of(found(tried)).games // CHUNKS)
    trial = random_games(range(chunk * size, (chunk + 1) * size), tried, kind, tmp_path)
    trial.conclude()
    assert trial.games == size


def test_easier_games_break_no_law(tried: str, late: int, tmp_path: Path) -> None:
    """Where the bad ends are far, late rounds are seen, too."""
    size = LASTING // LATE_CHUNKS
    trial: Trial = easier_games(range(late * size, (late + 1) * size), tried, tmp_path / "pack", tmp_path)
    trial.conclude()


def test_random_games_come_by_every_rule_and_every_ending(tried: str, tmp_path: Path) -> None:
    """Otherwise thousands of games would prove little: every kind of action and of frame occurs, and every ending that
    the game says chance brings."""
    game = found(tried)
    assert tour(game, trials_of(game), tmp_path).missed == []
