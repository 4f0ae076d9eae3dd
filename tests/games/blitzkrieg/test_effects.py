"""Turn, step 2: the nine effects of battle spaces ("Přehled efektů bitevních polí")."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


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


# Effects that are lost say so, and nobody is promised them

ALL_BUT_AFRICA = ["western-europe", "eastern-europe", "pacific", "south-east-asia"]


def promised(table: BlitzkriegTable, text: str) -> list[tuple[str, str]]:
    """What is said beforehand, with the reason where something would be lost."""
    seen = table.table.preview(table.table.game.parse(text))
    assert seen is not None
    return [(message.id.removeprefix("preview-"), str(message.args.get("reason", ""))) for message in seen.says]


@pytest.mark.parametrize(
    ("setting", "token", "space", "reason"),
    [
        ({"bags": {"axis": []}}, "army-1", "eastern-europe-1-2", "bag"),
        ({"bank": []}, "army-1", "western-europe-1-2", "bank"),
        ({"other": []}, "fleet-1", "pacific-1-1", "reserve"),
        ({"closed": ALL_BUT_AFRICA}, "army-1", "africa-1-1", "target"),
    ],
)
def test_a_lost_effect_says_so(setting: dict[str, Any], token: str, space: str, reason: str) -> None:
    table = BlitzkriegTable(reserve=[token], **setting)
    assert promised(table, f"place {token} {space}") == [("lost", f"lost-{reason}")]
    table.play(f"place {token} {space}")
    assert [told["reason"] for told in table.said("lost")] == [f"lost-{reason}"]


def test_an_effect_that_is_not_lost_is_promised() -> None:
    assert promised(BlitzkriegTable(reserve=["army-1"]), "place army-1 eastern-europe-1-2") == [("effect", "")]


def test_lost_abilities_say_so() -> None:
    """Bombing a reserve of none; a strike force on a space with an effect; rapid deployment without another token."""
    table = BlitzkriegTable(reserve=["bombing-air"], other=[])
    assert promised(table, "place bombing-air western-europe-1-2") == [("effect", ""), ("lost", "lost-reserve")]
    table = BlitzkriegTable(reserve=["strike-army"]).play("place strike-army africa-1-1")
    assert table.said("lost") == [{"seat": "axis", "effect": "effect-strategic", "reason": "lost-strike"}]
    table = BlitzkriegTable(reserve=["rapid-air"])
    assert promised(table, "place rapid-air western-europe-1-2") == [("effect", ""), ("lost", "lost-no-token")]
    table.play("place rapid-air western-europe-1-2").luck("spy")
    assert (table.said("lost")[-1]["reason"], table.waits) == ("lost-no-token", "draw")


def test_the_second_token_of_an_advanced_effect_may_be_missing() -> None:
    table = BlitzkriegTable(reserve=["fleet-1"], campaigns={"africa": 2}, bags={"axis": ["army-1"]})
    table.play("place fleet-1 africa-2-2").luck("army-1")
    assert [told["effect"] for told in table.said("only-one")] == ["effect-advanced-production"]
    assert table.said("bag-empty") == [{"seat": "axis"}], "and the turn ends without a draw"


def test_the_bomb_costs_nothing_where_no_other_theatre_is_open() -> None:
    table = BlitzkriegTable(reserve=["atomic-bomb"], closed=ALL_BUT_AFRICA).play("place atomic-bomb africa-1-4")
    assert table.said("atomic") == []
    table = BlitzkriegTable(reserve=["atomic-bomb"], closed=ALL_BUT_AFRICA[:3]).play("place atomic-bomb africa-1-4")
    assert [told["theatre"] for told in table.said("atomic")] == ["south-east-asia"]


# What is told


def told(table: BlitzkriegTable, id: str, language: str = "cs") -> str:
    found = next(message for message in reversed(table.table.log) if message.id == f"log-{id}")
    return table.table.game.texts(language).say(found)


def test_a_move_tells_where_the_marker_stands_now() -> None:
    table = BlitzkriegTable(reserve=["army-3"], markers={"western-europe": 2}).play("place army-3 western-europe-1-3")
    assert told(table, "moved") == "Osa: Západní Evropa o 3, na 5 (Osa)."
    table = BlitzkriegTable("allies", reserve=["army-3"], markers={"western-europe": 3})
    table.play("place army-3 western-europe-1-3")
    assert told(table, "moved", "en") == "Allies: Western Europe by 3, to the centre."


def test_a_move_is_a_sum_that_explains_itself() -> None:
    """The general and his comrades; what the end of the track cuts off."""
    placed = {"western-europe-1-2": ("axis", "army-1")}
    table = BlitzkriegTable(reserve=["general"], placed=placed).play("place general western-europe-1-3")
    assert told(table, "moved") == "Osa: Západní Evropa o 2 (generál 1 + další jednotky 1), na 2 (Osa)."
    table = BlitzkriegTable(reserve=["army-1"], markers={"pacific": 12}).play("place army-1 africa-1-1", "push pacific")
    said = "Axis: strategic advantage, Pacific by 1 (strategic advantage 3 − end of the track 2), to 13 (Axis)."
    assert told(table, "pushed", "en") == said


def test_production_is_named_and_each_draw_is_one_line() -> None:
    table = BlitzkriegTable(reserve=["army-1"]).play("place army-1 eastern-europe-1-2")
    table.luck("fleet-2").ends_turn("air-1")
    hidden, own = ["produced", "drew"], ["produced-token", "drew-token"]
    for seat, lines in (("axis", own), ("allies", hidden), (None, hidden)):
        heard = [message.id.removeprefix("log-") for message in table.table.heard(seat)]
        assert [id for id in heard if id.startswith(("produced", "drew"))] == lines
    assert told(table, "produced") == "Osa: výroba, žeton ze sáčku."
