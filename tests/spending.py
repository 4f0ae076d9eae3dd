"""What tests cost: seconds of a processor, of a test and of all that it starts – browsers, servers, bots –, function by
function, the dearest first.

    python -m pytest -p tests.spending tests/browser

What a whole process shares, such as a server, is paid by the test that needs it first. Where others work beside it, the
figures grow by a fifth or so: compare what was measured in the same hour. Where a browser's window is closed, its time
can't be found any more, and the test in which that happens seems to cost nothing. (Linux.)
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
DEAREST = 40
SPENT = "spent"
BEGUN = pytest.StashKey[float]()
PARENT, TIMES = 1, slice(11, 15)
"""Of what the system says of a process, after its name: whose child it is; its time, and that of its children which
have ended."""

_paid: defaultdict[str, list[float]] = defaultdict(list)
"""For each run of a function."""


def spent() -> float:
    """By this process and all that it has started."""
    children: dict[int, list[tuple[int, int]]] = {}
    for place in Path("/proc").iterdir():
        if not place.name.isdigit():
            continue
        try:
            told = (place / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        children.setdefault(int(told[PARENT]), []).append((int(place.name), sum(map(int, told[TIMES]))))
    waiting, ticks = [os.getpid()], 0
    while waiting:
        for child, time in children.get(waiting.pop(), ()):
            waiting.append(child)
            ticks += time
    return sum(os.times()[:4]) + ticks / TICKS


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    item.stash[BEGUN] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    try:
        return (yield)
    finally:
        item.user_properties.append((SPENT, max(0.0, spent() - item.stash[BEGUN])))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Wherever the test was run, it is told here."""
    for name, value in report.user_properties:
        if name == SPENT and report.when == "teardown" and isinstance(value, float):
            _paid[report.nodeid.partition("[")[0]].append(value)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    dearest = sorted(_paid.items(), key=lambda paid: -sum(paid[1]))
    terminalreporter.section(f"{sum(map(sum, _paid.values())):.0f} s of a processor")
    for function, runs in dearest[:DEAREST]:
        terminalreporter.write_line(f"{sum(runs):7.1f} s  {len(runs):4} ×  {function}")
