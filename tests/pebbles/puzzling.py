"""Puzzles of pebbles, and the same with something wrong in them."""

from __future__ import annotations

import importlib
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel.game import Game
from klubovna.service import puzzles
from klubovna.service.puzzles import Puzzle
from tests.pebbles import GAME

HERE = Path(__file__).parent
TWO, THREE, LATE = "e3a739", "90882c", "367a52"
_number = count(1)


def puzzle(name: str = TWO) -> Puzzle:
    return puzzles.puzzle(GAME, name)


def changed(name: str = TWO, **fields: Any) -> Puzzle:
    """With something else in it; what is told of a find is changed in the first."""
    found = puzzle(name)
    of_find = {field: value for field, value in fields.items() if field in found.finds[0].__struct_fields__}
    rest = {field: value for field, value in fields.items() if field not in of_find}
    return replace(found, finds=[replace(found.finds[0], **of_find), *found.finds[1:]], **rest)


class Box:
    """Where a game with such puzzles is written for one test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.syspath_prepend(str(folder))

    def game(self, *found: Puzzle, **written: str) -> Game:
        """With these puzzles, or with files as they are given here: `themes`, `cs`, `en`, `puzzles`."""
        package = self._folder / f"spoiled_puzzles_{next(_number)}"
        for room in ("texts", "rulebook", "puzzles"):
            shutil.copytree(HERE / room, package / room)
        shutil.copy(HERE / "__init__.py", package)
        files = {"themes": "themes.toml", "puzzles": puzzles.FILE, "cs": "cs.ftl", "en": "en.ftl"}
        if found:
            (package / puzzles.FOLDER / puzzles.FILE).write_bytes(puzzles.written(list(found)))
        for name, text in written.items():
            (package / puzzles.FOLDER / files[name]).write_text(text, "utf-8")
        importlib.invalidate_caches()
        game: Game = replace(importlib.import_module(package.name).GAME, package=package.name)
        return game
