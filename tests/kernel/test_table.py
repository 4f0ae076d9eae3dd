"""A table is asked what may be done, and does it. Every error leaves it as it was, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import klubovna
from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.messages import Message
from klubovna.kernel.table import Table
from tests.kernel import sealed
from tests.kernel.house import (
    BOUNDED,
    dealt,
    everything,
    finished,
    impossible,
    opened,
    play,
    refused,
    to_the_end,
    undealt,
)
from tests.kernel.sealed import NORTH, SOUTH, Draw, Lay, Peek, Pick, Sealed, Turn

CHOOSE = Turn.choose


# Play


def test_a_game_from_beginning_to_end() -> None:
    table = dealt(north=[1, 9, 3], south=[4, 5, 6])
    assert table.seat == NORTH
    offered = ["lay 1", "lay 9", "lay 3", "draw", "wait", "peek 1", "peek 2", "peek 3"]
    assert [action.text for action in table.options] == offered
    table.play("lay 9")
    assert table.seat == SOUTH
    table.play(Peek(1))
    table.play("draw")
    table.happen(10)
    play(table, "lay 5", "lay 10", "lay 6")
    assert everything(table)[3:7] == (None, [], None, None), "nobody is asked any more"
    assert table.outcome == klubovna.Outcome((NORTH,), {NORTH: 19, SOUTH: 11}, "higher")


def test_a_tie_goes_to_south() -> None:
    table = play(dealt(north=[1, 6, 8], south=[2, 5, 9]), "lay 1", "lay 2", "lay 6", "lay 5")
    assert table.outcome == klubovna.Outcome((SOUTH,), {NORTH: 7, SOUTH: 7}, "tie")


def test_the_table_says_what_it_asks() -> None:
    table = dealt()
    assert table.prompt == Message("ask-turn", {"seat": NORTH})
    assert table.decision == Turn(NORTH)
    assert table.decision.rule == "turn"
    assert table.label(Lay(1)) == Message("do-lay", {"card": 1})


def test_an_option_may_be_given_as_an_action_or_as_its_text() -> None:
    one, other = dealt(), dealt()
    one.play(Lay(2))
    other.play(" lay  2 ")
    assert everything(one) == everything(other)


def test_what_is_seen_at_the_table() -> None:
    table = play(dealt(), "peek 2")
    assert table.view(NORTH).hands == {NORTH: [1, 2, 3], SOUTH: [None, 5, None]}
    assert table.view(SOUTH).hands == {NORTH: [None, None, None], SOUTH: [4, 5, 6]}
    assert table.view(None).hands == {NORTH: [None] * 3, SOUTH: [None] * 3}
    play(table, "lay 5")
    assert table.view(NORTH).hands[SOUTH] == [None, None]
    assert table.view(None).laid[SOUTH] == [5]


def test_what_is_whispered_is_heard_by_one() -> None:
    table = play(dealt(), "peek 2")
    seen, peeked = (
        Message("log-seen", {"card": 5}, (NORTH,)),
        Message("log-peeked", {"seat": NORTH, "position": 2}),
    )
    assert table.heard(NORTH)[-2:] == [peeked, seen]
    for listener in (SOUTH, None):
        assert table.heard(listener)[-1] == peeked
        assert seen not in table.heard(listener)


def test_the_options_are_the_callers_own_list() -> None:
    table = dealt()
    table.options.clear()
    assert table.options


def test_the_same_seed_is_the_same_game() -> None:
    assert finished(3).record.to_bytes() == finished(3).record.to_bytes()
    assert finished(3).record.to_bytes() != finished(4).record.to_bytes()


def test_options_of_the_game_are_agreed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opened(cards=8).view(NORTH).bag == 2
    with pytest.raises(Unreadable, match="cards can't be 9; choose from 10, 8"):
        opened(cards=9)
    with pytest.raises(Unreadable, match="sealed has no option 'colour'; there are: cards"):
        opened(colour="red")


def test_the_view_of_a_seat_that_is_not_there_is_refused() -> None:
    """A slip of the pen must not show a stranger's view."""
    with pytest.raises(Unreadable, match="there is no seat 'nobody'; there are: north, south"):
        dealt().view("nobody")


# What is against the rules


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("lay 9", "refused-not-held"),
        (Lay(9), "refused-not-held"),
        ("lay -1", "refused-not-held"),
        ("peek 4", "refused-nothing-there"),
        ("peek 0", "refused-nothing-there"),
    ],
)
def test_a_move_against_the_rules_changes_nothing_and_says_why(what: Any, reason: str) -> None:
    assert refused(dealt(), what) == reason


def test_the_reason_has_its_arguments_and_a_sentence() -> None:
    with pytest.raises(IllegalMove, match=r"^lay 9: You do not hold 9\.$") as caught:
        dealt().play("lay 9")
    assert caught.value.reason == Message("refused-not-held", {"card": 9})


def test_peeking_is_for_once() -> None:
    table = play(dealt(), "peek 1", "lay 4")
    assert refused(table, "peek 2") == "refused-peeked"


def test_another_seat_cannot_choose() -> None:
    table = dealt()
    assert refused(table, "lay 4", SOUTH) == "error-other-seat"
    assert refused(table, "lay 1", "west") == "error-other-seat"
    table.play("lay 1", NORTH)
    assert table.seat == SOUTH


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    table = finished()
    for text in ("lay 1", "draw"):
        assert refused(table, text) == "error-game-over"
    assert impossible(table, 1) == "error-no-luck-awaited"


def test_what_cannot_be_read_changes_nothing() -> None:
    table = dealt()
    before = everything(table)
    with pytest.raises(Unreadable):
        table.play("fold")
    assert everything(table) == before


def test_an_action_of_another_game_is_refused() -> None:
    assert refused(dealt(), klubovna.game("vzdor").parse("skip")) == "error-not-offered"


@given(text=st.text(max_size=30) | st.builds("lay {}".format, st.integers(-(2**63), 2**63)))
@BOUNDED
def test_any_text_plays_or_is_refused(text: str) -> None:
    table = dealt()
    before = everything(table)
    try:
        table.play(text)
    except (IllegalMove, Unreadable):
        assert everything(table) == before


def test_a_huge_number_can_not_be_read() -> None:
    table = dealt()
    before = everything(table)
    with pytest.raises(Unreadable, match="no number in an action is larger"):
        table.play("lay " + "9" * 190)
    assert everything(table) == before
    assert refused(table, f"lay {10**9}") == "refused-not-held"


def test_the_record_has_the_text_of_the_option() -> None:
    table = dealt()
    table.play(Lay(True))
    assert b'"lay 1"' in table.record.to_bytes()


# A rule that crashes


def test_a_crash_in_the_middle_of_a_move_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Turn, s: Sealed, action: Any) -> None:
        CHOOSE(self, s, action)
        if action == Lay(4):
            s.bag.clear()
            raise RuntimeError("half-way")

    table = play(dealt(), "lay 1")
    before = everything(table)
    with monkeypatch.context() as slip:
        slip.setattr(Turn, "choose", half)
        with pytest.raises(RuntimeError, match="half-way"):
            table.play("lay 4")
    assert everything(table) == before
    table.play("lay 4")


def test_a_crash_in_luck_after_a_move_takes_the_move_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    before = everything(table)
    with monkeypatch.context() as slip:
        slip.setattr(Pick, "happen", _crash)
        with pytest.raises(RuntimeError):
            table.play("draw")
    assert everything(table) == before
    table.play("draw")
    assert table.record.to_bytes() == play(opened(), "draw").record.to_bytes(), "the dice did not go on"


def test_a_crash_in_told_luck_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(dealt(), "draw")
    before = everything(table)
    with monkeypatch.context() as slip:
        slip.setattr(Pick, "happen", _crash)
        with pytest.raises(RuntimeError):
            table.happen(10)
    assert everything(table) == before


def _crash(*_: Any) -> Any:
    raise RuntimeError("a slip in the rule")


# Tables whose dice people roll


def test_a_table_without_dice_waits_for_people() -> None:
    table = undealt()
    assert (table.seat, table.options, table.outcome) == (None, [], None)
    assert table.chance == sealed.Deal(NORTH)
    assert refused(table, "draw") == "error-luck-awaited"
    table.happen([1, 2, 3])
    table.happen([8, 9, 10])
    assert table.chance is None
    assert table.view(SOUTH).hands[SOUTH] == [8, 9, 10]


@pytest.mark.parametrize(
    "happening",
    [[1, 2], [1, 2, 3, 4], [1, 1, 2], [1, 2, 11], [], 7, "123", [[1], [2], [3]], None, {"a": 1}, 1.5],
)
def test_what_cannot_have_happened_is_refused(happening: Any) -> None:
    assert impossible(undealt(), happening) == "error-impossible-luck"


def test_a_card_cannot_be_drawn_twice() -> None:
    table = play(dealt(), "draw")
    for held in (1, 6):
        assert impossible(table, held) == "error-impossible-luck"
    table.happen(7)
    assert impossible(table, 8) == "error-no-luck-awaited"


def test_luck_told_and_luck_drawn_make_the_same_game() -> None:
    """A game with dice, told again at a table without: the same end by the same way."""
    drawn, told = finished(), undealt()
    for entry in drawn.record.entries:
        if hasattr(entry, "what"):
            told.happen(entry.what)
        elif hasattr(entry, "text"):
            told.play(entry.text)
    assert told.state == drawn.state
    assert told.log == drawn.log
    assert told.record.header.key_hash is None


def test_searching_does_not_disturb_the_table() -> None:
    table = opened()
    before = everything(table)
    copy: Any = table.state.clone()
    copy.bag.clear()
    copy.stack.clear()
    assert everything(table) == before


@pytest.mark.parametrize("seed", range(5))
def test_refusals_on_the_way_change_nothing_of_the_game(seed: int) -> None:
    def clumsy(table: Table) -> Any:
        refused(table, "lay 77")
        return table.options[seed % len(table.options)]

    plain = to_the_end(opened(seed=seed), lambda table: table.options[seed % len(table.options)])
    assert to_the_end(opened(seed=seed), clumsy).record.to_bytes() == plain.record.to_bytes()


def test_draw_is_an_action_without_things() -> None:
    assert Draw() in dealt().options
