"""The laws for texts and rules bite, and say where."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from klubovna.kernel.game import Option
from klubovna.kernel.texts import LANGUAGES
from klubovna.lab.laws.words import misspoken
from tests.kernel.sealed import GAME

RULES = "# Rules {#rules}\n\n[On](#rules)\n\n## Rulings {#rulings}\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty one, in which texts and rules are written."""
    folder = tmp_path / "wordy"
    for room in ("texts", "rulebook"):
        (folder / room).mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop("wordy", None)


def told(folder: Path, cs: str, en: str, *, czech_rules: str = RULES, rules: str = RULES) -> list[str]:
    for language, text, pages in (("cs", cs, czech_rules), ("en", en, rules)):
        (folder / "texts" / f"{language}.ftl").write_text(text, "utf-8")
        (folder / "rulebook" / f"{language}.md").write_text(pages, "utf-8")
    return [str(fault) for fault in misspoken(replace(GAME, package="wordy"))]


def test_nothing_is_said_of_what_is_well(package: Path) -> None:
    assert told(package, "a = { $card-acc }\n", "a = { $card }\n") == []


@pytest.mark.parametrize(
    ("cs", "en", "problem"),
    [
        ("a = ano\n", "a = yes\nb = no\n", "wordy/texts/cs.ftl, b: said in another language, but not here"),
        ("a = { $card }\n", "a = yes\n", "wordy/texts/en.ftl, a: does not say $card, which another language says"),
        ("a = ano\na = ano\n", "a = yes\n", "wordy/texts/cs.ftl, a: said twice"),
        ("a =\n    .acc = ano\n", "a = yes\n", "wordy/texts/cs.ftl, a: says nothing"),
        ("a = ano\n", "a = yes\nb ? no\n", "wordy/texts/en.ftl: can't be read: 'b ? no'"),
    ],
)
def test_texts(package: Path, cs: str, en: str, problem: str) -> None:
    assert told(package, cs, en) == [problem]


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (RULES + "## More {#more}\n", "wordy/rulebook/cs.md, more: no such heading, as in en.md"),
        (RULES + "\n![a yeti](piece:yeti)\n", "wordy/rulebook/en.md: there are other pictures than in cs.md"),
        (RULES.replace("(#rules)", "(#ruse)"), "wordy/rulebook/en.md, #ruse: a link leads nowhere"),
        (RULES + "## Rules {#rules}\n", "wordy/rulebook/en.md, rules: two headings are called so"),
        (
            "# Rulings {#rulings}\n# Rules {#rules}\n",
            "wordy/rulebook/en.md: the headings are in another order than in cs.md",
        ),
    ],
)
def test_rules(package: Path, rules: str, problem: str) -> None:
    assert told(package, "a = ano\n", "a = yes\n", rules=rules) == [problem]


def test_what_a_picture_shows_is_called_something(package: Path) -> None:
    """In words of its own, by a name, or by the text beside it."""
    said, unsaid = (f"{RULES}\n{first} ![a yeti](piece:yeti)\n\nA yeti: ![](piece:yeti)\n" for first in
                    ("![a bear](piece:bear)", "![](piece:bear)"))  # fmt: skip
    assert told(package, "a = ano\n", "a = yes\n", czech_rules=said, rules=said) == []
    assert told(package, "a = ano\n", "a = yes\n", czech_rules=unsaid, rules=unsaid) == [
        f"wordy/rulebook/{language}.md, piece:bear: nothing is called so" for language in LANGUAGES
    ]


def test_a_house_rule_is_told_among_the_rulings(package: Path) -> None:
    told(package, "a = ano\n", "a = yes\n")
    game = replace(GAME, package="wordy", options=(Option("deal", (1, 2), ruling="rules"),))
    assert [str(fault) for fault in misspoken(game)] == [
        "wordy/rulebook/en.md, rules: not among the rulings, where 'deal' is told"
    ]


def test_things_lead_to_headings_and_blocks_stand_in_files(package: Path) -> None:
    things = '[blocks]\nmissing = "rules"\n[things]\nbag = "rules"\n"pile:left" = "ruse"\n'
    (package / "rulebook" / "things.toml").write_text(things, "utf-8")
    assert told(package, "a = ano\n", "a = yes\n") == [
        "wordy/rulebook/things.toml, ruse: no such heading, to which pile:left leads",
        "wordy/rulebook/things.toml, missing: no such file in the content",
    ]
