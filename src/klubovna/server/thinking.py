"""Bots think in other processes, never in the event loop, and never longer than they may.

A worker gets the record without its key, plays it again and asks the bot, which is handed what its seat sees
and nothing else. Whatever goes wrong is raised as `Stuck`; the club then lets luck choose and says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any, TypeAlias

import klubovna
from klubovna.bots.asking import question
from klubovna.bots.players import player
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume

GRACE = 2.0
"""How much later than the deadline a worker that does not answer is given up."""
STARTING = 30.0
"""How long the first answer may take besides: workers have to start."""

Think: TypeAlias = Callable[..., str]


class Stuck(Exception):
    """No choice came from the bot."""


def think(game_id: str, record: bytes, seat: Seat, name: str, seconds: float) -> str:
    """What the bot chooses, in the action's text form. Runs in a worker."""
    with _deadline(seconds):
        game = klubovna.game(game_id)
        table = resume(game, Record.from_bytes(record))
        if table.seat != seat:
            raise ValueError(f"it is not for {seat} to choose")
        asked = question(game, table.state, seat, table.options)
        return player(name, game, seat, timed=True).choose(asked, random.SystemRandom()).text


@contextlib.contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Interrupt whatever runs in a worker's main thread; elsewhere (in a thread) nothing can be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(*_: object) -> None:
        raise TimeoutError("the bot thought too long")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _quiet() -> None:
    """Workers leave when the server tells them to, not when somebody presses Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """A pool that replaces itself when a worker died or hangs."""

    def __init__(self, processes: int, seconds: float, work: Think = think, pool: Callable[[], Executor] | None = None):
        self._seconds = seconds
        self._work = work
        self._open = pool or (lambda: _processes(processes))
        self._pool: Executor | None = None
        self._warm = pool is not None

    async def choose(self, game: str, record: bytes, seat: Seat, name: str) -> str:
        """Asked again when the pool broke, which may have been another bot's fault."""
        for _ in range(2):
            text = await self._ask(game, record, seat, name)
            if text is not None:
                self._warm = True
                return text
        raise Stuck("the workers died")

    async def _ask(self, *question: str | bytes) -> str | None:
        pool = self._pool = self._pool or self._open()
        patience = self._seconds + GRACE + (0 if self._warm else STARTING)
        try:
            future = asyncio.wrap_future(self._ask_pool(pool, *question))
            await asyncio.wait({future}, timeout=patience)
            if not future.done():
                self._replace(pool)
                raise Stuck("no answer came")
            return None if future.cancelled() else future.result()
        except BrokenExecutor:
            self._replace(pool)
            return None
        except Stuck:
            raise
        except Exception as problem:
            raise Stuck(f"{type(problem).__name__}: {problem}") from problem

    def _ask_pool(self, pool: Executor, *question: str | bytes) -> Future[str]:
        return pool.submit(self._work, *question, self._seconds)

    def _replace(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None
        _stop(pool)

    def close(self) -> None:
        if self._pool is not None:
            _stop(self._pool)


def _processes(count: int) -> ProcessPoolExecutor:
    """Fresh interpreters: a fork would take the event loop's threads and locks with it."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _quiet)


def _stop(pool: Executor) -> None:
    """End the pool and, by their handles, the processes it started."""
    workers: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers.values():
        worker.kill()
