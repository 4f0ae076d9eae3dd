"""How fast the house's own games are on this machine: `klubovna bench`.

Everything is counted in CPU time. The peers are measured with the same code in `benchmarks/`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import klubovna
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import advance
from klubovna.kernel.record import Record
from klubovna.kernel.replay import replay
from klubovna.kernel.table import Table

SPECIMENS = 16
"""How many mid-game states and records are measured in turn, so that no single one decides."""
SEED = 7
SHORTEST_BATCH = 0.002
"""Seconds; asking the clock more often would be measured, too."""


class Rate(NamedTuple):
    """So much was done in so much CPU time."""

    done: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.done / self.seconds if self.seconds else 0.0

    @property
    def micros(self) -> float:
        return 1e6 * self.seconds / self.done if self.done else 0.0


def measure(work: Callable[[], int], seconds: float) -> tuple[Rate, int]:
    """Work (which says how much it did) again and again for so long; also how many times it was called."""
    clock = time.process_time
    done = calls = 0
    batch, started = 1, clock()
    spent = 0.0
    while spent < seconds:
        before = spent
        for _ in range(batch):
            done += work()
        calls += batch
        spent = clock() - started
        if spent - before < SHORTEST_BATCH:
            batch *= 2
    return Rate(done, spent), calls


class Bench:
    """A game and a few of its states and records, ready to be measured."""

    def __init__(self, id: str, seed: int = SEED) -> None:
        self.game = klubovna.game(id)
        self.content = self.game.content()
        self.settings = self.game.settings({})
        self.rng = random.Random(seed)

    def play(self, limit: int | None = None) -> tuple[Any, int]:
        """A random game the way search plays: choices on a bare state. The state, and how many questions there were; a
        question with a single answer counts where it is always asked."""
        s, rng = self.game.set_up(self.content, self.settings), self.rng
        draw, most = rng.random, self.game.longest if limit is None else limit
        for played in range(most):
            decision, options = advance(s, rng)
            if decision is None:
                return s, played
            s.stack.pop()
            decision.choose(s, options[int(draw() * len(options))])
        advance(s, rng)
        return s, most

    def clone(self, s: Any) -> Any:
        return s.clone()

    def play_at_table(self, limit: int | None = None) -> tuple[Table, int]:
        """A random game the way people play: every choice checked, recorded, undoable."""
        table, played = klubovna.new(self.game.id, seed=self.rng.getrandbits(32)), 0
        while (options := table.options) and played != limit:
            table.play(options[int(self.rng.random() * len(options))])
            played += 1
        return table, played

    def record(self) -> bytes:
        return self.play_at_table()[0].record.to_bytes()

    def replay(self, record: bytes) -> None:
        """Read a record, play it again, check every move."""
        for _ in replay(self.game, Record.from_bytes(record)):
            pass

    def view(self, s: Any) -> int:
        """What every seat and a spectator see."""
        for seat in (*self.game.seats, None):
            self.game.view(s, seat)
        return len(self.game.seats) + 1

    def there_and_back(self, s: Any) -> None:
        self.game.from_json(self.game.to_json(s))


def middles(play: Callable[[int | None], tuple[Any, int]], count: int = SPECIMENS) -> list[Any]:
    """States half-way through as many random games."""
    half = sum(play(None)[1] for _ in range(count)) // (2 * count)
    found: list[Any] = []
    while len(found) < count:
        s, played = play(half)
        if played == half:
            found.append(s)
    return found


def each(things: Sequence[Any], work: Callable[[Any], object]) -> Callable[[], int]:
    """The work done on every one of these things."""

    def all_of_them() -> int:
        for thing in things:
            work(thing)
        return len(things)

    return all_of_them


class Figures(NamedTuple):
    """A line of `klubovna bench`."""

    game: str
    decisions: float
    games: float
    clone: float
    views: float
    json: float
    replays: float
    table: float


HEADINGS = (
    "game", "decisions/s", "games/s", "clone µs", "views/s", "JSON and back µs", "replays/s", "Table.play µs"
)  # fmt: skip


def figures(id: str, seconds: float) -> Figures:
    """All that is measured of a game, each for so many seconds."""
    bench = Bench(id)
    states = middles(bench.play)
    records = [bench.record() for _ in range(SPECIMENS)]
    decisions, games = measure(lambda: bench.play()[1], seconds)
    return Figures(
        id,
        decisions.per_second,
        games / decisions.seconds,
        measure(each(states, bench.clone), seconds)[0].micros,
        measure(lambda: sum(map(bench.view, states)), seconds)[0].per_second,
        measure(each(states, bench.there_and_back), seconds)[0].micros,
        measure(each(records, bench.replay), seconds)[0].per_second,
        measure(lambda: bench.play_at_table()[1], seconds)[0].micros,
    )


def number(value: float) -> str:
    """Three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table_text(rows: Sequence[Sequence[str]]) -> str:
    """Columns under each other: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True)))
        for row in rows
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all of them if none is named)")
    parser.add_argument("--seconds", type=_positive, default=1.0, metavar="S", help="CPU time for each figure (1)")


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value <= 600:
        raise argparse.ArgumentTypeError("between 0 and 600 seconds")
    return value


def run(args: argparse.Namespace) -> int:
    """Print a line a game; 2 when there is no such game."""
    rows: list[Sequence[str]] = [HEADINGS]
    try:
        for id in args.games or klubovna.games():
            measured = figures(id, args.seconds)
            rows.append([measured.game, *map(number, measured[1:])])
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 2
    print(table_text(rows))
    return 0
