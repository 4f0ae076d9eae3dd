"""Bots that do not wait, and the toy game with puzzles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from klubovna.kernel.game import Game
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import ClubApp, puzzles_app
from klubovna.terminal.laid.collection import Collection
from tests.terminal.laid.riddles import HIGH, OLD, TWICE, laid


@pytest.fixture(autouse=True)
def bots_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    return laid(tmp_path, monkeypatch, HIGH, TWICE, OLD)


@pytest.fixture
def puzzling(toy: Game) -> Callable[..., ClubApp]:
    """Sitting down at one of its puzzles, or at the list of them."""

    def puzzling(puzzle: str | None = None, language: str = "en") -> ClubApp:
        return puzzles_app(Collection(toy, games=[toy]), language, puzzle=puzzle)

    return puzzling
