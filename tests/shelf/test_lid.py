"""What is printed on the lid of a box, and what is said of a lid that does not fit its game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna import shelf
from klubovna.kernel import lid
from klubovna.kernel.errors import Broken
from klubovna.kernel.fitting import misprints, missing_words
from klubovna.kernel.lid import Lid, span
from klubovna.kernel.texts import LANGUAGES
from tests.kernel.sealed import GAME


@pytest.mark.parametrize("id", shelf.games_of(shelf.OURS))
def test_every_game_of_ours_says_all_of_it(id: str) -> None:
    game = klubovna.game(id)
    assert [*misprints(game), *missing_words(game)] == []
    assert game.lid.minutes
    assert game.lid.place < Lid().place
    assert (lid.cover(game.package) or b"").startswith(b"<svg")
    for language in LANGUAGES:
        assert set(lid.words(game.package, language)) >= {"name", "pitch", "goal"}


def test_how_many_play_is_found_over_all_options() -> None:
    assert [klubovna.game(id).company for id in ("vzdor", "blitzkrieg", "hagalaz")] == [(1, 1), (1, 2), (1, 4)]
    assert (span((1, 4)), span((2, 2))) == ("1–4", "2")


def test_seats_keep_secrets_where_not_all_see_the_same() -> None:
    assert klubovna.game("kacir").secretive
    assert not klubovna.game("hagalaz").secretive
    assert GAME.secretive


@pytest.mark.parametrize(
    ("printed", "problem"),
    [
        ({"accent": "red"}, "lid.accent: 'red' is no colour"),
        ({"accent_ink": "#FFF"}, "lid.accent_ink: '#FFF' is no colour"),
        ({"sides": ("#000000", "url(x)")}, "lid.sides: .* are no two colours"),
        ({"minutes": (30, 20)}, "lid.minutes: .* are no minutes"),
    ],
)
def test_a_lid_that_makes_no_sense_is_not_printed(printed: dict[str, Any], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        Lid(**printed)


@pytest.mark.parametrize(
    ("printed", "problem"),
    [
        (Lid(asked=("colour",)), "lid.asked: there is no option 'colour'"),
        (Lid(quick={"cards": 9}), "lid.quick: cards can't be 9; choose from 10, 8"),
        (Lid(easiest="west"), "lid.easiest: there is no seat 'west'"),
    ],
)
def test_a_lid_speaks_of_its_own_game(printed: Lid, problem: str) -> None:
    assert [str(fault) for fault in misprints(replace(GAME, lid=printed))] == [problem]


def test_what_is_not_said_is_named_with_its_file() -> None:
    options = (*GAME.options, klubovna.Option("wind", ("east",)))
    missing = {str(fault) for fault in missing_words(replace(GAME, options=options))}
    assert "tests.kernel.sealed/texts/cs.ftl, option-wind-east: not said" in missing
    assert any(re.search(r"sealed/rulebook/en.md: no rules", fault) for fault in missing)


def test_a_game_without_words_is_called_by_its_id() -> None:
    """And harms no other: the shelf is filled."""
    from klubovna.service.lids import game_info

    told = game_info(replace(GAME, package="klubovna.bots"), []).lid.words["cs"]
    assert (told.name, told.short, told.pitch) == ("sealed", "sealed", "")
