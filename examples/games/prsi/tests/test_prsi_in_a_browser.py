"""A whole game in a browser, at the house's own page, against a bot of the house.

The browser, the server and the visitor are those of the house's tests: outside its repository this is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("tests.browser.visitor", reason="only in the repository of the house")

from tests.browser.conftest import club, come, driven, driver, windows  # noqa: F401
from tests.browser.pointing import play_by_pointing, play_from_list, unsound_in_windows

Come = Callable[..., Any]


def test_a_whole_game_from_the_list_of_all_moves(come: Come) -> None:  # noqa: F811
    anna = come(language="en")
    id = anna.open("prsi", {"north": "me", "south": "bot:club"}, options={"players": 2})
    anna.at_table(id).sees("header", "Prší")
    play_from_list(anna)
    assert anna.ask(f"tables/{id}")["outcome"]["reason"] in {"deal", "stalled"}


def test_a_whole_game_by_pointing_at_cards(come: Come) -> None:  # noqa: F811
    anna = come(language="cs", size=(390, 844))
    id = anna.open("prsi", {"north": "me", "east": "bot:club", "south": "bot:club"}, options={"players": 3})
    anna.at_table(id).sees(".hand .fan .card")
    play_by_pointing(anna)
    assert anna.ask(f"tables/{id}")["outcome"] is not None


def test_what_is_held_lies_below_and_others_show_their_backs(come: Come) -> None:  # noqa: F811
    anna = come(language="en")
    anna.at_table(anna.open("prsi", {"north": "me", "south": "bot:random"})).settle()
    assert anna.find(".hand .fan .card").count() == 4
    assert anna.find(".seatcard .fanned .card.reverse").count() >= 3
    anna.sees(".pile .caption", "Deck")
    assert "hearts-" not in anna.find(".app").inner_text()


def for_four(visitor: Any) -> str:
    seats = {"north": "me", **dict.fromkeys(("east", "south", "west"), "bot:random")}
    id: str = visitor.open("prsi", seats, options={"players": 4, "hand": 5})
    return id


def test_nothing_is_cut_and_everybody_can_use_it(come: Come) -> None:  # noqa: F811
    assert unsound_in_windows(come, {"plain-prsi": for_four}) == {}


def test_nobody_elses_cards_come_to_a_page(come: Come) -> None:  # noqa: F811
    """All that was sent while the game ran: backs."""
    anna = come()
    id = anna.open("prsi", {"north": "me", "south": "bot:club"})
    anna.at_table(id)
    play_from_list(anna)
    moments = anna.moments(id, "north")
    assert moments
    for moment in moments:
        own, other = moment["view"]["players"]
        assert None not in own["hand"]["cards"]
        assert set(other["hand"]["cards"]) <= {None}


def test_it_stands_on_the_shelf_and_is_played_with_one_click(come: Come) -> None:  # noqa: F811
    """Name, pitch, players, minutes and cover, all from the game's own folder; then its rules beside the table."""
    anna = come(language="cs").go()
    card = anna.sees(".game[data-game=prsi]", "Prší")
    for told in ("Sedma, eso, svršek", "2–4", "5–20 min"):
        anna.sees(".game[data-game=prsi]", told)
    anna.until("css => document.querySelector(css).naturalWidth > 0", ".game[data-game=prsi] img")
    card.locator(".quick").click()
    anna.sees(".app .prompt")
    anna.open_drawer("rules")
    anna.sees(".drawer", "Dvaatřicet německých karet")
