"""What is looked up in a rulebook is found, and the page finds the same (`web/tests/rulebook/search.test.ts`)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.rulebook import Section, book, sections
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.searching import folded, passages, search, snippet

AGREED = json.loads((Path(__file__).parents[2] / "web/tests/rulebook/found.json").read_text("utf-8"))
BOOK = sections(AGREED["book"])
ALL = passages(BOOK)


def linked(number: int) -> str:
    """A part without a link of its own stands in the section before it."""
    return next(section.id for section in BOOK[number::-1] if section.id)


@pytest.mark.parametrize("case", AGREED["cases"], ids=lambda case: case["query"])
def test_the_same_is_found_as_in_the_page(case: dict[str, object]) -> None:
    assert [linked(one.section) for one in search(ALL, str(case["query"]))] == case["found"]


def test_a_part_without_a_link_of_its_own_is_found_where_it_stands() -> None:
    (frog,) = search(ALL, "žába")
    assert (frog.title, frog.chapter, frog.text) == ("Drobnosti", "Tah", "Žába není kuňka.")


def test_a_row_of_a_table_is_read_as_a_line() -> None:
    (stork,) = search(ALL, "čáp který")
    assert stork.text == "čáp, který bere kuňky · 1"


def test_an_item_goes_on_in_the_next_line() -> None:
    book = [Section("a", 2, "A", "1. one\n   still one\n2. **two**, a [link](#a)\n\n> a word\n> of ours")]
    assert [passage.text for passage in passages(book)] == ["one still one", "two, a link", "a word of ours"]


def test_what_was_looked_for_is_shown_as_it_is_written() -> None:
    assert snippet("Špehové a ŠPEH.", "spehy") == [("Špehové", True), (" a ", False), ("ŠPEH", True), (".", False)]
    assert len(folded("Ústředí – č. 3")) == len("Ústředí – č. 3")


def test_of_a_long_passage_the_place_is_shown_that_was_looked_for() -> None:
    shown = snippet("slovo " * 60 + "kuňka " + "jiné " * 60, "kunka")
    assert re.fullmatch(r"… (slovo )+kuňka (jiné ?)+ …", "".join(text for text, _ in shown))
    assert [text for text, meant in shown if meant] == ["kuňka"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", klubovna.games())
def test_every_section_is_found_by_its_own_heading(id: str, language: str) -> None:
    """Among the first: others may say as much of it."""
    written = sections(book(klubovna.game(id).package, language) or "")
    all = passages(written)
    lost = [
        passage.title
        for passage in all
        if passage.section not in [one.section for one in search(all, passage.title)[:3]]
    ]
    assert lost == []
