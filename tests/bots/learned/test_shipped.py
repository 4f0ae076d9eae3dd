"""The nets that lie beside the games: small, readable, and of use."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.bots.learned.finding import FOLDER, is_trained, trained_for
from klubovna.bots.learned.weights import SUFFIX, read

NETS = sorted((Path(klubovna.__file__).parent / "games").glob(f"*/{FOLDER}/*{SUFFIX}"))
LARGEST = 1_000_000


@pytest.mark.parametrize("file", NETS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_net_beside_a_game_is_small_and_fits_the_game_as_it_is(file: Path) -> None:
    game, net = klubovna.game(file.parents[1].name), read(file)
    assert file.stat().st_size <= LARGEST
    assert net.card.misfit(game, game.content().hash, {}) == ""
    assert net.card.options in trained_for(game)
    assert net.card.games > 0
    assert net.card.command.startswith(f"klubovna train {game.id}")


@pytest.mark.parametrize("id", klubovna.games())
def test_where_nothing_lies_beside_a_game_nothing_is_pretended(id: str) -> None:
    game = klubovna.game(id)
    if not any(file.parents[1].name == id for file in NETS):
        assert trained_for(game) == []
        assert not is_trained(game, game.settings({}))
