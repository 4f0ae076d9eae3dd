"""A person asks the house without a page: a server over plain HTTP, or the house that a page carries along."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, Page, Worker

from klubovna.kernel.luck import key_from_seed
from tests.browser.listening import LUCKY
from tests.browser.luck import LUCK
from tests.browser.windows import SOON

AGAIN = 3
"""How often plain HTTP is tried when an idle line turns out to be closed."""


class Asking(Protocol):
    def ask(self, path: str, body: Any = None, *, method: str = "POST") -> Any:
        """Get, or, with a body, post or put."""

    def say_all(self, id: str, seq: int, said: Sequence[tuple[Any, str]]) -> None:
        """At this table, from this moment on, one choice after another, each by whoever is named."""


class _Moved(msgspec.Struct):
    """All that is read of an answer: what the table looks like now is seen on the page."""

    seq: int


class OverNetwork:
    """To a server."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._context, self._address = context, address
        self._known = ("", "")
        """Cookies, and the token that goes with them."""

    def ask(self, path: str, body: Any = None, *, method: str = "POST") -> Any:
        url = f"{self._address}/api/{path}"
        if body is None:
            answer = self._context.request.get(url, max_retries=AGAIN)
        else:
            kind = "application/x-ndjson" if isinstance(body, bytes) else "application/json"
            data = body if isinstance(body, bytes) else json.dumps(body)
            headers = {"x-csrf-token": self._token(), "content-type": kind}
            answer = self._context.request.fetch(url, method=method, data=data, headers=headers, max_retries=AGAIN)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def letterhead(self) -> dict[str, str]:
        """What a request needs to be known as this person's, whoever sends it."""
        csrf = self._token()
        return {"cookie": self._cookies(), "x-csrf-token": csrf, "content-type": "application/json"}

    def say_all(self, id: str, seq: int, said: Sequence[tuple[OverNetwork, str]]) -> None:
        """Hundreds of them, so that they take the shortest way."""
        known = {who: who.letterhead() for who, _ in said}
        with closing(HTTPConnection(urlsplit(self._address).netloc, timeout=SOON / 1000)) as line:
            for who, text in said:
                words = msgspec.json.encode({"seq": seq, "text": text})
                line.request("POST", f"/api/tables/{id}/choose", words, known[who])
                answer = line.getresponse()
                told = answer.read()
                assert answer.status < 300, f"{text}: {told.decode()}"
                seq = msgspec.json.decode(told, type=_Moved).seq

    def _token(self) -> str:
        """Without it nothing is done for anybody; it is another one only for those who have become somebody else."""
        if self._known[0] != self._cookies() or not self._known[1]:
            csrf: str = self.ask("me")["csrf"]
            self._known = (self._cookies(), csrf)
        return self._known[1]

    def _cookies(self) -> str:
        return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self._context.cookies())


class OfItsPage:
    """To the house in the page that lies open."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.on("worker", make_lucky)

    def ask(self, path: str, body: Any = None, *, method: str = "POST") -> Any:
        said = body.decode() if isinstance(body, bytes) else json.dumps(body)
        asked = ["GET", path, ""] if body is None else [method, path, said]
        found = self._page.evaluate("(asked) => house.ask(...asked)", asked)
        assert found["status"] < 300, f"{path}: {found['status']} {found['text']}"
        return json.loads(found["text"]) if found["text"] else None

    def say_all(self, id: str, seq: int, said: Sequence[tuple[OfItsPage, str]]) -> None:
        """Whoever sits there, it is the same page."""
        wrong = self._page.evaluate("(how) => house.say(...how)", [id, seq, [text for _, text in said]])
        assert wrong is None, wrong


def make_lucky(worker: Worker) -> None:
    """Whoever asks the browser for as much chance as a key has gets the key of all tables."""
    if "house.worker" in worker.url:
        worker.evaluate(LUCKY, list(key_from_seed(LUCK)))
