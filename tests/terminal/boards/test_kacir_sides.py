"""The board of Kacíř: both boards, hands and the notebook; nobody sees what is another's."""

from __future__ import annotations

import random

import msgspec
import pytest

from klubovna.games.kacir.view import CardView
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Offer, Space
from klubovna.terminal.boards.kacir.sides import fewest, most
from klubovna.terminal.language import all_texts
from tests.terminal.boards.drawing import moments
from tests.terminal.boards.kacir_board import (
    COMPACT,
    GAME,
    INK,
    LARGE,
    SIZES,
    board,
    changed,
    content,
    drawn,
    lying,
    texts_en,
    village,
)


def test_ones_own_side_is_below_the_village() -> None:
    table, texts = village(), texts_en()
    for size in SIZES:
        for seat, other in (("witch", "hunter"), ("hunter", "witch")):
            shown = drawn(table.view(seat), size=Space(*size))
            mine, theirs = (shown.index(f" {texts.name(name)}  ¤2") for name in (seat, other))
            assert theirs < shown.index("Ashley") < mine


def test_when_the_cards_are_laid_open_nobody_changes_seats() -> None:
    table, mine, texts = village(), board(), texts_en()
    view = table.view("witch")
    before = str(mine.draw(view, Offer(), COMPACT, texts, INK))
    hands = [msgspec.structs.replace(side, hand=list(side.hand or ())) for side in view.sides]
    after = str(mine.draw(msgspec.structs.replace(view, sides=hands), Offer(), COMPACT, texts, INK))
    assert before.index("Hunter") < before.index("Witch")
    assert after.index("Hunter") < after.index("Witch")


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        (lying("fumes", secrets=2), "[Fumes of confusion ◆2/3]"),
        (lying("peat-bog", gloom=1, pawn=True), "[Peat bog ≈1/3 ●]"),
        (lying("ranger", covered=True), "[#Ranger]"),
        (lying("ranger", dazed=True), "[z Ranger]"),
        (lying("invisible-wall", villager="kveta"), "[Invisible wall→Květa]"),
    ],
)
def test_a_card_in_play_tells_its_state(card: CardView, shown: str) -> None:
    view = msgspec.structs.replace(village().view("witch"), cards=[card])
    for size in (Space(80, 24), LARGE):
        assert shown in drawn(view, size=size)


def test_what_covers_a_card_names_it() -> None:
    cards = [lying("willow-shrub", covered=True), lying("lost-in-sight", host="willow-shrub")]
    assert "[Lost in plain sight→Willow shrub ≈2/2]" in drawn(
        msgspec.structs.replace(village().view("witch"), cards=cards), size=LARGE
    )


def test_the_spaces_of_both_boards_are_counted_where_there_is_room() -> None:
    view = msgspec.structs.replace(village().view("witch"), cards=[lying("ranger"), lying("fumes")])
    shown = drawn(view, size=LARGE)
    for row in ("allies 1/3:", "locations 0/3:", "brews 1/3:", "familiars 0/3:", "curses 0/3:"):
        assert row in shown


def test_a_hand_is_seen_with_its_costs_by_its_owner_only() -> None:
    table = village(4)
    for seat, other in (("witch", "hunter"), ("hunter", "witch")):
        hand = next(side.hand for side in table.view(seat).sides if side.seat == seat)
        for card in hand or ():
            held = f"▒{texts_en().name(card)} ¤{content().cards_by_id[card].cost}"
            assert held in drawn(table.view(seat), size=Space(80, 24))
            assert held not in drawn(table.view(other), size=Space(80, 24))


def test_the_notebook_of_the_hunter() -> None:
    """Who is excluded by suspect cards, who by death, and who remains."""
    view = village().view("hunter")
    assert "everybody is possible" in drawn(view)
    possible = [v.id for v in view.villagers if v.id not in ("judy", "hazel", "silas")]
    for innocent in ("judy", "hazel"):
        view = changed(view, innocent, cleared=True)
    view = changed(view, "silas", cleared=True, dead=True)
    known = {"suspects": ["hazel", "judy"], "suspect_count": 2, "possible": possible, "innocents": 1}
    for size in SIZES:
        shown = " ".join(drawn(msgspec.structs.replace(view, **known), size=Space(*size)).split())
        assert "? excluded 2/8: Hazel, Judy" in shown
        assert "possible (6): Ashley, William, Oswald, Květa, Grace, Edith" in shown
        assert "† 1/3" in shown
        assert all(name in shown for name in ("×Judy", "×Hazel", "†Silas"))


def test_the_notebook_of_the_witch() -> None:
    """Who she is, how near the ritual is, and how much the Hunter may know: not what he does know."""
    table = village()
    view = table.view("witch")
    assert view.identity
    name = texts_en().name(view.identity)
    view = msgspec.structs.replace(changed(view, view.identity, favours=2), suspect_count=3, innocents=1)
    for size in SIZES:
        shown = " ".join(drawn(view, size=Space(*size)).split())
        assert (
            f"You are {name}: ♥2/3" in shown
            or f"You are {texts_en().text(f'kacir-brief-{view.identity}')}: ♥2/3" in shown
        )
        assert "the Hunter holds 3/8 suspect cards" in shown
        assert "possible to him: 5–6" in shown
        assert f"★{texts_en().text(f'kacir-brief-{view.identity}')}" in shown
        assert "×" not in shown


@pytest.mark.parametrize(("dead", "held", "span"), [(0, 0, (9, 9)), (2, 1, (6, 7)), (1, 3, (5, 6)), (2, 7, (1, 2))])
def test_how_many_are_possible_to_the_hunter(dead: int, held: int, span: tuple[int, int]) -> None:
    """His cards may be those of the dead, or of others."""
    view = msgspec.structs.replace(village().view("witch"), innocents=dead, suspect_count=held)
    assert (fewest(view), most(view)) == span


@pytest.mark.parametrize("seat", ["hunter", None])
def test_nobody_but_the_witch_sees_who_she_is(seat: str | None) -> None:
    rng = random.Random(8)
    for table, _ in moments(village(8), 80, 8):
        assert "★" not in drawn(table.view(seat), size=Space(*rng.choice(SIZES)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_told_in_full_where_there_is_room(language: str) -> None:
    table, texts = village(2), all_texts(GAME, language)
    view = table.view("witch")
    shown = " ".join(drawn(view, size=LARGE, language=language).split())
    hand = view.sides[0].hand
    assert hand
    for card in hand:
        assert " ".join(text(content().told(card), texts).split()) in shown
    for villager in view.villagers:
        words = text(content().told(villager.id), texts).split()
        assert words[0] in shown
