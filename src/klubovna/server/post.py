"""What is told in a turn of the event loop is delivered at its end, to everybody at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger("klubovna.server")


class Post:
    """One for the house. Whoever tells many people something holds it meanwhile, and no other turn has to come before
    they get it."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._held = False

    def take(self, write: Callable[[], None]) -> None:
        if not self._waiting and not self._held:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._waiting.append(write)

    def hold(self) -> None:
        """Until `deliver`."""
        self._held = True

    def deliver(self) -> None:
        self._held = False
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            try:
                write()
            except Exception:  # whatever it is, the others are told nevertheless
                log.exception("somebody could not be told")
