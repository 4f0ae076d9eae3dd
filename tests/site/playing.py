"""Games at random, as short names of their records: run by whichever Python, it is the same."""

from __future__ import annotations

import hashlib
import random

import klubovna


def played(game: str, seeds: range) -> list[str]:
    """Of every game the digest of its record, whose bytes say every choice and whatever nature chose."""
    return [_played(game, seed) for seed in seeds]


def _played(game: str, seed: int) -> str:
    table, whim = klubovna.new(game, seed=seed), random.Random(seed)
    while table.options:
        table.play(whim.choice(table.options))
    return hashlib.sha256(table.record.to_bytes()).hexdigest()
