"""Waiting for what comes in its own time: a bot's move, a thought, a screen that is about to open."""

from __future__ import annotations

from collections.abc import Callable

from textual.pilot import Pilot


async def until(pilot: Pilot[None], happened: Callable[[], object]) -> None:
    """On a busy machine what a key does may come after the press: look again, until it has come. Whoever waits in vain
    is told so by the limit of every test."""
    while not happened():
        await pilot.pause(0.005)
    await pilot.pause()
