"""Tactic cards ("Karty taktiky"), each of them; those that order units of one arm are in `test_cards_of_an_arm.py`."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import CENTER, EVERYWHERE, RIGHT, Battlefield


class TestCounterAttack:
    def answer(self, card: str, **more: Any) -> Battlefield:
        """The Allies play a card and leave it at that, the French answer with Counter-Attack."""
        t = Battlefield("allied", hand=[card], other=["counter-attack"], french=EVERYWHERE, **more)
        while t.seat == "allied":
            t.play("done")
        return t.roll("probe-right").play("play counter-attack")

    def test_left_becomes_right(self) -> None:
        """ "…s výjimkou karet sekce, kde se levé křídlo stává pravým a pravé křídlo levým."""
        t = self.answer("attack-left")
        assert t.offered("order") == RIGHT
        assert t.play("order C2", "order C3", "order C4").asks == "move-units"

    def test_the_centre_stays(self) -> None:
        """The same."""
        assert self.answer("probe-center").offered("order") == CENTER

    def test_tactics_are_copied_with_their_effects(self) -> None:
        """ "Postupujte podle pokynů na této právě odložené kartě."""
        t = self.answer("bayonet-charge", allied={"E7": "british-line", "I2": "british-line"})
        assert len(t.offered("order")) == len(EVERYWHERE) + 1
        t.to_move("order C6")
        assert t.table.view(None).tactics == "bayonet-charge"
        assert t.moved().waits == "draw-card"

    def test_a_copy_of_a_copy_is_mirrored_back(self) -> None:
        """ "…stejné rozkazy jako měl protivník, který právě hrál", though he gave them by a Counter-Attack himself."""
        units = {"G2": "british-line", "G7": "british-line", "G12": "british-line"}
        hands: dict[str, Any] = {"hand": ["attack-left", "counter-attack"], "other": ["counter-attack"]}
        t = Battlefield("allied", allied=units, french=EVERYWHERE, **hands).play("play attack-left", "done")
        t.roll("probe-right").play("play counter-attack", "done")
        assert t.roll("forward").play("play counter-attack").offered("order") == {"G2", "I1"}

    def test_scout_is_copied_with_its_two_cards(self) -> None:
        """ "Postupujte podle pokynů na této právě odložené kartě": two are drawn, one is kept."""
        t = Battlefield("allied", hand=["scout-left"], other=["counter-attack"], french=EVERYWHERE).play("done")
        t.roll("probe-right", "forward").play("keep forward", "play counter-attack")
        assert t.offered("order") == RIGHT
        t.play("done").roll("bombard", "rally")
        assert (t.seat, set(t.options)) == ("french", {"keep bombard", "keep rally"})

    def test_before_the_opponent_has_played_it_orders_one_unit(self) -> None:
        """(house)"""
        t = Battlefield(french={"E7": "french-line"}, hand=["counter-attack"])
        assert t.offered("order") == {"A1", "E7"}
        assert t.play("order E7").asks == "move-units"


class TestElan:
    def test_symbols_order_arms_and_flags_anybody(self) -> None:
        """ "Šavle nedávají žádný rozkaz. Prapor dá rozkaz jednotce nebo veliteli dle vašeho výběru."""
        units = {"E7": "french-line", "E5": "french-light-cavalry", "E9": "french-foot-artillery"}
        hand = ["elan", "forward", "bombard", "rally", "scout-left"]
        t = Battlefield(french=units, leaders={"ney": "D7"}, hand=hand).play("play elan")
        assert t.dice == 5
        t.roll("CAFSI")
        assert t.offered("order") == {"A1", "E7"}
        t.play("order E7")
        assert t.offered("order") == {"E5"}
        t.play("order E5")
        assert t.offered("order") == {"E9"}
        t.play("done")
        assert t.offered("order") == {"A1", "E9", "D7"}
        assert t.play("order D7").asks == "move-units"

    def test_ordered_units_have_a_die_more(self) -> None:
        """ "Jednotky, které obdrží rozkaz, bojují s 1 kostkou navíc po dobu celého kola."""
        t = Battlefield(french={"E7": "french-light"}, allied={"E8": "british-line"}, hand=["elan"]).roll("I")
        assert t.to_battle("order E7").play("melee E7 E8").dice == 5

    def test_the_discards_are_shuffled_into_the_deck(self) -> None:
        """ "Zamíchejte odložené karty a dobírací balíček", Élan with them."""
        t = Battlefield(hand=["elan"])
        t.s.discard, t.s.deck = t.s.deck[:10], t.s.deck[10:]
        cards = len(t.s.deck)
        t.roll("S")
        assert t.waits == "draw-card"
        assert (t.s.discard, len(t.s.deck)) == ((), cards + 11)
        assert t.roll("elan").hand("french") == ["elan"]


def test_first_strike_as_a_command_orders_nobody() -> None:
    """It is an answer to an attack (house: played on the own turn it is only discarded)."""
    t = Battlefield(french=EVERYWHERE, hand=["first-strike"])
    assert t.waits == "draw-card"


class TestColdSteel:
    def table(self, **more: Any) -> Battlefield:
        units = {"E7": "french-light", "E5": "french-light", "C9": "french-heavy-cavalry"}
        enemies = {"E8": "british-line", "C10": "british-line 1", "C11": "british-line"}
        return Battlefield(french=units, allied=enemies, hand=["cold-steel"], **more)

    def test_everybody_beside_an_enemy_is_ordered_and_nobody_moves(self) -> None:
        """ "Vydejte rozkaz všem jednotkám, které jsou na hexech sousedících s jednotkou nepřítele."""
        t = self.table()
        assert t.asks == "battle-units"
        assert set(t.options) == {"melee E7 E8", "melee C9 C10", "done"}

    def test_a_die_more_in_melee(self) -> None:
        """ "…mohou v boji na blízko použít 1 bojovou kostku navíc, ale nemohou bojovat na dálku."""
        assert self.table().play("melee E7 E8").dice == 5

    def test_not_in_the_bonus_melee(self) -> None:
        """ "Bonusový útok jízdy probíhá pak s normálním počtem kostek."""
        t = self.table().play("melee C9 C10").roll("SAAAAA").play("advance C10", "done", "melee C10 C11")
        assert t.dice == 5

    def test_a_battery_that_joins_brings_its_own(self) -> None:
        """Both stand beside the target: each has the die more."""
        units = {"E7": "french-light", "D7": "french-horse-artillery"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, hand=["cold-steel"])
        assert t.play("melee E7 E8", "support D7").dice == 4 + 1 + 3 + 1

    def test_but_not_to_the_bonus_melee(self) -> None:
        """(House) What the cavalry has not, the battery that joins it has not either."""
        units, enemies = {"C9": "french-heavy-cavalry", "B10": "french-horse-artillery"}, {"C10": "british-line 1"}
        t = Battlefield(french=units, allied=enemies | {"C11": "british-line"}, hand=["cold-steel"])
        t.play("melee C9 C10", "done").roll("SAAAAA").play("advance C10", "done", "melee C10 C11")
        support = next(action for action in t.table.options if action.text == "support B10")
        foreseen = t.table.preview(support)
        assert foreseen is not None
        assert foreseen.numbers == {"dice": 3}
        assert t.play("support B10").dice == 5 + 3

    def test_a_battery_afar_does_not(self) -> None:
        """It was not ordered, and could not fire."""
        units = {"E7": "french-light", "C8": "french-horse-artillery"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, hand=["cold-steel"]).play("melee E7 E8")
        assert (t.waits, t.dice) == ("blow", 5)


class TestGrandeManoeuvre:
    def test_four_strategic_moves_without_battle(self) -> None:
        """ "Vydejte rozkaz až 4 jednotkám nebo velitelům… strategicky přesunout až o 4 hexy… nemohou bojovat."""
        units = {"E3": "french-foot-artillery", "A5": "french-line", "A6": "french-line"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, leaders={"ney": "A6"}, hand=["grande-manoeuvre"])
        t.play("strategic")
        assert t.offered("detach") == {"A6"}
        t.play("order E3", "order A5", "detach A6", "done")
        assert {"E7", "E8", "I3", "I4"} & t.offered("move E3") == {"E7", "I3", "I4"}
        assert "E6" in t.offered("ride A6")
        assert t.moved("move E3 E7").waits == "draw-card"

    def test_squares_are_not_ordered(self) -> None:
        """ "Jednotka pěchoty zformovaná do čtverce nemůže dostat rozkaz."""
        t = Battlefield(french={"E5": "french-line"}, squares=["E5"], hand=["grande-manoeuvre"]).play("strategic")
        assert t.offered("order") == {"A1"}

    def test_or_one_unit_as_usual(self) -> None:
        """ "Nebo vydejte rozkaz 1 jednotce podle vašeho výběru."""
        t = Battlefield(french={"E7": "french-light"}, allied={"E8": "british-line"}, hand=["grande-manoeuvre"])
        t.play("single", "order E7").moved()
        assert t.play("melee E7 E8").dice == 4


class TestRally:
    def table(self, faces: str, units: dict[str, str], **more: Any) -> Battlefield:
        hand = ["rally", "forward", "bombard", "scout-left"]
        return Battlefield(french=units, hand=hand, **more).play("play rally").roll(faces)

    def test_blocks_return_by_symbols(self) -> None:
        """ "Každé jednotce typu symbolu, který padne, se vrací jeden blok."""
        units = {"E7": "french-line 1", "E5": "french-light-cavalry 2", "E9": "french-foot-artillery"}
        t = self.table("ICAS", units)
        assert (t.blocks("E7"), t.blocks("E5"), t.blocks("E9")) == (2, 3, 3)

    def test_the_player_chooses_among_damaged_units_and_never_above_the_start(self) -> None:
        """ "Jednotka nemůže mít více bloků, než měla původně."""
        t = self.table("IISS", {"E7": "french-line 3", "E5": "french-line 1", "E9": "french-line"})
        assert set(t.options) == {"rally E7", "rally E5"}
        t.play("rally E7")
        assert (t.blocks("E7"), t.blocks("E5")) == (4, 2)

    def test_flags_by_agreement(self) -> None:
        """The rulebook is silent: any damaged unit, or nothing."""
        units = {"E7": "french-line 1"}
        assert self.table("FSSS", units).blocks("E7") == 2
        assert self.table("FSSS", units, rally_flags="none").blocks("E7") == 1

    def test_who_got_a_block_back_is_ordered(self) -> None:
        """ "Jednotky, které dostaly zpět alespoň jeden blok mohou dostat rozkaz."""
        t = self.table("ISSS", {"E7": "french-line 1", "E5": "french-light"})
        assert t.offered("move E7")
        assert not t.offered("move E5")


class TestShortSupply:
    def table(self, **more: Any) -> Battlefield:
        return Battlefield(
            french={"C7": "french-line"},
            allied={"E7": "british-line", "E2": "british-line"},
            hand=["short-supply"],
            **more,
        )

    def test_a_unit_of_either_side_goes_back_to_its_first_row(self) -> None:
        """ "Odstraňte ji z hexu a umístěte ji ve stejné sekci na libovolný prázdný hex v první hexové řadě."""
        t = self.table()
        assert t.offered("supply") == {"A1", "I1", "C7", "E7", "E2"}
        t.play("supply E7")
        assert (t.seat, t.offered("place")) == ("french", {"I5", "I6", "I7", "I8", "I9"})
        assert t.play("place I6").kind("I6") == "british-line"
        assert t.waits == "draw-card"

    def test_the_second_row_where_the_first_is_full(self) -> None:
        """ "Pokud to není možné, umístěte jednotku do druhé hexové řady."""
        rivers = {f"I{column}": "r" for column in (5, 6, 7, 8, 9)}
        t = self.table(terrain=rivers).play("supply E7")
        assert t.offered("place") == {"H4", "H5", "H6", "H7", "H8", "H9"}

    def test_units_and_leaders_fill_a_row(self) -> None:
        """ "…na libovolný prázdný hex": neither where a unit nor where a leader stands; with both rows full the unit
        can't be chosen."""
        full = {"I2": "british-line", "I3": "british-line", "I4": "british-line", "E2": "british-line"}
        t = Battlefield(allied=full, hand=["short-supply"]).play("supply E2")
        assert t.offered("place") == {"H1", "H2", "H3", "H4"}
        t = Battlefield(allied={**full, "H1": "british-line", "H2": "british-line"}, hand=["short-supply"])
        assert t.play("supply E2").offered("place") == {"H3", "H4"}
        rest = dict.fromkeys(("H1", "H2", "H3"), "british-line")
        t = Battlefield(allied={**full, **rest}, leaders={"picton": "H4"}, hand=["short-supply"])
        assert "E2" not in t.offered("supply")

    def test_it_stays_on_its_wing(self) -> None:
        """ "…ve stejné sekci"."""
        t = self.table().play("supply E2")
        assert t.offered("place") == {"I2", "I3", "I4"}

    def test_the_leader_goes_along(self) -> None:
        """ "Pokud je k jednotce přiřazen velitel, je přemístěn spolu s jednotkou."""
        assert self.table(leaders={"picton": "E7"}).play("supply E7", "place I7").leader("I7") == "picton"

    def test_neither_squares_nor_leaders_alone(self) -> None:
        """ "Tato karta se nevztahuje na pěchotu ve čtverci a na samotného velitele."""
        t = self.table(squares=["E7"], leaders={"picton": "E9"})
        assert t.offered("supply") == {"A1", "I1", "C7", "E2"}

    def test_an_own_unit_does_not_battle(self) -> None:
        """ "Jestliže je přemisťovanou jednotkou vaše jednotka, nemůžete v tomto kole bojovat."""
        t = Battlefield(french={"C7": "french-line"}, allied={"B6": "british-line"}, hand=["short-supply"])
        assert t.play("supply C7", "place A7").waits == "draw-card"
