"""A clubhouse on a free port of this machine, and people who come to it: over HTTP and over the live line."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from klubovna.bots.thoughts import Thought
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.club import Club
from klubovna.server.settings import Limits, Settings
from klubovna.server.tables.porter import Porter
from klubovna.server.web import gate
from klubovna.service.minds import Errand, answer
from tests.server.quick import application, given_back

SECRET = b"a secret for tests, nothing more"
SOON = 60.0
"""Seconds after which something that must come has not come: far more than a busy machine needs."""
NOTHING_CARRIED = Path("nowhere")
NO_LOCKS = ssl.create_default_context()
"""Nobody here speaks TLS, but each client would read all certificates of the machine anew."""


def in_threads(work: Callable[[Errand], Thought] = answer, seconds: float = 5.0) -> Thinkers:
    """Bots that think in threads: they start at once and know the games that only this process knows."""
    return Thinkers(2, seconds, work=work, pool=lambda: ThreadPoolExecutor(1))


class Visitor:
    """A browser with a cookie of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api/", timeout=SOON, verify=NO_LOCKS)
        self.heard: list[bytes] = []
        """Every byte that was ever sent to this visitor."""

    async def come(self) -> Visitor:
        me = await self.get("me")
        self.name = me["name"]
        self.http.headers["x-csrf-token"] = me["csrf"]
        return self

    async def ask(self, method: str, path: str, body: Any = None, **rest: Any) -> httpx.Response:
        if body is not None:
            rest["json"] = body
        answer = await self.http.request(method, path, **rest)
        self.heard.append(answer.content)
        if (
            answer.status_code < 400
            and answer.text.startswith('{"name":')
            and '"csrf":' in answer.text
            and path != "me"
        ):
            self.http.headers["x-csrf-token"] = answer.json()["csrf"]
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status_code in (200, 201, 202), answer.text
        return answer.json()

    async def refused(self, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
        """The number and the kind of the refusal."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["kind"]

    # At the table

    async def open(self, game: str = "vzdor", **agreed: Any) -> str:
        id: str = (await self.post("tables", {"game": game, **agreed}))["id"]
        return id

    async def moment(self, table: str) -> Any:
        return await self.get(f"tables/{table}/moment")

    async def choose(self, table: str, text: str = "", seq: int | None = None) -> Any:
        """By its text; without one, the first that is offered."""
        if seq is None:
            now = await self.moment(table)
            seq, text = now["seq"], text or now["options"][0]["text"]
        return await self.post(f"tables/{table}/choose", {"seq": seq, "text": text})

    async def to_the_end(self, table: str, *, tired_of: int = 10_000, rather: str = "") -> Any:
        """By the first that is offered; whoever has chosen so often would rather do something else, if it can be."""
        now = await self.moment(table)
        chosen = 0
        while now["options"]:
            texts = [option["text"] for option in now["options"]]
            tired = rather if chosen >= tired_of and rather in texts else texts[0]
            now = await self.choose(table, tired, now["seq"])
            chosen += 1
        return now

    async def link(self, table: str, seat: str) -> dict[str, str]:
        """What a friend has to send to sit down there."""
        info = await self.get(f"tables/{table}")
        (link,) = [s["link"] for s in info["seats"] if s["seat"] == seat]
        return {"seat": seat, "secret": link.rpartition("/")[2]}

    @asynccontextmanager
    async def live(
        self, table: str, since: int = -1, seat: str | None = None, *, lends: bool = False, **options: Any
    ) -> AsyncIterator[Line]:
        """With a seat (or an empty one) as pages do it, which follow what happens."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        options.setdefault("origin", f"http://{self.address}")
        address = f"ws://{self.address}/api/tables/{table}/live?since={since}"
        address += "" if seat is None else f"&seat={seat}"
        address += "&lends=true" if lends else ""
        headers = {"cookie": cookie} if cookie else {}
        async with websockets.connect(address, additional_headers=headers, **options) as connection:
            yield Line(connection, self)


class Line:
    """One end of a live line."""

    def __init__(self, connection: Any, visitor: Visitor) -> None:
        self.connection, self.visitor = connection, visitor

    async def next(self, what: str) -> Any:
        """The next news of this kind."""
        async with asyncio.timeout(SOON):
            while True:
                data = await self.connection.recv()
                self.visitor.heard.append(data.encode() if isinstance(data, str) else data)
                news = json.loads(data)
                if news["is"] == what:
                    return news

    async def until(self, true: Callable[[Any], bool]) -> Any:
        """The first moment of which this is true."""
        while not true(now := await self.next("moment")):
            pass
        return now

    async def quiet(self) -> list[str]:
        """Everything that was on its way: news come in order, so what is answered to nonsense comes last."""
        await self.say(**{"is": "nonsense"})
        kinds: list[str] = []
        async with asyncio.timeout(SOON):
            while True:
                data = await self.connection.recv()
                news = json.loads(data)
                if news["is"] == "error" and news["error"]["kind"] == "unreadable":
                    return kinds
                self.visitor.heard.append(data.encode())
                kinds.append(news["is"])

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))


class DidNotOpen(AssertionError):
    """The log says why."""


class _Server(uvicorn.Server):
    """Says when it is open and closes when it is told to, where uvicorn would look at a clock ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.open, self.enough = asyncio.Event(), asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit as problem:  # it would end the tests with it
            raise DidNotOpen("the house did not open") from problem
        self.open.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are for the tests."""
        yield

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.enough.wait()


class House:
    """The server; it can be closed and opened again on the same files."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database, self.settings = database, settings
        self.thinkers: Thinkers | None = None
        self.porter: Porter | None = None
        self.static: Path | None = None
        self.handbook: Path | None = None
        self.carried: Path | None = None
        self._visitors: list[Visitor] = []

    async def open(self) -> House:
        settings = Settings(
            database=self.database, secret=SECRET, **{"limits": Limits.none(), "bot_pace": 0.0, **self.settings}
        )
        pages = {name: path for name, path in (("static", self.static), ("handbook", self.handbook)) if path}
        pages["carried"] = self.carried or NOTHING_CARRIED
        porter = self.porter or Porter(settings.limits, lambda: ThreadPoolExecutor(1))
        self.app = application(settings, self.thinkers or in_threads(), porter, **pages)
        self._afterwards = ExitStack()  # once, however often a house is closed
        self._afterwards.callback(given_back, self.app, settings, **pages)
        # With the protocol named, asyncio sends small packets at once; else every answer waits 40 ms.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        config = gate.config(self.app, settings, lifespan="on", timeout_graceful_shutdown=2)
        self._server = _Server(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[listening]))
        opened = asyncio.create_task(self._server.open.wait())
        await asyncio.wait({self._task, opened}, return_when=asyncio.FIRST_COMPLETED)
        opened.cancel()
        if self._task.done():
            listening.close()
            self._task.result()
        return self

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.http.aclose()
        self._visitors.clear()
        self._server.enough.set()
        await self._task
        self._afterwards.close()

    @property
    def club(self) -> Club:
        club: Club = self.app.state.club
        return club

    async def visitor(self) -> Visitor:
        visitor = Visitor(self.address)
        self._visitors.append(visitor)
        return await visitor.come()

    def stranger(self) -> Visitor:
        """Without a cookie."""
        visitor = Visitor(self.address)
        self._visitors.append(visitor)
        return visitor

    async def back(self, visitor: Visitor) -> Visitor:
        """The same browser after the house was opened anew."""
        again = Visitor(self.address)
        again.http.cookies = visitor.http.cookies
        self._visitors.append(again)
        return await again.come()
