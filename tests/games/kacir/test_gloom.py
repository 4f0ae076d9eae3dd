"""Gloom and cleansing ("Zhouba a očista", "Karty zhouby", "Zrušení karty prokletí se zhoubou"), blocked cards, and
supplies."""

from __future__ import annotations

from tests.games.kacir.kacir_table import EVERYBODY, GREEN, Settlement


def test_a_gloom_card_comes_with_its_gloom() -> None:
    """The rulebook's example of the Willow shrub: a free location space, two gloom at once."""
    t = Settlement("hunter", hand=["willow-shrub"]).visit("grace", "use", "play willow-shrub")
    assert (t.tokens("willow-shrub"), t.supplied("gloom")) == (2, 28)


def test_gloom_goes_on_gloom_cards_below_their_number_only() -> None:
    t = Settlement("witch", cards=["misty-breath", "stained-moon", "phantom 1", "ranger"], hand=[])
    t.play("familiar oswald", "choose oswald", "skip", "call misty-breath")
    assert (t.tokens("phantom"), t.tokens("stained-moon")) == (2, 2), "the only place for it"


def test_where_gloom_cannot_be_placed_the_effect_cannot_be_used() -> None:
    t = Settlement("witch", cards=["misty-breath", "stained-moon"], influence=0)
    t.play("familiar oswald", "choose oswald", "skip")
    assert t.asks == "act", "nor can it be boosted, for there is nothing to pay with"


def test_a_gloom_card_cannot_be_played_without_enough_gloom() -> None:
    """ "Poznámka": the supply must have as much as the card shows."""
    t = Settlement("hunter", hand=["willow-shrub", "peat-bog"]).supply("gloom", 2).visit("grace", "use")
    assert t.offered("play") == {"willow-shrub"}
    assert t.refused("play peat-bog") == "no-gloom-left"


def test_cancelling_a_gloom_curse_removes_one_gloom_for_nothing() -> None:
    t = Settlement("hunter", cards=["stained-moon"], influence=0).play("cancel stained-moon")
    assert (t.tokens("stained-moon"), t.influence("hunter")) == (1, 0)
    t.play("cancel stained-moon").luck("glow")
    assert (t.in_play, t.influence("hunter")) == (set(), 3), "the last one: it is cleansed"


def test_a_cleanse_effect_is_the_hunters_whoever_caused_it() -> None:
    t = Settlement("witch", cards=["rapture", "strength-in-darkness 1"], influence=0)
    t.play("familiar oswald", "choose oswald", "skip", "boost rapture")
    assert (t.influence("hunter"), t.influence("witch")) == (8, 1), "one for the Witch in upkeep"


def test_the_card_is_discarded_after_its_effect_and_then_others_see_it() -> None:
    """ "Po vyhodnocení efektu očisty je karta odstraněna"; step 8 has the Ranger last."""
    t = Settlement("hunter", cards=["ranger", "glow 1 @oswald", "phantom"]).play("pay", "visit oswald")
    assert (t.asks, "glow" in t.in_play, t.evidence) == ("lift-gloom", True, 0)
    t.play("skip")
    assert ("glow" in t.in_play, t.evidence) == (False, 2)


def test_a_card_being_cleansed_takes_no_more_part() -> None:
    t = Settlement("hunter", cards=["glow 1 @oswald", "phantom"]).play("visit oswald")
    assert t.offered("choose") == {"phantom"}


def test_a_cleansed_villager_is_turned_over_and_keeps_everything() -> None:
    t = Settlement("hunter", scenario="fog", gloom={"judy": -1}, secrets={"judy": 2}, favours={"judy": 1})
    t.visit("judy", "lift")
    judy = t.table.view(None).villagers[6]
    assert (judy.face, judy.secrets, judy.favours, judy.pawn) == ("household", 2, 1, "hunter")
    assert {v: t.on(v, "clues") for v in GREEN} == {"judy": 2, "grace": 1, "edith": 1}, "house: a clue on each"


def test_possessed_and_household_are_one_group() -> None:
    t = Settlement("witch", scenario="fog", gloom={"judy": -2}, pawns={"grace": "hunter"})
    assert t.play("visit judy").offered("choose") == set(GREEN)
    t.play("choose edith", "use")
    assert t.influence("witch") == 7, "the pawn on the possessed Grace counts"


def test_a_villager_turned_over_in_the_midst_of_a_visit_has_the_other_ability() -> None:
    t = Settlement("hunter", scenario="fog", gloom={"judy": -1}, cards=["chandler"], pawns={"edith": "witch"})
    t.play("pay", "visit judy", "choose judy", "choose judy", "use")
    assert t.influence("hunter") == 4 + 2


# Blocked cards


def test_a_blocked_card_does_not_count_as_being_in_play() -> None:
    cards = ["willow-shrub", "lost-in-sight >willow-shrub", "phantom"]
    t = Settlement("hunter", cards=cards, hand=["careful-approach"])
    assert t.offered("activate") == set()
    assert t.refused("activate willow-shrub") == "covered"
    t.visit("grace", "use", "play careful-approach", "choose judy", "choose grace")
    assert t.offered("choose") == {"phantom", "lost-in-sight"}, "its gloom can't be removed"


def test_a_blocked_investigation_waits_in_vain() -> None:
    t = Settlement("witch", cards=["trail @judy", "lost-in-sight >trail"]).play("visit judy")
    assert t.on("judy", "clues") == 0


def test_a_blocked_ally_is_no_help() -> None:
    t = Settlement("hunter", cards=["ranger", "lost-in-sight >ranger", "phantom 1"]).play("cancel phantom")
    assert t.evidence == 1, "what cleansing the Phantom brings, and nothing from the Ranger"


def test_a_blocked_card_cannot_be_discarded() -> None:
    """House: it can't be chosen for anything."""
    t = Settlement("hunter", cards=["hillock", "lost-in-sight >hillock"])
    assert t.offered("discard") == set()
    assert t.refused("discard hillock") == "covered"


def test_a_blocked_card_keeps_its_space_and_its_name() -> None:
    """House."""
    cards = ["hillock", "overhang", "storehouse", "lost-in-sight >hillock"]
    t = Settlement("hunter", cards=cards, hand=["hillock", "peat-bog"]).visit("grace", "use")
    assert t.offered("play") == {"peat-bog"}
    t.play("play peat-bog")
    assert (t.asks, t.offered("choose")) == ("make-room", {"overhang", "storehouse"})
    cards = ["hillock", "murky-waters", "willow-shrub", "lost-in-sight >hillock"]
    t = Settlement("hunter", cards=cards, hand=["overhang"]).visit("grace", "use")
    assert (t.options, t.refused("play overhang")) == (["skip"], "no-space"), "nothing can make room"


def test_what_blocks_a_card_goes_with_it() -> None:
    """An investigation goes with its villager, and what hides it has nothing left to hide."""
    clues = {**dict.fromkeys(EVERYBODY, 1), "judy": 3}
    t = Settlement("hunter", cards=["trail @judy", "lost-in-sight >trail", "hillock"], clues=clues)
    t.play("eliminate judy").luck("innocent")
    assert (t.in_play, t.hand("hunter"), t.supplied("gloom")) == ({"hillock"}, [], 30), "it is not cleansed"


def test_a_blocked_card_comes_back_as_it_was() -> None:
    t = Settlement("hunter", cards=["willow-shrub 1", "lost-in-sight 1 >willow-shrub"]).play("cancel lost-in-sight")
    t.luck("glow")
    assert t.tokens("willow-shrub") == 1
    assert t.offered("activate") == {"willow-shrub"}


# Supplies


def test_an_empty_supply_lets_a_token_be_moved_instead() -> None:
    """ "Můžete však přemístit některý z žetonů stejného druhu, které se ve hře již nacházejí."""
    t = Settlement("hunter", clues={"silas": 2, "judy": 1}).supply("clues", 0).play("visit judy", "choose judy")
    assert (t.seat, t.asks, t.options) == ("hunter", "move-instead", ["choose silas", "skip"])
    t.play("choose silas")
    assert t.all_on("clues") == {"silas": 1, "judy": 2}


def test_where_there_is_nothing_to_move_nothing_is_placed() -> None:
    t = Settlement("hunter").supply("clues", 0).play("visit judy")
    assert t.asks == "use-ability"


def test_secrets_on_brews_can_be_moved_too() -> None:
    t = Settlement("witch", cards=["venom 2"]).supply("secrets", 0).play("visit judy", "choose judy")
    assert t.offered("choose") == {"venom"}
    t.play("choose venom")
    assert (t.tokens("venom"), t.on("judy", "secrets")) == (1, 1)


def test_an_effect_places_what_there_is_and_moves_the_rest() -> None:
    t = Settlement("hunter", hand=["hasty-approach"], clues={"silas": 1}).supply("clues", 2)
    t.visit("grace", "use", "play hasty-approach", "choose ashley")
    assert (t.on("ashley", "clues"), t.asks) == (1, "move-instead")
    t.play("choose silas", "choose grace")
    assert t.all_on("clues") == {"ashley": 3}


def test_gloom_moved_off_a_card_may_cleanse_it() -> None:
    t = Settlement("witch", cards=["misty-breath", "phantom 1", "strength-in-darkness 1"]).supply("gloom", 0)
    t.play(
        "familiar oswald", "choose oswald", "skip", "call misty-breath", "choose phantom", "choose strength-in-darkness"
    )
    assert (t.tokens("phantom"), t.influence("hunter")) == (2, 8)


def test_gloom_for_a_villager_may_come_from_elsewhere_too() -> None:
    t = Settlement("witch", scenario="fog", gloom={"judy": -1}, cards=["phantom 2"]).supply("gloom", 0)
    t.visit("judy", "deepen")
    assert (t.asks, t.offered("choose"), t.influence("witch")) == ("move-gloom", {"phantom", "grace", "edith"}, 4)
    t.play("choose phantom")
    assert (t.on("judy", "gloom"), t.tokens("phantom")) == (2, 1)
    alone = Settlement("witch", scenario="fog", gloom={"judy": -1, "grace": -2, "edith": -2}).supply("gloom", 0)
    assert "deepen" not in alone.visit("judy").options


def test_evidence_is_limited() -> None:
    t = Settlement("hunter", evidence=8, cards=["ranger", "survey 1 @judy"]).play("pay", "visit judy")
    assert t.evidence == 9
