"""Tables of games that nobody has drawn: a grid of squares, and a view without any shape."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.pointing import play_by_pointing, unsound_in_windows
from tests.browser.visitor import Visitor

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


def begun(visitor: Visitor) -> str:
    id = grid(visitor, "me")
    for _ in range(3):
        visitor.play_one(id)
    return id


def in_words(visitor: Visitor) -> str:
    return visitor.open("sealed", {"north": "me", "south": "bot:random"})


def test_nothing_is_cut_and_everybody_can_use_it(come: Come) -> None:
    assert unsound_in_windows(come, {"plain-grid": begun, "plain-words": in_words}) == {}
