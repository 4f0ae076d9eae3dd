"""`klubovna …`: play, watch, check, measure. Every command is a few lines around the public interface."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import klubovna
from klubovna.build import build
from klubovna.cli.asked import FAILED, INTERRUPTED, failed
from klubovna.cli.learn import add_learn
from klubovna.cli.new_game import add_new_game
from klubovna.cli.packs import add_pack_tasks
from klubovna.cli.play import add_play
from klubovna.cli.puzzles import add_puzzles
from klubovna.cli.records import add_replay, add_review, add_verify
from klubovna.cli.scenarios import add_scenario
from klubovna.cli.shelf import add_content, add_games
from klubovna.kernel.errors import KlubovnaError

BRINGS = {
    "klubovna[train]": ("torch", "numpy"),
    "klubovna": (
        "textual", "rich", "litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "psycopg", "prometheus_client",
    ),
}  # fmt: skip
"""What is installed with what; whoever wants the games alone (`pip install --no-deps`) is told what is missing."""
SERVER = {
    "serve": ("run", "open the web table"),
    "admin": ("admin", "look after the tables of a server"),
    "openapi": ("openapi", "print the server's interface as an OpenAPI document"),
}
SITE = ("site.command", "write the clubhouse as a folder that any host of files can show")
LAB = {
    "laws": "hold a game to all laws of the house, with all its options",
    "fuzz": "play random games under all laws of the kit",
    "simulate": "let bots play and report how it went",
    "train": "let a net learn to judge a game from games against itself",
    "calibrate": "measure how often what bots think comes true",
    "bench": "measure the speed of the table",
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        args = _parser(arguments).parse_args(arguments)
        code: int = args.run(args)
        return code
    except ModuleNotFoundError as missing:
        brought = next((name for name, modules in BRINGS.items() if missing.name in modules), None)
        if brought is None:
            raise
        return failed(f"{missing.name} is not installed; pip install '{brought}' brings it")
    except KlubovnaError as problem:
        return failed(str(problem))
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser(arguments: list[str]) -> argparse.ArgumentParser:
    about = "A table where board games are played with every rule enforced."
    parser = argparse.ArgumentParser(prog="klubovna", description=about)
    parser.add_argument("--version", action="version", version=f"klubovna {klubovna.__version__} ({build()})")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    asked = next((word for word in arguments if not word.startswith("-")), "")
    add_games(commands.add_parser("games", help="list the games, their seats and options"))
    add_play(commands.add_parser("play", help="sit down and play"))
    add_learn(commands.add_parser("learn", help="learn a game by playing it"))
    puzzling = commands.add_parser("puzzles", help="find the best choice in a position, or mine new puzzles")
    add_puzzles(puzzling, arguments if asked == "puzzles" else ())
    add_replay(commands.add_parser("replay", help="watch a recorded game"))
    add_review(commands.add_parser("review", help="think a recorded game over: chances, and the moves that lost most"))
    add_verify(commands.add_parser("verify", help="check a record: every move, every happening"))
    add_content(commands.add_parser("content", help="list a game's content and where it comes from"))
    add_scenario(commands.add_parser("scenario", help="check a scenario of your own, or show one to begin with"))
    add_pack_tasks(commands.add_parser("pack", help="begin, check and show an owner's pack"))
    add_new_game(commands.add_parser("new-game", help="write a package with a game of your own to begin with"))
    rooms = {name: (f"lab.{name}", about) for name, about in LAB.items()}
    rooms |= {name: (f"server.{module}", about) for name, (module, about) in SERVER.items()}
    rooms["site"] = SITE
    for name, (module, about) in rooms.items():
        _add_room(commands.add_parser(name, help=about, description=about), module, name == asked)
    return parser


def _add_room(parser: argparse.ArgumentParser, module_name: str, asked: bool) -> None:
    """The laboratory and the server say themselves what they want to know; they are loaded only when asked for."""
    if asked:
        module = import_module(f"klubovna.{module_name}")
        module.add_arguments(parser)
        parser.set_defaults(run=module.run)
