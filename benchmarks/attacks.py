"""What was once done to our server, done again: python benchmarks/attacks.py [--seconds 20]

Starts a server of its own on 127.0.0.1 with few open files, attacks it in several ways one after the other, and tells
how long somebody who just wants to play had to wait meanwhile. Everything is bounded: some hundred connections, some
seconds each.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

import klubovna

FILES = 400
ATTACKERS = "127.0.0.66"
"""Another address of this machine, as what comes from 127.0.0.1 could be a web server in front of the house."""
SCENARIO = Path(klubovna.__file__).parent / "games/napoleonics/content/scenarios/garcia-hernandez.toml"
Attack = Callable[["Target"], Awaitable[None]]


class Target:
    def __init__(self, port: int) -> None:
        self.port = port
        self.counts: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api/", transport=transport, timeout=60)

    @contextlib.asynccontextmanager
    async def guest(self, address: str) -> AsyncIterator[httpx.AsyncClient]:
        async with self.client(address) as client:
            client.headers["x-csrf-token"] = (await client.get("me")).json()["csrf"]
            yield client


async def half_requests(target: Target) -> None:
    """500 connections that never finish saying what they want, opened again when they are closed."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKERS, 0))
                writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
                target.count("opened")
                await reader.read()
                target.count("closed")
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(500)))


async def many_sockets(target: Target) -> None:
    """300 sockets without a cookie."""
    async with target.guest(ATTACKERS) as client:
        table = (await client.post("tables", json={"game": "vzdor", "public": True})).json()["id"]

    async def one() -> None:
        address = f"ws://127.0.0.1:{target.port}/api/tables/{table}/live"
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(address, local_addr=(ATTACKERS, 0)) as line:
                first = str(await line.recv())
                target.count("refused" if '"error"' in first else "accepted")
                await asyncio.sleep(3600)

    await asyncio.gather(*(one() for _ in range(300)))


async def long_texts(target: Target) -> None:
    """Scenarios whose lines were once looked for in quadratic time."""
    text = SCENARIO.read_text("utf-8").replace("[battle]", f'[battle]\nnote = """\n{"x" * 15_000}\n"""', 1)
    async with target.guest(ATTACKERS) as client:

        async def one() -> None:
            while True:
                answer = await client.post("own/napoleonics", json={"text": text})
                target.count(f"answered {answer.status_code}")
                await asyncio.sleep(0.1)

        await asyncio.gather(*(one() for _ in range(10)))


async def heavy_records(target: Target) -> None:
    """Records that take back the same choice for ever."""
    table = klubovna.new("kacir", seed=1)
    while table.options:
        table.play(table.options[0])
        if table.can_undo:
            for _ in range(5000):
                table.undo(known=True)
                table.play(table.options[0])
            break
    body = table.record.to_bytes()
    async with target.guest(ATTACKERS) as client:

        async def one() -> None:
            while True:
                answer = await client.post("records", content=body)
                target.count(f"answered {answer.status_code}")
                await asyncio.sleep(0.1)

        await asyncio.gather(*(one() for _ in range(8)))


async def playing(target: Target, waits: list[float]) -> None:
    """Somebody who opens a table and plays, again and again, each time by a new connection."""
    while True:
        begun = time.monotonic()
        try:
            async with target.guest("127.0.0.1") as client:
                table = (await client.post("tables", json={"game": "vzdor"})).json()["id"]
                now = (await client.get(f"tables/{table}/moment")).json()
                choice = {"seq": now["seq"], "text": now["options"][0]["text"]}
                (await client.post(f"tables/{table}/choose", json=choice)).raise_for_status()
                await client.post(f"tables/{table}/finish")
            waits.append(time.monotonic() - begun)
        except (httpx.HTTPError, KeyError):
            target.count("player failed")
        await asyncio.sleep(2.1)


async def measured(target: Target, attack: Attack | None, seconds: float) -> str:
    waits: list[float] = []
    target.counts.clear()
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(playing(target, waits))]
    if attack is not None:
        tasks.append(asyncio.ensure_future(attack(target)))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            target.count(f"{type(ended).__name__}: {ended}")
    told = f"{len(waits)} games begun"
    if waits:
        told += f", {statistics.median(waits) * 1000:.0f} ms each, at most {max(waits) * 1000:.0f} ms"
    return f"{told}; {target.counts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each attack (20)")
    args = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "log", "wb") as log:
        own = ["--database", f"sqlite:///{folder}/club.sqlite3", "--secret-file", f"{folder}/secret"]
        command = [sys.executable, "-m", "klubovna.cli", "serve", "--port", str(port), *own]
        with_few = ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh"]
        server = subprocess.Popen([*with_few, *command], stderr=log)
        try:
            asyncio.run(_all(Target(port), args.seconds))
        finally:
            server.terminate()
            server.wait(30)
        print(f"{(Path(folder) / 'log').stat().st_size} bytes of log")


async def _all(target: Target, seconds: float) -> None:
    async with target.client("127.0.0.1") as client:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("../healthz")).status_code == 200:
                    break
            await asyncio.sleep(0.1)
    for attack in (None, half_requests, many_sockets, long_texts, heavy_records):
        print(f"{attack.__name__ if attack else 'in peace':<14} {await measured(target, attack, seconds)}", flush=True)


if __name__ == "__main__":
    main()
