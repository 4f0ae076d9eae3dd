"""Nets beside a game, for the time of a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

import pytest

from klubovna.bots.learned import finding
from klubovna.bots.learned.weights import Weights, written


class Ship(Protocol):
    def __call__(self, net: bytes | Weights, name: str = "base.net") -> None: ...


def shipping(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Ship:
    """Puts a net beside all games."""
    monkeypatch.setattr(finding, "files", lambda package: folder)
    monkeypatch.setattr(finding, "_told", set())
    monkeypatch.setattr(finding, "_shipped", cache(finding._shipped.__wrapped__))
    monkeypatch.setattr(finding, "_carded", cache(finding._carded.__wrapped__))
    (folder / finding.FOLDER).mkdir()

    def ship(net: bytes | Weights, name: str = "base.net") -> None:
        (folder / finding.FOLDER / name).write_bytes(net if isinstance(net, bytes) else written(net))

    return ship
