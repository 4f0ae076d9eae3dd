"""The board of Mass Effect: Priority Hagalaz as tests draw it."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

import klubovna
from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.view import HagalazView, MissionView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts

GAME = klubovna.game("hagalaz")
INK = ink_of("evening", klubovna.game("hagalaz").lid)
SIZES = [(79, 12), (80, 16), (93, 30), (104, 45), (136, 70)]
COMPACT, DOUBLED, TRIPLED = Space(80, 12), Space(100, 32), Space(140, 70)
NBSP = "\N{NO-BREAK SPACE}"


def content() -> Box:
    found = GAME.content()
    assert isinstance(found, Box)
    return found


def board() -> Board:
    return board_for("hagalaz", content())


def table_for(scenario: str = "cerberus-weapons", seed: int = 1, **options: Any) -> klubovna.Table:
    return klubovna.new("hagalaz", seed=seed, scenario=scenario, **options)


def begun(scenario: str = "cerberus-weapons", seed: int = 1) -> klubovna.Table:
    """A mission whose first hero places dice."""
    table = table_for(scenario, seed)
    while table.prompt is None or table.prompt.id != "ask-act":
        table.play(table.options[0])
    return table


def painted(view: HagalazView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> Text:
    found = board().draw(view, choices or Offer(), size, all_texts(GAME, language), INK)
    assert isinstance(found, Text)
    return found


def drawn(view: HagalazView, choices: Offer | None = None, size: Space = COMPACT, language: str = "en") -> str:
    return str(painted(view, choices, size, language)).replace(NBSP, " ")


def mission_of(view: HagalazView) -> MissionView:
    assert view.mission is not None
    return view.mission


def changed(view: HagalazView, **fields: Any) -> HagalazView:
    """The same table with something else on it."""
    return msgspec.structs.replace(view, mission=msgspec.structs.replace(mission_of(view), **fields))


def cells(view: HagalazView, choices: Offer | None = None) -> dict[str, str]:
    """What is written into each hex of a row of one line, without the sign of its left side."""
    mission = mission_of(view)
    lines = {line[0]: line for line in drawn(view, choices).splitlines() if line[1:3].strip(" │") != line[1:3]}
    columns = max(int(hex.id[1:]) for hex in mission.map)
    width = 5 if columns <= 12 else 4
    found = {}
    for hex in mission.map:
        start = 1 + (int(hex.id[1:]) - 1) * width + (ord(hex.id[0]) - ord("A")) % 2 * (width // 2)
        found[hex.id] = lines[hex.id[0]][start + 1 : start + width]
    return found


def texts_en() -> Texts:
    return all_texts(GAME, "en")


def read(mine: Board, thing: str, texts: Texts) -> str:
    with (console := Console(width=90)).capture() as captured:
        console.print(mine.details(thing, texts, INK))
    return captured.get()


def as_prose(text: str) -> str:
    return " ".join(text.split())
