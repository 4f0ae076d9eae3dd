"""How the game is tried under the laws."""

from __future__ import annotations

from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(games=300, endings=frozenset({"men", "quiet"}))
