"""What is too much, too large, or none of anybody's business."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from klubovna.server.limits import Bucket
from klubovna.server.settings import Limits
from tests.server.clubhouse import House
from tests.server.conftest import HeldClock
from tests.server.test_play import two


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
    assert await visitor.refused("tables", {"game": "x" * 100_000}) == (413, "too-large")
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
