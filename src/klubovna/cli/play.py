"""`klubovna play GAME`: sit down at a table in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import klubovna
from klubovna import shelf
from klubovna.cli.asked import NO_TERMINAL, add_language, add_pack, failed, is_terminal
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game

if TYPE_CHECKING:
    from klubovna.terminal.session import Session


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="which game, see `klubovna games` (usually the first of them)")
    add_language(parser)
    parser.add_argument("--seed", metavar="N", help="the same number gives the same game")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    players = "who sits there: person, or a bot such as greedy (usually you sit first, bots elsewhere)"
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER", help=players)
    scenario = "a battle or a mission: its id, also of a pack, or a file of your own"
    parser.add_argument("--scenario", metavar="ID|FILE", help=scenario)
    add_pack(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--continue", action="store_true", dest="go_on", help="go on with the last unfinished game")
    parser.add_argument("--save-to", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--light", choices=("day", "evening"), help="colours (usually as the terminal is)")
    parser.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    from klubovna.terminal.language import spoken

    args.game = args.game or shelf.sound()[0][0].id
    game = klubovna.game(args.game)
    agreed = any((args.load, args.go_on, args.set, args.seat, args.seed, args.scenario)) or len(game.seats) == 1
    session = _session(args) if agreed else None
    if not is_terminal():
        return failed("play needs a terminal; from a program use `import klubovna`", NO_TERMINAL)
    from klubovna.terminal.app import start_app, table_app
    from klubovna.terminal.start import Plan

    language, asked = spoken(args.lang), {"save_to": args.save_to, "light": args.light}
    app = table_app(session, language, **asked) if session else start_app(Plan(game, pack=args.pack), language, **asked)
    app.run()
    return app.return_code or 0


def _session(args: argparse.Namespace) -> Session:
    """The table that was asked for, with the players at it."""
    from klubovna.terminal import players
    from klubovna.terminal.session import Session

    table, path = _opened(args)
    saved = args.load or args.go_on
    seated = players.kept(table.record.header.seats) if saved else players.usual(table.game, table.seats)
    return Session(table, path=args.save_to or path, players=players.told(seated, args.seat))


def _opened(args: argparse.Namespace) -> tuple[klubovna.Table, Path | None]:
    """The table that was asked for, and the file it is kept in, where it has one already."""
    game = klubovna.game(args.game)
    if args.load and args.go_on:
        raise Unreadable("--load and --continue exclude each other")
    if args.load:
        table, path = klubovna.load(args.load), None
    elif args.go_on:
        path = _unfinished(game)
        table = klubovna.load(path)
    else:
        options: dict[str, Any] = game.spelled(args.set)
        if args.scenario:
            options["scenario"] = scenario_of(args.scenario)
        table, path = klubovna.new(game.id, seed=args.seed, pack=args.pack, **options), None
    if table.game.id != game.id:
        raise Broken(f"a game of {table.game.id}, not of {game.id}", file=args.load)
    return table, path


def scenario_of(named: str) -> str | Path:
    """What has an ending or lies in a folder is a file; ids have neither."""
    return Path(named) if Path(named).suffix or Path(named).name != named else named


def _unfinished(game: Game) -> Path:
    from klubovna.terminal import saves

    path = saves.unfinished(game.id)
    if path is None:
        raise Unreadable(f"there is no unfinished game of {game.id} to go on with")
    return path
