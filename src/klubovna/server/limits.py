"""How much one address may ask for: a bucket that fills with time and is emptied by requests; and places, of which
there are only so many."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

MOST_KNOWN = 50_000


def clock() -> float:
    """By which buckets fill; tests hold it."""
    return time.monotonic()


class Bucket:
    """`rate` a second on average, `burst` at once, counted for each key alone."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        now = clock()
        level, then = self._levels.get(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        if level < 1:
            return False
        self._set(key, level - 1, now)
        return True

    def has(self, key: str) -> bool:
        """Whether anything is left. For what costs nobody knows how much before it is done: see `spend`."""
        return self._level(key) > 0

    def spend(self, key: str, amount: float) -> None:
        """So much it was; the bucket may owe it."""
        self._set(key, self._level(key) - amount, clock())

    def _set(self, key: str, level: float, now: float) -> None:
        if key not in self._levels and len(self._levels) >= MOST_KNOWN:
            self._forget(now)
        self._levels[key] = (level, now)

    def _level(self, key: str) -> float:
        now = clock()
        level, then = self._levels.get(key, (self._burst, now))
        return min(self._burst, level + (now - then) * self._rate)

    def _forget(self, now: float) -> None:
        """Who has a full bucket again needs no entry; if that frees nothing, everybody starts anew."""
        full = self._burst / self._rate
        self._levels = {k: v for k, v in self._levels.items() if v[0] < 0 or now - v[1] < full}
        if len(self._levels) >= MOST_KNOWN:
            self._levels.clear()


class Full(Exception):
    """No place is free."""


class Places:
    """What may be there at the same time, counted by whose it is."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, most: Mapping[str, int]) -> Iterator[None]:
        """A place that counts for all these; raises Full when one of them has as many as that already."""
        if any(self.taken[key] >= limit for key, limit in most.items()):
            raise Full
        self.taken.update(most.keys())
        try:
            yield
        finally:
            for key in most:
                self._leave(key)

    def _leave(self, key: str) -> None:
        """Whoever has no place left is forgotten. (To subtract counters would look at everybody's.)"""
        if self.taken[key] > 1:
            self.taken[key] -= 1
        else:
            del self.taken[key]


@lru_cache(MOST_KNOWN)
def neighbours(address: str) -> str:
    """Whoever has one address of the newer kind has the 2^64 beside it, too."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))
