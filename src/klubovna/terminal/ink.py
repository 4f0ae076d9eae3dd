"""The colours of the club table, by day and in the evening: an `Ink` for boards, a theme for Textual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from rich.theme import Theme as RichTheme

if TYPE_CHECKING:
    from textual.theme import Theme


class Ink(msgspec.Struct, frozen=True, kw_only=True):
    """Colours by what they mean. Nothing may be told by colour alone: each has a sign or a word besides."""

    name: str
    dark: bool
    ground: str
    table: str
    paper: str
    paper2: str
    line: str
    ink: str
    ink2: str
    good: str
    bad: str
    warn: str
    info: str
    legal: str
    chosen: str
    accent: str = "#3d4f5f"
    accent_ink: str = "#fff6ec"
    side_a: str = "#3f5d4a"
    side_b: str = "#9c2f25"


DAY = Ink(
    name="day",
    dark=False,
    ground="#ece5d6",
    table="#d8cdb4",
    paper="#fbf7ee",
    paper2="#f1e9d8",
    line="#b9ab8d",
    ink="#2a2520",
    ink2="#5d5347",
    good="#2f6b3a",
    bad="#9b2d23",
    warn="#8a5a00",
    info="#24578a",
    legal="#1864ab",
    chosen="#b83a08",
)
EVENING = Ink(
    name="evening",
    dark=True,
    ground="#1b1f1e",
    table="#24302b",
    paper="#2d3432",
    paper2="#353d3a",
    line="#55605b",
    ink="#f0e9db",
    ink2="#bdb6a6",
    good="#7bc48a",
    bad="#f08c7f",
    warn="#e6b45c",
    info="#85b7e6",
    legal="#74c0fc",
    chosen="#ff922b",
)
LIGHTS = {ink.name: ink for ink in (DAY, EVENING)}
ACCENTS: dict[str, dict[str, str]] = {
    "vzdor": {"accent": "#9c2f25", "accent_ink": "#fff6ec", "side_a": "#3f5d4a", "side_b": "#9c2f25"},
    "blitzkrieg": {"accent": "#2f5266", "accent_ink": "#f6f3ea", "side_a": "#4a5a6a", "side_b": "#4d6b3c"},
    "napoleonics": {"accent": "#274b8f", "accent_ink": "#f4f7ff", "side_a": "#274b8f", "side_b": "#a4262c"},
    "hagalaz": {"accent": "#17606b", "accent_ink": "#effcff", "side_a": "#17606b", "side_b": "#b3541e"},
    "kacir": {"accent": "#4c3f63", "accent_ink": "#f6f1ff", "side_a": "#6a3d7c", "side_b": "#8a5a2b"},
}
"""One accent a game, with the ink that stands on it."""


def ink_of(light: str, game: str) -> Ink:
    return msgspec.structs.replace(LIGHTS[light], **ACCENTS.get(game, {}))


def usual_light(environ: Mapping[str, str] | None = None) -> str:
    """Evening, as most terminals are dark, unless the terminal says that its ground is light."""
    ground = (os.environ if environ is None else environ).get("COLORFGBG", "").rpartition(";")[2]
    return "day" if ground in {"7", "9", "10", "11", "12", "13", "14", "15"} else "evening"


def theme(ink: Ink) -> Theme:
    from textual.theme import Theme  # boards are drawn without Textual, too

    return Theme(
        name=f"klubovna-{ink.name}",
        primary=ink.accent,
        secondary=ink.line,
        accent=ink.chosen,
        warning=ink.warn,
        error=ink.bad,
        success=ink.good,
        foreground=ink.ink,
        background=ink.ground,
        surface=ink.paper,
        panel=ink.paper2,
        dark=ink.dark,
        variables=variables(ink),
    )


def book(ink: Ink) -> RichTheme:
    """How a rulebook is printed."""
    heading = f"bold {ink.chosen}"
    styles = {f"markdown.h{level}": heading for level in range(1, 7)}
    return RichTheme({**styles, "markdown.item.bullet": f"bold {ink.legal}", "markdown.table.header": "bold"})


def variables(ink: Ink) -> dict[str, str]:
    """Our own names in the style sheet."""
    return {
        "club-ground": ink.ground,
        "club-table": ink.table,
        "club-paper": ink.paper,
        "club-paper-2": ink.paper2,
        "club-line": ink.line,
        "club-ink": ink.ink,
        "club-ink-2": ink.ink2,
        "club-legal": ink.legal,
        "club-accent": ink.accent,
        "club-accent-ink": ink.accent_ink,
    }
