"""A researcher's desk: a game played by bots in one call, thousands of them in another, a table in letters or as a
picture. `docs/python.md` is its front door; what stands here is called `klubovna.play` and so on.
"""

from __future__ import annotations

from klubovna.bots.own import Anybody, Chooser
from klubovna.bots.questions import Bot, Question
from klubovna.desk.many import Simulation, simulate
from klubovna.desk.match import Match, asked, play
from klubovna.desk.showing import svg, text

__all__ = [
    "Anybody",
    "Bot",
    "Chooser",
    "Match",
    "Question",
    "Simulation",
    "asked",
    "play",
    "simulate",
    "svg",
    "text",
]
