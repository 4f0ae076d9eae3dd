"""How long each seat has thought, told from the times at which its choices were stored. Nobody is ever hurried by it.

The clock starts with the first choice at the table: before that people are still sitting down. From then on it always
runs for the seat that decides, whether anybody is there or not. The time before an undo counts for the seat whose
choice is taken back, because these were its second thoughts.
"""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Entry, Undone


class Clock:
    def __init__(self, seats: Iterable[Seat]) -> None:
        self.used: dict[Seat, float] = dict.fromkeys(seats, 0.0)
        self.since: float | None = None
        """Since when the present decision runs; None before the first choice."""
        self._choosers: list[Seat] = []
        """Of the choices that still count."""

    def enter(self, entries: Iterable[Entry], times: Iterable[float]) -> None:
        """What was stored, and when."""
        for entry, at in zip(entries, times, strict=False):
            if isinstance(entry, Chosen):
                self._choosers.append(entry.seat)
                self._press(entry.seat, at)
            elif isinstance(entry, Undone):
                self._press(self._choosers.pop(), at)

    def _press(self, seat: Seat, at: float) -> None:
        """The machine's clock may be set back; nobody gets time for that."""
        if self.since is not None:
            self.used[seat] += max(0.0, at - self.since)
        self.since = at
