"""What the page asks of the house for one, and what it is answered: a method and a path, as on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from klubovna.alone.errands import Minds
from klubovna.alone.hints import Hints
from klubovna.alone.keeping import Store, Summary
from klubovna.alone.rehearsals import Rehearsals
from klubovna.alone.reviews import Reviews
from klubovna.alone.room import Room
from klubovna.service.refusals import Refused, missing
from klubovna.service.replaying import Reader
from klubovna.service.wire import encode

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
MARKDOWN, SVG = "text/markdown; charset=utf-8", "image/svg+xml"
T = TypeVar("T")


class AskedHouse(Protocol):
    """What whoever answers needs of the house."""

    store: Store
    minds: Minds
    now: Callable[[], float]
    rooms: dict[str, Room]
    readers: dict[str, Reader]
    hints: Hints
    reviews: Reviews
    rehearsals: Rehearsals

    async def room(self, id: str) -> Room: ...
    async def summary(self, id: str) -> Summary: ...
    def keep(self, room: Room) -> Room: ...
    def put_away(self, id: str) -> None: ...
    def gone(self, id: str, problem: Refused) -> None: ...
    def wake(self, room: Room) -> None: ...
    async def rest(self) -> None: ...
    def start(self, work: Coroutine[Any, Any, Any]) -> object: ...


class Answer(msgspec.Struct, frozen=True):
    status: int
    kind: str
    """The type of its content."""
    body: bytes
    headers: dict[str, str] = {}


class Asked(NamedTuple):
    """One question."""

    house: AskedHouse
    parts: dict[str, str]
    """What stands in its path."""
    query: dict[str, str]
    body: bytes

    def read(self, shape: type[T]) -> T:
        """Its body; raises Refused."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=shape)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            raise Refused(400, "unreadable", str(problem)) from None

    def number(self, name: str, otherwise: int | None = None) -> int:
        """Of its query."""
        given = self.query.get(name, otherwise)
        try:
            found = int(given if given is not None else "")
        except ValueError:
            raise Refused(400, "unreadable", f"{name} has to be a number") from None
        if not 0 <= found <= 10**9:
            raise Refused(400, "unreadable", f"{name} has to be a number from 0")
        return found


Handler: TypeAlias = Callable[[Asked], Awaitable[Answer]]


class Route(NamedTuple):
    method: str
    path: tuple[str, ...]
    """Its parts; `{…}` stands for any."""
    handler: Handler
    at_once: bool
    """Whether it is answered before all is there that the page brings along: what a first table asks."""


def route(method: str, path: str, handler: Handler, at_once: bool = False) -> Route:
    return Route(method, tuple(path.split("/")), handler, at_once)


def found(routes: Sequence[Route], method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Whoever answers; raises Refused where nobody does."""
    parts = parts_of(path)
    there = False
    for one in routes:
        named = _named(one.path, parts)
        if named is not None:
            there = True
            if one.method == method:
                return one, named
    if there:
        raise Refused(405, "method", "this can't be done here")
    raise missing("this is not here: the house for one has no such thing")


def parts_of(path: str) -> list[str]:
    """With or without the `/api/` in front of it."""
    parts = [unquote(part) for part in path.strip("/").split("/")]
    return parts[1:] if parts[0] == "api" else parts


def query_of(query: str) -> dict[str, str]:
    return {name: values[-1] for name, values in parse_qs(query.lstrip("?"), keep_blank_values=True).items()}


def _named(wanted: Sequence[str], parts: Sequence[str]) -> dict[str, str] | None:
    if len(wanted) != len(parts):
        return None
    named = {}
    for name, part in zip(wanted, parts, strict=True):
        if name.startswith("{"):
            named[name[1:-1]] = part
        elif name != part:
            return None
    return named


def told(thing: Any, status: int = 200) -> Answer:
    """Anything that is sent as JSON; bytes are already written."""
    return Answer(status, JSON, thing if isinstance(thing, bytes) else encode(thing))


def text(words: str, kind: str = TEXT) -> Answer:
    return Answer(200, kind, words.encode())
