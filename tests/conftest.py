"""What takes long is begun first, so that no worker has to wait for another at the end; and what hangs says where.
What has been collected stays to the end, and nobody looks through it for rubbish."""

from __future__ import annotations

import asyncio
import functools
import gc
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

LONG_FIRST = (
    "tests/browser/pages/test_accessibility.py",
    "tests/browser",
    "tests/terminal",
    "tests/test_laws.py",
    "tests/server",
    "tests/lab",
    "tests/rl",
    "tests/shelf",
    "tests/test_package.py",
    "tests/test_handbook.py",
)
HANGS = 240.0
"""Seconds; a little less than `timeout` in pyproject.toml."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests and all modules that they need: a third of the time was spent on looking which are needed no
    more."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = _not_for_ever(item.obj)


def _rank(item: pytest.Item) -> int:
    """Everything else is short, and there is so much of it that it fills every gap."""
    ranks = (rank for rank, place in enumerate(LONG_FIRST) if item.nodeid.startswith(place))
    return next(ranks, len(LONG_FIRST))


def _not_for_ever(test: Callable[..., Any]) -> Callable[..., Any]:
    """A signal would find the event loop, which always waits; this ends the line of the test that waits in vain."""

    @functools.wraps(test)
    async def bounded(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(HANGS):
            await test(*args, **kwargs)

    return bounded
