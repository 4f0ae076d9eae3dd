"""The rules, one by one; each test names the chapter that it proves."""

from __future__ import annotations

import pytest

import klubovna
from klubovna_mlyn.board import BESIDE, LINES, MILLS, NUMBER, POINTS, THROUGH, place
from mlyn_table import MlynTable


def test_the_board() -> None:
    """The board: 24 points, 16 lines of three, two through every point, and no point on another."""
    assert (len(POINTS), len(set(POINTS)), len(MILLS), len(LINES)) == (24, 24, 16, 32)
    assert {len(mills) for mills in THROUGH} == {2}
    assert len({place(point) for point in POINTS}) == 24
    assert place("A7") == (0, 0)
    assert {POINTS[number] for number in BESIDE[NUMBER["D6"]]} == {"B6", "F6", "D7", "D5"}
    assert all(a in BESIDE[b] for b in range(24) for a in BESIDE[b])


def test_white_begins_with_nine_men_in_hand() -> None:
    """The board: white begins; the sides take turns."""
    table = klubovna.new("mlyn", seed=1)
    assert table.seat == "white"
    assert [(side.in_hand, side.on_board, side.lost) for side in table.view(None).sides] == [(9, 0, 0), (9, 0, 0)]
    table.play("place D2")
    assert table.seat == "black"


def test_men_are_placed_on_any_free_point() -> None:
    """Placing."""
    table = MlynTable("A7", "D7", hand=(8, 8))
    assert table.offered("place") == set(POINTS) - {"A7", "D7"}
    assert table.refused("place D7") == "refused-taken"
    assert table.refused("place Z9") == "refused-no-point"


def test_nobody_moves_before_all_are_placed() -> None:
    """Placing: eighteen men, then it is white's move."""
    table = MlynTable("A7 G1", "D7 C3", turn="black", hand=(0, 1))
    assert table.offered("move") == set()
    table.play("place E4")
    assert table.table.seat == "white"
    assert table.offered("place") == set()


def test_men_move_along_a_line_to_the_next_point() -> None:
    """Moving."""
    table = MlynTable("A7 B2 E4 G1", "D6 F6 C5 A1")
    assert table.offered("move A7") == {"D7", "A4"}
    assert table.offered("move B2") == {"B4", "D2"}
    assert table.refused("move A7 G7") == "refused-far"
    assert table.refused("move A7 D6") == "refused-taken"
    assert table.refused("move D6 D7") == "refused-not-yours"
    assert table.refused("move C3 C4") == "refused-not-yours"
    assert table.refused("move A7 H8") == "refused-no-point"
    table.play("move A7 D7")
    assert table.standing("white") == {"D7", "B2", "E4", "G1"}
    assert table.table.view(None).last == ["A7", "D7"]


def test_three_men_fly() -> None:
    """Flying: only the side that has three men left."""
    table = MlynTable("A7 B2 E4", "D6 F6 C5 A1")
    free = set(POINTS) - {"A7", "B2", "E4", "D6", "F6", "C5", "A1"}
    assert table.offered("move A7") == free
    table.play("move A7 G4")
    assert table.offered("move A1") == {"A4", "D1"}


def test_nobody_flies_where_that_was_agreed() -> None:
    """Rulings, flying: the other custom."""
    assert MlynTable("A7 B2 E4", "D6 F6 C5 A1", flying="no").offered("move A7") == {"D7", "A4"}


@pytest.mark.parametrize(("men", "placed"), [("A7 D7", "G7"), ("A7 G7", "D7"), ("D7 D6", "D5"), ("G7 G1", "G4")])
def test_three_in_a_line_are_a_mill(men: str, placed: str) -> None:
    """Mills: whichever of them comes last."""
    table = MlynTable(men, "B2 F2 C3", hand=(7, 6)).play(f"place {placed}")
    assert table.offered("remove") == {"B2", "F2", "C3"}
    assert table.table.seat == "white"


def test_three_that_no_single_line_joins_are_none() -> None:
    """Mills: D5 and D3 face each other across the middle, and B6 to G4 turns a corner."""
    table = MlynTable("D6 D5", "B2 F2", hand=(7, 7)).play("place D3")
    assert table.table.seat == "black"


def test_a_mill_can_be_opened_and_closed_again() -> None:
    """Mills: it counts whenever it is closed, and only then."""
    table = MlynTable("A7 D7 G7 B2", "C3 D3 F4 E5 A1")
    assert table.foreseen("move D7 D6") == ["preview-opened"]
    table.play("move D7 D6", "move A1 D1")
    assert table.foreseen("move D6 D7") == ["preview-mill"]
    table.play("move D6 D7", "remove D1")
    assert table.standing("black") == {"C3", "D3", "F4", "E5"}
    assert table.log.count("log-mill") == 1


def test_a_man_who_slides_within_his_own_row_closes_nothing() -> None:
    """Mills: the row he leaves is open now."""
    table = MlynTable("A7 D7 A4 B2", "C3 D3 F4 E5").play("move D7 G7")
    assert table.table.seat == "black"


def test_men_in_a_mill_are_safe() -> None:
    """Taking a man."""
    table = MlynTable("A7 D7 C3 E4", "B6 D6 F6 B2 D1", hand=(1, 0)).play("place G7")
    assert table.offered("remove") == {"B2", "D1"}
    assert table.refused("remove B6") == "refused-in-mill"
    assert table.refused("remove A7") == "refused-not-theirs"
    assert table.refused("remove C4") == "refused-not-theirs"


def test_when_all_stand_in_mills_any_may_be_taken() -> None:
    """Taking a man: then nobody is safe."""
    table = MlynTable("A7 D7 C3 E4", "B6 D6 F6 B4 B2", hand=(1, 0)).play("place G7")
    assert table.offered("remove") == {"B6", "D6", "F6", "B4", "B2"}


def test_two_mills_at_once_take_one_man() -> None:
    """Rulings, two mills at once."""
    table = MlynTable("A7 D7 G4 G1", "B2 C3 D3 F2 E5", hand=(1, 0)).play("place G7", "remove B2")
    assert table.table.seat == "black"
    assert "log-double-mill" in table.log


def test_or_two_where_that_was_agreed() -> None:
    """Rulings, two mills at once: the other custom."""
    table = MlynTable("A7 D7 G4 G1", "B2 C3 D3 F2 E5", hand=(1, 0), double="two").play("place G7", "remove B2")
    assert table.table.seat == "white"
    assert table.play("remove C3").table.seat == "black"


def test_a_second_man_is_taken_only_where_one_stands() -> None:
    """Rulings, two mills at once: those in the hand are out of reach."""
    table = MlynTable("A7 D7 G4 G1", "B2", hand=(1, 7), double="two").play("place G7")
    assert table.standing("black") == set(), "there was nobody else to take"
    assert table.table.seat == "black"


def test_two_men_left_have_lost() -> None:
    """The end: the men that are left are the score."""
    table = MlynTable("A7 D7 G4 B2", "C3 D3 F2")
    table.play("move G4 G7")
    assert table.foreseen("remove C3") == ["preview-left", "preview-won"]
    outcome = table.play("remove C3").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (("white",), "men", {"white": 4, "black": 2})


def test_men_in_hand_count() -> None:
    """The end: two on the board and one to come are three."""
    table = MlynTable("A7 D7", "C3 D3 F2", hand=(7, 1)).play("place G7", "remove C3")
    assert table.table.outcome is None


def test_whoever_is_shut_in_has_lost() -> None:
    """The end: it is their turn and they can't move."""
    table = MlynTable("D7 A4 G4 D2 D5", "A7 G7 A1 G1").play("move D2 D1")
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("white",), "blocked")


def test_three_men_can_not_be_shut_in() -> None:
    """Flying: they go over everybody's heads."""
    table = MlynTable("D7 A4 D2 B6 C5", "A7 A1 D6").play("move D2 D1")
    assert table.table.seat == "black"


THERE_AND_BACK = ("move A7 D7", "move A1 D1", "move D7 A7", "move D1 A1")


def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    """Rulings, repetition: the position at the beginning is the first."""
    table = MlynTable("A7 B2 E4 C5", "A1 F6 D6 G4").play(*THERE_AND_BACK, *THERE_AND_BACK)
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "repetition")
    assert table.s.returns() == {"white": 0.0, "black": 0.0}


def test_repetition_does_not_matter_where_that_was_agreed() -> None:
    """Rulings, repetition: then the count of moves ends it."""
    table = MlynTable("A7 B2 E4 C5", "A1 F6 D6 G4", repetition="never", quiet=30)
    table.play(*THERE_AND_BACK * 7)
    assert table.table.outcome is None
    assert (table.table.view(None).quiet.at, table.table.view(None).quiet.last) == (28, 30)
    outcome = table.play(*THERE_AND_BACK[:2]).table.outcome
    assert outcome is not None
    assert outcome.reason == "quiet"


def test_a_man_taken_begins_the_count_anew() -> None:
    """Rulings, moves without a man taken."""
    table = MlynTable("A7 D7 G4 B2", "C3 D3 F2 E5").play("move B2 B4", "move F2 F4", "move G4 G7", "remove C3")
    assert table.table.view(None).quiet.at == 0


def test_whoever_is_shut_in_by_the_last_move_has_lost() -> None:
    """Rulings, shut in and drawn."""
    table = MlynTable("D7 A4 G4 D2 D5", "A7 G7 A1 G1", quiet=30)
    table.s.quiet = 29
    outcome = table.play("move D2 D1").table.outcome
    assert outcome is not None
    assert outcome.reason == "blocked"
