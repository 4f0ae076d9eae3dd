"""How much one address may ask for: a bucket that fills with time and is emptied by requests."""

from __future__ import annotations

import time

MOST_KNOWN = 50_000


class Bucket:
    """`rate` a second on average, `burst` at once, counted for each key alone."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        now = time.monotonic()
        level, then = self._levels.get(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        if level < 1:
            return False
        if key not in self._levels and len(self._levels) >= MOST_KNOWN:
            self._forget(now)
        self._levels[key] = (level - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Who has a full bucket again needs no entry; if that frees nothing, everybody starts anew."""
        full = self._burst / self._rate
        self._levels = {k: v for k, v in self._levels.items() if now - v[1] < full}
        if len(self._levels) >= MOST_KNOWN:
            self._levels.clear()
