"""How the game is tried under the laws."""

from __future__ import annotations

from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(
    games=150,
    kinds=tuple({"players": [players]} for players in (2, 3, 4)),
    endings=frozenset({"deal", "points", "stalled"}),
)
