"""The examples for researchers run as they are told to, with few games."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples import balance, ismcts, learn


@pytest.mark.slow
def test_the_learner_beats_random() -> None:
    """With a third of the games that it usually watches."""
    assert learn.main(200, 20) >= 0.6


@pytest.mark.slow
def test_another_librarys_search_plays_our_game() -> None:
    assert ismcts.main(1, 4) in (0, 1)


def test_a_balance_study_is_drawn(tmp_path: Path) -> None:
    lines = balance.main(4, str(tmp_path / "balance.html"))
    assert [line.label for line in lines][::3] == ["base, rapid deployment before", "nippon, rapid deployment after"]
    assert "<svg" in (tmp_path / "balance.html").read_text("utf-8")
