"""What takes long is begun first, so that no worker has to wait for another at the end, and what waits half of its time
by turns with what computes, so that no core has to; and what hangs says where. What has been collected stays to the
end, and nobody looks through it for rubbish."""

from __future__ import annotations

import asyncio
import functools
import gc
import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

SITE = "tests/browser/alone/test_without_a_network.py"
"""Whose turn comes first writes the site, for which all others would have to wait."""
WAITING = (SITE, "tests/browser/pages/test_accessibility.py", "tests/browser", "tests/terminal")
COMPUTING = ("tests/test_laws.py", "tests/rl")
LONG_FIRST = ("tests/server", "tests/lab", "tests/shelf", "tests/test_package.py", "tests/test_handbook.py")
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
    items[:] = [*_by_turns(_first(items, WAITING), _first(items, COMPUTING)), *_first(items, LONG_FIRST), *items]
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = _not_for_ever(item.obj)


def _first(items: list[pytest.Item], places: Sequence[str]) -> list[pytest.Item]:
    """Takes what is in these places, place by place. Everything else is short, and there is so much of it that it fills
    every gap."""
    taken: list[pytest.Item] = []
    for place in places:
        taken += [item for item in items if item.nodeid.startswith(place)]
        items[:] = [item for item in items if not item.nodeid.startswith(place)]
    return taken


def _by_turns(some: Sequence[pytest.Item], others: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Both end together. (None of them has a fixture for its whole module.)"""
    spread = [(number / len(many), item) for many in (some, others) for number, item in enumerate(many)]
    return [item for _, item in sorted(spread, key=lambda one: one[0])]


def _not_for_ever(test: Callable[..., Any]) -> Callable[..., Any]:
    """A signal would find the event loop, which always waits; this ends the line of the test that waits in vain."""

    @functools.wraps(test)
    async def bounded(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(HANGS):
            await test(*args, **kwargs)

    return bounded
