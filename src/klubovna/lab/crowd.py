"""Many games at once: the same results whatever the number of workers, with a progress bar for people."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

R = TypeVar("R")


def in_chunks(work: Callable[..., R], total: int, size: int, jobs: int, *args: Any) -> Iterator[tuple[int, R]]:
    """Call `work(start, stop, *args)` over chunks of 0…total in several processes; yields (games done, result).

    Only a few chunks wait at a time, so that an error or Ctrl-C stops everything soon.
    """
    chunks = iter([(start, min(start + size, total)) for start in range(0, total, size)])
    with ProcessPoolExecutor(jobs) as pool:
        running: dict[Future[R], int] = {}
        try:
            for start, stop in chunks:
                running[pool.submit(work, start, stop, *args)] = stop - start
                if len(running) >= jobs * 2:
                    yield from _finished(running)
            while running:
                yield from _finished(running)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _finished(running: dict[Future[R], int]) -> Iterator[tuple[int, R]]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in done:
        games = running.pop(future)
        yield games, future.result()


def at_least_one(text: str) -> int:
    """For argparse: a number of games or of processes."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with an estimate on a terminal, silence elsewhere."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(title, total=total)
        yield lambda games: bar.advance(task, games)
