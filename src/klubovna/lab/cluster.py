"""A crowd of Ray's workers, on this machine or on as many as there are.

A worker that dies, alone or with its machine, is replaced by Ray, and its portion is played again. What is played is
the same whoever plays it, so nobody can tell by the results.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

import klubovna
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.lab.crowd import cores

R = TypeVar("R")

LOCAL, AUTO, CLIENT = "local", "auto", "ray://"
"""Addresses without a machine: a cluster of our own, and one that runs here already; and how distant clients begin."""
AGAIN = 4
"""How often a portion is played once more because its worker died: more often, and the portion is to blame."""
PATIENCE = 5.0
"""Seconds within which somebody has to answer at an address."""
SETTINGS = b"\4"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + SETTINGS + bytes(5)
"""How a conversation over HTTP/2 begins, as Ray's machines have them: with a frame of settings from either side."""
MEMORY = 128 * 1024 * 1024
"""Bytes that a cluster of our own keeps results in on their way, instead of a third of the machine's memory."""


class Cluster:
    """Ray's workers. A program that is connected to a cluster stays with it; otherwise we connect, and leave again."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        """`jobs` portions at a time, or as many as the cluster has cores; raises Unreadable where there is no Ray."""
        self.address, self.jobs = address, jobs
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise Unreadable("ray is not installed; pip install 'klubovna[ray]' brings it") from None

    def send(self, thing: object) -> bytes:
        sent: bytes = self._ray.cloudpickle.dumps(thing)
        return sent

    @contextmanager
    def engaged(self, work: Callable[..., R], args: Sequence[Any]) -> Iterator[_Workers[R]]:
        # Whatever Ray has to say is not part of what we print.
        with redirect_stdout(sys.stderr), connected(self._ray, self.address, self.jobs):
            workers = _Workers[R](self._ray, self.jobs or _cores_of(self._ray), work, args)
            try:
                yield workers
            except BaseException:
                workers.stop()
                raise


class _Workers(Generic[R]):
    def __init__(self, ray: Any, number: int, work: Callable[..., R], args: Sequence[Any]) -> None:
        self.number, self._ray = number, ray
        self._task = ray.remote(num_cpus=1, max_retries=AGAIN)(_done)
        self._work = ray.put((klubovna.__version__, work, args))  # once for all portions
        self._running: set[Hashable] = set()

    def give(self, units: Sequence[Any]) -> Hashable:
        portion: Hashable = self._task.remote(self._work, units)
        self._running.add(portion)
        return portion

    def finished(self, given: Iterable[Hashable]) -> Iterator[tuple[Hashable, R]]:
        ready, _ = self._ray.wait(list(given), num_returns=1)
        for portion in ready:
            self._running.discard(portion)
            yield portion, self._result(portion)

    def _result(self, portion: Hashable) -> R:
        errors = self._ray.exceptions
        try:
            return cast(R, self._ray.get(portion))
        except errors.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else Broken(str(error))) from error
        except errors.WorkerCrashedError:
            raise Broken(f"workers of Ray died {AGAIN + 1} times over the same games") from None
        except errors.RayError as error:
            raise Broken(f"Ray: {error}") from error

    def stop(self) -> None:
        for portion in self._running:
            self._ray.cancel(portion, force=True)


def _done(told: tuple[str, Callable[..., R], Sequence[Any]], units: Sequence[Any]) -> R:
    """A portion, where a worker is. Results are the same everywhere only if Klubovna is."""
    version, work, args = told
    if klubovna.__version__ != version:
        there = f"Klubovna is {klubovna.__version__} on {socket.gethostname()}"
        raise Broken(f"{there} and {version} here; all machines of the cluster need the same")
    return work(units, *args)


def _cores_of(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


# Connections


@contextmanager
def connected(ray: Any, address: str, jobs: int | None) -> Iterator[None]:
    """A cluster of our own has as many workers as there are to be jobs, or cores; raises Unreadable."""
    if ray.is_initialized():
        _check_same(ray.get_runtime_context().gcs_address, address)
        yield
        return
    with ExitStack() as stack:
        stack.enter_context(_left_as_found())
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == LOCAL:
            stack.enter_context(_to_itself())
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="klubovna-", ignore_cleanup_errors=True))
            kept = {"_temp_dir": folder, "object_store_memory": MEMORY}
            ray.init(LOCAL, num_cpus=jobs or cores(), include_dashboard=False, **kept, **quiet)
        else:
            _check_answer(address)
            try:
                ray.init(address, **quiet)
            except Exception as problem:
                raise Unreadable(f"no Ray cluster can be joined at {address!r}: {problem}") from problem
        stack.callback(ray.shutdown)
        yield


def _check_same(connected: str, address: str) -> None:
    if address not in (LOCAL, AUTO, connected):
        raise Unreadable(f"this program is connected to Ray at {connected} already, not at {address}")


def _check_answer(address: str) -> None:
    """Ray itself would go on trying for many minutes, whoever sits there."""
    if address == AUTO:
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise Unreadable(f"{address!r} is no address of a Ray cluster: HOST:PORT, {CLIENT}HOST:PORT or {AUTO}")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.sendall(GREETING)
            answer = line.recv(9)
    except (OSError, OverflowError) as problem:
        raise Unreadable(f"no Ray cluster answers at {address!r}: {problem}") from None
    if answer[3:4] != SETTINGS and "RAY_USE_TLS" not in os.environ:
        raise Unreadable(f"whoever answers at {address!r} is no Ray cluster")


@contextmanager
def _to_itself() -> Iterator[None]:
    """A cluster of one machine keeps to itself: it listens to this machine only, which is Ray's custom on some systems
    but not on all, and tells nobody that it is used. Its workers get as much of the machine as processes would. All of
    them learn it from the environment."""
    constants: Any = import_module("ray._private.ray_constants")
    clusters, constants.ENABLE_RAY_CLUSTER = constants.ENABLE_RAY_CLUSTER, False
    names = ("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "RAY_USAGE_STATS_ENABLED", "RAY_worker_niceness")
    os.environ.update(dict.fromkeys(names, "0"))
    try:
        yield
    finally:
        constants.ENABLE_RAY_CLUSTER = clusters


@contextmanager
def _left_as_found() -> Iterator[None]:
    """Ray takes SIGTERM and breakpoints for itself, and writes settings of its own into the environment."""
    main = threading.current_thread() is threading.main_thread()
    before, at_end = _settings(), signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        for name in _settings():
            del os.environ[name]
        os.environ.update(before)
        if main:
            signal.signal(signal.SIGTERM, at_end)


def _settings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(("RAY_", "PYTHONBREAKPOINT"))}
