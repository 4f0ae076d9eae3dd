"""Many games at once: the same results whatever the number of workers, and word of how far it is."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol, TextIO, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

PORTION = 0.5
"""Seconds that a worker is busy with what it is handed at a time, as far as single games allow."""
AHEAD = 2
"""Portions for each worker that are under way, so that none waits for the next."""
OFTEN, SELDOM = 0.1, 30.0
"""Seconds between two words of how far it is: on a terminal, and in a log."""


class Hands(Protocol[R_co]):
    """Workers who have been told what their work is."""

    number: int
    """How many of them work at a time."""

    def give(self, units: Sequence[Any]) -> Hashable:
        """Hand out a portion; what comes back stands for it."""

    def finished(self, given: Iterable[Hashable]) -> Iterable[tuple[Hashable, R_co]]:
        """Wait until at least one of these portions is done; what a worker raises is raised here."""


class Crowd(Protocol):
    """Where workers come from: processes of this machine, or a Ray cluster."""

    def engaged(self, work: Callable[..., R], args: Sequence[Any]) -> AbstractContextManager[Hands[R]]:
        """Workers for `work(units, *args)`. Whoever leaves them by an error or Ctrl-C stops them at once."""

    def send(self, thing: object) -> bytes:
        """A thing as it travels to a worker; raises whatever is the matter where it can't."""


def in_chunks(
    work: Callable[..., R],
    units: Sequence[Any],
    crowd: Crowd,
    *args: Any,
    ahead: int = AHEAD,
    enough: Callable[[], bool] | None = None,
) -> Iterator[tuple[int, R]]:
    """Let a crowd call `work(some of the units, *args)` until all are done; yields (how many units, result). When it is
    `enough`, nothing more is handed out, but what was begun is finished.

    The first portions are single units; then they grow with the speed that was seen, and shrink again towards the end,
    so that no worker is left alone with much.
    """
    with crowd.engaged(work, args) as hands:
        running: dict[Hashable, int] = {}
        given, done, started = 0, 0, time.monotonic()
        while given < len(units) or running:
            if enough is not None and enough():
                units = units[:given]
            while given < len(units) and len(running) < hands.number * ahead:
                size = _portion(len(units) - given, done, time.monotonic() - started, hands.number)
                running[hands.give(units[given : given + size])] = size
                given += size
            for portion, result in hands.finished(list(running)):
                games = running.pop(portion)
                done += games
                yield games, result


def _portion(left: int, done: int, seconds: float, jobs: int) -> int:
    """How many units are handed out next."""
    fitting = PORTION * done / max(seconds, 0.001) / jobs
    return max(1, min(int(fitting), left // (jobs * AHEAD)))


def at_least_one(text: str) -> int:
    """For argparse: a number of games or of processes."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# How far it is


@contextmanager
def progress(title: str, total: int, before: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar with an estimate on a terminal, a line now and then elsewhere; `before` were done some other time."""
    out, live = sys.stderr, sys.stderr.isatty()
    done, started, told = 0, time.monotonic(), time.monotonic()

    def advance(games: int) -> None:
        nonlocal done, told
        done, now = done + games, time.monotonic()
        if now - told >= (OFTEN if live else SELDOM):
            told = now
            _tell(out, live, far(title, before + done, total, done, now - started))

    if live:
        _tell(out, live, far(title, before, total, 0, 0))
    try:
        yield advance
    finally:
        if live:
            _tell(out, live, far(title, before + done, total, done, time.monotonic() - started))
            out.write("\n")


def _tell(out: TextIO, live: bool, line: str) -> None:
    out.write(f"\r{line}\x1b[K" if live else f"{line}\n")
    out.flush()


def far(title: str, done: int, total: int, lately: int, seconds: float) -> str:
    """How many are done, how fast, and how long the rest will take; the speed is that of the last so many seconds."""
    width = 24
    full = width * done // max(1, total)
    line = f"{title}  {'━' * full}{'─' * (width - full)}  {done:,}/{total:,}"
    if not lately or seconds <= 0:
        return line
    rate = lately / seconds
    speed = f"{rate:,.1f} games/s" if rate >= 0.5 else f"{1 / rate:,.1f} s a game"
    return f"{line}  {speed}  " + (f"{clock((total - done) / rate)} left" if done < total else clock(seconds))


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
