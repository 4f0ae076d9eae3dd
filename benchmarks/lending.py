"""What a bot's move costs a server, where it thinks itself and where a browser thinks for it:
`python benchmarks/lending.py [GAME] [--bot LEVEL]`.

One table that goes along; this process is its browser and thinks as a page does, on the same machine. Measured is the
time of the processor that the server and its workers have used, and how long a bot took, from the person's choice on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, NamedTuple

import websockets

import klubovna
from carrying import HOST, Server, ready, server
from klubovna.alone.thinking import answer
from klubovna.kernel.record import Chosen, Record
from visitors import Guest

WARM = 3
"""Choices before anything is measured: workers and nets have to wake up."""


class Figures(NamedTuple):
    moves: int
    server: float
    """Milliseconds of the processor for each bot's choice."""
    waited: float
    """Seconds from a person's choice until the person is asked again, on average."""


def spent(started: Server) -> float:
    """By the server and the processes that think for it."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has just gone
            continue
        if started.process.pid in (int(path.parent.name), int(fields[1])):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Browser:
    def __init__(self, guest: Guest, table: str, line: Any) -> None:
        self._guest, self._table, self._line = guest, table, line

    async def asked(self) -> dict[str, Any] | None:
        """The moment in which one may choose; None: the game is over."""
        async for word in self._line:
            news = json.loads(word)
            if news["is"] == "errand":
                thought = b64encode(await asyncio.to_thread(answer, b64decode(news["errand"]))).decode()
                await self._guest.ask("POST", f"tables/{self._table}/thought", {"id": news["id"], "thought": thought})
            elif news["is"] == "moment" and (news["options"] or news["outcome"]):
                return None if news["outcome"] else news
        raise ConnectionError("the server has hung up")

    async def choose(self, now: dict[str, Any]) -> dict[str, Any] | None:
        word = {"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]}
        await self._line.send(json.dumps(word))
        return await self.asked()

    async def bots_choices(self) -> int:
        info, body = await self._guest.ask("GET", f"tables/{self._table}"), await self._record()
        bots = {seat["seat"] for seat in info["seats"] if seat["kind"] == "bot"}
        return sum(isinstance(entry, Chosen) and entry.seat in bots for entry in Record.from_bytes(body).entries)

    async def _record(self) -> bytes:
        reader, writer = await asyncio.open_connection(HOST, self._guest.port)
        writer.write(self._guest.head(f"GET /api/tables/{self._table}/record", "connection: close"))
        body = (await reader.read()).partition(b"\r\n\r\n")[2]
        writer.close()
        return body


async def measured(started: Server, game: str, bot: str, choices: int, *, lends: bool) -> Figures:
    await ready(started)
    guest = await Guest.come(HOST, started.port)
    mine, *others = klubovna.new(game).seats
    seats = {mine: "me", **dict.fromkeys(others, f"bot:{bot}")}
    table = (await guest.ask("POST", "tables", {"game": game, "seats": seats}))["id"]
    await guest.ask("POST", f"tables/{table}/along", {})
    address = f"ws://{HOST}:{started.port}/api/tables/{table}/live?lends={'true' if lends else 'false'}"
    async with websockets.connect(address, additional_headers={"cookie": guest.cookie}) as line:
        browser = Browser(guest, table, line)
        now = await browser.asked()
        for _ in range(WARM):
            now = now and await browser.choose(now)
        moves, before, begun, made = await browser.bots_choices(), spent(started), time.monotonic(), 0
        while now and made < choices:
            now, made = await browser.choose(now), made + 1
        passed, used = time.monotonic() - begun, spent(started) - before
        moves = await browser.bots_choices() - moves
    return Figures(moves, 1000 * used / max(1, moves), passed / max(1, made))


def figures(game: str, bot: str, choices: int, *, lends: bool) -> Figures:
    with tempfile.TemporaryDirectory(prefix="klubovna-lending-") as folder, server(Path(folder)) as started:
        return asyncio.run(measured(started, game, bot, choices, lends=lends))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="blitzkrieg")
    parser.add_argument("--bot", default="club", help="the level (club)")
    parser.add_argument("--choices", type=int, default=10, help="of the person (10)")
    args = parser.parse_args()
    print(f"{'who thinks':12}{'bots choices':>14}{'server ms each':>16}{'s until asked':>15}")
    for lends in (False, True):
        found = figures(args.game, args.bot, args.choices, lends=lends)
        who = "the browser" if lends else "the server"
        print(f"{who:12}{found.moves:14}{found.server:16.1f}{found.waited:15.2f}", flush=True)


if __name__ == "__main__":
    main()
