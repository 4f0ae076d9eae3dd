"""The house beside its peers: `python benchmarks/run.py [--write]`.

One process, CPU time, everybody measured in every round, so that whatever else the machine does hits all alike.
Ratios are taken inside a round; medians and spreads are over the rounds.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeVar

import adapters
import klubovna
from builds import FAST, side_by_side
from klubovna.lab.bench import each, measure, middles, number, table_text
from klubovna_games import HOUSE
from peers import PACKAGES, PEERS, Contender
from searchers import SEARCHERS, Searcher

MEASURE = "catanatron"
"""The peer that ratios are against."""
RESULTS = Path(__file__).with_name("results.md")
SPECIMENS = 8
HEADINGS = (
    "", "decisions/s", "spread", f"× {MEASURE}", "games/s", "decisions/game", "clone µs", "spread", "replays/s",
    "spread", "a decision is",
)  # fmt: skip
SEARCH_HEADINGS = ("", "iterations/s", "spread", "an iteration is")
STEP_HEADINGS = ("", "steps/s", "spread", "a step is")
PLAY, SEARCH, STEPS, SHARES, BUILDS = (
    "Random play",
    "Search",
    "Through the interfaces of the field",
    "What an interface adds",
    "Pure and compiled",
)
ONLY = ("play", "search", "steps")
WORDS = {
    STEPS: (
        "The same loops for everybody, with an observation and a mask at every step of PettingZoo's and Gymnasium's. "
        "Games differ; tic-tac-toe is the same game on both sides.",
    ),
    SHARES: (
        "The medians above, in microseconds a step. Rules are the game on a bare state, the view is what a game shows "
        "to whoever decides; the rest is the interface: numbers for what is seen, the mask, the library's own steps.",
    ),
}
ABSENT = "not installed"
NOTHING = "–"
T = TypeVar("T")


class Round(NamedTuple):
    """What one contender did in one round."""

    decisions: float
    games: float
    clone: float
    replays: float | None


class Entrant:
    """A contender with states and records prepared once, and what was measured so far."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.states = middles(contender.play, SPECIMENS)
        records = [contender.record() for _ in range(SPECIMENS)]
        self.records = [record for record in records if record is not None]
        self.rounds: list[Round] = []

    def go(self, seconds: float) -> None:
        who, less = self.contender, seconds / 4
        decisions, games = measure(lambda: who.play()[1], seconds)
        clone, _ = measure(each(self.states, who.copy), less)
        replays = measure(each(self.records, who.replay), less)[0].per_second if self.records else None
        self.rounds.append(Round(decisions.per_second, games / decisions.seconds, clone.micros, replays))


class Thinker:
    """Somebody who searches, and iterations a second in each round."""

    def __init__(self, searcher: Searcher) -> None:
        self.searcher = searcher
        self.rounds: list[float] = []

    def go(self, seconds: float) -> None:
        self.rounds.append(measure(self.searcher.think, seconds)[0].per_second)


def present(everybody: Sequence[tuple[str, Callable[[], T]]]) -> tuple[list[T], list[str]]:
    """Everybody who is here, and the names of those who are not."""
    here: list[T] = []
    absent: list[str] = []
    for name, make in everybody:
        try:
            here.append(make())
        except ImportError:
            absent.append(name)
    return here, absent


def compete(field: list[Entrant], minds: list[Thinker], rounds: int, seconds: float) -> None:
    for this in range(1, rounds + 1):
        for entrant in field:
            _tell(this, rounds, entrant.contender.name)
            entrant.go(seconds)
        for thinker in minds:
            _tell(this, rounds, thinker.searcher.name)
            thinker.go(seconds)


def _tell(this: int, rounds: int, name: str) -> None:
    if sys.stderr.isatty():
        print(f"\rround {this}/{rounds}: {name:<40}\r", end="", file=sys.stderr, flush=True)


def row(entrant: Entrant, against: Entrant | None) -> list[str]:
    decisions, games, clone, replays = zip(*entrant.rounds, strict=True)
    there = [r for r in replays if r is not None]
    return [
        entrant.contender.name,
        *middle_and_spread(decisions),
        ratio(entrant, against),
        number(median(games)),
        number(median(d / g for d, g in zip(decisions, games, strict=True))),
        *middle_and_spread(clone),
        *middle_and_spread(there),
        entrant.contender.decision,
    ]


def middle_and_spread(values: Sequence[float]) -> tuple[str, str]:
    if not values:
        return NOTHING, NOTHING
    return number(median(values)), f"{number(min(values))}…{number(max(values))}"


def ratio(entrant: Entrant, against: Entrant | None) -> str:
    if against is None:
        return NOTHING
    pairs = zip(entrant.rounds, against.rounds, strict=True)
    return f"{median(mine.decisions / theirs.decisions for mine, theirs in pairs):.2f}"


def rows(field: list[Entrant], absent: list[str]) -> list[list[str]]:
    against = next((e for e in field if e.contender.name == MEASURE), None)
    blank = [""] * (len(HEADINGS) - 2)
    return [list(HEADINGS), *(row(e, against) for e in field), *([name, ABSENT, *blank] for name in absent)]


def search_rows(minds: list[Thinker], absent: list[str], headings: Sequence[str] = SEARCH_HEADINGS) -> list[list[str]]:
    found = [[m.searcher.name, *middle_and_spread(m.rounds), m.searcher.iteration] for m in minds]
    return [list(headings), *found, *([name, ABSENT, "", ""] for name in absent)]


def installed(package: str) -> str:
    if package == "klubovna":
        return f"{package} {klubovna.__version__}"
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} {ABSENT}"


def circumstances(rounds: int, seconds: float) -> list[str]:
    return [
        f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}",
        ", ".join(map(installed, PACKAGES)),
        f"`python benchmarks/run.py --rounds {rounds} --seconds {seconds:g}`: CPU time, {rounds} rounds, everybody in "
        f"each round; medians, and the least and the most; × {MEASURE} is the median of the ratios inside the rounds.",
    ]


def markdown(tables: Mapping[str, list[list[str]]], lines: list[str]) -> str:
    parts = ["# The house beside its peers", "\n".join(f"* {line}" for line in lines)]
    for heading, rows in tables.items():
        if len(rows) > 1:
            parts += [f"## {heading}", *WORDS.get(heading, ()), _table(rows)]
    return "\n\n".join(parts) + "\n"


def _table(cells: list[list[str]]) -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in cells)
    return "\n".join([head, "|---|" + "---:|" * (len(cells[0]) - 2) + "---|", *body])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play, copies, replays and search: the house beside its peers.")
    parser.add_argument("--rounds", type=int, default=5, help="how many times everybody is measured (5)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU time of play each; copies and replays a quarter (2)"
    )
    parser.add_argument("--only", choices=[*ONLY], help="play, search or steps alone (all)")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}, too")
    args = parser.parse_args()
    if args.write and args.only:
        parser.error("what is written is the whole")
    if not 1 <= args.rounds <= 100 or not 0 < args.seconds <= 60:
        parser.error("1 to 100 rounds, up to 60 seconds")
    return args


def main() -> int:
    args = arguments()
    contenders, absent = present([*HOUSE, *PEERS] if args.only in (None, "play") else [])
    searchers, missing = present(SEARCHERS if args.only in (None, "search") else [])
    built = klubovna.games() if args.only is None and FAST.exists() else ()
    adapters.join()
    steppers, away = present(adapters.STEPPERS if args.only in (None, "steps") else [])
    field, minds = [Entrant(contender) for contender in contenders], [Thinker(searcher) for searcher in searchers]
    legs = [Thinker(stepper) for stepper in steppers]
    compete(field, [*minds, *legs], args.rounds, args.seconds)
    tables = {
        PLAY: rows(field, absent),
        SEARCH: search_rows(minds, missing),
        STEPS: search_rows(legs, away, STEP_HEADINGS),
        SHARES: adapters.shares({leg.searcher.name: median(leg.rounds) for leg in legs}),
        BUILDS: side_by_side(built, None, args.rounds, args.seconds / 2),
    }
    lines = circumstances(args.rounds, args.seconds)
    print(*lines, *("\n" + table_text(table) for table in tables.values() if len(table) > 1), sep="\n")
    if args.write:
        RESULTS.write_text(markdown(tables, lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
