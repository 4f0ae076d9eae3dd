"""Lessons with something wrong in them, in packages that have nothing else."""

from __future__ import annotations

import importlib
from itertools import count
from pathlib import Path

import pytest

COURSE = Path(__file__).parent / "lessons"
_number = count(1)


class Shelf:
    """Where they are written for one test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.syspath_prepend(str(folder))

    def package(self, **files: str) -> str:
        """The name of a package with these files, `**{"01-taking.toml": text}`."""
        name = f"spoiled_lessons_{next(_number)}"
        folder = self._folder / name / "lessons"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        for file, text in files.items():
            (folder / file).write_text(text, "utf-8")
        importlib.invalidate_caches()
        return name


def written(number: int) -> tuple[str, str]:
    """A sound lesson of pebbles: the name of its file, and its text."""
    file = sorted(COURSE.glob("*.toml"))[number]
    return file.name, file.read_text("utf-8")


def changed(number: int, before: str, after: str) -> dict[str, str]:
    """The same with something else in it."""
    file, text = written(number)
    assert before in text
    return {file: text.replace(before, after, 1)}
