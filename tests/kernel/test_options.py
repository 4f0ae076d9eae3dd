"""What players agree on before they begin, and what depends on it: who sits there, what is asked, what they hold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Option, Settings
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.table import Table
from klubovna.lab.fuzz import combinations
from tests.kernel.sealed import GAME, NORTH, SEATS, SOUTH


def seating(settings: Settings) -> tuple[str, ...]:
    return SEATS if settings["cards"] == 10 else (SOUTH, NORTH)


def test_who_sits_there_may_depend_on_the_options() -> None:
    game = replace(GAME, seating=seating)
    for cards, seats in ((10, (NORTH, SOUTH)), (8, (SOUTH, NORTH))):
        table = Table(game, game.content(), game.settings({"cards": cards}), key_from_seed(1))
        assert table.seats == tuple(table.record.header.seats) == seats


def test_otherwise_the_seats_are_the_games() -> None:
    assert GAME.seated({"cards": 8}) == SEATS


def test_options_that_are_not_spoken_of_are_not_combined() -> None:
    """An option with a condition counts only where the condition holds."""
    lamp = Option("lamp", ("on", "off"), when=("cards", 8))
    game = replace(GAME, options=(*GAME.options, lamp))
    assert combinations(game) == [
        {"cards": 10, "lamp": "on"},
        {"cards": 8, "lamp": "on"},
        {"cards": 8, "lamp": "off"},
    ]


def test_options_as_people_write_them() -> None:
    assert GAME.spelled(["cards=8"]) == {"cards": 8}
    assert GAME.spelled(["colour=red"]) == {"colour": "red"}, "found out by `settings`"
    with pytest.raises(Unreadable, match="OPTION=VALUE"):
        GAME.spelled(["cards"])


def test_parts_of_the_content_are_known_by_their_own_hash() -> None:
    def load(_: object) -> Content:
        whole, part = Content(Pages({}, "whole", [])), Content(Pages({}, "part", []))
        whole.parts = [part]
        return whole

    game = replace(GAME, load=load)
    assert game.content().parts[0] is game.loaded.known["part"]


def test_seats_of_blitzkrieg() -> None:
    game = klubovna.game("blitzkrieg")
    seats = {
        ("base", "duel"): ("axis", "allies"),
        ("nippon", "duel"): ("japan", "germany"),
        ("base", "solo"): ("allies",),
        ("nippon", "solo"): ("germany",),
    }
    for (map, mode), expected in seats.items():
        assert game.seated(game.settings({"map": map, "mode": mode})) == expected
    assert len(combinations(game)) == 4 * (2 + 2 + 2 * 6 + 2 * 6), "what is not spoken of is not combined"
