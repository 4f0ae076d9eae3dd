"""What stands on the things of a game is told by the game, in every language, with the numbers of its content; the page
holds no rule and no number of one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line, text

GAMES = [klubovna.game(id) for id in klubovna.games()]
WORDED = [game for game in GAMES if game.wording]
PAGE = Path(klubovna.__file__).parents[2] / "web" / "src" / "games"
RULES_ARE_TOLD_BY = re.compile(r"^[a-z]+-(short|about|brief|sign|full)-|-about$")
"""How messages are called that say what something does."""


def lines(game: Game, pack: Path | None = None) -> Iterator[tuple[str, str, list[Line]]]:
    assert game.wording
    for thing, manners in game.wording(game.load(pack)).items():
        yield from ((thing, manner, told) for manner, told in manners.items())


def messages(told: list[Line]) -> list[Message]:
    return [message for line in told for message in (*([line.lead] if line.lead else ()), *line.parts)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDED, ids=lambda game: game.id)
def test_everything_that_stands_on_things_can_be_said(game: Game, language: str) -> None:
    texts = game.texts(language)
    said = [message for _, _, told in lines(game) for message in messages(told)]
    assert said
    assert [problem for message in said for problem in texts.problems(message)] == []


@pytest.mark.parametrize(
    ("id", "file", "block", "thing", "says"),
    [
        ("hagalaz", "abilities", "[shot]\ndamage = [2, 5]\n", "shot", "Line of fire: 2 damage, empowered 5."),
        ("napoleonics", "cards", "[bombard]\nunits = 3\ndice = 1\n", "bombard", "3 batteries: move 3, or +1 dice."),
        ("kacir", "hunter", "[ranger]\nworth = 1\n", "ranger", "After every cleansing 1 [evidence]."),
    ],
)
def test_a_corrected_number_is_said_on_the_card(
    id: str, file: str, block: str, thing: str, says: str, tmp_path: Path
) -> None:
    (tmp_path / f"{file}.toml").write_text(block, "utf-8")
    game = klubovna.game(id)
    assert game.wording
    assert text(game.wording(game.load(tmp_path))[thing]["short"], game.texts("en")) == says


def test_cards_of_one_section_are_told_by_their_orders() -> None:
    game = klubovna.game("napoleonics")
    assert game.wording
    wording, texts = game.wording(game.content()), game.texts("en")
    assert text(wording["attack-left"]["short"], texts) == "3 units on the left."
    assert text(wording["scout-center"]["short"], texts) == "One unit in the centre. Draw two, keep one."


def test_the_page_holds_no_rule_of_a_game() -> None:
    """Its own words name things and places; what something does, and how much of it, comes from the server."""
    found = []
    for file in PAGE.glob("*/texts/*.ftl"):
        for id, said in re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", file.read_text("utf-8"), re.MULTILINE):
            bare = re.sub(r"\[\w+\]|\$[\w-]+", "", said)
            if RULES_ARE_TOLD_BY.search(id) or re.search(r"\d", bare):
                found.append(f"{file.parent.parent.name}: {id} = {said}")
    assert found == []
