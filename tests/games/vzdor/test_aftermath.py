"""Rulebook "3. Důsledky" and "Konec hry": losses, the mission, whether to go on, defeats and the score
table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_box import MISSIONS
from tests.games.vzdor.vzdor_table import VzdorTable, at_attack, at_planning, game_over, pieces, whole_box

STRONG = ["roberto", "nicolas"]

# Step A: civilian losses


def test_four_dead_civilians_are_borne() -> None:
    """Aftermath, step A: "5 or more"."""
    table = at_attack(enemies=["counter-guerrilla-4"], graveyard=[3]).luck(1)
    assert (table.asks, table.seen.dead) == ("stop", 4)


@pytest.mark.parametrize(("graveyard", "turned"), [([3, 1], 1), ([3, 1], 2), ([2, 2], 3)])
def test_five_dead_civilians_lose(graveyard: list[int], turned: int) -> None:
    """Aftermath, step A: people, not cards."""
    table = at_attack(
        enemies=["counter-guerrilla-4"],
        graveyard=graveyard,
        completed=["valley"],
        others=["border"],
    )
    assert game_over(table.luck(turned)) == ((), 0, "civilians")


def test_civilians_are_checked_only_in_the_aftermath() -> None:
    """Components 2.1.7: five die in the middle of the attack and it goes on to its end."""
    enemies = ["jailor-3", "jailor-2", "spy-master-4"]
    table = at_attack(mission="commanders-villa", enemies=enemies, revealed_play=STRONG, recruits=["abel"])
    table.play("defeat commanders-villa").luck(3, 2, 0)
    assert (table.seen.dead, table.outcome) == (5, None)
    assert table.options == ["defeat jailor-3", "defeat jailor-2", "end-attack"]
    table.play("defeat jailor-2")
    assert game_over(table) == ((), 0, "civilians")
    assert table.covert_discard == ["abel", "spy"], "the rest of the attack was carried out"


def test_civilians_come_before_the_mission() -> None:
    """Aftermath, step A before B: the second failure is not even looked at."""
    table = at_attack(enemies=["counter-guerrilla-4"], graveyard=[3, 1], failed=["bunker"]).luck(2)
    assert game_over(table)[2] == "civilians"


# Step B: the mission


def test_success_brings_a_mission_of_the_second_era() -> None:
    """Aftermath, success: the top of the mission deck takes the place, with its garrison face down."""
    table = at_attack(mission="border", others=["valley"], revealed_play=STRONG).play("defeat border")
    assert table.impossible("bunker"), "the first era is over"
    assert table.impossible("crossroads"), "the third comes after the second"
    before = table.seen.enemies.count
    table.luck("prison")
    assert table.row == ["prison", "valley"]
    assert table.at("prison") == ["hidden"] * 5
    assert table.seen.enemies.count == before - 5
    assert (table.s.to_come, table.seen.missions_left) == ((0, 2, 3), 5)
    assert pieces(table) == whole_box()


def test_the_third_era_comes_after_the_second() -> None:
    """Set-up 3: the missions of the second era lie on those of the third."""
    done = ["prison", "caves", "supply-convoy"]
    table = at_attack(mission="border", revealed_play=STRONG, completed=done, to_come=(0, 0, 3))
    table.play("defeat border")
    assert table.impossible("headquarters-cg"), "in the box"
    assert table.luck("crossroads").row[0] == "crossroads"


def test_the_new_mission_is_not_done_nor_weakened() -> None:
    """Aftermath: what was done to the old mission does not stick to the one in its place."""
    table = at_attack(mission="border", hand=["ricardo"], revealed_play=STRONG)
    table.play("play ricardo revealed", "use")
    table.play("defeat border").luck("caves")
    new = next(m for m in table.seen.missions if m.id == "caves")
    assert (new.done, new.defence) == (False, MISSIONS["caves"][2])


def test_the_mission_deck_runs_out() -> None:
    """Aftermath, success: "if no cards are left in the mission deck, skip this step"; the place stays
    empty."""
    table = at_attack(mission="border", others=["valley"], revealed_play=STRONG, to_come=(0, 0, 0)).play(
        "defeat border"
    )
    assert table.row == ["", "valley"]
    assert table.options == ["go-on", "end-resistance"]


def test_failure_leaves_the_place_empty() -> None:
    """Aftermath, failure: turned face down, no other mission is drawn, one fewer for the rest of the game."""
    deck = ["abel", "carlos", "pilar", "celia", "manuel"]
    table = at_attack(mission="border", others=["valley", "mountain-pass"], deck=deck)
    assert (table.seen.failed, table.row) == (["border"], ["", "valley", "mountain-pass"])
    assert table.seen.missions_left == 6
    table.play("go-on", "end-planning")
    assert table.options == ["choose-mission valley", "choose-mission mountain-pass"]


def test_enemies_alone_do_not_make_a_success() -> None:
    """Aftermath, failure: "you have not used attack power to defeat it"."""
    table = at_attack(mission="railroad-bridge", enemies=["jailor-2"], revealed_play=STRONG, recruits=[])
    assert table.play("defeat jailor-2").seen.failed == ["railroad-bridge"]


def test_the_second_failure_loses() -> None:
    """Aftermath, failure: "if it is the second one, you lose at once" – with no points (end of the game)."""
    table = at_attack(mission="border", failed=["bunker"], completed=["commanders-villa"])
    assert game_over(table) == ((), 0, "failures")
    assert table.options == []
    assert table.refused("end-resistance") == "game-over"


# Step C: go on or stop


def test_go_on_or_stop() -> None:
    """Aftermath, step C."""
    table = at_attack(mission="border", completed=["commanders-villa"])
    assert table.options == ["go-on", "end-resistance"]
    table.play("end-resistance")
    assert game_over(table) == ((), 3, "draw")


def test_the_end_is_forced_without_missions() -> None:
    """Aftermath, step C: "if you have no available missions, you must end"; here after a failure."""
    done = ["commanders-villa", "prison", "caves", "headquarters-cg", "crossroads"]
    table = at_attack(mission="border", others=["", ""], completed=done, to_come=(0, 0, 0))
    assert game_over(table) == (("maquis",), 17, "minor")


# The score table


def ended_with(*completed: str) -> VzdorTable:
    """The resistance ends with these missions done, after one that has failed."""
    failing = next(m for m in ("bunker", "border", "valley") if m not in completed)
    return at_attack(mission=failing, others=["barracks"], completed=completed).play("end-resistance")


TOTALS = [
    (0, []),
    (1, ["mountain-pass"]),
    (14, ["police-station", "francos-headquarters", "caves"]),
    (15, ["police-station", "francos-headquarters", "caves", "mountain-pass"]),
    (18, ["police-station", "francos-headquarters", "caves", "defend-farmhouse"]),
    (19, ["police-station", "francos-headquarters", "caves", "defend-farmhouse", "mountain-pass"]),
    (21, ["police-station", "francos-headquarters", "caves", "defend-farmhouse", "crossroads"]),
    (22, ["police-station", "francos-headquarters", "caves", "defend-farmhouse", "mayors-house"]),
]
ROWS = {0: "draw", 1: "draw", 14: "draw", 15: "minor", 18: "minor", 19: "victory", 21: "victory", 22: "major"}


@pytest.mark.parametrize(("total", "completed"), TOTALS, ids=[str(total) for total, _ in TOTALS])
def test_score_table(total: int, completed: list[str]) -> None:
    """End of the game: 1–14 draw (and 0, ruling 12), 15–18 minor victory, 19–21 victory, 22+ major
    victory."""
    table = ended_with(*completed)
    winners = () if ROWS[total] == "draw" else ("maquis",)
    assert game_over(table) == (winners, total, ROWS[total])


def test_nine_missions_are_not_ten() -> None:
    """End of the game: "all 10 missions" – nine with many points are a major victory."""
    done = [m for m in MISSIONS if m not in ("bunker", "border", "barracks")][:9]
    table = ended_with(*done)
    assert len(table.seen.completed) == 9
    assert game_over(table)[2] == "major"


POOREST = ["border", "mountain-pass", "bunker", "supply-convoy", "take-back-farmhouse"]
POOREST += ["prison", "crossroads", "defend-farmhouse", "destroy-depot"]


def test_all_ten_missions_are_epic() -> None:
    """End of the game and ruling 14: the tenth ends the game by itself; epic whatever the points. These
    are the poorest ten there can be; by points alone they would be a major victory."""
    play: dict[str, Any] = {"revealed_play": STRONG, "completed": POOREST, "to_come": (0, 0, 0)}
    table = at_attack(mission="commanding-officer", others=["", "", ""], **play)
    table.play("defeat commanding-officer")
    total = sum(MISSIONS[m][3] for m in [*POOREST, "commanding-officer"])
    assert total == 22
    assert game_over(table) == (("maquis",), total, "epic")


# Rest, step C: spies


def test_nothing_but_spies_loses() -> None:
    """Rest, step C: "if you have drawn only spies, you lose at once"; no points."""
    table = at_attack(mission="border", completed=["commanders-villa"], deck=["spy", "spy"]).play("go-on")
    assert game_over(table) == ((), 0, "spies")


def test_one_maquis_among_spies_goes_on() -> None:
    """Rest, step C."""
    table = at_attack(mission="border", deck=["spy", "spy", "spy", "abel"]).play("go-on")
    assert (table.asks, table.outcome) == ("plan", None)


def test_five_spies_lose_though_maquis_wait_in_the_deck() -> None:
    """Rest, step C: the hand decides."""
    deck = ["spy", "spy", "spy", "spy", "spy", "abel"]
    assert game_over(at_attack(mission="border", deck=deck, spare_spies=0).play("go-on"))[2] == "spies"


def test_an_empty_hand_is_not_a_defeat_by_spies() -> None:
    """Ruling 13: the test needs at least one card."""
    table = at_attack(mission="border", deck=[], recruits=[]).play("go-on")
    assert (table.hand, table.outcome, table.asks) == ([], None, "pick-mission")


def test_spies_are_not_checked_before_the_rest() -> None:
    """Components 2.1.7: a hand of spies during the round is no defeat."""
    table = at_planning(hand=["spy", "spy"], revealed_play=STRONG)
    assert (table.asks, table.outcome) == ("pick-mission", None)
