"""`klubovna train GAME --out DIR`: self-play with search, a net fitted to it, a match against the last one; again.

Everything is kept in the folder, and the same command goes on from there. With `--match A B` two styles play each other
instead: `hand`, `rescaled`, `value`, `policy`, `guided`, `learned`, each but the first with `=FILE` for another net
than the folder's champion. That needs no torch, and a folder in which nothing was learned will do.
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

import klubovna
from klubovna.kernel.errors import Unreadable
from klubovna.lab import hiring
from klubovna.lab.crowd import at_least_one
from klubovna.lab.train import report
from klubovna.lab.train.fitting import FITTERS
from klubovna.lab.train.keeping import Folder
from klubovna.lab.train.running import Deadline, match, names
from klubovna.lab.train.running import run as train
from klubovna.lab.train.styles import spelled
from klubovna.lab.train.training import Training, planned


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, metavar="DIR", required=True, help="where everything is kept")
    values = "an option of the game; several values take turns"
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE[,VALUE…]", help=values)
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same games (1)")
    parser.add_argument("--generations", type=at_least_one, default=2, help="how many nets are trained, in all (2)")
    parser.add_argument("--games", type=at_least_one, default=1500, help="of self-play in a generation (1500)")
    parser.add_argument("--iterations", type=at_least_one, default=300, help="of a decision in self-play (300)")
    parser.add_argument("--match-games", type=at_least_one, default=200, help="of a match (200)")
    parser.add_argument("--match-iterations", type=at_least_one, default=400, help="of a decision in it (400)")
    parser.add_argument("--epochs", type=at_least_one, default=6, help="how often a net sees every game (6)")
    parser.add_argument("--fit", choices=sorted(FITTERS), default="torch", help="who fits the net (torch)")
    parser.add_argument("--match", nargs=2, metavar="STYLE", help="only let these two play each other")
    parser.add_argument("--think", type=float, metavar="SECONDS", help="of a decision in --match")
    parser.add_argument("--seconds", type=float, help="begin no games after so many; the same command goes on later")
    hiring.add_arguments(parser)
    parser.add_argument("--fresh", action="store_true", help="delete what is in the folder, and start over")


def run(args: argparse.Namespace) -> int:
    folder, deadline = Folder(args.out), Deadline(args.seconds)
    crowd = hiring.hired(args.jobs, args.ray)
    if args.match:
        return _match(args, folder, deadline)
    training = _training(args)
    folder.begin(training, args.fresh)
    finished = train(training, folder, args.generations, crowd, deadline)
    report.write(folder)
    if not finished:
        print("Not finished; the same command goes on from here", file=sys.stderr)
    return 0


def _training(args: argparse.Namespace) -> Training:
    if args.fit == "torch" and find_spec("torch") is None:
        raise Unreadable("torch is not installed; pip install 'klubovna[train]' brings it")
    return _planned(args)


def _planned(args: argparse.Namespace) -> Training:
    return planned(
        klubovna.game(args.game), args.set, seed=args.seed, games=args.games, iterations=args.iterations,
        tried=args.match_games, trial=args.match_iterations, epochs=args.epochs, fit=args.fit, command=_command(args),
    )  # fmt: skip


def _match(args: argparse.Namespace, folder: Folder, deadline: Deadline) -> int:
    if not folder.has_begun:
        folder.begin(_planned(args), fresh=False)
    training = folder.training()
    if training.game != args.game:
        raise Unreadable(f"the folder is of {training.game}, not of {args.game}")
    one, other = (spelled(text, folder.champion) for text in args.match)
    iterations = None if args.think else args.match_iterations
    thinking = f"{args.think:g} s" if args.think else f"{iterations} iterations"
    name = names((one, other), thinking)
    budget, crowd = training.thinking(iterations, args.think), hiring.hired(args.jobs, args.ray)
    found = match(training, folder, name, (one, other), budget, args.match_games, crowd, deadline)
    report.write(folder)
    print(found.told if found else "Not finished; the same command goes on from here")
    return 0


def _command(args: argparse.Namespace) -> str:
    agreed = "".join(f" --set {option}" for option in args.set)
    return (
        f"klubovna train {args.game}{agreed} --seed {args.seed} --generations {args.generations} --games {args.games}"
        f" --iterations {args.iterations} --match-games {args.match_games} --match-iterations {args.match_iterations}"
        f" --epochs {args.epochs} --fit {args.fit}"
    )
