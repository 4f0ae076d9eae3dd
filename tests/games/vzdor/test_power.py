"""Attack and defence explain themselves: one sum for the rule, the preview, the log and the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_table import VzdorTable, at_attack, at_planning

STRONG = ["roberto", "nicolas"]


def parts(sum_: Any) -> dict[str, int]:
    """What a sum is made of; what occurs several times is added up."""
    found: dict[str, int] = {}
    for part in sum_.parts:
        found[part.what] = found.get(part.what, 0) + part.much
    return found


def enemy(table: VzdorTable, card: str) -> Any:
    return next(foe for m in table.seen.missions if m.chosen for foe in m.garrison if foe.card == card)


# The maquis


def test_the_example_of_play_by_parts() -> None:
    """Example of play: Paquita 1, Abel 1, Roberto 4, Consuelo 1 by her action, Abel's action 2; 9 in all."""
    table = at_attack(enemies=["grunt-1", "guard-1"], covert_play=["paquita"], hand=["consuelo", "abel", "roberto"])
    table.play("play consuelo revealed", "discard grunt-1", "play abel covert", "use", "play roberto revealed")
    nine = {"paquita": 1, "abel": 1, "roberto": 4, "action-consuelo": 1, "action-abel": 2}
    assert parts(table.seen.power_sum) == nine
    assert parts(table.said("power")["power"]) == nine
    assert table.power == 9


def test_a_copied_bonus_is_emilios() -> None:
    """Ruling: he carries the copied action out as his own."""
    table = at_attack(covert_play=["soledad"], revealed_play=STRONG, hand=["emilio", "carlos"])
    table.play("play emilio covert", "copy soledad")
    assert parts(table.seen.power_sum)["action-emilio"] == 2


def test_the_sum_stays_what_it_was_while_targets_fall() -> None:
    """Step C: counted once; what is left goes down, what it was made of does not change."""
    table = at_attack(mission="commanders-villa", enemies=["jailor-2"], hand=["abel"], revealed_play=STRONG)
    table.play("play abel revealed", "use")
    before = table.seen.power_sum
    table.play("defeat commanders-villa").luck(3)
    assert (table.power, table.seen.power_sum, table.seen.fighting) == (5, before, True)


# Foreseen


def powers(table: VzdorTable, card: str) -> list[int]:
    return [table.foreseen(f"play {card} {side}").numbers["power"] for side in ("covert", "revealed")]


def test_a_preview_counts_bonuses_in_force() -> None:
    """Abel's action in force, Roberto held: 7 covert, 10 revealed – his 4 and 1 for being revealed."""
    table = at_attack(covert_play=["paquita"], revealed_play=["carlos"], hand=["abel", "roberto"])
    table.play("play abel covert", "use")
    assert powers(table, "roberto") == [7, 10]
    table.play("play roberto revealed")
    assert table.power == 10


def test_a_preview_counts_one_more_maquis_for_marcelino() -> None:
    table = at_attack(hand=["marcelino", "roberto"]).play("play marcelino revealed", "use")
    assert powers(table, "roberto") == [2 + 2 + 1, 2 + 4 + 1]


def test_a_preview_says_what_the_action_would_do() -> None:
    """Also that it belongs to another phase, or can't be used in full."""
    table = at_attack(enemies=["guard-1"], hand=["paquita", "adolfo", "nicolas"])
    said = {
        side: table.foreseen(f"play {side}").says[-1]
        for side in ("adolfo covert", "paquita revealed", "paquita covert")
    }
    assert (said["adolfo covert"].id, said["adolfo covert"].args["count"]) == ("short-discard-enemies", 1)
    assert said["paquita revealed"].args["why"] == "why-too-few-here"
    assert said["paquita covert"].args["why"] == "why-other-phase"
    assert [message.id for message in table.foreseen("play nicolas revealed").says] == ["preview-power"], "no action"


def test_a_preview_of_a_bonus_and_of_half_a_defence() -> None:
    table = at_attack(hand=["soledad", "ricardo"], revealed_play=["nicolas"])
    table.play("play soledad covert")
    assert table.foreseen("use").numbers == {"power": 4 + 1 + 1}
    table.play("use", "play ricardo revealed")
    (said,) = table.foreseen("use").says
    assert (said.id, said.args["defence"].total) == ("preview-defence", 4)


def test_a_preview_of_consuelos_gain() -> None:
    table = at_attack(enemies=["guard-2", "engineer-2"], hand=["consuelo"]).play("play consuelo revealed")
    assert table.foreseen("discard guard-2").numbers == {"power": 3}
    assert table.foreseen("skip") is None


def test_a_preview_of_a_target() -> None:
    """What is left of the power, and the DEFEAT effect."""
    table = at_attack(mission="border", enemies=["jailor-2", "spy-master-1"], revealed_play=STRONG)
    jailor, border = table.foreseen("defeat jailor-2"), table.foreseen("defeat border")
    assert (jailor.numbers, jailor.says[-1].id) == ({"power": 6}, "short-effect-recruit")
    assert (border.numbers, border.says[-1].id) == ({"power": 5}, "short-effect-rest-draw")
    assert [message.id for message in table.foreseen("end-attack").says] == [
        "preview-mission-fails",
        "preview-survivors",
    ]
    done = table.play("defeat border").foreseen("end-attack")
    assert [message.args for message in done.says] == [{"enemies": ("spy-master-1",)}]


def test_a_preview_of_a_mission_with_a_defence_effect() -> None:
    table = at_planning(hand=["pilar"], row=["bunker", "border"]).play("end-planning")
    assert table.foreseen("choose-mission bunker").says[0].id == "short-effect-discard-maquis"
    assert table.foreseen("choose-mission border") is None


# Their targets


def test_an_enemys_defence_by_parts() -> None:
    """FAQ: the Engineer first, then Benigno."""
    table = at_attack(mission="mayors-house", enemies=["guard-2", "engineer-3"], hand=["benigno", "carlos"])
    assert parts(enemy(table, "guard-2").defence_sum) == {"printed": 2, "engineer": 1, "mayors-house": 1}
    table.play("play benigno revealed", "use")
    assert parts(enemy(table, "guard-2").defence_sum) == {
        "printed": 2,
        "engineer": 1,
        "mayors-house": 1,
        "benigno": -1,
    }
    assert parts(enemy(table, "engineer-3").defence_sum) == {"printed": 3, "mayors-house": 1, "benigno": -1}
    assert enemy(table, "engineer-3").defence == 3


def test_the_least_defence_has_a_name() -> None:
    """Ruling: never below 1, here when the Engineer who helped is gone."""
    table = at_attack(enemies=["guard-1", "engineer-2"], hand=["benigno"], revealed_play=STRONG)
    table.play("play benigno revealed", "use", "defeat engineer-2")
    assert parts(enemy(table, "guard-1").defence_sum) == {"printed": 1, "benigno": -1, "at-least": 1}
    assert enemy(table, "guard-1").defence == 1


def test_the_missions_defence_by_parts() -> None:
    """Ricardo halves it, rounding up."""
    table = at_attack(mission="commanders-villa", hand=["ricardo"], revealed_play=STRONG).play(
        "play ricardo revealed", "use"
    )
    (villa,) = [mission for mission in table.seen.missions if mission.chosen]
    assert (villa.defence, parts(villa.defence_sum)) == (3, {"printed": 5, "ricardo": -2})
    assert table.said("halved")["defence"].total == 3


def test_what_is_needed_for_all() -> None:
    """The page need not add anything up: the mission, and the mission with its garrison once all are known."""
    garrisons = {"border": ["guard-2", "jailor-3"], "valley": ["guard-1", "hidden"]}
    table = at_planning(hand=["spy"], revealed_play=STRONG, garrisons=garrisons)
    needed = {m.id: (m.needed, m.needed_for_all) for m in table.seen.missions}
    assert (needed["border"], needed["valley"]) == ((3, 8), (6, None))
    table.play("choose-mission border", "defeat guard-2", "defeat border")
    assert [(m.needed, m.needed_for_all) for m in table.seen.missions if m.chosen] == [(0, 3)]


def test_a_target_out_of_reach_says_what_it_costs() -> None:
    """Step C: "you defeat a target if your remaining attack power is at least its defence"."""
    table = at_attack(mission="border", enemies=["grunt-1", "engineer-2"], covert_play=["carlos"])
    decision: Any = table.table.decision
    reason = decision.why_not(table.s, table.table.game.parse("defeat border"))
    assert (reason.id, reason.args["defence"].total, reason.args["power"]) == ("error-too-weak", 3, 2)
    assert table.options == ["defeat grunt-1", "end-attack"], "1 and 1 for the Engineer"


def test_no_mission_no_garrison() -> None:
    """In planning no mission is chosen yet: asking for it is a mistake, not the last mission of the row."""
    table = at_planning(hand=["abel"])
    with pytest.raises(LookupError):
        table.s.garrison  # noqa: B018
    with pytest.raises(LookupError):
        table.s.mission  # noqa: B018
