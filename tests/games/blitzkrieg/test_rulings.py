"""What the rulebook leaves open, read the other way ("Sporná místa" of our rulebook page)."""

from __future__ import annotations

from tests.games.blitzkrieg.blitzkrieg_table import BlitzkriegTable

# Scientists in inactive theatres


def test_a_scientist_in_an_inactive_theatre() -> None:
    """Vědec: "na kterémkoli neuzavřeném válčišti"; read so, those that are not active yet are among them."""
    table = BlitzkriegTable("japan", reserve=["scientist", "army-1"], scientist="inactive")
    assert table.refused("place army-1 denver-1-1") == "theatre-dormant"
    table.play("place scientist new-york-1-3")
    assert (table.points("japan"), table.status("new-york")) == (2, "dormant")


def test_usually_a_scientist_is_told_that_the_theatre_is_not_active() -> None:
    table = BlitzkriegTable("japan", reserve=["scientist"])
    assert table.refused("place scientist denver-1-1") == "theatre-dormant"


def test_a_tactical_advantage_without_a_marker_is_lost() -> None:
    table = BlitzkriegTable("japan", reserve=["scientist"], scientist="inactive").play("place scientist denver-1-1")
    assert table.marker("denver") == 0
    assert table.said("lost")[-1]["reason"] == "lost-marker"


def test_a_theatre_without_a_free_space_is_scored_when_it_is_opened() -> None:
    """Denver has two spaces: a scientist and a spy that was one lie there before it is opened."""
    placed = {"denver-1-1": ("japan", "scientist"), "denver-1-2": ("germany", "spy")}
    table = BlitzkriegTable("japan", reserve=["godzilla"], placed=placed, markers={"seattle": 1}, scientist="inactive")
    table.play("place godzilla seattle-1-3", "leave-rest")
    table.play("open-theatre denver")
    assert (table.status("denver"), table.marker("denver")) == ("closed", 2)
    assert table.points("japan") == 3 + 2
    assert table.asks == "open-next"


# The marker after a rapid token


def test_the_marker_may_wait_for_the_next_token() -> None:
    """ "po jejich umístění a vyhodnocení efektu bitevního pole můžete hned umístit … další svůj žeton"."""
    table = BlitzkriegTable(reserve=["rapid-army", "army-2", "air-1"], rapid="after")
    table.play("place rapid-army western-europe-1-3")
    assert (table.marker("western-europe"), table.asks) == (0, "deploy-more")
    table.play("place army-2 western-europe-1-2").luck("spy")
    assert table.marker("western-europe") == 1 + 2


def test_the_marker_that_waited_moves_when_no_token_follows() -> None:
    table = BlitzkriegTable(reserve=["rapid-army", "army-2"], rapid="after").play("place rapid-army western-europe-1-3")
    assert table.play("halt").marker("western-europe") == 1
    table = BlitzkriegTable(reserve=["rapid-army"], rapid="after").play("place rapid-army western-europe-1-3")
    assert (table.marker("western-europe"), table.waits) == (1, "draw"), "there is none"


def test_values_of_several_rapid_tokens_add_up() -> None:
    table = BlitzkriegTable(reserve=["rapid-army", "rapid-fleet", "air-2", "air-1"], rapid="after")
    table.play("place rapid-army africa-1-4", "place rapid-fleet africa-1-3").luck("spy")
    assert table.marker("africa") == 0
    assert table.play("halt").marker("africa") == 2


def test_a_campaign_that_the_rapid_token_closes_is_scored_first_either_way() -> None:
    """ "vyhodnotíte nejprve právě uzavřenou kampaň"."""
    placed = {"eastern-europe-1-2": ("axis", "army-1")}
    table = BlitzkriegTable(reserve=["rapid-army", "army-2"], placed=placed, rapid="after")
    table.play("place rapid-army eastern-europe-1-1")
    assert (table.marker("eastern-europe"), table.points("axis"), table.asks) == (2, 2, "deploy-more")


def test_a_theatre_that_the_marker_would_close_may_take_another_token_before() -> None:
    """Usually the theatre is closed before the next token comes."""
    for reading, asked in (("before", "spoils"), ("after", "deploy-more")):
        table = BlitzkriegTable(reserve=["rapid-army", "army-2"], markers={"africa": 10}, rapid=reading)
        assert table.play("place rapid-army africa-1-4").asks == asked


# Spies and generals


def test_a_spy_may_count_as_what_it_was() -> None:
    """Generál: special weapons don't count; Špión: "má všechny parametry" of the token that it copies."""
    for reading, value in (("apart", 1), ("counts", 2)):
        table = BlitzkriegTable(
            reserve=["spy", "general"], other=["army-1", "fleet-1"], last={"allies": "army-3"}, spy=reading
        )
        table.play("place spy western-europe-1-3").ends_turn("army-2")
        table.play("place fleet-1 pacific-1-2").luck("scientist").ends_turn("army-3")
        before = table.marker("western-europe")
        table.play("place general western-europe-1-2").luck("elite-air")
        assert table.marker("western-europe") == before + value
