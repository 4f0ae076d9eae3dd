"""`klubovna calibrate GAME --minutes 9 --out DIR`: what a search thinks of positions, and how often it comes true.

Bots play against each other; at decisions chosen by chance it is asked what a hint or a review would have said of the
choice that was made. From what was said and what came a calibration is made (`bots/chances.py`). A run goes on where it
was, and games of several runs are put together with `--from`. `docs/chances.md` tells more.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Hashable, Iterator, Sequence
from contextlib import nullcontext
from importlib.resources import files
from pathlib import Path

import klubovna
from klubovna.bots.chances import FILE, asked_about, read
from klubovna.bots.judging import BY_HAND
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.lab import hiring
from klubovna.lab.calibrate.asking import Told, tell_game, tell_games
from klubovna.lab.calibrate.fitting import cases, fitted
from klubovna.lab.calibrate.keeping import REPORT, Folder, merged
from klubovna.lab.calibrate.plan import Plan, planned
from klubovna.lab.calibrate.report import calibration, markdown, toml
from klubovna.lab.calibrate.table import best_told, sliced
from klubovna.lab.crowd import Crowd, progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("-n", type=int, metavar="N", help="as many games as that in all (with --minutes: no limit)")
    parser.add_argument("--minutes", type=float, help="begin no game after so many minutes")
    parser.add_argument("--players", default="club", metavar="BOT", help="who plays (club)")
    parser.add_argument("--stray", type=float, default=0.05, help="share of choices made at random (0.05)")
    parser.add_argument("--asks", type=int, default=6, help="how often it is asked in a game or a mission (6)")
    parser.add_argument("--thought", type=int, metavar="N", help="iterations of a hint (a master's)")
    judged = "whose judgement is measured: the one written by hand, or the net for these kinds of games (hand)"
    parser.add_argument("--judge", choices=("hand", "learned"), default="hand", help=judged)
    values = "kinds of games that are played; otherwise all take turns"
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE[,VALUE…]", help=values)
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same games (1)")
    hiring.add_arguments(parser)
    kept = "keep games, report and calibration in this folder; what is there already is not played again"
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=kept)
    more = "folders of other runs whose games are added"
    parser.add_argument("--from", type=Path, nargs="+", default=[], dest="others", metavar="DIR", help=more)
    parser.add_argument("--gather", action="store_true", help="only play: games are put together and fitted elsewhere")
    parser.add_argument("--write", action="store_true", help=f"put the calibration beside the game, as {FILE}")


def run(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    if args.n is None and args.minutes is None:
        raise Unreadable("how long? -n tells how many games, --minutes for how long games are begun")
    plan = planned(
        game, args.set, players=args.players, stray=args.stray, asks=args.asks, seed=args.seed, thought=args.thought,
        judge=args.judge, command=_command(args),
    )  # fmt: skip
    folder = Folder(args.out, plan)
    crowd = None if args.jobs == 1 and not args.ray else hiring.hired(args.jobs, args.ray)
    games = merged(plan, measured(plan, folder, crowd, args.n, args.minutes), args.others)
    if args.gather:
        print(f"{len(games)} games are kept in {args.out}")
    else:
        _conclude(game, plan, games, args.out, args.write)
    return 0


def measured(plan: Plan, folder: Folder, crowd: Crowd | None, n: int | None, minutes: float | None) -> list[Told]:
    """What is there already and what is missing. Whatever was begun is finished, so that long games are not missed."""
    games, known = list(folder.told), {told.number for told in folder.told}
    missing = (number for number in itertools.count() if number not in known)
    if n is not None:
        missing = (number for number in range(n) if number not in known)
    deadline = None if minutes is None else time.monotonic() + 60 * minutes
    with progress(plan.game, n, len(games)) if n else nullcontext(lambda _: None) as advance:
        for some in _some(plan, missing, crowd, deadline):
            games += some
            folder.add(some)
            advance(len(some))
    return games


def _some(plan: Plan, missing: Iterator[int], crowd: Crowd | None, deadline: float | None) -> Iterator[list[Told]]:
    """As long as there is time to begin one."""
    wanted = itertools.takewhile(lambda _: deadline is None or time.monotonic() < deadline, missing)
    if crowd is None:
        for number in wanted:
            yield [tell_game(plan, number)]
        return
    with crowd.engaged(tell_games, (plan,)) as hands:
        running: set[Hashable] = {hands.give([number]) for number in itertools.islice(wanted, hands.number)}
        while running:
            for portion, told in hands.finished(list(running)):
                running.discard(portion)
                running.update(hands.give([number]) for number in itertools.islice(wanted, 1))
                yield told


def _conclude(game: Game, plan: Plan, games: Sequence[Told], out: Path, write: bool) -> None:
    by = asked_about(game)
    some = cases(game, games, by)
    if not some:
        raise Unreadable("nothing was asked yet: play more games")
    firm, told = best_told(some)
    found = calibration(game, plan, games, by, fitted(some, firm), sliced("everything", told))
    report = markdown(plan, games, told)
    (out / REPORT).write_text(report, "utf-8")
    (out / FILE).write_text(toml([found]), "utf-8")
    sys.stdout.write(report)
    if write:
        file = Path(str(files(game.package) / FILE))
        try:
            others = [one for one in read(file.read_text("utf-8"), str(file)) if one.judge != found.judge]
        except FileNotFoundError:
            others = []
        try:
            file.write_text(toml([found, *others]), "utf-8")
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=file) from None
        print(f"The calibration is in {file}", file=sys.stderr)


def _command(args: argparse.Namespace) -> str:
    kinds = "".join(f" --set {option}" for option in args.set)
    kinds += f" --thought {args.thought}" if args.thought else ""
    kinds += f" --judge {args.judge}" if args.judge != BY_HAND else ""
    return f"klubovna calibrate {args.game}{kinds} --players {args.players} --stray {args.stray:g} --asks {args.asks}"
