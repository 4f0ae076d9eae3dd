"""`klubovna scenario`: battles and missions of your own, checked; or one of ours to begin with."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

import klubovna
from klubovna import shelf
from klubovna.cli.asked import FAILED, add_pack, packed
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.toml import read_own


def add_scenario(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(required=True, metavar="TASK")
    check = tasks.add_parser("check", help="tell everything that is wrong with a scenario file")
    check.add_argument("file", type=Path, help="a scenario of your own")
    check.set_defaults(run=_check_scenario)
    show = tasks.add_parser("show", help="print a scenario of the game as a file, to be changed")
    show.add_argument("scenario", help="its id, see `klubovna games`")
    show.set_defaults(run=_show_scenario)
    add_pack(check)
    for task in (check, show):
        task.add_argument("--game", help="which game (usually the one whose scenario it is)")


def _with_scenarios(args: argparse.Namespace) -> list[Game]:
    games = [klubovna.game(args.game)] if args.game else shelf.sound()[0]
    found = [game for game in games if game.faults]
    if not found:
        raise Unreadable("no scenarios of your own can be played here")
    return found


def _check_scenario(args: argparse.Namespace) -> int:
    games, text = _with_scenarios(args), read_own(args.file)
    told = [(game, game.look_through(text, str(args.file), packed(game, args.pack))) for game in games]
    # A file is of the game that knows its tables: whatever else is wrong then has a place in one of them.
    game, faults = next((each for each in told if all(fault.field for fault in each[1])), told[0])
    for fault in faults:
        print(fault)
    print(f"{args.file}: " + (f"{len(faults)} to be mended" if faults else f"a sound scenario of {game.id}"))
    return FAILED if faults else 0


def _show_scenario(args: argparse.Namespace) -> int:
    games = _with_scenarios(args)
    game = next((game for game in games if args.scenario in game.scenarios), None)
    if game is None:
        known = ", ".join(id for game in games for id in game.scenarios)
        raise Unreadable(f"no scenario is called {args.scenario!r}; there are: {known}")
    folders = [folder for folder in (files(game.package) / "content").iterdir() if folder.is_dir()]
    file = next(path for folder in folders if (path := folder / f"{args.scenario}.toml").is_file())
    print(file.read_text("utf-8"), end="")
    return 0
