"""Rulebook "Zahrání karet makistů a vyhodnocení jejich akcí": when an action is offered, and that it is
voluntary.

The table is so rich that every one of the 42 actions could be carried out; so only the phase decides.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_box import ATK, BOTH, MAQUIS, NONE, PLAN
from tests.games.vzdor.vzdor_table import CARDS, VzdorTable, asked_nothing_more, at_attack, at_planning

SIDES = [(name, side) for name in MAQUIS for side in ("covert", "revealed")]
ALLY = {"carlos", "jacinto", "juana"}


def phases(name: str, side: str) -> tuple[str, ...]:
    return MAQUIS[name][1] if side == "covert" else MAQUIS[name][3]


def rich(name: str) -> dict[str, Any]:
    ally, other = sorted(ALLY - {name})[:2]
    if ally == "carlos":  # Emilio needs somebody with an action
        ally, other = other, ally
    return {
        "hand": [name, other, "spy"],
        "covert_play": [ally],
        "pile": ["nicolas" if name != "nicolas" else "roberto"],
    }


def planning(name: str) -> VzdorTable:
    return at_planning(**rich(name), garrisons={"border": ["hidden", "hidden"]})


def attack(name: str) -> VzdorTable:
    enemies = ["counter-guerrilla-2", "military-1"]
    return at_attack(mission="valley", enemies=enemies, elsewhere={"border": ["hidden"]}, **rich(name))


def look(phase: str, name: str) -> VzdorTable:
    return planning(name) if phase == "planning" else attack(name)


@pytest.mark.parametrize("phase", ["planning", "attack"])
@pytest.mark.parametrize(("name", "side"), SIDES, ids=[" ".join(side) for side in SIDES])
def test_an_action_belongs_to_its_phase(name: str, side: str, phase: str) -> None:
    """ "You may carry out the action only if its type matches the phase you are in"; sides without one ask
    nothing."""
    table = look(phase, name).play(f"play {name} {side}")
    assert asked_nothing_more(table) == (phase not in phases(name, side))


@pytest.mark.parametrize("phase", ["planning", "attack"])
@pytest.mark.parametrize(("name", "side"), SIDES, ids=[" ".join(side) for side in SIDES])
def test_actions_are_voluntary(name: str, side: str, phase: str) -> None:
    """ "Actions of maquis are voluntary": having skipped it, nothing has changed but that the card lies in
    its half."""
    table = look(phase, name)
    expected = table.s.clone()
    expected.hand.remove(name)
    (expected.covert_play if side == "covert" else expected.revealed_play).append(name)
    if phase == "attack" and side == "revealed":
        expected.attack_reveals += 1
    table.play(f"play {name} {side}")
    if phase in phases(name, side):
        assert "skip" in table.options
        table.play("skip")
    assert table.s == expected


@pytest.mark.parametrize(("name", "side"), SIDES, ids=[" ".join(side) for side in SIDES])
def test_an_action_is_for_the_moment_of_playing(name: str, side: str) -> None:
    """ "PLANNING actions only of cards played in planning, ATTACK actions only of those played in the
    attack": a card played in planning is not asked about its ATTACK action later (components 2.1.2)."""
    table = planning(name).play(f"play {name} {side}")
    if not asked_nothing_more(table):
        table.play("skip")
    table.play("end-planning", "choose-mission mountain-pass")
    assert table.asks == "play-in-attack"
    assert not any(f" {name} " in option for option in table.options)


@pytest.mark.parametrize(("name", "side"), SIDES, ids=[" ".join(side) for side in SIDES])
def test_the_strength_counts_whenever_the_card_was_played(name: str, side: str) -> None:
    """FAQ, attack power: "also those you played in PLANNING"; each by the side it lies on."""
    strength = MAQUIS[name][0] if side == "covert" else MAQUIS[name][2]
    for phase in ("planning", "attack"):
        table = look(phase, name)
        before = table.power
        table.play(f"play {name} {side}")
        if not asked_nothing_more(table):
            table.play("skip")
        assert table.power == before + strength


def test_every_side_is_offered_and_spies_are_not() -> None:
    """ "Spies in hand cannot be played in any way"."""
    table = at_planning(hand=["abel", "spy", "pilar"])
    plays = ["play abel covert", "play abel revealed", "play pilar covert", "play pilar revealed"]
    assert table.options == [*plays, "end-planning"]
    assert table.refused("play spy covert") == "spy"
    assert table.refused("play juana covert") == "not-in-hand"
    table.play("end-planning", "choose-mission border")
    assert table.options == plays
    assert table.refused("play spy revealed") == "spy"


def test_the_table_of_phases_is_complete() -> None:
    assert set(MAQUIS) == set(CARDS.maquis)
    assert {phases(*side) for side in SIDES} == {PLAN, ATK, BOTH, NONE}
