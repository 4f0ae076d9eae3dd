"""The law for the sentences that tell newcomers what to look at bites, and says where."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.frames import Decision
from klubovna.kernel.kinds import concrete
from klubovna.lab.laws.matters import LONGEST, unweighed
from klubovna.lab.laws.trying import faults
from tests.kernel.sealed import GAME

NUMBERS = count()
"""What a game says is read once: each test has a package of its own."""
DECISIONS = """
from klubovna.kernel.frames import Decision
class PlayCard(Decision, frozen=True): ...
class TakeBack(Decision, frozen=True): ...
"""
BOTH = "matters-play-card = One.\nmatters-take-back = Two.\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """One in which two kinds of decisions are asked."""
    folder = tmp_path / f"weighing_{next(NUMBERS)}"
    (folder / "texts").mkdir(parents=True)
    (folder / "__init__.py").write_text(DECISIONS, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop(folder.name, None)


def told(folder: Path, cs: str, en: str) -> list[str]:
    for language, text in (("cs", cs), ("en", en)):
        (folder / "texts" / f"{language}.ftl").write_text(text, "utf-8")
    import_module(folder.name)
    return [str(fault).removeprefix(f"{folder.name}/texts/") for fault in unweighed(replace(GAME, package=folder.name))]


@pytest.mark.parametrize("text", ["a = yes\n", BOTH], ids=["no sentence", "all of them"])
def test_a_game_says_it_of_every_decision_or_of_none(package: Path, text: str) -> None:
    assert told(package, text, text) == []


def test_a_decision_is_forgotten(package: Path) -> None:
    one = "matters-play-card = One.\n"
    assert told(package, one, one) == [
        f"{language}.ftl, matters-take-back: not said, though other decisions have their sentence"
        for language in ("cs", "en")
    ]


def test_a_sentence_is_about_a_decision_that_is_there(package: Path) -> None:
    more = f"{BOTH}matters-play-cards = Three.\n"
    assert told(package, more, BOTH) == [
        f"{language}.ftl, matters-play-cards: there is no decision of this kind" for language in ("cs", "en")
    ]


def test_a_sentence_is_read_at_a_glance(package: Path) -> None:
    fits, longer = (BOTH.replace("Two.", "x" * letters) for letters in (LONGEST, LONGEST + 1))
    assert told(package, fits, longer) == [f"en.ftl, matters-take-back: {LONGEST + 1} letters, more than {LONGEST}"]


@pytest.mark.parametrize("id", ["vzdor", "blitzkrieg"])
def test_a_newcomer_is_told_what_to_look_at(id: str) -> None:
    """In every kind of decision of these games; that the others keep the law, too, is tried with the rest of it."""
    game = klubovna.game(id)
    assert all(game.texts("cs").has(kind.matters().id) for kind in concrete(Decision, game.package))
    assert faults(game) == []
