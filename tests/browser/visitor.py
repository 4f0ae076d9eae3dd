"""One person's browser: a window, a cookie, and an eye on what must never happen."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebError, WebSocket, expect

from klubovna.kernel.table import Table
from tests.browser.asking import Asking, OfItsPage, OverNetwork
from tests.browser.windows import SOON, Kind, Windows, open_window
from tests.service.applying import applied

SHOTS = Path(__file__).with_name("shots")
Size = tuple[int, int]
DESKTOP, PHONE, LARGE, HUGE = (1280, 800), (360, 740), (1920, 1080), (3840, 2160)
expect.set_options(timeout=SOON)
OFFLINE = r"ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)"
TOY_HAS_NO_RULEBOOK = r"/api/rules/sealed/"

AT_REST = """() => {
  const app = document.querySelector(".app");
  if (document.querySelector(".handover") !== null) return true;
  return app !== null && app.getAttribute("aria-busy") !== "true" && !app.hasAttribute("data-telling")
    && [...document.querySelectorAll(".boardbox:not(.measured)")].every((board) => board.getClientRects().length === 0)
    && document.fonts.status === "loaded"
    && document.getAnimations().every((animation) => animation.playState !== "running");
}"""

MOVED_ON = """(seq) => document.querySelector(".handover") !== null
  || Number(document.querySelector(".app")?.dataset.seq ?? -1) > seq"""

DRAWN_ANEW = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
"""A frame in which the page learns how large it is, one in which what was measured then is drawn, and as many again
for what depends on that."""


def pictures_are_kept() -> bool:
    return "KLUBOVNA_SHOTS" in os.environ


class Visitor:
    def __init__(
        self, browser: Browser, address: str, *, size: Size = DESKTOP, language: str = "en", dark: bool = False,
        moving: bool = False, installed: bool = False, alone: bool = False, windows: Windows | None = None,
        like: Visitor | None = None,
    ) -> None:  # fmt: skip
        """Whoever comes `like` somebody is the same person at another window; whoever is `alone` has a house in it."""
        self.browser = browser
        self.address, self.size, self.language, self.dark = address, size, language, dark
        self._kind, self._windows = Kind(language, size[0] < 500, installed, alone), windows
        self.page = windows.take(self._kind) if windows else open_window(browser, self._kind)
        self.context = self.page.context
        self.asking: Asking = OfItsPage(self.page) if alone else OverNetwork(self.context, address)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference" if moving else "reduce"
        )
        if like is not None:
            like.ask("me")
            known: Any = like.context.cookies()
            self.context.add_cookies(known)
        self.room = ""
        """Of those in rooms.py, the one that is entered now."""
        self._tables: dict[tuple[Any, ...], str] = {} if like is None else like._tables
        self.requests: list[str] = []
        self.news: list[Any] = []
        """Everything that came over live lines."""
        self._problems: list[str] = []
        self._expected = [] if installed else ["Service Worker registration blocked"]
        self.context.on("request", self._requested)
        self.context.on("console", self._console)
        self.context.on("weberror", self._failed)
        self.page.on("websocket", self._connected)

    # What must never happen

    def _requested(self, request: Request) -> None:
        self._asked(request.url)

    def _connected(self, line: WebSocket) -> None:
        self._asked(line.url)
        line.on("framereceived", lambda data: self.news.append(json.loads(data)))

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc != urlsplit(self.address).netloc:
            self._problems.append(f"asked another host: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: WebError) -> None:
        self._problems.append(f"error: {error.error}")

    def expecting(self, *patterns: str) -> Visitor:
        """Troubles that belong to the story, such as a server that does not answer."""
        self._expected.extend(patterns)
        return self

    @property
    def problems(self) -> list[str]:
        return [problem for problem in self._problems if not any(re.search(p, problem) for p in self._expected)]

    def leave(self) -> None:
        if self._windows is None:
            self.context.close()
            return
        self.context.remove_listener("request", self._requested)
        self.context.remove_listener("console", self._console)
        self.context.remove_listener("weberror", self._failed)
        self.page.remove_listener("websocket", self._connected)
        self._windows.hand_back(self._kind, self.page, self.address)

    # Going about

    def resize(self, size: Size, *, dark: bool = False) -> Visitor:
        """The window gets another size, and the light may change."""
        self.size, self.dark = size, dark
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN_ANEW)
        return self

    def go(self, place: str = "") -> Visitor:
        self.page.goto(f"{self.address}/#/{place}")
        return self

    def find(self, css: str) -> Locator:
        return self.page.locator(css)

    def sees(self, css: str, text: str | re.Pattern[str] | None = None) -> Locator:
        """Waited for without `expect`, which writes down the whole page as it is read aloud at every look in vain."""
        found = self.find(css).first
        found.wait_for(state="visible", timeout=SOON)
        if text is not None:
            expect(found).to_contain_text(text, timeout=SOON)
        return found

    def misses(self, css: str) -> None:
        expect(self.find(css)).to_have_count(0, timeout=SOON)

    def until(self, script: str, arg: Any = None) -> None:
        self.page.wait_for_function(script, arg=arg)

    def picture(self, name: str, *, whole: bool = False) -> None:
        """Kept for people to look at, when they ask for it."""
        if not pictures_are_kept():
            return
        SHOTS.mkdir(exist_ok=True)
        width, height = self.size
        light = "dark" if self.dark else "light"
        language = self.page.locator("html").get_attribute("lang") or self.language
        file = SHOTS / f"{name}-{width}x{height}-{language}-{light}.png"
        self.page.screenshot(path=file, full_page=whole)

    def turn_away(self) -> None:
        """No table is in sight; a house that lives in the page stays."""
        self.page.goto("about:blank" if isinstance(self.asking, OverNetwork) else f"{self.address}/#/account")

    # At a table

    @property
    def table(self) -> str:
        """The id of the table in front of us."""
        return self.page.url.rpartition("/")[2]

    @property
    def seq(self) -> int:
        return int(self.sees(".app").get_attribute("data-seq") or -1)

    def at_table(self, id: str) -> Visitor:
        """Or in front of it, where the screen has to be handed over."""
        self.go(f"table/{id}").sees(".app .prompt, .handover")
        return self

    def settle(self) -> None:
        """Until nothing is under way: no move, no motion."""
        self.until(AT_REST)

    def choose(self, text: str = "") -> None:
        """By its button in the list of all moves; without a text, the first."""
        before = self.seq
        self.try_out(text)
        self.moved_on(before)

    def try_out(self, text: str = "") -> None:
        """The same, whatever comes of it."""
        self.find(".prompt .all").click()
        self.find(f'.actions [data-action="{text}"]' if text else ".actions [data-action]").first.click()

    def moved_on(self, before: int) -> None:
        self.until(MOVED_ON, before)
        self.settle()

    def open_drawer(self, tab: str = "") -> Locator:
        """Log, rules, chat or help."""
        self.sees(".app .logb")
        if not self.find(".drawer").is_visible():
            self.find(".logb").click()
        drawer = self.sees(".drawer")
        if tab:
            drawer.locator(f"[data-tab={tab}]").click()
            expect(drawer.locator(f"[data-tab={tab}]")).to_have_attribute("aria-selected", "true")
        return drawer

    def open_menu(self) -> Locator:
        if not self.find(".menu").is_visible():
            self.find(".menubox > button").click()
        return self.sees(".menu")

    def say(self, words: str) -> None:
        drawer = self.open_drawer("chat")
        drawer.locator(".say input").fill(words)
        drawer.locator(".say button").click()

    # Without a page

    def ask(self, path: str, body: Any = None, *, method: str = "POST") -> Any:
        """The same person without a page: get, or, with a body, post or put."""
        return self.asking.ask(path, body, method=method)

    def foreseen(self, id: str, now: Any, option: Any) -> Any:
        """What would follow from a choice; None: nothing that could be told."""
        asked = {"seq": now["seq"], "texts": [option["text"]]}
        return self.ask(f"tables/{id}/foresee", asked)["previews"].get(option["text"])

    def moments(self, id: str, seat: str = "") -> list[Any]:
        """All that came over live lines while the game ran, as moments: of a progress each picture that it tells, with
        what was said for it. The one that the first of them goes on from came another way: the replay knows it."""
        found: list[Any] = []
        at, view = -1, None
        for news in self.news:
            if news["is"] == "progress" and news["since"] != at:
                seen = self.ask(f"tables/{id}/replay?at={news['since']}" + (f"&seat={seat}" if seat else ""))
                view = seen["view"]
            if news["is"] == "progress":
                for scene in news["scenes"]:
                    view = applied(view, scene["change"])
                    found.append({**news, "view": view, "log": scene["said"]})
            elif news["is"] == "moment":
                view = news["view"]
                found.append(news)
            at = news.get("seq", at) if news["is"] in {"progress", "moment"} else at
        return [one for one in found if one["outcome"] is None]

    def open(self, game: str, seats: dict[str, str] | None = None, **rest: Any) -> str:
        id: str = self.ask("tables", {"game": game, "seats": seats or {}, **rest})["id"]
        return id

    def lay(self, table: Table) -> str:
        """Put a solo game that was begun elsewhere on a table here, to be played on (or, when over, looked at)."""
        record = table.record.to_bytes()

        def lie() -> str:
            id: str = self.ask("records", record)["id"]
            return id

        return self.known(lie, record)

    def known(self, make: Callable[[], str], *what: Hashable) -> str:
        """A table in a room that is entered from several windows: it is made for the first of them."""
        if not self.room:
            return make()
        key = (self.room, *what)
        if key not in self._tables:
            self._tables[key] = make()
        return self._tables[key]

    def play_one(self, id: str) -> None:
        """The first that is offered."""
        now = self.ask(f"tables/{id}/moment")
        self.choose_there(id, now, now["options"][0])

    def choose_there(self, id: str, now: Any, option: Any) -> None:
        self.ask(f"tables/{id}/choose", {"seq": now["seq"], "text": option["text"]})
