"""What a table needs to go along lies beside the server, and nobody is sent it who does not want it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clubhouse import House


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    folder = tmp_path / "luggage"
    folder.mkdir()
    (folder / "python.tar.gz").write_bytes(gzip.compress(b"Python"))
    (folder / "licences.txt").write_text("free", encoding="utf-8")
    return folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Klubovna</title>", encoding="utf-8")
    for name in ("mind.worker-1", "house.worker-2", "index-3"):
        (static / "assets" / f"{name}.js").write_text("0", encoding="utf-8")
    return static


async def test_each_part_lies_where_the_list_says(open_house: Callable[..., Any], sqlite: str, packed: Path) -> None:
    house: House = await open_house(sqlite, carried=packed)
    visitor = await house.visitor()
    assert (await visitor.get("me"))["along"] is True
    listed = (await visitor.http.get(f"http://{house.address}/luggage/luggage.json")).json()
    part = listed["python.tar"]
    found = await visitor.http.get(f"http://{house.address}/{part['address']}")
    assert (gzip.decompress(found.content), len(found.content)) == (b"Python", part["bytes"])
    assert found.headers["content-type"] == "application/octet-stream", "no host unpacks it on the way"
    assert "immutable" in found.headers["cache-control"]
    for name in ("licences.txt", "python.tar.gz", "..%2Fsecret"):
        assert (await visitor.http.get(f"http://{house.address}/luggage/{name}")).status_code == 404


@pytest.mark.parametrize("how", [{"along": False}, {"carried": Path("nowhere")}])
async def test_where_there_is_none_nothing_goes_along(
    open_house: Callable[..., Any], sqlite: str, packed: Path, how: dict[str, Any]
) -> None:
    house: House = await open_house(sqlite, **{"carried": packed, **how})
    visitor = await house.visitor()
    assert (await visitor.get("me"))["along"] is False
    assert (await visitor.http.get(f"http://{house.address}/luggage/luggage.json")).status_code == 404


async def test_only_where_python_lives_code_may_be_made(
    open_house: Callable[..., Any], sqlite: str, page: Path
) -> None:
    house: House = await open_house(sqlite, static=page)
    visitor = await house.visitor()

    async def policy(path: str) -> str:
        found: str = (await visitor.http.get(f"http://{house.address}{path}")).headers["content-security-policy"]
        return found.partition("script-src ")[2].partition(";")[0]

    for name in ("mind.worker-1", "house.worker-2"):
        assert await policy(f"/assets/{name}.js") == "'self' blob: 'wasm-unsafe-eval'"
    for path in ("/", "/assets/index-3.js", "/api/games"):
        assert await policy(path) == "'self'"
