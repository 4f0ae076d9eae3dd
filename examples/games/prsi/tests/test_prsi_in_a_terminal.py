"""A whole game in a terminal, by keys alone, against a bot of the house."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

import klubovna
from klubovna.terminal import table as table_screen
from klubovna.terminal.app import ClubApp, table_app
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session

pytestmark = pytest.mark.skipif(
    find_spec("klubovna.terminal.boards.plain") is None, reason="this house draws only its own games in a terminal"
)


def seen(app: ClubApp) -> str:
    """The screen as plain text."""
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize(("language", "size"), [("cs", (80, 24)), ("en", (120, 40))])
async def test_by_keys_against_two_of_club(
    language: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first choice that is offered, again and again; the end is told."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(table_screen, "PAUSE", 0.0)
    table = klubovna.new("prsi", seed=3, players=3)
    app = table_app(Session(table, players={"north": PERSON, "east": "club", "south": "club"}), language)
    async with app.run_test(size=size) as pilot:
        assert app.texts.text("game-name") in seen(app)
        while table.outcome is None:
            if table.seat == "north":
                await pilot.press("enter")
            await pilot.pause()
        await pilot.pause()
        assert app.texts.text(f"ending-{table.outcome.reason}").split()[0] in seen(app)
