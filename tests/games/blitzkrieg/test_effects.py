"""Turn, step 2: the nine effects of battle spaces ("Přehled efektů bitevních polí")."""

from __future__ import annotations

from blitzkrieg_table import BlitzkriegTable


def test_production() -> None:
    """Výroba: one token from the bag into the reserve."""
    table = BlitzkriegTable(reserve=["army-1"]).play("place army-1 eastern-europe-1-2")
    table.luck("fleet-2")
    assert table.reserve("axis") == ["fleet-2"]
    table.ends_turn()


def test_advanced_production() -> None:
    """Pokročilá výroba: two tokens."""
    table = BlitzkriegTable(reserve=["fleet-1"], campaigns={"africa": 2}).play("place fleet-1 africa-2-2")
    table.luck("army-1", "army-2").ends_turn("army-3")
    assert table.reserve("axis") == ["army-1", "army-2", "army-3"]


def test_bombing() -> None:
    """Nálet: a random token of the other reserve goes back to the bag; whoever bombs may look at it, others may not."""
    table = BlitzkriegTable(reserve=["fleet-1"], other=["army-3", "air-2"]).play("place fleet-1 pacific-1-1")
    table.luck("army-3")
    assert table.reserve("allies") == ["air-2"]
    assert "army-3" in table.bag("allies")
    assert table.table.view("axis").sides[1].returned == ["army-3"]
    assert table.table.view("allies").sides[1].returned == ["army-3"]
    assert table.table.view(None).sides[1].returned == []
    told = next(message for message in table.table.log if message.id == "log-bombed-token")
    assert told.heard_by("axis")
    assert told.heard_by("allies")
    assert not told.heard_by(None)


def test_research() -> None:
    """Výzkum: a special weapon from the bank into the bag, seen by its owner only."""
    table = BlitzkriegTable(reserve=["army-1"]).play("place army-1 western-europe-1-2").luck("spy")
    assert table.reserve("axis") == []
    assert "spy" in table.bag("axis")
    assert len(table.s.bank) == 15
    told = next(message for message in table.table.log if message.id == "log-researched-token")
    assert (told.heard_by("axis"), told.heard_by("allies")) == (True, False)


def test_advanced_research() -> None:
    """Pokročilý výzkum: two of them."""
    table = BlitzkriegTable(reserve=["army-1"], campaigns={"eastern-europe": 2}).play("place army-1 eastern-europe-2-2")
    table.luck("spy", "scientist").ends_turn("spy")
    assert table.reserve("axis") == ["spy"]
    assert "scientist" in table.bag("axis")


def test_applied_research() -> None:
    """Aplikovaný výzkum: straight into the reserve."""
    table = BlitzkriegTable(reserve=["army-1"], campaigns={"western-europe": 3}).play("place army-1 western-europe-3-1")
    table.luck("atomic-bomb")
    assert table.reserve("axis") == ["atomic-bomb"]


def test_tactical_advantage() -> None:
    """Taktická výhoda: the marker of this theatre."""
    table = BlitzkriegTable(reserve=["fleet-1"]).play("place fleet-1 africa-1-2")
    assert table.marker("africa") == 1 + 1


def test_strategic_advantage() -> None:
    """Strategická výhoda: the marker of any other theatre that is not closed."""
    table = BlitzkriegTable(reserve=["army-1"], closed=["pacific"]).play("place army-1 africa-1-1")
    assert table.options == ["push western-europe", "push eastern-europe", "push south-east-asia"]
    table.play("push eastern-europe")
    assert (table.marker("eastern-europe"), table.marker("africa")) == (3, 1)


def test_strategic_advantage_never_reaches_the_last_cell() -> None:
    """ "Pozor! Využitím tohoto efektu nelze kostičku posunout na poslední pole lišty!" """
    table = BlitzkriegTable(reserve=["army-1"], markers={"pacific": 12}).play("place army-1 africa-1-1")
    assert table.preview("push pacific") == {"marker-pacific": 13}
    table.play("push pacific")
    assert (table.marker("pacific"), table.status("pacific")) == (13, "campaign 1")


def test_propaganda() -> None:
    table = BlitzkriegTable(reserve=["fleet-1"]).play("place fleet-1 south-east-asia-1-1")
    assert table.points("axis") == 2


def test_strategic_with_no_other_open_theatre() -> None:
    """Corner case: nothing happens."""
    closed = ["western-europe", "eastern-europe", "pacific", "south-east-asia"]
    table = BlitzkriegTable(reserve=["army-1"], closed=closed).play("place army-1 africa-1-1")
    assert table.marker("africa") == 1
    table.ends_turn()


def test_bombing_an_empty_reserve() -> None:
    """Corner case: nothing happens."""
    table = BlitzkriegTable(reserve=["fleet-1"], other=[]).play("place fleet-1 pacific-1-1")
    assert table.waits == "draw", "already the end of the turn"


def test_drawing_from_an_empty_bank() -> None:
    """Corner case: nothing happens; with one weapon left, advanced research brings one."""
    table = BlitzkriegTable(reserve=["army-1"], bank=[]).play("place army-1 western-europe-1-2")
    assert table.waits == "draw"
    table = BlitzkriegTable(reserve=["army-1"], bank=["spy"], campaigns={"eastern-europe": 2})
    table.play("place army-1 eastern-europe-2-2").luck("spy")
    assert table.waits == "draw"


def test_strategic_cap_when_the_marker_is_already_past_the_cap() -> None:
    """Corner case: the marker stays, it never moves backwards."""
    table = BlitzkriegTable(reserve=["army-1"], markers={"pacific": 14}).play("place army-1 africa-1-1", "push pacific")
    assert table.marker("pacific") == 14


def test_effect_before_value() -> None:
    """Steps 2 and 3: the effect comes first. Here a tactical advantage, then the value."""
    table = BlitzkriegTable(reserve=["army-1"]).play("place army-1 eastern-europe-1-1")
    assert table.log[-2:] == ["tactical", "moved"]
