"""Real Chromium, a real server, and people who come to it. Nobody may ask another host or hear an error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.served import Served
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent.parent
OUR_NODE = ROOT / ".venv-node" / "bin" / "node"
FLAGS = (
    "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[], Browser]]:
    """How Chromium is started."""
    if "PLAYWRIGHT_NODEJS_PATH" not in os.environ and OUR_NODE.exists():
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(OUR_NODE)
    chromium = os.environ.get("KLUBOVNA_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        pytest.fail("the browser tests need Chromium: install it, or name it in KLUBOVNA_CHROMIUM")
    sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        yield lambda: playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, *sandbox])


@pytest.fixture(scope="session")
def launched(launch: Callable[[], Browser]) -> Iterator[list[Browser]]:
    """All that were started by this process, the last one being in use."""
    browsers: list[Browser] = []
    yield browsers
    for browser in browsers:
        if browser.is_connected():
            browser.close()


@pytest.fixture
def browser(launch: Callable[[], Browser], launched: list[Browser]) -> Browser:
    """One for all tests of a process, and another if it died: one test's misfortune is not the next one's. Each visitor
    has a profile of its own in it."""
    if not launched or not launched[-1].is_connected():
        launched.append(launch())
    return launched[-1]


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a process share."""
    served = Served(tmp_path_factory.mktemp("club")).open()
    yield served
    served.close()


@pytest.fixture
def own_club(tmp_path: Path) -> Iterator[Served]:
    """A server for one test, which may do to it what it likes."""
    served = Served(tmp_path).open()
    yield served
    served.close()


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes: `come(size=PHONE, language="cs")`, `come(to=own_club)`."""
    visitors: list[Visitor] = []

    def arrive(to: Served | None = None, **how: Any) -> Visitor:
        served = to or request.getfixturevalue("club")
        visitors.append(Visitor(browser, served.address, **how))
        return visitors[-1]

    yield arrive
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.leave()
    assert not problems
