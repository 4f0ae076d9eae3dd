"""The die of the solo mode."""

from __future__ import annotations

import random

from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.frames import Chance


class Die(Chance, frozen=True):
    """Six faces."""

    def sample(self, s: Blitzkrieg, rng: random.Random) -> int:
        return int(rng.random() * 6) + 1

    def possible(self, s: Blitzkrieg, happening: int) -> bool:
        return type(happening) is int and 1 <= happening <= 6
