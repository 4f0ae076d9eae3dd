"""The maquis whose actions work in planning, or in planning and attack alike: components 1.1, each side.

When each action is offered by phase is in test_actions.py; Emilio has a file of his own.
"""

from __future__ import annotations

import pytest

from tests.games.vzdor.vzdor_table import asked_nothing_more, at_attack, at_planning


@pytest.mark.parametrize(
    ("name", "side"),
    [("adolfo", "revealed"), ("manuel", "covert"), ("paquita", "covert")],
)
def test_adolfo_manuel_paquita_turn_up_all_enemies_of_a_mission(name: str, side: str) -> None:
    """PLAN: turn all enemies of one mission face up."""
    garrisons = {
        "border": ["hidden", "guard-1", "hidden"],
        "valley": ["hidden"],
        "mountain-pass": ["grunt-1"],
    }
    table = at_planning(hand=[name], garrisons=garrisons).play(f"play {name} {side}")
    assert table.options == ["scout border", "scout valley", "skip"]
    table.play("scout border").luck("military-2", "jailor-3")
    assert table.at("border") == ["military-2", "guard-1", "jailor-3"]
    assert table.at("valley") == ["hidden"]
    assert table.asks == "pick-mission"


@pytest.mark.parametrize(
    ("name", "side"),
    [("adolfo", "revealed"), ("manuel", "covert"), ("paquita", "covert")],
)
def test_nothing_to_turn_up(name: str, side: str) -> None:
    """Not offered where every enemy is face up already."""
    table = at_planning(hand=[name], garrisons={"border": ["guard-1"]}).play(f"play {name} {side}")
    assert asked_nothing_more(table)


@pytest.mark.parametrize("name", ["antonio", "celia"])
@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_antonio_celia_covert_change_a_spy_for_a_card(name: str, phase: str) -> None:
    """P/A: discard a spy from hand to the covert discard, then draw one."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=[name, "spy", "spy"], deck=["abel", "pilar"]).play(f"play {name} covert")
    assert table.options == ["use", "skip"]
    table.play("use")
    assert table.hand == ["abel", "spy"]
    assert table.covert_discard == ["spy"]
    assert table.covert_top == ["pilar"]


@pytest.mark.parametrize("name", ["antonio", "celia"])
def test_antonio_celia_covert_may_draw_the_same_spy_again(name: str) -> None:
    """P/A, with the covert deck empty: the spy just discarded is shuffled into the new deck (FAQ, deck runs
    out)."""
    table = at_planning(hand=[name, "spy"], deck=[]).play(f"play {name} covert", "use")
    assert (table.hand, table.covert_discard) == (["spy"], [])


def test_antonio_revealed_enlists_one_of_three() -> None:
    """P/A: look at the top three recruits, one on top of the covert deck, the others back in any order."""
    table = at_planning(hand=["antonio"], recruits=["abel", "celia", "juana", "pilar"], deck=["carlos"])
    table.play("play antonio revealed", "use")
    assert table.options == ["enlist abel", "enlist celia", "enlist juana"]
    table.play("enlist celia")
    assert table.covert_top == ["celia", "carlos"]
    assert table.options == ["on-top abel", "on-top juana"]
    table.play("on-top juana")
    assert table.seen.recruits.top == ["juana", "abel", "pilar"]


def test_antonio_revealed_in_the_attack() -> None:
    """P/A: the same in the attack, where the enlisted one may even be drawn and played at once."""
    table = at_attack(hand=["antonio", "nicolas"], recruits=["abel"], deck=["carlos"])
    table.play("play antonio revealed", "use", "play nicolas covert", "use")
    assert table.options == ["play abel covert", "play abel revealed"]


def test_antonio_revealed_looks_at_as_many_recruits_as_there_are() -> None:
    """Ruling 8: usable while at least one recruit is left; one recruit leaves nothing to choose but to use
    it."""
    table = at_planning(hand=["antonio"], recruits=["abel"], deck=["carlos"])
    table.play("play antonio revealed", "use")
    assert table.covert_top == ["abel", "carlos"]
    assert table.seen.recruits.count == 0
    assert asked_nothing_more(at_planning(hand=["antonio"], recruits=[]).play("play antonio revealed"))


def test_carlos_revealed_draws_two() -> None:
    """PLAN: draw two; they join the hand of this round."""
    table = at_planning(hand=["carlos"], deck=["abel", "spy", "pilar"]).play("play carlos revealed", "use")
    assert table.hand == ["abel", "spy"]
    assert "play abel covert" in table.options


def test_carlos_revealed_draws_as_many_as_there_are() -> None:
    """FAQ, deck runs out: the only exception from "in full"; but not offered when there is no card at all."""
    table = at_planning(hand=["carlos"], deck=["abel"]).play("play carlos revealed", "use")
    assert table.hand == ["abel"]
    assert asked_nothing_more(at_planning(hand=["carlos"], deck=[]).play("play carlos revealed"))


@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_celia_revealed_takes_a_card_back_to_hand(phase: str) -> None:
    """P/A: any card of the revealed pile into hand; it is played this round (components 2.2.2)."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=["celia"], pile=["abel", "nicolas"]).play("play celia revealed")
    assert table.options == ["take-back abel", "take-back nicolas", "skip"]
    table.play("take-back nicolas")
    assert (table.hand, table.seen.revealed_pile) == (["nicolas"], ["abel"])
    assert "play nicolas revealed" in table.options


@pytest.mark.parametrize("name", ["celia", "juana"])
def test_celia_juana_revealed_need_a_revealed_pile(name: str) -> None:
    """Ruling 9; and whoever is revealed this round is not in the pile yet."""
    table = at_planning(hand=[name, "abel"], revealed_play=["nicolas"]).play(f"play {name} revealed")
    assert asked_nothing_more(table)


@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_juana_revealed_calls_a_card_back_on_top_of_the_deck(phase: str) -> None:
    """P/A: any card of the revealed pile on top of the covert deck."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=["juana", "pilar"], pile=["abel", "nicolas"], deck=["carlos"])
    table.play("play juana revealed")
    assert table.options == ["take-back abel", "take-back nicolas", "skip"]
    table.play("take-back abel")
    assert table.covert_top == ["abel", "carlos"]
    assert table.seen.revealed_pile == ["nicolas"]


@pytest.mark.parametrize("name", ["domingo", "pilar"])
def test_domingo_pilar_covert_turn_up_two_and_discard_one(name: str) -> None:
    """PLAN: turn one or two face-down enemies of one mission up, then discard one of those."""
    garrisons = {"border": ["hidden", "guard-1", "hidden", "hidden"], "valley": ["hidden"]}
    table = at_planning(hand=[name], garrisons=garrisons).play(f"play {name} covert")
    assert table.options == ["turn-enemy border hidden", "turn-enemy valley hidden", "skip"]
    table.play("turn-enemy border hidden")
    assert table.options == ["turn-enemy border hidden", "enough"]
    table.play("turn-enemy border hidden").luck("military-2", "jailor-3")
    assert table.options == ["discard military-2", "discard jailor-3"]
    table.play("discard jailor-3")
    assert table.at("border") == ["military-2", "guard-1", "hidden"]
    assert table.killed == ["jailor-3"]
    assert table.covert_discard == [], "discarding a Jailor is not defeating him"


@pytest.mark.parametrize("name", ["domingo", "pilar"])
def test_domingo_pilar_covert_may_turn_up_only_one(name: str) -> None:
    """PLAN: "one or two"; the one turned up is then the one discarded, without a question."""
    table = at_planning(hand=[name], garrisons={"border": ["hidden", "hidden"]}).play(f"play {name} covert")
    table.play("turn-enemy border hidden", "enough").luck("military-2")
    assert (table.at("border"), table.killed) == (["hidden"], ["military-2"])
    lone = at_planning(hand=[name], garrisons={"border": ["hidden", "grunt-1"]}).play(f"play {name} covert")
    lone.play("turn-enemy border hidden").luck("military-2")
    assert (lone.at("border"), lone.killed) == (["grunt-1"], ["military-2"])


@pytest.mark.parametrize("name", ["domingo", "pilar"])
def test_domingo_pilar_covert_need_a_face_down_enemy(name: str) -> None:
    """Ruling 9."""
    table = at_planning(hand=[name], garrisons={"border": ["guard-1"]}).play(f"play {name} covert")
    assert asked_nothing_more(table)


SIFTERS = [("domingo", "revealed"), ("jacinto", "covert"), ("juana", "covert")]


@pytest.mark.parametrize("phase", ["planning", "attack"])
@pytest.mark.parametrize(("name", "side"), SIFTERS)
def test_domingo_jacinto_juana_sift_the_covert_deck(name: str, side: str, phase: str) -> None:
    """P/A: look at the top three, discard any number, return the rest on top in any order."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=[name, "celia"], deck=["abel", "spy", "pilar", "carlos"])
    table.play(f"play {name} {side}", "use")
    assert table.options == ["put-away abel", "put-away spy", "put-away pilar", "keep"]
    table.play("put-away spy", "keep")
    assert table.options == ["on-top abel", "on-top pilar"]
    table.play("on-top pilar")
    assert table.covert_top == ["pilar", "abel", "carlos"]
    assert table.covert_discard == ["spy"]


@pytest.mark.parametrize(("name", "side"), SIFTERS)
def test_sifting_may_discard_none_or_all(name: str, side: str) -> None:
    """P/A: "any number"."""
    table = at_planning(hand=[name], deck=["abel", "spy", "pilar", "carlos"])
    table.play(f"play {name} {side}", "use")
    other = table.copy()
    table.play("keep", "on-top abel", "on-top spy")
    assert table.covert_top == ["abel", "spy", "pilar", "carlos"]
    other.play("put-away abel", "put-away pilar", "put-away spy")
    assert other.covert_top == ["carlos"]
    assert other.covert_discard == ["abel", "pilar", "spy"]
    assert asked_nothing_more(other)


@pytest.mark.parametrize(("name", "side"), SIFTERS)
def test_sifting_needs_a_card(name: str, side: str) -> None:
    """Looking at no card at all is no action; with two cards left those two are looked at (FAQ, deck runs
    out)."""
    assert asked_nothing_more(at_planning(hand=[name], deck=[]).play(f"play {name} {side}"))
    table = at_planning(hand=[name], deck=["abel", "pilar"]).play(f"play {name} {side}", "use")
    assert table.options == ["put-away abel", "put-away pilar", "keep"]


@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_jacinto_revealed_discards_a_maquis_and_draws_two(phase: str) -> None:
    """P/A: the rulebook's own example of an action; the discarded maquis goes to the covert discard (FAQ)."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=["jacinto", "abel", "spy", "pilar"], deck=["carlos", "celia", "juana"])
    table.play("play jacinto revealed")
    assert table.options == ["give-up abel", "give-up pilar", "skip"], "a maquis, not a spy"
    table.play("give-up abel")
    assert table.hand == ["carlos", "celia", "pilar", "spy"]
    assert table.covert_discard == ["abel"]


def test_jacinto_revealed_needs_a_maquis_in_hand() -> None:
    """Playing maquis: "you cannot carry this action out if you have no maquis in hand to discard"."""
    table = at_planning(hand=["jacinto", "spy"], deck=["carlos", "celia"]).play("play jacinto revealed")
    assert asked_nothing_more(table)


@pytest.mark.parametrize("name", ["manuel", "manuela"])
@pytest.mark.parametrize("phase", ["planning", "attack"])
def test_manuel_manuela_revealed_remove_a_spy(name: str, phase: str) -> None:
    """P/A: remove a spy in hand from the game; it goes to the box, to no discard (FAQ)."""
    start = at_planning if phase == "planning" else at_attack
    table = start(hand=[name, "spy", "spy"]).play(f"play {name} revealed", "use")
    assert (table.s.hand, table.covert_discard) == (["spy"], [])
    assert table.seen.removed.count("spy") == 1 + (6 - 3 - 2)
    assert table.seen.spare_spies == 3


@pytest.mark.parametrize("name", ["manuel", "manuela"])
def test_manuel_manuela_revealed_need_a_spy_in_hand(name: str) -> None:
    """In full or not at all: a spy in the deck or the discards is none in hand."""
    table = at_planning(hand=[name, "abel"], deck=["spy"], discard=["spy"]).play(f"play {name} revealed")
    assert asked_nothing_more(table)


@pytest.mark.parametrize("name", ["manuela", "marcelino"])
def test_manuela_marcelino_covert_draw_one(name: str) -> None:
    """PLAN: draw one."""
    table = at_planning(hand=[name], deck=["abel", "pilar"]).play(f"play {name} covert", "use")
    assert (table.hand, table.covert_top) == (["abel"], ["pilar"])
    assert asked_nothing_more(at_planning(hand=[name], deck=[]).play(f"play {name} covert"))


def test_pilar_revealed_ignores_the_mission_of_this_round_only() -> None:
    """PLAN: ignore the effect of the mission you choose this round; missions are in test_missions.py."""
    deck = ["carlos", "juana", "manuel", "ramona", "spy"]
    table = at_planning(hand=["pilar", "abel", "celia"], row=["bunker", "border"], deck=deck)
    table.play("play pilar revealed", "use", "end-planning", "choose-mission bunker")
    assert table.asks == "play-in-attack", "the bunker takes nobody"
    table.play("play abel covert", "skip", "play celia covert", "go-on")
    assert not table.seen.mission_ignored
    assert table.asks == "plan"


def test_ramona_covert_puts_recruits_to_the_bottom() -> None:
    """PLAN: look at the top three recruits, put any of them on the bottom, the rest back on top in any
    order."""
    table = at_planning(hand=["ramona"], recruits=["abel", "celia", "juana", "pilar"])
    table.play("play ramona covert", "use")
    assert table.options == ["put-away abel", "put-away celia", "put-away juana", "keep"]
    table.play("put-away abel", "put-away juana")
    assert table.options == ["put-away celia", "keep"]
    table.play("keep")
    assert table.seen.recruits.top == ["celia", "pilar"]
    assert table.seen.recruits.bottom == ["abel", "juana"]
    assert table.covert_discard == []
    assert asked_nothing_more(at_planning(hand=["ramona"], recruits=[]).play("play ramona covert"))


def test_roberto_covert_sifts_the_enemy_deck() -> None:
    """PLAN: look at the top three enemies, discard any, the rest back on top in any order."""
    table = at_planning(hand=["roberto"], enemy_deck=["guard-1", "military-4", "jailor-2", "grunt-1"])
    table.play("play roberto covert", "use")
    assert table.options == ["put-away guard-1", "put-away military-4", "put-away jailor-2", "keep"]
    table.play("put-away military-4", "keep", "on-top jailor-2")
    assert table.seen.enemies.top == ["jailor-2", "guard-1", "grunt-1"]
    assert table.killed == ["military-4"]
    assert table.covert_discard == [], "a Jailor looked at is not defeated"


def test_roberto_covert_needs_an_enemy_to_look_at() -> None:
    """Neither in the deck nor among the discards."""
    assert asked_nothing_more(at_planning(hand=["roberto"], enemy_deck=[]).play("play roberto covert"))
