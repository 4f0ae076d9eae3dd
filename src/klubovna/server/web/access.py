"""Who asks, and whether they may: looked at before anything else, for every request and every socket."""

from __future__ import annotations

import time
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from klubovna.server.club import Club
from klubovna.server.identity import COOKIE, CSRF_HEADERS, Token, read_token
from klubovna.server.limits import Bucket, Places, neighbours
from klubovna.server.tables.people import NOBODY, Guest, People
from klubovna.server.tables.room import Room
from klubovna.service.refusals import Refused, forbidden, too_much

SAFE = ("GET", "HEAD", "OPTIONS")
OLD = 30 * 86400
FOR_PROGRAMS: dict[str, Any] = {"for_programs": True}
"""The `opt` of a handler that is open to whoever has the token of a seat; all others are not."""
MAY_BE_STALE: dict[str, Any] = {"may_be_stale": True}
"""The `opt` of a handler that answers with the present moment when the table has moved on."""


class Door:
    """One for the whole server: it counts who comes how often."""

    def __init__(self, club: Club, *, carries: bool = False) -> None:
        """`carries`: whether the house has what tables need to go along."""
        limits = club.settings.limits
        self.carries = carries
        self.club = club
        self.people = People(club.store, club.signer)
        self.requests = Bucket(limits.request_rate, limits.request_rate * 8)
        self.openings = Bucket(limits.opening_rate, limits.opening_rate * 60)
        self.checks = Bucket(limits.check_rate, limits.check_rate * 30)
        self.attempts = Bucket(limits.attempt_rate, limits.attempt_rate * 200)
        self.keeping = Bucket(limits.kept_rate, limits.kept)
        self.passwords = Bucket(limits.password_rate, limits.password_rate * 10 + 5)
        self.all_passwords = Bucket(limits.address_password_rate, limits.address_password_rate * 30)
        self.sockets = Places()
        self.words = Bucket(limits.talk_rate, limits.talk_rate * 30)
        self.all_words = Bucket(limits.talk_rate * 4, limits.talk_rate * 120)
        self.rematches = Bucket(limits.rematch_rate, limits.rematch_rate * 100)

    async def admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
        asker = Asker(self, connection)
        if not self.requests.take(asker.address):
            self.club.metrics.refused.inc()
            raise too_much("too many requests; wait a little")
        if asker.token is not None:
            asker.guest = await self._program(asker.token, connection)
        else:
            asker.guest = await self.people.by_cookie(asker.cookie)
        if asker.guest.banned:
            raise forbidden("banned", "whoever keeps this house has banned you")
        return asker

    async def _program(self, token: Token, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """A program by its token: it is who sits at that seat. If nobody sits there yet, it is somebody new."""
        table = connection.path_params.get("id")
        if table is None:
            return NOBODY
        if table != token.table or not connection.route_handler.opt.get("for_programs"):
            raise forbidden("token", "a token is good for playing at one seat and for nothing else")
        place = next((p for p in (await self.club.room(table)).places if p.seat == token.seat), None)
        if place is None or not self.club.signer.good_seat(token.secret, table, place.seat, place.lock):
            raise Refused(401, "token", "this token is not (or no longer) good")
        return Guest(place.person, place.name) if place.outside and place.person else self.people.newcomer()

    async def admit_request(self, request: Request[Any, Any, Any]) -> Asker:
        """A request that changes something must carry the token that only our own page knows. (No browser sends
        the token of a seat by itself, so there nothing more is asked.)"""
        asker = await self.admit(request)
        if request.method not in SAFE and (asker.token is None or not asker.guest.id):
            token = next((request.headers[name] for name in CSRF_HEADERS if name in request.headers), "")
            if not asker.guest.id or not self.club.signer.good_csrf(asker.guest.id, token):
                raise forbidden("csrf", "ask /api/me first and send its token in x-csrf-token")
        return asker

    def same_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Browsers say which page opens a socket; other programs say nothing."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.club.settings.origins:
            return True
        return urlsplit(origin).netloc == connection.headers.get("host")


class Asker:
    """Everything a handler wants to know of the one who asks."""

    def __init__(self, door: Door, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.door = door
        self.club = door.club
        self.people = door.people
        self.passwords, self.all_passwords = door.passwords, door.all_passwords
        self.openings = door.openings
        self.checked = door.checks
        self.guest: Guest = Guest("", "")
        self.address = neighbours(connection.client.host) if connection.client else "?"
        self.cookie = connection.cookies.get(COOKIE)
        self.token = read_token(connection.headers.get("authorization"))
        self.secure = connection.url.scheme in ("https", "wss")

    @property
    def id(self) -> str:
        return self.guest.id

    @property
    def bringers(self) -> tuple[str, ...]:
        """Whoever brings something answers for it by name and by address."""
        return (self.id, self.address)

    async def room(self, id: str) -> Room:
        """The table, where the one who asks is seen from now on."""
        room = await self.club.room(id)
        room.visited = self.club.now()
        self.club.wake(room)
        await self.club.away.seen(room, self.id)
        return room

    @property
    def old_cookie(self) -> bool:
        claim = self.club.signer.claim(self.cookie or "", time.time())
        return claim is None or time.time() - claim.issued > OLD

    def opens(self) -> None:
        """Raises when tables are opened too fast."""
        if not self.openings.take(self.address):
            raise too_much("too many new tables; wait a little")

    def says(self) -> None:
        """Raises when somebody talks too fast."""
        if not self.door.words.take(self.id) or not self.door.all_words.take(self.address):
            raise too_much("you talk too fast; wait a little")

    def asks_again(self) -> None:
        """Raises when rematches are asked for too fast: the others find themselves at these tables."""
        if not self.door.rematches.take(self.id):
            raise too_much("too many rematches; wait a little")

    def attempts(self) -> None:
        """Raises when attempts at puzzles come too fast: others are told of them."""
        if not self.door.attempts.take(self.address):
            raise too_much("too many puzzles at once; wait a little")

    def keeps(self, letters: int) -> None:
        """Raises when more is kept from one address than there is room for."""
        if not self.door.keeping.has(self.address):
            raise too_much("so many drafts can't be kept; wait a while")
        self.door.keeping.spend(self.address, letters + 1)

    def checks(self) -> None:
        """Raises when texts are handed in too fast to be looked through."""
        if not self.checked.take(self.address):
            raise too_much("too much to be looked through; wait a little")


Asking: TypeAlias = NamedDependency[Asker]
"""How a handler says that it wants to know who asks."""
