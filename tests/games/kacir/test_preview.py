"""What is told of a choice before it is confirmed."""

from __future__ import annotations

from tests.games.kacir.kacir_table import EVERYBODY, Settlement


def numbers(t: Settlement, text: str) -> dict[str, int]:
    preview = t.table.preview(next(a for a in t.table.options if a.text == text))
    assert preview is not None
    return preview.numbers


def says(t: Settlement, text: str) -> list[str]:
    preview = t.table.preview(next(a for a in t.table.options if a.text == text))
    assert preview is not None
    return [message.id for message in preview.says]


def test_influence_and_tokens_as_far_as_they_are_certain() -> None:
    t = Settlement("hunter", clues={"judy": 3}, cards=["invisible-wall @judy"])
    assert numbers(t, "gather") == {"influence-hunter": 6}
    assert numbers(t, "visit judy") == {"influence-hunter": 3, "evidence": 1}, (
        "where the clue goes is still to be chosen"
    )


def test_a_cleansing_is_foretold() -> None:
    t = Settlement("hunter", cards=["strength-in-darkness 1"])
    assert numbers(t, "cancel strength-in-darkness") == {"influence-hunter": 8}
    assert says(t, "cancel strength-in-darkness") == ["preview-cleansed", "preview-left-play"]


def test_looking_ahead_changes_nothing_and_ends_with_the_turn() -> None:
    t = Settlement("witch", cards=["strength-in-darkness"])
    before = t.s.clone()
    assert numbers(t, "end-turn") == {}
    assert t.s == before


def test_of_an_elimination_nothing_is_told() -> None:
    t = Settlement("hunter", clues={**dict.fromkeys(EVERYBODY, 1), "hazel": 3})
    assert (numbers(t, "eliminate hazel"), says(t, "eliminate hazel")) == ({}, ["preview-eliminate"])


def test_the_ritual_and_a_suspect_card() -> None:
    assert says(Settlement("witch", favours={"hazel": 3}), "ritual hazel") == ["preview-ritual"]
    assert numbers(Settlement("hunter", evidence=5), "exonerate") == {"evidence": 2}
