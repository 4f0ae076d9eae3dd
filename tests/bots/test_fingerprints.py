"""What is only made faster plays and thinks as before, in whichever build the house runs."""

from __future__ import annotations

import pytest

import klubovna
from tests.bots import fingerprints

pytestmark = pytest.mark.slow
OURS = sorted(fingerprints.written())


@pytest.mark.parametrize("id", OURS)
def test_the_same_seeds_give_the_same_games(id: str) -> None:
    assert fingerprints.games(klubovna.game(id)) == fingerprints.written()[id]["games"], fingerprints.__doc__


@pytest.mark.parametrize("id", OURS)
def test_the_same_seeds_give_the_same_thoughts(id: str) -> None:
    assert fingerprints.thoughts(klubovna.game(id)) == fingerprints.written()[id]["thoughts"], fingerprints.__doc__
