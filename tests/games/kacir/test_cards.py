"""Playing cards: prices, spaces, names, places; decks that run out."""

from __future__ import annotations

from tests.games.kacir.kacir_table import EVERYBODY, Settlement


def test_cards_are_paid_in_influence() -> None:
    t = Settlement("hunter", hand=["hillock", "trail"], influence=2).visit("grace", "use")
    assert t.offered("play") == {"trail"}
    assert t.refused("play hillock") == "too-dear"
    assert t.refused("play glow") == "not-in-hand"


def test_an_investigation_lies_on_its_side_of_a_villager() -> None:
    t = Settlement("hunter", hand=["trail", "glow"], cards=["lure @judy"], pawns={"edith": "witch"}, dead=["silas"])
    t.visit("grace", "use", "play trail")
    assert t.offered("choose") == set(EVERYBODY) - {"judy", "silas"}, "the Witch's side is taken; and not at the dead"
    t.play("choose ashley", "play glow")
    assert "judy" in t.offered("choose"), "the Hunter's is not"


def test_two_investigations_of_a_name_are_told_apart() -> None:
    t = Settlement("hunter", hand=["trail"], cards=["trail @judy"]).visit("grace", "use", "play trail", "choose silas")
    assert t.in_play == {"trail", "trail-2"}
    t.play("end-turn")
    assert t.offered("cover-up") == {"trail", "trail-2"}
    said = {t.table.game.texts("en").say(t.table.label(a)) for a in t.table.options if a.text.startswith("cover-up")}
    assert said == {"Cover up Trail at Judy of the woods", "Cover up Trail 2 at Silas the trapper"}


def test_three_spaces_and_one_must_make_room() -> None:
    t = Settlement("witch", hand=["will-o-wisp"], cards=["foreboding", "phantom", "invisible-wall @judy"])
    t.visit("grace", "use", "play will-o-wisp")
    assert (t.asks, t.offered("choose")) == ("make-room", {"foreboding", "invisible-wall"}), "never a gloom card"
    t.play("choose foreboding")
    assert t.in_play == {"phantom", "invisible-wall", "will-o-wisp"}


def test_three_gloom_cards_leave_no_room() -> None:
    t = Settlement("witch", hand=["will-o-wisp"], cards=["stained-moon", "phantom", "strength-in-darkness"])
    t.visit("grace", "use")
    assert (t.options, t.refused("play will-o-wisp")) == (["skip"], "no-space"), "there is nothing to play"


def test_not_two_of_a_name_except_brews() -> None:
    t = Settlement("witch", hand=["scent", "venom"], cards=["scent", "venom"]).visit("grace", "use")
    assert t.offered("play") == {"venom"}
    assert t.refused("play scent") == "same-name"


def test_a_charm_that_stays_is_no_exception() -> None:
    """Lost in plain sight lies there as long as it covers a card."""
    cards = ["ranger", "hillock", "lost-in-sight >ranger"]
    t = Settlement("witch", hand=["lost-in-sight", "venom"], cards=cards).visit("grace", "use")
    assert t.offered("play") == {"venom"}
    assert t.refused("play lost-in-sight") == "same-name"


def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    """House."""
    t = Settlement("hunter", hand=["exposure", "trail"]).visit("grace", "use")
    assert t.refused("play exposure") == "no-use"


def test_a_free_card_still_needs_its_gloom() -> None:
    t = Settlement("hunter", hand=["willow-shrub", "trail"], influence=0).supply("gloom", 1)
    t.visit("william", "use", "reject trail")
    assert t.hand("hunter") == ["willow-shrub"]


def test_events_are_discarded_when_they_are_done() -> None:
    t = Settlement("hunter", hand=["unlawful-claim"]).visit("grace", "use", "play unlawful-claim")
    assert (t.discards("hunter"), t.table.view(None).shown) == ([], ["unlawful-claim"])
    assert t.play("choose judy").discards("hunter") == ["unlawful-claim"]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = Settlement("witch", hand=["venom"])
    s = t.s
    s.discards[0], s.decks[0] = s.decks[0], ()
    t.play("draw").luck("ruse")
    assert (t.hand("witch"), t.discards("witch"), len(t.s.decks[0])) == (["ruse", "venom"], [], 48)
    assert t.known("witch") == ["venom"], "whoever has counted knows the rest of her hand"


def test_where_there_are_no_cards_none_is_drawn() -> None:
    t = Settlement("witch")
    t.s.hands[0] = t.s.decks[0]
    t.s.decks[0] = ()
    t.play("gather")
    assert "draw" not in t.options
