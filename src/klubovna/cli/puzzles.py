"""`klubovna puzzles`: positions in which one choice is best, to be found at the table; and how they are mined."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import klubovna
from klubovna import shelf
from klubovna.cli.asked import add_language, failed
from klubovna.kernel.errors import Unreadable
from klubovna.service.puzzles import known, sound

if TYPE_CHECKING:
    from klubovna.kernel.game import Game

MINING = ("--from", "--out", "--add", "-h", "--help")
"""Whoever says one of these wants to know of the laboratory; to play, it is not loaded."""


def add_puzzles(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game, see `klubovna games`")
    add_language(parser)
    parser.add_argument("--list", action="store_true", help="only list the puzzles")
    if mines(arguments):
        from klubovna.lab.puzzles import add_mining

        add_mining(parser)
    parser.set_defaults(run=_puzzles)


def mines(arguments: Sequence[str]) -> bool:
    return any(word.partition("=")[0] in MINING for word in arguments)


def _puzzles(args: argparse.Namespace) -> int:
    if "games" in args:
        return _mine(args)
    if args.game is None:
        for game in shelf.sound()[0]:
            if known(game.package):
                print(f"{game.id}: {len(known(game.package))}")
        return 0
    game = klubovna.game(args.game)
    found, faults = sound(game.package)
    for line in listed(game):
        print(line)
    for fault in faults:
        failed(str(fault))
    return 0 if found else failed(f"{game.id} has no puzzles")


def listed(game: Game) -> Iterator[str]:
    for puzzle in known(game.package):
        yield f"{puzzle.name}  {puzzle.theme}  {puzzle.level}"


def _mine(args: argparse.Namespace) -> int:
    from klubovna.lab import puzzles

    if args.game is None or args.games is None:
        raise Unreadable("mining wants a game, and --from a number of games to look through")
    return puzzles.run(args)
