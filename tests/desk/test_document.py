"""`docs/python.md`: what it tells a newcomer to type gives what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "python.md"


def test_the_five_minutes_are_as_they_are_told() -> None:
    failed, tried = doctest.testfile(
        str(DOCUMENT),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL,
        encoding="utf-8",
    )
    assert tried > 30
    assert not failed
