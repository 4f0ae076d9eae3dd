"""Puzzles of the toy game, made by hand, in a package of its own for every test; and how somebody puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

import klubovna
from klubovna.bots.thoughts import Reason
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Luck
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Chosen
from klubovna.service.puzzles import Checked, Find, Puzzle, written
from klubovna.terminal.app import ClubApp
from klubovna.terminal.laid.puzzle import PuzzleScreen
from klubovna.terminal.laid.puzzler import Puzzler
from klubovna.terminal.table import TableScreen
from tests.server.toys import install_toy

DEALT: list[Any] = [Luck([1, 2, 9]), Luck([3, 4, 5])]
HIGH = Puzzle(
    name="high",
    theme="lay",
    seat="north",
    before=DEALT,
    finds=[
        Find(
            answer="lay 9",
            tempting="draw",
            then=["wait", "wait"],
            fails=[Luck(7), "draw", Luck(8)],
            worth={"lay 9": 0.8, "draw": 0.5, "lay 1": 0.3},
            why=[Reason("likely", Message("log-won", {"seat": "north"}))],
            but=[Reason("reply", Message("do-wait"), "south")],
        )
    ],
    level=1200,
    measured=True,
    rules="1",
    seen={"40": 0.0},
    checked=[Checked(1, 100, 0.3), Checked(1, 400, 0.3)],
)
TWICE = replace(
    HIGH,
    name="twice",
    theme="look",
    level=1600,
    measured=False,
    before=[*DEALT, "lay 1", "lay 3", "wait", "lay 4"],
    finds=[
        Find(answer="peek 1", tempting="draw", fails=[Luck(7)], worth={"peek 1": 0.6, "draw": 0.4}),
        Find(answer="lay 9", tempting="lay 2"),
    ],
)
OLD = replace(HIGH, name="old", rules="0")
ASTRAY = replace(HIGH, name="astray", level=1700, finds=[Find(answer="lay 7")])
SAID = {
    "en": "puzzle-lay = What to lay?\npuzzle-lay-about = One card is better than the others.\n"
    "puzzle-look = What to look at?\npuzzle-look-about = Do not be hasty.\n"
    "puzzle-best = What now?\npuzzle-best-about = Find the best.\n",
    "cs": "puzzle-lay = Co vyložit?\npuzzle-lay-about = Jedna karta je lepší než ostatní.\n"
    "puzzle-look = Kam se podívat?\npuzzle-look-about = Nespěchejte.\n"
    "puzzle-best = Co teď?\npuzzle-best-about = Najděte to nejlepší.\n",
}


def laid(folder: Path, monkeypatch: pytest.MonkeyPatch, *puzzles: Puzzle, more: str = "") -> Game:
    """The toy with these puzzles, and perhaps with something that is none."""
    lines = written(list(puzzles)).decode() + more
    words = {f"puzzles/{language}.ftl": said for language, said in SAID.items()}
    words["puzzles/themes.toml"] = (
        'themes = [{ name = "lay", heard = ["log-won"] }, { name = "look", asked = ["Turn"] }]'
    )
    return klubovna.game(install_toy(folder, monkeypatch, {"puzzles/puzzles.jsonl": lines, **words}))


def at(app: ClubApp) -> Puzzler:
    return next(screen for screen in app.screen_stack if isinstance(screen, PuzzleScreen)).puzzler


def chosen(app: ClubApp) -> list[str]:
    """Everything that was chosen at the table that is shown."""
    return [entry.text for entry in at(app).session.table.record.entries if isinstance(entry, Chosen)]


async def choose(pilot: Pilot[None], app: ClubApp, text: str) -> None:
    """With the cursor on it."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    screen.point_at(screen.session.table.game.parse(text))
    await pilot.press("enter")
    await pilot.pause()


async def to_the_end(pilot: Pilot[None], app: ClubApp) -> None:
    """Through all that is shown."""
    while not at(app).done:
        await pilot.press("enter")
        await pilot.pause()
