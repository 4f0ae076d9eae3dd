"""Whatever is sent to whichever route, the house answers as its own document says, and never fails.

Schemathesis makes requests up from the document: proper ones and broken ones, the same every time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from klubovna.server.settings import Settings
from klubovna.server.web.app import create_app
from klubovna.server.web.document import document
from tests.server.clubhouse import House

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BOUNDED = hypothesis.settings(
    max_examples=8,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)

APP = create_app(Settings(database="", secret=b""))
schema = schemathesis.openapi.from_dict(document(APP.openapi_schema.to_schema(), APP))


class Guests:
    """Somebody new for every route, with a table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._known: dict[str, tuple[requests.Session, str]] = {}

    def ask(self, case: Any, at_table: bool) -> None:
        session, table = self._guest(case.operation.label)
        case.headers = {**(case.headers or {}), "x-csrf-token": str(session.headers["x-csrf-token"])}
        if at_table:
            case.path_parameters["id"] = table
        answer = case.call(base_url=self.address, session=session, cookies=session.cookies.get_dict())
        case.validate_response(answer, checks=CHECKS)

    def _guest(self, route: str) -> tuple[requests.Session, str]:
        if route not in self._known:
            session = requests.Session()
            session.headers["x-csrf-token"] = session.get(f"{self.address}/api/me").json()["csrf"]
            table = session.post(f"{self.address}/api/tables", json={"game": "vzdor"}).json()["id"]
            self._known[route] = session, table
        return self._known[route]

    def leave(self) -> None:
        for session, _ in self._known.values():
            session.close()


@schemathesis.serializer("application/x-ndjson")
def lines(_: Any, value: Any) -> bytes:
    return str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    """A house in a thread, as requests are made one after the other and wait for their answers."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    house = House(f"sqlite:///{tmp_path_factory.mktemp('anything') / 'club.sqlite3'}")
    try:
        asyncio.run_coroutine_threadsafe(house.open(), loop).result(30)
        guests = Guests(f"http://{house.address}")
        yield guests
        guests.leave()
        asyncio.run_coroutine_threadsafe(house.close(), loop).result(30)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@schema.parametrize()
@BOUNDED
def test_at_no_table_in_particular(case: Any, guests: Guests) -> None:
    guests.ask(case, at_table=False)


@schema.include(path_regex="{id}").parametrize()
@BOUNDED
def test_at_a_table_of_ones_own(case: Any, guests: Guests) -> None:
    guests.ask(case, at_table=True)
