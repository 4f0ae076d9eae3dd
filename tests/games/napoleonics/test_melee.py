"""Melee ("Boj na blízko") in its eleven steps, battling back ("Protiútok"), First Strike, retiring and reforming."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield


def melee(french: str = "french-line", allied: str = "british-line", **more: Any) -> Battlefield:
    """The unit at E7 attacks E8; whatever the defender could do, it stands."""
    t = declared(french, allied, **more)
    return t.play("stand") if t.asks == "meet-attack" else t


def declared(french: str, allied: str, **more: Any) -> Battlefield:
    others, led = more.pop("others", {}), more.pop("leaders", {})
    t = Battlefield(
        french={"E7": french, **others}, allied={"E8": allied, **more.pop("enemies", {})}, leaders=led, **more
    )
    return t.to_battle("order E7").play("melee E7 E8")


STRENGTH = {
    "french-line": 5, "french-line 1": 2, "french-light": 4, "french-grenadier": 5, "french-old-guard": 6,
    "french-young-guard": 5, "french-militia": 4, "french-light-cavalry": 4, "french-heavy-cavalry": 5,
    "french-cuirassier": 5, "french-guard-heavy-cavalry": 5, "french-foot-artillery": 4, "french-foot-artillery 2": 4,
    "french-foot-artillery 1": 3, "french-guard-foot-artillery 1": 4, "french-horse-artillery": 3,
    "french-guard-horse-artillery": 4,
    "french-horse-artillery 2": 3, "french-horse-artillery 1": 2,
}  # fmt: skip
ALLIED = {
    "british-line": 4, "british-light": 5, "british-rifle": 3, "british-grenadier": 5, "british-guard-grenadier": 6,
    "british-light-cavalry": 3, "british-heavy-cavalry": 4, "british-guard-heavy-cavalry": 4, "portuguese-line": 4,
}  # fmt: skip


@pytest.mark.parametrize("kind", STRENGTH)
def test_dice_of_the_french(kind: str) -> None:
    """Step 4 against infantry: blocks, and what the tables add."""
    assert melee(kind).dice == STRENGTH[kind]


@pytest.mark.parametrize("kind", ALLIED)
def test_dice_of_the_allies(kind: str) -> None:
    """Step 4."""
    t = Battlefield("allied", allied={"E7": kind}, french={"E8": "french-line"}).to_battle("order E7")
    t.play("melee E7 E8")
    assert (t.play("stand") if t.asks else t).dice == ALLIED[kind]


def test_french_line_has_a_die_more_against_infantry_only() -> None:
    """National table: n, and one more against infantry, also when battling back."""
    assert melee("french-line", "british-light-cavalry").dice == 4
    t = Battlefield("allied", allied={"E7": "british-line"}, french={"E8": "french-line"}).to_battle("order E7")
    assert t.play("melee E7 E8").roll("AAAA").dice == 5


def test_moving_does_not_weaken_melee() -> None:
    """ "A to i pokud se pěchota před bojem přesunuje."""
    t = Battlefield(french={"E6": "french-light"}, allied={"E8": "british-line"}).to_battle("order E6", "move E6 E7")
    assert t.play("melee E7 E8").dice == 4


def test_a_horse_battery_moves_one_hex_and_fights() -> None:
    """ "Jednotka jízdního dělostřelectva (2 nebo 3 bloky), která se přesune o 1 hex může házet 3 kostkami"; with one
    block not at all."""
    for blocks, fights in ((3, True), (2, True), (1, False)):
        t = Battlefield(french={"E6": f"french-horse-artillery {blocks}"}, allied={"E8": "british-line"})
        t.to_battle("order E6", "move E6 E7")
        assert bool(t.offered("melee E7")) is fights


def test_the_own_symbol_and_sabers_hit() -> None:
    """Step 8: "…stejný symbol, jakým je typ napadené jednotky, a jeden zásah, padne-li symbol šavlí."""
    assert melee().roll("ISCAA").blocks("E8") == 2
    assert melee("french-line", "british-light-cavalry").roll("ISCA").blocks("E8") == 1


@pytest.mark.parametrize(("kind", "left"), [("french-militia", 4), ("french-line", 3)])
def test_militia_does_not_hit_with_sabers(kind: str, left: int) -> None:
    """ "Jednotka Rifle Light a milice nezpůsobí zásah protivníkovi, pokud jí padnou šavle."""
    assert melee(kind).roll("S" + "A" * (STRENGTH[kind] - 1)).blocks("E8") == left


def test_rifles_do_not_hit_with_sabers() -> None:
    """The same passage."""
    t = Battlefield("allied", allied={"E7": "british-rifle"}, french={"E8": "french-line"}).to_battle("order E7")
    assert t.play("melee E7 E8").roll("SSA").blocks("E8") == 4


def test_the_defender_battles_back() -> None:
    """Step 11: "…pokud jí po boji zbyl alespoň jeden blok a jednotka se nestáhla z původního hexu"."""
    t = melee().roll("IICAA")
    assert (t.waits, t.dice) == ("blow", 2)
    t.roll("IS")
    assert t.blocks("E7") == 2
    assert t.waits == "draw-card"


def test_there_is_no_battling_back_against_battling_back() -> None:
    """ "Neexistuje protiútok na protiútok."""
    assert melee().roll("AAAAA", "AAAA").waits == "draw-card"


def test_who_retreated_does_not_battle_back_even_if_still_beside() -> None:
    """ "…nemůže zahájit protiútok, i když se stále nachází v hexu sousedícím s útočící jednotkou."""
    t = melee().roll("FAAAA").play("retreat F7")
    assert t.asks == "take-ground"
    assert t.s.field.hexes.distance[t.cell("F7")][t.cell("E7")] == 1
    assert t.play("done").waits == "draw-card"


def test_who_could_not_retreat_battles_back_with_what_is_left() -> None:
    """ "Jestliže bránící se jednotka nemůže ustoupit, může zahájit protiútok jestliže má alespoň jeden blok."""
    t = melee(enemies={"F7": "british-line", "F8": "british-line"}).roll("FFAAA")
    assert t.play("ignore 0").blocks("E8") == 2
    assert t.dice == 2


def test_who_ignored_the_flags_battles_back() -> None:
    """Flags that are ignored change nothing."""
    t = melee("french-line", "british-grenadier").roll("FAAAA").play("ignore 1")
    assert (t.waits, t.dice) == ("blow", 5)


def test_some_flags_ignored_the_others_paid_for_in_blocks() -> None:
    """ "…kolik praporů chce ignorovat a kolik přijmout": what is accepted and can't be retreated costs blocks, and who
    still stands there battles back."""
    friends = {"F7": "british-line", "F8": "british-line"}
    t = melee(enemies=friends).roll("IFFFA").play("ignore 1")
    assert (t.blocks("E8"), t.waits, t.dice) == (1, "blow", 1)


def test_battling_back_takes_no_ground() -> None:
    """ "Bránící se jednotka, která provádí protiútok, nemůže provést dobytí území ani průlom jízdy."""
    t = melee("french-line 1", "british-heavy-cavalry").roll("A").roll("IAAA")
    assert t.banners("allied") == 1
    assert t.waits == "draw-card"


def test_battling_back_counts_terrain() -> None:
    """ "…provede odpočet kostek kvůli terénu": from the hill nothing, into the forest one less."""
    assert melee(terrain={"E7": "F"}).roll("AAAAA").dice == 3


def test_a_defender_battles_back_against_each_attacker() -> None:
    """ "Bránící se jednotka může v jednom kole použít protiútok proti více jednotkám."""
    t = Battlefield(french={"E7": "french-line", "D8": "french-line"}, allied={"E8": "british-line"})
    t.to_battle("order E7", "order D8").play("melee E7 E8").roll("AAAAA", "AAAA")
    assert t.play("melee D8 E8").roll("AAAAA").dice == 4


def test_players_may_agree_to_be_asked() -> None:
    """ "…může provést protiútok": an option; usually it happens by itself."""
    t = melee(battle_back="ask").roll("AAAAA")
    assert (t.seat, set(t.options)) == ("allied", {"battle-back", "stand"})
    assert t.play("stand").waits == "draw-card"
    assert melee(battle_back="ask").roll("AAAAA").play("battle-back").dice == 4


def test_without_dice_nobody_attacks() -> None:
    """Terrain may take all dice (house: then there is no attack)."""
    t = Battlefield(french={"E7": "french-light-cavalry 1"}, allied={"E8": "british-line"}, terrain={"E8": "F"})
    assert t.to_battle("order E7").waits == "draw-card"


class TestFirstStrike:
    """ "First Strike (zaútočit jako první)"."""

    hand = ("first-strike", "scout-left", "scout-right")

    def test_the_defender_battles_first_and_the_attacker_goes_on(self) -> None:
        """ "Jestliže není útočící jednotka zničena nebo přinucena k ústupu, může zaútočit jak původně zamýšlela."""
        t = declared("french-line", "british-line", other=self.hand)
        assert set(t.options) == {"stand", "stand-fast", "first-strike"}
        t.play("first-strike")
        assert t.dice == 4
        t.roll("IAAA")
        assert (t.blocks("E7"), t.dice) == (3, 4)
        assert t.roll("AAAA").dice == 4

    def test_an_attacker_that_is_gone_does_not_attack(self) -> None:
        """Destroyed or made to retreat."""
        t = (
            declared("french-line", "british-line", other=self.hand)
            .play("first-strike")
            .roll("FAAA")
            .play("retreat D6")
        )
        assert t.waits == "draw-card"
        t = declared("french-line 1", "british-line", other=self.hand).play("first-strike").roll("IAAA")
        assert (t.banners("allied"), t.waits) == (1, "draw-card")

    def test_no_ground_is_taken_with_it(self) -> None:
        """ "Jednotka, která použila kartu First Strike nemůže provést dobytí území ani průlom jízdy."""
        t = declared("french-line 1", "british-heavy-cavalry", other=self.hand).play("first-strike").roll("IAAA")
        assert t.waits == "draw-card"

    def test_it_is_discarded_and_its_player_draws_first(self) -> None:
        """ "Na konci kola si vylosujte jako první novou kartu velení, kartu First Strike odložte."""
        t = declared("french-line", "british-line", other=self.hand).play("first-strike").roll("AAAA", "AAAAA", "AAAA")
        assert t.roll("forward").hand("allied") == ["scout-left", "scout-right", "forward"]
        assert t.roll("bombard").hand("french") == ["bombard"]
        assert t.seat == "allied"
        assert [t.s.content.card_ids[card] for card in t.s.discard] == ["first-strike", "first-strike", "attack-center"]

    def test_only_one_in_an_attack(self) -> None:
        """ "V rámci jednoho útoku nemohou být zahrány dvě karty First Strike."""
        t = declared("french-line", "british-line", other=("first-strike", "first-strike", "scout-left"))
        assert t.play("first-strike").roll("AAAA").waits == "blow"

    def test_not_against_battling_back(self) -> None:
        """ "Karta velení First Strike nemůže být použita proti jednotce, která zahájila protiútok."""
        t = Battlefield(
            french={"E7": "french-line"}, allied={"E8": "british-line"}, hand=["attack-center", "first-strike"]
        )
        t.play("play attack-center").to_battle("order E7").play("melee E7 E8", "stand").roll("AAAAA")
        assert (t.waits, t.dice) == ("blow", 4)

    def test_not_against_fire(self) -> None:
        """It is played "po tom, co protihráč ohlásil útok na blízko"."""
        t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line"}, other=self.hand).to_battle(
            "order E7"
        )
        assert t.play("fire E7 E9").waits == "blow"

    def test_cavalry_strikes_first_and_infantry_may_not_form_square(self) -> None:
        """ "Když jednotka pěchoty napadne jednotku jízdy, a ta zahraje kartu First Strike" – no square, with ever so
        many cards in hand."""
        t = Battlefield(
            french={"E7": "french-light"},
            allied={"E8": "british-heavy-cavalry"},
            hand=["attack-center", "forward", "bombard", "rally"],
            other=self.hand,
        )
        t.play("play attack-center").to_battle("order E7").play("melee E7 E8", "first-strike")
        assert (t.waits, t.dice) == ("blow", 4)

    def test_against_a_bonus_melee_too_and_each_card_is_replaced(self) -> None:
        """ "V rámci jednoho útoku nemohou být zahrány dvě": in two attacks they can, and both are drawn for first."""
        t = Battlefield(
            french={"E7": "french-heavy-cavalry"},
            allied={"E8": "british-line 1", "E9": "british-line"},
            other=("first-strike", "first-strike"),
        )
        t.to_battle("order E7").play("melee E7 E8", "first-strike").roll("A", "SAAAA")
        t.play("advance E8", "done", "melee E8 E9", "first-strike").roll("AAAA", "AAAAA", "AAAA")
        assert t.roll("forward", "rally").hand("allied") == ["forward", "rally"]
        assert t.roll("bombard").hand("french") == ["bombard"]

    def test_not_by_a_square_that_cavalry_attacks(self) -> None:
        """It rolls first as it is (house: the card would change nothing)."""
        units = {"E7": "french-light-cavalry"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, squares=["E8"], other=self.hand)
        assert t.to_battle("order E7").play("melee E7 E8").waits == "blow"


class TestRetireAndReform:
    """ "Stažení a přeskupení (jízdy)"."""

    def test_cavalry_attacked_by_infantry_may_retire_two_hexes(self) -> None:
        """ "Po tom, co útočící pěchota hodí kostky, ustoupí o 2 hexy směrem k vlastní polovině."""
        t = declared("french-line", "british-light-cavalry").play("retire")
        assert t.dice == 4
        t.roll("ISFF")
        assert t.blocks("E8") == 3
        t.play("retreat F8", "retreat G8")
        assert t.blocks("G8") == 3
        assert t.asks == "take-ground"

    def test_only_cavalry_symbols_hit(self) -> None:
        """ "Všechny ostatní symboly, včetně šavlí a praporů, nemají žádný účinek."""
        t = (
            declared("french-line", "british-light-cavalry")
            .play("retire")
            .roll("CCSF")
            .play("retreat F8", "retreat G9")
        )
        assert t.blocks("G9") == 1

    def test_not_against_cavalry_or_a_lone_battery(self) -> None:
        """ "…ale ne pokud je v boji zblízka napadena jízdou nebo dělostřelectvem."""
        for kind in ("french-light-cavalry", "french-foot-artillery"):
            assert declared(kind, "british-light-cavalry").waits == "blow"

    def test_not_where_two_hexes_are_not_free(self) -> None:
        """ "…pokud se nemůže stáhnout o 2 hexy": units, impassable terrain, the edge of the map."""
        blocked = {"F7": "british-line", "F8": "british-line"}
        assert declared("french-line", "british-light-cavalry", enemies=blocked).waits == "blow"
        walls = dict.fromkeys(("G7", "G8", "G9"), "r")
        assert declared("french-line", "british-light-cavalry", terrain=walls).waits == "blow"
        t = Battlefield(french={"H7": "french-line"}, allied={"H8": "british-light-cavalry"}).to_battle("order H7")
        assert t.play("melee H7 H8").waits == "blow"

    def test_a_leader_alone_is_in_the_way_but_may_be_joined_at_the_end(self) -> None:
        """ "Stažení mohou zamezit obsazené hexy" (house: a leader on the first hex; on the second he is joined, unless
        the cavalry has one of its own)."""
        river = {"F7": "r", "G9": "r"}
        for led, waits in (
            ({"picton": "F8"}, "blow"),
            ({"picton": "G8"}, ""),
            ({"picton": "G8", "moore": "E8"}, "blow"),
        ):
            assert declared("french-line", "british-light-cavalry", terrain=river, leaders=led).waits == waits
        t = declared("french-line", "british-light-cavalry", terrain=river, leaders={"picton": "G8"}).play("retire")
        assert t.roll("AAAA").leader("G8") == "picton"
        assert t.blocks("G8") == 3

    def test_the_example(self) -> None:
        """ "Ústup na hexy A není možný (do strany)… B je obsazen a C má neprůchodný terén. Jediný možný je D."""
        t = Battlefield(
            "allied",
            allied={"F6": "british-line"},
            french={"E7": "french-light-cavalry", "D7": "french-line"},
            terrain={"C6": "R"},
        )
        t.to_battle("order F6").play("melee F6 E7", "retire")
        assert t.dice == 4
        t.roll("AAAA")
        assert t.blocks("C7") == 4
        assert t.asks == "take-ground"

    def test_it_does_not_battle_back(self) -> None:
        """ "Jednotka jízdy nemůže provést protiútok jestliže se rozhodla stáhnout."""
        t = (
            declared("french-line", "british-light-cavalry")
            .play("retire")
            .roll("AAAA")
            .play("retreat F8", "retreat G8")
        )
        assert t.play("done").waits == "draw-card"

    def test_its_leader_is_checked_and_goes_along(self) -> None:
        """ "Jestliže je jednotka jízdy zasažena a je přiřazen velitel, musí provést ověření ztráty velitele."""
        t = declared("french-line", "british-light-cavalry", leaders={"picton": "E8"}).play("retire").roll("CAAA")
        assert t.waits == "leader-check"
        t.roll("SI").play("retreat F8", "retreat G8")
        assert t.leader("G8") == "picton"

    def test_not_when_infantry_battles_back(self) -> None:
        """ "Jednotka jízdy se nemůže stáhnout a přeskupit pokud je napadena v protiútoku."""
        t = melee("french-light-cavalry", "british-line").roll("AAAA")
        assert t.waits == "blow"
