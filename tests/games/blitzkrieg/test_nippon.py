"""The Nippon expansion: the theatres of the United States follow each other."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


def test_set_up() -> None:
    """Japan begins; Honolulu, Seattle, Jacksonville and Boston are active; both new weapons are in the bank."""
    table = klubovna.new("blitzkrieg", seed=3, map="nippon")
    assert (table.seat, table.seats) == ("japan", ("japan", "germany"))
    view = table.view(None)
    assert [t.id for t in view.theatres if t.status == "active"] == ["honolulu", "seattle", "jacksonville", "boston"]
    assert sum(t.status == "dormant" for t in view.theatres) == 11
    assert view.bank == 18


@pytest.mark.parametrize(("germany", "japan", "winner"), [(25, 20, "germany"), (25, 25, "germany"), (24, 25, "japan")])
def test_the_end_comes_after_germanys_turn(germany: int, japan: int, winner: str) -> None:
    table = BlitzkriegTable("germany", reserve=["army-1"], points={"germany": germany, "japan": japan})
    table.play("place army-1 boston-1-4").ends_turn()
    assert table.outcome.winners == (winner,)


def test_a_theatre_closes_on_each_of_the_last_three_cells() -> None:
    """ "Dosáhne-li označovací kostička jednoho ze tří posledních políček lišty": the number is the head start."""
    for marker, ahead in ((1, 1), (2, 2), (3, 3), (4, 3)):
        table = BlitzkriegTable("japan", reserve=["godzilla"], markers={"honolulu": marker})
        table.play("place godzilla honolulu-1-3", "leave-rest", "open-theatre los-angeles")
        assert table.points("japan") == 3
        assert (table.status("honolulu"), table.marker("los-angeles")) == ("closed", ahead)


def test_the_winner_uses_the_effects_before_the_next_theatre_opens() -> None:
    table = BlitzkriegTable("japan", reserve=["godzilla"], other=["army-1"], markers={"honolulu": 1})
    table.play("place godzilla honolulu-1-3")
    assert table.asks == "spoils"
    table.play("exploit honolulu-1-2").luck("spy").play("leave-rest")
    assert table.asks == "open-next"


def test_last_space_filled_and_marker_in_a_closing_cell() -> None:
    """Corner case: score once; the head start applies."""
    placed = {"honolulu-1-1": ("japan", "fleet-1"), "honolulu-1-2": ("germany", "fleet-1")}
    table = BlitzkriegTable("japan", reserve=["godzilla"], placed=placed, markers={"honolulu": 2})
    table.play("place godzilla honolulu-1-3", "open-theatre san-francisco")
    assert (table.points("japan"), table.marker("san-francisco")) == (3, 2)


def test_last_space_filled_marker_on_a_plain_cell() -> None:
    """Corner case: the next marker starts in the centre; the points go to the side that is ahead, the choice to the
    side whose turn it is."""
    placed = {"honolulu-1-1": ("japan", "fleet-1"), "honolulu-1-2": ("germany", "fleet-3")}
    table = BlitzkriegTable("japan", reserve=["army-1"], placed=placed, markers={"honolulu": -2})
    table.play("place army-1 honolulu-1-3")
    assert (table.points("germany"), table.table.seat) == (3, "japan")
    table.play("open-theatre san-francisco")
    assert table.marker("san-francisco") == 0


def test_marker_centred_when_the_last_space_is_filled() -> None:
    """Corner case: both score; the closing player opens the next theatre."""
    placed = {"honolulu-1-1": ("japan", "fleet-1"), "honolulu-1-2": ("germany", "fleet-3")}
    table = BlitzkriegTable("japan", reserve=["army-2"], placed=placed, markers={"honolulu": -2})
    table.play("place army-2 honolulu-1-3")
    assert (table.points("germany"), table.points("japan"), table.table.seat) == (3, 3, "japan")


def test_where_no_arrow_is_left_any_theatre_may_follow() -> None:
    """ "Jsou-li všechna navazující válčiště již aktivní nebo uzavřená, může zvolit libovolné dosud neaktivní"."""
    table = BlitzkriegTable(
        "japan", reserve=["godzilla"], markers={"honolulu": 1}, active=["san-francisco"], closed=["los-angeles"]
    )
    table.play("place godzilla honolulu-1-3", "leave-rest")
    assert len(table.options) == 9
    assert "open-theatre new-york" in table.options


def test_where_no_theatre_is_left_the_rest_is_played() -> None:
    """ "pokud to není možné, dohraje se na zbylých aktivních válčištích"."""
    others = ["san-francisco", "los-angeles", "denver", "houston", "st-louis", "chicago", "detroit", "new-orleans"]
    others += ["atlanta", "washington", "new-york"]
    table = BlitzkriegTable("japan", reserve=["godzilla"], markers={"honolulu": 1}, closed=others)
    table.play("place godzilla honolulu-1-3", "leave-rest").ends_turn()
    assert table.asks == "place-token"


def test_scientist_goes_to_active_theatres_only() -> None:
    """Corner case "Nippon: scientist"."""
    table = BlitzkriegTable("japan", reserve=["scientist"])
    assert {text.split()[2].rsplit("-", 2)[0] for text in table.options} == {
        "honolulu",
        "seattle",
        "jacksonville",
        "boston",
    }


def test_strategic_and_atomic_move_active_theatres_only_and_stop_on_the_last_plain_cell() -> None:
    """Corner case "Nippon: strategic and atomic"; "Pro všechna tři poslední políčka … platí omezení"."""
    table = BlitzkriegTable("japan", reserve=["air-1"], active=["st-louis"], markers={"boston": 4})
    table.play("place air-1 st-louis-1-1")
    assert table.options == [f"push {t}" for t in ("honolulu", "seattle", "jacksonville", "boston")]
    table.play("push boston")
    assert table.marker("boston") == 5
    table = BlitzkriegTable("japan", reserve=["atomic-bomb"], markers={"boston": -4, "seattle": -4})
    table.play("place atomic-bomb jacksonville-1-3", "leave-rest", "open-theatre atlanta")
    assert (table.marker("boston"), table.marker("seattle"), table.marker("honolulu")) == (-5, -4, -2)
    assert table.marker("denver") == 0


def test_rapid_deployment_is_lost_when_the_theatre_closes() -> None:
    placed = {"honolulu-1-1": ("germany", "fleet-1"), "honolulu-1-2": ("germany", "fleet-2")}
    table = BlitzkriegTable("germany", reserve=["rapid-air", "army-1"], placed=placed, markers={"honolulu": -3})
    table.play("place rapid-air honolulu-1-3", "open-theatre los-angeles")
    assert table.waits == "draw"


def test_every_theatre_can_be_reached() -> None:
    """The map is ours; it must hang together, and no head start may close a theatre at once."""
    content: Any = klubovna.game("blitzkrieg").content()
    board = content.boards[1]
    reached, waiting = set(board.starting), list(board.starting)
    while waiting:
        new = [t for t in board.theatres[waiting.pop()].arrows if t not in reached]
        reached.update(new)
        waiting += new
    assert len(reached) == len(board.theatres) == 15
    assert all(theatre.closes > 3 for theatre in board.theatres)
