"""`docs/rl.md`: what it tells a newcomer to type gives what it says, and its figures are right."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from klubovna.rl import codec

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "rl.md"
ROWS = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_as_it_is_told() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert tried > 25
    assert not failed


def test_the_sizes_are_right() -> None:
    told = re.findall(r"^\| .+ \| (\d+) \| (\d+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    assert [(int(n), int(size)) for n, size in told] == [(codec(id).n, codec(id).size) for id in ROWS]
