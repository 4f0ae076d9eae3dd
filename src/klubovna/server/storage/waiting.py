"""Waiting for the disk while something else is done."""

from __future__ import annotations

from _thread import allocate_lock
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

Wait: TypeAlias = Callable[[], object]
"""What waits outside of Python, where it keeps nobody from going on."""


class Waiter:
    """A thread that waits in the place of another, which works meanwhile and then goes on with both done.

    Whoever hands something to a thread usually keeps Python's lock, so that the thread begins only when the work is
    done. Here one stands still until the thread has the lock and is about to wait, which gives it back.
    """

    def __init__(self) -> None:
        self._asked: SimpleQueue[Wait | None] = SimpleQueue()
        self._begun, self._done = allocate_lock(), allocate_lock()
        self._begun.acquire()
        self._done.acquire()
        self._problem: BaseException | None = None
        self._thread: Thread | None = None

    def both(self, wait: Wait, work: Callable[[], None]) -> None:
        """Raises what went wrong with it, or with the work, after both."""
        if self._thread is None:
            self._thread = Thread(target=self._wait, name="waiter", daemon=True)
            self._thread.start()
        self._asked.put(wait)
        self._begun.acquire()
        try:
            work()
        finally:
            self._done.acquire()
        problem, self._problem = self._problem, None
        if problem is not None:
            raise problem

    def close(self) -> None:
        """The thread ends. (Whoever has something to wait for later gets another one.)"""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    def _wait(self) -> None:
        while (wait := self._asked.get()) is not None:
            self._begun.release()
            try:
                wait()
            except BaseException as problem:  # it is raised where it was asked for
                self._problem = problem
            self._done.release()
