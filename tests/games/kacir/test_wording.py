"""What cards, villagers and scenarios say is made of what they do: no number stands in a text that is not in the
content, and whoever corrects a number corrects the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.kacir.box import Box, load
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.wording import said
from klubovna.kernel.messages import Message
from klubovna.kernel.packs import load_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line, text
from tests.games.kacir.compositions import combinations

GAME = import_module("klubovna.games.kacir").GAME
BOX = load()
THINGS = [*BOX.ids, *BOX.villagers, *BOX.scenarios]


def messages(lines: list[Line]) -> Iterator[Message]:
    for line in lines:
        yield from ([line.lead] if line.lead else []) + [*line.parts]


def corrected(folder: Path, file: str, block: str) -> Box:
    (folder / f"{file}.toml").write_text(block, "utf-8")
    return load(load_pack(folder))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_printed_can_be_said(thing: str, language: str) -> None:
    texts, lines = GAME.texts(language), BOX.told(thing)
    assert lines, "nothing is without a text"
    assert [problem for message in messages(lines) for problem in texts.problems(message)] == []
    told = text(lines, texts)
    assert told[0].isupper()
    assert told.endswith(".")
    assert not re.search(r"[{}]|\.\.|  | ,| \.", told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_every_number_in_a_text_is_in_the_content(thing: str, language: str) -> None:
    """Messages themselves hold no figures; all come as arguments."""
    lines = BOX.told(thing)
    numbers = {str(value) for message in messages(lines) for value in message.args.values() if isinstance(value, int)}
    assert set(re.findall(r"\d+", text(lines, GAME.texts(language)))) <= numbers


def test_a_corrected_card_says_what_it_does_now(tmp_path: Path) -> None:
    """The Ranger brings one evidence in this box, and says so in both languages."""
    box = corrected(tmp_path, "hunter", '[ranger.power]\neffect = [{ do = "evidence" }]\n')
    english, czech = (text(box.told("ranger"), GAME.texts(language)) for language in ("en", "cs"))
    assert "gain 1 evidence" in english
    assert "získejte 1 důkaz." in czech
    assert "2" in text(BOX.told("ranger"), GAME.texts("cs"))


def test_a_corrected_effect_is_said(tmp_path: Path) -> None:
    box = corrected(tmp_path, "witch", '[venom]\neffect = [{ do = "lose", count = 3 }, { do = "draw" }]\n')
    assert text(box.told("venom"), GAME.texts("en")) == "Your opponent loses 3 influence; draw 1 card."


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_effect_that_a_pack_could_hold(language: str) -> None:
    texts = GAME.texts(language)
    every = combinations()
    assert {effect.name for effect in every} >= {effect.name for effect in printed()}
    told = [message for effect in every for message in (said(effect), said(effect, "hunter"))]
    told += [Message(f"short-{message.id}", message.args) for message in told]
    assert [problem for message in told for problem in texts.problems(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_changes_a_parameter_changes_the_sentence(language: str) -> None:
    """Of no two effects that play differently the same is said."""
    texts, said_of = GAME.texts(language), dict[str, Effect]()
    for effect in combinations():
        told = texts.text(said(effect).id, **said(effect).args)
        assert said_of.setdefault(told, effect) == effect, told


def printed() -> list[Effect]:
    return [effect for card in BOX.cards for effect in (*card.effect, *card.cleanse)]


def test_what_the_browser_is_compared_with_is_up_to_date() -> None:
    """`web/tests/games/kacir-printed.json`; `python web/tests/games/make_kacir.py` writes it anew."""
    folder = Path(__file__).parents[3] / "web" / "tests" / "games"
    made: dict[str, Any] = {"__name__": "make_kacir", "__file__": str(folder / "make_kacir.py")}
    exec((folder / "make_kacir.py").read_text("utf-8"), made)
    assert (folder / "kacir-printed.json").read_bytes() == made["printed"]()
