"""Battle dice ("Bojové kostky"): two sides infantry, one each cavalry, artillery, flag and sabers."""

from __future__ import annotations

import random
from collections.abc import Callable

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.state import Napoleonics, Roll
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Arg
from klubovna.kernel.odds import Odds, rolls

SIDES_OF_A_DIE = "IICAFS"
SYMBOLS = "ICA"
"""By arm: the symbol that hits it."""
FLAG, SABERS = "F", "S"
SHOWN = {"I": "infantry", "C": "cavalry", "A": "artillery", "F": "flag", "S": "sabers"}


class Dice(Chance, frozen=True):
    """Some dice are rolled; they are written down as their letters, `ICS`."""

    def count(self, s: Napoleonics) -> int:
        raise NotImplementedError

    def sample(self, s: Napoleonics, rng: random.Random) -> str:
        draw = rng.random
        return "".join([SIDES_OF_A_DIE[int(draw() * 6)] for _ in range(self.count(s))])

    def possible(self, s: Napoleonics, happening: str) -> bool:
        return len(happening) == self.count(s) and set(happening) <= set(SIDES_OF_A_DIE)

    def odds(self, s: Napoleonics) -> Odds:
        return [*rolls(SIDES_OF_A_DIE, self.count(s))]

    def plain(self, happening: str) -> str:
        return "".join(sorted(happening))


def show(s: Napoleonics, side: int, cell: int, purpose: str, faces: str, **told: Arg | Callable[[], Arg]) -> None:
    """The dice lie on the table for all to see."""
    s.roll = Roll(side, cell, purpose, faces)
    s.say(f"log-roll-{purpose}", seat=SEATS[side], dice=lambda: tuple(f"face-{SHOWN[face]}" for face in faces), **told)
