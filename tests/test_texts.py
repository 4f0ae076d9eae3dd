"""What the house itself says is said in every language, with the same arguments. The texts and rules of games are held
to that by the laws (`test_laws.py`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.laws.words import texts

HOUSE = Path(klubovna.__file__).parent
WEB = HOUSE.parent.parent / "web" / "src" / "texts"
TEXTS = sorted({path.parent for path in HOUSE.rglob("*.ftl")} | {WEB})


def place(folder: Path) -> str:
    return str(folder.relative_to(HOUSE.parent.parent))


def messages(folder: Path, language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text("utf-8"), re.M))


def test_what_the_server_says_itself_has_words() -> None:
    """It sends ids; the browser has the words of the kernel, of the service, of the game and its own."""
    rooms = [*HOUSE.glob("server/**/*.py"), *HOUSE.glob("service/**/*.py"), *HOUSE.glob("alone/**/*.py")]
    said = {id for path in rooms for id in re.findall(r'Said\("([\w-]+)"', path.read_text("utf-8"))}
    known = messages(WEB, "en").union(*(messages(HOUSE / room / "texts", "en") for room in ("kernel", "service")))
    assert "replay-luck" in said
    assert said - {"game-name"} <= known


def test_there_is_something_to_compare() -> None:
    assert HOUSE / "kernel" / "texts" in TEXTS
    assert all(messages(folder, language) for folder in TEXTS for language in LANGUAGES)


@pytest.mark.parametrize("folder", TEXTS, ids=place)
def test_every_language_says_the_same(folder: Path) -> None:
    assert [str(fault) for fault in texts(folder, place(folder))] == []
