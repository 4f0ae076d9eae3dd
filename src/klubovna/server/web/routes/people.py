"""Who am I: guests, accounts, coming and going."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from klubovna.server.identity import COOKIE, YEAR
from klubovna.server.tables.people import Guest
from klubovna.server.tables.people import login as login_name
from klubovna.server.web.access import Asker, Asking
from klubovna.service import wire
from klubovna.service.refusals import forbidden, too_much


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str


def _introduced(asker: Asker, guest: Guest, fresh: bool = True) -> Response[wire.Me]:
    csrf = asker.club.signer.csrf(guest.id)
    me = wire.Me(guest.name, guest.guest, csrf, alone=False, along=asker.door.carries)
    answer = Response(me, headers={"cache-control": "no-store"})
    if fresh:
        secure = asker.club.settings.secure or asker.secure
        cookie = asker.people.cookie(guest)
        answer.set_cookie(
            Cookie(COOKIE, value=cookie, max_age=YEAR - 86400, httponly=True, samesite="lax", secure=secure)
        )
    return answer


def _slowly(asker: Asker, name: str = "") -> None:
    """Passwords may be tried only so fast from one address, and slower for one name. (Not for a name from anywhere:
    then anybody could lock its owner out.)"""
    if not asker.all_passwords.take(asker.address) or not asker.passwords.take(f"{asker.address} {login_name(name)}"):
        raise too_much("too many attempts; wait a minute")


def _account(asker: Asker) -> Guest:
    if asker.guest.guest:
        raise forbidden("guest", "you have no account")
    return asker.guest


async def _refresh_tables(asker: Asker, guest: Guest) -> None:
    """Wherever they sit, the new name is seen at once."""
    for room in list(asker.club.rooms.values()):
        if room.seats_of(guest.id):
            await room.refresh()


@get("/me")
async def me(asker: Asking) -> Response[wire.Me]:
    """Whoever comes without a cookie is given one here, and nowhere else."""
    known = bool(asker.guest.id)
    return _introduced(asker, asker.guest if known else asker.people.newcomer(), fresh=not known or asker.old_cookie)


@post("/account")
async def register(asker: Asking, data: JSONBody[Credentials]) -> Response[wire.Me]:
    _slowly(asker)
    guest = await asker.people.register(asker.guest, data.name, data.password)
    asker.club.show_out(guest.id)
    await _refresh_tables(asker, guest)
    return _introduced(asker, guest)


@post("/login", status_code=200)
async def login(asker: Asking, data: JSONBody[Credentials]) -> Response[wire.Me]:
    _slowly(asker, data.name)
    return _introduced(asker, await asker.people.login(data.name, data.password))


@post("/logout", status_code=200)
async def logout(asker: Asking) -> Response[wire.Me]:
    """A guest again, somebody new. The cookie is void, and so are its copies."""
    claim = asker.people.claim(asker.cookie)
    if claim is not None:
        await asker.people.end(claim)
        asker.club.show_out(asker.id, claim)
    return _introduced(asker, asker.people.newcomer())


@post("/account/name", status_code=200)
async def rename(asker: Asking, data: JSONBody[Credentials]) -> Response[wire.Me]:
    """The new name, with the password."""
    _slowly(asker)
    guest = await asker.people.rename(_account(asker), data.name, data.password)
    await _refresh_tables(asker, guest)
    return _introduced(asker, guest)


@post("/account/password", status_code=200)
async def change_password(asker: Asking, data: JSONBody[NewPassword]) -> Response[wire.Me]:
    """All cookies given out so far are void, and the sockets that were opened with them are closed."""
    _slowly(asker)
    guest = await asker.people.change_password(_account(asker), data.old, data.new)
    asker.club.show_out(guest.id)
    return _introduced(asker, guest)


@delete("/account", status_code=200)
async def forget_me(asker: Asking, data: JSONBody[Password]) -> Response[wire.Me]:
    _slowly(asker)
    for id in await asker.people.delete(_account(asker), data.password):
        if id in asker.club.rooms:
            await asker.club.rooms[id].refresh()
    asker.club.show_out(asker.id)
    return _introduced(asker, asker.people.newcomer())


router = Router("/", route_handlers=[me, register, login, logout, rename, change_password, forget_me], tags=["people"])
