"""Ranged combat ("Boj na dálku (palba)") in its nine steps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield


def volley(kind: str, enemy: str = "british-line", *, at: str = "E9", moved: bool = False, **more: Any) -> Battlefield:
    """A French unit at E7, or at E6 and moved to E7, fires at an enemy."""
    start = "E6" if moved else "E7"
    t = Battlefield(french={start: kind}, allied={at: enemy}, **more)
    t.to_battle(f"order {start}", *(["move E6 E7"] if moved else []))
    return t.play(f"fire E7 {at}")


def british(kind: str, *, moved: bool = False, at: str = "E9", **more: Any) -> Battlefield:
    start = "E6" if moved else "E7"
    t = Battlefield("allied", allied={start: kind}, french={at: "french-line"}, **more)
    t.to_battle(f"order {start}", *(["move E6 E7"] if moved else []))
    return t.play(f"fire E7 {at}")


STRENGTH = {
    "french-line": (4, 2), "french-line 3": (3, 2), "french-light": (5, 3), "french-light 3": (4, 3),
    "french-grenadier": (4, 2), "french-young-guard": (5, 3), "french-old-guard": (5, 3), "french-militia": (4, 2),
    "french-militia 3": (3, 2),
}  # fmt: skip
BRITISH = {
    "british-line": (5, 2), "british-line 3": (4, 2), "british-light": (6, 4), "british-rifle": (4, 3),
    "british-rifle 1": (2, 2), "british-grenadier": (5, 3), "british-guard-grenadier": (6, 4),
    "portuguese-line 3": (3, 1), "portuguese-light 3": (4, 2),
}  # fmt: skip


def test_french_militia_by_a_published_table() -> None:
    """Option `french_militia`: sources differ whether half of three blocks is two or one."""
    assert (volley("french-militia 3", moved=True).dice, volley("french-militia 3").dice) == (2, 3)
    assert volley("french-militia 3", moved=True, french_militia="down").dice == 1
    assert volley("french-line 3", moved=True, french_militia="down").dice == 2


@pytest.mark.parametrize("kind", STRENGTH)
def test_dice_of_french_infantry(kind: str) -> None:
    """Step 4: blocks, half of them rounded up after moving, and what light infantry and the guard have more."""
    assert (volley(kind).dice, volley(kind, moved=True).dice) == STRENGTH[kind]


@pytest.mark.parametrize("kind", BRITISH)
def test_dice_of_allied_infantry(kind: str) -> None:
    """Step 4: "Zaokrouhleno nahoru, pokud se jedná o francouzské a anglické vojsko, dolů… o portugalskou armádu."""
    assert (british(kind).dice, british(kind, moved=True).dice) == BRITISH[kind]


def test_the_example_of_the_light_infantry() -> None:
    """ "PŘÍKLAD: …Francouzská jednotka háže pěti kostkami… Tato (tři bloky, přesunuje se) háže 3 kostkami."""
    t = Battlefield(french={"D5": "french-light", "C9": "french-light 3"}, allied={"E7": "british-line"})
    t.to_battle("order D5", "order C9", "move C9 C8").play("fire D5 E7")
    assert t.dice == 5
    t.roll("AAAAA").play("fire C8 E7")
    assert t.dice == 3


def test_options_for_grenadiers_and_rifles() -> None:
    """Where the general rule and the tables differ, players choose."""
    assert volley("french-grenadier", grenadier_fire="all").dice == 5
    assert volley("french-grenadier", moved=True, grenadier_fire="all").dice == 3
    assert [british(f"british-rifle {n}", moved=True, rifle_fire="card").dice for n in (3, 2, 1)] == [2, 2, 1]


BATTERIES = {
    "french-foot-artillery": [3, 2, 1, 1], "french-foot-artillery 2": [3, 2, 1, 1],
    "french-foot-artillery 1": [2, 1, 1, 1], "french-horse-artillery": [2, 1, 1], "french-horse-artillery 1": [1, 1, 1],
    "french-guard-foot-artillery": [4, 3, 2, 2],
}  # fmt: skip


@pytest.mark.parametrize("kind", BATTERIES)
def test_dice_of_batteries_by_distance(kind: str) -> None:
    """Step 4: "Počet bloků jednotky dělostřelectva a vzdálenost cíle určují počet bojových kostek."""
    targets = ("E9", "E10", "E11", "E12")
    for at, dice in zip(targets, BATTERIES[kind], strict=False):
        assert volley(kind, at=at).dice == dice


def test_ranges() -> None:
    """Step 2, "Dostřel zbraní": 2, rifles 3, foot batteries 5, horse batteries 4."""
    far = {"E9": "british-line"}
    for kind, reach in (("french-line", 2), ("french-foot-artillery", 5), ("french-horse-artillery", 4)):
        for distance, at in ((2, "E9"), (3, "E10"), (4, "E11"), (5, "E12"), (6, "E13")):
            t = Battlefield(french={"E7": kind}, allied={at: far["E9"]}).to_battle("order E7")
            assert bool(t.offered("fire E7")) is (distance <= reach), (kind, distance)
    t = Battlefield("allied", allied={"E7": "british-rifle"}, french={"E10": "french-line"}).to_battle("order E7")
    assert t.offered("fire E7") == {"E10"}


def test_cavalry_and_leaders_do_not_fire() -> None:
    """ "Pouze pěchota a dělostřelectvo mohou bojovat na dálku."""
    t = Battlefield(french={"E7": "french-light-cavalry"}, leaders={"ney": "E5"}, allied={"E9": "british-line"})
    t.to_move("order E7").moved()
    assert t.waits == "draw-card"


def test_with_an_enemy_beside_there_is_only_melee() -> None:
    """ "Jednotka, která má v sousedním hexu nepřátelskou jednotku nemůže pálit na vzdálenější."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E8": "british-line", "E5": "british-line"}).to_battle(
        "order E7"
    )
    assert t.options == ["melee E7 E8", "done"]


def test_a_lone_enemy_leader_beside_does_not_stop_fire_and_is_no_target() -> None:
    """ "Velitel, který není přiřazen k žádné jednotce nemůže být napaden palbou"; (house) he does not hinder it."""
    t = Battlefield(
        french={"E7": "french-line"}, allied={"E5": "british-line"}, leaders={"picton": "E8", "moore": "C7"}
    )
    t.to_battle("order E7")
    assert t.offered("fire E7") == {"E5"}
    assert t.offered("melee E7") == {"E8"}


def test_horse_batteries_that_moved_fire_three_hexes_far_and_need_two_blocks() -> None:
    """ "…která se přesunuje o 1 hex může bojovat, ale pouze na vzdálenost 3 hexů"; "…jen jeden blok se nemůže
    přesunovat a bojovat"."""
    for blocks, at, fires in ((3, "E10", True), (3, "E11", False), (1, "E9", False)):
        t = Battlefield(french={"E6": f"french-horse-artillery {blocks}"}, allied={at: "british-line"})
        t.to_battle("order E6", "move E6 E7")
        assert bool(t.offered("fire E7")) is fires


def test_only_the_symbol_of_the_target_hits() -> None:
    """Step 8: "Padne-li jiný symbol jednotky, než jakým je cíl, je to považováno, že výstřel minul cíl." No sabers."""
    assert volley("french-line").roll("IICS").blocks("E9") == 2
    assert volley("french-line", "british-light-cavalry").roll("IICS").blocks("E9") == 2
    assert volley("french-line", "british-foot-artillery").roll("AICS").blocks("E9") == 2


def test_hits_beyond_the_last_block_are_lost_and_a_banner_is_won() -> None:
    """ "V případě, že je odejmut poslední blok jednotky, útočník získává vítěznou zástavu."""
    t = volley("french-line", "british-line 2").roll("IIIC")
    assert t.blocks("E9") == 0
    assert t.banners("french") == 1


def test_flags_make_the_target_retreat() -> None:
    """Step 9: "Jestliže padne na kostce symbol praporu, neznamená to zásah jednotky, ale může to způsobit ústup."""
    t = volley("french-line").roll("FCCA")
    assert t.seat == "allied"
    t.play("retreat F9")
    assert (t.blocks("E9"), t.blocks("F9")) == (0, 4)


def test_hits_come_before_flags() -> None:
    """ "Nejprve spočítejte zásahy a pak proveďte případné ústupy."""
    assert volley("french-line", "british-line 1").roll("IFFF").waits == "draw-card"


def test_the_target_of_fire_does_not_answer() -> None:
    """ "Cíl nemůže odpovídat útokem na palbu", nor can cavalry retire and reform."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-light-cavalry"}).to_battle("order E7")
    t.play("fire E7 E9")
    assert t.waits == "blow"
    assert t.roll("AAAA").waits == "draw-card"


def test_each_unit_battles_once_and_need_not() -> None:
    """ "Jednotka může obdržet pouze jeden rozkaz k boji"; "…nemusí bojovat"."""
    t = Battlefield(
        french={"E7": "french-line", "E6": "french-line"}, allied={"E9": "british-line", "C6": "british-line"}
    )
    t.to_battle("order E7", "order E6").play("fire E7 E9").roll("AAAA")
    assert not t.offered("fire E7")
    assert t.offered("fire E6")
    assert t.play("done").waits == "draw-card"


def test_cuirassiers_may_ignore_a_hit_of_infantry_fire() -> None:
    """A reference card of later times, an option here."""

    def fired(**more: Any) -> int:
        t = Battlefield("allied", allied={"E7": "british-line"}, french={"E9": "french-cuirassier"}, **more)
        return t.to_battle("order E7").play("fire E7 E9").roll("CCIIA").blocks("E9")

    assert (fired(), fired(cuirassier_armour="yes")) == (2, 3)


def test_the_sum_is_explained_before_it_is_rolled() -> None:
    """The preview: how many dice, and why."""
    t = Battlefield(french={"E6": "french-light"}, allied={"E9": "british-line"}, terrain={"E9": "F"})
    t.to_battle("order E6", "move E6 E7")
    assert t.explained("fire E7 E9") == ["Dice: 2 (blocks 4 − moved 2 + French light infantry 1 − forest 1)"]
