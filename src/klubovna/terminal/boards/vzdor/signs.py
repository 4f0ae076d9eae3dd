"""What the parts of the board share: the signs, the level of detail, a painter with what they all need."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from rich.text import Text

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.cards import Side
from klubovna.games.vzdor.view import VzdorView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.drawing import mark
from klubovna.terminal.ink import Ink

COVERT_SIGN, REVEALED_SIGN = "♠", "☼"
DEFENCE_SIGN, POINTS_SIGN = "◆", "★"
HIDDEN_SIGN, TOP_SIGN = "▒", "↑"
KEYWORDS = {"defence": "■", "defeat": "†", "survive": "♥"}
SIDES = {"covert": COVERT_SIGN, "revealed": REVEALED_SIGN}
PHASES = ("planning", "attack", "aftermath", "rest")

Crowd: TypeAlias = Literal["told", "listed", "flowing"]
"""How enemies are shown: with their effects, one a line, or one after another."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How much is told; the board takes the richest level that fits the window."""

    boxed: bool
    crowd: Crowd
    airy: bool = False
    rows: bool = True
    """Cards in hand as rows with their actions, or only their names and strengths."""
    effects: bool = True
    """The effects of missions that are not the chosen one."""


LEVELS = (
    Level(boxed=True, crowd="told", airy=True),
    Level(boxed=True, crowd="told"),
    Level(boxed=True, crowd="listed"),
    Level(boxed=True, crowd="flowing"),
    Level(boxed=False, crowd="listed", airy=True),
    Level(boxed=False, crowd="listed"),
    Level(boxed=False, crowd="flowing"),
    Level(boxed=False, crowd="flowing", effects=False),
    Level(boxed=False, crowd="flowing", rows=False),
    Level(boxed=False, crowd="flowing", rows=False, effects=False),
)


class Painter(msgspec.Struct, frozen=True):
    """Everything a part of the board needs to draw itself."""

    content: Box
    view: VzdorView
    options: Offer
    texts: Texts
    ink: Ink
    width: int
    level: Level

    def mark(self, *path: str) -> Text:
        return mark(self.options, self.ink, *path)

    def word(self, id: str, **args: int | str) -> str:
        return self.texts.text(f"vzdor-{id}", **args)


def action_text(texts: Texts, side: Side, *, brief: bool) -> str:
    """What a side can do, in a short sentence or in the few words of a narrow column."""
    if side.action is None:
        return texts.text("vzdor-no-action")
    return texts.text(f"vzdor-brief-{side.action}" if brief else f"short-{side.action}", count=side.count)


def phase_letters(texts: Texts, side: Side) -> str:
    """`P`, `A` or `PA`: the phases in which a side's action works, by their first letters."""
    return "".join(texts.name(phase)[:1] for phase in side.phase)


def enemy_name(texts: Texts, enemy: str) -> str:
    """What stands on an enemy's card, without its defence; some are women."""
    return texts.name(enemy).rpartition(" ")[0]


def brief_name(texts: Texts, enemy: str) -> str:
    """The same, shortened where it is too long for a column."""
    kind = enemy.rpartition("-")[0]
    return texts.text(f"vzdor-brief-{kind}") if texts.has(f"vzdor-brief-{kind}") else enemy_name(texts, enemy)
