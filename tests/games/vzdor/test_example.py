"""Rulebook "PŘÍKLAD HRY": the example of the first round, move for move, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.vzdor.vzdor_table import VzdorTable, pieces, whole_box

BRIDGE, PASS, VILLA = "railroad-bridge", "mountain-pass", "commanders-villa"


def drawn() -> VzdorTable:
    """ "You begin by drawing five cards from the covert deck": Paquita, Abel, Roberto, Consuelo and a spy."""
    table = VzdorTable().luck([BRIDGE, PASS, VILLA, "valley"])
    return table.luck("abel", "spy", "roberto", "consuelo", "paquita")


def played(table: VzdorTable, *moves: Sequence[str] | str) -> VzdorTable:
    for move in moves:
        table.play(move) if isinstance(move, str) else table.luck(*move)
    return table


PLANNING = ("play paquita covert", f"scout {BRIDGE}", ["grunt-1", "guard-1", "military-2"])
CHOICE = ("end-planning", f"choose-mission {BRIDGE}")
ATTACK = ("play consuelo revealed", "discard grunt-1", "play abel covert", "use", "play roberto revealed")
TARGETS = ("defeat guard-1", f"defeat {BRIDGE}", f"discard-at {PASS} hidden", ["jailor-3"], ["abel"])


def test_planning() -> None:
    """1. Planning: Paquita covert turns up the three enemies of the bridge; no other maquis is played."""
    table = drawn()
    assert table.hand == ["abel", "consuelo", "paquita", "roberto", "spy"]
    table.play("play paquita covert")
    assert f"scout {BRIDGE}" in table.options
    table.play(f"scout {BRIDGE}").luck("grunt-1", "guard-1", "military-2")
    assert table.at(BRIDGE) == ["grunt-1", "guard-1", "military-2"]
    assert table.seen.covert_play == ["paquita"]
    table.play("end-planning")
    assert len(table.options) == 4, "you need not choose the bridge"
    table.play(f"choose-mission {BRIDGE}")
    assert table.seen.phase == "attack"


def test_attack_playing() -> None:
    """2. Attack: Consuelo discards the Grunt and gains 1; Abel covert; Roberto revealed has no ATTACK
    action."""
    table = played(drawn(), *PLANNING, *CHOICE)
    table.play("play consuelo revealed", "discard grunt-1")
    assert table.killed == ["grunt-1"]
    assert table.power == 1 + 1, "Paquita and what Consuelo has gained"
    table.play("play abel covert", "use")
    assert table.options == ["play roberto covert", "play roberto revealed"]
    table.play("play roberto revealed")
    assert table.s.hand == ["spy"], "he cannot be played"
    assert table.asks == "defeat-targets"
    assert table.power == 9, "Paquita 1, Abel 1, Roberto 4, Consuelo 1, and Abel's 2 for the two revealed"


def test_attack_targets() -> None:
    """2. Attack: the Guard first, then the bridge with the remaining 8; an enemy elsewhere is discarded."""
    table = played(drawn(), *PLANNING, *CHOICE, *ATTACK)
    assert table.refused(f"defeat {BRIDGE}") == "guards-first"
    assert table.options == ["defeat guard-1", "defeat military-2", "end-attack"]
    table.play("defeat guard-1")
    assert (table.power, table.mission_defence) == (8, 8)
    table.play(f"defeat {BRIDGE}")
    assert table.seen.points == 2
    assert all(option.startswith("discard-at") for option in table.options)
    table.play(f"discard-at {PASS} hidden").luck("jailor-3")
    assert table.at(PASS) == ["hidden"] * 3
    assert table.covert_discard == [], "the Jailor was discarded, not defeated"
    assert table.killed == ["grunt-1", "guard-1", "jailor-3"]


def test_attack_survivors() -> None:
    """2. Attack: the Military was not defeated; of Paquita and Abel luck takes Abel, who goes back to the
    box."""
    table = played(drawn(), *PLANNING, *CHOICE, *ATTACK, *TARGETS[:-1])
    assert table.impossible("roberto"), "a covert one"
    table.luck("abel")
    assert table.seen.removed == ["abel"]
    assert table.seen.covert_play == ["paquita"]
    assert table.killed == ["grunt-1", "guard-1", "jailor-3", "military-2"]
    assert table.seen.graveyard == []


def test_aftermath() -> None:
    """3. Aftermath: nobody died, the mission is replaced with a face-down garrison, you go on."""
    table = played(drawn(), *PLANNING, *CHOICE, *ATTACK, *TARGETS)
    before = table.seen.enemies.count
    table.luck("caves")
    assert table.row == ["caves", PASS, VILLA, "valley"]
    assert table.at("caves") == ["hidden"] * 4
    assert table.seen.enemies.count == before - 4
    assert table.seen.completed == [BRIDGE]
    assert table.options == ["go-on", "end-resistance"]


def test_rest() -> None:
    """4. Rest: Roberto and Consuelo to the revealed pile, Paquita and the spy to the covert discard, five
    cards."""
    table = played(drawn(), *PLANNING, *CHOICE, *ATTACK, *TARGETS, ["caves"], "go-on")
    assert sorted(table.seen.revealed_pile) == ["consuelo", "roberto"]
    assert table.covert_discard == ["paquita", "spy"]
    assert table.hand == []
    table.luck("celia", "spy", "spy", "juana", "pilar")
    assert (table.asks, table.seen.round) == ("plan", 2)
    assert table.hand == ["celia", "juana", "pilar", "spy", "spy"]
    assert (table.seen.covert.count, table.seen.recruits.count) == (15 - 10, 12)
    assert pieces(table) == whole_box()
