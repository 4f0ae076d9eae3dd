"""Rulebook "Často kladené dotazy": each answer, in the order of the book."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_table import asked_nothing_more, at_attack, at_planning

STRONG = ["roberto", "nicolas"]


def test_what_if_a_deck_runs_out_draw() -> None:
    """ "Take the remaining cards, shuffle the discard pile into a new deck, then go on drawing"."""
    table = at_attack(hand=["sagrario"], deck=["abel"], discard=["pilar", "celia"]).play(
        "play sagrario revealed", "use"
    )
    assert table.s.hand == ["abel"]
    assert table.luck("celia").hand == ["abel", "celia"]
    assert (table.seen.covert.count, table.covert_discard) == (1, [])


def test_what_if_a_deck_runs_out_look() -> None:
    """ "Draw or look": the same for the enemy deck."""
    table = at_planning(
        hand=["roberto"],
        enemy_deck=["guard-1"],
        enemy_discard=["grunt-1", "grunt-2", "jailor-2"],
    )
    table.play("play roberto covert", "use").luck("jailor-2", "grunt-2")
    assert table.seen.looked == ["guard-1", "jailor-2", "grunt-2"]
    assert table.killed == []


def test_what_if_the_discard_is_empty_too() -> None:
    """ "Draw or look at only as many as is possible"."""
    drawing = at_attack(hand=["sagrario"], deck=["abel"]).play("play sagrario revealed", "use")
    assert drawing.hand == ["abel"]
    looking = at_planning(hand=["jacinto"], deck=["abel", "spy"]).play("play jacinto covert", "use")
    assert looking.seen.looked == ["abel", "spy"]


def test_discarding_a_maquis_or_a_spy() -> None:
    """ "Face up to the covert discard": a maquis by Jacinto, a spy by Celia, a revealed one by the
    crossroads."""
    maquis = at_planning(hand=["jacinto", "abel"], deck=["pilar", "manuel"])
    assert maquis.play("play jacinto revealed", "give-up abel").covert_discard == ["abel"]
    spy = at_planning(hand=["celia", "spy"], deck=["pilar"])
    assert spy.play("play celia covert", "use").covert_discard == ["spy"]
    revealed = at_attack(mission="crossroads", hand=["abel"], revealed_play=["nicolas"])
    assert revealed.covert_discard == ["nicolas"]


def test_discarding_an_enemy_is_not_defeating() -> None:
    """ "Don't resolve the DEFEAT effect", and SURVIVE neither: the card is not there in the end."""
    given: dict[str, Any] = {"hand": ["paquita"], "recruits": ["abel"]}
    table = at_attack(enemies=["jailor-2", "spy-master-4"], **given)
    table.play("play paquita revealed", "discard jailor-2")
    assert table.killed == ["jailor-2", "spy-master-4"]
    assert (table.covert_discard, table.seen.spare_spies) == ([], 3)


def test_discarding_a_protected_enemy() -> None:
    """ "You may discard also enemies protected from defeat by another effect, for example the Grunt's"."""
    table = at_attack(enemies=["grunt-1", "guard-3"], hand=["consuelo", "abel"])
    table.play("play consuelo revealed")
    assert table.play("discard guard-3").here == ["grunt-1"]


def test_removing_from_the_game() -> None:
    """ "Back to the box, to no discard pile"."""
    spy = at_planning(hand=["manuela", "spy"]).play("play manuela revealed", "use")
    assert (spy.covert_discard, spy.s.hand) == ([], [])
    lost = at_attack(enemies=["military-4"], covert_play=["adolfo"])
    assert (lost.covert_discard, lost.seen.revealed_pile) == ([], [])
    assert "adolfo" in lost.seen.removed


def test_what_is_in_the_play_area() -> None:
    """ "Maquis in hand, decks and discards are not in play": the Military and Marcelino know only those
    played."""
    given: dict[str, Any] = {
        "covert_play": ["abel"],
        "revealed_play": ["nicolas"],
        "deck": ["celia"],
        "discard": ["juana"],
    }
    table = at_attack(hand=["marcelino", "pilar", "spy"], pile=["carlos"], enemies=["military-4"], **given)
    table.play("play marcelino revealed", "use")
    assert table.power == (1 + 4 + 2) + 2
    table.play("play pilar covert", "end-attack")
    assert table.impossible("celia")
    assert table.impossible("juana")
    assert table.impossible("nicolas")
    assert table.luck("pilar").s.covert_play == ["abel"]


def test_covert_and_revealed_are_only_those_in_play() -> None:
    """ "Cards in hand, decks and discards are neither covert nor revealed": Abel counts one."""
    table = at_attack(
        mission="border",
        hand=["abel"],
        pile=["carlos", "celia"],
        revealed_play=["nicolas"],
        discard=["juana"],
    )
    assert table.play("play abel covert", "use").power == (1 + 4) + 1


def test_a_drawn_maquis_is_played_in_the_same_round() -> None:
    """ "Yes"; and having been played it goes where all the others go."""
    deck = ["carlos", "adela", "pilar", "celia", "juana", "manuel"]
    table = at_attack(hand=["nicolas"], deck=deck).play("play nicolas covert", "use")
    assert table.options == ["play carlos covert", "play carlos revealed"]
    table.play("play carlos revealed", "go-on")
    assert table.seen.revealed_pile == ["carlos"]
    assert "carlos" not in table.hand


@pytest.mark.parametrize("way", ["jailor", "prison", "antonio", "ramona"])
def test_the_four_ways_to_recruits(way: str) -> None:
    """ "Defeat a Jailor, complete the prison, or the revealed actions of Antonio or Ramona"; each to its own
    place."""
    if way == "jailor":
        table = at_attack(enemies=["jailor-2"], revealed_play=STRONG, recruits=["abel", "pilar"]).play(
            "defeat jailor-2"
        )
        assert table.covert_discard == ["abel"]
    elif way == "prison":
        table = at_attack(mission="prison", revealed_play=STRONG, recruits=["abel", "pilar"])
        table.play("defeat prison")
        assert table.covert_discard == ["abel"]
    elif way == "antonio":
        table = at_planning(hand=["antonio"], recruits=["abel", "pilar"]).play("play antonio revealed", "use")
        assert table.play("enlist abel").covert_top == ["abel"]
    else:
        table = at_attack(hand=["ramona"], recruits=["abel", "pilar"]).play("play ramona revealed", "use")
        assert table.s.hand == ["abel"]
    assert table.seen.recruits.top == ["pilar"]


def test_not_all_enemies_must_be_defeated() -> None:
    """ "No, you need not"."""
    table = at_attack(mission="border", enemies=["grunt-2", "military-3"], revealed_play=STRONG)
    table.play("defeat border")
    assert table.seen.completed == ["border"]


def test_attack_power_is_one_sum() -> None:
    """ "Add up all, also of PLANNING, then spend it card by card": 2 and 2 of two cards fell an enemy of
    3."""
    table = at_planning(hand=["carlos", "benigno"], garrisons={"valley": ["military-3"]})
    table.play("play carlos covert")
    table.play("end-planning", "choose-mission valley", "play benigno covert")
    assert table.power == 4
    assert table.play("defeat military-3").killed == ["military-3"]


def test_no_limit_of_enemies_at_a_mission() -> None:
    """ "There is no limit": the valley with its five gets a sixth and a seventh."""
    five = ["hidden"] * 5
    table = at_attack(
        enemies=["radio-operator-3", "radio-operator-2"],
        others=["valley"],
        elsewhere={"valley": five},
    )
    assert table.at("valley") == ["hidden"] * 7
    moved = at_attack(
        enemies=["guard-1"],
        others=["valley"],
        elsewhere={"valley": five},
        hand=["adela", "abel"],
    )
    assert moved.play("play adela covert", "move guard-1").at("valley") == [*five, "guard-1"]


def test_engineer_before_benigno() -> None:
    """ "The Engineer's effect comes first": a 1 is 2 when Benigno comes, and ends at 1."""
    table = at_attack(enemies=["engineer-2", "grunt-1"], hand=["benigno", "abel"])
    assert table.defences == {"engineer-2": 2, "grunt-1": 2}
    assert table.play("play benigno revealed", "use").defences == {"engineer-2": 1, "grunt-1": 1}


@pytest.mark.parametrize("name", ["antonio", "celia"])
def test_antonio_and_celia_without_a_spy(name: str) -> None:
    """ "No": in full, and the only exception are cards to draw that have run out."""
    for start in (at_planning, at_attack):
        without = start(hand=[name, "abel"], deck=["pilar", "spy"]).play(f"play {name} covert")
        assert asked_nothing_more(without)
        with_spy = start(hand=[name, "abel", "spy"], deck=[]).play(f"play {name} covert")
        assert with_spy.options == ["use", "skip"]
