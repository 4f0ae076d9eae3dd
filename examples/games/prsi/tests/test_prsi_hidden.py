"""What nobody may see, nobody sees; and whoever imagines it imagines nothing that can't be."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import klubovna
from klubovna_prsi.cards import CARDS, NUMBER
from klubovna_prsi.sampler import sample, secrets
from prsi_table import PrsiTable


def imagined(table: PrsiTable, seat: str | None, times: int = 300) -> list[Any]:
    rng = random.Random(1)
    return [sample(table.s, seat, rng) for _ in range(times)]


def test_others_cards_are_backs() -> None:
    """Dealing: how many they are is seen by all."""
    table = PrsiTable("hearts-9", "hearts-8 acorns-10", "bells-8 bells-9 bells-10")
    north, south = table.table.view("south").players
    assert (north.hand.cards, south.hand.cards) == ([None, None], ["bells-8", "bells-9", "bells-10"])
    assert [player.hand.cards for player in table.table.view(None).players] == [[None] * 2, [None] * 3]


def test_only_whoever_draws_hears_which_card_it_was() -> None:
    table = PrsiTable("hearts-9", "hearts-8 acorns-10", "bells-8 bells-9").play("draw").luck("leaves-8")
    heard = {seat: table.table.heard(seat)[-1] for seat in ("north", "south", None)}
    assert heard["north"].args == {"seat": "north", "card": "leaves-8"}
    assert heard["south"].args == heard[None].args == {"seat": "north"}


def test_any_unseen_card_may_be_in_any_hand() -> None:
    """While the first deck lasts, all that nobody has shown are alike."""
    table = PrsiTable("hearts-9", "hearts-8 acorns-10", "bells-8 bells-9", deck="leaves-7 leaves-8 leaves-9 leaves-10")
    held = Counter(card for s in imagined(table, "north") for card in s.hands[1])
    assert {CARDS[card] for card in held} == {"bells-8", "bells-9", "leaves-7", "leaves-8", "leaves-9", "leaves-10"}
    assert all(s.hands[0] == table.s.hands[0] for s in imagined(table, "north"))
    assert min(held.values()) > 60, "and about as often"


def test_whoever_counts_knows_what_was_in_the_pile() -> None:
    """When the deck is empty: what lay in the pile can be in nobody's hand until it is drawn."""
    table = PrsiTable("hearts-9", "acorns-10 acorns-king", "bells-8 bells-9", "leaves-8 leaves-9", deck="")
    table.play("draw").luck("hearts-7")
    old = {NUMBER[card] for card in ("bells-8", "bells-9", "leaves-8", "leaves-9")}
    for s in imagined(table, "north"):
        assert set(s.hands[1]) | set(s.hands[2]) == old
    assert len({tuple(s.hands[1]) for s in imagined(table, "north")}) == 12, "but not who holds which"


def test_a_new_card_is_of_the_new_deck() -> None:
    """When the deck is empty: one of South's cards is new, the others are those it had."""
    table = PrsiTable("hearts-9", "acorns-10 acorns-king", "bells-8 bells-9", deck="")
    table.play("draw").luck("hearts-7").play("draw").luck("leaves-8")
    new = set()
    for s in imagined(table, "north"):
        *before, drawn = s.hands[1]
        assert {CARDS[card] for card in before} == {"bells-8", "bells-9"}
        new.add(drawn)
    assert len(new) == 26, "anything that lay in the pile, but for what North drew"


def test_an_imagined_table_can_be_played_on() -> None:
    """Whatever is imagined, and whoever is asked."""
    rng = random.Random(2)
    for seed in range(10):
        table = klubovna.new("prsi", seed=seed, players=4, back="seven", drawn="play")
        while table.seat is not None:
            s: Any = table.game.sample(table.state, rng.choice([*table.seats, None]), rng)
            assert s.legal()
            s.step(rng.choice(s.legal()), rng)
            table.play(rng.choice(table.options))


def test_when_the_game_is_over_nothing_is_hidden() -> None:
    table = PrsiTable("hearts-9", "hearts-8", "bells-8 bells-9").play("hearts-8")
    assert secrets(table.s, None) == {}
    assert sample(table.s, None, random.Random(1)) == table.s
