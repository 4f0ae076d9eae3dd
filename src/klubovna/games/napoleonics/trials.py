"""How Napoleonics is tried under the laws."""

from __future__ import annotations

from klubovna.games.napoleonics.telling import EFFECTS
from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(games=120, visits=200, endings=frozenset({"banners", "nightfall"}), effects=EFFECTS)
