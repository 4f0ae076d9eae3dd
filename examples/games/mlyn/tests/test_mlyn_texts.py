"""Whatever is said in Czech is said in English: the same messages, arguments and headings."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

import klubovna
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import concrete

PACKAGE = files("klubovna_mlyn")
GAME = klubovna.game("mlyn")
LANGUAGES = ("cs", "en")
FORMS = re.compile(r"-(acc|gen|dat|loc|ins|gender|number|id|count|sum)$")


def messages(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((PACKAGE / "texts" / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "something is said twice"
    return {entry.id.name: entry for entry in found}


class Variables(visitor.Visitor):
    """The arguments that a message uses; `$card-acc` is a form of `$card`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(FORMS.sub("", node.id.name))


def variables(message: ast.Message) -> set[str]:
    finder = Variables()
    finder.visit(message)
    return finder.found


def headings(language: str) -> list[str]:
    return re.findall(r"^#+ .*\{#([\w-]+)\}\s*$", (PACKAGE / "rulebook" / f"{language}.md").read_text("utf-8"), re.M)


def test_the_same_messages_with_the_same_arguments() -> None:
    czech, english = messages("cs"), messages("en")
    assert list(czech) == list(english)
    assert {id: variables(said) for id, said in czech.items()} == {id: variables(said) for id, said in english.items()}


def test_the_same_headings() -> None:
    assert headings("cs") == headings("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_inside_the_rules_lead_somewhere(language: str) -> None:
    links = set(re.findall(r"\]\(#([\w-]+)\)", (PACKAGE / "rulebook" / f"{language}.md").read_text("utf-8")))
    assert links <= set(headings(language))


def test_every_question_and_every_house_rule_is_told_in_the_rules() -> None:
    assert {question.rule for question in concrete(Decision, GAME.package)} <= set(headings("en"))
    after = headings("en")[headings("en").index("rulings") :]
    assert {option.ruling for option in GAME.options if option.ruling} <= set(after)
