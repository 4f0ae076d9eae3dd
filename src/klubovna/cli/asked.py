"""What several commands ask for, and how all of them answer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import klubovna
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import PACK, Game, Settings
from klubovna.kernel.texts import LANGUAGES, Texts

FAILED, NO_TERMINAL, INTERRUPTED = 1, 2, 130


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language (usually that of the system)")


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="PACK", help="an owner's pack: a file or a folder")


def packed(game: Game, pack: Path | None) -> Settings:
    """What is agreed by it."""
    return {} if pack is None else {PACK: game.pack(pack)}


def texts_of(game: Game, language: str | None, content: Content | None = None) -> Texts:
    from klubovna.terminal.language import all_texts, spoken

    return all_texts(game, spoken(language), content)


def failed(why: str, code: int = FAILED) -> int:
    print(f"klubovna: {why}", file=sys.stderr)
    return code


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def game_of(record: klubovna.Record, file: Path) -> Game:
    try:
        return klubovna.game(record.header.game)
    except Unreadable as problem:
        raise Broken(str(problem), file=file, line=1, field="game") from None
