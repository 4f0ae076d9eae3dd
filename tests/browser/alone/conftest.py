from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.browser.alone.hosted import Hosted


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    shared = tmp_path_factory.getbasetemp()
    several = "PYTEST_XDIST_WORKER" in os.environ
    found = Hosted((shared.parent if several else shared) / "hosted").write()
    yield found
    found.close()


@pytest.fixture
def site(hosted: Hosted) -> Hosted:
    """Open, whatever the test before has done to it."""
    return hosted.open()
