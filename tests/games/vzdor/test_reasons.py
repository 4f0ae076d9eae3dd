"""Why it can't be done: each refusal has a reason of its own, and the rules ask the same predicates."""

from __future__ import annotations

from typing import Any

from tests.games.vzdor.vzdor_table import at_attack, at_planning

STRONG = ["roberto", "nicolas"]


def test_missions_that_cannot_be_chosen() -> None:
    """Planning, step B: one of the available missions."""
    table = at_planning(hand=["spy"], row=["border", "valley"], failed=["bunker"], completed=["barracks"])
    assert table.refused("choose-mission bunker") == "mission-failed"
    assert table.refused("choose-mission barracks") == "mission-completed"
    assert table.refused("choose-mission caves") == "mission-not-here"


def test_only_maquis_are_played() -> None:
    """Whoever clicks an enemy or a mission while cards are played is told what can be."""
    table = at_planning(hand=["abel"], row=["border"])
    assert [table.refused(f"play {thing} covert") for thing in ("guard-1", "hidden", "border")] == ["only-maquis"] * 3
    assert table.refused("play carlos covert") == "not-in-hand"


def test_an_action_once_begun_is_carried_out_in_full() -> None:
    """Actions: Paquita's second enemy, and an action that Emilio copies."""
    table = at_attack(enemies=["guard-1", "grunt-1", "military-1"], hand=["paquita", "abel"])
    table.play("play paquita revealed", "discard guard-1")
    assert table.refused("skip") == "in-full"
    assert table.refused("discard guard-1") == "not-discard-enemies"
    emilio = at_attack(enemies=["guard-1", "grunt-1"], covert_play=["adolfo"], hand=["emilio", "abel"])
    emilio.play("play emilio covert", "copy adolfo")
    assert emilio.refused("skip") == "in-full"


def test_what_emilio_cannot_copy() -> None:
    """Ruling: only a covert action of this phase that could be carried out."""
    table = at_attack(
        enemies=["guard-1"],
        covert_play=["adolfo", "carlos", "manuel", "celia"],
        revealed_play=STRONG,
        hand=["emilio", "abel"],
    ).play("play emilio covert")
    assert table.options == ["copy adolfo", "skip"]
    assert table.refused("copy roberto") == "not-covert"
    decision: Any = table.table.decision
    why = {card: decision.why_not(table.s, table.table.game.parse(f"copy {card}")) for card in table.s.covert_play}
    assert {card: reason.args["why"] for card, reason in why.items() if reason} == {
        "carlos": "why-no-action",
        "manuel": "why-other-phase",
        "celia": "why-no-spy",
        "emilio": "why-copies-itself",
    }


def test_whom_adela_cannot_move_and_where_to() -> None:
    table = at_attack(enemies=["guard-1"], hand=["adela", "abel"], failed=["bunker"]).play("play adela covert")
    assert table.refused("move guard-2") == "not-move-enemy"
    table.play("move guard-1")
    assert table.refused("send-to railroad-bridge") == "under-attack"
    assert table.refused("send-to bunker") == "mission-failed"


def test_where_there_is_nobody_to_turn_up() -> None:
    """Scouting: face-down enemies only; a second one of the same mission."""
    garrisons = {"border": ["hidden", "guard-1"], "valley": ["guard-2"], "mountain-pass": ["hidden", "known-grunt-1"]}
    table = at_planning(hand=["manuel", "pilar"], garrisons=garrisons).play("play manuel covert")
    assert table.refused("scout valley") == "nobody-face-down"
    table.play("skip", "play pilar covert")
    assert table.refused("turn-enemy border guard-1") == "not-face-down"
    table.play("turn-enemy mountain-pass hidden")
    assert table.refused("turn-enemy mountain-pass hidden") == "not-face-down", "there was only one of these"
    assert table.refused("turn-enemy border hidden") == "same-mission"


def test_the_convoy_goes_from_mission_to_mission() -> None:
    elsewhere = {"border": ["guard-1", "guard-2"], "valley": ["grunt-1", "grunt-2"]}
    table = at_attack(mission="supply-convoy", others=["border", "valley"], elsewhere=elsewhere, revealed_play=STRONG)
    table.play("defeat supply-convoy")
    assert table.refused("discard-at valley grunt-1") == "one-after-another"
    assert table.refused("discard-at border grunt-1") == "not-at-mission"
    assert table.refused("discard-at supply-convoy grunt-1") == "under-attack"


def test_targets_that_cannot_be_defeated() -> None:
    """Step C: Guards before the mission, Grunts before the others."""
    table = at_attack(mission="border", enemies=["guard-1", "grunt-1", "jailor-3"], revealed_play=STRONG)
    assert table.refused("defeat border") == "guards-first"
    assert table.refused("defeat jailor-3") == "grunts-first"
    assert table.refused("defeat valley") == "not-there"
    table.play("defeat grunt-1", "defeat guard-1", "defeat border")
    assert table.refused("defeat border") == "mission-done"
    assert table.refused("defeat guard-1") == "not-there"


def test_cards_that_are_not_looked_at() -> None:
    table = at_planning(hand=["jacinto"], deck=["spy", "pilar", "abel", "carlos"]).play("play jacinto covert", "use")
    assert table.refused("put-away carlos") == "not-sift"
    table.play("keep")
    assert table.refused("on-top carlos") == "not-put-back"


def test_cards_that_are_not_there() -> None:
    """The revealed pile, the hand, the pair of a draft."""
    table = at_planning(hand=["celia"], pile=["abel", "carlos"]).play("play celia revealed")
    assert table.refused("take-back pilar") == "not-take-back-to-hand"
    bunker = at_attack(mission="bunker", hand=["abel", "carlos", "spy"])
    assert bunker.refused("give-up spy") == "not-discard-maquis"
