"""Leaders in danger: casualty checks ("Ověření ztráty velitele"), retreat and escape ("Ústup", "Únik velitele")."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import Battlefield


def hit(target: str = "british-line", faces: str = "I", at: str = "E9", **more: Any) -> Battlefield:
    """French light infantry fires at a unit that Picton leads."""
    french, allied = {"E7": "french-light", **more.pop("others", {})}, {at: target, **more.pop("friends", {})}
    t = Battlefield(french=french, allied=allied, leaders={"picton": at}, **more)
    t.to_battle("order E7").play(f"fire E7 {at}")
    return t.roll(faces + "C" * (t.dice - len(faces)))


def caught(allied: dict[str, str] | None = None, french: dict[str, str] | None = None, **more: Any) -> Battlefield:
    """French light cavalry at E7 attacks Picton, who is alone at E8."""
    led = {"picton": "E8", **more.pop("leaders", {})}
    t = Battlefield(french={"E7": "french-light-cavalry", **(french or {})}, allied=allied or {}, leaders=led, **more)
    return t.to_battle("order E7").play("melee E7 E8")


class TestCheck:
    def test_two_dice_and_both_have_to_be_sabers(self) -> None:
        """ "Jestliže padnou na obou kostkách symboly šavlí, velitel byl zasažen" and a banner is won."""
        t = hit()
        assert (t.waits, t.dice) == ("leader-check", 2)
        assert hit().roll("SI").leader("E9") == "picton"
        t.roll("SS")
        assert (t.leader("E9"), t.banners("french"), t.blocks("E9")) == ("", 1, 3)

    def test_no_check_without_a_lost_block(self) -> None:
        """ "…musí být provedeno vždy, když jednotka ztratí blok"."""
        assert hit(faces="C").waits == "draw-card"

    def test_one_die_when_the_unit_is_lost(self) -> None:
        """ "…ověření ztráty velitele provedeme hodem pouze jedné bojové kostky."""
        t = hit("british-line 1")
        assert (t.waits, t.dice, t.banners("french")) == ("leader-check", 1, 1)
        t.roll("S")
        assert (t.banners("french"), t.waits) == (2, "draw-card")

    def test_who_survives_the_loss_of_his_unit_retreats(self) -> None:
        """ "Jestliže velitel není vyřazen, musí ustoupit o jeden až tři hexy."""
        t = hit("british-line 1").roll("I")
        assert (t.seat, t.asks) == ("allied", "leader-retreat")
        assert set(t.options) == {"retreat F8", "retreat F9"}
        t.play("retreat F9")
        assert "stop" in t.options
        t.play("retreat G9", "retreat H9")
        assert t.leader("H9") == "picton"

    def test_flags_do_nothing_to_a_leader_whose_unit_is_lost(self) -> None:
        """ "…jakýkoliv symbol praporu který padl proti zničené jednotce nemá žádný vliv na velitele."""
        t = hit("british-line 1", "IFF").roll("I").play("retreat F9", "stop")
        assert (t.leader("F9"), t.waits) == ("picton", "draw-card")

    def test_one_check_in_a_combat_after_first_strike_too(self) -> None:
        """ "Je nutné jen jedno hození kostek pro ověření ztráty velitele při jednom boji": First Strike took a block of
        the attacker and its leader was checked; what battling back takes is no matter of another check."""
        t = Battlefield(
            french={"E7": "french-line"},
            allied={"E8": "british-line"},
            leaders={"ney": "E7"},
            other=["first-strike", "forward"],
        )
        t.to_battle("order E7").play("melee E7 E8", "first-strike").roll("IAAA")
        assert t.waits == "leader-check"
        t.roll("AA", "AAAA")
        assert (t.waits, t.dice) == ("blow", 4), "it battles back"
        t.roll("IAAA")
        assert (t.blocks("E7"), t.leader("E7"), t.waits) == (2, "ney", "draw-card")

    def test_and_a_unit_lost_later_in_the_combat_leaves_him_alone(self) -> None:
        """He was checked, so that he has to retreat without another check."""
        t = Battlefield(
            french={"E7": "french-line 2"},
            allied={"E8": "british-line"},
            leaders={"ney": "E7"},
            other=["first-strike", "forward"],
        )
        t.to_battle("order E7").play("melee E7 E8", "first-strike").roll("IAAA", "AA", "AA", "IAAA")
        assert (t.blocks("E7"), t.asks, t.seat) == (0, "leader-retreat", "french")

    def test_every_combat_has_its_own_check(self) -> None:
        """Another attack on the same unit, another check."""
        t = Battlefield(
            french={"E7": "french-light", "D9": "french-light"}, allied={"E9": "british-line"}, leaders={"picton": "E9"}
        )
        t.to_battle("order E7", "order D9").play("fire E7 E9").roll("IAAAA", "AA").play("melee D9 E9").roll("IAAA")
        assert t.waits == "leader-check"

    def test_one_check_in_a_combat(self) -> None:
        """ "Je nutné jen jedno hození kostek pro ověření ztráty velitele při jednom boji": not again for blocks lost
        because there is no way back."""
        t = hit(faces="IF", terrain={"F8": "r", "F9": "r"}).roll("II").play("ignore 0")
        assert (t.blocks("E9"), t.waits) == (2, "draw-card")

    def test_a_check_for_blocks_lost_for_want_of_a_way_back(self) -> None:
        """ "Při nemožnosti ústupu."""
        t = hit(faces="F", terrain={"F8": "r", "F9": "r"}).play("ignore 0")
        assert (t.waits, t.dice) == ("leader-check", 2)

    def test_the_unit_lost_for_want_of_a_way_back(self) -> None:
        """One die, and then he has to leave from where it was lost: "…je zničen také velitel, protože nemá kam
        ustoupit", where terrain closes the way."""
        t = hit("british-line 1", "F", terrain={"F8": "r", "F9": "r"}).play("ignore 0")
        assert t.dice == 1
        t.roll("I")
        assert (t.banners("french"), t.leader("E9")) == (2, "")

    def test_the_last_block_lost_like_that_after_a_check(self) -> None:
        """ "…není už nutné provádět další ověření ztráty velitele": not checked again he has to leave the hex."""
        t = hit("british-line 2", "IF", terrain={"F8": "r"}, friends={"F9": "british-line"}).roll("II").play("ignore 0")
        assert (t.banners("french"), t.asks) == (1, "leader-retreat")
        assert t.play("stop").leader("F9") == "picton"

    def test_enemies_in_the_way_of_a_unit_that_is_lost_he_has_to_escape(self) -> None:
        """ "Jestliže ústup jednotky brání nepřátelská jednotka a musí být odebrán poslední blok, velitel musí použít
        pravidlo únik."""
        t = hit("british-line 1", "F", terrain={"F8": "r"}, others={"F9": "french-line 2"}).play("ignore 0").roll("I")
        assert (t.waits, t.dice, t.banners("french")) == ("escape", 2, 1)
        assert t.roll("II").play("retreat G9", "stop").leader("G9") == "picton"

    def test_the_last_block_lost_at_the_edge(self) -> None:
        """ "Jestliže ztratí jednotka poslední blok na kraji mapy protože už nemůže ustoupit dál, velitel musí opustit
        mapu": one banner, for the unit."""
        t = Battlefield(french={"G7": "french-light"}, allied={"I7": "british-line 1"}, leaders={"picton": "I7"})
        t.to_battle("order G7").play("fire G7 I7").roll("FCCCC").play("ignore 0").roll("I")
        assert (t.leader("I7"), t.banners("french"), t.waits) == ("", 1, "draw-card")

    def test_at_his_own_edge_he_leaves_the_map_without_a_banner(self) -> None:
        """ "Jestliže se nachází až na kraji přátelského území musí opustit mapu - …útočník nezískává zástavu."""
        t = Battlefield(french={"G7": "french-light"}, allied={"I7": "british-line 1"}, leaders={"picton": "I7"})
        t.to_battle("order G7").play("fire G7 I7").roll("ICCCC", "I")
        assert (t.leader("I7"), t.banners("french")) == ("", 1)

    def test_the_attacker_may_advance_after_he_has_gone(self) -> None:
        """ "…útočící jednotka může použít dobytí území nebo průlom jízdy poté, co velitel ustoupil."""
        t = Battlefield(french={"E7": "french-light"}, allied={"E8": "british-line 1"}, leaders={"picton": "E8"})
        t.to_battle("order E7").play("melee E7 E8").roll("ICCC", "I").play("retreat F8", "stop")
        assert t.asks == "take-ground"


class TestLeaderAlone:
    def test_sabers_kill_him_whoever_rolls_them(self) -> None:
        """ "…zasáhne a vyřadí velitele jestliže jí padne jeden symbol šavlí", militia and rifles, too."""
        t = Battlefield(french={"E7": "french-militia"}, leaders={"picton": "E8"}).to_battle("order E7")
        t.play("melee E7 E8")
        assert t.dice == 4
        t.roll("SAAA")
        assert (t.leader("E8"), t.banners("french"), t.asks) == ("", 1, "take-ground")

    def test_otherwise_he_retreats_and_flags_mean_nothing(self) -> None:
        """ "Jestliže velitel není zasažen, musí ustoupit"; "Padnou-li prapory, nemá to žádný vliv"."""
        t = caught().roll("FFII")
        assert t.asks == "leader-retreat"
        t.play("retreat F8", "stop")
        assert (t.leader("F8"), t.asks) == ("picton", "take-ground")

    def test_terrain_protects_him_from_an_attack(self) -> None:
        """Forest: "Když jednotka útočí na jednotku nebo velitele"."""
        assert caught(terrain={"E8": "F"}).dice == 2

    def test_french_line_has_no_die_more_against_him(self) -> None:
        """He is no infantry."""
        t = Battlefield(french={"E7": "french-line"}, leaders={"picton": "E8"}).to_battle("order E7")
        assert t.play("melee E7 E8").dice == 4


class TestRetreat:
    def test_he_may_leave_the_map_over_his_own_edge(self) -> None:
        """ "Můžete si vybrat možnost ústupu velitele z bitevního pole (ven z mapy)."""
        t = Battlefield(french={"H7": "french-light-cavalry"}, leaders={"picton": "H8"}).to_battle("order H7")
        t.play("melee H7 H8").roll("IIII").play("retreat I8")
        assert set(t.options) == {"stop", "leave"}
        t.play("leave")
        assert (t.leader("I8"), t.banners("french")) == ("", 0)

    def test_he_may_join_a_unit_that_has_no_leader(self) -> None:
        """ "…může se rozhodnout zastavit se zde a v tom případě bude k jednotce přiřazen."""
        t = caught({"F8": "british-line"}).roll("IIII").play("retreat F8", "stop")
        assert (t.leader("F8"), t.kind("F8")) == ("picton", "british-line")

    def test_he_passes_friends_and_other_leaders_but_does_not_stay_with_those(self) -> None:
        """ "Velitel může při ústupu procházet hex, na kterém je přátelská jednotka s velitelem, nebo nepřiřazený."""
        t = caught({"F8": "british-line"}, leaders={"moore": "F8"}).roll("IIII").play("retreat F8")
        assert "stop" not in t.options

    def test_closed_terrain_is_the_end_of_him(self) -> None:
        """ "Neprůchodný terén brání ústupu a velitel, který nemůže dále ustupovat je zničen."""
        t = caught(terrain={"F7": "R", "F8": "r"}).roll("IIII")
        assert (t.leader("E8"), t.banners("french")) == ("", 1)

    def test_forest_and_town_do_not_hinder_him(self) -> None:
        """ "Průchodný terén nemá na ústup vliv."""
        t = caught(terrain={"F8": "F", "G8": "T"}).roll("IIII").play("retreat F8", "retreat G8", "retreat H8")
        assert t.leader("H8") == "picton"

    def test_he_passes_an_enemy_leader_who_is_alone(self) -> None:
        """ "Velitel nesmí procházet skrz hex s nepřátelskou jednotkou nebo nepřátelským velitelem, pokud neprovádí
        únik": fleeing, he may. A leader does not battle alone, so that no dice are rolled (house)."""
        t = caught(leaders={"ney": "F8"}, terrain={"F7": "r"}).roll("IIII")
        assert (t.banners("french"), t.seat) == (0, "allied")
        assert set(t.options) == {"retreat G8", "retreat G9"}, "he can't stay with him"
        assert t.play("retreat G8", "stop").leader("G8") == "picton"
        assert t.leader("F8") == "ney"

    def test_a_quarry_is_closed_to_him(self) -> None:
        """ "Neprůchodný terén (řeka, strmý svah, pískový lom) brání ústupu a velitel… je zničen"; an option."""
        ground = {"F7": "Q", "F8": "Q"}
        assert caught(terrain=ground).roll("IIII").banners("french") == 1
        assert caught(terrain=ground, quarry_retreat="open").roll("IIII").banners("french") == 0


class TestEscape:
    """The three examples of "Únik (velitele)": the leader at E8, the enemies between him and his edge."""

    def test_first_example(self) -> None:
        """Line infantry with two blocks and light cavalry with three; he chooses the infantry: two dice, no sabers, and
        he may go on by one or two hexes."""
        t = caught(french={"F7": "french-line 2", "F8": "french-light-cavalry 3"}).roll("IIII")
        assert set(t.options) == {"retreat F7", "retreat F8"}
        t.play("retreat F7")
        assert (t.waits, t.dice) == ("escape", 2)
        t.roll("IA")
        assert set(t.options) == {"retreat G7", "retreat G8"}
        t.play("retreat G7")
        assert "stop" in t.options
        assert t.play("retreat H7").leader("H7") == "picton"

    def test_second_example(self) -> None:
        """An empty hex, heavy cavalry of three blocks (four dice), and a friend without a leader behind it."""
        t = caught(
            french={"G8": "french-heavy-cavalry 3"}, allied={"H8": "british-line"}, terrain={"F7": "r", "G9": "r"}
        )
        t.roll("IIII")
        assert set(t.options) == {"stop", "retreat G8"}
        t.play("retreat G8")
        assert t.dice == 4
        t.roll("FFII").play("retreat H8")
        assert (t.leader("H8"), t.kind("H8")) == ("picton", "british-line")

    def test_third_example(self) -> None:
        """Through two enemies: the infantry misses him, the light cavalry does not."""
        t = caught(french={"F8": "french-line 2", "G8": "french-light-cavalry 3"}, terrain={"F7": "r", "G9": "r"})
        t.roll("IIII")
        assert (t.waits, t.dice) == ("escape", 2)
        t.roll("FI")
        assert (t.waits, t.dice) == ("escape", 3)
        t.roll("SSF")
        assert (t.leader("G8"), t.banners("french"), t.blocks("G8")) == ("", 1, 3)

    def test_a_third_enemy_is_the_end(self) -> None:
        """ "Jestliže je i na třetím hexu nepřátelská jednotka, velitel je zničen."""
        french = {"F8": "french-line", "G8": "french-line", "H8": "french-line", "H7": "french-line"}
        t = caught(french=french, terrain={"F7": "r", "G9": "r"}).roll("IIII")
        assert (t.leader("E8"), t.banners("french")) == ("", 1)

    def test_over_the_edge_behind_an_enemy(self) -> None:
        """The last hex before his edge is an enemy's: "…únik byl úspěšný a velitel může pokračovat ve svém ústupu"."""
        units = {"H7": "french-light-cavalry", "I8": "french-line", "I9": "french-line"}
        t = Battlefield(french=units, leaders={"picton": "H8"}).to_battle("order H7").play("melee H7 H8").roll("IIII")
        t.play("retreat I8").roll("IIII")
        assert (t.leader("H8"), t.leader("I8"), t.banners("french"), t.asks) == ("", "", 0, "take-ground")

    def test_terrain_is_no_help_and_militia_strikes_with_sabers(self) -> None:
        """ "Velitel nemá výhodu terénu"; "…i v případě, že se jedná o jednotku, která normálně šavlemi nezasáhne"."""
        t = caught(french={"F8": "french-militia"}, terrain={"F7": "r", "F8": "T"}).roll("IIII")
        assert t.dice == 4
        assert t.roll("SAAA").banners("french") == 1
