"""How Blitzkrieg! is tried under the laws."""

from __future__ import annotations

from klubovna.games.blitzkrieg.telling import EFFECTS
from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(
    games=160,
    kinds=tuple({"map": [map], "mode": [mode]} for map in ("base", "nippon") for mode in ("duel", "solo")),
    visits=800,
    endings=frozenset({"points", "no-tokens"}),
    effects=EFFECTS,
)
