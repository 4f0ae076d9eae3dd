"""What lies in the box of a game, as the workshop shows it."""

from __future__ import annotations

from collections import Counter

import pytest

import klubovna
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.workshop.box import Field, Group, Piece, box

GAMES = klubovna.games()


def group(game: str, id: str) -> Group:
    return next(group for group in box(klubovna.game(game)).groups if group.id == id)


def piece(game: str, file: str, id: str) -> Piece:
    return next(piece for piece in group(game, file).pieces if piece.id == id)


def field(piece: Piece, path: str) -> Field:
    return next(field for field in piece.fields if field.path == path)


@pytest.mark.parametrize("id", GAMES)
def test_every_block_is_in_the_box(id: str) -> None:
    """What is in one file lies together; of a folder, each file is a piece."""
    game = klubovna.game(id)
    told = {(group.id, piece.id) for group in box(game).groups for piece in group.pieces}
    for block in game.content().blocks:
        folder, _, name = block.file.rpartition("/")
        assert ((folder, name) if folder else (block.file, block.block)) in told


@pytest.mark.parametrize("id", GAMES)
def test_it_counts_as_the_command_does(id: str) -> None:
    game = klubovna.game(id)
    counted: Counter[str] = Counter()
    for group in box(game).groups:
        counted.update(group.blocks)
        assert group.known + group.ours == len(group.pieces)
        assert group.ours == sum(piece.ours for piece in group.pieces)
    assert counted == Counter(block.source for block in game.content().blocks)


@pytest.mark.parametrize("id", GAMES)
def test_everything_has_words_in_every_language(id: str) -> None:
    for group in box(klubovna.game(id)).groups:
        for piece in group.pieces:
            words = [group.name, piece.name, *(words for field in piece.fields for words in (field.name, field.told))]
            for one in words:
                assert set(one) == set(LANGUAGES)
                assert all(text and "_" not in text for text in one.values()), (piece.id, one)


ALIKE = {"bonus", "data", "medigel", "propaganda"}
"""Words that Czech and English share."""


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_called_by_its_id_for_want_of_a_czech_word(id: str) -> None:
    """Whatever has no word of the workshop's is called as in the content, which is English: so it is the same twice."""
    for group in box(klubovna.game(id)).groups:
        fields = [one for piece in group.pieces for one in piece.fields]
        words = [group.name, *(one.name for one in fields), *(one.told for one in fields)]
        same = {one["cs"].lower() for one in words if one["cs"] == one["en"] and one["cs"][:1].islower()}
        named = {one.name["cs"].lower() for one in fields if one.name["cs"] == one.name["en"]}
        assert {word for word in same | named if word.replace(" ", "").isalpha() and len(word) > 1} <= ALIKE


def test_what_is_printed_of_a_card_that_is_ours() -> None:
    """The example of play names the card and tells its upkeep; all else of it is ours."""
    guild = piece("kacir", "hunter", "guildmistress")
    sources = {field.path: field.source for field in guild.fields}
    assert (guild.source, guild.ours) == ("house", True)
    assert (sources["name"], sources["upkeep"], sources["cost"]) == ("rulebook", "rulebook", "house")


def test_what_stands_on_a_card_is_made_of_its_fields() -> None:
    fisherman = piece("kacir", "hunter", "fisherman")
    assert field(fisherman, "cost").told["en"] == "3"
    assert "2 kart" in fisherman.sentences["cs"]
    assert "draw 2" in fisherman.sentences["en"]


def test_two_sides_of_a_card() -> None:
    """Each has its own strength and its own sentence."""
    abel = piece("vzdor", "maquis", "abel")
    assert field(abel, "covert.strength").name == {"cs": "Utajený, síla", "en": "Covert, strength"}
    assert field(abel, "covert.strength").told["cs"] == "1"
    assert field(abel, "revealed.strength").told["cs"] == "2"
    assert not abel.ours


def test_a_battle_is_a_piece_with_the_sources_of_all_its_parts() -> None:
    """Somebody has told where the armies stand; the map is ours."""
    coa = piece("napoleonics", "scenarios", "coa")
    assert coa.ours
    assert {field.source for field in coa.fields} == {"public", "house"}
    assert "\n" in field(coa, "map.hexes").told["cs"]


def test_what_a_mission_has_several_of_is_told_apart() -> None:
    """Three champions wait in the nest."""
    nest = piece("hagalaz", "missions", "the-nest")
    assert field(nest, "champions.1.kind").told["en"] == "Ravager"
    assert field(nest, "champions.3.kind").told["en"] == "Harvester"
