"""Our server beside boardgame.io, with the same small game: `python benchmarks/beside.py`.

Both are started here, one after the other, with an SQLite file in a temporary folder (WAL, `synchronous=FULL`): a move
is on the disk before the next one of its table is taken. At 1, 20 and 100 tables two people play tic-tac-toe as fast as
they are answered, the way browsers of each go: ours over the live line of a table, theirs over socket.io, on a seat
taken in the lobby. The crowd is one process, the same lean code for both. What is measured is the time from sending a
move until both players have been told.

boardgame.io tells players of a move before it stores it: what they have seen may be lost. So it is measured twice, as
it is, and with its messages held until what they tell is stored – which is what ours always does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from carrying import HOST, PATIENCE, Server, free_port, running, server, share, spent
from klubovna.kernel.errors import KlubovnaError
from pairs import OurPair, Pair, TheirPair

HERE = Path(__file__).parent
THEIRS = HERE / "boardgameio"
AT_ONCE = 10
WARM_UP = 2.0
INSTALL = """boardgame.io is not installed. It needs Node 24 or newer (`make test` brings one into .venv-node) and

    npm --prefix benchmarks/boardgameio ci --ignore-scripts"""


class Step(NamedTuple):
    """What was measured with so many tables."""

    server: str
    tables: int
    moves: float
    p50: float
    p99: float
    worst: float
    each: float
    busy: float
    crowd: float
    others: float


HEADINGS = (
    "server".rjust(31), "tables", "moves/s", "p50 ms", "p99 ms", "worst ms", "CPU ms/move", "server CPU %",
    "crowd CPU %", "others CPU %",
)  # fmt: skip


# Playing


class Playing:
    """One table at which the next move follows as soon as both know of the last."""

    def __init__(self, pair: Pair, rng: random.Random) -> None:
        self._pair, self._rng = pair, rng
        self.took: list[float] = []
        self.moves = True
        self.rests = asyncio.Event()
        pair.heard = self._heard

    def begin(self) -> None:
        self.rests.clear()
        self.moves = True
        self._move()

    def _move(self) -> None:
        self._waits_for = self._pair.told() + 1
        self._begun = time.perf_counter()
        self._pair.move(self._rng)

    def _heard(self) -> None:
        if self.rests.is_set() or self._pair.told() < self._waits_for:
            return
        self.took.append(time.perf_counter() - self._begun)
        if self.moves:
            self._move()
        else:
            self.rests.set()

    async def rest(self) -> None:
        """After the move that is under way."""
        self.moves = False
        async with asyncio.timeout(PATIENCE):
            await self.rests.wait()


# The servers


@contextmanager
def ours(folder: Path) -> Iterator[Server]:
    places = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
    with server(folder, places, "tictactoe") as started:
        yield started


@contextmanager
def theirs(folder: Path, *how: str) -> Iterator[Server]:
    port = free_port()
    command = [node(), str(THEIRS / "server.js"), str(port), str(folder / "matches.sqlite3"), *how]
    with running(folder, command, {"NODE_ENV": "production", "NODE_NO_WARNINGS": "1"}) as process:
        yield Server(process, port)


def node() -> str:
    """Ours, or whichever is there: the program itself, whose time is measured, and not a script that calls it. Raises
    KlubovnaError where anything is missing."""
    own = HERE.parent / ".venv-node" / "bin" / "node"
    found = str(own) if own.exists() else shutil.which("node")
    if found is None or not (THEIRS / "node_modules" / "boardgame.io").is_dir():
        raise KlubovnaError(INSTALL)
    return subprocess.run([found, "-p", "process.execPath"], check=True, capture_output=True, text=True).stdout.strip()


class Contestant(NamedTuple):
    name: str
    server: Callable[[Path], AbstractContextManager[Server]]
    pair: Callable[[int], Pair]


CONTESTANTS = (
    Contestant("boardgame.io", theirs, TheirPair),
    Contestant("boardgame.io, told after stored", lambda folder: theirs(folder, "--told-after-stored"), TheirPair),
    Contestant("Klubovna", ours, OurPair),
)


# Measuring


async def ready(started: Server) -> None:
    """Until somebody listens."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if started.process.poll() is not None:
                raise KlubovnaError("the server did not start")
            try:
                _, writer = await asyncio.open_connection(HOST, started.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)


async def seated(pair: Pair) -> Pair:
    """Until both have been told how it stands."""
    know = asyncio.Event()
    pair.heard = lambda: know.set() if pair.told() >= 0 else None
    await pair.sit_down()
    async with asyncio.timeout(PATIENCE):
        await know.wait()
    return pair


async def measured(contestant: Contestant, started: Server, tables: list[Playing], seconds: float) -> Step:
    for table in tables:
        table.begin()
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.took.clear()
    before, begun = spent([started]), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - begun
    busy, crowd, whole = (after - b for after, b in zip(spent([started]), before, strict=True))
    took = [one for table in tables for one in table.took]
    for table in tables:
        await table.rest()
    return Step(
        contestant.name,
        len(tables),
        len(took) / passed,
        share(took, 0.5),
        share(took, 0.99),
        share(took, 1.0),
        1000 * busy / max(1, len(took)),
        100 * busy / passed,
        100 * crowd / passed,
        100 * max(0.0, whole - busy - crowd) / passed,
    )


async def steps(contestant: Contestant, folder: Path, counts: list[int], seconds: float) -> list[Step]:
    """One server, more and more tables."""
    found: list[Step] = []
    with contestant.server(folder) as started:
        await ready(started)
        pairs: list[Pair] = []
        try:
            for count in counts:
                while len(pairs) < count:
                    few = range(min(AT_ONCE, count - len(pairs)))
                    pairs += await asyncio.gather(*(seated(contestant.pair(started.port)) for _ in few))
                tables = [Playing(pair, random.Random(number)) for number, pair in enumerate(pairs)]
                found.append(await measured(contestant, started, tables, seconds))
                show(found[-1])
        finally:
            for pair in pairs:
                pair.leave()
    return found


def show(step: Step) -> None:
    cells = [step.server, str(step.tables), *(f"{value:.2f}" for value in step[2:])]
    aligned = [
        cells[0].ljust(len(HEADINGS[0])),
        *(c.rjust(len(h)) for c, h in zip(cells[1:], HEADINGS[1:], strict=True)),
    ]
    print("  ".join(aligned), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for each step (10)")
    parser.add_argument("--tables", type=_numbers, default=[1, 20, 100], metavar="N,N…", help="steps (1, 20, 100)")
    args = parser.parse_args()
    print("  ".join(HEADINGS), flush=True)
    try:
        for contestant in CONTESTANTS:
            with tempfile.TemporaryDirectory(prefix="klubovna-beside-") as folder:
                asyncio.run(steps(contestant, Path(folder), args.tables, args.seconds))
    except KlubovnaError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
