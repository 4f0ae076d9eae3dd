"""Vzdor! in a terminal: what is known of the decks, and what the cards say at this table."""

from __future__ import annotations

import pytest
from rich.console import Console

import klubovna
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.boards import Offer, Space, board_for
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from tests.games.vzdor.vzdor_table import CARDS, VzdorTable, at_attack, at_planning

LID = klubovna.game("vzdor").lid


def heaps(table: VzdorTable, language: str = "en") -> dict[str, list[str]]:
    """The list of everything that lies around, by its headings."""
    texts = all_texts(table.table.game, language)
    found = board_for("vzdor", CARDS).things(table.seen, texts)
    return {heap.title: [thing.name for thing in heap.things] for heap in found}


def drawn(table: VzdorTable, language: str) -> str:
    texts = all_texts(table.table.game, language)
    return str(board_for("vzdor", CARDS).draw(table.seen, Offer(), Space(116, 40), texts, ink_of("day", LID)))


def details(table: VzdorTable, thing: str, language: str = "en") -> str:
    board, texts, ink = (
        board_for("vzdor", CARDS),
        all_texts(table.table.game, language),
        ink_of("day", LID),
    )
    board.draw(table.seen, Offer(), Space(116, 40), texts, ink)
    console = Console(width=400)
    with console.capture() as captured:
        console.print(board.details(thing, texts, ink))
    return captured.get()


def test_a_reshuffled_deck_is_listed_as_it_is() -> None:
    """Nobody who can't be in the covert deck is listed under it."""
    table = at_planning(hand=["manuela"], deck=[], discard=["juana", "spy", "pilar"]).play("play manuela covert", "use")
    found = heaps(table.luck("juana"))
    assert found["Inside your deck, order unknown"] == ["Pilar", "Spy"]
    assert "Juana" not in found["Inside the recruits, order unknown"]


def test_strangers_and_whom_they_may_be() -> None:
    table = at_planning(hand=["abel"], garrisons={"border": ["hidden", "guard-1"]})
    found = heaps(table)
    assert "Guard 1" in found["Face-down enemy: one of these"], "there are two of them"
    assert len([name for name in found if name.startswith("Inside the enemy deck, 30 of these")]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_draw_is_shown_where_it_is_not_five(language: str) -> None:
    words = {"en": "Next draw 4", "cs": "Příště doberete 4"}
    table = at_attack(mission="border", enemies=["jailor-2"], revealed_play=["roberto", "nicolas"])
    assert words[language] not in drawn(table, language)
    assert words[language] in drawn(table.play("defeat border"), language)


def test_the_crossroads_as_this_table_plays_it() -> None:
    assert "the revealed ones too" in details(at_planning(hand=["abel"]), "crossroads")
    assert "to the revealed pile" in details(at_planning(hand=["abel"], crossroads="by-side"), "crossroads")


def test_a_woman_among_the_jailors() -> None:
    table = at_attack(enemies=["jailor-2", "jailor-3"], revealed_play=["roberto"])
    assert "Žalářnice" in drawn(table, "cs")
    assert "Žalářník" in drawn(table, "cs")
    assert details(table, "jailor-2", "cs").startswith("Žalářnice\n")
