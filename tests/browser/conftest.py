"""Real Chromium, a real server, and people who come to it. Nobody may ask another host or hear an error."""

from __future__ import annotations

import os
import shutil
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.hosted import Hosted
from tests.browser.houses import House
from tests.browser.served import Served
from tests.browser.visitor import Visitor, pictures_are_kept
from tests.browser.windows import Windows

ROOT = Path(__file__).resolve().parent.parent.parent
OUR_NODE = ROOT / ".venv-node" / "bin" / "node"
FLAGS = (
    "--disable-dev-shm-usage", "--disable-gpu", "--in-process-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--js-flags=--single-threaded --liftoff-only --always-sparkplug --no-opt --no-flush-bytecode",
)  # fmt: skip
"""A page, and a house in it, computes for seconds, not for hours: it is compiled once, quickly, and not a second time,
well; and what is compiled is kept for the next who comes to this window."""
UNPAINTED = "--force-gpu-mem-available-mb=0"
"""Pages are laid out, hit and heard as ever, but their pixels, a third of the browser's time, have nowhere to
be put: no test looks at them. Whoever asks for pictures gets them (`Visitor.picture`)."""


class Driver:
    """Drives Chromium with an event loop that waits half-way in this very thread. It is hidden while no browser is
    driven: tests with a loop of their own, which the same process runs before and after, would stumble over it."""

    def __init__(self, playwright: Playwright, chromium: str) -> None:
        self._playwright, self._chromium = playwright, chromium
        self.loop = events.get_running_loop()
        self._opened: list[Windows] = []

    @contextmanager
    def awake(self) -> Iterator[None]:
        events._set_running_loop(self.loop)
        try:
            yield
        finally:
            events._set_running_loop(None)

    def windows(self) -> Windows:
        """Of one browser for all tests of a process, and another if it died: one test's misfortune is not the next
        one's."""
        if not self._opened or not self._opened[-1].browser.is_connected():
            sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
            paint = () if pictures_are_kept() else (UNPAINTED,)
            launch = self._playwright.chromium.launch
            self._opened.append(Windows(launch(executable_path=self._chromium, args=[*FLAGS, *sandbox, *paint])))
        return self._opened[-1]

    def leave(self) -> None:
        for windows in self._opened:
            if windows.browser.is_connected():
                windows.browser.close()


@pytest.fixture(scope="session")
def driver() -> Iterator[Driver]:
    if "PLAYWRIGHT_NODEJS_PATH" not in os.environ and OUR_NODE.exists():
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(OUR_NODE)
    chromium = (
        os.environ.get("KLUBOVNA_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    )
    if not chromium:
        pytest.fail("the browser tests need Chromium: install it, or name it in KLUBOVNA_CHROMIUM")
    with sync_playwright() as playwright:
        driver = Driver(playwright, chromium)
        events._set_running_loop(None)
        yield driver
        events._set_running_loop(driver.loop)
        driver.leave()


@pytest.fixture(autouse=True)
def driven(driver: Driver) -> Iterator[None]:
    with driver.awake():
        yield


@pytest.fixture
def windows(driver: Driver, driven: None) -> Windows:
    """Each visitor has a profile of its own in one of them."""
    return driver.windows()


@pytest.fixture
def browser(windows: Windows) -> Browser:
    return windows.browser


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a process share."""
    served = Served(tmp_path_factory.mktemp("club")).open()
    yield served
    served.close()


@pytest.fixture(scope="session")
def frail_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is killed time and again."""
    served = Served(tmp_path_factory.mktemp("frail"))
    yield served
    served.close()


@pytest.fixture
def own_club(frail_club: Served) -> Served:
    """A server that one test has for itself and may do to what it likes; whoever comes next finds it open."""
    return frail_club if frail_club.is_open else frail_club.open()


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A site that all processes share."""
    shared = tmp_path_factory.getbasetemp()
    several = "PYTEST_XDIST_WORKER" in os.environ
    found = Hosted((shared.parent if several else shared) / "hosted").write()
    yield found
    found.close()


@pytest.fixture
def site(hosted: Hosted) -> Hosted:
    """Open, whatever the test before has done to it."""
    return hosted.open()


@pytest.fixture(params=["served", "alone"])
def house(request: pytest.FixtureRequest, come: Callable[..., Visitor]) -> House:
    """One after the other: what is played in one house is played in the other."""
    if request.param == "served":
        return House(come, alone=False)
    return House(partial(come, to=request.getfixturevalue("site"), alone=True), alone=True)


@pytest.fixture
def come(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes: `come(size=PHONE, language="cs")`, `come(to=own_club)`. A window that is meddled with is not for
    others (`come(own_window=True)`), nor is one in which the house is installed. Where a house lives in the page, the
    next one who comes finds it there (`alone`)."""
    visitors: list[Visitor] = []

    def arrive(
        to: Served | Hosted | None = None, *, own_window: bool = False, installed: bool = False, alone: bool = False,
        **how: Any,
    ) -> Visitor:  # fmt: skip
        there = to or request.getfixturevalue("club")
        shared = None if (to and not alone) or own_window or installed else windows
        how |= {"installed": installed, "alone": alone, "windows": shared}
        visitors.append(Visitor(windows.browser, there.address, **how))
        return visitors[-1]

    yield arrive
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.leave()
    assert not problems
