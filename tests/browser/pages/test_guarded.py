"""The eye that watches in all these tests is not blind: what is forbidden is refused by the page, and noticed."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.served import Served
from tests.browser.visitor import Visitor

ELSEWHERE = "http://127.0.0.2:9/"


def test_another_host_is_neither_asked_nor_trusted(browser: Browser, club: Served) -> None:
    ivan = Visitor(browser, club.address).go()
    ivan.sees(".game")
    assert ivan.problems == []
    ivan.page.evaluate("(there) => fetch(there).catch(() => undefined)", ELSEWHERE)
    ivan.until("() => true")
    assert any("Content Security Policy" in problem for problem in ivan.problems), ivan.problems
    ivan.leave()


def test_foreign_pages_and_errors_are_noticed(browser: Browser, club: Served) -> None:
    jana = Visitor(browser, club.address).go()
    jana.sees(".game")
    jana.page.evaluate("() => { setTimeout(() => { throw new Error('on purpose'); }); }")
    with jana.page.expect_event("requestfailed"):
        jana.page.evaluate("(there) => { location.href = there; }", ELSEWHERE)
    assert [problem for problem in jana.problems if "on purpose" in problem]
    assert [problem for problem in jana.problems if f"asked another host: {ELSEWHERE}" in problem]
    jana.leave()


def test_no_script_of_strangers_runs(browser: Browser, club: Served) -> None:
    """A name or a line of talk that smuggles in a script finds the door shut."""
    karel = Visitor(browser, club.address).go()
    karel.sees(".game")
    karel.page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.smuggled = true";
      document.body.append(script);
    }""")
    assert karel.page.evaluate("() => globalThis.smuggled") is None
    assert any("Content Security Policy" in problem for problem in karel.problems)
    karel.leave()
