"""`klubovna simulate GAME --bots master,greedy -n 1000`: bots play, and a report says how it went.

A game for one is played by each bot alone, all with the same luck; where several play, all bots meet all others and
change seats, and a single bot meets itself. `docs/simulate.md` says what each figure means.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import klubovna
from klubovna.lab import hiring
from klubovna.lab.crowd import at_least_one
from klubovna.lab.simulate.keeping import PAGE, REPORT, Folder, in_order
from klubovna.lab.simulate.page import page
from klubovna.lab.simulate.plan import check_ladder, planned
from klubovna.lab.simulate.report import Report, markdown
from klubovna.lab.simulate.running import played


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,greedy", help="names with commas between (random,greedy)")
    parser.add_argument("-n", type=at_least_one, default=1000, help="games for each bot or match (1000)")
    values = "an option of the game; several values take turns"
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE[,VALUE…]", help=values)
    parser.add_argument("--pack", type=Path, metavar="PACK", help="an owner's pack: a file or a folder")
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same games (1)")
    parser.add_argument("--ladder", action="store_true", help="rank the bots of duels by Elo")
    hiring.add_arguments(parser)
    kept = "keep games and report in this folder; what is there already is not played again"
    parser.add_argument("--out", type=Path, metavar="DIR", help=kept)
    parser.add_argument("--fresh", action="store_true", help="delete what is in the folder, and start over")


def run(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    plan = planned(game, args.bots.split(","), args.n, args.seed, args.set, _command(args), args.pack)
    if args.ladder:
        check_ladder(plan)
    crowd = hiring.hired(args.jobs, args.ray)
    folder = Folder(args.out, plan, args.fresh) if args.out else None
    games = in_order(plan, played(plan, folder, crowd))
    report = Report(plan, games, args.ladder)
    if folder:
        folder.finish(games)
        _write(folder, report)
    sys.stdout.write(markdown(report, report.sections()))
    return 0


def _write(folder: Folder, report: Report) -> None:
    """The report that is printed, and what was measured."""
    sections = [*report.sections(), report.thinking()]
    folder.write(REPORT, markdown(report, sections).encode())
    folder.write(PAGE, page(report, sections).encode())
    print(f"The report is in {folder.path / PAGE}", file=sys.stderr)


def _command(args: argparse.Namespace) -> str:
    agreed = "".join(f" --set {option}" for option in args.set) + " --ladder" * args.ladder
    agreed += f" --pack {args.pack}" if args.pack else ""
    return f"klubovna simulate {args.game}{agreed} --bots {args.bots} -n {args.n} --seed {args.seed}"
