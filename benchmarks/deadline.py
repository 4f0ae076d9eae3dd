"""Whether bots answer in time while the server is busy: `python benchmarks/deadline.py [GAME] --masters 8`.

A server of its own is started as `klubovna serve` does it. At some tables masters play, at others the crowd of
`carrying.py` makes a move a second. What is told is how long the masters' decisions took as the server saw
it, from asking for a choice to having it; it has to be there within 1.2 of the budget, 99 times of 100.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from itertools import pairwise
from pathlib import Path

import klubovna
from carrying import HOST, Crowd, Server, ready, server, share
from klubovna.bots.levels import strength
from visitors import Guest

PUNCTUAL = 1.2
BUCKET = re.compile(r'klubovna_bot_seconds_bucket\{bot="master",le="([^"]+)"\} ([\d.e+]+)')
LONGEST = re.compile(r'klubovna_bot_longest_seconds\{bot="master"\} ([\d.e+-]+)')
WARM_UP = 5.0


async def metrics(started: Server) -> str:
    reader, writer = await asyncio.open_connection(HOST, started.port)
    writer.write(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    return text


def counted(text: str) -> dict[float, float]:
    """How many decisions took at most so long."""
    return {float(limit): float(count) for limit, count in BUCKET.findall(text)}


def within(counts: dict[float, float], part: float) -> float:
    """The seconds within which this part of the decisions was made, straight between the limits that are counted."""
    wanted = part * max(counts.values(), default=0.0)
    for (low, before), (high, until) in pairwise([(0.0, 0.0), *sorted(counts.items())]):
        if until >= wanted > 0 and until > before:
            return low if high == float("inf") else low + (high - low) * (wanted - before) / (until - before)
    return 0.0


async def masters_play(port: int, game: str, again: float = 0.5) -> None:
    """One table after another at which only masters sit."""
    guest = await Guest.come(HOST, port)
    seats = dict.fromkeys(klubovna.game(game).seats, "bot:master")
    while True:
        table = (await guest.ask("POST", "tables", {"game": game, "seats": seats}))["id"]
        while (await guest.ask("GET", f"tables/{table}"))["status"] != "over":
            await asyncio.sleep(again)


async def measured(game: str, masters: int, tables: int, seconds: float) -> bool:
    with tempfile.TemporaryDirectory(prefix="klubovna-deadline-") as folder, server(Path(folder)) as started:
        await ready(started)
        crowd = Crowd([started.port], "vzdor", 1)
        playing = [asyncio.create_task(masters_play(started.port, game)) for _ in range(masters)]
        try:
            await crowd.grow(tables)
            await asyncio.sleep(WARM_UP)
            before = counted(await metrics(started))
            crowd.forget()
            await asyncio.sleep(seconds)
            after = await metrics(started)
            crowd.failed()
            told = list(crowd.took)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await crowd.leave()
    counts = {limit: count - before.get(limit, 0.0) for limit, count in counted(after).items()}
    return show(game, masters, tables, counts, float(LONGEST.findall(after)[0]), told)


def show(game: str, masters: int, tables: int, counts: dict[float, float], longest: float, told: list[float]) -> bool:
    budget = strength("master", klubovna.game(game)).seconds
    p50, p99 = (min(longest, within(counts, part)) for part in (0.5, 0.99))
    print(f"{game}: {masters} tables of masters, {tables} of people; {max(counts.values()):.0f} decisions")
    print(f"  decisions: p50 {p50:.2f} s, p99 {p99:.2f} s, longest since the start {longest:.2f} s (budget {budget} s)")
    print(f"  people's moves: p50 {share(told, 0.5):.0f} ms, p99 {share(told, 0.99):.0f} ms")
    print("in time" if p99 <= PUNCTUAL * budget else "LATE")
    return p99 <= PUNCTUAL * budget


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="blitzkrieg")
    parser.add_argument("--masters", type=int, default=8, help="tables at which masters play (8)")
    parser.add_argument("--tables", type=int, default=100, help="tables at which people play (100)")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    return 0 if asyncio.run(measured(args.game, args.masters, args.tables, args.seconds)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
