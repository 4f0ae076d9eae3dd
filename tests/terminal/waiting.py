"""Waiting for what comes in its own time: a bot's move, a thought, a screen that is about to open."""

from __future__ import annotations

from collections.abc import Callable

from textual.pilot import Pilot


async def until(pilot: Pilot[None], happened: Callable[[], object]) -> None:
    """On a busy machine what a key does may come after the press: look again, for half a minute at most."""
    for _ in range(6000):
        if happened():
            break
        await pilot.pause(0.005)
    assert happened(), "waited in vain"
    await pilot.pause()
