"""`klubovna laws GAME`: hold a game to everything that the house asks of its own, and say what it has shown."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.game import Game
from klubovna.kernel.laws import LawBroken, Trial
from klubovna.kernel.laws.trials import Trials, trials_of
from klubovna.lab.crowd import at_least_one, cores, in_chunks, progress
from klubovna.lab.laws.doings import doings
from klubovna.lab.laws.puzzles import told, unposed
from klubovna.lab.laws.trying import LASTING, called, easier_games, faults, found, random_games
from klubovna.lab.laws.visits import Visits, tour
from klubovna.lab.processes import Processes
from klubovna.service.puzzles import offered

COLUMN = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="an id, see `klubovna games`, or a package with a GAME in it")
    parser.add_argument("-n", type=at_least_one, help="how many games of each kind (as the game's `trials.py` says)")
    parser.add_argument("--jobs", type=at_least_one, default=cores(), help="processes (all cores)")
    parser.add_argument("--failures", type=Path, default=Path("failures"), help="where records of failures go")


class Line(msgspec.Struct, frozen=True):
    """A line of the report: what was looked at, what was found, and whether all is well."""

    what: str
    told: str
    well: bool = True


def run(args: argparse.Namespace) -> int:
    sys.path.append(os.getcwd())  # a package may be tried where it lies, before it is installed
    results = [_tried(name, args) for name in called(args.game)]
    return 0 if all(results) else 1


def _tried(name: str, args: argparse.Namespace) -> bool:
    """One game; whatever is wrong with it is said, and is its own affair."""
    started, well = time.monotonic(), True
    try:
        game = found(name)
        trials = trials_of(game)
    except (KlubovnaError, ImportError) as problem:
        print(f"klubovna: {name}: {problem}", file=sys.stderr)
        return False
    print(f"{game.id}  (rules {game.version}, {game.package})")
    for line in _lines(name, game, trials, args):
        print(f"{'  ' if line.well else '✗ '}{line.what.ljust(COLUMN)}{line.told}", flush=True)
        well = well and line.well
    print(f"  {'no law broken' if well else 'NOT as it should be'}, {time.monotonic() - started:.0f} s")
    return well


def _lines(name: str, game: Game, trials: Trials, args: argparse.Namespace) -> Iterator[Line]:
    wrong = faults(game)
    yield from (Line("says of itself", str(fault), False) for fault in wrong)
    if not wrong:
        yield Line("says of itself", "lid, seats, options, texts and rules fit together")
    yield from _puzzles(game)
    games = args.n or trials.games
    for kind in trials.kinds:
        which = ", ".join(str(value) for values in kind.values() for value in values)
        yield _watched(f"random {which}".strip(), args.jobs, range(games), random_games, name, kind, args.failures)
    with tempfile.TemporaryDirectory() as folder:
        if trials.easier:
            late = range(min(games, LASTING))
            yield _watched("easier", args.jobs, late, easier_games, name, Path(folder) / "laws", args.failures)
        yield from _visited(game, trials, Path(folder) / "tour", max(games, trials.visits))
        yield from _doings(game, trials, Path(folder) / "doings", games)


def _doings(game: Game, trials: Trials, folder: Path, games: int) -> Iterator[Line]:
    """Whether what things do stands on them."""
    if trials.effects is None:
        return
    seen = doings(game, trials.effects, trials, folder, games)
    wrong = [*seen.untold()]
    yield from (Line("effects", fault, False) for fault in wrong)
    if not wrong:
        things = {thing for source, _ in seen.seen for thing, _ in source}
        yield Line("effects", f"what {len(things)} things did stands on them")


def _puzzles(game: Game) -> Iterator[Line]:
    wrong = unposed(game)
    yield from (Line("puzzles", str(fault), False) for fault in wrong)
    if not wrong and offered(game):
        yield Line("puzzles", told(game))


def _watched(what: str, jobs: int, numbers: range, work: Callable[..., Trial], *rest: object) -> Line:
    """Games under all laws."""
    trial = Trial()
    try:
        with progress(what, len(numbers)) as advance:
            for games, part in in_chunks(work, numbers, Processes(jobs), *rest):
                trial.add(part)
                advance(games)
        trial.conclude()
    except LawBroken as broken:
        return Line(what, str(broken), False)
    told = f"{trial.games:,} games, {trial.decisions:,} decisions, at most {trial.longest} in a game; {_ended(trial)}"
    return Line(what, told)


def _visited(game: Game, trials: Trials, folder: Path, visits: int) -> Iterator[Line]:
    """Whether chance comes by every rule."""
    try:
        seen, late, missed = tour(game, trials, folder, visits)
    except Exception as problem:
        yield Line("every rule", repr(problem), False)
        return
    yield from (Line("every rule", miss, False) for miss in missed)
    if not missed:
        yield Line("every rule", f"{len(seen.frames)} frames and {len(seen.actions)} kinds of actions were seen")
    yield Line("endings", _ended(seen) + (f"; easier: {_ended(late)}" if late.endings else ""))


def _ended(seen: Trial | Visits) -> str:
    return ", ".join(f"{reason} {count}" for reason, count in seen.endings.most_common())
