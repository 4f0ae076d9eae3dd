"""The course of a turn: the Witch's first turn, upkeep in its order, pawns that stay and block, visits in their order,
actions of both boards, free actions."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.kernel.errors import IllegalMove
from tests.games.kacir.kacir_table import EVERYBODY, RED, Settlement


def asked(t: Settlement) -> tuple[str | None, str]:
    return t.seat, t.asks


# The first turn


def first(**table: Any) -> Settlement:
    t = Settlement("witch", **table)
    t.s.turn = 1
    return t.pawns(2, 0)


def test_the_first_turn_is_two_visits_to_one_group() -> None:
    t = first()
    assert set(t.options) == {f"visit {v}" for v in EVERYBODY}, "no familiar, no board, no end"
    assert t.refused("gather") == t.refused("end-turn") == t.refused("familiar judy") == "first-turn"
    t.visit("ashley", "skip")
    assert set(t.options) == {"visit william", "visit silas"}
    assert t.refused("visit judy") == "first-turn"
    t.visit("silas", "skip")
    assert asked(t) == ("hunter", "act")


def test_a_brew_may_be_drunk_in_the_first_turn() -> None:
    """ "Nakonec Dan vypije připravený lektvar. Jedná se o volnou akci": what is limited in the first turn is pawns."""
    t = first(hand=["elixir"]).play("visit grace", "choose judy", "use", "play elixir")
    t.play("visit edith", "choose elixir", "choose elixir", "skip")
    assert (asked(t), set(t.options)) == (("witch", "act"), {"drink elixir", "discard elixir", "end-turn"})
    t.play("drink elixir", "choose judy", "choose grace", "skip")
    assert (t.on("grace", "secrets"), asked(t)) == (1, ("hunter", "act"))


def test_between_the_first_visits_there_are_free_actions_too() -> None:
    t = first(cards=["elixir 2"], secrets={"judy": 1})
    assert "drink elixir" in t.options
    assert "end-turn" not in t.options


# Upkeep


def test_pawns_come_back_in_upkeep_and_block_until_then() -> None:
    t = Settlement("witch").visit("ashley", "skip").end()
    assert t.refused("visit ashley") == "not-ready"
    assert t.left == (0, 0, 3)
    t.play("end-turn")
    assert t.left == (2, 1, 0)
    assert set(RED) <= t.offered("visit")


def test_a_pawn_on_a_location_comes_back() -> None:
    t = Settlement("hunter", cards=["storehouse"]).play("activate storehouse", "end-turn", "end-turn")
    assert "activate storehouse" in t.options


def test_allies_who_are_not_paid_leave() -> None:
    t = Settlement("hunter", cards=["ranger", "tactician"], influence=1)
    assert set(t.options) == {"dismiss ranger", "dismiss tactician"}, "both can't be paid"
    t.play("dismiss ranger")
    assert set(t.options) == {"pay", "dismiss tactician"}, "nobody has to"
    t.play("pay")
    assert (t.influence("hunter"), t.in_play) == (0, {"tactician"})


def test_upkeep_order_the_fisherman_then_payment_then_the_hand_limit() -> None:
    hand = ["trail", "trail", "lure", "lure", "glow", "glow", "survey"]
    t = Settlement("hunter", hand=hand, cards=["fisherman"])
    assert t.asks == "exchange"
    t.play("put-away trail").luck("survey", "ranger")
    assert t.asks == "pay-allies"
    t.play("pay")
    assert t.asks == "too-many-cards"
    t.play("put-away survey")
    assert (t.asks, len(t.hand("hunter"))) == ("act", 7)


def test_no_card_is_drawn_in_upkeep() -> None:
    t = Settlement("witch")
    assert (t.hand("witch"), t.waits) == ([], "")


# Visits


def test_the_order_of_a_visit() -> None:
    """Investigation, conversion, assets, ability, familiars."""
    t = Settlement("witch", cards=["lure @oswald", "scent"], secrets={"oswald": 3}).play("familiar oswald")
    order = []
    for choice in ("pay", "convert", "choose oswald", "use", "skip", "call scent"):
        order.append(t.asks)
        t.play(choice)
        if t.waits:
            t.luck("ruse")
    assert order == ["toll", "convert-secrets", "place-asset", "use-ability", "pay-craftsman", "familiars"]


def test_only_villagers_without_pawns_are_visited() -> None:
    t = Settlement("witch", pawns={"judy": "hunter"}).visit("ashley", "skip")
    assert t.offered("visit") == set(EVERYBODY) - {"judy", "ashley"}


def test_conversion_takes_three_secrets_and_happens_once() -> None:
    t = Settlement("witch", secrets={"judy": 7}).play("visit judy", "convert")
    assert (t.on("judy", "secrets"), t.on("judy", "favours"), t.asks) == (4, 1, "place-asset")
    t = Settlement("witch", secrets={"judy": 3}).play("visit judy", "skip")
    assert t.on("judy", "favours") == 0, "nobody has to"
    assert Settlement("witch", secrets={"judy": 2}).play("visit judy").asks == "place-asset"


def test_three_clues_are_evidence_and_stay() -> None:
    t = Settlement("hunter", clues={"judy": 3}).play("visit judy")
    assert (t.evidence, t.on("judy", "clues")) == (1, 3)
    assert Settlement("hunter", clues={"judy": 2}).play("visit judy").evidence == 0


def test_clues_may_be_spent_on_evidence() -> None:
    """A house rule: the other reading."""
    t = Settlement("hunter", clues={"judy": 4}, clues_="spent").play("visit judy")
    assert (t.evidence, t.on("judy", "clues")) == (1, 1)


def test_an_asset_that_comes_with_the_visit_is_too_late_for_the_conversion() -> None:
    t = Settlement("hunter", clues={"judy": 2}).visit("judy", "skip")
    assert (t.on("judy", "clues"), t.evidence) == (3, 0)


def test_assets_go_to_the_group_and_secrets_to_brews() -> None:
    t = Settlement("witch", cards=["venom 2", "dark-honey 3"]).play("visit judy")
    assert t.offered("choose") == {"judy", "grace", "edith", "venom"}, "a full brew takes no more"
    assert Settlement("hunter", cards=["venom 2"]).play("visit judy").offered("choose") == {"judy", "grace", "edith"}
    t = Settlement("witch", cards=["venom 2"]).play("visit silas", "choose venom")
    assert t.offered("choose") == {"ashley", "william", "silas"}, "they may be split, and the brew is full now"


# Boards


@pytest.mark.parametrize("seat", ["witch", "hunter"])
def test_what_both_boards_have(seat: str) -> None:
    other = "hunter" if seat == "witch" else "witch"
    t = Settlement(seat, pawns={"judy": other, "ashley": other}).play("gather")
    assert t.influence(seat) == 6
    t.play("draw").luck("ruse" if seat == "witch" else "glow")
    assert len(t.hand(seat)) == 1
    assert t.offered("ready") == {"judy", "ashley"}
    t.play("ready judy")
    assert t.s.pawns[6] == 0
    assert asked(t) == (other, "act"), "a pawn each: the turn is over"


def test_a_pawn_sent_back_can_be_used_in_the_next_turn_only() -> None:
    t = Settlement("witch", pawns={"judy": "hunter"}).play("ready judy")
    assert t.left == (1, 1, 0)
    assert "judy" in t.offered("visit")


def test_board_actions_take_ordinary_pawns_first() -> None:
    t = Settlement("witch").play("gather", "gather")
    assert (t.left, t.offered("visit")) == ((0, 1, 0), set())
    assert t.refused("visit judy") == "familiar-only"


def test_without_a_pawn_there_are_free_actions_only() -> None:
    t = Settlement("witch", cards=["foreboding"]).play("gather", "gather", "gather")
    assert set(t.options) == {"discard foreboding", "end-turn"}
    assert t.refused("gather") == "no-pawn"


def test_stirring_a_brew() -> None:
    t = Settlement("witch", cards=["venom 1", "dark-honey 3"])
    assert t.offered("stir") == {"venom"}
    assert t.refused("stir dark-honey") == "full"
    assert t.play("stir venom").tokens("venom") == 2


def test_a_brew_is_not_stirred_with_its_own_secrets() -> None:
    """The supply is empty, and the only secrets lie on that brew: the pawn would be wasted."""
    t = Settlement("witch", cards=["venom 1"]).supply("secrets", 0)
    assert t.offered("stir") == set()
    assert t.refused("stir venom") == "no-secrets"
    t = Settlement("witch", cards=["venom 1"], secrets={"judy": 1}).supply("secrets", 0)
    assert t.play("stir venom", "choose judy").tokens("venom") == 2


def test_covering_up_an_investigation() -> None:
    t = Settlement("witch", cards=["trail @judy", "glow @judy"])
    assert t.offered("cover-up") == {"trail"}, "none with gloom"
    t.play("cover-up trail")
    assert (t.influence("witch"), t.in_play) == (3, {"glow"})
    assert Settlement("witch", cards=["trail @judy"], influence=1).offered("cover-up") == set()


def test_cancelling_a_curse() -> None:
    t = Settlement("hunter", cards=["foreboding", "will-o-wisp"], influence=2)
    assert t.offered("cancel") == {"will-o-wisp"}
    assert t.refused("cancel foreboding") == "poor-cancel"
    t.play("cancel will-o-wisp")
    assert (t.influence("hunter"), t.in_play) == (0, {"foreboding"})


def test_exonerating() -> None:
    """Three evidence for a suspect card, which the Witch does not see."""
    t = Settlement("hunter", evidence=5, suspects=["judy"]).play("exonerate")
    assert t.waits == "draw-suspect"
    for gone in ("judy", "hazel"):
        with pytest.raises(IllegalMove):
            t.luck(gone)
    t.luck("silas")
    assert (t.evidence, t.table.view("hunter").suspects) == (2, ["silas", "judy"])
    assert t.refused("exonerate") == "too-little-evidence"


def test_nobody_has_more_than_twenty_influence_unless_the_table_says_so() -> None:
    t = Settlement("witch", influence=20)
    assert t.refused("gather") == "rich"
    pawns = {"grace": "hunter", "edith": "hunter"}
    assert Settlement("witch", influence=19, pawns=pawns).visit("judy", "use").influence("witch") == 20
    t = Settlement("witch", influence=20, influence_="unlimited").play("gather")
    assert t.influence("witch") == 21


# Free actions


def test_drinking_costs_no_pawn_and_wants_a_full_brew() -> None:
    t = Settlement("witch", cards=["dark-honey 3", "venom 2"])
    assert t.offered("drink") == {"dark-honey"}
    assert t.refused("drink venom") == "not-full"
    t.play("drink dark-honey").luck("ruse", "daze", "scent")
    assert (t.left, t.in_play, t.supplied("secrets")) == ((2, 1, 0), {"venom"}, 28)


def test_own_cards_may_be_discarded_except_gloom_cards() -> None:
    """ "Zhouba a očista": whoever played a gloom card cannot remove it, as the example with the Stained moon says."""
    t = Settlement("witch", cards=["foreboding", "stained-moon 1", "trail @judy"])
    assert t.offered("discard") == {"foreboding"}
    assert t.refused("discard stained-moon") == "gloom-stays"
    assert t.play("discard foreboding").in_play == {"stained-moon", "trail"}


def test_a_player_may_stop_early() -> None:
    assert asked(Settlement("witch").end()) == ("hunter", "act")


def test_influence_has_a_limit() -> None:
    t = Settlement("witch", influence=19).visit("judy")
    t.play("use")
    assert t.influence("witch") == 20
    assert "gather" not in t.options
