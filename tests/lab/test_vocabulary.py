"""The words of which effects are made are told in the documents as the content has them."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main
from klubovna.lab.vocabulary import sections, uses

PAGE = Path(__file__).parents[2] / "docs" / "effects.md"


def test_the_documents_tell_the_words_of_today() -> None:
    """If not: `python -m klubovna.lab.vocabulary docs/effects.md`."""
    assert PAGE.read_text("utf-8").endswith(sections())


def test_a_word_is_found_with_whatever_varies_it() -> None:
    drawn = uses(klubovna.game("vzdor"))["draw"]
    jacinto = next(use for use in drawn if use.thing == "jacinto")
    assert (jacinto.path, jacinto.varied) == (("revealed", "action"), ("cost", "count"))


def test_words_are_shared_by_whoever_uses_them() -> None:
    """Maquis and missions discard by the same word."""
    things = {use.thing for use in uses(klubovna.game("vzdor"))["discard"]}
    assert {"adolfo", "paquita", "railroad-bridge", "bunker"} <= things


def test_the_words_of_a_game_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "kacir", "--words"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("| word | uses | varied by | for example |")
    assert "| `gain` | " in printed
