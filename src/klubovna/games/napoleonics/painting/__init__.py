"""How battles are painted: see `kernel/painter.py`."""

from __future__ import annotations

from klubovna.games.napoleonics.painting.palette import palette
from klubovna.games.napoleonics.painting.shown import show, touch
from klubovna.games.napoleonics.painting.starts import start
from klubovna.games.napoleonics.printed.scenarios import Scenario
from klubovna.kernel.painter import Painter

PAINTER = Painter("scenarios", "scenario", Scenario, palette, start, touch, show)
