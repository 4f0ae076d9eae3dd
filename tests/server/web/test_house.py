"""The house of these tests: what goes wrong in it is told by the test that asked for it, and by no other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clubhouse import DidNotOpen


async def test_a_house_that_does_not_open_fails_its_own_test(
    open_house: Callable[..., Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """uvicorn would end the process: with it went the worker, the other tests and the reason."""
    with caplog.at_level(logging.ERROR), pytest.raises(DidNotOpen):
        await open_house(f"sqlite:///{tmp_path}")
    assert "Traceback" in caplog.text
