"""A table's lock: taken without waiting where it is free, else in the order in which it was asked for."""

from __future__ import annotations

import asyncio

from klubovna.server.tables.locks import Lock


async def hold(lock: Lock, name: str, order: list[str]) -> None:
    async with lock:
        order.append(name)
        await asyncio.sleep(0)


async def test_it_is_taken_at_once_or_not_at_all() -> None:
    lock = Lock()
    assert lock.take()
    assert not lock.take()
    assert lock.locked()
    lock.release()
    assert not lock.locked()
    async with lock:
        assert not lock.take()


async def test_those_who_wait_come_in_order_and_nobody_between() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    waiting = [asyncio.create_task(hold(lock, name, order)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take(), "it was given to whoever waits"
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert lock.take()


async def test_who_stops_waiting_keeps_nobody_waiting() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    early, given, last = (asyncio.create_task(hold(lock, name, order)) for name in "abc")
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()
    given.cancel()  # it has been given the lock, and does not know it yet
    await asyncio.wait([early, given, last])
    assert order == ["c"]
    assert not lock.locked()


async def test_what_goes_wrong_gives_it_back() -> None:
    lock = Lock()
    try:
        async with lock:
            raise ValueError
    except ValueError:
        assert lock.take()
