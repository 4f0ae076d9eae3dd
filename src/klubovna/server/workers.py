"""Processes that work for the server, one question at a time: nothing slow is done where people are served. Whatever
goes wrong in one is raised as `Stuck`."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any

GRACE = 2.0
"""How much later than the deadline a worker that does not answer is given up."""
STARTING = 30.0
"""How long the first answer may take besides: workers have to start."""


class Stuck(Exception):
    """No answer came."""


class Worker:
    """A process with one question at a time; it is replaced when it died or hangs."""

    def __init__(self, open: Callable[[], Executor], starting: float) -> None:
        self._open = open
        self._starting = starting
        self._pool: Executor | None = None
        self._warm = False
        self.busy = False
        self.knows: OrderedDict[str, None] = OrderedDict()
        """The tables it was asked about last."""

    async def ask(self, seconds: float, work: Callable[..., Any], *question: Any) -> Any:
        """None: it died, which need not be the fault of the question."""
        pool = self._pool = self._pool or self._open()
        patience = seconds + GRACE + (0 if self._warm else self._starting)
        try:
            future = asyncio.wrap_future(self._submit(pool, work, *question))
            await asyncio.wait({future}, timeout=patience)
            if not future.done():
                self.stop()
                raise Stuck("no answer came")
            self._warm = True
            return None if future.cancelled() else future.result()
        except BrokenExecutor:
            self.stop()
            return None
        except Stuck:
            raise
        except Exception as problem:
            raise Stuck(f"{type(problem).__name__}: {problem}") from problem

    def _submit(self, pool: Executor, work: Callable[..., Any], *question: Any) -> Future[Any]:
        return pool.submit(work, *question)

    def stop(self) -> None:
        """End the process, by its handle. What it knew is lost."""
        if self._pool is not None:
            workers: dict[int, Any] = dict(getattr(self._pool, "_processes", None) or {})
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers.values():
                worker.kill()
        self._pool, self._warm = None, False
        self.knows.clear()


def process(niceness: int = 0) -> ProcessPoolExecutor:
    """A fresh interpreter: a fork would take the event loop's threads and locks with it."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (niceness,))


def _begin(niceness: int) -> None:
    """Workers leave when the server tells them to, not when somebody presses Ctrl-C; and when it is gone without a
    word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
