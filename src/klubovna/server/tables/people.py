"""Guests and accounts. A guest is a signed number; an account is a guest with a name and a password."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from contextlib import suppress

import msgspec
from sqlalchemy import select

from klubovna.kernel.errors import Unreadable
from klubovna.server.identity import (
    YEAR,
    Claim,
    Signer,
    check_password,
    hash_password,
    new_id,
    outdated,
    right_password,
)
from klubovna.server.storage import belongings, schema, sessions
from klubovna.server.storage.rows import Person
from klubovna.server.storage.store import Store
from klubovna.server.storage.writer import Lost, Must
from klubovna.service.refusals import conflict, forbidden, unreadable
from klubovna.service.tables.rows import OPEN

LONGEST_NAME = 40
REMEMBERED = 5.0
"""Seconds for which a person is believed to be as they were when last looked up."""
MOST_REMEMBERED = 10_000
AT_ONCE = 2
"""Passwords hashed at the same time: each takes 64 MB."""


class Guest(msgspec.Struct, frozen=True):
    """Whoever asks; an empty id has no cookie and may only look."""

    id: str
    name: str
    guest: bool = True
    epoch: int = 0
    banned: bool = False


NOBODY = Guest("", "")


class People:
    def __init__(self, store: Store, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._known: dict[str, tuple[float, Guest]] = {}
        self._hashing = asyncio.Semaphore(AT_ONCE)

    async def by_cookie(self, cookie: str | None) -> Guest:
        claim = self.claim(cookie)
        if claim is None:
            return NOBODY
        until, guest = self._known.get(claim.session, (0.0, NOBODY))
        if until < time.monotonic():
            guest = await self._looked_up(claim)
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[claim.session] = (time.monotonic() + REMEMBERED, guest)
        return guest

    async def _looked_up(self, claim: Claim) -> Guest:
        stored = await self._store.person(claim.person)
        guest = _guest(stored) if stored else Guest(claim.person, _guest_name(claim.person))
        ended, banned = await sessions.shut_out(self._store, claim)
        if ended or guest.epoch != claim.epoch:
            return NOBODY
        return msgspec.structs.replace(guest, banned=banned)

    def claim(self, cookie: str | None) -> Claim | None:
        return self._signer.claim(cookie, time.time()) if cookie else None

    def cookie(self, guest: Guest) -> str:
        return self._signer.cookie(Claim(guest.id, guest.epoch, int(time.time()), new_id()))

    async def end(self, claim: Claim) -> None:
        """From now on this cookie is nobody's, wherever a copy of it may be."""
        with suppress(Lost):  # it was ended twice
            await self._store.write(schema.ended.insert().values(session=claim.session, until=time.time() + YEAR))
        self._known.pop(claim.session, None)

    @staticmethod
    def newcomer() -> Guest:
        id = new_id(128)
        return Guest(id, _guest_name(id))

    # Accounts

    async def register(self, guest: Guest, name: str, password: str) -> Guest:
        """The guest keeps all their tables, and can from now on come from anywhere."""
        if not guest.guest:
            raise conflict("account", "you already have an account")
        name = _proper_name(name)
        hashed = await self._hash(password)
        # Cookies of the guest are void from now on: somebody else may have put this one into their browser.
        row = Person(id=guest.id, name=name, login=login(name), password=hashed, epoch=1, created=time.time())
        seats = schema.seat.update().where(schema.seat.c.person == guest.id).values(name=name)
        try:
            await self._store.write(schema.person.insert().values(**msgspec.structs.asdict(row)), seats)
        except Lost:
            raise conflict("name-taken", "somebody is already called that") from None
        return self._forget(_guest(row))

    async def login(self, name: str, password: str) -> Guest:
        person = await self._store.account(login(name))
        await self._check(password, person)
        assert person is not None
        assert person.password is not None
        if outdated(person.password):
            this = (schema.person.c.id == person.id, schema.person.c.password == person.password)
            await self._store.write(schema.person.update().where(*this).values(password=await self._hashed(password)))
        return self._forget(_guest(person))

    async def rename(self, guest: Guest, name: str, password: str) -> Guest:
        """Seats and words of the past bear the new name, too; logging in is by the new name from now on."""
        person = await self._store.person(guest.id)
        await self._check(password, person)
        assert person is not None
        name = _proper_name(name)
        mine = schema.person.c.id == guest.id
        try:
            await self._store.write(
                schema.person.update().where(mine).values(name=name, login=login(name)),
                schema.seat.update().where(schema.seat.c.person == guest.id).values(name=name),
                schema.chat.update().where(schema.chat.c.person == guest.id).values(name=name),
            )
        except Lost:
            raise conflict("name-taken", "somebody is already called that") from None
        return self._forget(_guest(msgspec.structs.replace(person, name=name, login=login(name))))

    async def change_password(self, guest: Guest, old: str, new: str) -> Guest:
        """All other cookies of the account are void from now on."""
        person = await self._store.person(guest.id)
        await self._check(old, person)
        assert person is not None
        columns = schema.person.c
        change = schema.person.update().where(columns.id == guest.id, columns.epoch == person.epoch)
        try:
            await self._store.write(Must(change.values(password=await self._hash(new), epoch=person.epoch + 1)))
        except Lost:
            raise conflict("changed", "the account was changed meanwhile") from None
        return self._forget(_guest(msgspec.structs.replace(person, epoch=person.epoch + 1)))

    async def delete(self, guest: Guest, password: str) -> list[str]:
        """Name, password, words and all that was theirs alone are gone; games stay, nameless. Returns the tables
        whose seats are open now."""
        person = await self._store.person(guest.id)
        await self._check(password, person)
        assert person is not None
        mine = [row for row in await self._store.mine(guest.id) if not row.over]
        seat, chat, columns = schema.seat.c, schema.chat.c, schema.person.c
        sits = seat.person == guest.id
        unfinished = seat.board.in_(select(schema.board.c.id).where(schema.board.c.over.is_(False)))
        forgotten = {"name": "–", "login": None, "password": None, "epoch": person.epoch + 1}
        await self._store.write(
            schema.seat.update()
            .where(sits, unfinished)
            .values(kind=OPEN, bot=None, standing_in=None, lock=seat.lock + 1),
            schema.seat.update().where(sits).values(person=None, name=""),
            schema.chat.update().where(chat.person == guest.id).values(name="–", person=None),
            *belongings.taken_along(guest.id),
            schema.person.update().where(columns.id == guest.id).values(**forgotten),
        )
        self._forget(guest)
        return [row.id for row in mine]

    def _forget(self, guest: Guest) -> Guest:
        """They are looked up anew, whichever cookie they come with."""
        self._known = {session: known for session, known in self._known.items() if known[1].id != guest.id}
        return guest

    async def _hash(self, password: str) -> str:
        try:
            check_password(password)
        except Unreadable as problem:
            raise unreadable(str(problem)) from None
        return await self._hashed(password)

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hash_password, password)

    async def _check(self, password: str, person: Person | None) -> None:
        async with self._hashing:
            stored = person.password if person else None
            right = await asyncio.to_thread(right_password, password[:1000], stored)
        if not right:
            raise forbidden("password", "the name or the password is wrong")


def _guest(person: Person) -> Guest:
    return Guest(person.id, person.name, person.login is None, person.epoch)


def _guest_name(id: str) -> str:
    return f"guest-{id[:4]}"


def login(name: str) -> str:
    """The same for everybody who means the same name."""
    return unicodedata.normalize("NFKC", name).strip().casefold()[:60]


def _proper_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 2 <= len(name) <= LONGEST_NAME or not all(c.isprintable() for c in name):
        raise unreadable(f"a name has 2 to {LONGEST_NAME} printable characters")
    if name.casefold().startswith("guest-"):
        raise unreadable("only guests are called guest-…")
    return name
