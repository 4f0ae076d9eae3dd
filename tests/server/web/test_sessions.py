"""Cookies end when they should, and not before; passwords are tried slowly, and nobody is locked out by others."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import websockets

from klubovna.server.identity import COOKIE, Claim, Signer, hash_password, outdated, right_password
from klubovna.server.settings import Limits
from klubovna.server.storage import schema
from klubovna.server.storage.upkeep import ban
from tests.server.clubhouse import SECRET, SOON, House, Line, Visitor
from tests.server.tables.test_play import two

GOOD = {"name": "Božena", "password": "correct horse"}
Open = Callable[..., Any]


@pytest.fixture(autouse=True)
def nobody_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """And who stays is looked at again and again, not every five seconds."""
    monkeypatch.setattr("klubovna.server.tables.people.REMEMBERED", 0.0)
    monkeypatch.setattr("klubovna.server.club.REMEMBERED", 0.05)


def copied(house: House, visitor: Visitor) -> Visitor:
    """Somebody with a copy of the cookie."""
    thief = house.stranger()
    thief.http.cookies = httpx.Cookies(visitor.http.cookies)
    thief.http.headers["x-csrf-token"] = visitor.http.headers["x-csrf-token"]
    return thief


async def plays(line: Line, now: Any) -> None:
    await line.say(**{"is": "choose", "seq": now["seq"], "text": now["options"][0]["text"]})
    await line.next("nothing")


async def test_a_clock_that_is_set_back_takes_nobodys_seat(house: House) -> None:
    """A guest has nothing but the cookie: it was refused, and overwritten at once."""
    visitor = await house.visitor()
    table = await visitor.open()
    person = visitor.http.cookies[COOKIE].split(".")[0]
    tomorrow = Signer(SECRET).cookie(Claim(person, 0, int(time.time()) + 86400, "nonce"))
    later = house.stranger()
    later.http.cookies.set(COOKIE, tomorrow)
    answer = await later.ask("GET", "me")
    assert (answer.json()["name"], "set-cookie" in answer.headers) == (visitor.name, False)
    assert [info["id"] for info in await later.get("tables?which=mine")] == [table]


async def test_a_cookie_from_before_an_account_is_not_the_account(house: House) -> None:
    """Whoever slipped their own cookie into a browser would be whoever registers there."""
    visitor = await house.visitor()
    table = await visitor.open()
    thief = copied(house, visitor)
    async with thief.live(table) as line:
        assert (await line.next("moment"))["options"]
        await visitor.post("account", GOOD)
        with pytest.raises(websockets.ConnectionClosed):
            await line.next("nothing")
    assert (await visitor.get("me"))["name"] == "Božena"
    assert [info["id"] for info in await visitor.get("tables?which=mine")] == [table], "they keep their tables"
    assert await thief.get("tables?which=mine") == []
    assert (await thief.ask("POST", "tables", {"game": "vzdor"})).status_code == 403


@pytest.mark.parametrize("account", [True, False])
async def test_a_cookie_that_was_given_back_is_nobodys(house: House, account: bool) -> None:
    visitor, elsewhere = await house.visitor(), await house.visitor()
    if account:
        await visitor.post("account", GOOD)
        await elsewhere.post("login", GOOD)
    table = await visitor.open()
    thief = copied(house, visitor)
    assert (await thief.moment(table))["options"]
    async with thief.live(table) as line:
        await line.next("moment")
        await visitor.post("logout")
        with pytest.raises(websockets.ConnectionClosed):
            await line.next("nothing")
    assert not (await thief.moment(table))["options"]
    assert (await thief.ask("POST", "tables", {"game": "vzdor"})).status_code == 403
    if account:
        assert (await elsewhere.get("me"))["name"] == "Božena", "other browsers stay"


async def test_a_socket_from_before_a_new_password_plays_no_more(house: House) -> None:
    visitor, thief = await house.visitor(), await house.visitor()
    await visitor.post("account", GOOD)
    table = await visitor.open()
    await thief.post("login", GOOD)
    async with thief.live(table) as line:
        now = await line.next("moment")
        await visitor.post("account/password", {"old": GOOD["password"], "new": "battery staple"})
        with pytest.raises(websockets.ConnectionClosed):
            await plays(line, now)
    assert (await visitor.moment(table))["seq"] == now["seq"]


async def test_other_servers_notice_it_by_themselves(open_house: Open, postgresql: Callable[[], str]) -> None:
    database = postgresql()
    one, other = await open_house(database), await open_house(database)
    visitor = await one.visitor()
    table = await visitor.open()
    there = await other.back(visitor)
    async with there.live(table) as line:
        now = await line.next("moment")
        await visitor.post("logout")
        await other.club.show_out_strangers()
        with pytest.raises(websockets.ConnectionClosed):
            await plays(line, now)


async def test_who_is_banned_is_shown_out_and_nobody_else(house: House) -> None:
    """It is done by `klubovna admin`, in a process of its own."""
    banned, free = await house.visitor(), await house.visitor()
    table = await free.open(public=True)
    async with banned.live(table) as away, free.live(table) as here:
        for line in (away, here):
            await line.next("moment")
        await ban(house.club.store, banned.http.cookies[COOKIE].split(".")[0], "rude")
        await house.club.show_out_strangers()
        with pytest.raises(websockets.ConnectionClosed):
            await away.next("nothing")
        await free.choose(table)
        await here.next("moment")


def at(house: House, address: str) -> Visitor:
    visitor = house.stranger()
    transport = httpx.AsyncHTTPTransport(local_address=address)
    visitor.http = httpx.AsyncClient(base_url=visitor.http.base_url, transport=transport, timeout=SOON)
    return visitor


async def test_a_name_is_one_name_however_it_is_spelled(open_house: Open, sqlite: str) -> None:
    """A space behind it led round the limit."""
    house = await open_house(sqlite, limits=Limits(password_rate=0.001))
    visitor = await house.visitor()
    spelled = ["Karel", "karel", "KAREL", " Karel", "Karel  ", "Ｋarel", "karel\t"]
    wrong = [await visitor.refused("login", {"name": name, "password": "guess"}) for name in spelled]
    assert wrong[:5] == [(403, "password")] * 5
    assert wrong[5:] == [(429, "too-much")] * 2
    assert await visitor.refused("login", {"name": "Alois", "password": "guess"}) == (403, "password")


async def test_who_guesses_does_not_lock_the_owner_out(open_house: Open, sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(password_rate=0.001))
    owner = await at(house, "127.0.0.2").come()
    await owner.post("account", GOOD)
    guesser = await at(house, "127.0.0.3").come()
    while await guesser.refused("login", {**GOOD, "password": "guess"}) != (429, "too-much"):
        pass
    elsewhere = await at(house, "127.0.0.4").come()
    assert (await elsewhere.post("login", GOOD))["name"] == "Božena"
    for visitor in (owner, guesser, elsewhere):
        await visitor.http.aclose()


def by_scrypt(password: str) -> str:
    """As an older house wrote it."""
    salt = b"0123456789abcdef"
    key = hashlib.scrypt(password.encode(), salt=salt, n=2**15, r=8, p=1, maxmem=2**26, dklen=32)
    return f"scrypt$32768$8$1${salt.hex()}${key.hex()}"


async def test_older_passwords_are_good_and_hashed_anew(house: House) -> None:
    visitor = await house.visitor()
    await visitor.post("account", GOOD)
    person, store = schema.person, house.club.store
    await store.write(person.update().values(password=by_scrypt(GOOD["password"])))
    assert await visitor.refused("login", {**GOOD, "password": "wrong horse"}) == (403, "password")
    await visitor.post("login", GOOD)
    stored = (await store.account("božena")).password  # type: ignore[union-attr]
    assert stored is not None
    assert stored.startswith("$argon2id$")
    await visitor.post("login", GOOD)


def test_what_is_hashed_today_is_not_outdated() -> None:
    assert not outdated(hash_password("correct horse"))
    assert outdated(by_scrypt("correct horse"))
    assert not right_password("correct horse", "nonsense")


def test_what_an_older_house_signed_is_still_good() -> None:
    """Guests have nothing but their cookie, and links to seats are on their way."""
    import base64

    def before(kind: str, text: str) -> str:
        digest = hmac.digest(SECRET, f"klubovna {kind}\n{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()

    signer = Signer(SECRET)
    assert signer.claim(f"somebody.0.1000.{before('cookie', 'somebody.0.1000')}", 1000) == Claim("somebody", 0, 1000)
    assert signer.good_seat(before("seat", "t:south:0"), "t", "south", 0)
    assert not signer.good_seat(before("seat", "t:south:0"), "t", "south", 1)


async def test_the_banned_stay_outside(house: House) -> None:
    north, south, table = await two(house)
    person = south.http.cookies[COOKIE].split(".")[0]
    async with south.live(table) as line:
        await line.next("moment")
        await house.club.store.write(schema.banned.insert().values(person=person, at=0.0, why=""))
        await north.choose(table, "wait")
        with pytest.raises(websockets.ConnectionClosed):
            await line.next("nothing")
    assert await south.refused(f"tables/{table}/moment", method="GET") == (403, "banned")
    assert (await north.moment(table))["deciding"] == "south"
