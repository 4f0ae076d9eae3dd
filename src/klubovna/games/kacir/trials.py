"""How Kacíř is tried under the laws."""

from __future__ import annotations

from klubovna.games.kacir.telling import EFFECTS
from klubovna.kernel.laws.trials import Trials

TRIALS = Trials(
    games=350,
    visits=400,
    endings=frozenset({"eliminated", "innocents", "rounds"}),
    easier={
        "rules": "[supply]\ngloom = 7\n[start]\ninfluence = 9\n[conversion]\nsecrets = 1\nclues = 1\n"
        "[board]\nally = 1\nlocation = 1\nbrew = 1\nfamiliar = 1\ncurse = 1\n",
    },
    eager=frozenset({"end-turn"}),
    late_endings=frozenset({"eliminated", "innocents", "ritual", "suspects", "rounds"}),
    effects=EFFECTS,
)
