"""Decks that run out, shuffles, what is known of them, spies and recruits: FAQ 1–3, rulings 6, 8, 15."""

from __future__ import annotations

from typing import Any

from tests.games.vzdor.vzdor_table import VzdorTable, asked_nothing_more, at_attack, at_planning, pieces, whole_box

STRONG = ["roberto", "nicolas"]


def label_of(table: VzdorTable, text: str) -> str:
    """The message on the button of a choice."""
    return next(table.table.label(action).id for action in table.table.options if action.text == text)


# The covert deck


def test_looking_takes_the_rest_and_then_shuffles() -> None:
    """FAQ: "take the remaining cards, shuffle the discard pile, go on looking"."""
    table = at_planning(hand=["jacinto"], deck=["abel"], discard=["spy", "pilar", "carlos"])
    table.play("play jacinto covert", "use").luck("carlos", "spy")
    assert table.options == ["put-away abel", "put-away carlos", "put-away spy", "keep"]
    assert table.covert_discard == [], "it has become the deck"
    assert label_of(table, "put-away abel") == "do-put-away"
    table.play("put-away spy", "keep", "on-top carlos")
    assert table.covert_top == ["carlos", "abel"]
    assert table.seen.covert.count == 3
    assert table.covert_discard == ["spy"]


def test_a_draw_in_mid_action_shuffles() -> None:
    """FAQ: the same for drawing; a discard of one kind of card needs no luck."""
    table = at_planning(hand=["carlos"], deck=["abel"], discard=["spy", "spy"])
    table.play("play carlos revealed", "use")
    assert table.hand == ["abel", "spy"]
    assert (table.seen.covert.count, table.covert_discard) == (1, [])


def test_played_maquis_are_not_shuffled_in() -> None:
    """Cards in play and in hand are not in the discard."""
    table = at_planning(
        hand=["carlos", "juana"],
        covert_play=["pilar"],
        deck=[],
        discard=["abel", "celia", "spy"],
    )
    table.play("play carlos revealed", "use")
    assert table.impossible("pilar")
    assert table.impossible("juana")
    assert table.impossible("carlos")
    table.luck("celia", "abel")
    assert pieces(table) == whole_box()


def test_strangers_and_spies_in_one_deck() -> None:
    """A deck nobody has looked at: a spy or any maquis not yet seen, but no recruit known to be elsewhere."""
    table = at_planning(hand=["manuela"], pile=["abel"], recruits=["celia"])
    table.play("play manuela covert", "use")
    assert table.impossible("abel")
    assert table.impossible("celia")
    assert table.luck("pilar").hand == ["pilar"]


# The enemy deck


def new_mission(**given: object) -> VzdorTable:
    """The border has fallen and the prison, garrison 5, comes; power 8 - 3 is left for enemies."""
    table = at_attack(mission="border", others=["valley"], revealed_play=STRONG, **given)  # type: ignore[arg-type]
    table.play("defeat border")
    if table.asks == "defeat-targets":
        table.play("end-attack")
    return table.luck("prison")


def test_the_enemy_deck_is_shuffled_when_it_runs_out() -> None:
    """Aftermath, success: "shuffle the enemy discard and go on drawing" – with those just discarded."""
    table = new_mission(
        enemies=["grunt-1"],
        enemy_deck=["guard-1", "guard-2"],
        enemy_discard=["military-1", "jailor-2", "jailor-3"],
    )
    assert table.at("prison") == [
        "known-guard-1",
        "known-guard-2",
        "hidden-shuffle-2",
        "hidden-shuffle-2",
        "hidden-shuffle-2",
    ]
    assert (table.seen.enemies.count, table.killed) == (1, [])
    assert pieces(table) == whole_box()


def test_the_garrison_is_as_large_as_can_be() -> None:
    """FAQ: with too few cards altogether, as many as there are."""
    table = new_mission(enemies=["grunt-1"], enemy_deck=["guard-1"], enemy_discard=["military-1"])
    assert len(table.at("prison")) == 3
    assert (table.seen.enemies.count, table.killed) == (0, [])


def side_by_side() -> VzdorTable:
    """One face-down enemy at the valley from the first shuffle, four at the prison from the second one."""
    return new_mission(
        enemy_deck=["guard-1"],
        enemy_discard=["jailor-2", "jailor-3", "engineer-2", "engineer-3", "radio-operator-2"],
        elsewhere={"valley": ["hidden", "hidden"]},
        deck=["manuel", "domingo", "abel", "celia", "juana"],
    )


def test_two_shuffles_live_side_by_side() -> None:
    """A face-down enemy is one of those that were in the deck when it was shuffled, and of no other
    shuffle."""
    table = side_by_side()
    assert table.at("valley") == ["hidden", "hidden"]
    assert table.at("prison") == ["known-guard-1", *["hidden-shuffle-2"] * 4]
    first, second = table.s.pools[1], table.s.pools[2]
    assert len(first) == 2
    assert sorted(second) == [
        "engineer-2",
        "engineer-3",
        "jailor-2",
        "jailor-3",
        "radio-operator-2",
    ]
    table.play("go-on", "play manuel covert", "scout valley")
    assert table.impossible("jailor-2"), "she was on the discard pile when those of the valley were laid down"
    table.luck(first[0])
    assert table.at("valley") == list(first), "the last of a pool is certain"


def test_a_garrison_of_the_second_shuffle() -> None:
    """The other way: those of the prison are none of the first shuffle."""
    table = side_by_side()
    first = table.s.pools[1]
    table.play("go-on", "play manuel covert", "scout prison")
    assert table.impossible(first[0])
    assert table.impossible("guard-1"), "a known one is turned up without luck"
    table.luck("jailor-2", "engineer-3", "jailor-3", "engineer-2")
    assert table.at("prison") == ["guard-1", "jailor-2", "engineer-3", "jailor-3", "engineer-2"]
    assert table.s.pools[2] == ("radio-operator-2",)


def test_strangers_of_two_shuffles_are_told_apart_in_choices() -> None:
    """Domingo may turn a known one and a stranger; whoever he chooses is who is turned."""
    table = side_by_side().play("go-on", "play domingo covert")
    assert table.options == [
        "turn-enemy prison known-guard-1",
        "turn-enemy prison hidden-shuffle-2",
        "turn-enemy valley hidden",
        "skip",
    ]
    table.play("turn-enemy prison hidden-shuffle-2")
    assert table.options == ["turn-enemy prison known-guard-1", "turn-enemy prison hidden-shuffle-2", "enough"]
    table.play("turn-enemy prison known-guard-1").luck("jailor-3")
    assert table.options == ["discard jailor-3", "discard guard-1"]
    assert table.play("discard jailor-3").at("prison") == ["guard-1", *["hidden-shuffle-2"] * 3]


def test_a_third_shuffle_and_a_fourth() -> None:
    """And so on: each shuffle is of those who were on the discard pile then."""
    enemies = ["grunt-1", "radio-operator-3"]
    few: dict[str, Any] = {"enemy_deck": [], "enemy_discard": ["guard-1"]}
    table = at_attack(mission="barracks", others=["border"], enemies=enemies, revealed_play=STRONG, **few)
    table.play("defeat barracks", "defeat grunt-1", "end-attack").luck("caves")
    assert table.at("border") == ["hidden-shuffle-2", "hidden-shuffle-3"]
    assert table.at("caves") == ["hidden-shuffle-4"]
    assert table.s.pools[2:] == [("guard-1",), ("grunt-1",), ("radio-operator-3",)]


# What is known


def test_enemies_put_back_come_in_that_order() -> None:
    """Roberto's cards are known: they come in that order, face down at the new mission, and turn up without
    luck."""
    table = at_planning(
        hand=["roberto", "nicolas"],
        row=["border", "valley"],
        deck=["abel", "pilar", "celia", "juana"],
    )
    table.play("play roberto covert", "use").luck("guard-1", "military-2", "jailor-3")
    table.play(
        "put-away guard-1",
        "keep",
        "on-top jailor-3",
        "play nicolas revealed",
        "choose-mission border",
    )
    table.play("defeat border").luck("caves")
    assert table.at("caves") == ["known-jailor-3", "known-military-2", "hidden", "hidden"]
    table.play("go-on", "end-planning", "choose-mission caves")
    assert table.impossible("jailor-3")
    table.luck("grunt-1", "grunt-2")
    assert table.at("caves") == ["jailor-3", "military-2", "grunt-1", "grunt-2"]


def test_covert_cards_put_back_come_in_that_order() -> None:
    """Jacinto's cards are known: the next draws are certain."""
    table = at_planning(hand=["jacinto", "manuela", "marcelino"]).play("play jacinto covert", "use")
    table.luck("abel", "pilar", "celia").play("keep", "on-top celia", "on-top abel")
    assert table.covert_top == ["celia", "abel", "pilar"]
    table.play("play manuela covert", "use")
    assert table.hand == ["celia", "marcelino"]
    table.play("play marcelino covert", "use")
    assert table.hand == ["abel", "celia"]


def test_looking_twice_at_the_same_cards() -> None:
    """What was put back is looked at again without luck, with what lies below it."""
    table = at_planning(hand=["jacinto", "juana"])
    table.play("play jacinto covert", "use").luck("abel", "pilar", "celia")
    table.play("put-away pilar", "keep", "on-top celia", "play juana covert", "use")
    assert table.impossible("abel")
    table.luck("manuel")
    assert table.seen.looked == ["celia", "abel", "manuel"]


def test_recruits_put_back_come_in_that_order() -> None:
    """Ramona covert: what she left on top is known, and is what the Jailors set free, in that order."""
    garrisons = {"valley": ["jailor-2", "jailor-3"]}
    table = at_planning(hand=["ramona"], revealed_play=STRONG, garrisons=garrisons)
    table.play("play ramona covert", "use").luck("abel", "celia", "juana")
    assert label_of(table, "put-away abel") == "do-put-under", "recruits are not discarded"
    table.play("put-away abel", "keep", "on-top juana")
    assert (table.seen.recruits.top, table.seen.recruits.bottom) == (["juana", "celia"], ["abel"])
    table.play("choose-mission valley", "defeat jailor-2")
    assert table.covert_discard == ["juana"]
    table.play("defeat jailor-3")
    assert table.covert_discard == ["celia", "juana"]


def test_a_recruit_at_the_bottom_comes_last() -> None:
    """Ramona covert and then Antonio: the one put under is looked at when nobody else is left."""
    table = at_planning(hand=["ramona", "antonio"], recruits=["abel", "celia", "juana"], deck=[])
    table.play(
        "play ramona covert",
        "use",
        "put-away abel",
        "keep",
        "on-top juana",
        "play antonio revealed",
        "use",
    )
    assert table.options == ["enlist juana", "enlist celia", "enlist abel"]
    table.play("enlist abel", "on-top celia")
    assert (table.covert_top, table.seen.recruits.top, table.seen.recruits.bottom) == (
        ["abel"],
        ["celia", "juana"],
        [],
    )


def test_called_back_and_enlisted_cards_are_drawn_next() -> None:
    """Juana revealed and Antonio revealed put cards on top: the later one is drawn first."""
    table = at_planning(hand=["juana", "antonio", "manuela"], pile=["nicolas"], recruits=["roberto"])
    table.play("play juana revealed", "take-back nicolas", "play antonio revealed", "use")
    assert table.covert_top == ["roberto", "nicolas"]
    assert "roberto" in table.play("play manuela covert", "use").hand


# Recruits and spies


def test_recruits_are_never_refilled() -> None:
    """Ruling 8: the revealed pile is not their discard, nor is the covert discard."""
    given: dict[str, Any] = {"recruits": [], "pile": ["abel"], "discard": ["pilar"]}
    assert asked_nothing_more(at_attack(hand=["ramona", "celia"], **given).play("play ramona revealed"))
    assert asked_nothing_more(at_planning(hand=["antonio", "celia"], **given).play("play antonio revealed"))
    jailor = at_attack(enemies=["jailor-2"], revealed_play=STRONG, **given).play("defeat jailor-2")
    assert (jailor.covert_discard, jailor.seen.revealed_pile) == (["pilar"], ["abel"])


def test_spare_spies_run_out_and_removed_ones_do_not_return() -> None:
    """Components 2.2.9 and ruling 15: of six spies five are out of reach, the last spare one comes, then
    none."""
    enemies = ["spy-master-4", "spy-master-3"]
    table = at_attack(enemies=enemies, hand=["spy", "manuel"], spare_spies=1)
    table.play("play manuel revealed", "use")
    assert table.covert_discard == ["spy"]
    assert (table.seen.spare_spies, table.seen.removed.count("spy")) == (0, 5)
