"""Set-up: groups chosen by the Witch, the Hunter and the scenario ("Scénáře a skupiny"), the secret identity, the first
cards, and what scenarios change."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.kernel.errors import IllegalMove
from klubovna.kernel.table import Table
from tests.games.kacir.kacir_table import BLUE, GAME, GREEN, RED, Settlement


def opened(**options: str) -> Table:
    """A table before any luck, whose groups are agreed upon."""
    agreed = {"red": "adventurers", "blue": "craftsmen", **options}
    return Table(GAME, GAME.content(), GAME.settings(agreed), None)


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


def test_the_witchs_player_chooses_red_the_hunters_blue() -> None:
    """ "Hráč za čarodějnici zvolí skupinu červených vesničanů, hráč za lovce zvolí skupinu modrých vesničanů": each is
    asked, before it is known who the Witch is; until then only the green ones are there."""
    t = opened(red="chosen", blue="chosen")
    assert (t.seat, t.prompt and t.prompt.id, villagers(t)) == ("witch", "ask-choose-group", [*GREEN])
    assert [a.text for a in t.options] == ["group adventurers", "group neighbours"]
    with pytest.raises(IllegalMove):
        t.play("group elders")
    t.play("group neighbours")
    assert (t.seat, villagers(t)) == ("hunter", ["annie", "betty", "adams", *GREEN])
    t.play("group elders")
    assert villagers(t) == ["annie", "betty", "adams", "wulfric", "biggs", "tobias", *GREEN]
    t.happen("tobias")
    assert t.view("witch").identity == "tobias"


def test_a_table_may_agree_on_a_group() -> None:
    assert villagers(opened(red="neighbours"))[:3] == ["annie", "betty", "adams"]
    t = opened(blue="chosen")
    assert (t.seat, [a.text for a in t.options]) == ("hunter", ["group craftsmen", "group elders"])


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_green_villagers_are_always_those_of_the_expansion(scenario: str) -> None:
    """ "Při hře s rozšířením Za palisádami je vždy použita skupina zelených vesničanů Posedlí/Domácnost." """
    assert villagers(opened(scenario=scenario))[6:] == [*GREEN]


def test_without_a_scenario_card() -> None:
    """ "Pokud při hře používáte kartu scénáře…": one may play without. How much gloom lies there only a card could say,
    so there is none; nothing is won otherwise than usual."""
    view = opened(scenario="no-card").view(None)
    assert [v.face for v in view.villagers[6:]] == ["household"] * 3
    assert (view.favours_needed, view.evidence_needed, view.innocents_needed) == (3, 3, 3)
    t = dealt(opened(scenario="no-card"))
    assert t.prompt
    assert t.prompt.id == "ask-first-cards", "three cards, and no curse is fetched"


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
    assert [m.id for m in t.heard("witch")] == ["log-identity"], "one event, one line"
    assert [m.id for m in t.heard(None)] == ["log-hidden"]


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


def test_a_deck_without_gloom_curses_has_none_to_give() -> None:
    """Cleansed land with a deck of one's own."""
    left_out = ("phantom", "stained-moon", "strength-in-darkness")
    t = opened(scenario="cleansed-land")
    s: Any = t.state
    s.decks[0] = tuple(card for card in s.decks[0] if s.content.ids[card] not in left_out)
    t.happen("silas")
    for card in ("venom", "ruse", "daze"):
        t.happen(card)
    assert t.prompt
    assert t.prompt.id == "ask-first-cards"


# House rules


def test_the_first_cards_may_have_to_be_kept() -> None:
    t = dealt(opened(redraw="never"))
    for card in ("glow", "lure", "trail"):
        t.happen(card)
    assert (t.seat, t.prompt.id) == ("witch", "ask-act")
