"""The house of these tests: what goes wrong in it is told by the test that asked for it, and by no other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clubhouse import DidNotOpen


async def test_a_house_that_does_not_open_fails_its_own_test(
    open_house: Callable[..., Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """uvicorn would end the process: with it went the worker, the other tests and the reason."""
    with caplog.at_level(logging.ERROR), pytest.raises(DidNotOpen):
        await open_house(f"sqlite:///{tmp_path}")
    assert "Traceback" in caplog.text


async def test_a_server_shows_the_handbook_that_is_built_in(
    open_house: Callable[..., Any], tmp_path: Path, sqlite: str
) -> None:
    book = tmp_path / "handbook"
    book.mkdir()
    (book / "index.html").write_text("<h1>Klubovna</h1>", "utf-8")
    visitor = await (await open_house(sqlite, handbook=book)).visitor()
    front = await visitor.ask("GET", "../docs")
    assert (front.status_code, front.headers["location"]) == (302, "/docs/index.html")
    page = await visitor.ask("GET", "../docs/index.html")
    assert page.text == "<h1>Klubovna</h1>"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert (await visitor.ask("GET", "../docs/nothing.html")).status_code == 404


async def test_a_server_without_a_handbook_has_none(
    open_house: Callable[..., Any], tmp_path: Path, sqlite: str
) -> None:
    visitor = await (await open_house(sqlite, handbook=tmp_path / "nowhere")).visitor()
    assert (await visitor.ask("GET", "../docs/index.html")).status_code == 404


async def test_whatever_can_be_had_can_be_asked_for_by_its_head(
    open_house: Callable[..., Any], tmp_path: Path, sqlite: str
) -> None:
    for folder in ("handbook", "static"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "index.html").write_text("<h1>Klubovna</h1>", "utf-8")
    house = await open_house(sqlite, handbook=tmp_path / "handbook", static=tmp_path / "static")
    visitor = await house.visitor()
    for path in ("", "docs", "docs/", "docs/index.html", "schema/openapi.json", "healthz", "metrics", "api/games"):
        whole, head = await visitor.ask("GET", f"../{path}"), await visitor.ask("HEAD", f"../{path}")
        assert whole.status_code in (200, 302), path
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers.keys() == whole.headers.keys(), path
    assert (await visitor.ask("HEAD", "tables/none/choose")).status_code == 405
