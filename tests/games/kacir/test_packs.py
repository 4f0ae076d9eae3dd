"""A deck with cards of an owner's own: they are played, told and drawn up by the same rules as those of the box."""

from __future__ import annotations

import gc
import random
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.loaded import PACKS
from klubovna.kernel.replay import verify
from klubovna.kernel.wording import text
from tests.kernel.house import everything, to_the_end

GAME = klubovna.game("kacir")
CARDS = """
[pack]
title = { cs = "Mlýn", en = "The mill" }
author = "Jana"

[texts.miller]
cs = { name = "Mlynář", acc = "Mlynáře" }
en = "Miller"

[pictures]
miller = "ranger"

[hunter.ranger]
cost = 4

[hunter.miller]
new = true
number = 90
kind = "event"
cost = 1
copies = 2
effect = [{ do = "gain", count = 2 }]

[hunter.fisherman]
copies = 0
"""


def with_pack(pack: str = CARDS, **options: Any) -> klubovna.Table:
    return klubovna.new("kacir", seed=3, pack=pack, **options)


def until_in_hand(table: klubovna.Table, card: str) -> None:
    rng = random.Random(1)
    while f"play {card}" not in [action.text for action in table.options]:
        table.play(rng.choice([action for action in table.options if action.text != f"put-away {card}"]))


def test_a_new_card_is_drawn_and_played() -> None:
    table = with_pack()
    deck = [table.content.ids[card] for card in table.content.decks[1]]  # type: ignore[attr-defined]
    assert (deck.count("miller"), deck.count("fisherman"), len(deck)) == (2, 0, 50)
    until_in_hand(table, "miller")
    s: Any = table.state
    before = s.influence[1]
    table.play("play miller")
    assert s.influence[1] == before - 1 + 2


def test_it_is_told_in_the_words_that_are_made_of_its_effects() -> None:
    table = with_pack()
    assert GAME.wording
    told = {language: GAME.texts(language, table.content) for language in ("cs", "en")}
    wording = GAME.wording(table.content)["miller"]["full"]
    assert text(wording, told["en"]) == "Gain 2 influence."
    assert (told["cs"].name("miller"), told["cs"].name("miller", "acc")) == ("Mlynář", "Mlynáře")
    assert not GAME.texts("cs").named("miller"), "at other tables nobody knows it"


def test_a_corrected_number_is_said_on_the_card() -> None:
    content = with_pack(CARDS.replace("cost = 4", 'power.effect = [{ do = "evidence", count = 5 }]')).content
    assert GAME.wording
    assert "5" in text(GAME.wording(content)["ranger"]["full"], GAME.texts("en"))


def test_what_differs_is_known_field_by_field() -> None:
    differing = {(one.block, one.new): one.fields for one in with_pack().content.pages.differing}
    assert differing["ranger", False] == {"cost": (2, 4)}
    assert differing["fisherman", False] == {"copies": (None, 0)}
    assert differing["miller", True]["cost"] == (None, 1)


def test_a_record_with_a_pack_needs_nothing_else(tmp_path: Path) -> None:
    table = with_pack()
    for _ in range(40):
        table.play(table.options[-1])
    table.record.save(tmp_path / "g.jsonl")
    loaded = klubovna.load(tmp_path / "g.jsonl")
    assert loaded.content is table.content, "the same pack is read once"
    assert everything(loaded) == everything(table)
    to_the_end(loaded)
    assert verify(GAME, loaded.record)


def test_a_pack_that_was_changed_in_a_record_is_found_out() -> None:
    record = with_pack().record
    changed = record.to_bytes().replace(b"cost = 4", b"cost = 3")
    with pytest.raises(Broken, match="other content"):
        verify(GAME, klubovna.Record.from_bytes(changed))


def test_a_new_card_in_a_deck_of_ones_own() -> None:
    cards = CARDS.replace("copies = 2", "copies = 0").replace("[hunter.fisherman]\ncopies = 0\n", "")
    usual = with_pack(cards).content
    deck = {id: 2 for id, card in usual.cards_by_id.items() if card.number <= 75 and id in usual.owned(1)}  # type: ignore[attr-defined]
    chosen = ["miller", *list(deck)[:24]]
    text = '[deck]\nseat = "hunter"\n[deck.cards]\n' + "".join(f"{id} = 2\n" for id in chosen)
    table = with_pack(cards, hunter_deck=text)
    s: Any = table.state
    assert s.content.number["miller"] in (*s.decks[1], *s.hands[1])
    with pytest.raises(Broken, match="has no 'miller'"):
        klubovna.new("kacir", hunter_deck=text)


WRONG = {
    "a card of ours": ("[hunter.ranger]", "[hunter.ranger]\nnew = true", "the game has a 'ranger' already"),
    "new, and not said so": ("new = true\n", "", "no 'miller'"),
    "without a name": ("texts.miller", "texts.ranger", "'miller' is new and has no name yet"),
    "called like something else": ("miller", "witch", "called 'witch' already"),
    "where nothing grows": ("[hunter.miller]", "[rules.miller]", "what may grow: decks, factions, hunter"),
    "a picture that nobody drew": ('"ranger"', '"dragon"', "no picture of 'dragon'"),
    "an unknown word": ('"gain"', '"win"', "Invalid enum value 'win'"),
    "nothing that it costs": ("cost = 1\n", "", "missing required field `cost`"),
    "too large a deck": ("copies = 0", "copies = 1", "51 cards in the standard deck of the hunter"),
    "of the other side": ('"event"', '"curse"', "the hunter has no cards of this kind"),
    "a second card with a power": ('"event"', '"ally"\npower = { do = "herding" }', "'shepherd' has this power"),
    "for another game": ("[pack]", '[pack]\ngame = "vzdor"', "a pack for 'vzdor', not for 'kacir'"),
}  # fmt: skip


@pytest.mark.parametrize(("was", "now", "problem"), WRONG.values(), ids=WRONG)
def test_what_can_not_be_added(was: str, now: str, problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        with_pack(CARDS.replace(was, now))


def test_what_does_not_grow_says_what_does() -> None:
    with pytest.raises(Broken, match="what may grow: tokens, weapons"):
        klubovna.new("blitzkrieg", pack="[texts.x]\ncs = 'x'\nen = 'x'\n[base.x]\nnew = true\n")


def test_the_content_of_the_house_is_none_of_a_packs() -> None:
    usual = GAME.content()
    with_pack()
    assert GAME.content() is usual
    assert usual.pack is None
    assert "miller" not in usual.cards_by_id  # type: ignore[attr-defined]


def test_of_packs_the_last_few_are_kept() -> None:
    packs = [f"{CARDS}# {number}\n[hunter.shepherd]\ncost = {number}\n" for number in range(PACKS + 3)]
    hashes = [with_pack(pack).content.hash for pack in packs]
    gc.collect()
    assert len([hash for hash in hashes if hash in GAME.loaded.known]) <= PACKS
