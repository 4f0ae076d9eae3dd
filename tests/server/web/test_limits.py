"""What is too much, too large, or none of anybody's business."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from klubovna.server.limits import Bucket
from klubovna.server.run import names
from klubovna.server.settings import Limits
from klubovna.server.storage import schema
from klubovna.server.storage.store import Store
from tests.server.clubhouse import House
from tests.server.conftest import HeldClock
from tests.server.tables.test_play import two


async def test_tables_of_one_guest(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(tables=2))
    visitor = await house.visitor()
    first = await visitor.open()
    await visitor.open()
    assert await visitor.refused("tables", {"game": "vzdor"}) == (429, "too-much")
    await visitor.post(f"tables/{first}/finish")
    await visitor.open()


async def test_requests_of_one_address(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(request_rate=0.5))
    visitor = await house.visitor()
    statuses = [(await visitor.ask("GET", "me")).status_code for _ in range(20)]
    assert (statuses[0], statuses[-1]) == (200, 429)


async def test_tables_and_passwords_of_one_address(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(opening_rate=0.05, password_rate=0.01))
    visitor = await house.visitor()
    for _ in range(3):
        await visitor.open()
    assert await visitor.refused("tables", {"game": "vzdor"}) == (429, "too-much")
    wrong = [await visitor.refused("login", {"name": "Karel", "password": "guess"}) for _ in range(6)]
    assert wrong[0] == (403, "password")
    assert wrong[-1] == (429, "too-much")


async def test_sockets_of_one_person(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, limits=Limits(sockets=1))
    visitor = await house.visitor()
    table = await visitor.open()
    async with visitor.live(table) as first, visitor.live(table) as second:
        await first.next("moment")
        assert (await second.next("error"))["error"]["kind"] == "too-much"


async def test_bodies(house: House) -> None:
    visitor = await house.visitor()
    assert await visitor.refused("tables", {"game": "x" * 200_000}) == (413, "too-large")
    answer = await visitor.ask("POST", "records", content=b"x" * 1_100_000)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (413, "too-large")
    answer = await visitor.ask("POST", "records", content=b"x" * 500_000)
    assert answer.status_code == 422
    for bad in (b"", b"{", b"[]", b"null", b'{"game":1}', b'{"game":"vzdor","more":1}', b"\xff\xfe", b"[" * 10_000):
        answer = await visitor.ask("POST", "tables", content=bad, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (bad[:20], answer.text)
        assert answer.json()["error"]["kind"] == "unreadable"


async def test_no_trace_of_what_went_wrong_inside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = await house.visitor()
    table = await visitor.open()

    def explode(*_: Any) -> None:
        raise RuntimeError("the secret ingredient")

    monkeypatch.setattr("klubovna.server.tables.room.Room.moment", explode)
    answer = await visitor.ask("GET", f"tables/{table}/moment")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"kind": "failed", "text": "something went wrong in the house"}}


async def test_every_answer_tells_browsers_to_be_careful(house: House) -> None:
    visitor = await house.visitor()
    for path in ("me", "tables/nothing", "../healthz", "../nowhere", "../schema/openapi.json"):
        policy = (await visitor.ask("GET", path)).headers["content-security-policy"]
        assert "script-src 'self';" in policy, path
        assert "style-src 'self';" in policy, "styles are set by scripts and sheets, never written into the page"
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


async def test_health_numbers_and_the_interface(house: House) -> None:
    north, _, table = await two(house)
    await north.choose(table, "wait")
    visitor = house.stranger()
    assert (await visitor.ask("GET", "../healthz")).text == "well\n"
    metrics = (await visitor.ask("GET", "../metrics")).text
    assert "klubovna_moves_total 1.0" in metrics
    assert "klubovna_rooms 1.0" in metrics
    schema = (await visitor.ask("GET", "../schema/openapi.json")).json()
    assert "/api/tables/{id}/choose" in schema["paths"]
    assert {"TableInfo", "Moment", "Said"} <= {name.rpartition("_")[2] for name in schema["components"]["schemas"]}


async def test_without_a_client_the_interface_is_pointed_to(
    open_house: Callable[..., Any], sqlite: str, tmp_path: Path
) -> None:
    visitor = (await open_house(sqlite, static=tmp_path / "nothing")).stranger()
    assert "has not been built" in (await visitor.ask("GET", "../")).text


async def test_the_client_is_served_where_it_was_built(
    open_house: Callable[..., Any], sqlite: str, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Klubovna</title>")
    (static / "assets" / "app.js").write_text("export {}")
    visitor = (await open_house(sqlite, static=static)).stranger()
    page = await visitor.ask("GET", "../")
    assert "Klubovna" in page.text
    assert page.headers["cache-control"] == "no-cache"
    script = await visitor.ask("GET", "../assets/app.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert (await visitor.ask("GET", "../../../../etc/passwd")).status_code == 404
    assert (await visitor.ask("GET", "../..%2f..%2fclub.sqlite3")).status_code == 404


def test_a_bucket_fills_with_time(bucket_clock: HeldClock) -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    bucket_clock.now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]


async def test_what_can_not_be_written_down(house: House) -> None:
    """Zero bytes and half characters: answered, never a failure, and no neighbour suffers."""
    visitor = await house.visitor()
    table = await visitor.open()
    assert (await visitor.post(f"tables/{table}/chat", {"text": "a\0b\u202ec"}))["text"] == "abc"
    assert await visitor.refused("account", {"name": "Ka\0rel", "password": "long enough"}) == (422, "unreadable")
    for path in (
        "tables/%00",
        "tables/x%00y/moment",
        "tables/%ff",
        "texts/%00/en.ftl",
        f"tables/{table}/replay?seat=%00",
    ):
        answer = await visitor.ask("GET", path)
        assert 400 <= answer.status_code < 500, path
    assert (await visitor.ask("POST", "login", {"name": "a\0", "password": "long enough"})).status_code in (403, 422)
    body = b'{"text":"\\ud800"}'
    answer = await visitor.ask(
        "POST", f"tables/{table}/chat", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (200, 400, 422)


async def test_odd_addresses_are_no_failures(open_house: Callable[..., Any], sqlite: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    visitor = (await open_house(sqlite, static=static)).stranger()
    for path in ("../assets/%00", "../%00", "../assets/x%00y.js", "../healthz%00"):
        assert 400 <= (await visitor.ask("GET", path)).status_code < 500, path


async def test_a_house_answers_to_its_own_names(open_house: Callable[..., Any], sqlite: str) -> None:
    house = await open_house(sqlite, hosts=frozenset({"club.example", "127.0.0.1"}))
    visitor = await house.visitor()
    table = await visitor.open()
    for host in ("evil.example", "127.0.0.1.evil.example", "", "[::1]:80"):
        assert (await visitor.ask("GET", "me", headers={"host": host})).status_code == 400, host
    for host in ("club.example", "CLUB.example:8420", house.address):
        assert (await visitor.ask("GET", "me", headers={"host": host})).status_code == 200, host
    elsewhere = f"ws://localhost:{house.address.partition(':')[2]}/api/tables/{table}/live"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(elsewhere)


def test_which_names_those_are() -> None:
    assert names("127.0.0.1", [], []) == {"localhost", "127.0.0.1", "[::1]"}
    assert names("0.0.0.0", [], []) == frozenset(), "nobody said what it is called"
    assert "club.example" in names("0.0.0.0", ["https://club.example:8443"], [])
    assert "evil.example" not in names("0.0.0.0", ["https://club.example"], ["lan.example"])
    assert "lan.example" in names("127.0.0.1", [], ["lan.example"])


async def test_what_is_told_to_one_is_kept_by_no_browser(house: House) -> None:
    visitor = await house.visitor()
    table = await visitor.open()
    for path in (f"tables/{table}/moment", f"tables/{table}", "me", f"tables/{table}/replay", "tables/nothing"):
        assert (await visitor.ask("GET", path)).headers.get_list("cache-control") == ["no-store"], path
    assert "max-age" in (await visitor.ask("GET", "content/vzdor")).headers["cache-control"]


async def test_a_house_that_can_not_write_is_not_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was full, every move failed, and it said that it was well."""
    visitor = await house.visitor()
    table = await visitor.open()
    writer = house.club.store._writer
    stored = writer._stored

    def full(jobs: Any) -> Any:
        raise OSError("the disk is full")

    monkeypatch.setattr(writer, "_stored", full)
    assert (await visitor.ask("POST", f"tables/{table}/chat", {"text": "hello"})).status_code == 500
    assert (await visitor.ask("GET", "../healthz")).status_code == 503
    monkeypatch.setattr(writer, "_stored", stored)
    assert (await visitor.ask("GET", "../healthz")).status_code == 200


async def test_the_database_is_for_its_owner_alone(sqlite: str, tmp_path: Path) -> None:
    """It holds the keys of running games."""
    path = tmp_path / "club.sqlite3"
    for _ in range(2):
        store = await Store.open(sqlite)
        await store.write(schema.ended.insert().values(session=str(_), until=0.0))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert len(modes) > 1
        assert set(modes.values()) == {0o600}, modes
        await store.close()
        path.chmod(0o644)
