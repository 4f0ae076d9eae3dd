"""Line of sight ("Ověření linie výhledu") as units meet it; the geometry itself is proved in `kernel/test_hexes.py`."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import Battlefield

GUNS = "french-foot-artillery"


def aim(french: dict[str, str], *, allied: dict[str, str], **more: Any) -> Battlefield:
    """All French in the centre are ordered; on to their fire."""
    return Battlefield(french=french, allied=allied, **more).to_battle(*(f"order {hex}" for hex in french))


def test_nothing_between() -> None:
    """ "Představte si, že můžete spojit střed hexu útočné jednotky a střed hexu, kde se nachází cíl."""
    assert aim({"E7": GUNS}, allied={"E9": "british-line", "E11": "british-line"}).offered("fire E7") == {"E9"}


def test_units_and_leaders_of_both_sides_are_in_the_way() -> None:
    """ "Za překážku považujeme například jednotku nebo velitele (přátelské i nepřátelské)."""
    target = {"E10": "british-line"}
    assert aim({"E7": GUNS}, allied=target).offered("fire E7") == {"E10"}
    assert not aim({"E7": GUNS, "E8": "french-line"}, allied=target).offered("fire E7")
    assert aim({"E7": GUNS}, allied={"E9": "british-line", **target}).offered("fire E7") == {"E9"}
    assert not aim({"E7": GUNS}, allied=target, leaders={"ney": "E8"}).offered("fire E7")
    assert not aim({"E7": GUNS}, allied=target, leaders={"picton": "E9"}).offered("fire E7")


def test_terrain_of_the_target_is_no_obstacle_terrain_between_is() -> None:
    """ "Terénní překážka na hexu, kde se nachází cíl, linii výhledu nevadí."""
    target = {"E10": "british-line"}
    for sign in "FTWR":
        assert not aim({"E7": GUNS}, allied=target, terrain={"E9": sign}).offered("fire E7")
    for sign in "FTW":
        assert aim({"E7": GUNS}, allied=target, terrain={"E10": sign}).offered("fire E7") == {"E10"}
    for sign in "rfBQ":
        assert aim({"E7": GUNS}, allied=target, terrain={"E9": sign}).offered("fire E7") == {"E10"}


def test_a_line_along_a_side_is_closed_only_from_both_sides() -> None:
    """ "…není linie výhledu blokovaná, pokud překážku neobsahují současně oba hexy z obou stran čáry."""
    target = {"C7": "british-line"}
    assert aim({"E7": GUNS}, allied=target, terrain={"D6": "F"}).offered("fire E7") == {"C7"}
    assert not aim({"E7": GUNS}, allied=target, terrain={"D6": "F", "D7": "F"}).offered("fire E7")
    assert not aim({"E7": GUNS, "D6": "french-line"}, allied=target, terrain={"D7": "F"}).offered("fire E7")


def test_hills_hide_what_is_behind_them() -> None:
    """ "Hex kopce brání v linii výhledu na jednotky a velitele za tímto hexem", seen from below."""
    assert not aim({"E7": GUNS}, allied={"E10": "british-line"}, terrain={"E9": "H"}).offered("fire E7")


def test_from_below_one_sees_the_first_hill_only_and_from_above_the_same() -> None:
    """ "Jednotka ve vedlejším hexu kopce vidí pouze na první hex kopce a obráceně."""
    hills = {"E9": "H", "E10": "H"}
    assert aim({"E7": GUNS}, allied={"E9": "british-line"}, terrain=hills).offered("fire E7") == {"E9"}
    assert not aim({"E7": GUNS}, allied={"E10": "british-line"}, terrain=hills).offered("fire E7")
    assert not aim({"E10": GUNS}, allied={"E7": "british-line"}, terrain=hills, hand=["attack-left"]).offered("fire")


def test_between_hills_nothing_but_other_obstacles_is_in_the_way() -> None:
    """ "Linie výhledu není blokována mezi hexy kopce… ani pokud je mezi hexy kopce hex položený níže."""
    target = {"E10": "british-line"}
    assert aim({"E7": GUNS}, allied=target, terrain=dict.fromkeys(("E7", "E8", "E9", "E10"), "H")).offered("fire E7")
    assert aim({"E7": GUNS}, allied=target, terrain={"E7": "H", "E10": "H"}).offered("fire E7")
    assert not aim({"E7": GUNS}, allied=target, terrain={"E7": "H", "E9": "F", "E10": "H"}).offered("fire E7")
    assert not aim(
        {"E7": GUNS, "E8": "french-line"}, allied=target, terrain={"E7": "H", "E8": "H", "E10": "H"}
    ).offered("fire E7")


def test_batteries_on_a_hill_fire_over_friends_below() -> None:
    """ "Jednotka dělostřelectva na hexu kopce může střílet přes hlavy přátelské jednotky nebo velitele na sousedním
    hexu níže" – guns only, friends only, beside only."""
    target, hill = {"E10": "british-line"}, {"E7": "H"}
    assert aim({"E7": GUNS, "E8": "french-line"}, allied=target, terrain=hill).offered("fire E7") == {"E10"}
    assert aim({"E7": GUNS}, allied=target, terrain=hill, leaders={"ney": "E8"}).offered("fire E7") == {"E10"}
    assert not aim({"E7": GUNS, "E9": "french-line"}, allied=target, terrain=hill).offered("fire E7")
    assert not aim({"E7": GUNS, "E8": "french-line"}, allied=target, terrain={**hill, "E9": "F"}).offered("fire E7")
    muskets = {"E7": "french-line", "E8": "french-line"}
    assert not aim(muskets, allied={"E9": "british-line"}, terrain=hill).offered("fire E7")


def test_the_edge_of_the_map_is_an_obstacle() -> None:
    """ "…nebo konec bitevního pole": where a line runs along the edge, outside does not help."""
    for sign, seen in ((".", {"C13"}), ("F", set())):
        t = Battlefield(
            french={"A13": GUNS}, allied={"C13": "british-line"}, terrain={"B12": sign}, hand=["attack-left"]
        )
        assert t.to_battle("order A13").offered("fire A13") == seen
