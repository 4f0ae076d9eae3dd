"""A table in memory follows what another process has stored, move by move and without being read anew."""

from __future__ import annotations

from itertools import pairwise

import klubovna
from klubovna.kernel.record import Chosen, Happened
from klubovna.service.tables.catching_up import caught_up


def test_luck_between_choices_follows_by_itself() -> None:
    """Both have the key: what luck brought elsewhere it brings here, too."""
    there, here = (klubovna.new("vzdor", seed=1) for _ in range(2))
    before = len(here.record.entries)
    for _ in range(8):
        there.play(there.options[0])
    later = there.record.entries[before:]
    assert any(isinstance(one, Chosen) and isinstance(then, Happened) for one, then in pairwise(later))
    assert caught_up(here, before, later)
    assert here.record.entries == there.record.entries


def test_another_game_is_not_followed() -> None:
    there, here = klubovna.new("vzdor", seed=1), klubovna.new("vzdor", seed=2)
    before = len(here.record.entries)
    for _ in range(8):
        there.play(there.options[0])
    assert not caught_up(here, before, there.record.entries[before:])
