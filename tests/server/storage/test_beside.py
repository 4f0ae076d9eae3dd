"""`benchmarks/beside.py` measures what it says: the same game, played by two people who are both told of every move."""

from __future__ import annotations

from pathlib import Path

import pytest

import beside
import tictactoe
from beside import CONTESTANTS, node, steps
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.laws import try_games
from tests.kernel.house import opened, play, refused


def test_the_small_game_breaks_no_law(tmp_path: Path) -> None:
    trial = try_games(tictactoe.GAME, range(10), tmp_path, games=3)
    trial.conclude()
    assert trial.endings == {"games": 10}


def test_three_in_a_row_win_and_the_next_game_begins() -> None:
    table = play(opened(tictactoe.GAME, games=3), "lay 0", "lay 3", "lay 1", "lay 4")
    assert refused(table, "lay 3") == "refused-taken"
    table.play("lay 2")
    seen = table.view(None)
    assert isinstance(seen, tictactoe.GridView)
    assert [cell.piece for cell in seen.grid.cells] == [None] * 9
    assert [(side.seat, side.won) for side in seen.sides] == [("crosses", 1), ("noughts", 0)]
    assert seen.played == 1
    assert table.seat == "noughts"


async def test_a_few_tables_of_ours_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "WARM_UP", 0.1)
    (ours,) = [contestant for contestant in CONTESTANTS if contestant.name == "Klubovna"]
    one, two = await steps(ours, tmp_path, [1, 2], 0.5)
    assert (one.tables, two.tables) == (1, 2)
    for step in (one, two):
        assert step.moves > 0
        assert 0 < step.p50 <= step.p99 <= step.worst


def test_who_lacks_boardgame_io_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "THEIRS", tmp_path)
    with pytest.raises(KlubovnaError, match=r"npm --prefix benchmarks/boardgameio ci"):
        node()
