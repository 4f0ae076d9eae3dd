"""`benchmarks/carrying.py` measures what it says: a server of its own, people who move and people who look on."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrying
from carrying import Step, counts, in_time, server, share, steps


async def test_a_few_tables_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "WARM_UP", 0.1)
    shown: list[Step] = []
    with server(tmp_path) as started:
        await steps([started], "vzdor", [2], 2.0, 2, shown.append)
    (step,) = shown
    assert step.tables == 2
    assert step.moves > 0
    assert 0 < step.p50 <= step.p99 <= step.worst
    assert step.memory > 10


def test_what_counts_as_in_time() -> None:
    good = Step(100, 99.0, 3.0, 5.0, 99.9, 300.0, 50.0, 100.0, 2.0, 10.0, 5.0, 1.0)
    assert in_time(good)
    assert not in_time(good._replace(p99=100.1))
    assert not in_time(good._replace(moves=80.0)), "whoever waits moves less often; that is no merit"


def test_how_many_tables_are_tried() -> None:
    assert counts(None, 300) == [50, 100, 200, 300]
    assert counts([10, 20, 400], 300) == [10, 20]
    assert share([0.003, 0.001, 0.002], 0.5) == 2.0
    assert share([], 0.99) == 0.0
