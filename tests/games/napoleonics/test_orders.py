"""Phases 1 and 2: command cards of sections, and orders ("Vydejte rozkazy vašim jednotkám a velitelům")."""

from __future__ import annotations

from tests.games.napoleonics.napoleonics_table import Battlefield


def test_a_section_card_orders_so_many_units_of_its_section() -> None:
    """ "Karta velení většinou říká kolik jednotek obdrží rozkazy a ve které části bitevního pole."""
    t = Battlefield(french={"D5": "french-line", "D6": "french-line", "D7": "french-light", "D8": "french-light"})
    assert t.offered("order") == {"D5", "D6", "D7", "D8"}
    t.play("order D5", "order D6", "order D8")
    assert t.asks == "move-units"
    assert t.offered("move D7") == set()


def test_one_order_for_each_unit() -> None:
    """ "V každém kole můžete dát pouze jeden rozkaz jedné jednotce."""
    t = Battlefield(french={"D5": "french-line", "D6": "french-line"}).play("order D5")
    assert t.offered("order") == {"D6"}


def test_orders_that_find_nobody_are_lost() -> None:
    """ "…než kolik máte v této sekci jednotek a velitelů, nevyužité rozkazy budou ztraceny."""
    t = Battlefield(french={"D5": "french-line"}).play("order D5")
    assert t.asks == "move-units"


def test_a_card_that_can_order_nobody_is_played_and_another_drawn() -> None:
    """ "…přeskočte kroky 2 až 4 a vylosujte si rovnou novou kartu velení."""
    t = Battlefield(french={"D2": "french-line"})
    assert t.waits == "draw-card"
    t.roll("forward")
    assert t.hand("french") == ["forward"]
    assert t.seat == "allied"


def test_hexes_cut_by_a_line_belong_to_both_sections() -> None:
    """ "Jednotky a velitelé na hexu, který protíná přerušovaná čára, mohou dostat rozkaz pro obě sekce."""
    units = {"D4": "french-line", "D9": "french-line", "D3": "french-line"}
    assert Battlefield(french=units).offered("order") == {"D4", "D9"}
    assert Battlefield(french=units, hand=["attack-right"]).offered("order") == {"A1", "D3", "D4"}


def test_left_and_right_are_seen_from_the_own_seat() -> None:
    """Bitevní pole: the left of one side is the right of the other."""
    french, allied = {"C12": "french-line", "C2": "french-line"}, {"G12": "british-line", "G2": "british-line"}
    assert Battlefield(french=french, hand=["attack-left"]).offered("order") == {"C12"}
    assert Battlefield("allied", allied=allied, hand=["attack-left"]).offered("order") == {"G2", "I1"}


def test_the_option_draws_the_lines_elsewhere() -> None:
    """Two boards of the family differ in where the lines are drawn."""
    t = Battlefield(french={"C5": "french-line", "D4": "french-line"}, section_lines="narrow")
    assert t.offered("order") == {"C5"}


def test_cards_of_several_sections_are_given_section_by_section() -> None:
    """ "Coordinated Advance: jednomu vlevo, dvěma v centru a jednomu vpravo."""
    units = {f"C{column}": "french-line" for column in (2, 3, 5, 6, 7, 11, 12)}
    t = Battlefield(french=units, hand=["coordinated-advance"])
    assert t.offered("order") == {"C11", "C12"}
    t.play("order C11")
    assert t.offered("order") == {"C5", "C6", "C7"}
    t.play("order C5", "order C6")
    assert t.offered("order") == {"A1", "C2", "C3"}
    t.play("order C2")
    assert t.asks == "move-units"


def test_a_unit_on_a_line_takes_an_order_of_either_section() -> None:
    """It is ordered once, with the first or with the second."""
    t = Battlefield(french={"D4": "french-line", "D5": "french-line"}, hand=["recon-in-force"])
    assert t.offered("order") == {"D4", "D5"}
    t.play("order D4")
    assert t.offered("order") == {"A1"}


def test_assault_orders_as_many_as_there_are_cards_in_hand_with_the_one_played() -> None:
    """ "Vaše velení je rovno kartám velení v ruce hráče, včetně právě hrané karty."""
    units = {f"C{column}": "french-line" for column in (5, 6, 7, 8, 9)}
    t = Battlefield(french=units, hand=["assault-center", "scout-left", "probe-left"]).play("play assault-center")
    t.play("order C5", "order C6", "order C7")
    assert t.asks == "move-units"


def test_a_leader_goes_with_his_unit_for_one_order() -> None:
    """ "Stačí tedy jen jeden rozkaz na to, aby se přesunula či bojovala jednotka i její velitel."""
    t = Battlefield(french={"D6": "french-line"}, leaders={"ney": "D6"}).to_move("order D6")
    t.play("move D6 E6")
    assert (t.leader("E6"), t.kind("E6")) == ("ney", "french-line")


def test_a_section_card_may_order_a_leader_to_leave_his_unit() -> None:
    """ "Stojí to vždy jeden rozkaz za každého velitele, který má opustit jednotku."""
    t = Battlefield(french={"D6": "french-line"}, leaders={"ney": "D6"})
    assert set(t.options) == {"order D6", "detach D6", "done"}
    t.play("detach D6", "order D6")
    assert t.offered("ride D6")
    assert t.offered("move D6")


def test_a_leader_alone_is_ordered_like_a_unit() -> None:
    """ "Velitel, který obdrží rozkaz (jestliže je sám…) se může posunout až o 3 hexy."""
    t = Battlefield(leaders={"ney": "D6"})
    assert t.offered("order") == {"D6"}
    t.play("order D6")
    assert "G6" in t.offered("ride D6")


def test_squares_are_ordered_as_they_are_or_dissolved() -> None:
    """ "Jednotka pěchoty zformovaná do čtverce může obdržet rozkaz rozpustit formaci", which is an order."""
    t = Battlefield(french={"D6": "french-line"}, squares=["D6"], hand=["attack-center", "probe-left"])
    t.play("play attack-center")
    assert set(t.options) == {"order D6", "dissolve D6", "done"}
    t.play("dissolve D6")
    assert not t.square("D6")
    assert t.hand("french") == ["probe-left", "bombard"]
    assert t.offered("move D6")


def test_a_dissolved_square_raises_the_command_at_once() -> None:
    """ "Jakákoliv jednotka rozpustí-li čtverec zvyšuje okamžitě bojeschopnost armády": an order more for Assault."""
    units = {f"D{column}": "french-line" for column in (5, 6, 7)}
    t = Battlefield(french=units, squares=["D6"], hand=["assault-center", "probe-left"]).play("play assault-center")
    t.play("dissolve D6", "order D5", "order D7")
    assert t.asks == "move-units"


def test_with_other_cards_it_does_not() -> None:
    """Orders of an Attack card are three, whatever comes back to the hand."""
    units = {f"D{column}": "french-line" for column in (5, 6, 7, 8)}
    t = Battlefield(french=units, squares=["D6"]).play("dissolve D6", "order D5", "order D7")
    assert t.asks == "move-units"


def test_enemy_cavalry_beside_keeps_a_square_from_dissolving() -> None:
    """ "Jednotka pěchoty nemůže dostat rozkaz rozpustit čtverec, pokud je v sousedním hexu nepřátelská jízda."""
    for enemy, dissolves in (("british-light-cavalry", False), ("british-line", True)):
        t = Battlefield(french={"D6": "french-line"}, allied={"E6": enemy}, squares=["D6"])
        assert ("dissolve D6" in t.options) is dissolves


def test_a_leader_leaves_a_square_only_after_it_has_been_dissolved() -> None:
    """ "Teprve až jednotka obdrží rozkaz rozpustit čtverec může se velitel oddělit, a to i ve stejném kole."""
    t = Battlefield(french={"D6": "french-line"}, leaders={"ney": "D6"}, squares=["D6"])
    assert "detach D6" not in t.options
    t.play("dissolve D6")
    assert t.options == ["detach D6", "done"]
