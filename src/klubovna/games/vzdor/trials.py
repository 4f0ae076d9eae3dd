"""How Vzdor! is tried under the laws."""

from __future__ import annotations

from klubovna.games.vzdor.box import load
from klubovna.games.vzdor.telling import EFFECTS
from klubovna.kernel.laws.trials import Trials

_BOX = load(None)

TRIALS = Trials(
    games=400,
    visits=800,
    endings=frozenset({"failures", "civilians", "draw"}),
    # Nobody wins by chance, and a hand of spies is rare.
    easier={
        "rules": "[defeat]\ncivilians = 20\nfailures = 20\n",
        "maquis": "".join(f"[{maquis}]\ncovert = {{ strength = 5 }}\n" for maquis in _BOX.maquis),
        "missions": "".join(f"[{mission}]\ndefence = 1\ngarrison = 2\n" for mission in _BOX.missions),
    },
    eager=frozenset({"end-resistance", "end-attack"}),
    late_endings=frozenset({"spies", "draw", "minor", "victory", "major", "epic"}),
    effects=EFFECTS,
)
