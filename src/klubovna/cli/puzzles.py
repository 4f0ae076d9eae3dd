"""`klubovna puzzles`: positions in which one choice is best, to be found at the table; and how they are mined."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import klubovna
from klubovna import shelf
from klubovna.cli.asked import FAILED, NO_TERMINAL, add_language, failed, is_terminal
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.service import puzzles

if TYPE_CHECKING:
    from klubovna.kernel.game import Game
    from klubovna.kernel.texts import Texts
    from klubovna.terminal.laid.collection import Collection

MINING = ("--from", "--out", "--add", "-h", "--help")
"""Whoever says one of these wants to know of the laboratory; to play, it is not loaded."""


def add_puzzles(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game; without one, all that have puzzles")
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help="by its name; else the list of them")
    add_language(parser)
    parser.add_argument("--today", action="store_true", help="the puzzle of the day, whichever game it is of")
    parser.add_argument("--list", action="store_true", help="only list the puzzles, and which were found")
    parser.add_argument(
        "--check", action="store_true", help="lay all of them as they are written, and say what is wrong"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="only keep the position, as a game to be played on")
    parser.add_argument("--light", choices=("day", "evening"), help="colours (usually as the terminal is)")
    if any(word.partition("=")[0] in MINING for word in arguments):
        from klubovna.lab.puzzles import add_mining

        add_mining(parser)
    parser.set_defaults(run=_puzzles)


def _puzzles(args: argparse.Namespace) -> int:
    if "games" in args:
        return _mine(args)
    if args.today:
        args.game, args.puzzle = _today(args)
    if args.game is None:
        return _overview(args)
    game = klubovna.game(args.game)
    if args.puzzle is not None:
        puzzles.puzzle(game, args.puzzle)
    if args.check:
        return check(game, args.puzzle)
    if args.save is not None:
        return _save(game, args.puzzle, args.save)
    from klubovna.terminal.laid.collection import Collection
    from klubovna.terminal.language import laid_texts, spoken

    collection, language = Collection(game), spoken(args.lang)
    if args.list:
        for line in listed(collection, laid_texts(game, language)):
            print(line)
        for fault in [*collection.faults, *([collection.fault] if collection.fault else [])]:
            failed(str(fault))
        return 0
    if not is_terminal():
        return failed("puzzles need a terminal; --list prints them", NO_TERMINAL)
    from klubovna.terminal.app import puzzles_app

    app = puzzles_app(collection, language, puzzle=args.puzzle, light=args.light)
    app.run()
    return app.return_code or 0


def _today(args: argparse.Namespace) -> tuple[str, str]:
    from klubovna.terminal.laid.collection import todays

    if args.game is not None:
        raise Unreadable("--today says itself which puzzle it is, and of which game")
    found = todays()
    if found is None:
        raise Unreadable("no game has a puzzle")
    return found[0].id, found[1].name


def _overview(args: argparse.Namespace) -> int:
    """A line a game, and the puzzle of the day."""
    from klubovna.terminal.laid.collection import Collection, todays
    from klubovna.terminal.laid.puzzle import title
    from klubovna.terminal.language import laid_texts, spoken

    language, games = spoken(args.lang), shelf.sound()[0]
    for game in games:
        if puzzles.offered(game):
            texts, collection = laid_texts(game, language), Collection(game)
            found = texts.text("ui-puzzle-count", found=collection.found, of=len(collection.puzzles))
            print(f"{game.id}  {texts.text('game-name')}  ({found})")
    today = todays()
    if today is None:
        return failed("no game has a puzzle")
    texts = laid_texts(today[0], language)
    print(f"{texts.text('ui-puzzle-today')}: {today[0].id} {today[1].name}  {title(today[1], texts)}")
    return 0


def listed(collection: Collection, texts: Texts) -> Iterator[str]:
    """A line a puzzle: a sign of how it went, its name, what it is about and how hard it is."""
    from klubovna.terminal.laid.puzzle import title
    from klubovna.terminal.laid.puzzles import facts

    for puzzle in collection.puzzles:
        sign, *told = facts(collection, puzzle, texts)
        yield f"{sign} {puzzle.name}  {title(puzzle, texts)}  ({' · '.join(told)})"


def check(game: Game, only: str | None) -> int:
    from klubovna.lab.laws.puzzles import told, unposed

    faults = [fault for fault in unposed(game) if only is None or fault.field.partition(".")[0] == only]
    for fault in faults:
        failed(str(fault))
    if not faults:
        print(f"{game.id}: {only or told(game)}, as written")
    return FAILED if faults else 0


def _save(game: Game, name: str | None, file: Path) -> int:
    from klubovna.terminal import saves
    from klubovna.terminal.laid.puzzler import played_on

    if name is None:
        raise Unreadable("which puzzle? its name comes after the game's, see --list")
    try:
        saves.keep(played_on(game, puzzles.puzzle(game, name)).table.record, file)
    except OSError as problem:
        raise Broken(problem.strerror or str(problem), file=file) from None
    print(f"{file}: the position of {name}; `klubovna play {game.id} --load {file}` plays it on")
    return 0


def _mine(args: argparse.Namespace) -> int:
    from klubovna.lab.puzzles import run

    if args.game is None or not (args.games or args.add):
        raise Unreadable("mining wants a game, and --from how many games, or --add what was found")
    return run(args)
