"""Which language to speak: what was asked for, else what the system speaks, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from klubovna.kernel import lessons
from klubovna.kernel.content import Content
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import LANGUAGES, Texts
from klubovna.service import puzzles
from klubovna.service.wire import Said

FALLBACK = "en"


def spoken(asked: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The first variable that is set decides, as everywhere, even if we do not speak its language."""
    if asked:
        return asked
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            language = value.split(".")[0].split("_")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def next_language(language: str) -> str:
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def all_texts(game: Game, language: str, content: Content | None = None) -> Texts:
    """The words of the kernel, the service, the game, the terminal and the game's board there in one, so that a board
    needs only one of them; and the names of an owner's pack that the content has."""
    return _named(game, _all_texts(game.package, game.id, language), content)


def laid_texts(game: Game, language: str, content: Content | None = None) -> Texts:
    """The same, and what is said in the lessons and the puzzles of the game."""
    return _named(game, _all_texts(game.package, game.id, language, laid=True), content)


def _named(game: Game, texts: Texts, content: Content | None) -> Texts:
    return texts if content is None or content.pack is None else texts.joined(game.fluent(texts.language, content))


def say(said: Said, texts: Texts) -> str:
    """What was made to be sent, as a sentence."""
    args = {name: tuple(value) if isinstance(value, list) else value for name, value in said.args.items()}
    return texts.say(Message(said.id, args))


@lru_cache
def _all_texts(package: str, id: str, language: str, *, laid: bool = False) -> Texts:
    folders = [files(name) / "texts" for name in ("klubovna.kernel", "klubovna.service", package, "klubovna.terminal")]
    board = files("klubovna.terminal") / "boards" / id / "texts"
    folders += [board] if board.is_dir() else []
    said = [files(package) / folder for folder in (lessons.FOLDER, puzzles.FOLDER)] if laid else []
    folders += [folder for folder in said if (folder / f"{language}.ftl").is_file()]
    return Texts(language, folders)
