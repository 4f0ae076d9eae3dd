"""The course of a round: rulebook "1. Plánování", "2. Útok", "4. Odpočinek"; the aftermath is in
test_aftermath.py."""

from __future__ import annotations

from itertools import combinations

import pytest

from klubovna.games.vzdor.rules.attack import Survivor
from klubovna.kernel.flow import advance, happen
from tests.games.vzdor.vzdor_table import ROW, VzdorTable, at_attack, at_planning

STRONG = ["roberto", "nicolas"]

# Planning


def test_planning_with_no_card_played() -> None:
    """Planning, step A: "you need not play any"."""
    table = at_planning(hand=["abel", "pilar"]).play("end-planning")
    assert (table.asks, table.hand) == ("pick-mission", ["abel", "pilar"])


def test_planning_with_some_cards_played() -> None:
    """Planning, step A: any number; covert to the left, revealed to the right."""
    table = at_planning(hand=["abel", "pilar", "carlos"]).play("play carlos covert", "play abel revealed")
    assert (table.asks, table.s.covert_play, table.s.revealed_play) == ("plan", ["carlos"], ["abel"])
    assert table.options == ["play pilar covert", "play pilar revealed", "end-planning"]


def test_planning_with_all_cards_played() -> None:
    """Planning, step A: with an empty hand there is nothing to ask; the attack goes straight to the
    targets."""
    table = at_planning(hand=["nicolas", "carlos", "spy"]).play("play carlos covert", "play nicolas revealed")
    assert table.asks == "pick-mission"
    table.play("choose-mission border")
    assert (table.asks, table.power) == ("defeat-targets", 6)


def test_choosing_turns_the_garrison_up() -> None:
    """Planning, step B: face-down enemies of the chosen mission are turned up; the others are not."""
    garrisons = {"border": ["hidden", "grunt-1", "hidden"], "valley": ["hidden"]}
    table = at_planning(hand=["abel"], garrisons=garrisons).play("end-planning")
    assert table.options == [f"choose-mission {mission}" for mission in ROW]
    table.play("choose-mission border").luck("guard-1", "military-3")
    assert table.at("border") == ["guard-1", "grunt-1", "military-3"]
    assert table.at("valley") == ["hidden"]
    assert (table.asks, table.seen.phase) == ("play-in-attack", "attack")


def test_defence_effects_wait_for_the_attack() -> None:
    """Attack, step A: while the garrison is being turned up, an Engineer makes nobody stronger yet."""
    table = at_planning(hand=["abel"], garrisons={"border": ["engineer-2", "guard-1", "hidden"]})
    table.play("end-planning", "choose-mission border")
    place = ROW.index("border")
    assert [enemy.defence for enemy in table.seen.missions[place].garrison] == [2, 1, None]
    table.luck("grunt-1")
    assert [enemy.defence for enemy in table.seen.missions[place].garrison] == [2, 2, 2]


def test_scouted_missions_need_not_be_chosen() -> None:
    """Example of play: "you need not choose this mission"."""
    table = at_planning(hand=["manuel"], garrisons={"border": ["hidden"]})
    table.play("play manuel covert", "scout border")
    assert "choose-mission valley" in table.luck("guard-1").options


def test_an_empty_place_cannot_be_chosen() -> None:
    """Planning, step B: one of the available missions; a single one is not asked about."""
    table = at_planning(hand=["abel"], row=["", "border", "", "valley"], failed=["bunker"])
    table.play("end-planning")
    assert table.options == ["choose-mission border", "choose-mission valley"]
    assert table.refused("choose-mission bunker") == "mission-failed"
    single = at_planning(hand=["abel"], row=["", "border", "", ""]).play("end-planning")
    assert single.asks == "play-in-attack"


# Attack


def test_every_maquis_must_be_played() -> None:
    """Attack, step B: there is no way to keep or discard a maquis."""
    table = at_attack(hand=["carlos", "roberto", "spy"])
    assert table.options == [
        "play carlos covert",
        "play carlos revealed",
        "play roberto covert",
        "play roberto revealed",
    ]
    assert table.refused("end-planning") == "play-all"
    assert table.refused("end-attack") == "play-all"
    assert table.refused("go-on") == "not-offered", "of another phase"
    table.play("play carlos covert", "play roberto revealed")
    assert table.asks in ("defeat-targets", "stop")
    assert table.s.hand == ["spy"]


def test_drawn_maquis_must_be_played_too() -> None:
    """Attack, step B: "including any other maquis drawn through actions"."""
    table = at_attack(hand=["nicolas"], deck=["carlos", "pilar"]).play("play nicolas covert", "use")
    assert table.options == ["play carlos covert", "play carlos revealed"]


def test_maquis_drawn_in_planning_may_wait_for_the_attack() -> None:
    """Planning: drawn cards join the hand; they are asked about in the attack."""
    table = at_planning(hand=["manuela"], deck=["carlos"]).play("play manuela covert", "use", "end-planning")
    assert table.play("choose-mission border").options == ["play carlos covert", "play carlos revealed"]


def test_power_is_counted_in_step_c() -> None:
    """Components 2.1.1: Abel played first counts those who are revealed after him."""
    table = at_attack(mission="border", hand=["abel", "nicolas", "roberto"])
    table.play("play abel covert", "use", "play nicolas revealed", "play roberto revealed")
    assert table.power == 1 + 4 + 4 + 2


def test_power_is_fixed_once_targets_fall() -> None:
    """Step C: counted when the step starts; civilians who die in it make Abel no stronger (ruling 2)."""
    enemies = ["jailor-2", "jailor-3"]
    table = at_attack(mission="commanders-villa", enemies=enemies, hand=["abel"], revealed_play=STRONG)
    table.play("play abel revealed", "use")
    assert table.power == 10
    table.play("defeat commanders-villa").luck(3, 2)
    assert (table.power, table.seen.dead) == (5, 5)


def test_targets_fall_in_any_order_and_combination() -> None:
    """Step C: "in any order, one by one"; what is spent is gone."""
    table = at_attack(mission="border", enemies=["military-1", "jailor-2"], revealed_play=STRONG, recruits=[])
    assert table.options == ["defeat border", "defeat military-1", "defeat jailor-2", "end-attack"]
    table.play("defeat jailor-2")
    assert table.power == 6
    table.play("defeat border")
    assert table.power == 3
    assert table.refused("defeat border") == "mission-done"
    assert table.options == ["defeat military-1", "end-attack"]


def test_the_last_target_ends_the_attack() -> None:
    """Step C: nothing left to defeat, nothing to ask."""
    table = at_attack(mission="border", enemies=["grunt-1"], revealed_play=STRONG).play(
        "defeat grunt-1", "defeat border"
    )
    assert table.waits, "the next mission is awaited"


def test_power_left_is_lost() -> None:
    """Step C: "what is left is lost, you can't take it to the next round"."""
    deck = ["abel", "carlos", "pilar", "celia", "manuel"]
    table = at_attack(mission="border", revealed_play=STRONG, deck=deck).play("defeat border").luck("caves")
    table.play("go-on")
    assert table.asks == "plan"
    assert table.power == 0


def test_the_attack_may_be_ended_early() -> None:
    """Step C: "any combination of enemies", so also none: the mission fails."""
    table = at_attack(mission="border", revealed_play=STRONG).play("end-attack")
    assert (table.asks, table.seen.failed) == ("stop", ["border"])


SURVIVORS = ["counter-guerrilla-4", "spy-master-4", "military-4", "radio-operator-3"]
LUCK = {"TurnCivilian": 2, "LoseCovert": "pilar"}


@pytest.mark.parametrize("pair", [*combinations(SURVIVORS, 2)], ids=" ".join)
def test_the_order_of_survive_effects_cannot_matter(pair: tuple[str, str]) -> None:
    """ "If several SURVIVE effects are to be triggered at the same moment, choose their order": with the same luck
    either order leaves the same table, so the question is not asked."""
    ends = []
    for first, second in (pair, pair[::-1]):
        s = at_attack(enemies=pair, covert_play=["adolfo", "pilar", "abel"], revealed_play=STRONG).s.clone()
        s.stack = [Survivor(second), Survivor(first)]
        frame, _ = advance(s)
        while frame is not None:
            happen(s, frame, LUCK[type(frame).__name__])
            frame, _ = advance(s)
        ends.append(s)
    assert ends[0] == ends[1]


def test_every_survivor_acts() -> None:
    """SURVIVE effects of the undefeated enemies; nobody is asked for an order."""
    table = at_attack(enemies=SURVIVORS[:3], covert_play=["adolfo", "pilar"])
    table.luck(1, "pilar")
    assert (table.asks, table.seen.graveyard, table.covert_discard) == ("stop", [1], ["spy"])
    assert table.seen.removed[-1] == "pilar"
    three = at_attack(enemies=["spy-master-4", "spy-master-3", "spy-master-2"])
    assert (three.asks, three.covert_discard) == ("stop", ["spy"] * 3)


def test_undefeated_enemies_are_discarded() -> None:
    """Step C: "then discard the rest of the enemies", after a success and after a failure alike (2.1.7)."""
    success = at_attack(mission="border", enemies=["grunt-1", "jailor-3"], revealed_play=STRONG)
    success.play("defeat border", "end-attack")
    assert success.killed == ["grunt-1", "jailor-3"]
    failure = at_attack(mission="border", enemies=["grunt-1", "jailor-3"])
    assert (failure.killed, failure.seen.failed) == (["grunt-1", "jailor-3"], ["border"])
    assert failure.s.garrisons[0] == ()


# Rest


def rest(**given: object) -> VzdorTable:
    """A mission has failed with nothing in the way; on to the rest."""
    return at_attack(**given).play("go-on")  # type: ignore[arg-type]


def test_rest_discards_to_the_right_piles() -> None:
    """Rest, step A: revealed to the revealed pile; covert and the spies in hand to the covert discard."""
    deck = ["abel", "celia", "manuel", "juana", "ramona", "soledad"]
    table = rest(
        hand=["spy"],
        covert_play=["adolfo", "pilar"],
        revealed_play=["paquita"],
        pile=["carlos"],
        deck=deck,
    )
    assert table.covert_discard == ["adolfo", "pilar", "spy"]
    assert table.seen.revealed_pile == ["carlos", "paquita"]
    assert (table.s.covert_play, table.s.revealed_play) == ([], [])


def test_rest_draws_five() -> None:
    """Rest, step B; then a new round begins."""
    table = rest(deck=["abel", "celia", "manuel", "juana", "ramona", "soledad"])
    assert table.hand == ["abel", "celia", "juana", "manuel", "ramona"]
    assert (table.asks, table.seen.round, table.seen.phase, table.covert_top) == (
        "plan",
        2,
        "planning",
        ["soledad"],
    )


def test_rest_reshuffles_in_mid_draw() -> None:
    """Rest, step B: the deck is drawn out first, then the covert discard becomes the deck, the draw goes
    on."""
    table = rest(deck=["abel", "celia"], discard=["manuel", "juana"], covert_play=["adolfo"], hand=["spy"])
    assert table.waits
    assert table.hand == ["abel", "celia"]
    assert table.impossible("abel")
    table.luck("spy", "adolfo", "juana")
    assert table.hand == ["abel", "adolfo", "celia", "juana", "spy"]
    assert (table.seen.covert.count, table.covert_discard) == (1, [])


def test_rest_draws_as_many_as_there_are() -> None:
    """Rest, step B: "if the covert discard is empty too, you draw no card"."""
    table = rest(deck=["abel", "spy"], pile=["celia"])
    assert (table.hand, table.asks) == (["abel", "spy"], "plan")


def test_nothing_of_a_round_is_left_but_the_cards() -> None:
    """A new round: no bonus, no gain, no half defence, no ignored mission; the strengths alone."""
    deck = ["carlos", "benigno", "sagrario", "nicolas", "juana"]
    hand, garrisons = ["soledad", "ricardo", "pilar", "consuelo"], {"border": ["jailor-2"]}
    table = at_planning(hand=hand, row=["border", "valley"], garrisons=garrisons, deck=deck)
    table.play("play pilar revealed", "use", "end-planning", "choose-mission border")
    table.play("play soledad covert", "use", "play ricardo revealed", "use")
    table.play("play consuelo revealed", "discard jailor-2")
    assert table.power == (2 + 1 + 2 + 0) + 3 + 2
    table.play("end-attack", "go-on")
    assert not table.seen.mission_ignored
    table.play("end-planning")
    assert table.asks == "play-in-attack", "the valley is the only mission left"
    table.play("play carlos covert", "play benigno covert", "play sagrario covert", "play nicolas revealed")
    table.play("play juana covert", "skip")
    assert table.asks == "defeat-targets"
    assert (table.power, table.mission_defence) == (2 + 2 + 2 + 4 + 1, 6)


@pytest.mark.parametrize("hand", [["spy"], ["spy", "spy", "spy"], []], ids=["one", "three", "none"])
def test_a_hand_without_maquis_still_chooses_a_mission(hand: list[str]) -> None:
    """Planning and attack with nobody to play: the mission is the only question."""
    table = at_planning(hand=hand)
    assert table.asks == "pick-mission"
    assert table.play("choose-mission border").seen.failed == ["border"]
