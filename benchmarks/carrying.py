"""How many live tables a server on this machine serves in time: `python benchmarks/carrying.py [GAME]`.

The server is started as `klubovna serve` starts it, with an SQLite file in a temporary folder; the crowd lives in this
process and shares the machine with it. At every table somebody makes one move a second and others look on, all of them
as browsers do: the choice goes over the live line, and what happens is told as progress. What is measured is the time
from sending a choice until the last of them has been told.

With `--processes` and `--database` several servers share one PostgreSQL; whoever looks on sits at another server than
whoever plays, so that what happens has to go from one to the other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

import klubovna
from klubovna.kernel.errors import KlubovnaError
from visitors import Glance, Guest, Line, News, Option

HOST = "127.0.0.1"
GAME = "vzdor"
IN_TIME = 0.1
"""Seconds within which everybody has the new moment, 99 times of 100."""
WARM_UP = 2.0
PATIENCE = 30.0
TICK = 0.01
AT_ONCE = 10
STANDING = ("moment", "progress")
"""News that tell how the table stands."""
_news = msgspec.json.Decoder(News)
_glance = msgspec.json.Decoder(Glance)


class Step(NamedTuple):
    """What was measured with so many tables."""

    tables: int
    moves: float
    opened: float
    p50: float
    p99: float
    worst: float
    server: float
    memory: float
    each: float
    crowd: float
    others: float
    late: float


HEADINGS = (
    "tables", "moves/s", "opened/s", "p50 ms", "p99 ms", "worst ms", "server CPU %", "server MB", "CPU ms/move",
    "crowd CPU %", "others CPU %", "crowd late ms",
)  # fmt: skip


# The server


class Server(NamedTuple):
    process: subprocess.Popen[bytes]
    port: int

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def server(folder: Path, path: str = "", module: str = "klubovna.cli", database: str = "") -> Iterator[Server]:
    """`klubovna serve` on a free port (with another path for modules, if one is given; with an SQLite file, if no
    database is)."""
    port = free_port()
    command = [sys.executable, "-m", module, "serve", "--port", str(port), "--no-limits"]
    database = database or f"sqlite:///{folder / 'club.sqlite3'}"
    kept = ["--database", database, "--secret-file", str(folder / "secret")]
    with running(folder, [*command, *kept], {"PYTHONPATH": path} if path else {}) as process:
        yield Server(process, port)


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def running(folder: Path, command: list[str], more: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A program with more in its environment; killed in the end if it does not stop."""
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **more})
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def ready(started: Server) -> None:
    """Until it answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if started.process.poll() is not None:
                raise KlubovnaError("the server did not start")
            try:
                await Guest.come(HOST, started.port)
                return
            except OSError:
                await asyncio.sleep(0.05)


# The crowd


class Crowd:
    """Tables at which people play, and how long everything took since `forget`."""

    def __init__(self, ports: Sequence[int], game: str, watchers: int) -> None:
        self.ports, self.watchers = ports, watchers
        self.table = {"game": game, "seats": dict.fromkeys(klubovna.game(game).seats, "me")}
        self.took: list[float] = []
        self.late: list[float] = []
        self.opened = 0
        self._tables: list[asyncio.Task[None]] = []
        self._probe = asyncio.create_task(self._tick())

    async def grow(self, tables: int) -> None:
        """A few at a time: opening tables is not what is measured."""
        while (number := len(self._tables)) < tables:
            few = [Playing(self, n) for n in range(number, min(tables, number + AT_ONCE))]
            await asyncio.gather(*(playing.sit_down() for playing in few))
            self._tables += [asyncio.create_task(playing.play()) for playing in few]

    def forget(self) -> None:
        self.took.clear()
        self.late.clear()
        self.opened = 0

    def failed(self) -> None:
        """Raises what went wrong at a table."""
        for task in self._tables:
            if task.done():
                task.result()

    async def leave(self) -> None:
        for task in (*self._tables, self._probe):
            task.cancel()
        await asyncio.gather(*self._tables, self._probe, return_exceptions=True)

    async def _tick(self) -> None:
        """How late this process itself is: that much of what is measured is not the server's."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.late.append(loop.time() - due)


class Playing:
    """One table: who plays there and who looks on."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd, self._rng = crowd, random.Random(number)
        self._port, self._other = (crowd.ports[n % len(crowd.ports)] for n in (number, number + 1))
        self._lines: list[Line] = []
        self._guest: Guest | None = None

    async def sit_down(self) -> None:
        guest = self._guest = self._guest or await Guest.come(HOST, self._port)
        table = (await guest.ask("POST", "tables", self._crowd.table))["id"]
        self._now, self._waits = News("moment"), 0
        self._choices: list[Option] = []
        self._seen = [-1] * self._crowd.watchers
        self._everybody = asyncio.Event()
        self._lines = [await guest.sit_at(table, self._player_hears)]
        for i in range(self._crowd.watchers):
            watcher = Guest(HOST, self._other)
            self._lines.append(await watcher.sit_at(table, lambda data, i=i: self._watcher_hears(i, data)))  # type: ignore[misc]
        await self._all_have(0)
        self._crowd.opened += 1

    def _player_hears(self, data: bytes) -> None:
        news = _news.decode(data)
        if news.what == "error":
            raise KlubovnaError(data.decode())
        if news.what in STANDING:
            self._now = news
            self._choices = news.choices()
            self._look()

    def _watcher_hears(self, i: int, data: bytes) -> None:
        news = _glance.decode(data)
        if news.what in STANDING:
            self._seen[i] = news.seq
            self._look()

    def _look(self) -> None:
        if self._now.seq >= self._waits and min(self._seen, default=self._waits) >= self._waits:
            self._everybody.set()

    async def _all_have(self, seq: int) -> None:
        """Until everybody at the table has this moment or a later one."""
        self._waits = seq
        self._everybody.clear()
        self._look()
        async with asyncio.timeout(PATIENCE):
            await self._everybody.wait()

    async def play(self) -> None:
        """One move a second, beginning at any time; at the end of a game the next begins."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._rng.random()
        while True:
            await asyncio.sleep(due - loop.time())
            due = max(due + 1, loop.time())
            if not self._choices:
                self.leave()
                await self.sit_down()
            else:
                await self._move()

    async def _move(self) -> None:
        """The first choice there is: so a game lasts longest, and the server opens fewer tables besides."""
        seq, text = self._now.seq, self._choices[0].text
        begun = time.perf_counter()
        self._lines[0].say({"is": "choose", "seq": seq, "text": text})
        await self._all_have(seq + 1)
        self._crowd.took.append(time.perf_counter() - begun)

    def leave(self) -> None:
        for line in self._lines:
            line.close()


# Measuring


def share(times: list[float], part: float) -> float:
    """The value below which this part of all lies, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


async def measured(started: Sequence[Server], crowd: Crowd, tables: int, seconds: float) -> Step:
    await crowd.grow(tables)
    await asyncio.sleep(WARM_UP)
    crowd.forget()
    before, begun = spent(started), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - begun
    server_cpu, own_cpu, whole = (after - b for after, b in zip(spent(started), before, strict=True))
    took, late, opened = list(crowd.took), list(crowd.late), crowd.opened
    crowd.failed()
    return Step(
        tables,
        len(took) / passed,
        opened / passed,
        share(took, 0.5),
        share(took, 0.99),
        share(took, 1.0),
        100 * server_cpu / passed,
        sum(one.memory() for one in started),
        1000 * server_cpu / max(1, len(took)),
        100 * own_cpu / passed,
        100 * max(0.0, whole - server_cpu - own_cpu) / passed,
        share(late, 0.99),
    )


def spent(started: Sequence[Server]) -> tuple[float, float, float]:
    """Seconds of CPU time: the servers', our own, and that of the whole machine."""
    busy = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    whole = sum(busy) - busy[3] - busy[4]  # without being idle and waiting for disks
    return sum(one.cpu() for one in started), time.process_time(), whole / os.sysconf("SC_CLK_TCK")


def in_time(step: Step) -> bool:
    """A table that waits makes fewer moves, which must not count for it."""
    return step.p99 <= 1000 * IN_TIME and step.moves >= 0.9 * step.tables


async def steps(
    servers: Sequence[Server], game: str, counts: list[int], seconds: float, watchers: int, show: Callable[[Step], None]
) -> int:
    """Until it takes too long; returns the greatest number of tables that were served in time."""
    best = 0
    for one in servers:
        await ready(one)
    crowd = Crowd([one.port for one in servers], game, watchers)
    try:
        for count in counts:
            step = await measured(servers, crowd, count, seconds)
            show(step)
            if not in_time(step):
                break
            best = count
    finally:
        await crowd.leave()
    return best


def counts(first: list[int] | None, most: int) -> list[int]:
    usual = [50, *range(100, most + 1, 100)]
    return [n for n in first or usual if n <= most]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for each step (10)")
    parser.add_argument("--tables", type=_numbers, metavar="N,N…", help="steps (50, 100, 200, 300 …)")
    parser.add_argument("--most", type=int, default=1000, metavar="N", help="no more tables than that (1000)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="servers, on one database (1)")
    parser.add_argument("--database", default="", metavar="URL", help="PostgreSQL, for several of them")
    parser.add_argument("--watchers", type=int, default=1, metavar="N", help="who look on at each table (1)")
    args = parser.parse_args()
    print("  ".join(HEADINGS), flush=True)

    def show(step: Step) -> None:
        cells = (f"{value:.0f}" if name == "tables" else f"{value:.1f}" for name, value in step._asdict().items())
        print("  ".join(cell.rjust(len(head)) for cell, head in zip(cells, HEADINGS, strict=True)), flush=True)

    if args.processes > 1 and not args.database:
        parser.error("several servers need a PostgreSQL: --database postgresql://…")
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="klubovna-bench-")))
        servers = [opened.enter_context(server(folder, database=args.database)) for _ in range(args.processes)]
        wanted = counts(args.tables, args.most)
        best = asyncio.run(steps(servers, args.game, wanted, args.seconds, args.watchers, show))
    print(f"{best} tables with everybody told within {1000 * IN_TIME:.0f} ms (p99)")


if __name__ == "__main__":
    main()
