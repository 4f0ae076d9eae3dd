"""After a won melee ("Doplňkové akce útoku"): taking ground, breakthrough, bonus melee."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import Battlefield


def won(kind: str, target: str = "british-line 1", **more: Any) -> Battlefield:
    """The unit at E7 destroys whoever is at E8."""
    others = more.pop("others", {})
    t = Battlefield(french={"E7": kind}, allied={"E8": target, **others}, **more).to_battle("order E7")
    t.play("melee E7 E8")
    if t.asks == "meet-attack":
        t.play("stand")
    return t.roll("S" + "A" * (t.dice - 1))


class TestTakingGround:
    def test_infantry_may_enter_or_stay(self) -> None:
        """ "…může pak sama postoupit a obsadit uvolněný hex"; "není povinné"."""
        assert won("french-line").options == ["advance E8", "done"]
        t = won("french-line").play("advance E8")
        assert t.kind("E8") == "french-line"
        (told,) = [m.args for m in t.table.log if m.id == "log-advanced"]
        assert (told["origin"], told["to"]) == ("E7", "E8")
        assert won("french-line").play("done").kind("E7") == "french-line"

    def test_infantry_goes_no_farther_and_does_not_attack_again(self) -> None:
        """ "Jen vítězná jízda může v boji zblízka získat bonusový útok."""
        t = won("french-line", others={"E9": "british-line"}).play("advance E8")
        assert t.waits == "draw-card"

    def test_a_leader_goes_along(self) -> None:
        """He is attached."""
        assert won("french-line", leaders={"ney": "E7"}).play("advance E8").leader("E8") == "ney"

    def test_batteries_take_no_ground(self) -> None:
        """ "Jednotka dělostřelectva nemůže provést dobytí území."""
        assert won("french-foot-artillery").waits == "draw-card"

    def test_fire_gives_no_ground(self) -> None:
        """ "Útoky v boji na dálku nedávají útočníkovi možnost dobytí území."""
        t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line 1"}).to_battle("order E7")
        assert t.play("fire E7 E9").roll("ICCC").waits == "draw-card"

    def test_after_a_retreat_too(self) -> None:
        """ "…tuto zničí nebo přinutí ustoupit."""
        t = Battlefield(french={"E7": "french-light"}, allied={"E8": "british-line"}).to_battle("order E7")
        assert t.play("melee E7 E8").roll("FAAA").play("retreat F8").asks == "take-ground"


class TestBreakthrough:
    def test_one_hex_more_and_back_if_it_likes(self) -> None:
        """ "Vítězná jednotka jízdy může obsadit uvolněný hex a postoupit ještě o jeden hex navíc", or return."""
        t = won("french-light-cavalry").play("advance E8")
        assert t.offered("advance") == {"E7", "E9", "D7", "D8", "F7", "F8"}
        assert t.play("advance E9").kind("E9") == "french-light-cavalry"

    def test_the_second_hex_is_not_a_must(self) -> None:
        """ "Pohyb o další hex není povinný."""
        assert won("french-light-cavalry").play("advance E8", "done").kind("E8") == "french-light-cavalry"

    def test_who_does_not_enter_has_no_bonus_melee(self) -> None:
        """ "Pokud jednotka jízdy neobsadí hex uvolněný nepřítelem, ztrácí možnost provést bonusový útok."""
        t = won("french-light-cavalry", others={"D7": "british-line"}).play("done")
        assert t.waits == "draw-card"

    def test_terrain_that_stops_ends_it_and_forest_forbids_the_bonus(self) -> None:
        """ "Různé typy terénu omezují při průlomu jízdy, jako při jiném postupu."""
        t = won("french-heavy-cavalry", others={"E9": "british-line"}, terrain={"E8": "F"}).play("advance E8")
        assert t.waits == "draw-card"
        t = won("french-heavy-cavalry", others={"E9": "british-line"}, terrain={"E8": "f"}).play("advance E8")
        assert t.asks == "bonus-melee"

    def test_after_a_lone_leader(self) -> None:
        """ "Jednotka jízdy, která napadla nepřiřazeného velitele, může provést průlom jízdy."""
        t = Battlefield(french={"E7": "french-light-cavalry"}, leaders={"picton": "E8"}).to_battle("order E7")
        assert t.play("melee E7 E8").roll("SAAA").play("advance E8").asks == "break-through"

    def test_cavalry_joins_a_friendly_leader_and_keeps_out_of_an_enemys_hex(self) -> None:
        """As in any movement: "Jednotka nemůže jít na hex obsazený… nepřátelským velitelem"."""
        t = won("french-light-cavalry", leaders={"ney": "E9", "picton": "F8"}).play("advance E8")
        assert t.offered("advance") == {"E7", "E9", "D7", "D8", "F7"}
        t.play("advance E9")
        assert (t.leader("E9"), t.kind("E9")) == ("ney", "french-light-cavalry")


class TestBonusMelee:
    def attack(self, *, others: dict[str, str], **more: Any) -> Battlefield:
        return won("french-heavy-cavalry", others=others, **more).play("advance E8")

    def test_against_whoever_is_beside_now(self) -> None:
        """ "Cílem bonusového útoku nemusí být jednotka napadená v předchozím boji."""
        t = self.attack(others={"E9": "british-line", "E11": "british-line"}).play("done")
        assert t.options == ["melee E8 E9", "done"]
        t.play("melee E8 E9")
        assert t.dice == 5

    def test_after_the_second_hex_too(self) -> None:
        """Breakthrough first, then the bonus."""
        t = self.attack(others={"E10": "british-line"}).play("advance E9")
        assert t.offered("melee E9") == {"E10"}

    def test_it_is_not_a_must(self) -> None:
        """ "Bonusový útok jízdy nemusí jednotka nutně využít."""
        assert self.attack(others={"E9": "british-line"}).play("done", "done").waits == "draw-card"

    def test_after_it_only_the_hex_that_was_left_and_no_third_attack(self) -> None:
        """ "…může postoupit na právě uvolněný hex, nemůže už ale dále postupovat, ani dále útočit."""
        t = (
            self.attack(others={"E9": "british-line 1", "E10": "british-line"})
            .play("done", "melee E8 E9")
            .roll("SAAAA")
        )
        assert t.options == ["advance E9", "done"]
        assert t.play("advance E9").waits == "draw-card"

    def test_the_defender_of_it_battles_back(self) -> None:
        """It is a melee like any other."""
        t = self.attack(others={"E9": "british-line"}).play("done", "melee E8 E9").roll("AAAAA")
        assert (t.waits, t.dice) == ("blow", 4)
        t.roll("CCAA")
        assert t.blocks("E8") == 2

    def test_all_of_it_before_the_next_unit_battles(self) -> None:
        """ "Boj na blízko, průlom jízdy a bonusový útok musí být dokončeny před tím, než bude zahájen další boj."""
        t = Battlefield(
            french={"E7": "french-heavy-cavalry", "C6": "french-light"},
            allied={"E8": "british-line 1", "E9": "british-line", "C8": "british-line"},
        )
        t.to_battle("order E7", "order C6").play("melee E7 E8").roll("SAAAA").play("advance E8", "done")
        assert t.asks == "bonus-melee"
        assert t.play("done").offered("fire C6") == {"C8"}
