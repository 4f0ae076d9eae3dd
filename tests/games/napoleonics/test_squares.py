"""Infantry in square ("Zformování do čtverce (pěchoty)")."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield

HAND = ("scout-left", "probe-left", "forward")


def charged(kind: str = "french-light-cavalry", target: str = "british-line", **more: Any) -> Battlefield:
    """Cavalry at E7 attacks infantry at E8."""
    more.setdefault("other", HAND)
    return Battlefield(french={"E7": kind}, allied={"E8": target}, **more).to_battle("order E7").play("melee E7 E8")


def squared(*args: Any, **more: Any) -> Battlefield:
    """…which forms square; Forward goes to the track."""
    return charged(*args, **more).play("form-square").roll("forward")


def formed(
    allied: dict[str, str] | None = None, *, french: dict[str, str] | None = None, turn: str = "allied", **more: Any
) -> Battlefield:
    """A British square at E8, cavalry at E7."""
    units = {"E8": "british-line", **(allied or {})}
    return Battlefield(turn, french=french or {"E7": "french-light-cavalry"}, allied=units, squares=["E8"], **more)


class TestForming:
    def test_infantry_is_asked_before_cavalry_strikes(self) -> None:
        """ "Nepřátelská jízda se před útokem musí napadené pěchoty zeptat, jestli chce zformovat čtverec."""
        t = charged()
        assert (t.seat, t.options) == ("allied", ["stand", "form-square"])
        assert t.play("stand").dice == 4

    def test_the_attacker_draws_a_card_for_the_track(self) -> None:
        """ "…útočící jízda vybere náhodnou kartu z ruky hráče pěchoty a položí ji lícem dolů na tabulku."""
        t = charged().play("form-square")
        assert t.waits == "track-card"
        t.roll("forward")
        assert t.hand("allied") == ["scout-left", "probe-left"]
        assert t.square("E8")
        assert t.table.view("allied").sides[1].track == ["forward", None, None, None]
        assert t.table.view("french").sides[1].track is None
        assert t.table.view("french").sides[1].squares == 1

    @pytest.mark.parametrize("sign", "TWf")
    def test_not_in_buildings_nor_fords(self, sign: str) -> None:
        """ "Pokud se pěchota nachází v typech terénu, které to neumožňují" and "Přebroditelná řeka"."""
        assert charged("french-heavy-cavalry", terrain={"E8": sign}).waits == "blow"

    @pytest.mark.parametrize("sign", "FHBQ")
    def test_in_other_terrain(self, sign: str) -> None:
        """ "Jednotka pěchoty se zde může zformovat do čtverce."""
        assert "form-square" in charged("french-heavy-cavalry", terrain={"E8": sign}).options

    def test_not_behind_field_works(self) -> None:
        """ "Polní opevnění: nemůže se zde zformovat do čtverce"; by a later wording only against an attack through
        them (an option)."""
        for works, option, forms in (
            ("W NW SW", "no", False),
            ("E NE SE", "no", False),
            ("W NW SW", "yes", False),
            ("E NE SE", "yes", True),
        ):
            t = charged(terrain={"E8": "E"}, works={"E8": works}, works_square=option)
            assert ("form-square" in t.options) is forms

    def test_a_chart_allows_it_in_a_ford(self) -> None:
        """An option."""
        assert "form-square" in charged(terrain={"E8": "f"}, ford_square="yes").options

    def test_not_with_two_cards_or_less(self) -> None:
        """ "Když máte v ruce dvě a nebo méně karet velení."""
        assert charged(other=("scout-left", "forward")).waits == "blow"

    def test_not_against_infantry_or_guns(self) -> None:
        """It is formed when cavalry attacks."""
        for kind in ("french-line", "french-foot-artillery"):
            assert charged(kind).waits == "blow"

    def test_not_when_cavalry_battles_back(self) -> None:
        """ "Když jednotka jízdy provádí protiútok."""
        t = Battlefield(
            "allied",
            allied={"E8": "british-line"},
            french={"E7": "french-light-cavalry"},
            hand=("attack-center", *HAND),
        )
        t.play("play attack-center").to_battle("order E8").play("melee E8 E7", "stand").roll("AAAA")
        assert (t.waits, t.dice) == ("blow", 4)

    def test_four_squares_at_most(self) -> None:
        """There are four numbered counters."""
        t = Battlefield(french={"E7": "french-light-cavalry"}, allied={"E8": "british-line"}, other=HAND)
        t.s.tracks[1] = (0, 0, 0, 0)
        assert t.to_battle("order E7").play("melee E7 E8").waits == "blow"

    def test_cavalry_and_batteries_form_no_square(self) -> None:
        """Infantry of any strength does."""
        assert charged(target="british-foot-artillery").waits == "blow"
        assert "form-square" not in charged(target="british-light-cavalry").options
        assert "form-square" in charged(target="british-rifle 1").options


class TestFighting:
    def test_the_square_rolls_first_one_die(self) -> None:
        """ "…napadená pěchota háže jako první… 1 bojová kostka. Karty velení a typ jednotky nezvyšují počet."""
        t = squared(target="british-guard-grenadier")
        assert (t.waits, t.dice) == ("blow", 1)
        t.roll("C")
        assert t.blocks("E7") == 3

    def test_then_the_cavalry_with_one(self) -> None:
        """ "…může proti ní bojovat na blízko pomocí pouze 1 bojové kostky", whatever the card."""
        t = Battlefield(
            french={"E7": "french-cuirassier"}, allied={"E8": "british-line"}, other=HAND, hand=["cavalry-charge"]
        )
        t.to_battle("order E7").play("melee E7 E8", "form-square").roll("forward", "A")
        assert (t.waits, t.dice) == ("blow", 1)
        assert t.roll("I").blocks("E8") == 3
        assert t.waits == "draw-card"

    def test_a_flag_of_the_square_repels_whatever_might_steady_the_cavalry(self) -> None:
        """ "Prapor odražení: …není možné ignorovat": neither leader nor kind nor support."""
        friends = {"D6": "french-line", "E6": "french-line"}
        t = Battlefield(
            french={"E7": "french-guard-heavy-cavalry", **friends},
            allied={"E8": "british-line"},
            leaders={"ney": "E7"},
            other=HAND,
        )
        t.to_battle("order E7").play("melee E7 E8", "form-square").roll("forward", "F")
        assert (t.kind("D7"), t.leader("D7")) == ("french-guard-heavy-cavalry", "ney")

    def test_a_flag_of_its_fire_repels_as_well(self) -> None:
        """ "Všechny symboly praporů hozené pěchotou zformovanou do čtverce… jsou považovány za prapory odražení."""
        t = formed(french={"E10": "french-guard-heavy-cavalry"}).play("order E8", "fire E8 E10").roll("F")
        assert (t.seat, t.asks) == ("french", "fall-back")
        t = formed(french={"E10": "french-old-guard"}).play("order E8", "fire E8 E10").roll("F")
        assert t.asks == "ignore-flags"

    def test_who_is_repelled_and_can_not_retreat_loses_blocks(self) -> None:
        """ "…ztratí jeden blok za každý hex, o který nemohla ustoupit", and is still there to strike."""
        t = squared(terrain={"D6": "r", "D7": "r"}).roll("F")
        assert (t.blocks("E7"), t.dice) == (3, 1)

    def test_repelled_cavalry_does_not_strike(self) -> None:
        """ "Francouzská jízda je odražena a musí ustoupit."""
        t = squared().roll("F").play("retreat D6")
        assert t.waits == "draw-card"

    def test_terrain_may_leave_no_die(self) -> None:
        """ "Vliv terénu může toto číslo snížit na nulu": into a forest the cavalry rolls nothing."""
        t = squared("french-heavy-cavalry", terrain={"E8": "F"}).roll("A")
        assert t.waits == "draw-card"
        t = squared("french-heavy-cavalry", terrain={"E7": "F"})
        assert (t.blocks("E8"), t.waits) == (4, "draw-card")

    @pytest.mark.parametrize(("kind", "dice"), [("french-light", 4), ("french-line", 5), ("french-foot-artillery", 4)])
    def test_infantry_and_guns_attack_a_square_as_usual(self, kind: str, dice: int) -> None:
        """ "Jednotka pěchoty a dělostřelectva může normálně napadnout čtverec", who battles back with one die."""
        t = formed(french={"E7": kind}, turn="french").to_battle("order E7").play("melee E7 E8")
        assert t.dice == dice
        assert t.roll("A" * dice).dice == 1

    def test_they_fire_at_it_as_usual(self) -> None:
        """ "…v boji na dálku."""
        t = formed(french={"E6": "french-line"}, turn="french").to_battle("order E6").play("fire E6 E8")
        assert t.dice == 4

    @pytest.mark.parametrize(("kind", "left"), [("british-line", 2), ("portuguese-militia", 0)])
    def test_a_square_loses_blocks_instead_of_retreating(self, kind: str, left: int) -> None:
        """ "…přijde o jeden blok za každý hex, o který by měla ustoupit"; militia three."""
        t = formed({"E8": kind}, french={"E7": "french-light"}, turn="french").to_battle("order E7").play("melee E7 E8")
        assert t.roll("FFAA").blocks("E8") == left

    @pytest.mark.parametrize(
        ("kind", "leaders", "steady"),
        [("british-line", {}, 0), ("british-grenadier", {}, 1), ("british-line", {"picton": "E8"}, 1)],
    )
    def test_a_square_has_no_support_but_its_leader_and_kind(
        self, kind: str, leaders: dict[str, str], steady: int
    ) -> None:
        """ "…sama nemůže obdržet podporu od sousední jednotky"; "Může symbol praporu ignorovat, pokud jí to umožní
        přiřazený velitel nebo typ jednotky"."""
        friends = {"E8": kind, "E9": "british-line", "F8": "british-line"}
        t = formed(friends, french={"E7": "french-light"}, turn="french", leaders=leaders)
        t.to_battle("order E7").play("melee E7 E8").roll("FAAA")
        assert t.blocks("E8") == (4 if steady else 3)
        assert t.offered("ignore") == ({"0", "1"} if steady else set())

    def test_a_square_supports_others(self) -> None:
        """ "Pěchota zformovaná do čtverce může poskytnout podporu sousední jednotce."""
        friends = {"E9": "british-line", "F9": "british-line"}
        t = formed(friends, french={"D9": "french-light"}, turn="french").to_battle("order D9").play("melee D9 E9")
        assert t.roll("FAAA").asks == "ignore-flags"

    def test_a_square_that_stands_already_rolls_first_again(self) -> None:
        """Cavalry that attacks a square is met like this each time."""
        t = formed(turn="french").to_battle("order E7").play("melee E7 E8")
        assert (t.waits, t.dice) == ("blow", 1)
        t.roll("C")
        assert (t.blocks("E7"), t.dice) == (3, 1)

    def test_when_a_square_is_destroyed_its_card_returns(self) -> None:
        """ "Karta velení, která se nachází v okénku tabulky, se vrátí do ruky hráče."""
        t = squared(target="british-line 1").roll("A", "I")
        assert (t.blocks("E8"), t.hand("allied")) == (0, ["scout-left", "probe-left", "forward"])
        assert t.s.tracks[1] == (-1, -1, -1, -1)


class TestTheSquaresOwnTurn:
    def test_it_does_not_move_but_battles_with_one_die(self) -> None:
        """ "…nemůže dostat rozkaz k přesunu, může ale dostat rozkaz k boji… 1 kostkou."""
        t = formed().play("order E8")
        assert t.asks == "battle-units"
        assert t.play("melee E8 E7", "stand").dice == 1

    def test_it_fires_with_one_die(self) -> None:
        """ "Pokud nejsou v sousedních hexech nepřátelské jednotky, může útočit na dálku s maximálně 1 kostkou."""
        t = formed(french={"E6": "french-line"}).play("order E8", "fire E8 E6")
        assert t.dice == 1

    def test_dissolved_it_fires_at_full_strength_if_it_stays(self) -> None:
        """ "Když rozpustí formaci čtverce a nepřesunuje se, může bojovat na dálku bez snížení počtu kostek."""
        t = formed(french={"E6": "french-line"}).play("dissolve E8", "done", "fire E8 E6")
        assert t.dice == 5

    def test_it_takes_no_ground(self) -> None:
        """ "Jednotka pěchoty zformovaná do čtverce nemůže provést dobytí území."""
        t = formed(french={"E7": "french-foot-artillery 1"}).play("order E8", "melee E8 E7").roll("A")
        assert (t.banners("allied"), t.waits) == (1, "draw-card")

    def test_cavalry_may_strike_first_with_one_die(self) -> None:
        """ "Jestliže je jízda napadena pěchotou ve čtverci, může hrát kartu First Strike… háže 1 kostku."""
        t = formed(other=["first-strike", "forward"]).play("order E8", "melee E8 E7", "first-strike")
        assert t.dice == 1


class TestTheExamples:
    def test_the_first_on_the_french_turn(self) -> None:
        """ "1. příklad": the cavalry attacks, the infantry forms square and rolls a flag; the cavalry has to retreat.
        Had it not, it would have rolled one die."""
        t = squared().roll("F").play("retreat D7")
        assert (t.square("E8"), t.kind("D7"), t.waits) == (True, "french-light-cavalry", "draw-card")
        t = squared().roll("A")
        assert (t.waits, t.dice) == ("blow", 1)

    def test_the_first_on_the_british_turn(self) -> None:
        """The square attacks the cavalry, which could retire but stands; a flag repels it again. Had it stayed, it
        would have battled back."""
        t = formed().play("order E8", "melee E8 E7")
        assert (t.seat, set(t.options)) == ("french", {"stand", "retire"})
        assert t.play("stand").roll("F").asks == "fall-back"
        t = formed().play("order E8", "melee E8 E7", "stand").roll("A")
        assert (t.waits, t.dice) == ("blow", 1)

    def test_the_second(self) -> None:
        """ "2. příklad": French infantry moves up and attacks the square as usual, which answers with one die; then the
        cavalry attacks, the square rolls first, and what is left of the cavalry rolls one die."""
        french = {"D6": "french-light", "C9": "french-light-cavalry"}
        t = formed(french=french, turn="french").to_battle("order D6", "order C9", "move D6 E7", "move C9 D8")
        t.play("melee E7 E8")
        assert t.dice == 4
        t.roll("AAAA")
        assert t.dice == 1
        t.roll("A").play("melee D8 E8")
        assert t.dice == 1
        t.roll("I")
        assert t.dice == 1
        assert t.roll("I").blocks("E8") == 3


def test_the_translators_die() -> None:
    """ "Hod na ověření zformování do čtverce": cavalry, or sabers against light cavalry, and it fails."""
    for kind, face, formed in (
        ("french-light-cavalry", "C", False),
        ("french-light-cavalry", "S", False),
        ("french-heavy-cavalry", "S", True),
        ("french-heavy-cavalry", "C", False),
        ("french-light-cavalry", "I", True),
    ):
        t = charged(kind, square_roll="yes").play("form-square")
        assert (t.waits, t.dice) == ("square-roll", 1)
        t.roll(face)
        assert (t.waits == "track-card") is formed
        assert formed or t.dice == (4 if "light" in kind else 5)
