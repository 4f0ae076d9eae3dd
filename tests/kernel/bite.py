"""How a law that is broken on purpose is found out; and the toy's rules as they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel.game import Game
from klubovna.kernel.laws import LawBroken, try_games
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Record
from tests.kernel import sealed
from tests.kernel.sealed import (
    GAME,
    Sealed,
    Turn,
)

GAMES = range(30)
CHOOSE: Callable[..., None] = Turn.choose
WHY_NOT: Callable[..., Message | None] = Turn.why_not
OPTIONS, TAKE = Turn.options, sealed.take


def caught(law: int, words: str, tmp_path: Path, game: Game = GAME) -> Record:
    """The law that was broken, said in these words; and the record of the game, which the message names."""
    with pytest.raises(LawBroken, match=words) as problem:
        try_games(game, GAMES, tmp_path).conclude()
    assert problem.value.law == law, problem.value
    named = re.search(r"sealed, seed (\d+): .*\(record: (.+)\)", str(problem.value), re.S)
    assert named, problem.value
    path = tmp_path / f"sealed-{named[1]}.jsonl"
    assert Path(named[2]) == path
    return Record.load(path)


def sees_all(s: Sealed, seat: Seat | None) -> Any:
    seen = sealed.view(s, seat)
    return replace(seen, hands={owner: [held.card for held in hand] for owner, hand in s.hands.items()})
