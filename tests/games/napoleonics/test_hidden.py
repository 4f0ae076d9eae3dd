"""What is hidden, and how it is imagined: hands, the cards under squares, the deck."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from klubovna.games.napoleonics.sampler import sample
from tests.games.napoleonics.napoleonics_table import Battlefield


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


def test_a_hand_of_cards_that_are_all_alike_is_asked_for_all_the_same() -> None:
    """To be passed over would tell the opponent what the hand is; with Scout, what was drawn."""
    t = Battlefield(hand=["scout-left"], asked=True)
    assert (t.asks, t.options) == ("play-card", ["play scout-left"])
    t.play("play scout-left").roll("forward", "forward")
    assert (t.asks, t.options) == ("keep-card", ["keep forward"])


def test_cards_under_squares_are_imagined_too() -> None:
    """Their owner may look at them, others may not."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E10": "british-line"}, squares=["E10"])
    under = {sample(t.s, "french", random.Random(seed)).tracks[1][0] for seed in range(40)}
    assert len(under) > 5
    assert {sample(t.s, "allied", random.Random(seed)).tracks[1][0] for seed in range(20)} == {t.s.tracks[1][0]}


class TestEverybodyIsAskedForFirstStrike:
    """The question shall not tell who has the card."""

    def attacked(self, *hand: str, **more: Any) -> Battlefield:
        units = {"E7": "french-line", "D8": "french-line"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, other=hand, striking=True, **more)
        return t.to_battle("order E7", "order D8").play("melee E7 E8")

    def test_the_attacker_can_not_tell(self) -> None:
        """Whoever is attacked in melee is asked, with the card or without it."""
        held, bare = self.attacked("first-strike", "forward"), self.attacked("bombard", "forward")
        assert set(held.options) == {"stand", "stand-fast", "first-strike"}
        assert set(bare.options) == {"stand", "stand-fast"}
        assert (held.seat, held.table.prompt) == (bare.seat, bare.table.prompt)
        assert held.table.view("french") == bare.table.view("french")
        hands = {tuple(sorted(sample(bare.s, "french", random.Random(seed)).hands[1])) for seed in range(30)}
        assert len(hands) > 5

    def test_who_stands_fast_is_left_alone_for_the_rest_of_the_turn(self) -> None:
        """…and asked again in the next one."""
        t = self.attacked("first-strike", "forward").play("stand-fast").roll("AAAAA", "AAAA").play("melee D8 E8")
        assert t.waits == "blow"
        t.roll("AAAAA", "AAAA", "probe-center").play("play forward")
        while t.seat == "allied":
            t.play("done")
        t.roll("rally").play("play probe-center").to_battle("order E7").play("melee E7 E8")
        assert "first-strike" in t.options

    def test_who_just_stands_is_asked_again(self) -> None:
        """ "Stand" is an answer to one attack."""
        t = self.attacked("first-strike", "forward").play("stand").roll("AAAAA", "AAAA").play("melee D8 E8")
        assert "first-strike" in t.options

    def test_nobody_is_asked_for_what_all_can_see_is_impossible(self) -> None:
        """Both cards lie among the discards, or there is no card in hand."""
        assert self.attacked().waits == "blow"
        units = {"E7": "french-line", "D8": "french-line"}
        t = Battlefield(french=units, allied={"E8": "british-line"})
        assert t.to_battle("order E7").play("melee E7 E8").waits == "blow"
