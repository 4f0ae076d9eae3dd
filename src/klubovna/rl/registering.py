"""Which games are made known to a library."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from klubovna import shelf
from klubovna.kernel.game import Game


def wanted(ids: Sequence[str]) -> list[Game]:
    """These games, or all that can be played; a spoiled package is warned of and does no harm to the others."""
    if ids:
        return [shelf.game(id) for id in ids]
    games, spoiled = shelf.sound()
    for problem in spoiled:
        warnings.warn(str(problem), stacklevel=3)
    return games
