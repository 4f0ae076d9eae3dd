"""What takes too long is interrupted: in the main thread of a process of its own. In a thread, and where the
machine has no timers (a browser), nothing can be interrupted from within; whoever asked gives the worker up."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

HAS_TIMERS = hasattr(signal, "setitimer") and hasattr(signal, "SIGPROF")


class Late(BaseException):
    """It took too long. Nobody on the way takes it for a fault of what they were doing."""


@contextlib.contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Interrupt whatever runs."""
    if not _may_be():
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


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Of the processor's time. Python is interrupted; what does not come back to Python ends with its process, one
    second later."""
    if not _may_be():
        yield
        return
    import resource  # noqa: PLC0415 (where there are no timers, there is no such module)

    before = signal.signal(signal.SIGPROF, _late)
    used, (soft, hard) = time.process_time(), resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 2, hard))
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
        signal.signal(signal.SIGPROF, before)


def _may_be() -> bool:
    return HAS_TIMERS and threading.current_thread() is threading.main_thread()


def _late(*_: object) -> None:
    raise Late
