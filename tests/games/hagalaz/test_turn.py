"""A hero's turn ("Týmová fáze"): the strategy roll, dice and slots, renegade tokens and paragon dice."""

from __future__ import annotations

import pytest

from klubovna.games.hagalaz.rules.course import HeroTurn
from tests.games.hagalaz.hagalaz_table import Skirmish

BESIDE = {"shepard": "D5"}
STANDARD = {"shepard": "D5", "garrus": "D4"}


def test_the_leader_rolls_all_dice() -> None:
    """Strategy roll: whoever begins the round has no roll before it to keep a die of."""
    game = Skirmish(BESIDE).turn("shepard")
    assert game.waits == "throw"


def test_the_next_hero_may_keep_a_die_and_rolls_the_rest() -> None:
    """Diagram 5: the third hero keeps the empowered die and rolls the other five."""
    game = Skirmish(BESIDE).turn("shepard", "22smm" + "e")
    assert game.offered("keep") == {"move2", "standard", "mixed", "empowered"}
    game.play("keep empowered").luck("22233")
    assert game.s.pool == "22233e"


def test_every_core_symbol_sets_off_the_core_ability_and_is_rolled_again() -> None:
    """Core abilities: until none is left."""
    game = Skirmish(BESIDE).turn("shepard").luck("ccc222222222", "c22", "3")
    assert game.s.points[0] == 3, "three command tokens, and there are no more of them"
    assert game.s.pool == "22222222222" + "3"
    assert game.asks == "act"


def test_a_renegade_token_changes_a_die_before_core_abilities() -> None:
    """Renegade tokens: once after the roll; a die can even be turned to a core symbol."""
    game = Skirmish(BESIDE).set("shepard", renegade=1).turn("shepard").luck("2" * 12)
    assert game.asks == "renegade"
    game.play("change move2", "turn core")
    assert game.s.points[0] == 1
    game.luck("e")
    assert (game.s.pool, game.s.renegade[0]) == ("2" * 11 + "e", 0)


def test_a_renegade_token_can_be_saved() -> None:
    game = Skirmish(BESIDE).set("shepard", renegade=1).turn("shepard").luck("2" * 12).play("done")
    assert game.s.renegade[0] == 1


@pytest.mark.parametrize(
    ("die", "slots"),
    [
        ("2", {"move2 move"}),
        ("3", {"move3 move"}),
        ("m", {"mixed move", "mixed shot"}),
        ("s", {"standard shot"}),
        ("e", {"empowered shot", "empowered napalm"}),
    ],
)
def test_which_dice_fit_which_slots(die: str, slots: set[str]) -> None:
    """Action slots: any move for Move, standard, empowered and mixed for a standard slot, empowered only for the
    third."""
    game = Skirmish(BESIDE, abilities=["napalm"], champions={"1": ("brute", "D6", [5])})
    assert game.act("shepard", die * 3).offered("use") == slots


def test_every_slot_is_used_once_in_a_round() -> None:
    """Two slots for Shot, two for Move, and no third."""
    game = Skirmish(BESIDE, {"D7": "marauder 3/4"}).act("shepard", "ssss")
    game.play("use standard shot", "use standard shot")
    assert game.offered("use") == set()


def test_three_dice_are_placed_even_without_use() -> None:
    """Actions: also those that nobody wants; then the actions are over."""
    game = Skirmish(BESIDE).act("shepard", "sss3")
    assert "done" not in game.options
    game.play("spare standard", "spare standard", "spare standard")
    assert game.asks == "rest"
    assert game.s.pool == "3"


def test_paragon_dice_come_on_top() -> None:
    """Paragon dice: a fourth and a fifth action, if the hero wants them."""
    game = Skirmish(BESIDE).act("shepard", "sss", gold="23").play(*["spare standard"] * 3)
    assert game.offered("use") == {"paragon-move2 move", "paragon-move3 move"}
    game.play("use paragon-move3 move", "done")
    assert (game.s.gold, "done" in game.options) == ("2", True)


def test_an_empowered_die_makes_shot_stronger() -> None:
    """Diagram 6 and empowered actions: 1 damage, or 2."""
    game = Skirmish(BESIDE, {"D8": "marauder 3/4"}).act("shepard", "ees")
    game.play("use standard shot")
    assert game.damage("D8") == 1
    game.play("use empowered shot")
    assert game.damage("D8") == 3


def test_locked_abilities_can_not_be_used() -> None:
    """Diagram 6: blue ones from the start, black ones after they are unlocked."""
    enemies = {"D6": "marauder 3/4"}
    assert "standard warp" not in Skirmish(BESIDE, enemies).act("shepard").offered("use")
    assert "standard warp" in Skirmish(BESIDE, enemies, abilities=["warp"]).act("shepard").offered("use")


def test_turns_go_around_from_the_leader_and_the_leader_s_token_goes_on() -> None:
    """Leader: Shepard in the first round, then the next; whoever is knocked out is passed over."""
    game = Skirmish({"shepard": "D5", "garrus": "D4", "liara": "D3", "wrex": "D2"})
    game.s.leader, game.s.status[1] = 0, 1
    game.closing()
    assert (game.s.leader, game.s.active) == (2, 2)
    assert [frame.place for frame in game.s.stack if isinstance(frame, HeroTurn)] == [1, 0, 3], "the last one first"


def test_a_round_deals_cards_and_gathers_dice() -> None:
    """Preparation: a card for each hero who is not knocked out; locked dice are missing."""
    game = Skirmish({"shepard": "D5", "garrus": "D4", "liara": "D3", "wrex": "D2"})
    game.s.status[3] = 1
    game.round()
    assert [card == -1 for card in game.s.cards] == [False, False, False, True]
    assert (game.s.pool, game.s.aside) == ("?" * 9, 3)


def test_the_closing_phase_restores_shields_and_clears_enemies() -> None:
    """Closing phase: damage, biotic tokens and stuns go; ticked shields of champions stay ticked."""
    game = Skirmish(BESIDE, {"D8": "husk"}, champions={"1": ("brute", "B5", [5, 6])})
    game.set("shepard", shields=0).hurt("D8", damage=0, biotic=True, stunned=True).hurt("B5", damage=3, level=1)
    game.closing()
    assert game.health("shepard") == (3, 7)
    husk, brute = game.foe("D8"), game.foe("B5")
    assert husk is not None
    assert brute is not None
    assert (husk.biotic, husk.stunned, brute.damage, brute.level) == (False, False, 0, 1)


def test_time_runs_out() -> None:
    """End of a mission: when the last round is over, it has failed."""
    game = Skirmish(BESIDE, rounds=1).closing()
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "time"


def test_the_discards_make_a_new_deck() -> None:
    """Step C: the rest of the old deck is dealt first."""
    game = Skirmish({"shepard": "D5", "garrus": "D4", "liara": "D3", "wrex": "D2"})
    s = game.s
    s.deck, s.discard = s.deck[:2], s.deck[2:]
    game.round()
    assert s.cards[:2] == [-3, -3], "these two are the rest of the old deck"
    assert s.cards[2:] == [-2, -2]
    assert (len(s.last), len(s.deck), s.discard) == (2, 30, ())
