"""Tokens with abilities ("Žetony běžných jednotek", "Žetony speciálních zbraní", Nippon "Nové žetony")."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable


def test_general() -> None:
    """1 for himself and 1 for each other regular army and aircraft of his side in all rows of the theatre."""
    placed = {
        "western-europe-1-1": ("axis", "air-1"),
        "western-europe-1-2": ("axis", "army-3"),
        "western-europe-1-3": ("axis", "fleet-1"),
        "western-europe-2-1": ("allies", "army-1"),
        "western-europe-2-2": ("axis", "elite-army"),
    }
    table = BlitzkriegTable(reserve=["general"], placed=placed, campaigns={"western-europe": 2})
    table.play("place general western-europe-2-3")
    assert table.marker("western-europe") == 3


def test_admiral() -> None:
    placed = {
        "pacific-1-1": ("axis", "fleet-3"),
        "pacific-1-2": ("axis", "rapid-air"),
        "pacific-2-4": ("axis", "army-1"),
        "pacific-2-1": ("allies", "fleet-1"),
    }
    table = BlitzkriegTable(reserve=["admiral"], placed=placed, campaigns={"pacific": 2})
    table.play("place admiral pacific-2-3", "push africa")
    assert table.marker("pacific") == 3


@pytest.mark.parametrize(
    ("weapon", "space", "steps"),
    [("elite-army", "africa-1-3", 4), ("elite-fleet", "africa-1-3", 4), ("elite-air", "africa-1-3", 3)],
)
def test_elite_forces(weapon: str, space: str, steps: int) -> None:
    """Elitní síly: nothing but their value; the effect of the space is used."""
    table = BlitzkriegTable(reserve=[weapon]).play(f"place {weapon} {space}").luck("spy")
    assert table.marker("africa") == steps


@pytest.mark.parametrize(("weapon", "steps"), [("strike-army", 5), ("strike-fleet", 5), ("strike-air", 4)])
def test_strike_forces(weapon: str, steps: int) -> None:
    """Úderné síly: the effect of the space is not used."""
    table = BlitzkriegTable(reserve=[weapon]).play(f"place {weapon} western-europe-1-3")
    assert (table.marker("western-europe"), table.points("axis")) == (steps, 0)


def test_strike_force_on_a_tactical_or_strategic_space() -> None:
    """Corner case: the effect is skipped, the value still counts."""
    table = BlitzkriegTable(reserve=["strike-army"]).play("place strike-army eastern-europe-1-1")
    assert table.marker("eastern-europe") == 5
    table = BlitzkriegTable(reserve=["strike-army"]).play("place strike-army africa-1-1")
    assert (table.marker("africa"), table.waits) == (5, "draw")


@pytest.mark.parametrize(("token", "steps"), [("rapid-air", 0), ("rapid-army", 1), ("rapid-fleet", 1)])
def test_rapid_deployment(token: str, steps: int) -> None:
    """Another token in the same theatre, and only there."""
    table = BlitzkriegTable(reserve=[token, "air-2"]).play(f"place {token} south-east-asia-1-2")
    assert table.asks == "deploy-more"
    assert table.table.view("axis").deploying == "south-east-asia"
    assert set(table.options) == {"place air-2 south-east-asia-1-1", "place air-2 south-east-asia-1-3", "halt"}
    assert table.refused("place air-2 pacific-1-1") == "other-theatre"
    table.play("place air-2 south-east-asia-1-1")
    assert table.marker("south-east-asia") == steps + 2
    assert table.points("axis") == 1 + 2


def test_blitz_extra_placement() -> None:
    """Corner case: it is optional, and may chain with another such token."""
    reserve = ["rapid-air", "rapid-army", "rapid-fleet", "army-1"]
    table = BlitzkriegTable(reserve=reserve).play("place rapid-air south-east-asia-1-1")
    table.play("place rapid-army south-east-asia-1-2")
    assert table.asks == "deploy-more"
    table.play("halt").ends_turn()
    assert table.s.mover == 1


def test_rapid_deployment_opens_the_next_campaign() -> None:
    """ "vyhodnotíte nejprve právě uzavřenou kampaň a dalším žetonem otevřete následující aktivní kampaň"."""
    placed = {"eastern-europe-1-1": ("axis", "army-1")}
    table = BlitzkriegTable(
        reserve=["rapid-army", "army-2"],
        placed=placed,
        markers={"eastern-europe": 2},
        bags={"axis": ["air-1", "air-2"]},
    )
    table.play("place rapid-army eastern-europe-1-2").luck("air-1")
    assert table.points("axis") == 2, "the campaign has been scored"
    assert "place army-2 eastern-europe-2-1" in table.options
    table.play("place army-2 eastern-europe-2-3")
    assert table.marker("eastern-europe") == 5


def test_rapid_deployment_is_lost_where_the_theatre_is_closed() -> None:
    placed = {"south-east-asia-2-1": ("axis", "fleet-1"), "south-east-asia-2-2": ("allies", "army-1")}
    table = BlitzkriegTable(reserve=["rapid-army", "army-2"], placed=placed, campaigns={"south-east-asia": 2})
    table.play("place rapid-army south-east-asia-2-3")
    assert table.status("south-east-asia") == "closed"
    assert table.waits == "draw"


@pytest.mark.parametrize(
    ("weapon", "space", "steps"), [("bombing-fleet", "pacific-1-2", 2), ("bombing-air", "pacific-1-2", 1)]
)
def test_bombing_weapons(weapon: str, space: str, steps: int) -> None:
    """Nálet: after the effect of the space."""
    table = BlitzkriegTable(reserve=[weapon], other=["army-1", "army-2"]).play(f"place {weapon} {space}")
    assert table.waits == "discover", "research first"
    table.luck("spy")
    assert table.waits == "hit"
    table.luck("army-2")
    assert table.reserve("allies") == ["army-1"]
    assert table.marker("pacific") == steps


def test_bombing_weapon_on_a_bombing_space() -> None:
    """ "vrátíte soupeři do sáčku 2 žetony z jeho zásoby – za každý symbol jeden!" """
    table = BlitzkriegTable(reserve=["bombing-fleet"], other=["army-1", "army-2", "air-1"])
    table.play("place bombing-fleet pacific-1-1").luck("army-1", "air-1")
    assert table.reserve("allies") == ["army-2"]


def test_atomic_bomb() -> None:
    """7 steps here, 2 steps the enemy's way in all other theatres that are not closed, never onto the last cell."""
    markers = {"eastern-europe": -13, "africa": -9, "pacific": 1, "south-east-asia": 5}
    table = BlitzkriegTable(reserve=["atomic-bomb"], markers=markers, closed=["south-east-asia"])
    table.play("place atomic-bomb western-europe-1-3")
    assert table.marker("western-europe") == 7
    assert table.marker("eastern-europe") == -13, "it stays before the last cell"
    assert table.marker("africa") == -10, "the rest is lost"
    assert table.marker("pacific") == -1
    assert table.marker("south-east-asia") == 5, "closed"


def test_atomic_bomb_may_close_its_own_theatre() -> None:
    """ "Při posunu o 7 polí ve vašem směru toto omezení neplatí"."""
    table = BlitzkriegTable(reserve=["atomic-bomb"], markers={"africa": 5})
    table.play("place atomic-bomb africa-1-3").luck("spy")
    assert table.status("africa") == "closed"


def test_spy() -> None:
    """The last token of the other side in everything: type, value, effect."""
    table = BlitzkriegTable(reserve=["spy"], last={"allies": "fleet-3"})
    assert table.refused("place spy eastern-europe-1-1") == "terrain"
    table.play("place spy africa-1-2")
    assert table.marker("africa") == 1 + 3
    space = table.table.view(None).theatres[2].spaces[1]
    assert (space.token, space.seat, space.guise) == ("spy", "axis", "fleet-3")


def test_spy_copies_special_weapons() -> None:
    """ "včetně žetonu speciální zbraně!" """
    table = BlitzkriegTable(reserve=["spy"], last={"allies": "atomic-bomb"})
    table.play("place spy western-europe-1-3")
    assert (table.marker("western-europe"), table.marker("pacific")) == (7, -2)


def test_spy_as_the_very_first_token_of_the_game() -> None:
    """Corner case: not playable."""
    table = BlitzkriegTable(reserve=["spy", "army-1"])
    assert not any(text.startswith("place spy") for text in table.options)


def test_spy_after_a_spy() -> None:
    """Corner case: copies what that spy was."""
    table = BlitzkriegTable(reserve=["spy"], other=["army-1"], last={"allies": "strike-army"})
    table.play("place spy western-europe-1-3").ends_turn("army-2")
    assert table.s.content.ids[table.s.last[0]] == "strike-army", "what the next spy would be"


def test_opponent_placed_several_tokens_last_turn() -> None:
    """Corner case: the spy copies the last of them."""
    table = BlitzkriegTable(reserve=["rapid-army", "air-2"], other=["spy", "army-1"])
    table.play("place rapid-army western-europe-1-3", "place air-2 western-europe-1-2").luck("elite-army").ends_turn()
    assert "place spy pacific-1-1" in table.options, "as an aircraft"
    table.play("place spy south-east-asia-1-2")
    assert table.marker("south-east-asia") == -2


def test_spy_copying_a_general_or_admiral() -> None:
    """Corner case: computed from the spy owner's own tokens; his own general is one of them."""
    placed = {
        "western-europe-1-1": ("axis", "air-1"),
        "western-europe-1-2": ("axis", "general"),
        "western-europe-2-1": ("allies", "army-1"),
    }
    table = BlitzkriegTable(reserve=["spy"], placed=placed, campaigns={"western-europe": 2}, last={"allies": "general"})
    table.play("place spy western-europe-2-3")
    assert table.marker("western-europe") == 3


def test_spy_in_later_general_counts() -> None:
    """Corner case: not counted, it is a special weapon."""
    table = BlitzkriegTable(reserve=["general"], placed={"western-europe-1-2": ("axis", "spy")})
    table.play("place general western-europe-1-3")
    assert table.marker("western-europe") == 1


def test_scientist() -> None:
    """Any free space of any theatre that is not closed, active campaign or not; the effect only, no value."""
    table = BlitzkriegTable(reserve=["scientist"], closed=["pacific"])
    assert len(table.options) == 41 - 9
    table.play("place scientist eastern-europe-3-4")
    assert (table.points("axis"), table.marker("eastern-europe")) == (2, 0)
    assert table.status("eastern-europe") == "campaign 1"


def test_scientist_on_a_space_that_completes_the_active_row() -> None:
    """Corner case: closes it normally, with value 0."""
    table = BlitzkriegTable(
        reserve=["scientist"], placed={"eastern-europe-1-2": ("axis", "army-3")}, markers={"eastern-europe": 4}
    )
    table.play("place scientist eastern-europe-1-1")
    assert table.marker("eastern-europe") == 5, "the tactical advantage"
    assert table.points("axis") == 2 + 1


def test_scientist_and_spy_as_scientist_fill_a_later_row_before_it_is_active() -> None:
    """Corner case: that row scores at the moment the row above closes."""
    placed = {
        "africa-2-1": ("axis", "scientist"),
        "africa-2-2": ("allies", "spy"),
        "africa-2-3": ("axis", "air-1"),
        "africa-1-1": ("axis", "army-1"),
        "africa-1-2": ("axis", "fleet-1"),
        "africa-1-3": ("allies", "army-1"),
    }
    table = BlitzkriegTable(reserve=["army-1"], placed=placed, markers={"africa": 3})
    table.play("place army-1 africa-1-4")
    assert table.points("axis") == 1 + (3 + 1) + (5 + 1), "propaganda, both campaigns with a shield each"
    assert table.status("africa") == "closed"


def test_partisans() -> None:
    """1 on the own half and in the centre, 3 where the marker stands on the other's half when they are placed."""
    for marker, value in ((2, 1), (0, 1), (-1, 3)):
        table = BlitzkriegTable(reserve=["partisans"], markers={"western-europe": marker}, nippon_specials="yes")
        table.play("place partisans western-europe-1-3")
        assert table.marker("western-europe") == marker + value


def test_partisans_look_at_the_moment_of_placing() -> None:
    """ "pokud se v okamžiku jeho umístění nachází": a tactical advantage of the space comes later."""
    table = BlitzkriegTable(reserve=["partisans"], markers={"eastern-europe": -1}, nippon_specials="yes")
    table.play("place partisans eastern-europe-1-1")
    assert table.marker("eastern-europe") == -1 + 1 + 3


def test_commander() -> None:
    """Any space, value 1, the effect twice."""
    table = BlitzkriegTable(reserve=["commander"], nippon_specials="yes")
    assert len(table.options) == 14, "all spaces of the active campaigns"
    table.play("place commander africa-1-1", "push pacific", "push western-europe")
    assert (table.marker("africa"), table.marker("pacific"), table.marker("western-europe")) == (1, 3, 3)


def test_commander_on_propaganda() -> None:
    """Corner case: 4 points on propaganda +2."""
    table = BlitzkriegTable(reserve=["commander"], nippon_specials="yes").play("place commander south-east-asia-1-1")
    assert table.points("axis") == 4


def test_commander_counts_for_generals_and_admirals() -> None:
    placed = {"western-europe-1-1": ("axis", "commander")}
    for leader in ("general", "admiral"):
        table = BlitzkriegTable(reserve=[leader], placed=placed, nippon_specials="yes")
        table.play(f"place {leader} western-europe-1-3")
        assert table.marker("western-europe") == 2


def test_godzilla() -> None:
    """Value 4, any space; counts neither for a general nor for an admiral."""
    table = BlitzkriegTable("japan", reserve=["godzilla"])
    assert len(table.options) == 13
    table.play("place godzilla boston-1-4")
    assert table.marker("boston") == 4
    for leader in ("general", "admiral"):
        table = BlitzkriegTable("japan", reserve=[leader], placed={"boston-1-3": ("japan", "godzilla")})
        table.play(f"place {leader} boston-1-4")
        assert table.marker("boston") == 1


def test_japanese_bomber() -> None:
    """An aircraft without value, with bombing."""
    table = BlitzkriegTable("japan", reserve=["raid-air"], other=["army-1", "army-2"])
    table.play("place raid-air boston-1-4").luck("army-1")
    assert (table.marker("boston"), table.reserve("germany")) == (0, ["army-2"])
