"""The board of Kacíř: the village, its people and what lies there can be read without colour."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from klubovna.kernel.game import Preview
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.boards import Offer, Space
from klubovna.terminal.boards.kacir.signs import TOKENS
from klubovna.terminal.language import all_texts
from tests.terminal.boards.drawing import offer
from tests.terminal.boards.kacir_board import (
    GAME,
    LARGE,
    SIZES,
    VILLAGES,
    board,
    changed,
    drawn,
    lying,
    texts_en,
    village,
)


@pytest.mark.parametrize("options", VILLAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_villagers_in_three_groups(language: str, options: dict[str, Any]) -> None:
    """In every size each villager's name stands once in the village, in the column of its group."""
    view, texts = village(**options).view("hunter"), all_texts(GAME, language)
    for size in SIZES:
        lines = drawn(view, size=Space(*size), language=language).splitlines()
        heading = next(line for line in lines if line.startswith("─ "))
        starts = [heading.index(texts.text(f"kacir-group-{group}")) for group in ("red", "blue", "green")]
        for number, villager in enumerate(view.villagers):
            name = texts.text(f"kacir-brief-{villager.id}")
            start = starts[number // 3] - 2
            assert any(line[start : start + 12].lstrip("╭─").startswith(name) for line in lines), (size, name)


def test_a_villager_in_one_line() -> None:
    """What a visit places, tokens of both sides, the card that lies there and the pawn."""
    view = village().view("hunter")
    view = changed(view, "judy", secrets=2, favours=1, clues=3, gloom=1, pawn="familiar", cards=["trail"])
    view = msgspec.structs.replace(view, cards=[lying("trail", villager="judy", side="witch")])
    assert "Judy +1 ◆2♥1▲3≈1 *     [F]" in drawn(view, size=Space(80, 6))


def test_in_a_frame_cards_are_named_with_whom_they_wait_for() -> None:
    view = changed(village().view("hunter"), "judy", cards=["triangulation"])
    card = lying("triangulation", villager="judy", side="witch")
    shown = drawn(msgspec.structs.replace(view, cards=[card]), size=Space(80, 30))
    assert "*Triangulation(W) ≈3" in shown
    assert "[Triangulation→Judy ≈3/3]" in shown


@pytest.mark.parametrize("kind", TOKENS)
def test_every_token_is_seen_in_every_size(kind: str) -> None:
    view = village().view("hunter")
    more = changed(view, "judy", **{kind: 7})
    for size in SIZES:
        assert f"{TOKENS[kind]}7" in drawn(more, size=Space(*size))


@pytest.mark.parametrize(("pawn", "letter"), [("witch", "[Č]"), ("familiar", "[P]"), ("hunter", "[L]")])
def test_a_pawn_says_whose_it_is(pawn: str, letter: str) -> None:
    view = changed(village().view("hunter"), "grace", pawn=pawn)
    for size in SIZES:
        assert drawn(view, size=Space(*size), language="cs").count(letter) == 1


def test_the_dead_are_marked() -> None:
    view = changed(village().view("witch"), "silas", dead=True)
    for size in SIZES:
        assert "†Silas" in drawn(view, size=Space(*size))


def test_what_the_cursor_would_do_is_drawn_and_told() -> None:
    table = village(3)
    while not (table.decision and table.decision.__class__.__name__ == "PlaceAsset"):
        table.play(table.options[0])
    choices = offer(table)
    view, (villager,) = table.view(table.seat), choices.items[0]
    before = next(v.secrets for v in view.villagers if v.id == villager)
    assert f"◆{before}→{before + 1}" in drawn(view, choices, LARGE)
    name = texts_en().text(f"kacir-brief-{villager}")
    assert board().hint((villager,), view, choices, texts_en()).startswith(f"{name} ◆{before}→{before + 1}")


@pytest.mark.parametrize(
    ("id", "value", "told"),
    [
        ("influence-hunter", 5, "Hunter ¤2→5"),
        ("evidence", 2, "§0→2"),
        ("gloom-judy", 1, "Judy ≈2→1"),
        ("tokens-fumes", 2, "Fumes of confusion ◆0→2"),
        ("tokens-phantom-2", 2, "Phantom 2 ≈0→2"),
    ],
)
def test_every_kind_of_change_is_told(id: str, value: int, told: str) -> None:
    choices = Offer((), preview=Preview(numbers={id: value}))
    assert board().hint(("gather",), village().view("witch"), choices, texts_en()) == told
