"""`klubovna learn`: the lessons of a game, at the table."""

from __future__ import annotations

import argparse

import klubovna
from klubovna.cli.asked import failed
from klubovna.kernel import lessons
from klubovna.kernel.errors import Unreadable


def add_learn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="by its name; else where you stopped")
    parser.add_argument("--list", action="store_true", help="only list the lessons, and which are done")
    parser.add_argument("--check", action="store_true", help="play all lessons, and say what is wrong")
    parser.set_defaults(run=learn)


def learn(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    if args.check:
        return check(game, args.lesson)
    raise Unreadable("not yet")


def check(game: klubovna.Game, only: str | None) -> int:
    from klubovna.lab.laws.lessons import unasked, untaught

    faults = [fault for fault in untaught(game) if only is None or f"-{only}.toml" in fault.file]
    for fault in faults:
        failed(str(fault))
    found, broken = lessons.sound(game.package)
    if not broken and not faults:
        kinds = ", ".join(kind.__name__ for kind in unasked(game, found))
        print(f"{len(found)} lessons can be played as they are written; not asked in them: {kinds or 'nothing'}")
    return 1 if faults else 0
