"""The twenty missions: components 1.3, each effect, also with nothing to act on; ignored ones have their own
file."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vzdor.vzdor_box import MISSIONS
from tests.games.vzdor.vzdor_table import VzdorTable, at_attack, at_planning

STRONG = ["roberto", "nicolas"]
"""Revealed in planning: attack power 8, enough for every mission."""


def beaten(mission: str, enemies: list[str] | None = None, **rest: Any) -> VzdorTable:
    """The mission has just been defeated with the enemies still standing."""
    rest.setdefault("revealed_play", STRONG)
    return at_attack(mission=mission, enemies=enemies or [], **rest).play(f"defeat {mission}")


def replaced(table: VzdorTable, mission: str = "prison") -> VzdorTable:
    """On to the question whether to go on."""
    if table.asks == "defeat-targets":
        table.play("end-attack")
    return table.luck(mission)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_defeated_mission_brings_its_points(mission: str) -> None:
    """Attack, step C: the defence is paid, the card goes to the completed missions; its points count."""
    where: dict[str, Any] = {"hand" if mission == "crossroads" else "revealed_play": [*STRONG, "adolfo"]}
    table = at_attack(
        mission=mission,
        enemies=["grunt-1"],
        **where,
        deck=[],
        recruits=[],
    )
    assert table.mission_defence == MISSIONS[mission][2]
    if mission == "crossroads":
        table.play(*(f"play {name} revealed" for name in [*STRONG, "adolfo"]))
    left = 11 - MISSIONS[mission][2]
    table.play(f"defeat {mission}")
    assert (table.seen.completed, table.seen.points) == ([mission], MISSIONS[mission][3])
    if table.asks == "defeat-targets":
        assert table.power == left


# Era 1


def test_barracks_send_enemies_everywhere_else() -> None:
    """DEFEAT: add one face-down enemy to each other mission – not here, nor where no mission is."""
    others, elsewhere = ["border", "", "valley"], {"border": ["grunt-1"], "valley": ["hidden"]}
    table = beaten("barracks", others=others, elsewhere=elsewhere)
    assert table.at("border") == ["grunt-1", "hidden"]
    assert table.at("valley") == ["hidden", "hidden"]
    assert table.s.garrisons[2] == ()


def test_border_makes_the_next_rest_one_card_poorer() -> None:
    """DEFEAT: one card fewer in the coming REST, and only in that one (components 2.2.8)."""
    deck = ["abel", "spy", "spy", "pilar", "manuel", "celia", "juana", "ramona", "domingo", "soledad"]
    table = replaced(beaten("border", deck=deck)).play("go-on")
    assert table.hand == ["abel", "pilar", "spy", "spy"]
    assert table.covert_top[0] == "manuel"
    table.play(
        "end-planning",
        "choose-mission valley",
        "play abel covert",
        "skip",
        "play pilar covert",
        "go-on",
    )
    assert len(table.hand) == 5


def test_mountain_pass_turns_up_a_garrison() -> None:
    """DEFEAT: turn all enemies of one mission face up."""
    table = beaten("mountain-pass", elsewhere={"border": ["hidden", "hidden"], "valley": ["hidden"]})
    assert table.options == ["scout border", "scout valley"], "an effect is not voluntary"
    table.play("scout border").luck("guard-1", "grunt-1")
    assert table.at("border") == ["guard-1", "grunt-1"]


def test_mountain_pass_with_nothing_to_turn_up() -> None:
    """Ruling 5; and with one mission to turn up nobody is asked."""
    assert beaten("mountain-pass", elsewhere={"border": ["guard-1"]}).waits, "the next mission is awaited"
    one = beaten("mountain-pass", elsewhere={"border": ["guard-1"], "valley": ["hidden"]})
    assert one.luck("grunt-2").at("valley") == ["grunt-2"]


def test_valley_makes_the_next_rest_one_card_richer() -> None:
    """DEFEAT: one card more in the coming REST."""
    deck = ["abel", "adela", "adolfo", "pilar", "manuel", "celia", "juana"]
    table = replaced(beaten("valley", deck=deck)).play("go-on")
    assert table.hand == ["abel", "adela", "adolfo", "celia", "manuel", "pilar"]


def test_railroad_bridge_discards_an_enemy_elsewhere() -> None:
    """DEFEAT: discard one enemy, face up or down, from another mission."""
    elsewhere = {"border": ["hidden", "guard-1"], "valley": ["hidden"]}
    table = beaten("railroad-bridge", ["grunt-1"], elsewhere=elsewhere)
    assert table.options == [
        "discard-at border hidden",
        "discard-at border guard-1",
        "discard-at valley hidden",
    ]
    face_down = table.copy()
    table.play("discard-at border guard-1")
    assert table.at("border") == ["hidden"]
    assert "guard-1" in table.killed
    face_down.play("discard-at valley hidden").luck("jailor-2")
    assert face_down.at("valley") == []
    assert "jailor-2" in face_down.killed
    assert face_down.covert_discard == [], "discarded, not defeated"


def test_railroad_bridge_with_no_enemy_elsewhere() -> None:
    """Ruling 5; one enemy elsewhere is discarded without a question."""
    assert beaten("railroad-bridge", others=["border"]).waits
    one = beaten("railroad-bridge", elsewhere={"valley": ["guard-1"]})
    assert (one.at("valley"), one.killed) == ([], ["guard-1"])


def test_commanding_officer_removes_a_spy() -> None:
    """DEFEAT: remove one spy in hand from the game."""
    table = beaten("commanding-officer", hand=["spy", "spy"])
    assert table.s.hand == ["spy"]
    assert table.seen.removed == ["spy", "spy"]
    assert table.seen.spare_spies == 3, "it does not return among the spare ones (ruling 15)"


def test_commanding_officer_without_a_spy_in_hand() -> None:
    """Ruling 5: those in the discards stay."""
    table = beaten("commanding-officer", discard=["spy"])
    assert (table.covert_discard, table.seen.removed) == (["spy"], ["spy", "spy"])


CIVILIAN_MISSIONS = ["commanders-villa", "headquarters-cg", "francos-headquarters"]


@pytest.mark.parametrize("mission", CIVILIAN_MISSIONS)
def test_a_civilian_card_for_each_undefeated_enemy(mission: str) -> None:
    """DEFEAT: one civilian card per enemy standing at that moment: kill enemies first, mission last
    (2.1.6)."""
    play = [*STRONG, "adolfo"]
    table = at_attack(mission=mission, enemies=["grunt-1", "grunt-2", "jailor-2"], revealed_play=play)
    first = table.copy()
    first.play(f"defeat {mission}").luck(1, 2, 1)
    assert first.seen.graveyard == [1, 2, 1]
    table.play("defeat grunt-1", f"defeat {mission}").luck(0, 3)
    assert table.seen.graveyard == [3], "the card with nobody on it counts as turned"


@pytest.mark.parametrize("mission", CIVILIAN_MISSIONS)
def test_no_enemy_no_civilian(mission: str) -> None:
    """Ruling 5."""
    table = replaced(beaten(mission))
    assert (table.asks, table.seen.graveyard) == ("stop", [])


def test_bunker_takes_a_maquis_from_hand() -> None:
    """DEFENCE: on choosing it discard a maquis, not a spy, of your choice from hand."""
    table = at_attack(mission="bunker", hand=["abel", "spy", "pilar"])
    assert table.options == ["give-up abel", "give-up pilar"]
    table.play("give-up pilar")
    assert (table.hand, table.covert_discard) == (["abel", "spy"], ["pilar"])
    assert table.options == ["play abel covert", "play abel revealed"]


def test_bunker_with_one_maquis_or_none() -> None:
    """Ruling 5: one is taken without a question, spies are not."""
    one = at_attack(mission="bunker", hand=["abel", "spy"], revealed_play=STRONG)
    assert (one.s.hand, one.covert_discard, one.asks) == (["spy"], ["abel"], "defeat-targets")
    none = at_attack(mission="bunker", hand=["spy"], revealed_play=STRONG)
    assert (none.s.hand, none.covert_discard, none.asks) == (["spy"], [], "defeat-targets")


# Era 2


def test_supply_convoy_discards_an_enemy_at_each_other_mission() -> None:
    """DEFEAT: one enemy, face up or down, from each other mission; which one is the player's choice."""
    elsewhere = {"border": ["hidden", "guard-1"], "mountain-pass": [], "valley": ["military-1", "military-2"]}
    table = beaten("supply-convoy", elsewhere=elsewhere)
    assert table.options == ["discard-at border hidden", "discard-at border guard-1"]
    table.play("discard-at border hidden").luck("jailor-3")
    assert table.options == ["discard-at valley military-1", "discard-at valley military-2"]
    table.play("discard-at valley military-2")
    assert (table.at("border"), table.at("valley")) == (["guard-1"], ["military-1"])
    assert table.killed == ["jailor-3", "military-2"]


def test_supply_convoy_with_nobody_elsewhere() -> None:
    """Ruling 5."""
    assert replaced(beaten("supply-convoy"), "caves").killed == []


def test_prison_frees_a_recruit() -> None:
    """DEFEAT: the top card of the recruit deck to the covert discard; with no recruits nothing (ruling 8)."""
    table = beaten("prison", recruits=["abel", "pilar"])
    assert (table.covert_discard, table.seen.recruits.count) == (["abel"], 1)
    assert beaten("prison", recruits=[], pile=["abel"]).covert_discard == []


def test_caves_bring_a_spy() -> None:
    """DEFEAT: a new spy to the covert discard; with no spare one nothing (components 2.2.9)."""
    table = beaten("caves")
    assert (table.covert_discard, table.seen.spare_spies) == (["spy"], 2)
    assert beaten("caves", spare_spies=0).covert_discard == []


def test_take_back_the_farmhouse() -> None:
    """DEFEAT: choose a card of the revealed pile, put it in the covert discard."""
    table = beaten("take-back-farmhouse", pile=["abel", "pilar"])
    assert table.options == ["take-back abel", "take-back pilar"]
    table.play("take-back pilar")
    assert (table.covert_discard, table.seen.revealed_pile) == (["pilar"], ["abel"])
    assert beaten("take-back-farmhouse", pile=["abel"]).covert_discard == ["abel"]
    assert beaten("take-back-farmhouse").covert_discard == [], "those revealed this round are not in the pile"


def test_steal_supplies_forbids_revealing() -> None:
    """DEFENCE: no maquis may be revealed in this round's ATTACK phase."""
    table = at_attack(mission="steal-supplies", hand=["abel", "carlos", "consuelo", "spy"])
    assert table.options == ["play abel covert", "play carlos covert", "play consuelo covert"]
    assert table.refused("play abel revealed") == "reveal-limit"
    table.play("play carlos covert")
    assert table.options == ["play abel covert", "play consuelo covert"]
    assert table.refused("play carlos revealed") == "not-in-hand", "he is not in hand any more"


def test_steal_supplies_leaves_planning_alone() -> None:
    """Components 2.2.4: those revealed in planning fight and count for Abel."""
    table = at_planning(hand=["roberto", "abel"], row=["steal-supplies", "border"])
    table.play("play roberto revealed", "end-planning", "choose-mission steal-supplies")
    table.play("use")  # Abel, the last one, can only be played covert and is
    assert table.power == 4 + 1 + 1


# Era 3


def test_defend_the_farmhouse_costs_a_covert_maquis() -> None:
    """DEFEAT: shuffle the covert maquis in play, remove one at random from the game."""
    table = beaten("defend-farmhouse", covert_play=["abel", "pilar"]).luck("abel")
    assert "abel" in table.seen.removed
    assert table.s.covert_play == ["pilar"]
    one = beaten("defend-farmhouse", covert_play=["abel"])
    assert one.s.covert_play == []
    assert replaced(beaten("defend-farmhouse")).s.revealed_play == STRONG


def test_destroy_the_depot_allows_one_revealed() -> None:
    """DEFENCE: at most one maquis may be revealed in this round's ATTACK phase; planning is not counted."""
    play = ["nicolas"]
    table = at_attack(mission="destroy-depot", hand=["roberto", "adolfo", "carlos"], revealed_play=play)
    assert "play adolfo revealed" in table.options
    table.play("play roberto revealed")
    assert table.options == ["play adolfo covert", "play carlos covert"]
    assert table.refused("play carlos revealed") == "reveal-limit"


def test_crossroads_discard_everybody_in_play() -> None:
    """DEFENCE: on choosing it discard all maquis in play – to the covert discard, the revealed too (ruling
    10)."""
    table = at_attack(
        mission="crossroads",
        hand=["carlos", "spy"],
        covert_play=["abel"],
        revealed_play=["nicolas"],
    )
    assert (table.s.covert_play, table.s.revealed_play) == ([], [])
    assert table.covert_discard == ["abel", "nicolas"]
    assert table.hand == ["carlos", "spy"]
    assert (table.power, table.seen.revealed_pile) == (0, [])


def test_crossroads_by_side() -> None:
    """Ruling 10: "one switch in case an official ruling turns up"."""
    play: dict[str, Any] = {"covert_play": ["abel"], "revealed_play": ["nicolas"]}
    table = at_attack(mission="crossroads", hand=["carlos"], **play, crossroads="by-side")
    assert (table.covert_discard, table.seen.revealed_pile) == (["abel"], ["nicolas"])
    assert table.said("discarded-covert")["maquis"] == ("abel",)
    assert table.said("discarded-revealed")["maquis"] == ("nicolas",)
    assert table.seen.crossroads == "by-side"


def test_the_crossroads_card_says_what_this_table_plays() -> None:
    """Its text follows the option, in both languages."""
    texts = VzdorTable().table.game.texts("en")
    said = {way: texts.text("full-effect-discard-all", count=1, crossroads=way) for way in ("covert", "by-side")}
    assert "revealed ones too" in said["covert"]
    assert "to the revealed pile" in said["by-side"]


def test_crossroads_with_nobody_in_play() -> None:
    """Ruling 5."""
    table = at_attack(mission="crossroads", hand=["carlos"])
    assert (table.asks, table.covert_discard) == ("play-in-attack", [])


def test_police_station_discards_all_but_spies() -> None:
    """DEFEAT: look at the top three of the covert deck, spies go back on top, the rest is discarded."""
    table = beaten("police-station", deck=["abel", "spy", "pilar", "carlos"])
    assert table.covert_discard == ["abel", "pilar"]
    assert table.covert_top == ["spy", "carlos"]
    assert table.seen.looked == []


def test_police_station_with_a_short_deck() -> None:
    """FAQ, deck runs out: the discards are shuffled and the looking goes on."""
    table = beaten("police-station", deck=["abel"], discard=["spy", "pilar", "carlos"]).luck("spy", "pilar")
    assert table.covert_discard == ["abel", "pilar"]
    assert table.covert_top == ["spy"]
    assert replaced(beaten("police-station", deck=[])).covert_discard == []


def test_mayors_house() -> None:
    """DEFENCE: all enemies here get +1 defence, until the mission is defeated (components 2.1.3)."""
    table = at_attack(mission="mayors-house", enemies=["grunt-1", "military-1"], revealed_play=STRONG)
    assert table.defences == {"grunt-1": 2, "military-1": 2}
    assert table.mission_defence == 5
    table.play("defeat mayors-house")
    assert table.defences == {"grunt-1": 1, "military-1": 1}
    assert table.play("defeat grunt-1", "defeat military-1").killed == ["grunt-1", "military-1"]
