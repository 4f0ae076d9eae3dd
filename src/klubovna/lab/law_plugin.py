"""The plug-in for pytest: a package whose settings name its game has the tests of the laws without writing them.

    [tool.pytest.ini_options]
    klubovna_game = "nim"

Where nothing is named, nothing is done and nothing more is loaded.
"""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("klubovna_game", "games that are held to the laws of Klubovna, by id or package", type="args")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Beside the tests that were found, unless only some were asked for."""
    if config.getini("klubovna_game") and config.args_source is not pytest.Config.ArgsSource.ARGS:
        held = pytest.Module.from_parent(session, path=Path(__file__).parent / "laws" / "held.py")
        items.extend(session.genitems(held))
