"""Windows of Chromium that one visitor after another looks through: what was loaded and compiled for the first need not
be for the next, and whatever somebody left behind is cleared away."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page

from tests.browser.listening import LISTENING

LOCALES = {"cs": "cs-CZ", "en": "en-GB"}
MOST = 3
"""Of each kind so many are kept: there are never more people at a table."""
SOON = 60_000
"""Milliseconds in which a page must show what it is expected to: far more than a busy machine needs."""
STILL = "favicon.svg"
"""Something of the house in which nothing moves: the window stays in the process that knows the client."""
FORGET_TABLES = """() => Promise.race([
  house.forget(),
  new Promise((_, failed) => setTimeout(failed, 10_000, new Error("the house does not answer"))),
])"""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Kind(NamedTuple):
    """What can't be changed any more once a window is open."""

    language: str
    touched: bool
    installed: bool
    alone: bool = False
    """Whether the page carries its house along."""


def open_window(browser: Browser, kind: Kind) -> Page:
    context = browser.new_context(
        locale=LOCALES[kind.language],
        has_touch=kind.touched,
        is_mobile=kind.touched,
        service_workers="allow" if kind.installed else "block",
    )
    context.set_default_timeout(SOON)
    if kind.alone:
        context.add_init_script(LISTENING)
    return context.new_page()


class Windows:
    """Those of one browser in which nobody sits now."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[Kind, list[Page]] = {}

    def take(self, kind: Kind) -> Page:
        free = self._free.get(kind)
        return free.pop() if free else open_window(self.browser, kind)

    def hand_back(self, kind: Kind, page: Page, address: str) -> None:
        """As if nobody had ever been there; one for which that can't be done is closed."""
        free = self._free.setdefault(kind, [])
        cleared = _cleared_at_home if kind.alone else _cleared
        if len(free) < MOST and cleared(page, address):
            free.append(page)
        else:
            page.context.close()


def _cleared(page: Page, address: str) -> bool:
    context = page.context
    try:
        for other in context.pages:
            if other is not page:
                other.close()
        for place in (page, context):
            place.unroute_all(behavior="ignoreErrors")
        page.mouse.move(-1, -1)
        page.goto(f"{address}/{STILL}")
        page.evaluate(FORGET)
        context.clear_cookies()
    except Error:
        return False
    return True


def _cleared_at_home(page: Page, address: str) -> bool:
    """The house goes on living there, because it takes long to move in; it forgets its tables."""
    try:
        page.mouse.move(-1, -1)
        page.goto(f"{address}/#/account")
        page.evaluate(FORGET_TABLES)
        page.evaluate(FORGET)
    except Error:
        return False
    return True
