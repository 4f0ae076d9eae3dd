"""Who may sit down: a champion only where one has learned to play."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.terminal.start import Plan
from tests.bots.learned.nets import a_net
from tests.bots.learned.shipping import shipping


def test_a_champion_is_offered_only_at_tables_like_those_that_were_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipping(tmp_path, monkeypatch)(a_net("blitzkrieg"))
    plan = Plan(klubovna.game("blitzkrieg"))
    assert "champion" in plan.offered
    plan.players["allies"] = "champion"
    place = [option.name for option in plan.options].index("map")
    plan.change(place, 1)
    assert "champion" not in plan.offered
    assert set(plan.players.values()) == {"person", "master"}


def test_without_nets_there_is_no_champion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipping(tmp_path, monkeypatch)
    assert "champion" not in Plan(klubovna.game("blitzkrieg")).offered
