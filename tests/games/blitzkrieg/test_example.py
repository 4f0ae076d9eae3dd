"""The worked examples of the rulebook, move for move, with the numbers they print."""

from __future__ import annotations

import klubovna
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


def opening() -> BlitzkriegTable:
    """From the very start; the set-up draws what the example needs."""
    table = BlitzkriegTable.__new__(BlitzkriegTable)
    table.table = klubovna.new("blitzkrieg", dice=False)
    table.luck("fleet-1", "army-1", "air-1", "army-3", "army-3", "air-2")
    return table


def test_western_europe_opens() -> None:
    """ "Příklad", 3. Posun kostičky: the Axis fleet on the left space, then the Allied army of 3 on the right one."""
    table = opening().play("place fleet-1 western-europe-1-1")
    assert table.waits == "draw", "its effect: production"
    table.luck("army-2")
    assert table.marker("western-europe") == 1
    table.ends_turn("fleet-2").play("place army-3 western-europe-1-3")
    assert table.points("allies") == 1, "its effect: propaganda"
    assert table.marker("western-europe") == 1 - 3


def test_western_europe_closes_for_three_points() -> None:
    """ "Pokračování příkladu": an army of 3 on the middle space; the marker reaches the shield, 2 + 1 points."""
    table = opening().play("place fleet-1 western-europe-1-1").luck("army-2", "fleet-2")
    table.play("place army-3 western-europe-1-3").luck("fleet-1")
    table.play("place air-1 south-east-asia-1-2").luck("fleet-1")
    assert table.points("axis") == 1
    foreseen = {"campaign-western-europe-1": 1, "marker-western-europe": -5, "points-allies": 4}
    assert table.preview("place army-3 western-europe-1-2") == foreseen
    table.play("place army-3 western-europe-1-2")
    assert table.waits == "discover", "first the effect: research"
    table.luck("elite-air")
    assert table.marker("western-europe") == -5
    assert table.points("allies") == 1 + 3
    assert table.said("campaign-bonus") == [
        {"seat": "allies", "theatre": "western-europe", "row": 1, "points": 2, "bonus": 1, "total": 4}
    ]
    assert table.status("western-europe") == "campaign 2"
    assert table.marker("western-europe") == -5, "the marker stays"
    table.ends_turn("army-1")


def test_a_theatre_closes_early_for_five_points() -> None:
    """ "Příklad", Uzavření válčiště: a fleet of 3 on the right space of the third campaign takes the marker to the end:
    5 points, the effects of both free spaces in any order, nothing for the shields."""
    table = BlitzkriegTable(
        "allies",
        reserve=["fleet-3"],
        other=["army-2"],
        campaigns={"western-europe": 3},
        markers={"western-europe": -11},
    )
    table.play("place fleet-3 western-europe-3-3")
    assert table.marker("western-europe") == -14
    assert table.points("allies") == 5
    assert table.status("western-europe") == "closed"
    assert set(table.options) == {"exploit western-europe-3-1", "exploit western-europe-3-2", "leave-rest"}
    table.play("exploit western-europe-3-2")
    assert table.asks == "strategic"
    table.play("push pacific")
    assert table.marker("pacific") == -3
    table.play("exploit western-europe-3-1").luck("spy")
    assert table.reserve("allies") == ["spy"], "applied research"
    assert table.points("allies") == 5
    table.ends_turn()


def test_boston_closes_and_new_york_opens_two_ahead() -> None:
    """ "Příklad", Nippon: Germany takes the last space of Boston, the marker ends on +2: 4 points, New York opens with
    the marker on the second cell its way."""
    placed = {
        "boston-1-1": ("japan", "fleet-1"),
        "boston-1-2": ("germany", "army-3"),
        "boston-1-4": ("germany", "army-2"),
    }
    table = BlitzkriegTable("germany", reserve=["air-2"], placed=placed, markers={"boston": -5})
    table.play("place air-2 boston-1-3")
    assert table.marker("boston") == -7
    assert table.points("germany") == 4 + 1, "Boston, and the propaganda of the space"
    assert table.status("boston") == "closed"
    assert table.options == ["open-theatre new-york", "open-theatre detroit"]
    table.play("open-theatre new-york")
    assert table.status("new-york") == "campaign 1"
    assert table.marker("new-york") == -2
