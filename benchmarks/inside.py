"""Decisions and iterations a second, measured by whichever Python runs this: as a script, or inside a page's Python."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.kernel.flow import choose, settle

SEED, ITERATIONS, DECISIONS, SECONDS = 7, 500, 6, 1.5
"""As in `searchers.py`; so long each is measured."""


def decisions(id: str) -> float:
    whim, count, begun = random.Random(SEED), 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        table = klubovna.new(id, seed=count)
        while table.options:
            table.play(whim.choice(table.options))
            count += 1
    return count / (time.process_time() - begun)


def iterations(id: str) -> float:
    game, whim = klubovna.game(id), random.Random(SEED)
    s = game.set_up(game.content(), game.settings({}))
    decision, options = settle(s, whim)
    for _ in range(DECISIONS):
        choose(s, decision, options[int(whim.random() * len(options))])
        decision, options = settle(s, whim)
    asked = question(game, s, decision.seat, options)
    count, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        count += Mind(game, asked.seat).think(asked, whim, Budget(iterations=ITERATIONS)).iterations
    return count / (time.process_time() - begun)


def memory() -> int:
    """Of a page's Python; elsewhere nobody asks."""
    try:
        from pyodide_js import _module  # type: ignore[import-not-found]
    except ImportError:
        return 0
    return int(_module.HEAP8.length)


given = globals().get("ARGS", sys.argv[1:])
found: dict[str, Any] = {id: {"decisions": decisions(id), "iterations": iterations(id)} for id in given}
print(json.dumps({**found, "memory": memory()}))
