"""How strong a bot plays. `novice` and `master` go by the judgement that is written by hand, with little search and
with much; `club` and `champion` by what was learned, where a net was trained for the table; `adaptive` is as strong as
it has to be (`adapting.py`).

Levels are counted in iterations, so that a game can be played again; where people wait for an answer, there is a limit
in seconds too. The figures behind the numbers are in `docs/bots.md`.
"""

from __future__ import annotations

import msgspec

from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge
from klubovna.kernel.game import Game
from klubovna.kernel.strength import Strength

USUAL = {
    "novice": Strength(iterations=40, seconds=0.3, replies=1, heat=0.02, slack=0.06, boldness=0.02),
    "club": Strength(iterations=400, seconds=0.5, learned=80, heat=0.005, slack=0.02, boldness=0.005),
    "master": Strength(iterations=4000, seconds=1.5),
}
CHAMPION, ADAPTIVE = "champion", "adaptive"
LEVELS = (*USUAL, CHAMPION, ADAPTIVE)
OFTEN = 2
"""Whoever has learned which choices are likely asks for that in positions that come up this often."""


def strength(level: str, game: Game) -> Strength:
    """As the game says, or as usual. A champion has a master's and goes by what was learned; who adapts has a master's
    at its best."""
    if level in USUAL or level in game.strengths:
        return game.strengths.get(level) or USUAL[level]
    master = strength("master", game)
    return msgspec.structs.replace(master, learned=master.iterations) if level == CHAMPION else master


def budget(strength: Strength, judge: Judge, timed: bool = False) -> Budget:
    """How a level thinks by this judgement."""
    found = Budget(
        iterations=strength.learned if judge.priors and strength.learned else strength.iterations,
        seconds=strength.seconds if timed else None,
        replies=strength.replies,
        trust=strength.trust,
        decisive=True,
    )
    return with_insight(found, judge)


def with_insight(budget: Budget, judge: Judge) -> Budget:
    """What was learned is asked early: it costs little."""
    return msgspec.structs.replace(budget, looked=OFTEN) if judge.priors else budget


def reads(name: str, game: Game) -> bool:
    """Whether the bot of this name reads in others' choices."""
    return name in LEVELS and strength(name, game).trust > 0


def goes_by_nets(name: str, game: Game) -> bool:
    """Whether the bot of this name goes by what was learned, where something was."""
    return name in LEVELS and strength(name, game).learned > 0
