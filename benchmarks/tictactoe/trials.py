"""How tic-tac-toe is tried under the laws: nobody waits for a hundred thousand games."""

from __future__ import annotations

from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(games=50, kinds=({"games": [3]},), visits=50, endings=frozenset({"games"}))
