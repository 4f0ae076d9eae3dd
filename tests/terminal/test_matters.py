"""What to look at in a decision, under the question in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from klubovna.terminal.app import ClubApp, table_app
from klubovna.terminal.matters import Settings, keep, kept
from klubovna.terminal.session import Session
from tests.kernel.house import opened
from tests.terminal.test_table import LARGE, SMALL, seen

Sit = Callable[..., ClubApp]
SAID, IN_CZECH = "What to look at: Whose action works only in planning", "Na co se dívat: Čí akce platí jen v plánování"


async def test_a_newcomer_is_told_until_it_is_turned_off_for_good(sit_down: Sit) -> None:
    """With one key, that is told at the foot of the screen, and in either language; the next game knows it."""
    app = sit_down()
    async with app.run_test(size=LARGE) as pilot:
        assert SAID in seen(app)
        await pilot.press("c")
        assert IN_CZECH in seen(app)
        await pilot.press("m")
        assert "Na co se dívat:" not in seen(app)
        assert " m na co se dívat" in seen(app)
    again = sit_down()
    async with again.run_test(size=LARGE) as pilot:
        assert SAID not in seen(again)
        await pilot.press("m")
        assert SAID in seen(again)
    assert kept() == Settings(matters=True)


async def test_a_small_window_says_it_when_it_is_wanted(sit_down: Sit) -> None:
    """Where every line counts nothing is said unasked."""
    app = sit_down()
    async with app.run_test(size=SMALL) as pilot:
        assert SAID not in seen(app)
        await pilot.press("m")
        assert SAID in seen(app)


async def test_a_game_that_says_nothing_of_it_has_no_line() -> None:
    app = table_app(Session(opened()), "en")
    async with app.run_test(size=LARGE):
        assert "What to look at:" not in seen(app)


def test_a_file_that_cant_be_read_is_left_out_of_account(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text("}", "utf-8")
    assert kept(file) == Settings()
    keep(Settings(matters=False), file)
    assert kept(file) == Settings(matters=False)
    keep(Settings(), file / "below")
