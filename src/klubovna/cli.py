"""`klubovna …`: play, watch, check, measure. Every command is a few lines around the public interface."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import klubovna
from klubovna.kernel.content import read_own
from klubovna.kernel.errors import Broken, KlubovnaError, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.record import Chosen, Happened, Undone
from klubovna.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from klubovna.terminal.session import Session

FAILED, NO_TERMINAL, INTERRUPTED = 1, 2, 130
EXTRAS = {
    "terminal": ("textual", "rich"),
    "server": ("litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "psycopg", "prometheus_client"),
}
SERVER = {
    "serve": ("run", "open the web table"),
    "admin": ("admin", "look after the tables of a server"),
    "openapi": ("openapi", "print the server's interface as an OpenAPI document"),
}
LAB = {
    "fuzz": "play random games under all laws of the kit",
    "simulate": "let bots play and report how it went",
    "bench": "measure the speed of the table",
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        args = _parser(arguments).parse_args(arguments)
        code: int = args.run(args)
        return code
    except ModuleNotFoundError as missing:
        extra = next((extra for extra, modules in EXTRAS.items() if missing.name in modules), None)
        if extra is None:
            raise
        return _failed(f"{missing.name} is not installed; pip install 'klubovna[{extra}]' brings it")
    except KlubovnaError as problem:
        return _failed(str(problem))
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _failed(why: str, code: int = FAILED) -> int:
    print(f"klubovna: {why}", file=sys.stderr)
    return code


def _parser(arguments: list[str]) -> argparse.ArgumentParser:
    about = "A table where board games are played with every rule enforced."
    parser = argparse.ArgumentParser(prog="klubovna", description=about)
    parser.add_argument("--version", action="version", version=f"klubovna {klubovna.__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_games(commands.add_parser("games", help="list the games, their seats and options"))
    _add_play(commands.add_parser("play", help="sit down and play"))
    _add_replay(commands.add_parser("replay", help="watch a recorded game"))
    _add_review(commands.add_parser("review", help="think a recorded game over: chances, and the moves that lost most"))
    _add_verify(commands.add_parser("verify", help="check a record: every move, every happening"))
    _add_content(commands.add_parser("content", help="list a game's content and where it comes from"))
    _add_scenario(commands.add_parser("scenario", help="check a scenario of your own, or show one to begin with"))
    asked = next((word for word in arguments if not word.startswith("-")), "")
    rooms = {name: (f"lab.{name}", about) for name, about in LAB.items()}
    rooms |= {name: (f"server.{module}", about) for name, (module, about) in SERVER.items()}
    for name, (module, about) in rooms.items():
        _add_room(commands.add_parser(name, help=about, description=about), module, name == asked)
    return parser


def _add_room(parser: argparse.ArgumentParser, module_name: str, asked: bool) -> None:
    """The laboratory and the server say themselves what they want to know; they are loaded only when asked for."""
    if asked:
        module = import_module(f"klubovna.{module_name}")
        module.add_arguments(parser)
        parser.set_defaults(run=module.run)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language (usually that of the system)")


def _add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="DIR", help="a folder of corrected content")


def _texts(game: Game, language: str | None) -> Texts:
    from klubovna.terminal.language import all_texts, spoken

    return all_texts(game, spoken(language))


# games


def _add_games(parser: argparse.ArgumentParser) -> None:
    _add_language(parser)
    parser.set_defaults(run=_games)


def _games(args: argparse.Namespace) -> int:
    for id in klubovna.games():
        game, texts = klubovna.game(id), _texts(klubovna.game(id), args.lang)
        print(f"{id}  {texts.text('game-name')}  (rules {game.version}, playable)")
        print(f"  seats: {', '.join(f'{seat} ({texts.name(seat)})' for seat in game.seats)}")
        for option in game.options:
            choices = " | ".join(map(str, option.choices))
            only = f"; with {option.when[0]}={option.when[1]}" if option.when else ""
            print(f"  --set {option.name}={choices}  (usually {option.default}{only})")
    return 0


# play


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game, see `klubovna games`")
    _add_language(parser)
    parser.add_argument("--seed", metavar="N", help="the same number gives the same game")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    players = "who sits there: person, or a bot such as greedy (usually you sit first, bots elsewhere)"
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=PLAYER", help=players)
    parser.add_argument("--scenario", type=Path, metavar="FILE", help="a scenario of your own")
    _add_pack(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--continue", action="store_true", dest="go_on", help="go on with the last unfinished game")
    parser.add_argument("--save-to", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--light", choices=("day", "evening"), help="colours (usually as the terminal is)")
    parser.set_defaults(run=_play)


def _play(args: argparse.Namespace) -> int:
    from klubovna.terminal.language import spoken

    game = klubovna.game(args.game)
    agreed = any((args.load, args.go_on, args.set, args.seat, args.seed, args.scenario)) or len(game.seats) == 1
    session = _session(args) if agreed else None
    if not _is_terminal():
        return _failed("play needs a terminal; from a program use `import klubovna`", NO_TERMINAL)
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
    return Session(table, pack=args.pack, path=args.save_to or path, players=players.told(seated, args.seat))


def _opened(args: argparse.Namespace) -> tuple[klubovna.Table, Path | None]:
    """The table that was asked for, and the file it is kept in, where it has one already."""
    game = klubovna.game(args.game)
    if args.load and args.go_on:
        raise Unreadable("--load and --continue exclude each other")
    if args.load:
        table, path = klubovna.load(args.load, pack=args.pack), None
    elif args.go_on:
        path = _unfinished(game)
        table = klubovna.load(path, pack=args.pack)
    else:
        options: dict[str, Any] = game.spelled(args.set)
        if args.scenario:
            options["scenario"] = args.scenario
        table, path = klubovna.new(game.id, seed=args.seed, pack=args.pack, **options), None
    if table.game.id != game.id:
        raise Broken(f"a game of {table.game.id}, not of {game.id}", file=args.load)
    return table, path


def _unfinished(game: Game) -> Path:
    from klubovna.terminal import saves

    path = saves.unfinished(game.id)
    if path is None:
        raise Unreadable(f"there is no unfinished game of {game.id} to go on with")
    return path


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


# replay


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    _add_language(parser)
    _add_pack(parser)
    parser.add_argument("--at", type=int, default=0, metavar="N", help="begin at this step")
    parser.add_argument("--text", action="store_true", help="print the game instead of showing it")
    parser.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    from klubovna.terminal.language import spoken

    record = klubovna.Record.load(args.file)
    game = _game_of(record, args.file)
    if args.text or not _is_terminal():
        from klubovna.terminal.steps import as_text, steps

        for line in as_text(steps(game, record, args.pack), _texts(game, args.lang), args.at):
            print(line)
        return 0
    from klubovna.terminal.app import replay_app

    app = replay_app(game, record, spoken(args.lang), pack=args.pack, at=args.at)
    app.run()
    return app.return_code or 0


# review


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--seat", metavar="SEAT", help="whose choices (usually the first seat's)")
    _add_language(parser)
    _add_pack(parser)
    parser.add_argument("--iterations", type=int, metavar="N", help="how much to think of each choice")
    parser.add_argument("--text", action="store_true", help="print the review instead of showing it")
    parser.set_defaults(run=_review)


def _review(args: argparse.Namespace) -> int:
    from klubovna.terminal.language import spoken
    from klubovna.terminal.lookback import Lookback, as_text

    record = klubovna.Record.load(args.file)
    game = _game_of(record, args.file)
    lookback = Lookback(game, record, pack=args.pack, thought=args.iterations)
    seat = args.seat or lookback.seats[0]
    if seat not in lookback.seats:
        raise Unreadable(f"there is no seat {seat!r}; there are: {', '.join(lookback.seats)}")
    if args.text or not _is_terminal():
        while not lookback.over:
            lookback.think_on()
        for line in as_text(lookback, seat, _texts(game, args.lang)):
            print(line)
        return 0
    from klubovna.terminal.app import review_app

    app = review_app(lookback, seat, spoken(args.lang))
    app.run()
    return app.return_code or 0


def _game_of(record: klubovna.Record, file: Path) -> Game:
    try:
        return klubovna.game(record.header.game)
    except Unreadable as problem:
        raise Broken(str(problem), file=file, line=1, field="game") from None


# verify


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    _add_pack(parser)
    parser.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    from klubovna.kernel.replay import verify

    record = klubovna.Record.load(args.file)
    game = _game_of(record, args.file)
    drawn = verify(game, record, args.pack)
    kinds = Counter(type(entry) for entry in record.entries)
    print(f"{args.file}: a sound record of {game.id}, rules {game.version}, content {record.header.content}")
    print(f"  choices: {kinds[Chosen]}, each of them legal; taken back: {kinds[Undone]}")
    print(f"  happenings: {kinds[Happened]}, {drawn} of them drawn again from the promised key")
    if record.outcome:
        scores = ", ".join(f"{seat} {score}" for seat, score in record.outcome.scores.items())
        print(f"  end: {record.outcome.reason} ({scores})")
    else:
        print("  end: none yet")
    return 0


# content


def _add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game, see `klubovna games`")
    _add_pack(parser)
    _add_language(parser)
    parser.set_defaults(run=_content)


def _content(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    texts = _texts(game, args.lang)
    blocks = game.content(args.pack).blocks
    rows = [(b.file, b.block, _name(texts, b.block), b.source) for b in blocks]
    for row in _aligned([("file", "block", "name", "source"), *rows]):
        print(row)
    counts = Counter(block.source for block in blocks)
    print(f"\n{len(blocks)} blocks: " + ", ".join(f"{count} {source}" for source, count in counts.most_common()))
    return 0


def _name(texts: Texts, block: str) -> str:
    """A thing's name; `titles.epic` is the name of `title-epic`; blocks of numbers have none."""
    for thing in (block, block.replace("s.", "-"), block.rpartition(".")[2]):
        if texts.has(f"name-{thing}"):
            return texts.name(thing)
    return "–"


# scenario


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(required=True, metavar="TASK")
    check = tasks.add_parser("check", help="tell everything that is wrong with a scenario file")
    check.add_argument("file", type=Path, help="a scenario of your own")
    check.set_defaults(run=_check_scenario)
    show = tasks.add_parser("show", help="print a scenario of the game as a file, to be changed")
    show.add_argument("scenario", help="its id, see `klubovna games`")
    show.set_defaults(run=_show_scenario)
    _add_pack(check)
    for task in (check, show):
        task.add_argument("--game", help="which game (usually the one whose scenario it is)")


def _with_scenarios(args: argparse.Namespace) -> list[Game]:
    games = [klubovna.game(id) for id in ([args.game] if args.game else klubovna.games())]
    found = [game for game in games if game.faults]
    if not found:
        raise Unreadable("no scenarios of your own can be played here")
    return found


def _check_scenario(args: argparse.Namespace) -> int:
    games, text = _with_scenarios(args), read_own(args.file)
    told = [(game, game.look_through(text, str(args.file), args.pack)) for game in games]
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


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


if __name__ == "__main__":
    sys.exit(main())
