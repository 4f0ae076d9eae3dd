"""Somebody waits for the disk, and somebody works meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from klubovna.server.storage.waiting import Waiter

PATIENCE = 60.0
"""Seconds; only what hangs takes so long."""


@pytest.fixture
def waiter() -> Iterator[Waiter]:
    waiter = Waiter()
    yield waiter
    waiter.close()


def test_the_work_is_done_while_the_waiting_waits(waiter: Waiter) -> None:
    for _ in range(3):
        worked, waited = threading.Event(), list[bool]()
        waiter.both(lambda worked=worked, waited=waited: waited.append(worked.wait(PATIENCE)), worked.set)  # type: ignore[misc]
        assert waited == [True]


def test_the_waiting_has_begun_before_the_work_does(waiter: Waiter) -> None:
    begun, seen = threading.Event(), list[bool]()
    waiter.both(begun.set, lambda: seen.append(begun.wait(PATIENCE)))
    assert seen == [True]


def test_who_asks_goes_on_when_both_are_done(waiter: Waiter) -> None:
    worked, order = threading.Event(), list[str]()

    def wait() -> None:
        worked.wait(PATIENCE)
        order.append("waited")

    def work() -> None:
        order.append("worked")
        worked.set()

    waiter.both(wait, work)
    assert order == ["worked", "waited"]


def test_what_goes_wrong_with_the_waiting_is_raised_after_the_work(waiter: Waiter) -> None:
    worked = threading.Event()

    def spoiled() -> None:
        worked.wait(PATIENCE)
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        waiter.both(spoiled, worked.set)
    assert worked.is_set()
    waiter.both(lambda: None, lambda: None)


def test_what_goes_wrong_with_the_work_is_raised_after_the_waiting(waiter: Waiter) -> None:
    waited = threading.Event()

    def spoiled() -> None:
        raise LookupError("spoiled")

    with pytest.raises(LookupError):
        waiter.both(waited.set, spoiled)
    assert waited.is_set()
    waiter.both(lambda: None, lambda: None)


def test_it_ends_and_begins_again(waiter: Waiter) -> None:
    names = list[str]()
    for _ in range(2):
        waiter.both(lambda: names.append(threading.current_thread().name), lambda: None)
        waiter.close()
    assert names == ["waiter", "waiter"]
    assert all(thread.name != "waiter" for thread in threading.enumerate())
