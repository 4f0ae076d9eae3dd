"""Set-up: groups chosen by the Witch, the Hunter and the scenario ("Scénáře a skupiny"), the secret identity, the first
cards, and what scenarios change."""

from __future__ import annotations

from typing import Any

import pytest
from kacir_table import BLUE, GAME, GREEN, RED, Settlement

from klubovna.kernel.table import Table


def opened(**options: str) -> Table:
    """A table before any luck."""
    return Table(GAME, GAME.content(), GAME.settings(options), None)


def dealt(t: Table, *, identity: str = "hazel") -> Any:
    """Who the Witch is, and three cards for her."""
    t.happen(identity)
    for card in ("venom", "ruse", "daze"):
        t.happen(card)
    return t


def villagers(t: Table) -> list[str]:
    return [v.id for v in t.view(None).villagers]


def test_groups_of_the_expansion() -> None:
    assert villagers(opened()) == [*RED, *BLUE, *GREEN]


def test_the_witch_chooses_red_the_hunter_blue_the_scenario_green() -> None:
    assert villagers(opened(red="neighbours"))[:3] == ["annie", "betty", "adams"]
    assert villagers(opened(blue="elders"))[3:6] == ["wulfric", "biggs", "tobias"]
    assert villagers(opened(scenario="roanoke"))[6:] == ["atkins", "martha", "nell"]


@pytest.mark.parametrize(
    ("scenario", "gloom"),
    [("fog", [2, 2, 2]), ("deep-gloom", [3, 2, 1]), ("cleansed-land", [0, 0, 0]), ("short-winter", [1, 1, 1])],
)
def test_gloom_at_the_start(scenario: str, gloom: list[int]) -> None:
    view = opened(scenario=scenario).view(None)
    assert [v.gloom for v in view.villagers[6:]] == gloom
    assert {v.face for v in view.villagers[6:]} == {"possessed" if any(gloom) else "household"}
    assert view.supply["gloom"] == 30 - sum(gloom)


def test_only_the_witch_sees_who_she_is() -> None:
    t = opened()
    t.happen("silas")
    assert (t.view("witch").identity, t.view("hunter").identity, t.view(None).identity) == ("silas", None, None)
    assert [m.id for m in t.heard("hunter")] == ["log-hidden"]
    assert [m.id for m in t.heard("witch")] == ["log-hidden", "log-identity"]


def test_two_influence_and_three_cards_which_may_be_exchanged_once() -> None:
    t = dealt(opened())
    assert (t.seat, t.prompt.id) == ("witch", "ask-first-cards")
    t.play("redraw")
    for card in ("venom", "scent", "ruse"):
        t.happen(card)
    assert t.view("witch").sides[0].hand == ["venom", "scent", "ruse"]
    for card in ("glow", "lure", "trail"):
        t.happen(card)
    assert (t.seat, t.prompt.id) == ("hunter", "ask-first-cards"), "once only"
    t.play("keep")
    assert [side.influence for side in t.view(None).sides] == [2, 2]
    assert (t.seat, t.prompt.id) == ("witch", "ask-act"), "the Witch begins"
    assert (t.view(None).sides[0].pawns, t.view(None).sides[0].familiar) == (2, False), "without her familiar"
    assert t.prompt.args["pawns"] == 2


# Scenarios


def test_deep_gloom_feeds_the_witch_while_all_three_are_possessed() -> None:
    assert Settlement("witch", scenario="deep-gloom").influence("witch") == 6
    assert Settlement("witch", scenario="deep-gloom", gloom={"edith": -1}).influence("witch") == 5
    assert Settlement("witch", scenario="fog").influence("witch") == 5


def test_deep_gloom_gives_a_suspect_card_when_the_last_is_cleansed() -> None:
    t = Settlement("hunter", scenario="deep-gloom", gloom={"judy": -3, "grace": -2}).visit("edith", "lift")
    assert t.waits == "draw-suspect"
    t = Settlement("hunter", scenario="deep-gloom", gloom={"judy": -3}).visit("edith", "lift")
    assert t.waits == "", "not before the last"
    gloom = {"judy": -3, "grace": -2}
    t = Settlement("hunter", scenario="deep-gloom", gloom=gloom, dead=["judy"]).visit("edith", "lift")
    assert t.waits == "", "nor where one of the three is dead"


def test_cleansed_land_gives_the_witch_a_gloom_curse() -> None:
    t = opened(scenario="cleansed-land")
    t.happen("silas")
    assert {action.text for action in t.options} == {
        "choose phantom",
        "choose stained-moon",
        "choose strength-in-darkness",
    }
    t.play("choose phantom")
    t.happen("venom")
    t.happen("ruse")
    assert t.view("hunter").sides[0].known == ["phantom"], "it was shown"
    t.play("redraw")
    t.happen("daze")
    t.happen("scent")
    assert sorted(t.view("witch").sides[0].hand) == ["daze", "phantom", "scent"], "the curse stays"
