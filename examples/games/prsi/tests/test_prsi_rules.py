"""The rules, one by one; each test names the chapter that it proves."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from klubovna_prsi.cards import CARDS
from prsi_table import PrsiTable

PLAIN = "bells-8 bells-9 acorns-8 acorns-9"
"""Cards that do nothing, for whoever does not matter."""


def test_the_pack() -> None:
    """The cards: four suits, eight ranks."""
    assert len(set(CARDS)) == 32
    assert CARDS[:8] == tuple(f"hearts-{rank}" for rank in ("7", "8", "9", "10", "under", "over", "king", "ace"))


def test_a_deal() -> None:
    """Dealing: four cards each, one face up, the rest is the deck."""
    table = klubovna.new("prsi", seed=1, players=3)
    seen = table.view("east")
    assert table.seat == "north"
    assert [(p.seat, len(p.hand.cards)) for p in seen.players] == [("north", 4), ("east", 4), ("south", 4)]
    assert (seen.deck.count, seen.pile.count, seen.pile.top in CARDS) == (32 - 12 - 1, 1, True)


def test_five_cards_where_that_was_agreed() -> None:
    """Dealing."""
    assert [len(p.hand.cards) for p in klubovna.new("prsi", seed=1, hand=5).view(None).players] == [5, 5]


def test_what_may_be_laid() -> None:
    """A turn: suit, rank, or an Ober; and one may always draw."""
    table = PrsiTable("hearts-9", "hearts-king bells-9 acorns-10 leaves-over", PLAIN.replace("bells-9 ", ""))
    assert table.options == {"hearts-king", "bells-9", "leaves-over", "draw"}
    assert table.refused("acorns-10") == "refused-follow"
    assert table.refused("hearts-8") == "refused-not-held"
    assert table.refused("play joker") == "refused-no-card"
    assert table.refused("pass") == "refused-pass"


def test_whoever_draws_keeps_the_card_and_the_turn_is_over() -> None:
    """A turn: whether or not it would fit."""
    table = PrsiTable("hearts-9", "hearts-king acorns-10", PLAIN).play("draw").luck("hearts-8")
    assert table.held("north") == ["hearts-king", "acorns-10", "hearts-8"]
    assert table.table.seat == "south"


def test_a_card_may_be_laid_at_once_where_that_was_agreed() -> None:
    """Rulings, a card that was drawn: this card and no other."""
    table = PrsiTable("hearts-9", "hearts-king acorns-10", PLAIN, drawn="play").play("draw").luck("hearts-8")
    assert table.options == {"hearts-8", "keep"}
    assert table.refused("hearts-king") == "refused-only-drawn"
    assert table.play("hearts-8").table.seat == "south"


def test_nobody_is_told_whether_it_fits() -> None:
    """Rulings, a card that was drawn: whoever can only keep it is asked as well."""
    table = PrsiTable("hearts-9", "hearts-king acorns-10", PLAIN, drawn="play").play("draw").luck("leaves-8")
    assert (table.table.seat, table.options) == ("north", {"keep"})
    assert table.play("keep").table.seat == "south"


def test_the_pile_becomes_the_deck() -> None:
    """When the deck is empty: only its top stays."""
    table = PrsiTable("hearts-9", "acorns-10 acorns-king", "bells-8 bells-9", deck="")
    assert table.table.view(None).pile.count == 28
    table.play("draw")
    seen = table.table.view(None)
    assert (seen.deck.count, seen.pile.count, seen.pile.top) == (27, 1, "hearts-9")
    assert table.luck("hearts-7").held("north") == ["acorns-10", "acorns-king", "hearts-7"]


def test_a_seven_makes_the_next_take_two_and_lose_the_turn() -> None:
    """Sevens."""
    table = PrsiTable("hearts-9", "hearts-7 acorns-10", PLAIN, "leaves-8 leaves-9")
    assert table.foreseen("play hearts-7") == ["preview-seven"]
    table.play("hearts-7")
    assert table.options == {"take"}, "without a seven one is asked as well: nobody sees what is missing"
    assert table.refused("bells-8") == "refused-only-seven"
    table.play("take").luck("hearts-8", "hearts-10")
    assert table.held("east")[-2:] == ["hearts-8", "hearts-10"]
    assert table.table.seat == "south"


def test_sevens_add_up() -> None:
    """Sevens: two, four, six, eight."""
    table = PrsiTable("hearts-9", "hearts-7 acorns-10", "bells-7 bells-9", "acorns-7 acorns-9", "leaves-7 leaves-8")
    table.play("hearts-7", "bells-7", "acorns-7", "leaves-7")
    assert (table.table.seat, table.table.view(None).penalty) == ("north", 8)
    table.play("take").luck(*CARDS[1:2], *CARDS[3:6], *CARDS[8 + 5 : 8 + 8], CARDS[16 + 5])
    assert (len(table.held("north")), table.table.seat) == (9, "east")


def test_a_seven_that_was_paid_for_is_a_card_like_any_other() -> None:
    """Sevens: suit and rank are followed."""
    table = PrsiTable("hearts-9", "hearts-7 acorns-10 leaves-7", "bells-8 bells-9")
    table.play("hearts-7", "take").luck("acorns-8", "acorns-9")
    assert table.options == {"leaves-7", "draw"}


def test_sevens_are_not_answered_where_that_was_agreed() -> None:
    """Rulings, seven on seven: nobody is asked."""
    table = PrsiTable("hearts-9", "hearts-7 acorns-10", "bells-7 bells-9", sevens="plain").play("hearts-7")
    assert table.luck("acorns-8", "acorns-9").table.seat == "north"


def test_an_ace_makes_the_next_sit_out() -> None:
    """Aces."""
    table = PrsiTable("hearts-9", "hearts-ace acorns-10", PLAIN, "leaves-8 leaves-9").play("hearts-ace")
    assert (table.table.seat, table.options) == ("east", {"stand"})
    assert table.refused("bells-8") == "refused-only-ace"
    assert table.play("stand").table.seat == "south"
    assert table.options == {"draw"}


def test_an_ace_is_answered_with_an_ace() -> None:
    """Aces: then the one after them has to."""
    table = PrsiTable("hearts-9", "hearts-ace acorns-10", "bells-ace bells-9", "leaves-8 leaves-9")
    table.play("hearts-ace", "bells-ace")
    assert (table.table.seat, table.options) == ("south", {"stand"})
    assert table.play("stand").table.seat == "north"


def test_aces_are_not_answered_where_that_was_agreed() -> None:
    """Rulings, ace on ace: nobody is asked."""
    table = PrsiTable("hearts-9", "hearts-ace acorns-10", "bells-ace bells-9", "leaves-8 leaves-9", aces="plain")
    assert table.play("hearts-ace").table.seat == "south"


def test_an_ober_names_a_suit() -> None:
    """Obers: on any card, and any suit."""
    table = PrsiTable("hearts-9", "leaves-over acorns-10", "bells-8 acorns-9 leaves-9")
    table.play("leaves-over")
    assert table.options == {"name hearts", "name bells", "name acorns", "name leaves"}
    assert table.refused("name clubs") == "refused-no-suit"
    table.play("name bells")
    assert (table.table.seat, table.options) == ("south", {"bells-8", "draw"})


def test_an_ober_does_not_help_against_sevens_and_aces() -> None:
    """Obers: unless a seven or an ace waits."""
    for card, reason in (("hearts-7", "refused-only-seven"), ("hearts-ace", "refused-only-ace")):
        table = PrsiTable("hearts-9", f"{card} acorns-10", "leaves-over bells-8").play(card)
        assert table.refused("leaves-over") == reason


def test_the_last_card_wins_at_once() -> None:
    """The end: an Ober names no suit any more, and the hands are laid down."""
    table = PrsiTable("hearts-9", "leaves-over", "bells-8 acorns-9")
    assert table.foreseen("play leaves-over") == ["preview-last"]
    outcome = table.play("leaves-over").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (("north",), "deal", {"north": 2, "south": 0})
    assert table.table.view(None).players[1].hand.cards == ["bells-8", "acorns-9"]


def test_several_deals_are_played_for_points() -> None:
    """The end: a point for every card that the others hold; the next in the order of play begins."""
    table = PrsiTable("hearts-9", "hearts-8", "bells-8 acorns-9", "leaves-8", deals=3).play("hearts-8")
    assert [player.points for player in table.table.view(None).players] == [3, 0, 0]
    table.luck(list(CARDS[:4]), list(CARDS[4:8]), list(CARDS[8:12]), "acorns-8")
    assert (table.table.seat, table.table.view(None).deal) == ("east", 2)
    assert table.held("east") == list(CARDS[:4])


def test_after_the_last_deal_most_points_win() -> None:
    """The end: whoever won the last deal need not be first."""
    table = PrsiTable("hearts-9", "hearts-8", "bells-8 acorns-9", deals=3)
    table.s.deal, table.s.points = 3, [0, 7]
    outcome = table.play("hearts-8").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (("south",), "points", {"north": 2, "south": 7})


def test_a_seven_calls_back_where_that_was_agreed() -> None:
    """Rulings, a seven on the last card: its player takes two, and play goes on after the seven."""
    table = PrsiTable("hearts-9", "hearts-8", "hearts-7 acorns-9", "leaves-8 leaves-9", back="seven").play("hearts-8")
    assert (table.table.seat, table.options) == ("east", {"hearts-7", "concede"})
    assert table.refused("acorns-9") == "refused-follow"
    table.play("hearts-7").luck("bells-8", "bells-9")
    assert (table.held("north"), table.table.seat, table.options) == (["bells-8", "bells-9"], "south", {"draw"})


def test_nobody_has_to_call_back() -> None:
    """Rulings, a seven on the last card: and nobody is told whether one could have."""
    for held in ("hearts-7 acorns-9", "bells-7 acorns-9"):
        table = PrsiTable("hearts-9", "hearts-8", held, back="seven").play("hearts-8", "concede")
        assert table.table.outcome is not None
        assert table.table.outcome.winners == ("north",)


def test_sevens_on_a_last_seven_add_up() -> None:
    """Rulings, a seven on the last card: as many as the sevens add up to."""
    table = PrsiTable("hearts-9", "hearts-7", "bells-7 acorns-9", back="seven").play("hearts-7", "bells-7")
    table.luck("acorns-8", "leaves-8", "leaves-9", "leaves-10")
    assert (len(table.held("north")), table.table.seat) == (4, "north")


def test_nothing_fits_on_a_last_ace() -> None:
    """Rulings, a seven on the last card: so nobody is asked."""
    table = PrsiTable("hearts-9", "hearts-ace", "hearts-7 acorns-9", back="seven").play("hearts-ace")
    assert table.table.outcome is not None


def test_a_last_ober_names_its_suit_first() -> None:
    """Rulings, a seven on the last card."""
    table = PrsiTable("hearts-9", "hearts-over", "hearts-7 bells-7", back="seven").play("hearts-over", "name bells")
    assert table.options == {"bells-7", "concede"}


def test_whoever_calls_back_with_the_last_card_can_be_called_back() -> None:
    """Rulings, a seven on the last card: by the player after them."""
    table = PrsiTable("hearts-9", "hearts-8", "hearts-7", "bells-7 acorns-9", back="seven").play("hearts-8", "hearts-7")
    table.luck("leaves-8", "leaves-9")
    assert (table.table.seat, table.options) == ("south", {"bells-7", "concede"})
    table.play("concede")
    assert table.table.outcome is not None
    assert table.table.outcome.winners == ("east",)


def test_the_first_card_does_nothing() -> None:
    """Rulings, the first card: not even a seven."""
    table = klubovna.new("prsi", dice=False)
    table.happen([*CARDS[8:12]])
    table.happen([*CARDS[12:16]])
    table.happen("hearts-7")
    seen = table.view(None)
    assert (table.seat, seen.penalty, seen.suit) == ("north", 0, "hearts")


def test_whoever_has_to_take_too_much_takes_what_there_is() -> None:
    """Rulings, too few cards: all others are in hands, and one card is left below the seven."""
    rest = " ".join(card for card in CARDS if card not in {"hearts-9", "hearts-7", "hearts-8", "acorns-10"})
    table = PrsiTable("hearts-9", "hearts-7 hearts-8 acorns-10", rest.replace("bells-7 ", ""), "bells-7", deck="")
    table.play("hearts-7", "take").luck("hearts-9")
    assert table.table.seat == "south"


def test_when_everybody_passes_fewest_cards_win() -> None:
    """Rulings, a deal that gets stuck."""
    rest = " ".join(card for card in CARDS if card not in {"hearts-9", "hearts-8", "acorns-10"})
    table = PrsiTable("hearts-9", "hearts-8 acorns-10", rest, deck="")
    assert table.refused("draw") == "refused-nothing-left"
    outcome = table.play("pass", "pass").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores["north"]) == (("north",), "stalled", 29)


def test_the_pile_is_turned_over_six_times() -> None:
    """Rulings, a deal that gets stuck: then the deal is over."""
    table = PrsiTable("hearts-9", "hearts-8 acorns-10", "bells-8 bells-9", deck="")
    table.s.turned = 6
    outcome = table.play("draw").table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("north", "south"), "stalled")


@pytest.mark.parametrize("nonsense", ["hearts-king", "bells-8", "joker", 3])
def test_impossible_luck_is_refused(nonsense: Any) -> None:
    """A card that somebody holds can't be drawn."""
    table = PrsiTable("hearts-9", "hearts-king acorns-10", PLAIN).play("draw")
    with pytest.raises(klubovna.IllegalMove, match="cannot have happened"):
        table.luck(nonsense)


def test_odds_are_those_by_which_cards_are_drawn() -> None:
    """They add up to 1, and only what lies in the deck can come."""
    table = klubovna.new("prsi", dice=False)
    dealt = table.state.odds()
    assert dealt is not None
    assert len(dealt) == 32 * 31 * 30 * 29 // 24
    assert abs(sum(p for _, p in dealt) - 1) < 1e-9
    s = PrsiTable("hearts-9", "hearts-king acorns-10", PLAIN, deck="leaves-8 leaves-9").play("draw").s
    assert s.odds() == [("leaves-8", 0.5), ("leaves-9", 0.5)]
