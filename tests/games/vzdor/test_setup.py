"""Rulebook "Příprava hry" (set-up) and "Výběr vašich makistů" (choosing your maquis)."""

from __future__ import annotations

from collections import Counter

import pytest

import klubovna
from tests.games.vzdor.vzdor_table import CARDS, ROW, SPY, VzdorTable, pieces, whole_box

FIRST_ERA = ["barracks", "bunker", "valley", "commanders-villa"]


def laid_out() -> VzdorTable:
    return VzdorTable().luck(FIRST_ERA)


def test_two_decks_of_twelve_and_three_spies() -> None:
    """Set-up 1 and 2: the maquis are split in half, three spies join the covert deck, three wait."""
    table = laid_out()
    assert table.seen.covert.count == 12 + 3
    assert table.seen.recruits.count == 12
    assert table.s.covert.bag.count(SPY) == 3
    assert table.seen.spare_spies == 3
    assert table.seen.covert.among == table.seen.recruits.among == sorted(CARDS.maquis)


def test_anybody_may_be_in_either_deck() -> None:
    """Set-up 1: the split is random; whoever is drawn covert is no recruit."""
    table = laid_out().luck("abel", "adela", "spy", "spy", "spy")
    assert table.hand == ["abel", "adela", "spy", "spy", "spy"]
    assert "abel" not in table.seen.recruits.among


def test_four_missions_of_the_first_era_lie_in_the_row() -> None:
    """Set-up 3: of the eight missions four go back to the box, the other four are turned up."""
    table = laid_out()
    assert table.row == FIRST_ERA
    assert table.s.to_come == (0, 3, 3)
    assert table.seen.missions_left == 6


@pytest.mark.parametrize(
    "row",
    [
        ["barracks", "bunker", "valley"],
        ["barracks", "bunker", "valley", "valley"],
        ["barracks", "bunker", "valley", "caves"],
    ],
    ids=["three", "twice", "second-era"],
)
def test_only_four_different_missions_of_the_first_era(row: list[str]) -> None:
    """Set-up 3."""
    assert VzdorTable().impossible(row)


def test_garrisons_are_placed_face_down() -> None:
    """Set-up 4: as many enemies as the garrison says; the rest is the enemy deck."""
    table = laid_out()
    assert [table.at(mission) for mission in FIRST_ERA] == [["hidden"] * n for n in (3, 2, 5, 4)]
    assert table.seen.enemies.count == 32 - 14
    assert table.seen.enemies.discard == []


def test_civilians_and_graveyard() -> None:
    """Set-up 5."""
    table = laid_out()
    assert (table.seen.civilians_left, table.seen.graveyard) == (8, [])


def test_the_first_hand_has_five_cards() -> None:
    """Set-up 6: five cards of the covert deck, then the first round."""
    table = laid_out().luck("abel", "spy", "pilar", "nicolas")
    assert table.waits
    table.luck("juana")
    assert table.hand == ["abel", "juana", "nicolas", "pilar", "spy"]
    assert (table.asks, table.seen.round, table.seen.phase) == ("plan", 1, "planning")
    assert pieces(table) == whole_box()


def test_no_fourth_spy_in_the_first_deck() -> None:
    """Set-up 2: there are three of them."""
    assert laid_out().luck("spy", "spy", "spy").impossible("spy")


def test_the_split_asks_nothing() -> None:
    """Set-up 1: a random split; the first question of the game is about the first round."""
    table = klubovna.new("vzdor", seed=1)
    assert table.prompt is not None
    assert table.prompt.id == "ask-plan"
    assert all(hasattr(entry, "what") for entry in table.record.line())


def test_draft_pair_by_pair() -> None:
    """Choosing your maquis: two are turned up, one goes covert and the other becomes a recruit."""
    table = VzdorTable(maquis="draft").luck(["abel", "pilar"])
    assert table.options == ["draft abel", "draft pilar"]
    assert table.seen.looked == ["abel", "pilar"]
    table.play("draft pilar")
    assert "pilar" in table.s.covert.bag
    assert "pilar" not in table.s.recruits.bag
    assert table.s.recruits.bag == ["abel"]
    assert table.waits
    assert table.impossible(["abel", "juana"])
    assert table.impossible(["juana", "juana"])
    assert table.impossible(["juana", "adela", "celia"])
    assert table.impossible(["juana", "spy"])


def test_draft_fills_both_decks() -> None:
    """Choosing your maquis: until both decks have twelve; then they are shuffled and the spies join."""
    table = VzdorTable(maquis="draft")
    names = sorted(CARDS.maquis)
    for first, second in zip(names[::2], names[1::2], strict=True):
        table.luck([first, second]).play(f"draft {second}")
    table.luck(list(ROW))
    assert Counter(table.s.covert.bag) == Counter([*names[1::2], *[SPY] * 3])
    assert Counter(table.s.recruits.bag) == Counter(names[::2])
    assert table.impossible(names[0])
    table.luck(names[1], names[3], names[23], "spy", names[7])
    assert table.hand == sorted([names[1], names[3], names[23], "spy", names[7]])
    assert table.asks == "plan"
    assert pieces(table) == whole_box()
