"""The house is open in every test of this room, on each database that is there."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.kernel.house import install
from tests.server import postgres, quick
from tests.server.clubhouse import House

_count = iter(range(10**6))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> None:
    """Schemathesis comes with a plug-in of its own, which takes longer to load than most tests to run."""
    if file_path.name == "test_anything.py":
        parent.config.pluginmanager.import_plugin("schemathesis.pytest.plugin")


class HeldClock:
    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def bucket_clock(monkeypatch: pytest.MonkeyPatch) -> HeldClock:
    """Buckets fill when the test says so, however long it takes."""
    clock = HeldClock()
    monkeypatch.setattr("klubovna.server.limits.clock", clock.read)
    return clock


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """How slowly they are hashed in earnest is proved where it is looked at (`slow_passwords`)."""
    monkeypatch.setattr("klubovna.server.identity._passwords", quick.QUICK)


@pytest.fixture
def slow_passwords(quick_passwords: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.server.identity._passwords", quick.SLOW)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes an empty database and gives its address."""
    bin = postgres.programs()
    if bin is None:
        if os.environ.get("KLUBOVNA_WITHOUT_POSTGRESQL"):
            pytest.skip("no PostgreSQL, and KLUBOVNA_WITHOUT_POSTGRESQL says that this is known")
        pytest.fail("PostgreSQL is not installed (apt-get install postgresql, or set KLUBOVNA_WITHOUT_POSTGRESQL=1)")
    with postgres.running(bin) as address:

        def fresh() -> str:
            """A schema is a database of its own for us, and made in no time."""
            name = f"club{next(_count)}"
            with psycopg.connect(address, autocommit=True) as db:
                db.execute(f'CREATE SCHEMA "{name}"')
            return f"{address}&options=-csearch_path%3D{name}"

        yield fresh


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Everything that is stored is tested on both."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    made: str = request.getfixturevalue("postgresql")()
    return made


@pytest.fixture
async def open_house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[..., Any]]:
    """Opens houses, with the toy game among the games, and closes them all in the end."""
    install(monkeypatch)
    opened: list[House] = []

    async def open_one(
        database: str,
        thinkers: Any = None,
        static: Path | None = None,
        porter: Any = None,
        handbook: Path | None = None,
        carried: Path | None = None,
        **settings: Any,
    ) -> House:
        house = House(database, **settings)
        house.thinkers, house.static, house.porter, house.handbook = thinkers, static, porter, handbook
        house.carried = carried
        opened.append(await house.open())
        return house

    yield open_one
    for house in opened:
        await house.close()


@pytest.fixture
async def house(open_house: Callable[..., Any], database: str) -> House:
    opened: House = await open_house(database)
    return opened
