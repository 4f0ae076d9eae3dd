"""Klubovna's games as the field knows them: `klubovna.rl.pettingzoo`, `klubovna.rl.gymnasium`, `klubovna.rl.openspiel`,
and the codec that they share. Needs `klubovna[rl]`."""

from __future__ import annotations

from klubovna.rl.codec import Codec, codec
from klubovna.rl.forms import Segment

__all__ = ["Codec", "Segment", "codec"]
