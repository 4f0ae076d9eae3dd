"""Connections that are opened and say nothing, or too slowly, or too many: each costs us a place and the other side
nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets

from klubovna.server.limits import neighbours
from klubovna.server.settings import Limits
from tests.server.clubhouse import SOON, House, Line

HALF = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Open = Callable[..., Any]


async def connected(house: House, said: bytes = b"", by: str = "127.0.0.1") -> Streams:
    host, port = house.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(by, 0))
    writer.write(said)
    await writer.drain()
    return reader, writer


async def shown_out(connection: Streams) -> bytes:
    """What came until the other side had enough."""
    try:
        return await asyncio.wait_for(connection[0].read(), SOON)
    except ConnectionError:
        return b""
    finally:
        connection[1].close()


async def asked(house: House, by: str = "127.0.0.1") -> bytes:
    """A whole request and its answer; nothing, if there is no place for it."""
    return await shown_out(await connected(house, HALF + b"connection: close\r\n\r\n", by))


@pytest.mark.parametrize(
    "said", [b"", b"GET /he", HALF, b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\nhalf of it"]
)
async def test_a_request_that_is_not_there_in_time_is_given_up(open_house: Open, sqlite: str, said: bytes) -> None:
    """They stayed open for as long as anybody liked."""
    house = await open_house(sqlite, limits=Limits(head_seconds=0.2, body_seconds=0.2))
    assert b"200 OK" not in await shown_out(await connected(house, said))


async def test_a_second_request_has_to_be_there_in_time_as_well(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(head_seconds=0.2))
    answered = await shown_out(await connected(house, HALF + b"\r\n" + HALF))
    assert answered.count(b"200 OK") == 1


async def test_one_address_has_only_so_many_connections(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(address_connections=3))
    silent = [await connected(house, HALF, "127.0.0.2") for _ in range(3)]
    assert b"200 OK" in await asked(house, "127.0.0.2"), "who says something comes first"
    assert await shown_out(silent.pop(0)) == b""
    assert b"200 OK" in await asked(house, "127.0.0.3")
    for _, writer in silent:
        writer.close()


@asynccontextmanager
async def line(house: House, table: str, by: str) -> AsyncIterator[Line]:
    address = f"ws://{house.address}/api/tables/{table}/live"
    async with websockets.connect(address, local_addr=(by, 0)) as connection:
        yield Line(connection, house.stranger())


async def test_sockets_are_connections_too(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(address_connections=2))
    table = await (await house.visitor()).open("sealed", seats={"north": "me"}, public=True)
    async with line(house, table, "127.0.0.2") as one, line(house, table, "127.0.0.2") as other:
        await one.next("moment")
        await other.next("moment")
        assert await asked(house, "127.0.0.2") == b""
    assert b"200 OK" in await asked(house, "127.0.0.2"), "once they have left there is room"


async def test_when_all_places_are_taken_the_silent_make_room(open_house: Open, sqlite: str) -> None:
    """With few files, 420 half requests made the house unreachable."""
    house = await open_house(sqlite, limits=Limits(connections=8))
    silent = [await connected(house, HALF) for _ in range(20)]
    assert b"200 OK" in await asked(house)
    assert await shown_out(silent[0]) == b""
    for _, writer in silent:
        writer.close()


async def test_sockets_of_those_without_a_cookie_are_counted_by_address(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(sockets=2))
    table = await (await house.visitor()).open("sealed", seats={"north": "me"}, public=True)
    async with line(house, table, "127.0.0.2") as one, line(house, table, "127.0.0.2") as two:
        await one.next("moment")
        await two.next("moment")
        async with line(house, table, "127.0.0.2") as three:
            assert (await three.next("error"))["error"]["kind"] == "too-much"
        async with line(house, table, "127.0.0.3") as elsewhere:
            await elsewhere.next("moment")


async def test_cookies_do_not_multiply_an_address(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(address_sockets=2))
    visitors = [await house.visitor() for _ in range(3)]
    table = await visitors[0].open("sealed", seats={"north": "me"}, public=True)
    async with visitors[0].live(table) as one, visitors[1].live(table) as two, visitors[2].live(table) as three:
        await one.next("moment")
        await two.next("moment")
        assert (await three.next("error"))["error"]["kind"] == "too-much"


def test_whoever_has_one_address_of_the_newer_kind_has_many() -> None:
    assert neighbours("2001:db8::1") == neighbours("2001:db8::ffff:1") == "2001:db8::/64"
    assert neighbours("2001:db8:0:1::1") != neighbours("2001:db8::1")
    assert neighbours("::ffff:192.0.2.1") == neighbours("192.0.2.1") == "192.0.2.1"
    assert neighbours("fe80::1%eth0") == "fe80::/64"
    assert neighbours("?") == "?"
