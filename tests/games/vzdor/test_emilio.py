"""Emilio covert, P/A: copy the covert action of a covert maquis in play whose phase is the current one
(ruling 11)."""

from __future__ import annotations

import pytest

from tests.games.vzdor.vzdor_table import asked_nothing_more, at_attack, at_planning


@pytest.mark.parametrize("name", ["manuela", "marcelino"])
def test_copies_a_draw_in_planning(name: str) -> None:
    """Manuela, Marcelino: draw one."""
    table = at_planning(hand=["emilio"], covert_play=[name], deck=["abel", "pilar"])
    table.play("play emilio covert")
    assert table.options == [f"copy {name}", "skip"]
    table.play(f"copy {name}")
    assert (table.hand, table.covert_top) == (["abel"], ["pilar"])


@pytest.mark.parametrize("name", ["manuel", "paquita"])
def test_copies_scouting(name: str) -> None:
    """Manuel, Paquita: turn all enemies of a mission up; the copied action is carried out, not skipped any
    more."""
    garrisons = {"border": ["hidden", "hidden"], "valley": ["hidden"]}
    table = at_planning(hand=["emilio"], covert_play=[name], garrisons=garrisons)
    table.play("play emilio covert", f"copy {name}")
    assert table.options == ["scout border", "scout valley"]
    table.play("scout border").luck("guard-1", "grunt-1")
    assert table.at("border") == ["guard-1", "grunt-1"]


@pytest.mark.parametrize("name", ["domingo", "pilar"])
def test_copies_scouting_and_discarding(name: str) -> None:
    """Domingo, Pilar: one or two turned up, one of them discarded."""
    table = at_planning(hand=["emilio"], covert_play=[name], garrisons={"border": ["hidden", "hidden"]})
    table.play("play emilio covert", f"copy {name}", "turn-enemy border hidden").luck("guard-1", "grunt-1")
    table.play("discard guard-1")
    assert (table.at("border"), table.killed) == (["grunt-1"], ["guard-1"])


def test_copies_looking_at_recruits() -> None:
    """Ramona: recruits to the bottom."""
    table = at_planning(hand=["emilio"], covert_play=["ramona"], recruits=["abel", "celia", "juana", "pilar"])
    table.play("play emilio covert", "copy ramona", "put-away abel", "keep", "on-top juana")
    assert table.seen.recruits.top == ["juana", "celia", "pilar"]
    assert table.seen.recruits.bottom == ["abel"]


def test_copies_looking_at_enemies() -> None:
    """Roberto: the top three enemies."""
    table = at_planning(hand=["emilio"], covert_play=["roberto"], enemy_deck=["guard-1", "grunt-1"])
    table.play("play emilio covert", "copy roberto", "put-away guard-1", "keep")
    assert table.seen.enemies.top == ["grunt-1"]
    assert table.killed == ["guard-1"]


@pytest.mark.parametrize("name", ["jacinto", "juana"])
@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_copies_sifting_in_either_phase(name: str, phase: str) -> None:
    """Jacinto, Juana: the top three of the covert deck."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=["emilio", "celia"], covert_play=[name], deck=["abel", "spy", "pilar", "carlos"])
    table.play("play emilio covert", f"copy {name}", "put-away spy", "keep", "on-top pilar")
    assert table.covert_top == ["pilar", "abel", "carlos"]
    assert table.covert_discard == ["spy"]


@pytest.mark.parametrize("name", ["antonio", "celia"])
@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_copies_changing_a_spy(name: str, phase: str) -> None:
    """Antonio, Celia: a spy away, a card drawn; not without a spy in hand."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=["emilio", "spy"], covert_play=[name], deck=["abel"])
    table.play("play emilio covert", f"copy {name}")
    assert (table.hand, table.covert_discard) == (["abel"], ["spy"])
    without = start(hand=["emilio", "abel"], covert_play=[name], deck=["carlos"]).play("play emilio covert")
    assert asked_nothing_more(without)


@pytest.mark.parametrize("name", ["abel", "soledad"])
def test_copies_counting_the_revealed(name: str) -> None:
    """Abel, Soledad: +1 per revealed maquis, once more; also of one played in planning (ruling 11)."""
    table = at_attack(hand=["emilio", "nicolas"], covert_play=[name], revealed_play=["roberto"])
    table.play("play emilio covert", f"copy {name}", "play nicolas revealed")
    assert table.power == (0 + 1 + 4 + 4) + 2, "not used by the one played in planning, but copied by Emilio"
    both = at_attack(hand=[name, "emilio"], revealed_play=["nicolas", "roberto"])
    both.play(f"play {name} covert", "use", "play emilio covert", f"copy {name}")
    assert both.power == (0 + 1 + 4 + 4) + 2 * 2


def test_copies_moving_an_enemy() -> None:
    """Adela, played in planning."""
    table = at_attack(enemies=["guard-1", "grunt-1"], hand=["emilio", "abel"], covert_play=["adela"])
    table.play("play emilio covert", "copy adela")
    assert table.options == ["move guard-1", "move grunt-1"]
    table.play("move grunt-1", "send-to valley")
    assert (table.here, table.at("valley")) == (["guard-1"], ["grunt-1"])


@pytest.mark.parametrize("name", ["adolfo", "anastasio"])
def test_copies_discarding_an_enemy(name: str) -> None:
    """Adolfo, Anastasio, played in planning."""
    table = at_attack(enemies=["guard-1", "grunt-1"], hand=["emilio", "abel"], covert_play=[name])
    table.play("play emilio covert", f"copy {name}")
    assert table.options == ["discard guard-1", "discard grunt-1"]
    assert table.play("discard guard-1").here == ["grunt-1"]


@pytest.mark.parametrize("name", ["nicolas", "ricardo"])
def test_copies_a_draw_in_the_attack(name: str) -> None:
    """Nicolás, Ricardo: draw one."""
    table = at_attack(hand=["emilio"], covert_play=[name], deck=["abel", "pilar"])
    table.play("play emilio covert", f"copy {name}")
    assert table.options == ["play abel covert", "play abel revealed"]


def test_an_attack_action_of_one_played_covert_in_planning() -> None:
    """Ruling 11, played through: the card only asks for the action's phase, not when the maquis came."""
    table = at_planning(hand=["anastasio", "emilio", "abel"], garrisons={"border": ["guard-1", "grunt-1"]})
    table.play("play anastasio covert")
    assert table.asks == "plan"
    table.play(
        "end-planning",
        "choose-mission border",
        "play emilio covert",
        "copy anastasio",
        "discard grunt-1",
    )
    assert table.here == ["guard-1"]


def test_the_choice_among_several() -> None:
    """Every covert maquis in play whose action could be carried out now, and skipping."""
    hand, play = ["emilio", "spy"], ["anastasio", "celia", "carlos", "manuela", "nicolas"]
    table = at_attack(enemies=["guard-1"], hand=hand, covert_play=play, deck=["abel"])
    table.play("play emilio covert")
    assert table.options == ["copy anastasio", "copy celia", "copy nicolas", "skip"]
    planning = at_planning(hand=hand, covert_play=play, deck=["abel"]).play("play emilio covert")
    assert planning.options == ["copy celia", "copy manuela", "skip"]


@pytest.mark.parametrize("name", ["benigno", "carlos", "consuelo", "sagrario"])
def test_not_a_side_without_action(name: str) -> None:
    """Ruling 11."""
    for start in (at_planning, at_attack):
        assert asked_nothing_more(
            start(hand=["emilio", "abel"], covert_play=[name]).play("play emilio covert"),
        )


def test_not_himself() -> None:
    """Ruling 11: alone in play he has nobody to copy."""
    assert asked_nothing_more(at_planning(hand=["emilio", "abel"]).play("play emilio covert"))
    assert asked_nothing_more(at_attack(hand=["emilio", "abel"]).play("play emilio covert"))


def test_not_a_revealed_maquis() -> None:
    """He copies covert maquis; neither the revealed action nor the covert one of somebody revealed."""
    table = at_attack(enemies=["guard-1"], hand=["emilio", "abel"], revealed_play=["anastasio", "nicolas"])
    assert asked_nothing_more(table.play("play emilio covert"))


def test_not_a_card_out_of_play() -> None:
    """FAQ, play area: hand, decks and piles are not in play."""
    table = at_planning(hand=["emilio", "manuela"], deck=["abel"], discard=["marcelino"], pile=["jacinto"])
    assert asked_nothing_more(table.play("play emilio covert"))


def test_not_an_action_of_the_other_phase() -> None:
    """ "That action's phase must be the current phase"."""
    planned = at_planning(hand=["emilio", "abel"], covert_play=["nicolas", "anastasio"], deck=["carlos"])
    assert asked_nothing_more(planned.play("play emilio covert"))
    attacking = at_attack(hand=["emilio", "abel"], covert_play=["manuela", "paquita"], deck=["carlos"])
    assert asked_nothing_more(attacking.play("play emilio covert"))


def test_not_an_action_that_could_not_be_carried_out() -> None:
    """Components 2.2.11: nobody to discard, no card to draw."""
    table = at_attack(enemies=[], hand=["emilio", "abel"], covert_play=["anastasio", "nicolas"], deck=[])
    assert asked_nothing_more(table.play("play emilio covert"))
