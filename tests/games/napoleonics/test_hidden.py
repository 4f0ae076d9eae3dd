"""What is hidden, and how it is imagined: hands, the cards under squares, the deck."""

from __future__ import annotations

import random
from collections import Counter

from napoleonics_table import Battlefield

from klubovna.games.napoleonics.sampler import sample


def test_nobody_sees_the_other_hand() -> None:
    """ "Karty udržujte před soupeřem v tajnosti."""
    t = Battlefield(hand=["attack-center", "forward"], other=["bombard", "rally"])
    assert t.table.view("french").sides[1].hand is None
    assert t.table.view("french").sides[1].hand_count == 2
    assert t.table.view("allied").sides[1].hand == ["bombard", "rally"]
    assert all(side.hand is None for side in t.table.view(None).sides)


def test_what_was_not_shuffled_into_the_deck_is_in_the_hand() -> None:
    """Everybody has seen the discards: a card that was not among them when they became the deck is held."""
    t = Battlefield(hand=["attack-center", "forward"], other=["bombard", "rally", "elan"])
    s = t.s
    s.pile = s.deck
    for seed in range(30):
        imagined = sample(s, "french", random.Random(seed))
        assert Counter(imagined.deck) <= Counter(s.pile)
        assert s.content.card_number["rally"] in imagined.hands[1]
        assert s.content.card_number["elan"] in imagined.hands[1]


def test_who_is_asked_for_first_strike_has_it() -> None:
    """An attack that can be answered with First Strike only: being asked tells."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E8": "british-line"}, other=["first-strike", "forward"])
    t.to_battle("order E7").play("melee E7 E8")
    assert t.seat == "allied"
    for seed in range(20):
        assert t.s.content.card_number["first-strike"] in sample(t.s, "french", random.Random(seed)).hands[1]


def test_cards_under_squares_are_imagined_too() -> None:
    """Their owner may look at them, others may not."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E10": "british-line"}, squares=["E10"])
    under = {sample(t.s, "french", random.Random(seed)).tracks[1][0] for seed in range(40)}
    assert len(under) > 5
    assert {sample(t.s, "allied", random.Random(seed)).tracks[1][0] for seed in range(20)} == {t.s.tracks[1][0]}
