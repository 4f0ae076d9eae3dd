"""Many games at once: the same results whatever the number of workers, and word of how far it is."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TextIO, TypeVar

R = TypeVar("R")

PORTION = 0.5
"""Seconds that a worker is busy with what it is handed at a time, as far as single games allow."""
AHEAD = 2
"""Portions for each worker that are under way, so that none waits for the next."""
OFTEN, SELDOM = 0.1, 30.0
"""Seconds between two words of how far it is: on a terminal, and in a log."""


def in_chunks(work: Callable[..., R], units: Sequence[Any], jobs: int, *args: Any) -> Iterator[tuple[int, R]]:
    """Call `work(some of the units, *args)` in several processes until all are done; yields (how many units, result).

    The first portions are single units; then they grow with the speed that was seen, and shrink again towards the end,
    so that no worker is left alone with much. An error or Ctrl-C stops everything at once.
    """
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(jobs, initializer=_loyal) as pool:
        running: dict[Future[R], int] = {}
        given, done, started = 0, 0, time.monotonic()
        try:
            while given < len(units) or running:
                while given < len(units) and len(running) < jobs * AHEAD:
                    size = _portion(len(units) - given, done, time.monotonic() - started, jobs)
                    running[pool.submit(work, units[given : given + size], *args)] = size
                    given += size
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    games = running.pop(future)
                    done += games
                    yield games, future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            workers = set(multiprocessing.active_children()).difference(others)
            for process in workers:
                process.terminate()
            for process in workers:
                process.join()
                while process.is_alive():  # the pool waits, too; whoever comes second is told later
                    time.sleep(0.001)
            raise


def _portion(left: int, done: int, seconds: float, jobs: int) -> int:
    """How many units are handed out next."""
    fitting = PORTION * done / max(seconds, 0.001) / jobs
    return max(1, min(int(fitting), left // (jobs * AHEAD)))


def _loyal() -> None:
    """Workers leave Ctrl-C to whoever gave them their work, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
