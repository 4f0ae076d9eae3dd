"""Tables of games that nobody has drawn: a grid of squares, and a view without any shape."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.pointing import WINDOWS, play_by_pointing, unsound
from tests.browser.visitor import TOY_HAS_NO_RULEBOOK, Size, Visitor

Come = Callable[..., Visitor]
SQUARES = ".ground-grid .place"


def grid(visitor: Visitor, noughts: str = "bot:random") -> str:
    return visitor.open("tictactoe", {"crosses": "me", "noughts": noughts}, options={"games": 3})


def test_a_whole_game_by_pointing_at_squares(come: Come) -> None:
    anna = come(language="cs")
    id = grid(anna)
    anna.at_table(id).sees(SQUARES)
    assert anna.find(SQUARES).count() == 9
    assert play_by_pointing(anna) >= 7, "two marks lose a game that the other side begins"
    assert anna.ask(f"tables/{id}")["outcome"]["reason"] == "games"


def test_by_keys_alone(come: Come) -> None:
    """Arrows go from square to square, Enter lays; what lies there is said to whoever listens."""
    anna = come(language="en")
    anna.at_table(grid(anna, "me"))
    anna.find(SQUARES).first.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.find(f"{SQUARES}:focus")).to_have_attribute("data-thing", "4")
    before = anna.seq
    anna.page.keyboard.press("Enter")
    anna.moved_on(before)
    expect(anna.find(f'{SQUARES}[data-thing="4"]')).to_have_attribute("aria-label", "4: mark, Crosses")
    expect(anna.find(f'{SQUARES}[data-thing="0"]')).to_have_attribute("aria-label", "0: nothing stands here")
    assert anna.find(".man").count() == 1


def test_seats_have_their_signs_in_the_bar_and_on_the_board(come: Come) -> None:
    anna = come(language="en")
    anna.at_table(grid(anna, "me"))
    assert anna.find(".bar .ofseat").all_inner_texts() == ["×", "○"]
    assert anna.find(".seatcard h2").all_inner_texts() == ["×\nCrosses", "○\nNoughts"]


@pytest.mark.parametrize(("size", "language", "dark"), WINDOWS)
def test_nothing_is_cut_and_everybody_can_use_it(come: Come, size: Size, language: str, dark: bool) -> None:
    anna = come(size=size, language=language, dark=dark).expecting(TOY_HAS_NO_RULEBOOK)
    id = grid(anna, "me")
    for _ in range(3):
        anna.play_one(id)
    anna.at_table(id).settle()
    anna.picture("plain-grid")
    assert unsound(anna) == []
    anna.at_table(anna.open("sealed", {"north": "me", "south": "bot:random"})).settle()
    anna.picture("plain-words")
    assert unsound(anna) == []
