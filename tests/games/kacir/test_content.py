"""What is in the box: the deck list ("Složení balíčků"), supplies, villagers, scenarios; packs that can't be right."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from klubovna.games.kacir.box import load
from klubovna.games.kacir.printed import BLUES, REDS, SCENARIOS
from klubovna.games.kacir.printed.composing import PLACES, VARIED
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.rules.effects import WORDS
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import Pack, load_pack
from klubovna.kernel.texts import LANGUAGES

GAME = import_module("klubovna.games.kacir").GAME
BOX = load()


def test_25_cards_of_each_side_twice_each_with_their_numbers() -> None:
    """0051–0075 are the Hunter's, 0076–0100 the Witch's."""
    printed = [card for card in BOX.cards if card.number]
    assert [card.number for card in printed] == list(range(51, 101))
    assert {card.copies for card in printed} == {2}
    assert [len(deck) for deck in BOX.decks] == [50, 50]


def test_five_more_cards_of_each_side_for_decks_of_ones_own() -> None:
    """They are ours, and in no standard deck."""
    more = [(BOX.owner[n], card.source, card.copies) for n, card in enumerate(BOX.cards) if not card.number]
    assert Counter(more) == {(0, "house", 0): 5, (1, "house", 0): 5}


def test_kinds_of_cards() -> None:
    kinds = Counter(card.kind for card in BOX.cards if card.number)
    assert kinds == {
        "ally": 6,
        "event": 7,
        "investigation": 6,
        "location": 6,
        "brew": 6,
        "charm": 7,
        "curse": 6,
        "familiar": 6,
    }


def test_what_is_not_printed_anywhere_is_not_said_to_be() -> None:
    """The colour of the Craftsmen and the group of William are ours."""
    sources = {(known.file, known.block): known.source for known in BOX.blocks}
    assert sources["factions", "craftsmen"] == sources["villagers", "william"] == "house"
    assert sources["factions", "haunted"] == sources["villagers", "judy"] == "rulebook"


def test_supplies_are_those_of_the_box() -> None:
    supply = BOX.rules.supply
    assert (supply.clues, supply.evidence, supply.secrets, supply.favours, supply.gloom) == (30, 9, 30, 20, 30)


def test_gloom_cards_have_something_to_cleanse_and_no_price_for_cancelling() -> None:
    for card in BOX.cards:
        assert bool(card.gloom) == bool(card.cleanse)
        assert not (card.gloom and card.cancel)


def test_three_villagers_in_each_faction_and_three_with_two_sides() -> None:
    assert Counter(v.faction for v in BOX.villagers.values()) == dict.fromkeys(BOX.factions, 3)
    assert list(BOX.possessed) == ["judy", "grace", "edith"]


def test_every_village_has_nine() -> None:
    assert len(BOX.villages) == len(SCENARIOS) * len(REDS) * len(BLUES)
    assert all(len(set(village.ids)) == 9 for village in BOX.villages.values())


def effects() -> list[Effect]:
    printed = [effect for card in BOX.cards for effect in (*card.effect, *card.cleanse)]
    printed += [effect for card in BOX.cards if card.boost for effect in card.boost.effect]
    sides = [*BOX.villagers.values(), *BOX.possessed.values()]
    return printed + [effect for side in sides for effect in (*side.ability, *side.witch, *side.paid)]


def test_every_word_of_the_cards_is_a_rule_and_every_rule_is_on_a_card() -> None:
    assert {effect.do for effect in effects()} == set(WORDS)
    assert set(VARIED) | set(PLACES) <= set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    texts = GAME.texts(language)
    named = [*BOX.ids, *BOX.villagers, *SCENARIOS, *BOX.factions, "red", "blue", "green", "possessed", "household"]
    named += {card.kind for card in BOX.cards}
    assert [thing for thing in named if not texts.has(f"name-{thing}")] == []


# Packs


def packed(folder: Path, file: str, text: str) -> Pack:
    (folder / f"{file}.toml").write_text(text, "utf-8")
    return load_pack(folder)


def test_an_owner_corrects_a_card(tmp_path: Path) -> None:
    box = load(packed(tmp_path, "witch", "[venom]\ncost = 4\nsecrets = 2\n"))
    assert (box.cards_by_id["venom"].cost, box.cards_by_id["venom"].source) == (4, "pack")
    assert box.hash != BOX.hash


@pytest.mark.parametrize(
    ("file", "text", "field"),
    [
        ("witch", '[venom]\nkind = "ally"\n', "venom.kind"),
        ("witch", '[venom]\neffect = [{ do = "dance" }]\n', "venom.effect[0].do"),
        ("villagers", '[judy]\nfaction = "elders"\n', "haunted"),
        ("villagers", '[judy]\nfaction = "nobody"\n', "judy.faction"),
        ("factions", '[elders]\ngroup = "red"\n', "elders.group"),
        ("scenarios", '[fog]\ngreen = "elders"\n', "fog.green"),
        ("witch", '[ruse]\neffect = [{ do = "clue" }]\n', "ruse.effect"),
        ("witch", '[ruse]\neffect = [{ do = "erase", where = "here" }]\n', "ruse.effect"),
        ("witch", '[ruse]\neffect = [{ do = "draw", where = "here" }]\n', "ruse.effect"),
        ("witch", '[ruse]\neffect = [{ do = "take-out" }]\n', "ruse.effect"),
        ("possessed", '[judy]\nwitch = [{ do = "draw", per = "green-pawn" }]\n', "judy.witch"),
        ("scenarios", "[fog]\ngloom = [20, 20, 20]\n", "fog.gloom"),
        ("witch", '[foreboding]\npower = { do = "moon" }\n', "stained-moon.power"),
        ("witch", '[ruse]\npower = { do = "moon" }\n', "ruse.power"),
        ("witch", '[foreboding]\npower = { do = "herding" }\n', "foreboding.power"),
        ("witch", "[foreboding.power]\nmost = 1\n", "foreboding.power"),
        ("witch", '[invisible-wall.power]\nper = "gloom"\n', "invisible-wall.power"),
        ("witch", '[foreboding]\npower = { do = "mono" }\n', "foreboding.power.do"),
        ("hunter", "[ranger.power]\neffect = []\n", "ranger.power.effect"),
        ("hunter", '[ranger.power]\ncost = "discard"\n', "ranger.power"),
        ("hunter", '[ranger.power]\neffect = [{ do = "clue", where = "here" }]\n', "ranger.power"),
        ("rules", "[pawns]\nordinary = 0\n", "pawns.ordinary"),
        ("rules", "[stop]\nrounds = 0\n", "stop.rounds"),
    ],
)
def test_packs_that_cannot_be_right(file: str, text: str, field: str, tmp_path: Path) -> None:
    with pytest.raises(Broken) as caught:
        load(packed(tmp_path, file, text))
    assert caught.value.field == field


IMPOSSIBLE = {
    "a word that there is not": ('"gian"', "did you mean 'gain'?"),
    "a parameter of another word": ('"gain", may = true', "'gain' is not varied by `may`"),
    "no such parameter": ('"gain", cuont = 2', "did you mean 'count'?"),
    "a number in letters": ('"gain", count = "two"', "Expected `int`"),
    "more than a number can be": ('"gain", count = 101', "<= 100"),
    "most of what depends on nothing": ('"gain", most = 3', "`most` is for what depends"),
    "here, where nobody is visited": ('"clue", where = "here"', "nobody is visited there"),
    "gloom of a card without": ('"lift", where = "card"', "no gloom lies there"),
    "twice for gloom on a card without": ('"gain", twice = 2', "no gloom lies there"),
    "on a brew that nobody played": ('"secret", where = "brew"', "only a boost can add"),
    "cheaper for each pawn": ('"play", per = "green-pawn", off = 1', "as many cards as there are pawns"),
    "several gloom that must be placed": ('"gloom", count = 2', "`may`"),
    "gloom of the opponent for nothing": ('"gloom", whom = "opponent"', "the opponent may place"),
    "a choice of one": ('"discard", choice = 1', "one card is no choice"),
    "an offer of one that is left": ('"offer", where = "deck"', "at least two cards"),
    "three cards of the hand": ('"offer", where = "hand", count = 3, free = true', "two cards"),
    "over nothing": ('"offer", where = "deck", count = 2, over = 1', "if a card is refused"),
    "influence for what was not lost": ('"lose", otherwise = "gain"', "or else a card is drawn"),
    "secrets for nothing": ('"lift", where = "card", each = "secret"', "from any cards"),
}  # fmt: skip


@pytest.mark.parametrize(("effect", "problem"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_can_not_be_composed_is_refused_with_its_place(effect: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(Broken) as caught:
        GAME.loaded.with_pack(
            packed(tmp_path, "hunter", f"# a corrected card\n[bell-ringer]\neffect = [{{ do = {effect} }}]\n")
        )
    assert problem in str(caught.value)
    assert (caught.value.file[-11:], caught.value.line) == ("hunter.toml", 3)
    assert caught.value.field.startswith("bell-ringer.effect")
