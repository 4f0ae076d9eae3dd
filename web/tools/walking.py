"""Runs in the Python of the page, where nothing else is done: which modules a house needs, by needing them."""

from __future__ import annotations

import importlib
import json
import random
import sys

import klubovna
from klubovna import shelf

STEPS = 20


def walked(named: str) -> str:
    """Where everything lies that is there when all that is named is, and every game has been played a little."""
    for name in json.loads(named):
        try:
            importlib.import_module(name)
        except ImportError:
            continue  # there is none in this Python, so nobody here needs it
    for game in shelf.sound()[0]:
        table = klubovna.new(game.id, seed=1)
        for _ in range(STEPS):
            if table.options:
                table.play(random.choice(table.options))
        str(table)
    return json.dumps(sorted({getattr(module, "__file__", None) or "" for module in sys.modules.values()}))
