"""A data folder of its own for every test, and a way to sit down at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual._compositor import Compositor

import klubovna
from klubovna.terminal.app import ClubApp, table_app
from klubovna.terminal.session import Session


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "klubovna"


@pytest.fixture
def painted() -> None:
    """For whole games: whatever comes up in them is painted, seen or not."""


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens are laid out as ever, but painted, a third of their time, only where a test looks at them."""
    if "painted" not in request.fixturenames:
        monkeypatch.setattr(Compositor, "render_update", _left_unpainted)


def _left_unpainted(compositor: Compositor, **_: object) -> None:
    compositor._dirty_regions.clear()


@pytest.fixture
def sit_down() -> Callable[..., ClubApp]:
    def sit(language: str = "en", seed: int = 3, path: Path | None = None, **options: Any) -> ClubApp:
        return table_app(Session(klubovna.new("vzdor", seed=seed, **options), path=path), language)

    return sit


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a whole game, always the first option taken."""
    table = klubovna.new("vzdor", seed=3)
    while table.seat:
        table.play(table.options[0])
    table.record.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"
