"""Games from elsewhere are for machines, too: nothing is written for one of them by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test

from klubovna import shelf
from klubovna.kernel.errors import Unreadable
from klubovna.rl import codec, pettingzoo
from tests.kernel.sealed import GAME
from tests.rl.kinds import prove_numbers

GAMES = Path(__file__).parent.parent.parent / "examples" / "games"


@pytest.fixture(params=["mlyn", "prsi", "sealed"])
def stranger(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A game that joins for a moment, unless it is installed."""
    game: Any = GAME
    if request.param != "sealed":
        monkeypatch.syspath_prepend(str(GAMES / request.param / "src"))
        game = __import__(f"klubovna_{request.param}").GAME
    joined = game.id not in shelf.games()
    if joined:
        shelf.join(game)
    yield game
    if joined:
        shelf.leave(game.id)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_game_from_elsewhere_is_an_environment(stranger: Any) -> None:
    known = codec(stranger.id)
    assert known.n < 5000
    assert known.size < 5000
    prove_numbers(known, range(20))
    api_test(pettingzoo.env(stranger.id), num_cycles=60)


def test_a_game_from_elsewhere_is_a_game_of_openspiel(stranger: Any) -> None:
    """Its own simulation test: chances with their odds, strings and tensors, copies, and back from what was written.
    What does not tell its odds is told so."""
    pyspiel = pytest.importorskip("pyspiel")
    from klubovna.rl import openspiel

    (name,) = openspiel.register(stranger.id)
    game = pyspiel.load_game(name)
    if stranger.id == "sealed":
        with pytest.raises(Unreadable, match="Deal does not tell its odds, and OpenSpiel asks for them"):
            game.new_initial_state().chance_outcomes()
    else:
        pyspiel.random_sim_test(game, num_sims=1, serialize=stranger.id != "mlyn", verbose=False)
