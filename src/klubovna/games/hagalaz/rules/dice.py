"""Strategy and paragon dice ("Strategická zásoba"): what they show, where they fit, and how they are rolled.

A die is a letter: a move of 2 or 3, standard, empowered, mixed (a move of 2 or a standard action), core; or `?` as long
as it has not been rolled. The pool is a word of such letters.
"""

from __future__ import annotations

import random
from functools import cache, lru_cache, partial
from typing import TypeAlias

from klubovna.games.hagalaz.printed import rules as printed
from klubovna.games.hagalaz.printed.heroes import Slot
from klubovna.games.hagalaz.state import Hagalaz
from klubovna.kernel.frames import Chance
from klubovna.kernel.odds import Odds, rolls

LETTERS = {"move2": "2", "move3": "3", "standard": "s", "empowered": "e", "mixed": "m", "core": "c"}
NAMES = {letter: face for face, letter in LETTERS.items()}
CORE, EMPOWERED, UNROLLED = "c", "e", "?"
POINTS = {LETTERS[face]: points for face, points in printed.POINTS.items()}
FITS: dict[Slot, frozenset[str]] = {
    "move": frozenset("23m"),
    "standard": frozenset("sem"),
    "empowered": frozenset("e"),
}
"""Which faces can be put into a slot ("Akční slot")."""
WORTH = "?c2m3se"
"""When dice are taken away: those first."""
PARAGON = "paragon-"

Faces: TypeAlias = tuple[tuple[str, bool], ...]
"""Letters, each with whether it is on a paragon die."""


def die_id(letter: str, paragon: bool) -> str:
    return f"{PARAGON}{NAMES[letter]}" if paragon else NAMES[letter]


def read_die(die: str) -> tuple[str, bool]:
    """`paragon-move2` → a move of 2, on a paragon die."""
    return LETTERS[die.removeprefix(PARAGON)], die.startswith(PARAGON)


def known_die(die: str) -> bool:
    return die.removeprefix(PARAGON) in LETTERS


def faces(s: Hagalaz) -> Faces:
    """What lies in the pool: each face once, and whether it is on a paragon die."""
    return _each_once(s.pool, s.gold)


@lru_cache(maxsize=4096)
def _each_once(pool: str, gold: str) -> Faces:
    rolled = [(letter, False) for letter in dict.fromkeys(pool) if letter != UNROLLED]
    shining = [(letter, True) for letter in dict.fromkeys(gold) if letter != UNROLLED]
    return (*rolled, *shining)


def tidy(letters: str) -> str:
    return "".join(sorted(letters))


def take(s: Hagalaz, letter: str, paragon: bool) -> None:
    """A die leaves the pool."""
    if paragon:
        s.gold = s.gold.replace(letter, "", 1)
    else:
        s.pool = s.pool.replace(letter, "", 1)


def turn(s: Hagalaz, letter: str, paragon: bool, to: str) -> None:
    """A die of the pool shows something else."""
    if paragon:
        s.gold = tidy(s.gold.replace(letter, to, 1))
    else:
        s.pool = tidy(s.pool.replace(letter, to, 1))


class Throw(Chance, frozen=True):
    """All dice of the pool that are `?` are rolled: `2sse`, or with paragon dice `2sse+m`."""

    def sample(self, s: Hagalaz, rng: random.Random) -> str:
        rules, draw = s.content.rules, rng.random
        white, yellow = _faces(rules.strategy_dice.faces), _faces(rules.paragon_dice.faces)
        rolled = "".join([white[int(draw() * 6)] for _ in range(s.pool.count(UNROLLED))])
        shining = "".join([yellow[int(draw() * 6)] for _ in range(s.gold.count(UNROLLED))])
        return _both(rolled, shining)

    def possible(self, s: Hagalaz, happening: str) -> bool:
        rolled, _, shining = happening.partition("+")
        rules = s.content.rules
        white, yellow = _faces(rules.strategy_dice.faces), _faces(rules.paragon_dice.faces)
        fits = set(rolled) <= set(white) and set(shining) <= set(yellow)
        return fits and len(rolled) == s.pool.count(UNROLLED) and len(shining) == s.gold.count(UNROLLED)

    def odds(self, s: Hagalaz) -> Odds:
        rules = s.content.rules
        white, yellow = _faces(rules.strategy_dice.faces), _faces(rules.paragon_dice.faces)
        return [*_odds(white, s.pool.count(UNROLLED), yellow, s.gold.count(UNROLLED))]

    def plain(self, happening: str) -> str:
        rolled, _, shining = happening.partition("+")
        return _both(tidy(rolled), tidy(shining))

    def happen(self, s: Hagalaz, happening: str) -> None:
        rolled, _, shining = happening.partition("+")
        s.pool = tidy(s.pool.replace(UNROLLED, "") + rolled)
        s.gold = tidy(s.gold.replace(UNROLLED, "") + shining)
        if happening:
            s.say("log-rolled", hero=s.hero(s.active), dice=partial(_named, rolled, shining))


@lru_cache(maxsize=64)
def _odds(white: str, strategy: int, yellow: str, paragon: int) -> tuple[tuple[str, float], ...]:
    both = ((one, other) for one in rolls(white, strategy) for other in rolls(yellow, paragon))
    return tuple((_both(rolled, shining), p * q) for (rolled, p), (shining, q) in both)


def _both(rolled: str, shining: str) -> str:
    return f"{rolled}+{shining}" if shining else rolled


def _named(rolled: str, shining: str) -> tuple[str, ...]:
    return *(die_id(letter, False) for letter in tidy(rolled)), *(die_id(letter, True) for letter in tidy(shining))


@cache
def _faces(faces: tuple[str, ...]) -> str:
    return "".join([LETTERS[face] for face in faces])
