"""What tests of the laws share."""

from __future__ import annotations

import pytest

from klubovna.kernel.laws import words


@pytest.fixture
def nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit remembers which messages were fine; a broken variant must not profit from it."""
    monkeypatch.setattr(words, "_spoken", {})
