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


def test_a_whole_game_by_pointing_at_points(come: Come) -> None:  # noqa: F811
    anna = come(language="en")
    id = anna.open("mlyn", {"white": "me", "black": "bot:club"})
    anna.at_table(id).sees("header", "Nine Men's Morris")
    anna.sees(".ground-points .place")
    assert play_by_pointing(anna) > 5
    assert anna.ask(f"tables/{id}")["outcome"] is not None


def test_a_man_that_moves_is_the_same_man(come: Come) -> None:  # noqa: F811
    """It goes from point to point instead of vanishing here and appearing there."""
    anna = come(language="en")
    id = anna.open("mlyn", {"white": "me", "black": "me"})
    while (now := anna.ask(f"tables/{id}/moment"))["options"][0]["kind"] != "move":
        anna.ask(f"tables/{id}/choose", {"seq": now["seq"], "text": now["options"][0]["text"]})
    _, start, to = now["options"][0]["text"].split()
    anna.at_table(id).settle()
    key = anna.find(f'.man[data-thing="{start}"]').get_attribute("data-key")
    before = anna.seq
    anna.find(f'.place[data-thing="{start}"]').click()
    anna.find(f'.place.can[data-thing="{to}"]').click()
    anna.moved_on(before)
    assert anna.find(f'.man[data-thing="{to}"]').get_attribute("data-key") == key
    assert anna.find(".place.touched").count() >= 2


def under_way(visitor: Any) -> str:
    id: str = visitor.open("mlyn", {"white": "me", "black": "me"})
    for _ in range(20):
        visitor.play_one(id)
    return id


def test_nothing_is_cut_and_everybody_can_use_it(come: Come) -> None:  # noqa: F811
    assert unsound_in_windows(come, {"plain-mlyn": under_way}) == {}


def test_a_whole_game_from_the_list_of_all_moves(come: Come) -> None:  # noqa: F811
    anna = come(language="cs")
    id = anna.open("mlyn", {"white": "me", "black": "bot:club"})
    anna.at_table(id).sees("header", "Mlýn")
    assert play_from_list(anna) > 5
    assert anna.ask(f"tables/{id}")["outcome"]["reason"] in {"men", "blocked", "repetition", "quiet"}


def test_it_stands_on_the_shelf_and_is_played_with_one_click(come: Come) -> None:  # noqa: F811
    """Name, pitch, players, minutes and cover, all from the game's own folder; then its rules beside the table."""
    anna = come(language="cs").go()
    card = anna.sees(".game[data-game=mlyn]", "Mlýn")
    for told in ("Zavřete mlýn", "2", "10–20 min"):
        anna.sees(".game[data-game=mlyn]", told)
    anna.until("css => document.querySelector(css).naturalWidth > 0", ".game[data-game=mlyn] img")
    card.locator(".quick").click()
    anna.sees(".app .prompt")
    anna.open_drawer("rules")
    anna.sees(".drawer", "Tři čtverce leží jeden ve druhém")
