"""How battles are painted: see `kernel/painting.py`."""

from __future__ import annotations

from klubovna.games.napoleonics.painting.palette import palette
from klubovna.games.napoleonics.painting.shown import paint
from klubovna.games.napoleonics.painting.starts import start
from klubovna.kernel.painter import Painter

PAINTER = Painter(palette, start, paint)
