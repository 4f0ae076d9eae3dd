"""A game that `klubovna new-game` has just written, in a browser: nobody has drawn a line for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from klubovna.cli.new_game import write
from tests.browser.served import Served
from tests.browser.visitor import Visitor
from tests.shelf.packages import installed

Come = Callable[..., Visitor]


@pytest.fixture
def with_nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server in whose environment the package is installed."""
    source = write("nim", tmp_path / "nim") / "src"
    paths = [*installed(source, "nim", "klubovna_nim", tmp_path / "beside"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
    served = Served(tmp_path).open()
    yield served
    served.close()


def test_it_stands_on_the_shelf_and_is_played_to_the_end(with_nim: Served, come: Come) -> None:
    anna, card = come(to=with_nim, language="cs").go(), ".game[data-game=nim]"
    for told in ("Nim", "Střídejte se v braní z hromádky", "2–5 min"):
        anna.sees(card, told)
    anna.until("css => document.querySelector(css).naturalWidth > 0", f"{card} .cov img")
    anna.sees(f"{card} .quick").click()
    anna.sees(".app .prompt")
    for _ in range(15):
        anna.settle()
        anna.sees(".prompt .all, .ending")
        if anna.find(".ending").count():
            break
        anna.choose()
    anna.sees(".ending", "Poslední kámen je pryč")
    anna.picture("new-game-end")
