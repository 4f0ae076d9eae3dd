"""Browsers and their tabs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.alone.here import Shelves, Tab, tab
from tests.kernel.house import install


@pytest.fixture
async def shelves(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Shelves]:
    """Empty ones, with the toy game among the games."""
    install(monkeypatch)
    shelves = Shelves()
    yield shelves
    for opened in shelves.tabs:
        await opened.close()


@pytest.fixture
async def here(shelves: Shelves) -> Tab:
    return await tab(shelves)
