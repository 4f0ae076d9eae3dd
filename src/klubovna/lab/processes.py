"""A crowd of processes on this machine."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, TypeVar, cast

R = TypeVar("R")


class Processes:
    """So many of them."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def send(self, thing: object) -> bytes:
        return pickle.dumps(thing)

    @contextmanager
    def engaged(self, work: Callable[..., R], args: Sequence[Any]) -> Iterator[_Pool[R]]:
        others = multiprocessing.active_children()
        with ProcessPoolExecutor(self.jobs, initializer=_loyal) as pool:
            try:
                yield _Pool(self.jobs, partial(pool.submit, work), args)
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


class _Pool(Generic[R]):
    def __init__(self, number: int, submit: Callable[..., Future[R]], args: Sequence[Any]) -> None:
        self.number, self._submit, self._args = number, submit, args

    def give(self, units: Sequence[Any]) -> Hashable:
        return self._submit(units, *self._args)

    def finished(self, given: Iterable[Hashable]) -> Iterator[tuple[Hashable, R]]:
        futures = cast(Iterable[Future[R]], given)
        for future in wait(futures, return_when=FIRST_COMPLETED).done:
            yield future, future.result()


def _loyal() -> None:
    """Workers leave Ctrl-C to whoever gave them their work, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
