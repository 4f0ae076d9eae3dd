"""The eight enemy types: components 1.2; rulebook "Účinky misí a nepřátel"; rulings 1 and 6."""

from __future__ import annotations

import pytest

from tests.games.vzdor.vzdor_table import asked_nothing_more, at_attack, at_planning

STRONG = ["roberto", "nicolas"]
"""Revealed in planning: attack power 8."""


# Counter-Guerrilla


def test_counter_guerrilla_survives_and_a_civilian_card_is_turned() -> None:
    """SURVIVE: turn one civilian card into the graveyard."""
    table = at_attack(enemies=["counter-guerrilla-4"], covert_play=["carlos"])
    assert table.waits
    table.luck(2)
    assert (table.seen.graveyard, table.seen.dead, table.seen.civilians_left) == ([2], 2, 7)
    assert table.killed == ["counter-guerrilla-4"]


def test_each_counter_guerrilla_turns_a_card() -> None:
    """SURVIVE, twice; a card once turned is not turned again."""
    table = at_attack(enemies=["counter-guerrilla-4", "counter-guerrilla-3"]).luck(3)
    assert table.impossible(3)
    assert table.luck(1).seen.graveyard == [3, 1]


def test_a_defeated_counter_guerrilla_harms_nobody() -> None:
    """SURVIVE "is triggered if the card was not defeated in the attack"."""
    table = at_attack(enemies=["counter-guerrilla-4"], revealed_play=["roberto"])
    table.play("defeat counter-guerrilla-4")
    assert (table.asks, table.seen.graveyard) == ("stop", [])


def test_the_card_with_nobody_goes_back() -> None:
    """Components 2.2.1: 0 civilians is shuffled straight back, with no card in its place; it may come
    again."""
    table = at_attack(enemies=["counter-guerrilla-4", "counter-guerrilla-3"]).luck(0)
    assert (table.seen.graveyard, table.seen.civilians_left) == ([], 8)
    table.luck(0)
    assert (table.asks, table.seen.graveyard, table.seen.civilians_left) == ("stop", [], 8)


# Military


def test_military_survives_and_a_covert_maquis_is_lost() -> None:
    """SURVIVE: shuffle the covert maquis in play, remove one at random from the game."""
    table = at_attack(enemies=["military-4"], covert_play=["adolfo", "pilar"], revealed_play=["marcelino"])
    assert table.waits
    assert table.impossible("marcelino")
    table.luck("pilar")
    assert table.s.covert_play == ["adolfo"]
    assert "pilar" in table.seen.removed
    assert "pilar" not in table.covert_discard


def test_military_with_one_covert_maquis_needs_no_luck() -> None:
    """SURVIVE: there is only one to lose."""
    table = at_attack(enemies=["military-4"], covert_play=["adolfo"])
    assert "adolfo" in table.seen.removed
    assert table.asks == "stop"


def test_military_with_no_covert_maquis() -> None:
    """Ruling 5: nothing to act on, nothing happens; the revealed are safe."""
    table = at_attack(enemies=["military-4"], revealed_play=["marcelino"])
    assert (table.asks, table.s.revealed_play) == ("stop", ["marcelino"])


# Spy Master


def test_spy_master_survives_and_adds_a_spy() -> None:
    """SURVIVE: a new spy to the covert discard (components 2.2.3)."""
    table = at_attack(enemies=["spy-master-4", "spy-master-3"], spare_spies=3)
    assert (table.covert_discard, table.seen.spare_spies) == (["spy", "spy"], 1)


def test_spy_master_without_spare_spies() -> None:
    """Components 2.2.9: six spies are all there are."""
    table = at_attack(enemies=["spy-master-4", "spy-master-3"], spare_spies=1)
    assert (table.covert_discard, table.seen.spare_spies) == (["spy"], 0)


# Guard


def test_guards_must_fall_before_the_mission() -> None:
    """DEFENCE: all Guards here must be defeated before the mission."""
    table = at_attack(mission="border", enemies=["guard-1", "guard-2", "military-1"], revealed_play=STRONG)
    assert table.refused("defeat border") == "guards-first"
    assert table.options == ["defeat guard-1", "defeat guard-2", "defeat military-1", "end-attack"]
    table.play("defeat guard-2")
    assert table.refused("defeat border") == "guards-first"
    table.play("defeat guard-1")
    assert "defeat border" in table.options


def test_a_discarded_guard_guards_no_more() -> None:
    """DEFENCE "ceases as soon as the card is defeated, discarded or removed"."""
    table = at_attack(mission="border", enemies=["guard-3"], hand=["anastasio"], revealed_play=STRONG)
    table.play("play anastasio covert", "discard guard-3")
    assert table.options == ["defeat border", "end-attack"]


def test_a_guard_moved_away_guards_no_more() -> None:
    """Effects of enemies at other missions are not active."""
    table = at_attack(mission="border", enemies=["guard-3"], hand=["adela"], revealed_play=STRONG)
    table.play("play adela covert", "move guard-3", "send-to valley")
    assert "defeat border" in table.options


def test_effects_elsewhere_are_not_active() -> None:
    """ "Effects of the other missions and their enemies are not active"."""
    elsewhere = {"valley": ["guard-3", "grunt-1", "engineer-3", "counter-guerrilla-2"]}
    table = at_attack(mission="border", enemies=["military-1"], elsewhere=elsewhere, revealed_play=STRONG)
    assert table.options == ["defeat border", "defeat military-1", "end-attack"]
    assert table.defences == {"military-1": 1}
    table.play("defeat military-1", "defeat border").luck("caves")
    assert (table.asks, table.seen.graveyard) == ("stop", [])


# Grunt


def test_grunts_must_fall_before_other_enemies() -> None:
    """DEFENCE: all Grunts here must be defeated before any other enemy."""
    table = at_attack(mission="border", enemies=["grunt-1", "military-1", "grunt-2"], revealed_play=STRONG)
    assert table.refused("defeat military-1") == "grunts-first"
    table.play("defeat grunt-2")
    assert table.refused("defeat military-1") == "grunts-first"
    assert "defeat military-1" in table.play("defeat grunt-1").options


def test_grunts_do_not_protect_the_mission() -> None:
    """DEFENCE: "any other enemy" – the mission is none."""
    table = at_attack(mission="border", enemies=["grunt-1"], revealed_play=STRONG)
    assert table.options == ["defeat border", "defeat grunt-1", "end-attack"]


def test_grunts_before_guards_before_the_mission() -> None:
    """DEFENCE, both kinds at once: the Guard is an enemy like others."""
    table = at_attack(mission="border", enemies=["guard-1", "grunt-1"], revealed_play=STRONG)
    assert table.options == ["defeat grunt-1", "end-attack"]
    assert table.refused("defeat guard-1") == "grunts-first"
    assert table.refused("defeat border") == "guards-first"
    assert table.play("defeat grunt-1").options == ["defeat guard-1", "end-attack"]
    assert table.play("defeat guard-1").options == ["defeat border", "end-attack"]


def test_discarding_ignores_protection() -> None:
    """FAQ, discarding: "you may discard also enemies whom another effect, such as the Grunt's, protects"."""
    table = at_attack(enemies=["grunt-1", "military-3"], hand=["anastasio", "abel"])
    table.play("play anastasio covert")
    assert table.options == ["discard grunt-1", "discard military-3", "skip"]
    assert table.play("discard military-3").here == ["grunt-1"]


# Jailor


def test_a_defeated_jailor_frees_a_recruit() -> None:
    """DEFEAT: the top card of the recruit deck goes to the covert discard, at once."""
    table = at_attack(enemies=["jailor-3", "guard-2"], revealed_play=STRONG, recruits=["abel", "pilar"])
    table.play("defeat jailor-3")
    assert (table.covert_discard, table.seen.recruits.count) == (["abel"], 1)
    assert table.asks == "defeat-targets"


def test_a_recruit_nobody_has_seen() -> None:
    """DEFEAT: it is turned over and seen on the discard pile."""
    table = at_attack(enemies=["jailor-2"], revealed_play=STRONG).play("defeat jailor-2")
    assert table.waits
    assert table.luck("abel").covert_discard == ["abel"]


def test_a_jailor_discarded_or_surviving_frees_nobody() -> None:
    """DEFEAT "is not triggered if the card is discarded"."""
    table = at_attack(enemies=["jailor-2", "jailor-3"], hand=["anastasio"], recruits=["abel"])
    table.play("play anastasio covert", "discard jailor-2")
    assert (table.asks, table.covert_discard) == ("stop", [])


def test_a_jailor_with_no_recruits_left() -> None:
    """Rulings 5 and 8: nothing happens."""
    table = at_attack(enemies=["jailor-3"], revealed_play=STRONG, recruits=[], pile=["pilar"])
    assert table.play("defeat jailor-3").covert_discard == []


# Engineer and the numbers


def test_an_engineer_strengthens_the_others() -> None:
    """DEFENCE: every non-Engineer enemy here gets +1 defence."""
    table = at_attack(enemies=["engineer-2", "guard-1", "military-4"], hand=["abel"])
    assert table.defences == {"engineer-2": 2, "guard-1": 2, "military-4": 5}
    assert table.mission_defence == 8


def test_two_engineers() -> None:
    """DEFENCE, twice; Engineers don't strengthen each other."""
    table = at_attack(enemies=["engineer-2", "engineer-3", "guard-1"], hand=["abel"])
    assert table.defences == {"engineer-2": 2, "engineer-3": 3, "guard-1": 3}


def test_the_engineer_defeated_first() -> None:
    """DEFENCE ends "the moment the target is defeated" (components 2.1.3): the Military costs 4, or 3 after
    him."""
    table = at_attack(mission="border", enemies=["engineer-2", "military-3"], revealed_play=STRONG)
    other = table.copy()
    assert table.play("defeat engineer-2", "defeat military-3").power == 8 - 2 - 3
    assert other.play("defeat military-3").power == 8 - 4


def test_too_strong() -> None:
    """ "A target falls if your remaining attack power is equal to its defence or greater"."""
    table = at_attack(mission="border", enemies=["engineer-3", "military-4"], revealed_play=["roberto"])
    assert table.refused("defeat military-4") == "too-weak"
    assert table.options == ["defeat border", "defeat engineer-3", "end-attack"]
    table.play("defeat engineer-3")
    assert table.killed == ["engineer-3", "military-4"], "1 is not enough for anybody: the attack is over"


def test_not_an_enemy_of_this_mission() -> None:
    """Only enemies present at the mission are targets."""
    table = at_attack(
        mission="border",
        enemies=["guard-1"],
        elsewhere={"valley": ["grunt-1"]},
        revealed_play=STRONG,
    )
    assert table.refused("defeat grunt-1") == "not-there"
    assert table.refused("defeat valley") == "not-there"


def test_mayors_house_strengthens_all() -> None:
    """Components 2.2.5: +1 to all enemies, Engineers included, and on top of the Engineer's +1."""
    table = at_attack(mission="mayors-house", enemies=["engineer-2", "guard-1"], hand=["abel"])
    assert table.defences == {"engineer-2": 3, "guard-1": 3}


def test_benigno_after_the_engineer() -> None:
    """FAQ: the Engineer's effect comes first; a 1 with Engineer and Benigno ends at 1, not at 2 (components
    2.2.6)."""
    table = at_attack(enemies=["engineer-3", "guard-1", "military-2"], hand=["benigno", "abel"])
    table.play("play benigno revealed", "use")
    assert table.defences == {"engineer-3": 2, "guard-1": 1, "military-2": 2}


def test_benigno_and_then_the_engineer_goes() -> None:
    """Ruling 1: computed anew, never below 1: printed 1, +1 gone, -1 stays."""
    table = at_attack(enemies=["engineer-3", "guard-1", "military-2"], hand=["benigno", "anastasio", "abel"])
    table.play("play benigno revealed", "use", "play anastasio covert", "discard engineer-3")
    assert table.defences == {"guard-1": 1, "military-2": 1}


def test_the_engineer_goes_and_then_benigno() -> None:
    """Ruling 1: a 1 that is no longer 2 gets no mark."""
    table = at_attack(enemies=["engineer-3", "guard-1", "military-2"], hand=["benigno", "anastasio", "abel"])
    table.play("play anastasio covert", "discard engineer-3", "play benigno revealed", "use")
    assert table.defences == {"guard-1": 1, "military-2": 1}


def test_benigno_with_two_engineers_of_whom_one_goes() -> None:
    """Ruling 1: 1 + 2 - 1 = 2; without one of them 1 + 1 - 1 = 1."""
    enemies = ["engineer-2", "engineer-3", "guard-1"]
    table = at_attack(enemies=enemies, hand=["benigno", "anastasio", "abel"])
    table.play("play benigno revealed", "use")
    assert table.defences == {"engineer-2": 1, "engineer-3": 2, "guard-1": 2}
    table.play("play anastasio covert", "discard engineer-2")
    assert table.defences == {"engineer-3": 2, "guard-1": 1}


def test_benigno_at_the_mayors_house() -> None:
    """Ruling 1: with the house's +1 everybody is at 2 or more; the +1 ends with the mission (components
    2.1.3)."""
    enemies = ["engineer-2", "grunt-1", "military-1"]
    play = ["roberto", "nicolas"]
    table = at_attack(mission="mayors-house", enemies=enemies, hand=["benigno"], revealed_play=play)
    table.play("play benigno revealed", "use")
    assert table.defences == {"engineer-2": 2, "grunt-1": 2, "military-1": 2}
    table.play("defeat mayors-house")
    assert table.defences == {"engineer-2": 1, "grunt-1": 1, "military-1": 1}


def test_benigno_marks_stay_at_this_mission() -> None:
    """A weakened enemy moved away has its printed defence there, in this round and in the next one."""
    table = at_attack(enemies=["military-4"], others=["valley"], hand=["benigno", "adela"], deck=["carlos"])
    table.play("play benigno revealed", "use", "play adela covert", "move military-4")
    table.play("go-on", "end-planning")
    assert table.hand == ["adela", "carlos"]
    assert table.defences == {"military-4": 4}


# Radio Operator


def test_radio_operator_survives_and_calls_help() -> None:
    """SURVIVE: one face-down enemy to each other mission, from left to right (ruling 6)."""
    table = at_attack(
        enemies=["radio-operator-3"],
        elsewhere={"border": ["grunt-1"]},
        others=["border", "", "valley"],
    )
    before = table.seen.enemies.count
    assert table.at("border") == ["grunt-1", "hidden"]
    assert table.at("valley") == ["hidden"]
    assert table.killed == ["radio-operator-3"]
    assert table.s.garrisons[2] == (), "a place without a mission gets nobody (ruling 4)"
    assert before == 32 - 2 - 2


def test_radio_operator_takes_the_known_cards_first() -> None:
    """Ruling 6: drawn like any other cards, so what lies on top goes first, left to right."""
    deck = ["guard-1", "jailor-2", "military-1", "grunt-1"]
    table = at_attack(enemies=["radio-operator-3"], enemy_deck=deck)
    assert [table.at(m) for m in ("border", "mountain-pass", "valley")] == [
        ["known-guard-1"],
        ["known-jailor-2"],
        ["known-military-1"],
    ]


def test_radio_operator_shuffles_the_discards_in_need() -> None:
    """Ruling 6; he himself still stands and is not among them."""
    table = at_attack(
        enemies=["radio-operator-3"],
        enemy_deck=["guard-1"],
        enemy_discard=["grunt-1", "grunt-2"],
    )
    assert table.at("border") == ["known-guard-1"]
    assert [table.at(m) for m in ("mountain-pass", "valley")] == [["hidden-shuffle-2"], ["hidden-shuffle-2"]]
    assert table.killed == ["radio-operator-3"]


def test_radio_operator_with_nobody_to_call() -> None:
    """FAQ, deck runs out: as many as possible, here one and then none."""
    table = at_attack(enemies=["radio-operator-3"], enemy_deck=["guard-1"])
    assert [table.at(m) for m in ("border", "mountain-pass", "valley")] == [["known-guard-1"], [], []]
    assert table.asks == "stop"


@pytest.mark.parametrize("enemy", ["guard-1", "grunt-1", "engineer-2", "jailor-2"])
def test_those_without_survive_do_nothing_in_the_end(enemy: str) -> None:
    """Guards, Grunts, Engineers, Jailors who stand to the end are just discarded."""
    table = at_attack(enemies=[enemy])
    assert (table.asks, table.killed) == ("stop", [enemy])


def test_enemies_do_not_hinder_planning() -> None:
    """DEFENCE starts with the attack; in planning Domingo discards whom he likes."""
    table = at_planning(hand=["domingo"], garrisons={"border": ["grunt-1", "hidden"]})
    table.play("play domingo covert")
    table.play("turn-enemy border hidden").luck("military-3")
    assert table.at("border") == ["grunt-1"]
    assert asked_nothing_more(table)
