"""Packs that are being written: looked at thing by thing, changed field by field, whatever is wrong with the rest."""

from __future__ import annotations

from typing import Any

import pytest

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import PACK
from klubovna.kernel.packs import LARGEST, read_pack
from klubovna.service.workshop.changing import (
    Add,
    AnyChange,
    AskChange,
    AskLook,
    Changed,
    Confirm,
    Cover,
    Name,
    Picture,
    Put,
    Remove,
    Unset,
    changed,
    looked,
)
from klubovna.service.workshop.looking import DraftLook, FormEntry, Opened, empty
from tests.games.within import within

FISHERMAN = "hunter", "fisherman"
THREE = {"do": "whenever", "when": "upkeep", "cost": "discard", "effect": [{"do": "draw", "count": 3}]}
"""The Fisherman draws two in the box of the house."""


def draft(game: str, *changes: AnyChange, text: str = "", thing: tuple[str, str] = ("", "")) -> Changed:
    return changed(game, AskChange(text or empty(game), list(changes), *thing))


def put(path: str, value: Any, thing: tuple[str, str] = FISHERMAN) -> Put:
    return Put(file=thing[0], thing=thing[1], path=path, value=value)


def opened(look: DraftLook) -> Opened:
    assert look.opened is not None
    return look.opened


def entry(look: DraftLook, path: str) -> FormEntry:
    return next(entry for entry in opened(look).entries if entry.path == path)


def state(look: DraftLook, id: str) -> str:
    return next(one.state for one in look.things if one.id == id)


def test_a_corrected_number_changes_the_sentence_and_its_source() -> None:
    done = draft("kacir", put("power", THREE), thing=FISHERMAN)
    was = {**THREE, "effect": [{"do": "draw", "count": 2}]}
    assert entry(done.look, "power") == FormEntry("power", THREE, was, "pack", "house", said=True)
    assert "3" in opened(done.look).piece.sentences["cs"]
    assert opened(done.look).was is not None
    assert state(done.look, "fisherman") == "begun"
    content = klubovna.game("kacir").content({PACK: done.text})
    assert content.pages.tables["hunter"]["fisherman"].power.effect[0].count == 3


def test_it_is_like_this_in_my_box() -> None:
    """The value stays, and is known from then on; what the rulebook prints is nobody's to confirm."""
    done = draft("kacir", Confirm(file="hunter", thing="fisherman"), thing=FISHERMAN)
    assert state(done.look, "fisherman") == "box"
    cost = entry(done.look, "cost")
    assert (cost.value, cost.was, cost.source) == (3, 3, "pack")
    assert not next(one for one in done.look.things if one.id == "fisherman").differs
    assert done.look.sound
    one = draft("kacir", Confirm(file="hunter", thing="fisherman", path="cost"), thing=FISHERMAN)
    assert state(one.look, "fisherman") == "begun"


def test_what_the_rulebook_prints_otherwise_is_a_conflict() -> None:
    done = draft("kacir", put("upkeep", 4, ("hunter", "guildmistress")), thing=("hunter", "guildmistress"))
    assert state(done.look, "guildmistress") == "conflict"
    assert done.look.next[0].id == "guildmistress"
    back = draft("kacir", Unset(file="hunter", thing="guildmistress", path="upkeep"), text=done.text)
    assert state(back.look, "guildmistress") == "ours"
    assert "guildmistress" not in back.text


def test_what_is_wrong_with_one_field_hides_nothing_else() -> None:
    done = draft("kacir", put("cost", 300), put("kind", "aly"), put("power", THREE), thing=FISHERMAN)
    assert {one.path for one in done.look.findings} == {"cost", "kind"}
    assert all(one.thing == "fisherman" and one.told["cs"] and one.told["en"] for one in done.look.findings)
    assert "ally" in next(one.told["en"] for one in done.look.findings if one.path == "kind")
    assert "3" in opened(done.look).piece.sentences["en"]
    assert entry(done.look, "cost").value == 300


def test_what_is_wrong_with_one_thing_hides_no_other() -> None:
    text = draft("kacir", put("cost", 300), put("cost", 2, ("witch", "venom"))).text
    seen = looked("kacir", AskLook(text, "witch", "venom"))
    assert not seen.sound
    assert state(seen, "fisherman") == "broken"
    assert entry(seen, "cost").value == 2
    assert [drawn.id for drawn in seen.touched] == ["fisherman", "venom"]


def test_what_does_not_fit_together_is_found_at_the_thing() -> None:
    """A brew among the Hunter's cards; an effect that does not say where."""
    done = draft(
        "kacir",
        Add(file="hunter", names={"cs": "Druhý hraničář", "en": "Second ranger"}, like="ranger"),
        put("kind", "brew", ("hunter", "second-ranger")),
        put("effect", [{"do": "clue"}], ("hunter", "triangulation")),
    )
    assert {(one.thing, one.path.partition("[")[0]) for one in done.look.findings} == {
        ("second-ranger", "kind"),
        ("triangulation", "effect"),
    }


def test_a_new_card_from_nothing_to_the_table() -> None:
    made = draft("kacir", Add(file="hunter", names={"cs": "Mlynář", "en": "Miller"}))
    miller = ("hunter", "miller")
    assert opened(made.look).new
    assert state(made.look, "miller") == "own"
    done = draft(
        "kacir",
        put("kind", "event", miller),
        put("effect", [{"do": "gain", "count": 2}], miller),
        Name(thing="miller", language="cs", forms={"name": "Mlynář", "acc": "Mlynáře"}),
        Picture(thing="miller", like="ranger"),
        text=made.text,
        thing=miller,
    )
    assert done.look.sound
    assert opened(done.look).piece.sentences["en"] == "Gain 2 influence."
    assert opened(done.look).names["cs"]["acc"] == "Mlynáře"
    content = klubovna.game("kacir").content({PACK: done.text})
    assert content.pages.tables["hunter"]["miller"].copies == 0
    gone = draft("kacir", Remove(file="hunter", thing="miller"), text=done.text)
    assert "miller" not in gone.text


def test_new_things_have_ids_and_numbers_of_their_own() -> None:
    both = draft(
        "kacir",
        Add(file="hunter", names={"cs": "Rybář", "en": "Fisherman"}),
        Add(file="hunter", names={"cs": "Žlutý pes"}),
    )
    tables = read_pack(both.text).tables["hunter"]
    assert list(tables) == ["fisherman-b", "zluty-pes"]
    assert len({card["number"] for card in tables.values()} | {51}) == 3


@pytest.mark.parametrize("id", klubovna.games())
def test_whatever_may_grow_begins_sound_when_it_is_like_one_of_ours(id: str) -> None:
    """Or says what is still missing."""
    content = klubovna.game(id).content()
    for file in content.pages.grows:
        table = content.pages.tables.get(file, {})
        for like in [*table][:1]:
            done = draft(id, Add(file=file, names={"cs": "Nový", "en": "New one"}, like=like))
            assert done.refused == ""
            assert all(one.thing in ("new-one", "") for one in done.look.findings)


def test_what_a_thing_of_ours_does_not_have() -> None:
    """A text has no word for nothing, so the pack names the field."""
    done = draft("kacir", put("power", None), thing=FISHERMAN)
    assert read_pack(done.text).tables["hunter"]["fisherman"] == {"without": ["power"]}
    assert entry(done.look, "power").value is None
    assert opened(done.look).piece.sentences["en"] == ""
    again = draft("kacir", put("power", THREE), text=done.text)
    assert read_pack(again.text).tables["hunter"]["fisherman"] == {"power": THREE}


def test_a_composition_of_another_sort_leaves_nothing_of_the_former_one() -> None:
    less = {"do": "less", "what": "upkeep"}
    done = draft("kacir", put("power", less), thing=FISHERMAN)
    assert done.look.sound
    assert entry(done.look, "power").value == less
    again = draft("kacir", put("power", THREE), text=done.text, thing=FISHERMAN)
    assert again.look.sound
    assert "without" not in again.text


def test_an_effect_is_replaced_as_a_whole() -> None:
    """What a pack does not speak of stays as it was, so it says what is to be as usual again."""
    abel = ("maquis", "abel")
    done = draft("vzdor", put("revealed.action", {"do": "draw"}, abel), thing=abel)
    assert done.look.sound
    assert "draw" in opened(done.look).piece.sentences["en"].lower()


def test_one_of_several_in_a_list() -> None:
    """Titles stand in a list, which a pack gives as a whole."""
    archivist = ("campaign", "titles.archivist")
    done = draft("hagalaz", put("mission", "reactor", archivist), thing=archivist)
    assert done.look.sound
    assert entry(done.look, "mission").value == "reactor"
    assert state(done.look, "titles.detonator") in ("known", "ours")


@pytest.mark.parametrize(
    ("game", "folder", "map", "file", "path"),
    [("napoleonics", "scenarios", "coa", "units", "move"), ("hagalaz", "missions", "reactor", "heroes", "shields")],
)
def test_a_map_in_the_draft_is_left_alone(game: str, folder: str, map: str, file: str, path: str) -> None:
    """It is painted elsewhere; what else the pack says has its form."""
    text = within(game, folder, map, "hill-fort")
    thing = file, next(iter(klubovna.game(game).content().pages.tables[file]))
    done = draft(game, put(path, 1, thing), text=text, thing=thing)
    assert done.look.sound, done.look.findings
    assert read_pack(done.text).tables[folder] == read_pack(text).tables[folder]
    wrong = draft(game, text=text.replace("new = true", "", 1))
    assert not wrong.look.sound


def test_the_cover() -> None:
    done = draft("kacir", Cover(cs="Mlýn", en="The mill", author="Jana"))
    assert done.look.title == {"cs": "Mlýn", "en": "The mill"}
    assert read_pack(done.text).head.author == "Jana"


def test_a_blank_token_gets_a_name() -> None:
    """It is called by a number in the box."""
    done = draft(
        "blitzkrieg", Name(thing="blank-1", language="en", forms={"name": "Radar"}), thing=("blanks", "blank-1")
    )
    assert (done.refused, done.look.sound) == ("", True)
    assert opened(done.look).piece.name["en"] == "Radar"


def test_names_of_ours_in_the_box() -> None:
    done = draft("kacir", Name(thing="fisherman", language="cs", forms={"name": "Rybák"}), thing=FISHERMAN)
    assert opened(done.look).piece.name == {"cs": "Rybák", "en": "Fisherman"}
    assert done.look.sound
    usual = draft("kacir", Unset(file="hunter", thing="fisherman", path="name"), text=done.text, thing=FISHERMAN)
    assert opened(usual.look).piece.name["cs"] == "Rybář"


def test_a_deck_is_put_together() -> None:
    """How many cards it may have is told by the rules, not by the page."""
    made = draft("kacir", Add(file="decks", names={"cs": "Cech", "en": "The guild"}))
    guild = ("decks", "the-guild")
    assert [one.path for one in made.look.findings] == ["cards"]
    assert made.look.findings[0].told["cs"] == "V balíčku je 0 karet, má jich být 50."
    cards = {id: card.copies for id, card in klubovna.game("kacir").content().pages.tables["hunter"].items()}
    done = draft("kacir", put("seat", "hunter", guild), put("cards", cards, guild), text=made.text, thing=guild)
    assert done.look.sound
    assert entry(done.look, "cards").value == cards
    three = draft("kacir", put("cards", {**cards, "ranger": 3}, guild), text=done.text)
    assert {one.path for one in three.look.findings} == {"cards.ranger"}
    settings = klubovna.game("kacir").settings({PACK: done.text, "hunter_deck": "the-guild"}, own=True)
    assert settings["hunter_deck"] == "the-guild"


# What strangers send


@pytest.mark.parametrize(
    "text",
    [
        "[pack",
        "x" * (LARGEST + 1),
        "[hunter]\nfisherman = 3\n",
        "[hunter.fisherman]\nwithout = 3\n",
        '[hunter.fisherman]\nwithout = ["cost", "cost.x", "number"]\n',
        "[nothing.here]\ncost = 3\n",
        "[hunter.nobody]\ncost = 3\n",
        "[hunter.nobody]\nnew = true\n",
        "[hunter.nobody]\nnew = 1\n",
        '[texts.nobody]\ncs = "x"\nen = "y"\n',
        '[pictures]\nfisherman = "x"\n',
        '[pack]\ngame = "vzdor"\n[hunter.fisherman]\ncost = 2\n',
        "[rules]\nsupply = []\n",
        "[rules.supply]\nclues = [[[1]]]\n",
        "[hunter.fisherman.effect]\ndo = 1\n",
        '[scenarios.mine]\nnew = true\nnumber = "x"\n',
    ],
)  # fmt: skip
def test_a_text_that_makes_no_sense_is_told_and_never_trusted(text: str) -> None:
    seen = looked("kacir", AskLook(text, *FISHERMAN))
    assert not seen.sound
    assert seen.findings
    assert all(one.told["cs"] and len(one.told["cs"]) < 1000 for one in seen.findings)
    assert opened(seen).piece.name["en"] == "Fisherman"


@pytest.mark.parametrize(
    "change",
    [
        Name(thing="fisherman", language="cs", forms={"name": "<script>"}),
        Name(thing="fisherman", language="cs", forms={"name": "Rybář", "nonsense": "x"}),
        Name(thing="nobody", language="cs", forms={"name": ""}),
        Add(file="rules", names={"cs": "x"}),
        Add(file="nothing", names={"cs": "x"}),
        Add(file="hunter", names={"cs": "\u202e"}),
        put("cost", float("inf")),
        put("cost.inside.it", 1),
        put("effect", [[[[[[[[[[[[1]]]]]]]]]]]]),
        put("effect", ["x"] * 500),
        put("cost", {"a": None}),
        put("cost", [None]),
    ],
)  # fmt: skip
def test_a_change_that_makes_no_pack_is_refused_or_found(change: AnyChange) -> None:
    """Either nothing happens and it is told why, or it stands there and is found to be wrong."""
    done = draft("kacir", change, thing=FISHERMAN)
    assert done.refused or done.look.findings or done.text == empty("kacir")
    read_pack(done.text)


def test_a_pack_that_cannot_be_read_is_not_changed() -> None:
    done = draft("kacir", put("cost", 2), text="[pack")
    assert (done.text, bool(done.refused)) == ("[pack", True)


def test_only_what_there_is_can_be_left_out() -> None:
    with pytest.raises(Broken, match="list of words"):
        klubovna.game("kacir").content({PACK: "[hunter.fisherman]\nwithout = 3\n"})
