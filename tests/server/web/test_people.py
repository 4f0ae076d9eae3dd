"""Guests, accounts, cookies, and those who pretend."""

from __future__ import annotations

import base64
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from klubovna.kernel.errors import Unreadable
from klubovna.server.identity import COOKIE, Claim, Signer, hash_password, read_secret, right_password
from tests.server.clubhouse import SECRET, House

GOOD = {"name": "Božena", "password": "correct horse"}


async def test_a_guest_needs_nothing(house: House) -> None:
    visitor = await house.visitor()
    me = await visitor.get("me")
    assert me["guest"]
    assert me["name"].startswith("guest-")
    assert (await visitor.get("me")) == me
    assert (await (await house.visitor()).get("me"))["name"] != me["name"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(
    open_house: Callable[..., Any], sqlite: str
) -> None:
    plain = await open_house(sqlite)
    cookie = (await plain.stranger().ask("GET", "me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    await plain.close()
    behind_https = await open_house(sqlite, origins=("https://club.example",))
    assert "Secure" in (await behind_https.stranger().ask("GET", "me")).headers["set-cookie"]


async def test_without_the_token_nothing_is_changed(house: House) -> None:
    visitor, other = await house.visitor(), await house.visitor()
    for token in ("", "guess", other.http.headers["x-csrf-token"]):
        visitor.http.headers["x-csrf-token"] = token
        assert await visitor.refused("tables", {"game": "vzdor"}) == (403, "csrf")
    assert await house.stranger().refused("tables", {"game": "vzdor"}) == (403, "csrf")


def forged() -> list[str]:
    signer, now = Signer(SECRET), 1_000_000_000
    real = signer.cookie(Claim("somebody", 0, now))
    other = Signer(b"another secret, as long as needed").cookie(Claim("somebody", 0, now))
    payload = base64.urlsafe_b64encode(b"somebody").decode()
    return [real[:-1], real.replace("somebody", "anybody"), other, "", ".", "..", "...", payload, "é.0.1.x", real + "="]


@pytest.mark.parametrize("cookie", forged())
def test_a_cookie_that_we_did_not_sign_is_nobody(cookie: str) -> None:
    assert Signer(SECRET).claim(cookie, 1_000_000_000) is None


def test_a_cookie_grows_old() -> None:
    signer = Signer(SECRET)
    cookie = signer.cookie(Claim("somebody", 0, 1_000_000_000))
    assert signer.claim(cookie, 1_000_000_000 + 86400) == Claim("somebody", 0, 1_000_000_000)
    assert signer.claim(cookie, 1_000_000_000 + 366 * 86400) is None


async def test_a_forged_cookie_only_watches(house: House) -> None:
    visitor = house.stranger()
    visitor.http.cookies.set(COOKIE, "somebody.0.1000000000.c2lnbmF0dXJl")
    assert await visitor.refused("tables", {"game": "vzdor"}) == (403, "csrf")


async def test_an_account_keeps_the_guests_tables_and_opens_them_anywhere(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    me = await visitor.post("account", GOOD)
    assert (me["name"], me["guest"]) == ("Božena", False)
    assert (await visitor.get(f"tables/{table}"))["seats"][0]["name"] == "Božena"
    elsewhere = await house.visitor()
    assert await elsewhere.refused("login", {**GOOD, "password": "wrong horse"}) == (403, "password")
    assert await elsewhere.refused("login", {**GOOD, "name": "Nobody"}) == (403, "password")
    assert (await elsewhere.post("login", {**GOOD, "name": " božena "}))["name"] == "Božena"
    assert [t["id"] for t in await elsewhere.get("tables?which=mine")] == [table]
    await elsewhere.choose(table)
    assert (await elsewhere.post("logout"))["guest"]
    assert await elsewhere.get("tables?which=mine") == []


async def test_names_are_one_of_a_kind_and_passwords_not_too_short(house: House) -> None:
    await (await house.visitor()).post("account", GOOD)
    visitor = await house.visitor()
    assert await visitor.refused("account", {**GOOD, "name": "BOŽENA"}) == (409, "name-taken")
    for name in ("", "x", "a\nb\x00c", "y" * 41, "guest-1234"):
        assert await visitor.refused("account", {"name": name, "password": "long enough"}) == (422, "unreadable"), name
    for password in ("short", "z" * 201):
        assert await visitor.refused("account", {"name": "Karel", "password": password}) == (422, "unreadable")
    assert await visitor.refused("account/password", {"old": "x", "new": "long enough"}) == (403, "guest")


async def test_an_account_can_be_renamed(house: House) -> None:
    """Tables show the new name, logging in is by it, and the old one is free for somebody else."""
    visitor = await house.visitor()
    table = await visitor.open()
    await visitor.post("account", GOOD)
    assert await visitor.refused("account/name", {"name": "Bětka", "password": "wrong horse"}) == (403, "password")
    assert await visitor.refused("account/name", {**GOOD, "name": "guest-x"}) == (422, "unreadable")
    assert (await visitor.post("account/name", {**GOOD, "name": "Bětka"}))["name"] == "Bětka"
    assert [seat["name"] for seat in (await visitor.get(f"tables/{table}"))["seats"]] == ["Bětka"]
    other = await house.visitor()
    assert await other.refused("login", GOOD) == (403, "password")
    await other.post("account", GOOD)
    assert await visitor.refused("account/name", GOOD) == (409, "name-taken")
    await (await house.visitor()).post("login", {**GOOD, "name": "Bětka"})
    assert await (await house.visitor()).refused("account/name", GOOD) == (403, "guest")


async def test_a_new_password_shuts_out_every_other_browser(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.server.tables.people.REMEMBERED", 0.0)
    here, there = await house.visitor(), await house.visitor()
    await here.post("account", GOOD)
    await there.post("login", GOOD)
    assert await here.refused("account/password", {"old": "wrong horse", "new": "battery staple"}) == (403, "password")
    await here.post("account/password", {"old": GOOD["password"], "new": "battery staple"})
    assert (await here.get("me"))["name"] == "Božena"
    assert await there.refused("logout") == (403, "csrf")
    assert (await there.get("me"))["guest"]
    await there.come()
    assert await there.refused("login", GOOD) == (403, "password")
    await there.post("login", {**GOOD, "password": "battery staple"})


async def test_who_leaves_for_good_leaves_no_name(house: House) -> None:
    visitor, other = await house.visitor(), await house.visitor()
    await visitor.post("account", GOOD)
    running = await visitor.open("sealed", seats={"north": "me", "south": "open"})
    await other.post(f"tables/{running}/sit", await visitor.link(running, "south"))
    await visitor.post(f"tables/{running}/chat", {"text": "farewell"})
    assert await visitor.refused("account", {"password": "wrong horse"}, "DELETE") == (403, "password")
    answer = await visitor.ask("DELETE", "account", {"password": GOOD["password"]})
    assert answer.json()["guest"]
    info = await other.get(f"tables/{running}")
    assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("open", "")
    assert [line["name"] for line in await other.get(f"tables/{running}/chat")] == ["–"]
    assert await visitor.refused("login", GOOD) == (403, "password")
    await (await house.visitor()).post("account", GOOD)


@pytest.mark.usefixtures("slow_passwords")
def test_passwords_are_stored_slowly_and_with_salt() -> None:
    """Three times over 64 MB, as RFC 9106 wants it."""
    one, two = hash_password("correct horse"), hash_password("correct horse")
    assert one.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert one != two
    assert "horse" not in one
    assert right_password("correct horse", one)
    assert not right_password("wrong horse", one)
    assert not right_password("correct horse", None)


def test_the_secret_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "secret"
    secret = read_secret(path)
    assert len(secret) == 32
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert read_secret(path) == secret
    path.write_text("not a secret")
    with pytest.raises(Unreadable, match="hexadecimal"):
        read_secret(path)
    path.write_text("abcd")
    with pytest.raises(Unreadable, match="at least"):
        Signer(read_secret(path))
