"""A calibration for tests: the toy game as if it had been measured."""

from __future__ import annotations

import pytest

from klubovna.bots import chances
from klubovna.bots.chances import Calibration, Card, Group, Line
from klubovna.bots.judging import BY_HAND
from klubovna.kernel.game import Game
from tests.kernel import sealed

EVEN: Line = (0.5, 0.5, 0.5, 0.0, 0.0, 0.0)
NOTHING: Line = (0.0,) * 6


def measured(
    game: Game = sealed.GAME, line: Line = EVEN, groups: dict[str, Group] | None = None, judge: str = BY_HAND
) -> Calibration:
    """With ten cards, not with eight."""
    usual = {f"{seat} cards=10": Group(games=100, line=NOTHING) for seat in game.seats}
    card = Card(
        command="none", klubovna="0", seeds=[1], players="club", stray=0.0, thought=[1], games=250, asked=1000,
        before=0.1, after=0.02,
    )  # fmt: skip
    return Calibration(
        judge=judge, rules=game.version, content=game.content().hash, by=["cards"], options={"cards": [10]},
        card=card, everywhere=line, groups=usual if groups is None else groups,
    )  # fmt: skip


def lay_beside(monkeypatch: pytest.MonkeyPatch, *found: Calibration) -> None:
    """As if these lay beside the game."""
    monkeypatch.setattr(chances, "calibrations", lambda package: found)
