"""What it costs to tell a move, in bytes and in CPU time: `python benchmarks/telling.py [GAME] [--before TREE]`.

A server is started as `klubovna serve` starts it; at a few tables two people (or one, where a game is for one) and a
watcher are on live lines and play as fast as they can, going the way browsers go: choices over the line, progress back.
With `--before` the same is done first with the server of another tree (a worktree of an older commit), in the way that
browsers went then: choices over HTTP, answered with a whole moment, which everybody gets over the line as well.

CPU time is the server's alone, from the first choice to the last. Bytes are those of answers and messages without
their heads; the early and the late part of a game are told apart, so that it can be seen whether they grow with it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import klubovna
from carrying import HOST, PATIENCE, STANDING, Server, ready, server
from visitors import Glance, Guest, Line, News, Option

OPTIONS: dict[str, dict[str, Any]] = {"napoleonics": {"scenario": "waterloo"}}
"""Where the usual game is too short."""
HEADINGS = ("", "choices", "CPU ms", "mover B", "early", "late", "other player B", "watcher B")


class Figures(NamedTuple):
    """A choice on average: CPU time, and bytes to everybody."""

    choices: int
    cpu: float
    mover: float
    early: float
    late: float
    other: float
    watcher: float


class Person:
    """Somebody at a table or beside it, and what they are sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.line: Line | None = None
        self.now = News("")
        self.bytes = 0
        self.told = asyncio.Event()

    async def look(self, table: str, how: str) -> None:
        self.line = await self.guest.sit_at(table, self.hear, how)

    def hear(self, data: bytes) -> None:
        self.bytes += len(data)
        if msgspec.json.decode(data, type=Glance).what in STANDING:
            self.now = msgspec.json.decode(data, type=News)
            self.told.set()

    async def has(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.now.seq < seq:
                self.told.clear()
                await self.told.wait()

    def take(self) -> int:
        """Bytes since last time."""
        taken, self.bytes = self.bytes, 0
        return taken


class Asking:
    """A connection that is kept, as browsers keep theirs."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> bytes:
        if self._lines is None:
            self._lines = await asyncio.open_connection(self._guest.host, self._guest.port, limit=2**20)
        reader, writer = self._lines
        data = msgspec.json.encode(body)
        writer.write(self._guest.head(f"POST /api/{path}", f"content-length: {len(data)}") + data)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return await reader.readexactly(length)


class Game:
    """One table, played to its end or until it has seen enough."""

    def __init__(self, port: int, game: str, number: int, *, by_http: bool) -> None:
        self._port, self._game, self._by_http = port, game, by_http
        self._rng = random.Random(number)
        self.sent: list[tuple[int, int, int]] = []
        """To the mover, to the other player, to the watcher."""

    async def open(self) -> None:
        how = "?since=-1" if self._by_http else "?since=-1&seat="
        seats = klubovna.game(self._game).seats
        guests = [await Guest.come(HOST, self._port) for _ in seats]
        self._players = {seat: Person(guest) for seat, guest in zip(seats, guests, strict=True)}
        agreed = {seat: "me" if seat == seats[0] else "open" for seat in seats}
        body = {"game": self._game, "seats": agreed, "public": True, "options": OPTIONS.get(self._game, {})}
        self._id = (await guests[0].ask("POST", "tables", body))["id"]
        for seat, guest in zip(seats[1:], guests[1:], strict=True):
            await guest.ask("POST", f"tables/{self._id}/sit", {"seat": seat})
        self._watcher = Person(Guest(HOST, self._port))
        self._everybody = [*self._players.values(), self._watcher]
        for person in self._everybody:
            await person.look(self._id, how)
            await person.has(0)
        self._asking = {seat: Asking(person.guest) for seat, person in self._players.items()}
        for person in self._everybody:
            person.take()

    async def play(self, choices: int) -> None:
        while len(self.sent) < choices:
            found = next(((seat, p, c) for seat, p in self._players.items() if (c := p.now.choices())), None)
            if found is None:
                return
            await self._choose(*found)

    async def _choose(self, seat: str, mover: Person, choices: list[Option]) -> None:
        seq, word = mover.now.seq, {"seq": mover.now.seq, "text": self._rng.choice(choices).text}
        if self._by_http:
            mover.bytes += len(await self._asking[seat].post(f"tables/{self._id}/choose", word))
        else:
            assert mover.line is not None
            mover.line.say({"is": "choose", **word})
        for person in self._everybody:
            await person.has(seq + 1)
        others = sum(person.take() for person in self._players.values() if person is not mover)
        self.sent.append((mover.take(), others, self._watcher.take()))


async def measured(started: Server, game: str, tables: int, choices: int, *, by_http: bool) -> Figures:
    await ready(started)
    games = [Game(started.port, game, number, by_http=by_http) for number in range(tables)]
    for one in games:
        await one.open()
    before = started.cpu()
    await asyncio.gather(*(one.play(choices) for one in games))
    spent = started.cpu() - before
    sent = [move for one in games for move in one.sent]
    fourths = [(one.sent[: len(one.sent) // 4], one.sent[-len(one.sent) // 4 :]) for one in games]
    early, late = ([move for pair in fourths for move in pair[i]] for i in (0, 1))
    mover, other, watcher = (_average([move[i] for move in sent]) for i in range(3))
    first, last = (_average([move[0] for move in part]) for part in (early, late))
    return Figures(len(sent), 1000 * spent / len(sent), mover, first, last, other, watcher)


def _average(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def figures(game: str, tables: int, choices: int, tree: Path | None) -> Figures:
    with (
        tempfile.TemporaryDirectory(prefix="klubovna-telling-") as folder,
        server(Path(folder), str(tree / "src") if tree else "") as started,
    ):
        return asyncio.run(measured(started, game, tables, choices, by_http=tree is not None))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="napoleonics")
    parser.add_argument("--before", type=Path, metavar="TREE", help="a worktree of an older commit")
    parser.add_argument("--tables", type=int, default=8, help="played at once (8)")
    parser.add_argument("--choices", type=int, default=400, help="at each table, or until the game is over (400)")
    args = parser.parse_args()
    print("  ".join(HEADINGS))
    for name, tree in (("before", args.before), ("now", None)):
        if tree is not None or name == "now":
            found = figures(args.game, args.tables, args.choices, tree)
            cells = [name, str(found.choices), f"{found.cpu:.2f}", *(f"{value:,.0f}" for value in found[2:])]
            print("  ".join(cell.rjust(len(head)) for cell, head in zip(cells, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
