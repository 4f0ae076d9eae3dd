"""The game under all laws of the kit, with all its options."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.laws import Trial, try_game
from klubovna.lab.fuzz import mixed

GAMES, CHUNKS = 75, 4


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_break_no_law(chunk: int, tmp_path: Path) -> None:
    game, trial = klubovna.game("prsi"), Trial()
    agreements = mixed(game)
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        trial.add(try_game(game, number, tmp_path, **agreements[number // 2 % len(agreements)]))
    trial.conclude()
    assert set(trial.endings) >= {"deal", "points", "stalled"}
