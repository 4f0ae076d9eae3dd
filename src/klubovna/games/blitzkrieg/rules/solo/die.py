"""The die of the solo mode."""

from __future__ import annotations

import random
from typing import Any

from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Chance
from klubovna.kernel.odds import Odds, one_of


class Die(Chance, frozen=True):
    """Six faces."""

    def sample(self, s: Blitzkrieg, rng: random.Random) -> int:
        return int(rng.random() * 6) + 1

    def odds(self, s: Blitzkrieg) -> Odds:
        return one_of(range(1, 7))

    def possible(self, s: Blitzkrieg, happening: Any) -> bool:
        return type(happening) is int and 1 <= happening <= 6
