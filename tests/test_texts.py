"""Whatever is said in one language is said in the others: the same messages, arguments and headings of the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import klubovna
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import concrete
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.fuzz import mixed

HOUSE = Path(klubovna.__file__).parent
WEB = HOUSE.parent.parent / "web" / "src" / "texts"
TEXTS = sorted({path.parent for path in HOUSE.rglob("*.ftl")} | {WEB})
RULEBOOKS = sorted({path.parent for path in HOUSE.rglob("rulebook/*.md")})
PAIRS = [(folder, language) for folder in TEXTS for language in LANGUAGES if language != "en"]
FORMS = re.compile(r"-(acc|gen|dat|loc|ins|gender|number|id|count|sum)$")


def place(thing: Any) -> str:
    return str(thing.relative_to(HOUSE.parent.parent)) if isinstance(thing, Path) else str(thing)


def parsed(folder: Path, language: str) -> ast.Resource:
    return FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(folder, language).body if isinstance(entry, ast.Message)}


class Variables(visitor.Visitor):
    """The arguments that a message uses; `$enemy-acc` is a form of `$enemy`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(FORMS.sub("", node.id.name))


def variables(message: ast.Message) -> set[str]:
    finder = Variables()
    finder.visit(message)
    return finder.found


def test_what_the_server_says_itself_has_words() -> None:
    """It sends ids; the browser has the words of the kernel, of the game and its own."""
    rooms = [*HOUSE.glob("server/**/*.py"), *HOUSE.glob("service/*.py")]
    said = {id for path in rooms for id in re.findall(r'Said\("([\w-]+)"', path.read_text("utf-8"))}
    known = messages(HOUSE / "kernel" / "texts", "en").keys() | messages(WEB, "en").keys()
    assert "replay-luck" in said
    assert said - {"game-name"} <= known


def test_there_is_something_to_compare() -> None:
    assert HOUSE / "kernel" / "texts" in TEXTS
    for id in klubovna.games():
        assert HOUSE / "games" / id / "texts" in TEXTS
        assert HOUSE / "games" / id / "rulebook" in RULEBOOKS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=place)
def test_every_line_can_be_read(folder: Path, language: str) -> None:
    junk = [entry.content for entry in parsed(folder, language).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=place)
def test_no_message_is_said_twice(folder: Path, language: str) -> None:
    ids = Counter(e.id.name for e in parsed(folder, language).body if isinstance(e, ast.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize(("folder", "language"), PAIRS, ids=place)
def test_the_same_messages_in_every_language(folder: Path, language: str) -> None:
    assert sorted(messages(folder, language)) == sorted(messages(folder, "en"))


@pytest.mark.parametrize(("folder", "language"), PAIRS, ids=place)
def test_the_same_arguments_in_every_language(folder: Path, language: str) -> None:
    english = {id: variables(message) for id, message in messages(folder, "en").items()}
    assert {id: variables(message) for id, message in messages(folder, language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=place)
def test_every_message_says_something(folder: Path, language: str) -> None:
    assert [id for id, message in messages(folder, language).items() if message.value is None] == []


def headings(rulebook: Path, language: str) -> list[str]:
    text = (rulebook / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([\w-]+)\}\s*$", text, re.M)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=place)
def test_the_same_headings_in_every_rulebook(rulebook: Path) -> None:
    english = headings(rulebook, "en")
    assert len(set(english)) == len(english) > 5
    for language in LANGUAGES:
        assert headings(rulebook, language) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=place)
def test_links_inside_a_rulebook_lead_somewhere(rulebook: Path, language: str) -> None:
    links = set(re.findall(r"\]\(#([\w-]+)\)", (rulebook / f"{language}.md").read_text("utf-8")))
    assert links - set(headings(rulebook, language)) == set()


def decisions() -> Iterator[tuple[str, type[Decision]]]:
    for id in klubovna.games():
        game = klubovna.game(id)
        yield from ((id, decision) for decision in concrete(Decision, game.package))


@pytest.mark.parametrize(("id", "decision"), list(decisions()), ids=lambda thing: getattr(thing, "__name__", thing))
def test_every_question_links_to_its_rule(id: str, decision: type[Decision]) -> None:
    assert decision.rule in headings(HOUSE / "games" / id / "rulebook", "en")


@pytest.mark.parametrize("id", klubovna.games())
def test_every_house_rule_is_told_among_the_rulings(id: str) -> None:
    """What the printed rules leave open, how it is read here, and the switch for the other reading."""
    found = headings(HOUSE / "games" / id / "rulebook", "en")
    after = found[found.index("rulings") :] if "rulings" in found else []
    assert {option.ruling for option in klubovna.game(id).options if option.ruling} <= set(after)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", klubovna.games())
def test_what_is_chosen_before_the_game_has_names(id: str, language: str) -> None:
    game = klubovna.game(id)
    seats = {seat for settings in mixed(game)[:500] for seat in game.seated(settings)}
    wanted = {"game-name", "game-summary", *(f"name-{seat}" for seat in seats)}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{choice}" for option in game.options for choice in option.choices}
    assert {message for message in wanted if not game.texts(language).has(message)} == set()
