"""Turn, step 1: what may lie where; the beginning and the end of a turn."""

from __future__ import annotations

import pytest

import klubovna
from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


def spaces(table: BlitzkriegTable, token: str) -> set[str]:
    """Where this token may go."""
    return {text.split()[2] for text in table.options if text.startswith(f"place {token} ")}


LAND = {"western-europe-1-2", "eastern-europe-1-1", "eastern-europe-1-2", "africa-1-1"}
SEA = {"western-europe-1-1", "africa-1-2", "pacific-1-1", "pacific-1-2", "south-east-asia-1-1"}
MIXED = {"western-europe-1-3", "africa-1-3", "africa-1-4", "south-east-asia-1-2", "south-east-asia-1-3"}


def test_set_up() -> None:
    """Příprava hry: markers in the centre, three tokens each of 22, sixteen special weapons, Axis begins."""
    table = klubovna.new("blitzkrieg", seed=1)
    view = table.view("axis")
    assert (table.seat, view.mover, view.turn, view.bank, view.goal) == ("axis", "axis", 1, 16, 25)
    assert all(theatre.marker == 0 and theatre.campaign == 1 for theatre in view.theatres)
    assert [(side.seat, side.reserve_count, side.bag_count, side.points) for side in view.sides] == [
        ("axis", 3, 19, 0),
        ("allies", 3, 19, 0),
    ]


def test_the_nippon_specials_are_in_the_bank_only_if_wanted() -> None:
    """Příprava hry, 6: "Můžete použít i oba žetony speciálních zbraní z rozšíření Nippon"."""
    assert klubovna.new("blitzkrieg", seed=1, nippon_specials="yes").view(None).bank == 18
    assert klubovna.new("blitzkrieg", seed=1, map="nippon").view(None).bank == 18


@pytest.mark.parametrize(
    ("token", "allowed"), [("army-1", LAND | MIXED), ("fleet-1", SEA | MIXED), ("air-1", LAND | SEA | MIXED)]
)
def test_where_units_may_lie(token: str, allowed: set[str]) -> None:
    assert spaces(BlitzkriegTable(reserve=[token]), token) == allowed


@pytest.mark.parametrize(
    ("weapon", "like"), [("elite-army", "army-1"), ("strike-fleet", "fleet-1"), ("elite-air", "air-1")]
)
def test_special_weapons_lie_like_their_type(weapon: str, like: str) -> None:
    """ "To platí i pro žetony speciálních zbraní"."""
    table = BlitzkriegTable(reserve=[weapon, like])
    assert spaces(table, weapon) == spaces(table, like)


def test_only_free_spaces_of_the_active_campaign() -> None:
    table = BlitzkriegTable(reserve=["air-1"], placed={"pacific-1-1": ("axis", "fleet-1")})
    assert "pacific-1-1" not in spaces(table, "air-1")
    assert table.refused("place air-1 pacific-1-1") == "space-taken"
    assert table.refused("place air-1 pacific-2-1") == "campaign-not-active"


def test_why_a_token_may_not_be_placed() -> None:
    table = BlitzkriegTable(reserve=["army-1", "spy"], closed=["africa"])
    assert table.refused("place fleet-1 pacific-1-1") == "not-in-reserve"
    assert table.refused("place army-1 atlantis-1-1") == "unknown-space"
    assert table.refused("place army-1 pacific-1-1") == "terrain"
    assert table.refused("place army-1 africa-1-1") == "theatre-closed"
    assert table.refused("place spy pacific-1-1") == "nothing-to-copy"


def test_a_scientist_elsewhere_after_a_rapid_token_is_told_where_it_may_go() -> None:
    """Rychlé nasazení: "na jiné válčiště ho umístit nelze", not even in a campaign to come."""
    table = BlitzkriegTable(reserve=["rapid-air", "scientist"]).play("place rapid-air south-east-asia-1-2")
    assert table.refused("place scientist western-europe-2-1") == "other-theatre"
    assert "place scientist south-east-asia-2-1" in table.options


def test_why_a_marker_may_not_be_pushed() -> None:
    table = BlitzkriegTable(reserve=["army-1"], closed=["pacific"]).play("place army-1 africa-1-1")
    assert table.refused("push africa") == "same-theatre"
    assert table.refused("push pacific") == "theatre-closed"
    assert table.refused("push atlantis") == "unknown-theatre"
    assert table.refused("halt") == "not-offered", "belongs to another question"


def test_why_an_effect_may_not_be_used() -> None:
    table = BlitzkriegTable(reserve=["elite-fleet"], markers={"south-east-asia": 8}, other=["army-1"])
    table.play("place elite-fleet south-east-asia-1-2", "exploit south-east-asia-2-1").luck("army-1")
    assert table.refused("exploit south-east-asia-2-1") == "not-left", "used"
    assert table.refused("exploit africa-1-1") == "not-left", "elsewhere"
    table = BlitzkriegTable(reserve=["elite-fleet"], markers={"south-east-asia": 8}, other=[])
    table.play("place elite-fleet south-east-asia-1-2")
    assert table.refused("exploit south-east-asia-2-1") == "lost", "nothing to bomb"


def test_why_a_theatre_may_not_be_opened() -> None:
    table = BlitzkriegTable("japan", reserve=["godzilla"], markers={"honolulu": 1}, closed=["denver"])
    table.play("place godzilla honolulu-1-3", "leave-rest")
    assert table.refused("open-theatre new-york") == "no-arrow"
    assert table.refused("open-theatre boston") == "theatre-open"
    assert table.refused("open-theatre denver") == "theatre-closed"
    assert table.refused("open-theatre paris") == "unknown-theatre"


def test_tokens_that_are_alike_make_one_choice() -> None:
    table = BlitzkriegTable(reserve=["army-1", "army-1"])
    assert len(table.options) == len(set(table.options)) == len(LAND | MIXED)


def test_one_token_is_drawn_at_the_end_of_the_turn() -> None:
    """4. Vylosování 1 nového žetonu: exactly one, also after a rapid deployment."""
    table = BlitzkriegTable(reserve=["rapid-air", "army-1", "army-2"])
    table.play("place rapid-air eastern-europe-1-1", "place army-1 eastern-europe-1-2").luck("army-3")
    assert table.status("eastern-europe") == "campaign 2"
    table.ends_turn("fleet-1")
    assert table.reserve("axis") == ["army-2", "army-3", "fleet-1"], "the army of 3 came by production"


def test_drawing_from_an_empty_bag() -> None:
    """Corner case: nothing happens."""
    table = BlitzkriegTable(reserve=["army-1", "army-2"], bags={"axis": []})
    table.play("place army-1 western-europe-1-3")
    assert table.reserve("axis") == ["army-2"]
    assert table.s.mover == 1


# The end


@pytest.mark.parametrize(("axis", "allies", "winner"), [(25, 20, "axis"), (25, 25, "allies"), (26, 27, "allies")])
def test_the_game_ends_after_the_allied_turn(axis: int, allies: int, winner: str) -> None:
    """Konec hry: 25 points when the Allies have finished; the Allies win a tie."""
    table = BlitzkriegTable("allies", reserve=["army-1"], points={"axis": axis, "allies": allies})
    table.play("place army-1 eastern-europe-1-1").ends_turn()
    assert (table.outcome.winners, table.outcome.reason) == ((winner,), "points")
    assert table.outcome.scores == {"axis": axis, "allies": allies}


def test_the_game_goes_on_after_the_axis_turn() -> None:
    table = BlitzkriegTable(reserve=["army-1"], points={"axis": 24})
    table.play("place army-1 western-europe-1-3").ends_turn()
    assert (table.points("axis"), table.outcome) == (25, None)


def test_without_tokens_at_the_beginning_of_a_turn() -> None:
    """Velikost zásoby: "Nemáte-li na začátku svého tahu v zásobě žádný žeton, prohráli jste"."""
    table = BlitzkriegTable(reserve=["army-1"], other=[], points={"allies": 20})
    table.play("place army-1 eastern-europe-1-1").ends_turn()
    assert (table.outcome.winners, table.outcome.reason) == (("axis",), "no-tokens")


def test_without_a_legal_placement() -> None:
    closed = ["western-europe", "eastern-europe", "africa", "south-east-asia"]
    table = BlitzkriegTable(reserve=["fleet-1"], other=["army-1"], closed=closed)
    table.play("place fleet-1 pacific-1-2").luck("elite-army").ends_turn("fleet-1")
    assert (table.outcome.winners, table.outcome.reason) == (("axis",), "no-placement")


def test_player_cannot_place_at_the_start_of_the_turn_while_leading_25() -> None:
    """Corner case: still loses, the rule read literally."""
    placed = {"eastern-europe-1-2": ("allies", "army-3")}
    table = BlitzkriegTable(
        reserve=["army-1"], other=[], placed=placed, markers={"eastern-europe": -3}, points={"allies": 24}
    )
    table.play("place army-1 eastern-europe-1-1").ends_turn()
    assert table.points("allies") == 26, "the campaign closed on the Allied half"
    assert table.outcome.winners == ("axis",)


def test_25_points_count_before_the_axis_must_place() -> None:
    """After the Allied turn the points are looked at first."""
    table = BlitzkriegTable("allies", reserve=["army-1"], other=[], points={"axis": 25})
    table.play("place army-1 eastern-europe-1-1").ends_turn()
    assert (table.outcome.winners, table.outcome.reason) == (("axis",), "points")
