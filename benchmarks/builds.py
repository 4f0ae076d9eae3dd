"""One house in several builds: `python benchmarks/builds.py [--before REVISION] [--write]`.

Random play on bare states, play at a table, and search, in pure Python and compiled (`make fast`), and as they were in
an earlier revision. Each build plays in processes of its own; inside a round all of them are measured one after
another, in the other order every other round, and ratios are taken inside a round. It is CPU time that counts, but
whatever shares the machine's caches is felt: the figures to keep are those of a quiet one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import IO, Any

import klubovna
from klubovna.lab.bench import Bench, measure, number, table_text

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).with_name("builds.md")
FAST = ROOT / ".venv-fast" / ("Scripts" if os.name == "nt" else "bin") / "python"
WHAT = ("play", "table", "search")
"""Decisions a second of random play, on bare states and at a table; iterations a second of a thought."""
SEED, ITERATIONS, DECISIONS = 7, 500, 6
"""As in `searchers.py`."""


# In a build's own process


def serve(id: str) -> None:
    """Every line asks for something to be measured for so many seconds."""
    bench = Bench(id)
    work = {
        "play": lambda: bench.play()[1],
        "table": lambda: bench.play_at_table()[1],
        "search": thinking(bench),
    }
    for once in work.values():
        once()
    for line in sys.stdin:
        what, seconds = line.split()
        print(measure(work[what], float(seconds))[0].per_second, flush=True)


def thinking(bench: Bench) -> Any:
    """A thought in the middle of a game. Found by name, as an earlier revision may have it elsewhere."""
    search, questions = import_module("klubovna.bots.search"), import_module("klubovna.bots.questions")
    flow, rng = import_module("klubovna.kernel.flow"), bench.rng.__class__(SEED)
    s = bench.game.set_up(bench.content, bench.settings)
    decision, options = flow.settle(s, rng)
    for _ in range(DECISIONS):
        flow.choose(s, decision, options[int(rng.random() * len(options))])
        decision, options = flow.settle(s, rng)
    asked, budget = questions.question(bench.game, s, decision.seat, options), search.Budget(iterations=ITERATIONS)
    return lambda: search.Mind(bench.game, decision.seat).think(asked, rng, budget).iterations


# In the process that asks


class Build:
    """A build of one game, ready to be measured."""

    def __init__(self, name: str, id: str, python: Path | str, sources: Path | None) -> None:
        self.name = name
        environment = os.environ | ({"PYTHONPATH": str(sources)} if sources else {})
        command = (str(python), __file__, "--serve", id)
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rounds: dict[str, list[float]] = {what: [] for what in WHAT}

    def go(self, seconds: float) -> None:
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        for what in WHAT:
            self.rounds[what].append(self._ask(to, back, f"{what} {seconds}\n"))

    def _ask(self, to: IO[str], back: IO[str], question: str) -> float:
        to.write(question)
        to.flush()
        return float(back.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compare(id: str, builds: list[Build], rounds: int, seconds: float) -> list[list[str]]:
    for this in range(rounds):
        for build in builds if this % 2 else builds[::-1]:
            build.go(seconds)
    found = []
    for what in WHAT:
        first = builds[0].rounds[what]
        row = [f"{id}, {what}", number(median(first))]
        for build in builds[1:]:
            mine = build.rounds[what]
            ratios = sorted(a / b for a, b in zip(mine, first, strict=True))
            row += [number(median(mine)), f"{median(ratios):.2f}", f"{ratios[0]:.2f}…{ratios[-1]:.2f}"]
        found.append(row)
    return found


def side_by_side(games: Sequence[str], before: str | None, rounds: int, seconds: float) -> list[list[str]]:
    """A line for everything that is measured of a game; the ratios are to the first build."""
    with tempfile.TemporaryDirectory() as folder:
        kinds: list[tuple[str, Path | str, Path | None]] = [("pure", sys.executable, ROOT / "src")]
        if before:
            kinds.insert(0, (before, sys.executable, extracted(before, folder)))
        if FAST.exists():
            kinds.append(("compiled", FAST, None))
        rows = [["", kinds[0][0], *[cell for kind in kinds[1:] for cell in (kind[0], f"× {kinds[0][0]}", "spread")]]]
        for id in games:
            builds = [Build(name, id, python, sources) for name, python, sources in kinds]
            rows += compare(id, builds, rounds, seconds)
            for build in builds:
                build.close()
    return rows


def extracted(revision: str, folder: str) -> Path:
    archive = subprocess.run(("git", "archive", revision, "src"), cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(("tar", "x", "-C", folder), input=archive, check=True)
    return Path(folder) / "src"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play and search in several builds of the house.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all of them if none is named)")
    parser.add_argument("--before", metavar="REVISION", help="a commit to measure against; without it, the pure build")
    parser.add_argument("--rounds", type=int, default=5, help="how many times everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each figure in a round (1)")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}, too")
    parser.add_argument("--serve", metavar="GAME", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    args = arguments()
    if args.serve:
        serve(args.serve)
        return 0
    rows = side_by_side(args.games or klubovna.games(), args.before, args.rounds, args.seconds)
    print(table_text(rows))
    if args.write:
        RESULTS.write_text(markdown(rows, args.rounds, args.seconds), encoding="utf-8")
    return 0


def markdown(rows: list[list[str]], rounds: int, seconds: float) -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    told = f"Decisions and iterations a second of CPU time; {rounds} rounds of {seconds:g} s, ratios inside a round."
    return "\n".join(
        ["# One house in several builds", "", told, "", head, "|---|" + "---:|" * (len(rows[0]) - 1), *body, ""]
    )


if __name__ == "__main__":
    raise SystemExit(main())
