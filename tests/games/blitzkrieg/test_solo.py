"""The solo mode: its set-up, its three tables, its eight stratagems and its effects (components, 1.6 and 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable

ROW = ["army-1", "army-2", "fleet-1", "fleet-2", "air-1"]


def dealt(level: str = "easy", **options: str) -> BlitzkriegTable:
    """The set-up as far as the difficulty rolls."""
    table = BlitzkriegTable.__new__(BlitzkriegTable)
    table.table = klubovna.new("blitzkrieg", dice=False, mode="solo", level=level, **options)
    return table.luck(*ROW, "army-3", "fleet-3", "air-2")


def its_turn(drawn: str, row: list[str] | None = None, **settings: Any) -> BlitzkriegTable:
    """The automatic opponent is to move and draws this stratagem."""
    seat = "japan" if settings.pop("map", "base") == "nippon" else "axis"
    table = BlitzkriegTable(seat, reserve=ROW if row is None else row, mode="solo", level="easy", **settings)
    assert table.waits == "draw-stratagem"
    return table.luck(drawn)


def chose(table: BlitzkriegTable) -> tuple[str, str, str]:
    """Where its last token went, and the token."""
    said = table.said("placed")[-1]
    return f"{said['theatre']}-{said['row']}-{said['column']}", said["token"], said["theatre"]


def why(table: BlitzkriegTable) -> list[str]:
    """The reasons told for theatre, space and unit."""
    told = [table.said(f"auto-{what}")[-1]["reason"] for what in ("theatre", "space", "unit")]
    return [reason.removeprefix("why-").removeprefix("space-").removeprefix("unit-") for reason in told]


# Set-up


def test_the_human_plays_the_second_side_and_everything_is_open() -> None:
    table = dealt().luck(1, 2, 3)
    assert table.table.seats == ("allies",)
    view = table.table.view("allies")
    assert view == table.table.view(None), "no screens"
    assert view.sides[0].automatic
    assert view.sides[0].reserve == ROW
    assert len(view.solo.cup) == 7
    assert "steamroll" not in view.solo.cup


@pytest.mark.parametrize(("level", "rolls", "steps"), [("easy", 3, 1), ("medium", 3, 2), ("hard", 4, 2)])
def test_levels(level: str, rolls: int, steps: int) -> None:
    """Each roll moves the marker of a theatre; where a theatre comes twice, steps add up."""
    table = dealt(level).luck(*[4] * rolls)
    assert table.marker("africa") == rolls * steps
    assert table.waits == "draw-stratagem"


@pytest.mark.parametrize(
    ("face", "theatre"),
    [(1, "western-europe"), (2, "pacific"), (3, "eastern-europe"), (4, "africa"), (5, "south-east-asia")],
)
def test_the_die_at_the_set_up(face: int, theatre: str) -> None:
    assert dealt().luck(face).marker(theatre) == 1


def test_a_six_is_the_players_choice_or_rolled_again() -> None:
    """Editions differ, so it is an option."""
    table = dealt(six="choose").luck(6)
    assert table.asks == "give-head-start"
    assert table.play("head-start pacific").marker("pacific") == 1
    table = dealt(six="reroll").luck(6)
    assert table.waits == "roll-head-start"
    assert table.luck(1, 1, 1).waits == "draw-stratagem", "the six did not count"


@pytest.mark.parametrize("face", [0, 7, "1", True])
def test_a_die_has_six_faces(face: Any) -> None:
    with pytest.raises(klubovna.IllegalMove):
        dealt().luck(face)


def test_head_starts_tell_where_the_marker_stands() -> None:
    """Three times the same theatre: 2 each time, and then on 2, 4 and 6."""
    table = dealt("medium").luck(2, 2, 2)
    assert [(told["steps"], told["at"], told["half"]) for told in table.said("head-start")] == [
        (2, 2, "axis"), (2, 4, "axis"), (2, 6, "axis"),
    ]  # fmt: skip


def test_why_a_theatre_or_a_unit_may_not_be_chosen() -> None:
    table = BlitzkriegTable.__new__(BlitzkriegTable)
    table.table = klubovna.new("blitzkrieg", dice=False, mode="solo", map="nippon")
    table.luck(*ROW, "army-3", "fleet-3", "air-2", 6)
    assert table.refused("head-start denver") == "not-give-head-start"
    table = BlitzkriegTable("allies", reserve=["fleet-1"], other=["army-2", "fleet-2", "elite-air"], mode="solo")
    table.play("place fleet-1 pacific-1-1")
    assert table.refused("bomb elite-air") == "special-last"
    assert table.refused("bomb army-3") == "not-in-row"


def test_nippon_solo() -> None:
    """Germany against Japan, who begins; 5 and 6 are the player's choice, and no head start closes a theatre."""
    table = BlitzkriegTable.__new__(BlitzkriegTable)
    table.table = klubovna.new("blitzkrieg", dice=False, mode="solo", level="hard", map="nippon")
    table.luck(*ROW, "army-3", "fleet-3", "air-2").luck(1, 1, 1)
    assert table.marker("honolulu") == 4, "6 steps, but the last plain cell is the fourth"
    assert table.luck(5).options == [f"head-start {t}" for t in ("honolulu", "seattle", "jacksonville", "boston")]


# Its turn


def test_a_stratagem_is_drawn_and_the_one_before_goes_back() -> None:
    """Step A: none comes twice running; Steamroll enters the cup on the first turn."""
    table = its_turn("secure")
    assert (table.s.stratagem, "secure" in table.s.cup, "steamroll" in table.s.cup) == ("secure", False, True)
    with pytest.raises(klubovna.IllegalMove):
        its_turn("steamroll")


def test_steamroll_repeats_the_stratagem_before() -> None:
    table = its_turn("steamroll", stratagem="counterattack", markers={"pacific": -1})
    assert table.said("stratagem-repeated") == [{"seat": "axis", "stratagem": "steamroll", "repeated": "counterattack"}]
    assert chose(table)[2] == "pacific"


def test_theatre_line_1_one_it_can_close_and_win() -> None:
    table = its_turn("counterattack", markers={"pacific": -1, "africa": 9})
    assert chose(table)[2] == "africa"
    assert why(table)[0] == "closes-theatre"
    assert table.status("africa") == "closed"


def test_theatre_line_2_one_whose_campaign_it_can_close_and_win() -> None:
    placed = {"eastern-europe-1-1": ("axis", "army-3")}
    table = its_turn("counterattack", placed=placed, markers={"pacific": -1})
    assert chose(table)[0] == "eastern-europe-1-2"
    assert why(table)[:2] == ["closes-campaign", "only"]


def test_theatre_line_4_most_free_spaces() -> None:
    table = its_turn("big-guns")
    assert (chose(table)[2], why(table)[0]) == ("africa", "most-empty")


def test_theatre_lines_5_and_6_points_then_the_topmost() -> None:
    taken = {"africa-1-4": ("allies", "army-1")}
    table = its_turn("big-guns", placed=taken)
    assert (chose(table)[2], why(table)[0]) == ("africa", "most-points"), "three spaces everywhere, but 3 points"
    table = its_turn("big-guns", closed=["africa"])
    assert (chose(table)[2], why(table)[0]) == ("western-europe", "topmost"), "above South-East Asia"


def test_a_theatre_for_which_it_has_no_unit_does_not_come_into_question() -> None:
    table = its_turn(
        "big-guns", row=["fleet-1"], closed=["africa"], placed={"western-europe-1-1": ("allies", "fleet-1")}
    )
    assert chose(table)[2] == "south-east-asia"


def test_counterattack_goes_where_the_human_leads_with_the_greatest_change() -> None:
    table = its_turn("counterattack", row=["fleet-1", "fleet-3", "fleet-2"], markers={"pacific": -2})
    assert chose(table)[1:] == ("fleet-3", "pacific"), "the human's lead becomes its own"
    assert why(table)[0] == why(table)[2] == "stratagem"


def test_secure_goes_where_it_leads() -> None:
    assert chose(its_turn("secure", row=["fleet-1", "army-1"], markers={"pacific": 2}))[2] == "pacific"


def test_for_the_glory_goes_for_points_and_propaganda() -> None:
    table = its_turn("for-the-glory", row=["air-1"])
    assert chose(table)[0] == "africa-1-4"
    table = its_turn("for-the-glory", row=["air-1"], closed=["africa"])
    assert chose(table)[0] == "western-europe-1-3", "2 points as elsewhere, propaganda, and above South-East Asia"


def test_economic_warfare_produces_while_it_has_few_units_and_bombs_otherwise() -> None:
    table = its_turn("economic-warfare", row=["fleet-1", "army-1"])
    assert (chose(table)[0], table.waits) == ("western-europe-1-1", "draw")
    many = ["fleet-1", "fleet-1", "fleet-1", "army-1", "army-1"]
    table = its_turn("economic-warfare", row=many, closed=["western-europe", "eastern-europe"])
    assert chose(table)[0] == "pacific-1-1"


def test_research_and_development_goes_where_there_is_research() -> None:
    """Elsewhere than on a research space it sends a special weapon."""
    table = its_turn("research-and-development", row=["fleet-1"], closed=["western-europe", "africa"])
    assert chose(table)[0] == "pacific-1-2"
    table = its_turn("research-and-development", row=["army-1", "elite-army"], closed=["western-europe", "pacific"])
    assert chose(table)[:2] == ("africa-1-1", "elite-army"), "strategic advantage has the priority"


def test_big_guns_sends_special_weapons() -> None:
    table = its_turn("big-guns", row=["army-3", "elite-air", "strike-army"])
    assert chose(table)[1] == "strike-army", "special, then the greatest change"


def test_rapid_deployment_sends_the_leftmost_unit() -> None:
    table = its_turn("rapid-deployment", row=["fleet-1", "army-2", "army-3"])
    assert chose(table)[:2] == ("africa-1-1", "army-2"), "the leftmost that may go there"


@pytest.mark.parametrize(
    ("points", "closed", "space"),
    [
        ({"axis": 20}, [], "africa-1-4"),
        ({}, [], "africa-1-1"),
        ({"allies": 3}, ["africa", "western-europe"], "south-east-asia-1-3"),
        ({"allies": 3}, ["africa", "south-east-asia"], "western-europe-1-3"),
    ],
    ids=["propaganda from 20 points on", "strategic", "strategic before propaganda", "propaganda when far behind"],
)
def test_effect_priority(points: dict[str, int], closed: list[str], space: str) -> None:
    table = its_turn("big-guns", row=["air-1"], points=points, closed=closed)
    assert chose(table)[0] == space
    assert why(table)[1] == "effect"


def test_effect_priority_of_production_and_research() -> None:
    """With few units production, with many research."""
    closed = ["africa", "south-east-asia"]
    assert chose(its_turn("big-guns", row=["air-1"], closed=closed))[0] == "western-europe-1-1"
    many = ["army-1", "army-1", "army-1", "fleet-1", "fleet-1"]
    assert chose(its_turn("big-guns", row=many, closed=closed))[0] == "western-europe-1-2"


def test_unit_line_3_value_on_a_space_without_effect() -> None:
    free = {"western-europe": 2}
    placed = {"western-europe-2-1": ("allies", "army-1"), "western-europe-2-2": ("axis", "army-1")}
    closed = ["eastern-europe", "africa", "pacific", "south-east-asia"]
    settings: dict[str, Any] = {
        "placed": placed,
        "campaigns": free,
        "closed": closed,
        "markers": {"western-europe": -9},
    }
    table = its_turn("secure", row=["rapid-air", "air-1"], **settings)
    assert (chose(table)[1], why(table)[2]) == ("air-1", "has-value")


def test_unit_line_4_no_rapid_unit_on_the_last_space() -> None:
    placed = {"pacific-1-1": ("allies", "fleet-3")}
    closed = ["western-europe", "eastern-europe", "africa", "south-east-asia"]
    table = its_turn("secure", row=["rapid-fleet", "fleet-1"], placed=placed, closed=closed, markers={"pacific": -9})
    assert (chose(table)[1], why(table)[2]) == ("fleet-1", "not-rapid")


def test_unit_line_5_the_strongest_from_20_points_on() -> None:
    table = its_turn("secure", row=["army-1", "army-3", "army-2"], points={"axis": 20})
    assert (chose(table)[1], why(table)[2]) == ("army-3", "strongest")


def test_unit_line_6_the_die_counts_from_the_left_and_round_again() -> None:
    for face, token in ((1, "army-1"), (3, "army-2"), (4, "army-1"), (6, "army-2")):
        table = its_turn("secure", row=["army-1", "fleet-1", "army-3", "army-2"])
        assert table.waits == "roll-unit"
        table.luck(face)
        assert (chose(table)[1], why(table)[2]) == (token, "die")


def test_every_step_is_told_with_its_reason() -> None:
    table = its_turn("secure", row=["army-3"], markers={"africa": 1})
    told = [id for id in table.log if id.startswith(("stratagem", "auto", "placed", "pushed"))]
    assert told == ["stratagem", "auto-theatre", "auto-space", "auto-unit", "placed", "auto-strategic", "pushed"]


# Its effects


def test_its_strategic_advantage_makes_the_greatest_change() -> None:
    table = its_turn(
        "secure", row=["army-3"], markers={"africa": 1, "pacific": -3, "south-east-asia": -2, "western-europe": 4}
    )
    assert table.said("auto-strategic") == [{"theatre": "south-east-asia"}], "the human's lead becomes its own"


def test_its_units_come_to_the_end_of_the_row() -> None:
    """Production and step C."""
    table = its_turn("economic-warfare", row=["fleet-1", "army-2"]).luck("air-2", "army-1")
    assert table.reserve("axis") == ["army-2", "air-2", "army-1"]


def test_its_research_is_not_looked_at() -> None:
    """A special weapon in its bag is anybody's guess until it is drawn; then it is one of those in the bank."""
    placed = {"western-europe-1-1": ("allies", "fleet-1"), "western-europe-1-3": ("allies", "army-1")}
    table = its_turn("secure", row=["army-3", "army-3"], placed=placed, markers={"western-europe": 1})
    assert table.bag("axis").count("unseen") == 1
    view = table.table.view("allies")
    assert (view.bank, view.sides[0].weapons) == (15, 1)
    table.luck("unseen")
    assert table.waits == "uncover"
    table.luck("atomic-bomb")
    assert table.reserve("axis")[-1] == "atomic-bomb"
    assert table.table.view("allies").bank == 15


def test_its_scientist_counts_as_an_aircraft_of_3() -> None:
    table = its_turn("secure", row=["scientist"], markers={"pacific": 1})
    assert chose(table)[0] == "pacific-1-2", "research before bombing, in the active campaign"
    assert table.marker("pacific") == 4


def test_after_a_rapid_unit_it_places_another_in_the_same_theatre() -> None:
    table = its_turn("rapid-deployment", row=["rapid-army", "army-2", "fleet-1"])
    assert [said["theatre"] for said in table.said("placed")] == ["africa", "africa"]
    assert table.said("placed")[1]["token"] == "army-2"
    assert table.reserve("axis") == ["fleet-1"]


def test_its_spy_takes_the_humans_last_token() -> None:
    """Not playable if there is none."""
    table = its_turn("rapid-deployment", row=["spy", "army-1"])
    assert chose(table)[1] == "army-1"
    table = its_turn("rapid-deployment", row=["spy", "army-1"], last={"allies": "army-3"})
    assert (chose(table)[1], table.marker("africa")) == ("spy", 3)


def test_it_takes_the_effects_of_a_won_theatre_by_priority() -> None:
    table = its_turn("secure", row=["elite-air"], other=["army-1"], markers={"south-east-asia": 9})
    assert table.said("auto-exploit")[0] == {"effect": "effect-bombing"}, "strategic was taken by the token itself"
    assert table.waits == "hit"
    table.luck("army-1")
    assert [said["effect"] for said in table.said("auto-exploit")] == ["effect-bombing", *["effect-propaganda"] * 3]


def test_it_loses_when_it_has_no_units() -> None:
    table = BlitzkriegTable("axis", reserve=[], mode="solo")
    assert (table.outcome.winners, table.outcome.reason) == (("allies",), "no-tokens")


def test_it_opens_the_theatre_worth_most() -> None:
    table = its_turn("secure", map="nippon", row=["godzilla"], markers={"boston": 3}).luck("army-1")
    assert table.said("auto-opened") == [{"theatre": "new-york"}], "5 points, Detroit has 3"


def test_the_human_picks_what_is_bombed() -> None:
    """A special weapon only where there is nothing else; it goes back to the bag."""
    table = BlitzkriegTable("allies", reserve=["fleet-1"], other=["army-2", "elite-air"], mode="solo")
    table.play("place fleet-1 pacific-1-1")
    assert table.reserve("axis") == ["elite-air"], "the only regular unit"
    table = BlitzkriegTable("allies", reserve=["fleet-1"], other=["army-2", "fleet-2", "elite-air"], mode="solo")
    table.play("place fleet-1 pacific-1-1")
    assert table.options == ["bomb army-2", "bomb fleet-2"]
    table.play("bomb fleet-2")
    assert table.reserve("axis") == ["army-2", "elite-air"]
    assert table.bag("axis").count("fleet-2") == 2


def test_the_human_wins_and_loses_like_the_allies() -> None:
    for points, winners in (({"allies": 25, "axis": 25}, ("allies",)), ({"allies": 25, "axis": 26}, ())):
        table = BlitzkriegTable("allies", reserve=["army-1"], points=points, mode="solo")
        table.play("place army-1 western-europe-1-2").luck("spy").ends_turn()
        assert table.outcome.winners == winners
        assert table.outcome.scores == points
