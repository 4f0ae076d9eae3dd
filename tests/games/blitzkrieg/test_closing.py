"""Campaigns and theatres close ("Uzavření a vyhodnocení kampaně", "Uzavření válčiště")."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


@pytest.mark.parametrize(("marker", "points"), [(3, 2), (4, 3), (8, 3), (9, 4)])
def test_a_campaign_brings_more_from_the_shields_on(marker: int, points: int) -> None:
    """The shields of Western Europe are on 5 and 10; the army adds 1."""
    placed = {"western-europe-1-1": ("axis", "fleet-1"), "western-europe-1-2": ("axis", "army-1")}
    table = BlitzkriegTable(reserve=["strike-air"], placed=placed, markers={"western-europe": marker - 3})
    table.play("place strike-air western-europe-1-3")
    assert table.points("axis") == points


def test_the_marker_decides_and_not_who_closed() -> None:
    placed = {"pacific-1-1": ("allies", "fleet-3")}
    table = BlitzkriegTable(reserve=["fleet-1"], placed=placed, markers={"pacific": -6})
    table.play("place fleet-1 pacific-1-2").luck("spy")
    assert (table.points("axis"), table.points("allies")) == (0, 3)


def test_a_tie_brings_the_points_to_both() -> None:
    """ "V případě, že kostička je na prostředním políčku lišty, získají oba hráči plný počet bodů"."""
    table = BlitzkriegTable(reserve=["fleet-1"], placed={"pacific-1-1": ("allies", "fleet-1")}, markers={"pacific": -1})
    table.play("place fleet-1 pacific-1-2").luck("spy")
    assert (table.points("axis"), table.points("allies")) == (2, 2)


def test_the_last_campaign_closes_the_theatre() -> None:
    placed = {"south-east-asia-2-1": ("axis", "fleet-1"), "south-east-asia-2-2": ("allies", "army-1")}
    table = BlitzkriegTable(reserve=["army-1"], placed=placed, campaigns={"south-east-asia": 2})
    table.play("place army-1 south-east-asia-2-3")
    assert (table.status("south-east-asia"), table.points("axis")) == ("closed", 4)
    assert table.asks != "spoils", "nothing is left"


def test_a_campaign_closed_with_the_marker_at_the_end() -> None:
    """The closed campaign first, with its shields; then the points of what remains, without."""
    placed = {"africa-1-1": ("axis", "army-1"), "africa-1-2": ("axis", "fleet-1"), "africa-1-3": ("axis", "army-1")}
    table = BlitzkriegTable(reserve=["army-3"], placed=placed, markers={"africa": 9})
    table.play("place army-3 africa-1-4")
    assert table.points("axis") == 1 + (3 + 2) + 5
    assert table.options == ["exploit africa-2-2", "leave-rest"], "a tactical advantage would do nothing any more"


def test_no_points_for_shields_on_an_early_close() -> None:
    """ "Za políčka na liště se v tomto okamžiku žádné body nepřidělují"."""
    table = BlitzkriegTable(reserve=["elite-fleet"], markers={"south-east-asia": 8}).play(
        "place elite-fleet south-east-asia-1-3"
    )
    table.play("push pacific")
    assert table.points("axis") == 2 + 4


def test_the_effects_that_remain_come_in_any_order_or_not_at_all() -> None:
    """ "smí v libovolném pořadí provést efekty"."""
    table = BlitzkriegTable(reserve=["elite-fleet"], markers={"south-east-asia": 8}, other=["army-1", "army-2"])
    table.play("place elite-fleet south-east-asia-1-2")
    left = {"exploit south-east-asia-1-1", "exploit south-east-asia-1-3"}
    later = {"exploit south-east-asia-2-1", "exploit south-east-asia-2-2"}
    assert set(table.options) == left | later | {"leave-rest"}
    table.play("exploit south-east-asia-2-1").luck("army-2").play("exploit south-east-asia-2-2")
    assert table.points("axis") == 1 + 2 + 4 + 2
    table.play("leave-rest").ends_turn()


def test_a_closed_theatre_takes_no_more_tokens() -> None:
    table = BlitzkriegTable(reserve=["elite-air", "air-1"], markers={"africa": 9}, other=["air-1"])
    table.play("place elite-air africa-1-4", "leave-rest").ends_turn()
    assert not any("africa" in text for text in table.options)


def test_tactical_bonus_already_reaches_the_end() -> None:
    """Corner case: keep going, and check the closing once, after step 3."""
    table = BlitzkriegTable(reserve=["fleet-1"], markers={"africa": 10}).play("place fleet-1 africa-1-2")
    assert (table.marker("africa"), table.status("africa")) == (11, "closed")
    assert table.points("axis") == 3 + 5


def test_value_overshoots_the_last_cell() -> None:
    """Corner case: stop on the last cell."""
    table = BlitzkriegTable(reserve=["atomic-bomb"], markers={"africa": 10}).play("place atomic-bomb africa-1-4")
    assert table.marker("africa") == 11


def test_tactical_spaces_inherited_by_closing_a_theatre_do_nothing() -> None:
    table = BlitzkriegTable(reserve=["army-3"], campaigns={"eastern-europe": 3}, markers={"eastern-europe": 12})
    table.play("place army-3 eastern-europe-3-5")
    assert "exploit eastern-europe-3-2" not in table.options


def test_a_preview_is_what_then_happens() -> None:
    table = BlitzkriegTable(reserve=["atomic-bomb"], markers={"africa": 10, "pacific": -12})
    seen = table.table.preview(table.table.game.parse("place atomic-bomb africa-1-4"))
    assert seen is not None
    told = [message.id for message in seen.says]
    assert told == ["preview-effect", "preview-ability", "preview-theatre-closed", "preview-theatre-won"]
    table.play("place atomic-bomb africa-1-4")
    now = {f"marker-{theatre.id}": theatre.marker for theatre in table.table.view(None).theatres}
    closed = {f"campaign-africa-{row}": row for row in (1, 2)}
    assert seen.numbers == {"points-axis": table.points("axis"), **closed, **now}, "every marker has moved"


def test_who_won_a_campaign_can_be_seen() -> None:
    """One side, both, or nobody yet; what remains of a theatre that closes early is all its winner's."""
    table = BlitzkriegTable(reserve=["fleet-1"], placed={"pacific-1-1": ("allies", "fleet-1")}, markers={"pacific": -1})
    table.play("place fleet-1 pacific-1-2").luck("spy")
    assert table.theatre("pacific").won == (("axis", "allies"), (), ())
    table = BlitzkriegTable(reserve=["elite-fleet"], markers={"south-east-asia": 8})
    assert table.theatre("south-east-asia").won == ((), ())
    table.play("place elite-fleet south-east-asia-1-3").play("push pacific")
    assert table.theatre("south-east-asia").won == (("axis",), ("axis",))
    assert table.table.view(None).laid == ["south-east-asia-1-3"]
