"""What is hidden, and how it is imagined: who the Witch is, the suspect cards, hands and decks."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.games.kacir.kacir_table import EVERYBODY, GAME, Settlement


def imagined(t: Settlement, seat: str | None, times: int = 60) -> list[Any]:
    return [GAME.sample(t.s, seat, random.Random(seed)) for seed in range(times)]


def identities(t: Settlement, seat: str | None) -> set[str]:
    return {t.s.village.ids[s.identity] for s in imagined(t, seat, 200)}


def test_the_hunter_imagines_everybody_he_has_not_excluded() -> None:
    t = Settlement("hunter", suspects=["judy", "silas"], dead=["ashley"])
    assert identities(t, "hunter") == set(EVERYBODY) - {"judy", "silas", "ashley"}
    assert t.table.view("hunter").possible == [v for v in EVERYBODY if v not in ("judy", "silas", "ashley")]
    assert t.table.view("hunter").suspected == len(t.table.view("hunter").possible)


def test_a_watcher_excludes_the_dead_only() -> None:
    t = Settlement("hunter", suspects=["judy", "silas"], dead=["ashley"])
    assert identities(t, None) == set(EVERYBODY) - {"ashley"}
    assert t.table.view(None).suspects is None


def test_the_witch_imagines_the_hunters_suspect_cards() -> None:
    t = Settlement("witch", suspects=["judy", "silas"])
    found = {frozenset(s.suspects) for s in imagined(t, "witch")}
    assert len(found) > 10
    assert all(len(cards) == 2 and t.s.identity not in cards for cards in found)
    assert (t.table.view("witch").suspects, t.table.view("witch").suspect_count) == (None, 2)


def test_each_knows_its_own_secrets() -> None:
    t = Settlement("hunter", suspects=["judy"], hand=["glow", "lure"], other=["ruse"])
    assert all(s.suspects == t.s.suspects and s.hands[1] == t.s.hands[1] for s in imagined(t, "hunter"))
    assert all(s.identity == t.s.identity and s.hands[0] == t.s.hands[0] for s in imagined(t, "witch"))


def test_hands_are_seen_by_their_owners_only() -> None:
    t = Settlement("witch", hand=["venom", "ruse"], other=["glow"])
    assert t.table.view("witch").sides[0].hand == ["venom", "ruse"]
    assert t.table.view("hunter").sides[0].hand is None
    assert t.table.view("hunter").sides[0].hand_count == 2
    assert [side.hand for side in t.table.view(None).sides] == [None, None]


def test_cards_that_were_shown_are_imagined_where_they_are() -> None:
    t = Settlement("witch", hand=["ruse", "daze"]).visit("ashley", "use").luck("venom").play("allow")
    number = t.s.content.number["venom"]
    for s in imagined(t, "hunter"):
        assert number in s.hands[0]
        assert len(s.hands[0]) == 3
        assert Counter((*s.hands[0], *s.decks[0])) == Counter((*t.s.hands[0], *t.s.decks[0]))


def test_of_two_alike_nobody_knows_which_one_was_played() -> None:
    """One of two was shown; when one is played, the other may be anything."""
    t = Settlement("witch", hand=["venom"]).visit("ashley", "use").luck("venom").play("allow")
    assert t.known("witch") == ["venom"]
    t.visit("grace", "use", "play venom")
    assert (t.hand("witch"), t.known("witch")) == (["venom"], [])


def test_nobody_can_tell_whether_she_could_have_played() -> None:
    """With a card that she can pay, with one that she can't, and with a charm that would do nothing: she may use the
    ability, and is asked what she plays."""
    for hand, influence in (("venom", 5), ("venom", 0), ("vanishing", 5)):
        t = Settlement("witch", hand=[hand], influence=influence, scenario="fog").visit("grace")
        assert "use" in t.options
        assert t.play("use").asks == "play-cards"
        for s in imagined(t, "hunter"):
            assert "skip" in [action.text for action in s.stack[-1].options(s)]


def test_nobody_can_tell_whether_she_has_a_brew() -> None:
    """Shroud may be called, whatever is in her hand."""
    for hand in ("venom", "daze"):
        t = Settlement("witch", hand=[hand], cards=["shroud"]).play("familiar oswald", "choose oswald", "skip")
        assert t.options == ["call shroud", "skip"]
        assert t.play("call shroud").asks == "play-kind"


def test_nobody_can_tell_what_paying_the_miller_is_good_for() -> None:
    """Květa lets a card be played, for a token: whether there is one to play is not shown."""
    for influence in (0, 5):
        t = Settlement("hunter", hand=["hillock"], clues={"judy": 1}, influence=influence).visit("kveta", "use")
        assert {"choose judy", "skip"} <= set(t.options)


def test_without_cards_in_hand_there_is_nothing_to_hide() -> None:
    """How many cards somebody holds everybody sees."""
    assert Settlement("witch", scenario="fog").visit("grace").asks == "act"
    t = Settlement("witch", hand=["venom"], pawns={"judy": "hunter"}).visit("grace", "use", "play venom")
    assert t.asks == "act", "the second card is not asked for"


def test_the_drawn_suspect_card_is_told_to_the_hunter_alone() -> None:
    t = Settlement("hunter", evidence=3).play("exonerate").luck("silas")
    heard = {seat: [m.id for m in t.table.heard(seat)] for seat in ("witch", "hunter", None)}
    assert "log-suspect-seen" in heard["hunter"]
    assert "log-suspect-seen" not in heard["witch"] + heard[None]


def test_refusals_and_previews_of_the_hunter_do_not_depend_on_the_witch() -> None:
    clues = dict.fromkeys(EVERYBODY, 1)
    told = set()
    for identity in ("judy", "silas"):
        t = Settlement("hunter", clues={**clues, "judy": 3}, identity=identity)
        action = next(a for a in t.table.options if a.text == "eliminate judy")
        told.add(str(t.table.preview(action)) + t.refused("eliminate silas") + str(t.table.label(action)))
    assert len(told) == 1


def test_at_the_end_all_is_laid_open() -> None:
    t = Settlement("witch", favours={"hazel": 3}, suspects=["judy"], other=["glow"]).play("ritual hazel")
    view = t.table.view("hunter")
    assert (view.identity, view.suspects, view.sides[1].hand) == ("hazel", ["judy"], ["glow"])


def test_cards_that_are_shown_can_be_seen_by_all_while_they_are_decided_upon() -> None:
    """Random play (seed 1103) found that the log told more than the view where a hand was known already."""
    t = Settlement("hunter", hand=["whispers"], other=["venom", "ruse", "scent"]).visit("grace", "use", "play whispers")
    t.luck(["ruse", "scent"])
    assert set(t.table.view(None).shown) == {"ruse", "scent", "whispers"}
    t = Settlement("witch", hand=["venom", "ruse", "scent"]).visit("william", "use", "reveal venom ruse")
    assert t.table.view("hunter").shown == ["venom", "ruse"]
