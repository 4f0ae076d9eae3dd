"""What the player knows of each deck is what the view tells: cards on top and at the bottom, cards that are certainly
inside, and whom the others may be."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import klubovna
from tests.games.vzdor.vzdor_table import CARDS, SPY, VzdorTable, at_attack, at_planning


def deck(view: Any) -> tuple[list[str], int, list[str]]:
    return view.inside, view.strangers, view.among


def test_at_the_start() -> None:
    """Set-up 1, 2, 4: three spies are in the covert deck, the maquis in either; all enemies are unseen."""
    seen = VzdorTable().luck(["bunker", "border", "valley", "barracks"]).seen
    assert deck(seen.covert) == ([SPY] * 3, 12, sorted(CARDS.maquis))
    assert deck(seen.recruits) == ([], 12, sorted(CARDS.maquis))
    assert seen.enemies.among == seen.hidden["hidden"] == sorted(CARDS.enemy_deck)
    assert seen.enemies.strangers == 32 - (2 + 3 + 5 + 3)


def test_a_reshuffled_covert_deck_is_known() -> None:
    """FAQ, decks that run out: the new deck is exactly what lay in the covert discard; whoever was not seen before is a
    recruit."""
    table = at_planning(hand=["manuela"], deck=[], discard=["juana", SPY, "pilar"]).play("play manuela covert", "use")
    seen = table.luck("juana").seen
    assert deck(seen.covert) == (["pilar", SPY], 0, [])
    assert seen.recruits.strangers == 0
    assert len(seen.recruits.inside) == seen.recruits.count, "nobody else is left, so the recruits are known, too"
    assert "juana" not in seen.recruits.inside


def test_after_a_draft_both_decks_are_known() -> None:
    """Choosing your maquis: whom you chose lies in the covert deck, the others are the recruits."""
    table, names = VzdorTable(maquis="draft"), sorted(CARDS.maquis)
    for first, second in zip(names[::2], names[1::2], strict=True):
        table.luck([first, second]).play(f"draft {second}")
    assert deck(table.seen.covert) == (sorted([*names[1::2], *[SPY] * 3]), 0, [])
    assert deck(table.seen.recruits) == (names[::2], 0, [])


def test_enemies_of_each_shuffle() -> None:
    """FAQ, decks that run out: face-down enemies of the old deck are others than those of the new one."""
    table = at_attack(
        mission="border",
        others=["valley"],
        elsewhere={"valley": ["hidden"]},
        enemy_deck=["guard-1"],
        enemy_discard=["grunt-1", "jailor-2", "jailor-3"],
        revealed_play=["roberto"],
        to_come=(0, 1, 0),
    )
    table.play("defeat border").luck("steal-supplies")
    seen = table.seen
    assert table.at("steal-supplies") == ["known-guard-1", "hidden-shuffle-2", "hidden-shuffle-2"]
    assert seen.hidden["hidden-shuffle-2"] == ["grunt-1", "jailor-2", "jailor-3"]
    assert deck(seen.enemies) == ([], 1, ["grunt-1", "jailor-2", "jailor-3"])
    assert len(seen.hidden["hidden"]) == 1, "the only one left of the first shuffle"


def test_the_next_rest_is_in_the_view() -> None:
    """The border and the valley change the coming draw; the round after draws five again."""
    table = at_attack(
        mission="border", revealed_play=["roberto"], deck=["abel", "pilar", "juana", "celia", "carlos", SPY]
    )
    assert table.seen.rest_draw == 5
    assert table.play("defeat border").seen.rest_draw == 4
    assert table.luck("caves").play("go-on").seen.rest_draw == 5


DRAWS = {"log-drawn": "covert", "log-recruit-drawn": "recruits"}


@pytest.mark.parametrize("maquis", ["split", "draft"])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_drawn_was_possible(seed: int, maquis: str) -> None:
    """Random games: a card that is drawn was on top, inside, or among those who the strangers may be; and all counts
    add up."""
    table, rng, drawn = klubovna.new("vzdor", seed=seed, maquis=maquis), random.Random(seed), Counter[str]()
    while table.seat:
        seen = table.view("maquis")
        for known in (seen.covert, seen.recruits, seen.enemies):
            assert len(known.top) + len(known.inside) + known.strangers + len(known.bottom) == known.count
            assert known.strangers <= len(known.among)
        said = len(table.log)
        table.play(rng.choice([a for a in table.options if a.text != "end-resistance"]))
        news = [message for message in table.log[said:] if message.id in DRAWS]
        if seen.round and "log-shuffled" not in [message.id for message in table.log[said:]]:
            for message in news:
                known = getattr(seen, DRAWS[message.id])
                assert message.args["card"] in {*known.top, *known.inside, *known.among, *known.bottom}
                drawn[message.id] += 1
    assert drawn
