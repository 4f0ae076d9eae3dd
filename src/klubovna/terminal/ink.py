"""The colours of the club table, by day and in the evening: an `Ink` for boards, a theme for Textual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from rich.theme import Theme as RichTheme

if TYPE_CHECKING:
    from textual.theme import Theme

from klubovna.kernel.lid import Lid


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
    accent: str = Lid().accent
    accent_ink: str = Lid().accent_ink
    side_a: str = Lid().sides[0]
    side_b: str = Lid().sides[1]


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


def ink_of(light: str, lid: Lid) -> Ink:
    """One accent a game, with the ink that stands on it."""
    side_a, side_b = lid.sides
    accents = {"accent": lid.accent, "accent_ink": lid.accent_ink, "side_a": side_a, "side_b": side_b}
    return msgspec.structs.replace(LIGHTS[light], **accents)


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
