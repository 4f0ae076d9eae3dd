"""Cards of an owner's own, composed of the words of the box as no card of the box is: they play as they are told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.lab.fuzz import mixed
from tests.games.kacir.compositions import strange
from tests.games.kacir.kacir_table import GAME, Settlement

OTHERS = """
[hunter.fisherman]
power = { do = "whenever", when = "cleansing", cost = "", effect = [{ do = "gain", count = 2 }, { do = "draw" }] }
[hunter.tactician.power]
effect = [{ do = "clue", where = "group" }]
[hunter.storehouse]
effect = [{ do = "discard" }]
power = { do = "whenever", when = "upkeep", effect = [{ do = "lose" }] }
[hunter.pull-together]
effect = [{ do = "gain", count = 4 }, { do = "draw", count = 2, whom = "opponent" }]
[hunter.dawn-march]
effect = [{ do = "offer", where = "deck", count = 3 }]
[witch.vanishing]
effect = [{ do = "discard", choice = 3, otherwise = "draw" }]
[witch.mental-image]
effect = [{ do = "lose", count = 3, otherwise = "draw" }]
[witch.stained-moon]
power = { do = "more", what = "elimination", count = 2 }
[witch.will-o-wisp]
power = { do = "less", what = "drawing", count = 1 }
"""


def playing(seat: str, card: str, **set_up: Any) -> Settlement:
    """A card is played with Mother Grace."""
    t = Settlement(seat, hand=[card], pack=OTHERS, **set_up)
    return t.visit("grace", "use", asset="grace").play(f"play {card}")


def told(card: str) -> str:
    content = GAME.loaded.packed(OTHERS)
    return text(GAME.wording(content)[card]["full"], GAME.texts("en", content))


def test_two_cards_may_wait_for_a_cleansing() -> None:
    """In the order in which they lie there."""
    t = Settlement("witch", cards=["fisherman", "ranger", "triangulation 1 @judy"], pack=OTHERS)
    t.play("visit judy").luck("glow")
    assert (t.evidence, t.influence("hunter"), t.hand("hunter")) == (2, 5 + 2, ["glow"])
    assert told("fisherman") == "Whenever a card or a villager is cleansed, by whomever, gain 2 influence; draw 1 card."


def test_what_happens_whenever_somebody_is_made_ready_is_about_them() -> None:
    t = Settlement("hunter", cards=["tactician"], pawns={"ashley": "witch"}, pack=OTHERS).play("pay", "ready ashley")
    assert [t.on(villager, "clues") for villager in ("ashley", "william", "silas", "hazel")] == [1, 1, 1, 0]


def test_a_location_can_work_in_the_upkeep_of_its_owner() -> None:
    assert Settlement("hunter", cards=["storehouse"], pack=OTHERS).influence("witch") == 5 - 1
    assert Settlement("witch", cards=["storehouse"], pack=OTHERS).influence("witch") == 5


def test_the_opponent_gets_something_and_that_is_no_reason_to_play() -> None:
    t = playing("hunter", "pull-together").luck("elixir").luck("venom")
    assert t.hand("witch") == ["elixir", "venom"]
    assert told("pull-together") == "Gain 4 influence; your opponent draws 2 cards."
    rich = Settlement("hunter", hand=["pull-together"], influence=20, pack=OTHERS)
    assert rich.visit("grace", "use", asset="grace").refused("play pull-together") == "no-use"


def test_of_three_cards_of_the_deck_two_are_taken() -> None:
    t = playing("hunter", "dawn-march").luck("glow").luck("lure").luck("ranger")
    assert (t.seat, t.asks) == ("witch", "leave-one")
    assert t.play("reject lure").hand("hunter") == ["glow", "ranger"]
    assert (
        told("dawn-march") == "Turn up the 3 top cards of your deck: your opponent discards one, you take the others."
    )


def test_the_witch_can_listen_too() -> None:
    assert playing("witch", "vanishing", other=["glow", "lure", "ranger"]).waits == "overhear"
    few = playing("witch", "vanishing", other=["glow", "lure"]).luck("elixir")
    assert (few.hand("witch"), few.hand("hunter")) == (["elixir"], ["glow", "lure"])


def test_the_hunter_can_be_asked_for_a_toll() -> None:
    t = playing("witch", "mental-image")
    assert (t.seat, t.asks) == ("hunter", "toll")
    assert t.play("pay").influence("hunter") == 5 - 3
    assert told("mental-image") == "The Hunter pays 3 influence, or you draw a card."


def test_more_is_needed_of_two_cards() -> None:
    t = Settlement(
        "hunter", cards=["stained-moon", "phantom 1"], clues=dict.fromkeys(("ashley", "william"), 3), pack=OTHERS
    )
    assert t.refused("eliminate ashley") == "too-few-clues"
    assert told("stained-moon").startswith("To eliminate somebody the Hunter needs 2 more clues there.")


def test_two_cards_take_off_together_but_never_the_last() -> None:
    cards = ["foreboding", "will-o-wisp"]
    t = Settlement("hunter", cards=cards, clues={"judy": 1}, pack=OTHERS).visit("oswald", "use", "choose judy")
    assert t.waits == "draw-card"
    assert t.luck("glow").hand("hunter") == ["glow"]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_a_strange_pack_is_played_to_its_end(seed: int) -> None:
    """Whatever can be composed can be played and told, and nothing gets lost."""
    rng = random.Random(seed)
    content = GAME.loaded.packed(strange(GAME.content().pages.tables, rng))
    table = Table(GAME, content, mixed(GAME)[seed], key_from_seed(seed))
    pieces = GAME.pieces(table.state)
    while options := table.options:
        table.play(rng.choice(options))
    assert table.outcome is not None
    assert GAME.pieces(table.state) == pieces
    texts = [GAME.texts(language, content) for language in LANGUAGES]
    assert [problem for line in table.log for t in texts for problem in t.problems(line)] == []
