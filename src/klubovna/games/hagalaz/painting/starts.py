"""What a mission begins with: a copy of one of ours, a bare hall, or a deck that chance has strewn."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed import checking
from klubovna.games.hagalaz.printed.goals import Leave
from klubovna.games.hagalaz.printed.missions import About, Enemies, Map, Mission, Objective, Told
from klubovna.kernel.errors import Broken
from klubovna.kernel.painter import CHANCE, EMPTY

HALL = """
A   .   .   .   .   .   .   .   .   .

B     s   .   .   .   .   .   .   e

C   s   s   .   .   .   .   .   .   x

D     s   .   .   .   .   .   .   e

E   s   .   .   .   .   .   .   .   x
"""[1:]
EXITS = ("C9", "E9")
ROUNDS, EACH = 6, 5
TRIES = 60
STREWN = (("l", 5), ("f", 3), ("c", 3), ("e", 2))
"""So many of each at most."""


def start(box: Box, name: str, seed: int) -> Mission:
    """Raises Broken where we have no such mission."""
    if name == EMPTY:
        return _hall(HALL)
    if name == CHANCE:
        return _strewn(box, random.Random(seed))
    if name not in box.missions:
        raise Broken(f"we have no mission {name!r}")
    return _copied(box.missions[name])


def _copied(mission: Mission) -> Mission:
    """As it is, but with no place in our campaign."""
    about = mission.mission
    own = About(source="pack", act=about.act, hero=about.hero, rounds=about.rounds)
    return msgspec.structs.replace(mission, mission=own, story=None)


def told(mission: Mission, pattern: str, words: Callable[[str], dict[str, str]]) -> Mission:
    """What our texts say of the objectives of a copy, it says itself."""
    objectives = tuple(_told(one, words(f"goal-{pattern}-{one.id}")) for one in mission.objectives)
    return msgspec.structs.replace(mission, objectives=objectives)


def _told(objective: Objective, words: dict[str, str]) -> Objective:
    return objective if objective.text else msgspec.structs.replace(objective, text=Told(**words))


def _hall(hexes: str) -> Mission:
    """It can be played as it is: whoever begins with it has something that works."""
    many = Told(cs="Tři z vás se dostanou k východu.", en="Three of you get to the exit.")
    one = Told(
        cs="Shepard se dostane k východu, třeba bez ostatních.", en="Shepard gets to the exit, alone if need be."
    )
    return Mission(
        mission=About(source="pack", rounds=ROUNDS),
        enemies=Enemies(source="pack", faction="reapers", challenge="low", each=EACH),
        map=Map(source="pack", hexes=hexes),
        objectives=(
            Objective(source="pack", id="paragon", kind="paragon", text=many, goal=Leave(by=EXITS, need=3)),
            Objective(
                source="pack", id="renegade", kind="renegade", text=one,
                goal=Leave(by=EXITS, need=1, must=("shepard",)),
            ),
        ),
    )  # fmt: skip


def _strewn(box: Box, rng: random.Random) -> Mission:
    """As chance has it, if it can be played so; else tried again."""
    for _ in range(TRIES):
        lines = [list(line) for line in HALL.splitlines()]
        free = [(r, c) for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == "." and c > 4]
        rng.shuffle(free)
        for mark, most in STREWN:
            for _ in range(rng.randint(1, most)):
                row, column = free.pop()
                lines[row][column] = mark
        for _ in range(rng.randint(0, 4)):
            row, column = free.pop()
            lines[row][column] = " "
        for _ in range(rng.randint(2, 6)):
            row = rng.randrange(0, len(lines), 2)
            column = 2 + 4 + 4 * rng.randrange(1, 7) + 2 * (row // 2 % 2)
            if column + 2 < len(lines[row]) and lines[row][column - 2] != " " != lines[row][column + 2]:
                lines[row][column] = rng.choice(":|")
        found = _hall("\n".join("".join(line) for line in lines) + "\n")
        if not any(checking.problems(found, box)):
            return found
    return _hall(HALL)
