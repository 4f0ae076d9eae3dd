"""How missions are painted: see `kernel/painter.py`."""

from __future__ import annotations

from klubovna.games.hagalaz.painting.palette import palette
from klubovna.games.hagalaz.painting.shown import show, touch
from klubovna.games.hagalaz.painting.starts import start, told
from klubovna.games.hagalaz.printed.missions import Mission
from klubovna.kernel.painter import Painter

PAINTER = Painter("missions", "scenario", Mission, palette, start, touch, show, told)
