"""A server that is killed has lost nothing that it acknowledged, and does nothing twice (`benchmarks/kill.py`)."""

from __future__ import annotations

from pathlib import Path

import kill


async def test_a_killed_server_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    report = await kill.run(3, tmp_path)
    assert (report.kills, report.lost, report.doubled) == (3, 0, 0)
    assert report.acknowledged > 30
    assert report.unanswered > 0, "or else nothing was on its way when the server died"
    assert report.verified > 0
