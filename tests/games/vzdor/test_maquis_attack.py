"""The maquis whose actions work in the attack: components 1.1, each side.

When each action is offered by phase is in test_actions.py; Emilio's copying has a file of its own.
"""

from __future__ import annotations

import pytest

from tests.games.vzdor.vzdor_table import asked_nothing_more, at_attack, at_planning


@pytest.mark.parametrize("name", ["abel", "soledad"])
def test_abel_soledad_covert_count_the_revealed(name: str) -> None:
    """ATK: +1 attack per revealed maquis in play – 1 of their own, 4 and 4 of the others, +2."""
    table = at_attack(
        hand=[name],
        revealed_play=["roberto", "nicolas"],
        covert_play=["carlos"],
        mission="valley",
    )
    table.play(f"play {name} covert", "use")
    assert table.power == (1 + 4 + 4 + 2) + 2


@pytest.mark.parametrize("name", ["abel", "soledad"])
def test_abel_soledad_count_those_who_come_later(name: str) -> None:
    """Components 2.1.1: counted in step C, not when played; hand, piles and covert maquis don't count
    (FAQ)."""
    table = at_attack(hand=[name, "roberto", "carlos"], pile=["nicolas"], mission="valley")
    table.play(f"play {name} covert", "use", "play roberto revealed", "play carlos covert")
    assert table.asks == "defeat-targets"
    assert table.power == (1 + 4 + 2) + 1


def test_abel_revealed_counts_dead_civilians() -> None:
    """ATK: +1 attack per dead civilian, people and not cards."""
    table = at_attack(hand=["abel"], graveyard=[3, 1], mission="border").play("play abel revealed", "use")
    assert table.power == 2 + 4


def test_abel_revealed_with_nobody_dead() -> None:
    """Counting nobody is counting in full."""
    table = at_attack(hand=["abel"], covert_play=["carlos"], mission="border")
    table.play("play abel revealed", "use")
    assert table.power == 2 + 2 + 0


def test_adela_covert_moves_an_enemy() -> None:
    """ATK: move one enemy from this mission to another; there it stays face up (ruling 7)."""
    elsewhere = {"border": ["hidden"], "valley": []}
    table = at_attack(enemies=["guard-1", "military-3", "guard-1"], elsewhere=elsewhere, hand=["adela"])
    table.play("play adela covert")
    assert table.options == ["move guard-1", "move military-3", "skip"]
    table.play("move military-3")
    assert table.options == ["send-to border", "send-to mountain-pass", "send-to valley"]
    table.play("send-to border")
    assert table.at("border") == ["hidden", "military-3"]
    table.play("end-attack")
    assert table.killed == ["guard-1", "guard-1"], "those who stood to the end, without the moved one"
    assert table.seen.removed.count("adela") == 0, "its effect is not active any more"


def test_adela_covert_with_one_other_mission() -> None:
    """Where to is not asked when there is one place; failed missions are none (rulings 4, 9)."""
    table = at_attack(enemies=["guard-1"], others=["border"], hand=["adela", "abel"])
    table.play("play adela covert", "move guard-1")
    assert (table.at("border"), table.here) == (["guard-1"], [])
    alone = at_attack(enemies=["guard-1"], others=[""], failed=["border"], hand=["adela", "abel"])
    assert asked_nothing_more(alone.play("play adela covert"))
    empty = at_attack(enemies=[], hand=["adela", "abel"]).play("play adela covert")
    assert asked_nothing_more(empty)


@pytest.mark.parametrize("name", ["adela", "soledad"])
def test_adela_soledad_revealed_discard_counter_guerrillas(name: str) -> None:
    """ATK: discard every Counter-Guerrilla at this mission – and nobody else, nor elsewhere."""
    enemies = ["counter-guerrilla-1", "guard-2", "counter-guerrilla-4", "grunt-1", "counter-guerrilla-2"]
    elsewhere = {"border": ["counter-guerrilla-3"]}
    table = at_attack(enemies=enemies, elsewhere=elsewhere, hand=[name, "abel"])
    table.play(f"play {name} revealed", "use")
    assert table.here == ["guard-2", "grunt-1"]
    assert table.killed == ["counter-guerrilla-1", "counter-guerrilla-2", "counter-guerrilla-4"]
    assert table.at("border") == ["counter-guerrilla-3"]


@pytest.mark.parametrize("name", ["adela", "soledad"])
@pytest.mark.parametrize(
    "enemies",
    [
        ["counter-guerrilla-1", "guard-2", "counter-guerrilla-1"],
        ["guard-2", "counter-guerrilla-1", "counter-guerrilla-1"],
        ["counter-guerrilla-1", "counter-guerrilla-1", "guard-2"],
        ["counter-guerrilla-3", "counter-guerrilla-1", "guard-2", "counter-guerrilla-3"],
    ],
    ids=["around", "after", "before", "three"],
)
def test_adela_soledad_revealed_with_counter_guerrillas_alike(name: str, enemies: list[str]) -> None:
    """ATK: the cards come in pairs of the same defence, and wherever they lie, only they go."""
    table = at_attack(enemies=enemies, hand=[name, "abel"]).play(f"play {name} revealed", "use")
    assert table.here == ["guard-2"]


@pytest.mark.parametrize("name", ["adela", "soledad"])
def test_adela_soledad_revealed_need_a_counter_guerrilla(name: str) -> None:
    """Ruling 9: with none present it is simply not offered."""
    elsewhere = {"border": ["counter-guerrilla-3"]}
    table = at_attack(enemies=["guard-2"], elsewhere=elsewhere, hand=[name, "abel"])
    assert asked_nothing_more(table.play(f"play {name} revealed"))


DISCARDERS = [
    ("adolfo", "covert"),
    ("anastasio", "covert"),
    ("anastasio", "revealed"),
    ("emilio", "revealed"),
]


@pytest.mark.parametrize(("name", "side"), DISCARDERS)
def test_adolfo_anastasio_emilio_discard_one_enemy(name: str, side: str) -> None:
    """ATK: discard one enemy at this mission."""
    enemies, elsewhere = ["guard-1", "jailor-2", "guard-1"], {"border": ["hidden", "grunt-1"]}
    table = at_attack(enemies=enemies, elsewhere=elsewhere, hand=[name, "abel"]).play(f"play {name} {side}")
    assert table.options == ["discard guard-1", "discard jailor-2", "skip"]
    table.play("discard jailor-2")
    assert table.here == ["guard-1", "guard-1"]
    assert table.killed == ["jailor-2"]
    assert asked_nothing_more(table)


@pytest.mark.parametrize(("name", "side"), [*DISCARDERS, ("consuelo", "revealed")])
def test_discarding_needs_an_enemy(name: str, side: str) -> None:
    """In full or not at all."""
    table = at_attack(enemies=[], elsewhere={"border": ["hidden"]}, hand=[name, "abel"])
    assert asked_nothing_more(table.play(f"play {name} {side}"))


def test_benigno_revealed_weakens_those_with_two_or_more() -> None:
    """ATK: every enemy with defence 2+ gets -1 defence."""
    table = at_attack(enemies=["grunt-1", "guard-2", "military-4"], hand=["benigno", "abel"])
    table.play("play benigno revealed", "use")
    assert table.defences == {"grunt-1": 1, "guard-2": 1, "military-4": 3}


def test_benigno_revealed_counts_when_enemies_are_defeated() -> None:
    """ATK: the lower number is what is paid."""
    table = at_attack(enemies=["guard-3"], hand=["benigno"], covert_play=["carlos"]).play(
        "play benigno revealed", "use"
    )
    assert table.options == ["defeat guard-3", "end-attack"]
    assert table.power == 2
    table.play("defeat guard-3")
    assert table.killed == ["guard-3"]


def test_benigno_revealed_needs_somebody_to_weaken() -> None:
    """In full or not at all: nobody at 2 or more, nothing to offer."""
    table = at_attack(enemies=["grunt-1", "guard-1"], hand=["benigno", "abel"])
    assert asked_nothing_more(table.play("play benigno revealed"))


def test_consuelo_revealed_gains_the_defence_of_the_discarded() -> None:
    """ATK: discard one enemy at this mission, gain attack equal to its defence."""
    table = at_attack(enemies=["grunt-1", "military-4"], hand=["consuelo", "abel"])
    table.play("play consuelo revealed")
    assert table.options == ["discard grunt-1", "discard military-4", "skip"]
    table.play("discard military-4")
    assert (table.power, table.killed) == (4, ["military-4"])


def test_consuelo_gains_the_defence_as_it_is_then() -> None:
    """Ruling 2: the computed defence at the moment of discarding, here with an Engineer; and the gain is
    fixed."""
    table = at_attack(enemies=["engineer-2", "military-3"], hand=["consuelo", "anastasio", "abel"])
    table.play("play consuelo revealed", "discard military-3")
    assert table.power == 4
    table.play("play anastasio covert", "discard engineer-2")
    assert table.power == 4


def test_consuelo_after_benigno() -> None:
    """Ruling 2, the other way: what Benigno took is not gained."""
    table = at_attack(enemies=["military-3", "guard-1"], hand=["benigno", "consuelo", "abel"])
    table.play("play benigno revealed", "use", "play consuelo revealed", "discard military-3")
    assert table.power == 2


def test_marcelino_revealed_counts_the_others() -> None:
    """ATK: +1 attack per other maquis in play, covert or revealed, also those of planning and those to
    come."""
    table = at_attack(
        hand=["marcelino", "carlos"],
        covert_play=["benigno"],
        revealed_play=["nicolas"],
        pile=["juana"],
    )
    table.play("play marcelino revealed", "use", "play carlos covert")
    assert table.asks == "defeat-targets"
    assert table.power == (2 + 2 + 2 + 4) + 3


@pytest.mark.parametrize("name", ["nicolas", "ricardo"])
def test_nicolas_ricardo_covert_draw_one(name: str) -> None:
    """ATK: draw one."""
    table = at_attack(hand=[name], deck=["abel", "pilar"]).play(f"play {name} covert", "use")
    assert (table.s.hand, table.covert_top) == (["abel"], ["pilar"])
    assert table.options == ["play abel covert", "play abel revealed"]
    assert asked_nothing_more(at_attack(hand=[name, "abel"], deck=[]).play(f"play {name} covert"))


def test_paquita_revealed_discards_two() -> None:
    """ATK: discard two enemies at this mission; having begun she must do it in full."""
    table = at_attack(enemies=["grunt-1", "guard-1", "military-4"], hand=["paquita", "abel"])
    table.play("play paquita revealed")
    assert table.options == ["discard grunt-1", "discard guard-1", "discard military-4", "skip"]
    table.play("discard military-4")
    assert table.options == ["discard grunt-1", "discard guard-1"]
    table.play("discard grunt-1")
    assert (table.here, table.killed) == (["guard-1"], ["grunt-1", "military-4"])


def test_paquita_revealed_needs_two_enemies() -> None:
    """Ruling 9."""
    table = at_attack(enemies=["grunt-1"], elsewhere={"border": ["hidden"]}, hand=["paquita", "abel"])
    assert asked_nothing_more(table.play("play paquita revealed"))
    pair = at_attack(enemies=["guard-2", "guard-2"], hand=["paquita", "abel"])
    assert pair.play("play paquita revealed").options == ["discard guard-2", "skip"]
    assert pair.play("discard guard-2").here == []


def test_ramona_revealed_draws_a_recruit() -> None:
    """ATK: draw one recruit into hand; they fight this very round."""
    table = at_attack(hand=["ramona"], recruits=["abel", "pilar"]).play("play ramona revealed", "use")
    assert table.options == ["play abel covert", "play abel revealed"]
    assert table.seen.recruits.count == 1
    assert asked_nothing_more(at_attack(hand=["ramona", "abel"], recruits=[]).play("play ramona revealed"))


@pytest.mark.parametrize(("mission", "halved"), [("railroad-bridge", 4), ("valley", 3), ("mountain-pass", 3)])
def test_ricardo_revealed_halves_the_mission(mission: str, halved: int) -> None:
    """ATK: halve this mission's defence, rounding up."""
    table = at_attack(mission=mission, hand=["ricardo", "abel"]).play("play ricardo revealed", "use")
    assert table.mission_defence == halved


def test_ricardo_revealed_is_for_this_round_and_mission() -> None:
    """ATK: half the defence is paid, and the other missions keep theirs."""
    table = at_attack(mission="railroad-bridge", hand=["ricardo"], covert_play=["carlos"], others=["valley"])
    table.play("play ricardo revealed", "use")
    assert table.power == 4
    table.play("defeat railroad-bridge").luck("caves")
    assert table.power == 0
    assert [m.defence for m in table.seen.missions] == [6, 6]


def test_sagrario_revealed_draws_two() -> None:
    """ATK: draw two, to be played this round."""
    table = at_attack(hand=["sagrario"], deck=["abel", "spy", "pilar"]).play("play sagrario revealed", "use")
    assert table.hand == ["abel", "spy"]
    assert table.options == ["play abel covert", "play abel revealed"]
    assert asked_nothing_more(at_attack(hand=["sagrario", "abel"], deck=[]).play("play sagrario revealed"))


def test_the_four_without_covert_action_give_their_strength() -> None:
    """Benigno, Carlos, Consuelo, Sagrario covert: 2 each and no question; Nicolás, Roberto revealed: 4
    each."""
    names = ["benigno", "carlos", "consuelo", "sagrario"]
    table = at_attack(enemies=["guard-1", "guard-1"], hand=[*names, "nicolas", "roberto"])
    table.play(*(f"play {name} covert" for name in names), "play nicolas revealed", "play roberto revealed")
    assert (table.asks, table.power) == ("defeat-targets", 16)
    planned = at_planning(hand=names)
    assert planned.play(*(f"play {name} covert" for name in names)).asks == "pick-mission"
