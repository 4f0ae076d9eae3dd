"""Decks of one's own ("Skupiny vesničanů a karty scénářů": a deck of fifty cards; at most two of a name)."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from klubovna.games.kacir.box import deck_of, faults, load
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import choose, settle

GAME = import_module("klubovna.games.kacir").GAME
BOX = load()


def deck(seat: str, **counts: int) -> str:
    side = ("witch", "hunter").index(seat)
    own = {id: BOX.cards_by_id[id].copies for id in BOX.owned(side)}
    cards = {**own, **{id.replace("_", "-"): count for id, count in counts.items()}}
    lines = "\n".join(f"{id} = {count}" for id, count in cards.items())
    return f'[deck]\nseat = "{seat}"\n[deck.cards]\n{lines}\n'


def test_the_standard_deck_as_a_text() -> None:
    assert faults(BOX, deck("witch")) == []
    settings = GAME.settings({"witch_deck": deck("witch")}, own=True)
    assert GAME.set_up(GAME.content(), settings).decks[0] == BOX.decks[0]


def test_a_deck_of_ones_own_is_a_choice() -> None:
    """Cards that are in no standard deck take the place of others."""
    mine = deck("witch", mandrake=2, black_cat=1, venom=0, ruse=1)
    assert faults(BOX, mine) == []
    settings = GAME.settings({"witch_deck": mine}, own=True)
    cards = [BOX.ids[card] for card in GAME.set_up(GAME.content(), settings).decks[0]]
    assert (cards.count("mandrake"), cards.count("black-cat"), cards.count("venom"), len(cards)) == (2, 1, 0, 50)


def test_games_with_cards_of_no_standard_deck() -> None:
    """Both decks hold their five of them, twice, instead of the first five; nothing is lost, and each of them is played
    sooner or later."""
    more, texts = [id for id in BOX.ids if not BOX.cards_by_id[id].number], {}
    for side, seat in enumerate(("witch", "hunter")):
        own = BOX.owned(side)
        counts = {**dict.fromkeys(own[:5], 0), **{id: 2 for id in own if id in more}}
        texts[f"{seat}_deck"] = deck(seat, **counts)
    settings, rng, played, games = GAME.settings(texts, own=True), random.Random(3), set[str](), 0
    while not played.issuperset(f"play {id}" for id in more):
        games += 1
        assert games <= 60, "one of them is never played"
        s = GAME.set_up(GAME.content(), settings)
        pieces = GAME.pieces(s)
        while True:
            decision, options = settle(s, rng)
            if decision is None:
                break
            action = rng.choice(options)
            played.add(action.text)
            choose(s, decision, action)
        assert GAME.pieces(s) == pieces


@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        (deck("witch", venom=1), "deck.cards", "49 cards"),
        (deck("witch", venom=3, ruse=1), "deck.cards.venom", "3 of a name"),
        (deck("witch", ranger=2, ruse=0), "deck.cards.ranger", "has no 'ranger'"),
        (deck("witch", venmo=2, ruse=0), "deck.cards.venmo", "did you mean 'venom'"),
    ],
)
def test_decks_that_are_not_allowed(text: str, field: str, problem: str) -> None:
    (fault,) = faults(BOX, text)
    assert fault.field == field
    assert problem in fault.problem
    assert fault.line is not None


def test_the_other_sides_deck_is_refused() -> None:
    with pytest.raises(Broken):
        deck_of(BOX, 0, deck("hunter"))


@pytest.mark.parametrize("text", ["[deck\n", "[deck]\nseat = 'cat'\n[deck.cards]\n", "x" * 6000 + "\n"])
def test_texts_that_are_no_decks(text: str) -> None:
    assert len(faults(BOX, text)) == 1
