"""Pilar revealed: the effect of the chosen mission is ignored, DEFENCE or DEFEAT (components 2.2.10), but not
those of the enemies. Each mission is set so that its effect would be seen; test_missions.py shows that it is,
without her."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_table import VzdorTable, at_planning

STRONG = ["roberto", "nicolas"]


def ignored(mission: str, enemies: tuple[str, ...] = (), **rest: Any) -> VzdorTable:
    """Pilar has been revealed and used her action; the mission is chosen."""
    row = [mission, *(other for other in ("border", "mountain-pass", "valley") if other != mission)]
    garrisons = {"border": ["hidden", "guard-1"], "valley": ["hidden", "grunt-1"], mission: enemies}
    hand = ["pilar", *rest.pop("hand", [])]
    rest.setdefault("revealed_play", STRONG)
    table = at_planning(hand=hand, row=row, garrisons=garrisons, **rest).play("play pilar revealed", "use")
    if table.asks == "plan":
        table.play("end-planning")
    return table.play(f"choose-mission {mission}")


DEFEATED = {
    "barracks": {},
    "border": {},
    "mountain-pass": {},
    "valley": {},
    "railroad-bridge": {},
    "commanding-officer": {"hand": ["spy"]},
    "commanders-villa": {"enemies": ("jailor-2",)},
    "supply-convoy": {},
    "prison": {"recruits": ["abel"]},
    "headquarters-cg": {"enemies": ("jailor-2",)},
    "caves": {},
    "take-back-farmhouse": {"pile": ["abel"]},
    "defend-farmhouse": {"covert_play": ["carlos"]},
    "police-station": {"deck": ["abel", "spy", "juana"]},
    "francos-headquarters": {"enemies": ("jailor-2",)},
}


@pytest.mark.parametrize("mission", DEFEATED)
def test_defeat_effects_are_ignored(mission: str) -> None:
    """DEFEAT: nothing changes but that the mission is done and the power spent."""
    table = ignored(mission, **DEFEATED[mission])  # type: ignore[arg-type]
    before = table.s.clone()
    table.play(f"defeat {mission}")
    if table.asks == "defeat-targets":
        table.play("end-attack")
    assert table.waits, "straight on to the next mission"
    after = table.s
    assert after.completed == (mission,)
    for place in range(1, len(after.row)):
        assert after.garrisons[place] == before.garrisons[place]
    kept = (
        "hand",
        "covert",
        "recruits",
        "covert_play",
        "revealed_play",
        "revealed_pile",
        "graveyard",
        "removed",
    )
    for field in (*kept, "spare_spies", "rest_draw", "looked"):
        assert getattr(after, field) == getattr(before, field), field


def test_every_mission_is_ignored_somewhere_here() -> None:
    from tests.games.vzdor.vzdor_box import MISSIONS

    defended = {"bunker", "steal-supplies", "destroy-depot", "crossroads", "mayors-house"}
    assert set(DEFEATED) | defended == set(MISSIONS)


def test_bunker_ignored() -> None:
    """DEFENCE: nobody is discarded (the played round of MAZM)."""
    table = ignored("bunker", hand=["abel", "celia"])
    assert (table.asks, table.hand, table.covert_discard) == ("play-in-attack", ["abel", "celia"], [])


def test_steal_supplies_ignored() -> None:
    """DEFENCE: revealing is free."""
    assert "play abel revealed" in ignored("steal-supplies", hand=["abel", "celia"]).options


def test_destroy_depot_ignored() -> None:
    """DEFENCE: a second one may be revealed."""
    table = ignored("destroy-depot", hand=["sagrario", "celia", "abel"], deck=[])
    table.play("play sagrario revealed")
    assert {"play celia revealed", "play abel revealed"} <= set(table.options)


def test_crossroads_ignored() -> None:
    """DEFENCE: everybody stays in play."""
    table = ignored("crossroads", covert_play=["carlos"])
    assert (table.s.covert_play, table.s.revealed_play) == (["carlos"], [*STRONG, "pilar"])


def test_mayors_house_ignored() -> None:
    """DEFENCE: the enemies have what is printed; their own effects work as ever."""
    assert ignored("mayors-house", ("military-1", "guard-2")).defences == {"military-1": 1, "guard-2": 2}
    table = ignored("mayors-house", ("military-1", "engineer-2", "guard-2"))
    assert table.defences == {"military-1": 2, "engineer-2": 2, "guard-2": 3}
    assert table.refused("defeat mayors-house") == "guards-first"


def test_enemies_are_not_ignored() -> None:
    """Only the mission's effect is ignored: a Jailor still frees, a Spy Master still spies."""
    table = ignored("barracks", ("jailor-2", "spy-master-4"), recruits=["abel"])
    table.play("defeat jailor-2", "end-attack")
    assert table.covert_discard == ["abel", "spy"]
