"""Reasons: what a choice leads to, in the game's own words, and nothing that its seat may not know."""

from __future__ import annotations

import random

import pytest

import klubovna
from klubovna.bots.advice import hint, review
from klubovna.bots.budget import Budget
from klubovna.bots.questions import question
from klubovna.bots.thoughts import Hinted, Reason
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.table import Table
from klubovna.terminal.game_review import because
from klubovna.terminal.language import all_texts
from tests.kernel.house import dealt, opened, play
from tests.kernel.sealed import GAME, NORTH

SOME = Budget(iterations=300)


def hints(table: Table, seed: int = 1, budget: Budget = SOME) -> list[Hinted]:
    assert table.seat is not None
    asked = question(table.game, table.state, table.seat, table.options)
    return hint(asked, random.Random(seed), budget)


def told(table: Table, kind: str) -> list[tuple[str, Reason]]:
    return [(one.action, reason) for one in hints(table) for reason in one.reasons if reason.kind == kind]


def last_card() -> Table:
    """South has laid both of its cards, north has one to lay: 9 wins, 1 loses."""
    return play(dealt(north=[1, 9, 2], south=[5, 3, 4]), "lay 2", "lay 4", "wait", "lay 3")


def test_what_is_certain_is_told_where_the_game_foresees_nothing() -> None:
    """Besides that the choice was made: with the last card the game is won."""
    assert ("lay 9", Reason("certain", Message("log-won", {"seat": NORTH}))) in told(last_card(), "certain")


def test_the_other_seats_answer_is_told_only_if_it_could_be_made_in_all_states() -> None:
    """South may always draw; which cards it holds north can't know, so no card is ever told as the answer, except one
    that north has peeked at."""
    for seed in range(6):
        table = opened(seed=seed)
        assert all("lay" not in reason.said.id for _, reason in told(table, "reply"))
    peeked = play(dealt(north=[1, 5, 6], south=[10, 2, 3]), "peek 1", "wait", "wait", "lay 3")
    laid = [reason.said.args for _, reason in told(peeked, "reply") if reason.said.id == "do-lay"]
    assert all(args == {"card": 10} for args in laid)


@pytest.mark.parametrize("id", ["blitzkrieg", "kacir"])
def test_what_is_told_may_be_heard_and_can_be_said(id: str) -> None:
    game, rng = klubovna.game(id), random.Random(2)
    table = klubovna.new(id, seed=2)
    for number in range(40):
        if table.seat is None:
            break
        if number % 10 == 9 and len(table.options) > 1:
            for one in hints(table, budget=Budget(iterations=150)):
                for reason in one.reasons:
                    assert reason.said.heard_by(table.seat)
                    assert not game.texts("cs").problems(reason.said), reason
        table.play(rng.choice(table.options))


def alike(first: Table, second: Table, seat: Seat) -> bool:
    return bool(first.game.view(first.state, seat) == second.game.view(second.state, seat))


def test_nothing_hidden_is_in_it() -> None:
    """What north can't see is different; what it is told is not."""
    one, other = (play(dealt(south=south), "wait", "wait") for south in ((4, 5, 6), (10, 7, 9)))
    assert alike(one, other, NORTH)
    assert hints(one) == hints(other)


def test_the_same_dice_give_the_same_reasons() -> None:
    table = klubovna.new("blitzkrieg", seed=3)
    assert hints(table) == hints(table)


def test_a_review_says_why_the_other_choice_was_better() -> None:
    table = play(last_card(), "lay 1")
    blunder = list(review(GAME, table.record, SOME))[-1]
    assert (blunder.chosen, blunder.best) == ("lay 1", "lay 9")
    assert Reason("certain", Message("log-won", {"seat": NORTH})) in blunder.why


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", ["Pak: Útok vpravo", "Spojenci nejspíš: Útok vpravo", "Nejspíš: Útok vpravo", "Útok vpravo"]),
        ("en", ["Then: Attack", "Allies, most likely: Attack", "Most likely: Attack", "Attack"]),
    ],
)
def test_reasons_in_words(language: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = all_texts(klubovna.game("napoleonics"), language)
    said = words[-1]
    monkeypatch.setattr(type(texts), "say", lambda self, message: said)
    kinds: list[Reason] = [
        Reason("then", Message("x"), "french"),
        Reason("reply", Message("x"), "allied"),
        Reason("likely", Message("x")),
        Reason("certain", Message("x")),
    ]
    found = [because(reason, texts) for reason in kinds]
    assert [text[:1].upper() + text[1:] for text in found] == words


@pytest.mark.parametrize("game", [klubovna.game(id) for id in klubovna.games()], ids=lambda game: game.id)
def test_every_game_says_of_what_the_chance_is(game: Game) -> None:
    for language in ("cs", "en"):
        texts = game.texts(language)
        for seat in game.seats:
            of = texts.text("chance-of", seat=seat)
            assert of.startswith("Šance" if language == "cs" else "Chance")
            assert of.endswith(".")
