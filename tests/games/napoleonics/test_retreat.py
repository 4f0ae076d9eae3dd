"""Retreat of units ("Ústup (jednotek)") and morale ("Zvednutí morálky")."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield


def shaken(faces: str, target: str = "british-line", **more: Any) -> Battlefield:
    """French light infantry at E7 (five dice) fires at E9."""
    led, friends = more.pop("leaders", {}), more.pop("friends", {})
    t = Battlefield(french={"E7": "french-light"}, allied={"E9": target, **friends}, leaders=led, **more)
    t.to_battle("order E7").play("fire E7 E9")
    return t.roll(faces + "C" * (t.dice - len(faces)))


def test_a_hex_for_each_flag_towards_the_own_edge() -> None:
    """ "Jednotka musí ustupovat vždy směrem ke své straně bitevního pole… nemůže ustupovat do boků."""
    t = shaken("FF")
    assert t.offered("retreat") == {"F8", "F9"}
    t.play("retreat F8")
    assert t.offered("retreat") == {"G8", "G9"}
    assert t.play("retreat G9").blocks("G9") == 4
    ways = [m.args for m in t.table.log if m.id == "log-retreated"]
    assert [(way["origin"], way["to"]) for way in ways] == [("E9", "F8"), ("F8", "G9")]


def test_the_french_retreat_the_other_way() -> None:
    """Whoever attacked from where."""
    t = Battlefield("allied", allied={"C7": "british-light"}, french={"E7": "french-line"}).to_battle("order C7")
    t.play("fire C7 E7").roll("FCCCCC")
    assert t.offered("retreat") == {"D6", "D7"}


def test_militia_retreats_three_hexes_for_a_flag() -> None:
    """ "Jednotka milice musí ustoupit o 3 hexy… za každý symbol praporu."""
    t = shaken("F", "portuguese-militia").play("retreat F8", "retreat G8", "retreat H8")
    assert t.blocks("H8") == 4
    assert t.waits == "draw-card"


def test_militia_goes_as_far_as_it_can_and_pays_for_the_rest() -> None:
    """ "…přichází o jeden blok za každý hex, o který už se při ústupu nemohla posunout": two rows from the edge one
    flag costs a block, two flags cost all of them."""
    for faces, left in (("FCCCC", 3), ("FFCCC", 0)):
        t = Battlefield(french={"E7": "french-light"}, allied={"G7": "portuguese-militia"}).to_battle("order E7")
        t.play("fire E7 G7").roll(faces).play("retreat H7", "retreat I7")
        assert (t.blocks("I7"), t.banners("french")) == (left, int(not left))


def test_passable_terrain_does_not_stop_a_retreat() -> None:
    """ "Průchodný terén (les, přebroditelná řeka, město atd.) nemá vliv na pohyb ústupu."""
    terrain = {"F8": "F", "F9": "f", "G8": "T", "G9": "T", "G10": "T"}
    t = shaken("FF", terrain=terrain).play("retreat F8", "retreat G9")
    assert t.blocks("G9") == 4


def test_impassable_terrain_and_others_cost_blocks() -> None:
    """ "Jednotka nemůže ustoupit na nebo skrz hex, na kterém je nepřátelská, přátelská jednotka či nepřátelský
    velitel"; "přichází o jeden blok za každý hex, o který už se nemohla posunout"."""
    blocks = {"F8": "r", "F9": "R"}
    assert shaken("FF", terrain=blocks).blocks("E9") == 2
    assert shaken("F", terrain={"F8": "r"}, leaders={"ney": "F9"}).blocks("E9") == 3
    assert shaken("F", terrain={"F8": "r"}, friends={"F9": "british-line"}).blocks("E9") == 3


def test_one_hex_back_and_one_block_lost() -> None:
    """The way is free for one hex only."""
    t = shaken("FF", terrain={"F8": "r", "G9": "r", "G10": "r"})
    assert (t.blocks("F9"), t.blocks("E9")) == (3, 0)


def test_at_the_edge_blocks_are_lost() -> None:
    """ "…nebo pokud by musela ustoupit až za hranice bitevního pole."""
    t = Battlefield(french={"G7": "french-light"}, allied={"I7": "british-line"}).to_battle("order G7")
    assert t.play("fire G7 I7").roll("FFCCC").blocks("I7") == 2


def test_the_last_block_lost_like_this_is_a_banner() -> None:
    """A unit that can't retreat may be destroyed."""
    t = shaken("FF", "british-line 1", terrain={"F8": "r", "F9": "r"})
    assert (t.blocks("E9"), t.banners("french")) == (0, 1)


def test_nobody_retreats_into_a_quarry() -> None:
    """ "Neprůchodný terén (řeka, strmý svah, pískový lom) brání ústupu jednotky": also where infantry could move."""
    ground = {"F8": "Q", "F9": "Q"}
    assert shaken("F", "british-foot-artillery", terrain=ground).blocks("E9") == 2
    assert shaken("F", terrain=ground).blocks("E9") == 3


def test_unless_players_agreed_that_only_batteries_do_not() -> None:
    """Option `quarry_retreat`: "Pískový lom je neprůchodný pro jednotky dělostřelectva", says the chapter on
    terrain."""
    ground = {"F8": "Q", "F9": "Q"}
    assert shaken("F", "british-foot-artillery", terrain=ground, quarry_retreat="open").blocks("E9") == 2
    assert shaken("F", terrain=ground, quarry_retreat="open").asks == "fall-back"


def test_a_unit_that_meets_a_leader_stops_with_him() -> None:
    """ "Velitelé ukončují ústup."""
    t = shaken("FF", leaders={"picton": "F9"}).play("retreat F9")
    assert (t.kind("F9"), t.leader("F9"), t.waits) == ("british-line", "picton", "draw-card")


def test_a_unit_with_a_leader_does_not_retreat_to_another() -> None:
    """ "Jednotka bez velitele může při ústupu procházet hexem…": one with a leader can't."""
    t = shaken("F", terrain={"F8": "r"}, leaders={"picton": "E9", "moore": "F9"}).play("ignore 0")
    assert t.blocks("E9") == 3


def test_an_attached_leader_retreats_with_his_unit() -> None:
    """ "Velitel přiřazený k jednotce s ní musí vždy ustupovat."""
    t = shaken("F", leaders={"picton": "E9"}).play("ignore 0", "retreat F9")
    assert t.leader("F9") == "picton"


STEADY = {"french-grenadier": 1, "french-cuirassier": 1, "french-old-guard": 2, "french-young-guard": 1,
          "french-guard-heavy-cavalry": 2, "french-line": 0}  # fmt: skip


@pytest.mark.parametrize("kind", STEADY)
def test_flags_that_a_kind_of_unit_ignores(kind: str) -> None:
    """ "Jednotka granátníků…, kyrysníků může ignorovat 1 prapor, gardy 1 nebo 2."""
    t = Battlefield("allied", allied={"E7": "british-light"}, french={"E9": kind}).to_battle("order E7")
    t.play("fire E7 E9").roll("FFFAAA")
    assert t.offered("ignore") == ({str(n) for n in range(STEADY[kind] + 1)} if STEADY[kind] else set())


def test_a_leader_lets_his_unit_ignore_one() -> None:
    """ "Jednotka může ignorovat 1 prapor, pokud je k ní přiřazen velitel", and if he survives the check."""
    assert shaken("F", leaders={"picton": "E9"}).offered("ignore") == {"0", "1"}
    t = shaken("FI", leaders={"picton": "E9"})
    assert t.roll("SS").asks == "fall-back"
    assert shaken("FI", leaders={"picton": "E9"}).roll("SA").offered("ignore") == {"0", "1"}


@pytest.mark.parametrize(
    ("friends", "leaders", "steady"),
    [
        ({"E10": "british-line", "F9": "british-light-cavalry"}, {}, True),
        ({"E10": "british-line"}, {}, False),
        ({"E10": "british-line"}, {"picton": "F9"}, True),
        ({}, {"picton": "F9", "moore": "F8"}, True),
    ],
)
def test_support_of_two_friends(friends: dict[str, str], leaders: dict[str, str], steady: bool) -> None:
    """ "…pokud je podpořena dvěma nebo více přátelskými jednotkami"; a leader alone counts like a unit."""
    assert (shaken("F", friends=friends, leaders=leaders).asks == "ignore-flags") is steady


def test_reasons_add_up_and_the_player_chooses_how_many() -> None:
    """ "Tyto se mohou sčítat"; "jednotka si může zvolit, kolik praporů chce ignorovat a kolik přijmout"."""
    friends = {"E10": "british-line", "F9": "british-line"}
    t = shaken("FFF", "british-guard-grenadier", friends=friends, leaders={"picton": "E9"})
    assert t.offered("ignore") == {"0", "1", "2", "3"}
    t.play("ignore 2")
    assert t.blocks("F8") == 5


def test_nobody_is_made_to_ignore() -> None:
    """ "Rozhodnutí ignorovat prapor je volitelné a záleží vždy na rozhodnutí vlastního hráče."""
    assert shaken("F", leaders={"picton": "E9"}).play("ignore 0").asks == "fall-back"
