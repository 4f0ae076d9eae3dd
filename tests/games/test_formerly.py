"""Content that is told in other words than before plays just the same: what was recorded with it is played again, what
was learned or measured with it still holds."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.bots.chances import calibrations
from klubovna.bots.learned.finding import FOLDER, trained_for
from klubovna.kernel.content import bound
from klubovna.kernel.record import Record
from klubovna.kernel.replay import opened, verified
from klubovna.kernel.table import Table

RECORDS = sorted((Path(__file__).parent / "formerly").glob("*.jsonl"))
"""Games at random, kept before the words changed."""
GAMES = [klubovna.game(id) for id in klubovna.games() if klubovna.game(id).formerly]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_before_is_played_again_to_its_end(path: Path) -> None:
    record = Record.load(path)
    game = klubovna.game(record.header.game)
    assert record.header.content in game.formerly | {game.content().hash}
    *_, (_, table) = verified(game, record)
    assert isinstance(table, Table)
    assert table.outcome is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_is_a_record_of_every_former_content(game: klubovna.Game) -> None:
    assert game.formerly <= {Record.load(path).header.content for path in RECORDS}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_learned_and_measured_holds(game: klubovna.Game) -> None:
    assert bool(trained_for(game)) == (files(game.package) / FOLDER).is_dir()
    measured = [found.content for found in calibrations(game.package)]
    assert measured
    assert all(game.plays_alike(content, game.content().hash) for content in measured)


def test_other_content_is_no_content_of_before() -> None:
    game = klubovna.game("vzdor")
    (former,) = game.formerly
    assert game.plays_alike(former, game.content().hash)
    assert not game.plays_alike(former, "a pack")
    assert game.plays_alike("a pack", "a pack")


# With a pack


PACKED = sorted((Path(__file__).parent / "formerly" / "packed").glob("*.jsonl"))
"""Games with packs at random, kept from before the hash of such content was bound to that of the house's own."""


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_a_game_with_a_pack_of_before_is_played_again_to_its_end(path: Path) -> None:
    record = Record.load(path)
    game = klubovna.game(record.header.game)
    assert record.header.content != game.content(record.header.options).hash
    *_, (_, table) = verified(game, record)
    assert isinstance(table, Table)
    assert table.outcome is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_pack_on_content_told_formerly_plays_as_it_does_now(game: klubovna.Game) -> None:
    """And on content that nobody knows it does not: that is said, and nothing is played."""
    block = next(block for table in game.content().pages.tables.values() if isinstance(table, dict) for block in table)
    pack = f'[texts.{block}]\ncs = "Jinak"\nen = "Otherwise"\n'
    table = klubovna.new(game.id, seed=4, pack=pack)
    record, known = table.record, table.content.pack
    assert known is not None
    for house in (*game.formerly, game.content().hash):
        record.header = replace(record.header, content=bound(house, known))
        assert opened(game, record).content.pack is known
    record.header = replace(record.header, content=bound("another house", known))
    with pytest.raises(klubovna.Broken, match="other content beside the pack than there is here"):
        opened(game, record)
