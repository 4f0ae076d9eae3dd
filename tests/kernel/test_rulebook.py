"""A rulebook is sections under headings."""

from __future__ import annotations

from klubovna.kernel.rulebook import Section, bare, headings, sections

BOOK = "Before all.\n\n# Game\n\n## Goal {#goal}\n\nWin, [in the end](#end).\n\n### Small things\n\n## End {#end}\n"


def test_sections_follow_their_headings() -> None:
    assert sections(BOOK) == [
        Section("", 1, "Game", ""),
        Section("goal", 2, "Goal", "Win, [in the end](#end)."),
        Section("", 3, "Small things", ""),
        Section("end", 2, "End", ""),
    ]
    assert headings(BOOK) == ["goal", "end"]


def test_without_a_heading_there_is_no_section() -> None:
    assert sections("") == sections("Nothing to be led to.") == []


def test_pictures_and_links_inside_the_book_are_left_out_where_there_is_only_text() -> None:
    assert bare("![a king](piece:king) ![](piece:pawn) Win, [in the end](#end), or [buy it](https://example.org).") == (
        "Win, in the end, or [buy it](https://example.org)."
    )
