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
from klubovna.kernel.packs import load_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line, text

GAMES = [klubovna.game(id) for id in klubovna.games()]
WORDED = [game for game in GAMES if game.wording]
PAGE = Path(klubovna.__file__).parents[2] / "web" / "src" / "games"
RULES_ARE_TOLD_BY = re.compile(r"^[a-z]+-(short|about|brief|sign|full)-|-about$")
"""How messages are called that say what something does."""
WALL = "Choose a villager. The Hunter pays 3 influence each time he visits there."
EXONERATE = "For 4 evidence you take a suspect card: you know one more innocent."
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)


def lines(game: Game, pack: Path | None = None) -> Iterator[tuple[str, str, list[Line]]]:
    assert game.wording
    for thing, manners in game.wording(game.load(load_pack(pack) if pack else None)).items():
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
    ("id", "file", "block", "thing", "manner", "says"),
    [
        ("hagalaz", "abilities", "[shot]\ndamage = [2, 5]\n", "shot", "short", "Line of fire: 2 damage, empowered 5."),
        (
            "hagalaz",
            "abilities",
            "[krogan-hide]\nshields = [2, 2]\n",
            "krogan-hide",
            "full",
            "Wrex has 2 shield points more.",
        ),
        (
            "hagalaz",
            "heroes",
            "[tali]\ndamage = 3\n",
            "drone-capacitor",
            "full",
            "Chatika deals 2 damage instead of 3.",
        ),
        ("hagalaz", "rules", "[coolant]\ndamage = 3\n", "coolant", "full", "Heroes take 3 damage when they enter it."),
        (
            "napoleonics",
            "cards",
            "[bombard]\nunits = 3\ndice = 1\n",
            "bombard",
            "short",
            "3 batteries: move 3, or +1 dice.",
        ),
        (
            "napoleonics",
            "cards",
            "[probe-left]\norders = [1, 0, 0]\ndraw = 3\n",
            "probe-left",
            "full",
            "Order 1 unit or leader on the left flank. At the end of the turn draw 3 cards and keep one.",
        ),
        (
            "blitzkrieg",
            "rules",
            "[tokens]\nagainst = 4\n",
            "partisans",
            "full",
            "Army: land and mixed spaces. Value 1, or 4 if the marker stands on the enemy's half when they are placed.",
        ),
        (
            "hagalaz",
            "champions",
            "[ravager]\namount = 3\n",
            "ravager",
            "trait",
            "When a level of its resilience collapses, each hero beside it takes 3 damage.",
        ),
        (
            "vzdor",
            "rules",
            "[setup]\nlooked = 4\n",
            "roberto",
            "covert-short",
            "See top 4 enemies, discard any.",
        ),
        (
            "vzdor",
            "maquis",
            "[carlos.revealed.action]\ncount = 3\n",
            "carlos",
            "revealed-short",
            "Draw 3 cards.",
        ),
        (
            "kacir",
            "hunter",
            '[ranger.power]\neffect = [{ do = "evidence" }]\n',
            "ranger",
            "short",
            "After every cleansing +1 [evidence].",
        ),
        ("kacir", "witch", "[invisible-wall.power]\ncount = 3\n", "invisible-wall", "full", WALL),
        ("kacir", "scenarios", "[fog]\nevidence = 4\n", "deed-exonerate", "fog", EXONERATE),
    ],
)
def test_a_corrected_number_is_said_on_the_card(
    id: str, file: str, block: str, thing: str, manner: str, says: str, tmp_path: Path
) -> None:
    (tmp_path / f"{file}.toml").write_text(block, "utf-8")
    game = klubovna.game(id)
    assert game.wording
    assert text(game.wording(game.load(load_pack(tmp_path)))[thing][manner], game.texts("en")) == says


NUMBERS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|twice|thrice|third|fourth",
    "cs": r"dva|dvě|dvou|dvěma|dvakrát|tř[ií]\w*|třem\w*|čtyř\w*|čtvrt\w*|pěti?|šesti?|sedmi?|osmi?|devět|deset\w*",
}
"""As words. (One is none of them: it may as well mean anybody.)"""


def figures(said: str, language: str) -> list[str]:
    """Numbers that a message holds itself, as digits or as words; what it says for a given number is none."""
    free = re.sub(r"^ *\*?\[\d+\].*$", "", said, flags=re.MULTILINE)
    bare = re.sub(r"\[\w+\]|\$[\w-]+", "", free).lower()
    return re.findall(rf"\b(?:\d+|{NUMBERS[language]})\b", bare)


def test_a_figure_is_found_as_digits_and_as_words() -> None:
    assert figures("{ $count } hexes, empowered 2", "en") == ["2"]
    assert figures("Tři žetony velení", "cs") == ["tři"]
    assert figures("{ $count ->\n        [3] Three\n       *[other] { $count }\n    } of them", "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_hagalaz_holds_a_number_of_the_rules(language: str) -> None:
    """All come as arguments: what abilities, things, ground and dice do is told with the numbers of the content."""
    game = klubovna.game("hagalaz")
    source = (Path(klubovna.__file__).parent / "games" / game.id / "texts" / f"{language}.ftl").read_text("utf-8")
    told = [(id, said) for id, said in MESSAGE.findall(source) if id.startswith(("full-", "short-", "trait-"))]
    assert told
    assert [(id, found) for id, said in told if (found := figures(said, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deeds_of_kacir_hold_no_number_of_the_rules(language: str) -> None:
    game = klubovna.game("kacir")
    source = (Path(klubovna.__file__).parent / "games" / game.id / "texts" / f"{language}.ftl").read_text("utf-8")
    deeds = {message.id for thing, _, told in lines(game) if thing.startswith("deed-") for message in messages(told)}
    assert len(deeds) == 12
    assert [
        (id, found) for id, said in MESSAGE.findall(source) if id in deeds and (found := figures(said, language))
    ] == []


def test_the_page_gives_no_arguments_to_what_kacir_and_hagalaz_tell() -> None:
    """Numbers of a rule come with its text, from the game's wording."""
    asked = re.compile(r"\btext\(\s*[`\"](?:full|short)-[^`\"]*[`\"],")
    files = [file for id in ("kacir", "hagalaz") for file in (PAGE / id).rglob("*.svelte")]
    assert files
    assert [file.name for file in files if asked.search(file.read_text("utf-8"))] == []


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
        for id, said in MESSAGE.findall(file.read_text("utf-8")):
            bare = re.sub(r"\[\w+\]|\$[\w-]+", "", said)
            if RULES_ARE_TOLD_BY.search(id) or re.search(r"\d", bare):
                found.append(f"{file.parent.parent.name}: {id} = {said}")
    assert found == []
