"""Tactic cards ("Karty taktiky") that order units of one arm; the others are in `test_tactic_cards.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import CENTER, EVERYWHERE, Battlefield


class TestBayonetCharge:
    def test_infantry_moves_two_and_melees_without_fire(self) -> None:
        """ "Jednotky se mohou přesunout o 2 hexy a bojovat na blízko… nemohou bojovat na dálku."""
        units = {"E5": "french-line", "E6": "french-light-cavalry", "C2": "french-line"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, hand=["bayonet-charge"])
        assert t.offered("order") == {"A1", "E5", "C2"}
        t.to_move("order E5", "order C2")
        assert "C4" in t.offered("move C2")
        t.moved("move E5 D6")
        assert not t.offered("fire")

    def test_it_fights_after_two_hexes(self) -> None:
        """The same."""
        t = Battlefield(french={"E5": "french-line"}, allied={"E8": "british-line"}, hand=["bayonet-charge"])
        t.to_battle("order E5", "move E5 E7")
        assert t.play("melee E7 E8").dice == 5

    def test_the_guard_has_a_die_more(self) -> None:
        """ "Gardová pěchota bojuje 1 bojovou kostkou navíc."""
        t = Battlefield(french={"E7": "french-old-guard"}, allied={"E8": "british-line"}, hand=["bayonet-charge"])
        assert t.to_battle("order E7").play("melee E7 E8").dice == 7

    def test_at_most_four(self) -> None:
        """ "Vydejte rozkaz až 4 jednotkám pěchoty."""
        t = Battlefield(french=EVERYWHERE, hand=["bayonet-charge"]).play(
            "order C2", "order C5", "order C7", "order C12"
        )
        assert t.asks == "move-units"


NO_INFANTRY = {"A1": "french-light-cavalry", "E7": "french-heavy-cavalry"}
NO_GUNS = {"E7": "french-line"}


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("bayonet-charge", NO_INFANTRY),
        ("bombard", NO_GUNS),
        ("cavalry-charge", NO_GUNS),
        ("fire-and-hold", NO_INFANTRY),
        ("force-march", NO_INFANTRY),
        ("leadership", NO_GUNS),
    ],
)
def test_where_there_is_nobody_of_the_kind_one_unit_is_ordered(card: str, units: dict[str, str]) -> None:
    """ "Pokud nemáte jednotky …, vydejte rozkaz 1 jednotce podle vašeho výběru", which battles as usual."""
    t = Battlefield(french=units, allied={"E8": "british-line"}, hand=[card])
    assert t.offered("order") == {"A1", "E7"}
    t.play("order E7")
    assert t.asks == "move-units"
    t.moved().play("melee E7 E8")
    if t.asks:
        t.play("stand")
    assert t.dice == 5


class TestBombard:
    def battery(self, kind: str, **more: Any) -> Battlefield:
        units = {"E7": kind, "E4": "french-line"}
        return Battlefield(french=units, allied={"E9": "british-line"}, hand=["bombard"], **more)

    def test_two_dice_more_for_who_stands(self) -> None:
        """ "…nebo se nepřesunout a bojovat se 2 bojovými kostkami navíc. Gardové dělostřelectvo… se 3."""
        t = self.battery("french-foot-artillery")
        assert t.offered("order") == {"E7"}
        assert t.to_battle("order E7").play("fire E7 E9").dice == 3 + 2
        assert self.battery("french-guard-foot-artillery").to_battle("order E7").play("fire E7 E9").dice == 4 + 3

    def test_or_three_hexes_without_a_battle(self) -> None:
        """ "Jednotky se mohou přesunout o 3 hexy a nebojovat", a horse battery, too."""
        for kind in ("french-foot-artillery", "french-horse-artillery"):
            t = self.battery(kind).to_move("order E7")
            assert "E10" not in t.offered("move E7")
            assert {"C7", "B6", "D7"} <= t.offered("move E7")
            assert t.moved("move E7 D7").waits == "draw-card"

    def test_in_melee_too(self) -> None:
        """To battle is to fire or to melee."""
        t = Battlefield(french={"E7": "french-foot-artillery"}, allied={"E8": "british-line"}, hand=["bombard"])
        assert t.to_battle("order E7").play("melee E7 E8").dice == 6


class TestCavalryCharge:
    def charge(self, kind: str, **more: Any) -> Battlefield:
        units = {"E7": kind, "E4": "french-line"}
        return Battlefield(french=units, allied={"E8": "british-line"}, hand=["cavalry-charge"], **more)

    @pytest.mark.parametrize(
        ("kind", "dice"),
        [
            ("french-light-cavalry", 5), ("french-heavy-cavalry", 6), ("french-guard-heavy-cavalry", 7),
            ("french-horse-artillery", 3),
        ],
    )  # fmt: skip
    def test_dice(self, kind: str, dice: int) -> None:
        """ "Jednotky jízdy můžou bojovat 1 kostkou navíc… Jízdní garda se 2… Jízdní dělostřelectvo normálně."""
        t = self.charge(kind)
        assert t.offered("order") == {"E7"}
        assert t.to_battle("order E7").play("melee E7 E8").dice == dice

    def test_foot_batteries_are_not_ordered(self) -> None:
        """ "…jednotkám jízdy nebo jízdního dělostřelectva"; without any, one unit of choice."""
        t = Battlefield(french={"E7": "french-foot-artillery", "E5": "french-light-cavalry"}, hand=["cavalry-charge"])
        assert t.offered("order") == {"E5"}

    def test_heavy_cavalry_moves_three(self) -> None:
        """ "Jednotka těžké jízdy se může přesunout až o 3 hexy a bojovat."""
        for kind in ("french-heavy-cavalry", "french-cuirassier", "french-guard-heavy-cavalry"):
            t = Battlefield(french={"E4": kind}, allied={"E8": "british-line"}, hand=["cavalry-charge"])
            t.to_battle("order E4", "move E4 E7")
            assert t.offered("melee E7") == {"E8"}

    def test_no_dice_into_or_out_of_buildings(self) -> None:
        """Town: "…nedostane kostky navíc, jak je napsáno na kartě útoku."""
        for where in ("E7", "E8"):
            t = self.charge("french-guard-heavy-cavalry", terrain={where: "T"}).to_battle("order E7")
            assert t.play("melee E7 E8").dice == 2

    def test_the_bonus_melee_has_them_too(self) -> None:
        """ "…po celé kolo."""
        t = Battlefield(
            french={"E7": "french-light-cavalry"},
            allied={"E8": "british-line 1", "E9": "british-line"},
            hand=["cavalry-charge"],
        )
        t.to_battle("order E7").play("melee E7 E8").roll("SAAAA").play("advance E8", "done", "melee E8 E9")
        assert t.dice == 5


class TestFireAndHold:
    def test_fire_with_a_die_more_and_no_movement(self) -> None:
        """ "Tyto mohou bojovat na dálku s 1 bojovou kostkou navíc… Jednotky se nemohou přesunovat."""
        t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line"}, hand=["fire-and-hold"])
        t.to_move("order E7")
        assert t.asks == "battle-units"
        assert t.play("fire E7 E9").dice == 5

    def test_units_beside_an_enemy_do_not_attack(self) -> None:
        """ "Útočící jednotky nesmí být na sousedním hexu cíle": they may be ordered, for what it is worth."""
        units = {"E7": "french-line", "C7": "french-line", "C5": "french-light-cavalry"}
        t = Battlefield(french=units, allied={"E8": "british-line", "E9": "british-line"}, hand=["fire-and-hold"])
        assert t.offered("order") == {"A1", "C7", "E7"}
        assert t.to_battle("order E7").waits == "draw-card"

    def test_a_square_beside_enemy_infantry_may_be_dissolved(self) -> None:
        """ "…ale pěchota zformovaná do čtverce může rozpustit formaci": only enemy cavalry keeps it from that."""
        units = {"E7": "french-line", "C7": "french-line"}
        for enemy, dissolved in (("british-line", {"E7"}), ("british-light-cavalry", set())):
            t = Battlefield(french=units, allied={"E8": enemy}, squares=["E7"], hand=["fire-and-hold"])
            assert t.offered("dissolve") == dissolved

    def test_an_enemy_that_retreats_beside_them_silences_them(self) -> None:
        """ "Pozn.: …tato nepřátelská jednotka zabrání vaší jednotce provést útok na dálku… nemůže [ji] napadnout."""
        units = {"C6": "french-light", "F6": "french-light"}
        t = Battlefield(french=units, allied={"D7": "british-line", "F8": "british-line"}, hand=["fire-and-hold"])
        t.to_battle("order C6", "order F6")
        assert t.offered("fire F6") >= {"F8"}
        t.play("fire C6 D7").roll("FAAAAA").play("retreat E7")
        assert t.waits == "draw-card"

    def test_a_square_may_be_dissolved(self) -> None:
        """ "…ale pěchota zformovaná do čtverce může rozpustit formaci."""
        t = Battlefield(
            french={"E7": "french-line"}, allied={"E9": "british-line"}, squares=["E7"], hand=["fire-and-hold"]
        )
        t.to_battle("dissolve E7")
        assert t.play("fire E7 E9").dice == 5


class TestForceMarch:
    def test_all_infantry_of_a_section(self) -> None:
        """ "Vydejte rozkaz všem jednotkám pěchoty v jedné sekci bitevního pole."""
        t = Battlefield(french={**EVERYWHERE, "D7": "french-light-cavalry"}, hand=["force-march"])
        assert t.offered("section") == {"left", "center", "right"}
        t.play("section center")
        assert {text.split()[1] for text in t.options if text.startswith("move")} == CENTER

    @pytest.mark.parametrize(
        ("kind", "leader", "battles"),
        [
            ("french-line", False, False), ("french-line", True, True), ("french-militia", False, False),
            ("french-light", False, True), ("french-grenadier", False, True), ("french-old-guard", False, True),
        ],
    )  # fmt: skip
    def test_who_battles_after_two_hexes(self, kind: str, leader: bool, battles: bool) -> None:
        """ "Lehká pěchota, Rifle Light, granátníci, gardová pěchota a jednotky s přiřazeným velitelem… až o 2 hexy a
        bojovat. Ostatní… o 1 hex a bojovat nebo o 2 hexy a nebojovat."""
        led = {"ney": "E5"} if leader else {}
        t = Battlefield(french={"E5": kind}, allied={"E8": "british-line"}, leaders=led, hand=["force-march"])
        t.play("section center").moved("move E5 E7")
        assert bool(t.offered("melee E7")) is battles

    def test_squares_among_them_may_be_dissolved(self) -> None:
        """They are ordered like the others."""
        t = Battlefield(french={"E5": "french-line", "E6": "french-line"}, squares=["E5"], hand=["force-march"])
        t.play("section center")
        assert t.options == ["dissolve E5", "done"]
        assert t.play("dissolve E5").offered("move E5")


class TestLeadership:
    def table(self, **more: Any) -> Battlefield:
        units = {"E7": "french-light", "C7": "french-light"}
        led = {"ney": "E7", "reille": "C9"}
        return Battlefield(french=units, allied={"E8": "british-line"}, leaders=led, hand=["leadership"], **more)

    def test_leaders_and_their_units_with_a_die_more(self) -> None:
        """ "Vydejte rozkaz všem velitelům. Pokud je velitel přiřazen, i tato jednotka… háže jednou kostkou navíc."""
        t = self.table().play("done")
        assert t.offered("ride C9")
        assert t.moved().play("melee E7 E8").dice == 5

    def test_a_leader_may_leave_and_then_his_unit_has_no_order(self) -> None:
        """ "…pokud se od ní velitel neoddělí."""
        t = self.table().play("detach E7")
        assert not t.offered("move E7")
        assert t.offered("ride E7")

    def test_a_square_that_is_dissolved_keeps_him(self) -> None:
        """ "…i tato jednotka obdrží rozkaz, pokud se od ní velitel neoddělí": the order that dissolves the square is
        there only if he stays, and nobody leaves a square."""
        units: dict[str, Any] = {"french": {"E7": "french-light"}, "allied": {"E8": "british-line"}}
        t = Battlefield(**units, leaders={"ney": "E7"}, squares=["E7"], hand=["leadership"])
        assert t.refused("detach E7") == "square-keeps-leader"
        t.play("dissolve E7")
        assert t.refused("detach E7") == "not-offered", "nothing is left to rearrange"
        assert t.offered("move E7"), "it has its order"
        t = Battlefield(
            french={"E7": "french-light", "C7": "french-light"},
            leaders={"ney": "E7", "reille": "C7"},
            squares=["E7"],
            hand=["leadership"],
        )
        assert t.play("dissolve E7").refused("detach E7") == "dissolved-with-him"

    def test_a_unit_he_joins_has_none_either(self) -> None:
        """ "Pokud se velitel přesune a připojí se k jednotce, tato již nedostává rozkaz": it does not even battle."""
        units = {"E7": "french-light", "C7": "french-light"}
        enemies = {"E8": "british-line", "C6": "british-line"}
        led = {"ney": "E7", "reille": "C9"}
        t = Battlefield(french=units, allied=enemies, leaders=led, hand=["leadership"]).play("done", "ride C9 C7")
        assert t.moved().options == ["melee E7 E8", "done"]
