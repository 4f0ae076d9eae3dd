"""An action has a one-line text and the text leads back to it; any other text is Unreadable, whatever the state."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import klubovna
from klubovna.kernel.actions import LARGEST_NUMBER, LONGEST_TEXT, Action, kebab, parse
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.messages import Message
from tests.kernel.house import BOUNDED
from tests.kernel.sealed import GAME, Draw, Lay, Peek, Wait


class Pass(Action, frozen=True):
    """No fields."""


class MoveUnit(Action, frozen=True):
    unit: str
    hexes: tuple[str, ...]


class Bid(Action, frozen=True):
    amount: int
    suit: Literal["red", "black"]
    open: bool = True


class MoveArmy(MoveUnit, frozen=True):
    """Its fields are its parent's."""


KINDS: dict[str, type[Action]] = {"pass": Pass, "move-unit": MoveUnit, "bid": Bid}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (MoveUnit("hussars-2", ("a1", "a2", "b2")), "move-unit hussars-2 a1 a2 b2"),
        (MoveUnit("hussars-2", ()), "move-unit hussars-2"),
        (Bid(-3, "red"), "bid -3 red True"),
        (Bid(10, "black", False), "bid 10 black False"),
    ],
)
def test_the_text_of_an_action_parses_back(action: Action, text: str) -> None:
    assert action.text == text
    assert parse(text, KINDS) == action


def test_inherited_fields_parse_back_too() -> None:
    action = MoveArmy("third", ("a1", "a2"))
    assert parse(action.text, {"move-army": MoveArmy}) == action


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Lay", "lay"),
        ("ChooseMission", "choose-mission"),
        ("Take2Cards", "take2-cards"),
        ("already", "already"),
    ],
)
def test_class_names_become_words(name: str, word: str) -> None:
    assert kebab(name) == word


def test_the_path_is_what_a_person_clicks() -> None:
    assert Lay(7).path == ("7",)
    assert MoveUnit("hussars-2", ("a1", "a2")).path == ("hussars-2", "a1", "a2")
    assert Draw().path == ("draw",), "without things, the action is a button of its own"


def test_the_label_is_a_message_with_the_fields() -> None:
    assert Lay(7).label() == Message("do-lay", {"card": 7})


def test_the_kinds_of_a_game_are_found_by_themselves() -> None:
    assert GAME.actions == {"draw": Draw, "lay": Lay, "peek": Peek, "wait": Wait}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "an action is missing"),
        ("   ", "an action is missing"),
        ("fold", "no action is called 'fold'; there are: draw, lay, peek, wait"),
        ("Lay 7", "no action is called 'Lay'"),
        ("lay", "expected 'lay <card>'"),
        ("lay 7 8", "expected 'lay <card>'"),
        ("draw 7", "expected 'draw'"),
        ("lay seven", "'lay seven' is not an action"),
        ("lay 7.5", "'lay 7.5' is not an action"),
        ("lay " + "7" * LONGEST_TEXT, "at most 200 characters"),
    ],
)
def test_what_says_nothing_is_unreadable(text: str, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        GAME.parse(text)


def test_spaces_do_not_matter() -> None:
    assert GAME.parse("  lay \t 7\n") == Lay(7)


def test_a_huge_text_is_refused_at_once_and_not_repeated() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse("lay 7 " * 1_000_000)
    assert len(str(caught.value)) < 100


def _reads_or_not(game: klubovna.Game, text: str) -> None:
    try:
        action = game.parse(text)
    except Unreadable:
        return
    assert action.text.split()[0] in game.actions


@given(text=st.text(max_size=300) | st.text(st.characters(), max_size=20))
@BOUNDED
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    _reads_or_not(GAME, text)


WORDS = st.sampled_from(["lay", "draw", "peek", "play", "defeat", "7", "-1", "0x7", "1e3", "null", "true", "\ud800"])


@pytest.mark.parametrize("game", [GAME, klubovna.game("vzdor")], ids=lambda game: game.id)
@given(words=st.lists(WORDS | st.text(max_size=5), max_size=6))
@BOUNDED
def test_any_words_are_an_action_or_unreadable(game: klubovna.Game, words: list[str]) -> None:
    _reads_or_not(game, " ".join(words))


@given(card=st.integers(-LARGEST_NUMBER, LARGEST_NUMBER))
@BOUNDED
def test_any_number_survives_its_text(card: int) -> None:
    assert GAME.parse(Lay(card).text) == Lay(card)
